//! Properties of every sheet: a page with all ink inside its border, or a fault.

use super::layout::laid_out;
use super::page::{INSIDE, RULE};
use super::{CertificateSheet, Field, Labels, Logo, LogoFault, PdfFault, Signature, pdf};
use proptest::prelude::*;
use time::macros::datetime;

fn sheet(holder: &str) -> CertificateSheet {
    let labels = Labels {
        heading: "Certificate".into(),
        before_holder: "This is to certify that".into(),
        before_programme: "has met every requirement of".into(),
        edition: "Laws".into(),
        issued: "Issued".into(),
        valid: "Valid until".into(),
        number: "Number".into(),
        verify: "Anybody can check it at".into(),
        code: "QR code of the address".into(),
        logo: "Logo".into(),
        credential: "The certificate as an Open Badge".into(),
    };
    CertificateSheet {
        language: "en".into(),
        labels,
        federation: "Demonstration federation".into(),
        logo: None,
        holder: holder.into(),
        programme: "Tournament directors".into(),
        level: "Club Director".into(),
        band: Some("with distinction".into()),
        edition: "2017".into(),
        issued: "22 November 2026".into(),
        valid: "21 November 2028".into(),
        number: "3f2b8c1e-7d4a-4e5f-9a6b-0c1d2e3f4a5b".into(),
        signatures: vec![Signature { part: "Examiner".into(), name: "Karl".into() }],
        notes: vec![],
        address: "https://director.example.org/verify/3f2b8c1e-7d4a-4e5f-9a6b-0c1d2e3f4a5b".into(),
        credential: b"{\"type\":\"VerifiableCredential\"}".to_vec(),
        made: datetime!(2026-11-22 10:00 UTC),
    }
}

/// A sheet on which as much stands as there is room for.
fn full(holder: &str) -> CertificateSheet {
    let long =
        "a name that is a good deal longer than such a name ever should be, and does not end where it might";
    CertificateSheet {
        federation: long.into(),
        programme: long.into(),
        level: long.into(),
        signatures: vec![Signature { part: "Examiner".into(), name: "Karl".into() }; 3],
        notes: vec![long.into(); 2],
        ..sheet(holder)
    }
}

/// Letters of the three scripts, with marks of their own and marks that are put to them, and what
/// stands between.
fn name() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        6 => "[a-zA-ZÀ-ÖØ-öø-ž]",
        3 => "[α-ωΑ-ΡΣ-Ωἀ-ἇ]",
        3 => "[а-яА-ЯҐ-ґЁёЋћ]",
        2 => "[a-zA-Zа-яα-ω][\u{300}-\u{304}\u{306}-\u{30c}\u{323}\u{327}]",
        2 => "[ '’.-]",
        1 => "[Ạ-ỹ]",
    ];
    proptest::collection::vec(letter, 1..300).prop_map(|letters| letters.concat())
}

fn ink_is_inside(sheet: &CertificateSheet) -> Result<(), PdfFault> {
    let page = laid_out(sheet)?;
    let mut above = 0.0;
    for block in page.blocks() {
        let field = block.field;
        for line in &block.lines {
            let [left, top, right, bottom] = line.ink;
            assert!(left >= INSIDE[0] && right <= INSIDE[2], "{field:?}: {left} to {right}");
            assert!(top >= INSIDE[1] && bottom <= INSIDE[3], "{field:?}: {top} to {bottom}");
        }
    }
    for block in &page.certified {
        let field = block.field;
        let (first, last) = (&block.lines[0], &block.lines[block.lines.len() - 1]);
        assert!(first.at.1 > above, "{field:?} stands in what is above it");
        above = last.at.1;
    }
    assert!(above < RULE, "{above}: in the facts");
    let letters = |glyphs: &[super::fonts::Glyph]| glyphs.iter().map(|glyph| glyph.text.end).max();
    let whole = page.blocks().all(|block| {
        letters(&block.lines[block.lines.len() - 1].glyphs) == Some(block.text.len())
            && block
                .lines
                .windows(2)
                .all(|two| letters(&two[0].glyphs) <= two[1].glyphs.first().map(|g| g.text.start))
    });
    assert!(whole, "every letter stands in one line");
    Ok(())
}

proptest! {
    // Setting letters is slow where nothing is optimised.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn names_stay_inside_the_border(name in name()) {
        prop_assume!(!name.trim().is_empty());
        for sheet in [sheet(&name), full(&name)] {
            match ink_is_inside(&sheet) {
                Ok(()) | Err(PdfFault::Marks(Field::Holder)) => {}
                Err(fault) => prop_assert!(false, "{}: {}", name, fault),
            }
        }
    }

    #[test]
    fn lays_out_or_refuses_any_text(name in any::<String>(), other in any::<String>()) {
        let mut sheet = sheet(&name);
        let _ = ink_is_inside(&sheet);
        sheet.holder = "Anna".into();
        sheet.level = other.clone();
        let _ = ink_is_inside(&sheet);
        sheet.level = "Level".into();
        sheet.language = other.clone();
        let _ = ink_is_inside(&sheet);
        sheet.language = "en".into();
        sheet.address = other;
        let _ = ink_is_inside(&sheet);
    }

    #[test]
    fn logo_reader_survives_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Logo::read(&bytes).is_err());
        prop_assert!(Logo::read(&[b"\x89PNG\r\n\x1a\n", bytes.as_slice()].concat()).is_err());
    }
}

#[test]
fn unprintable_text_is_named() {
    let unprinted = |c: char| PdfFault::Unprinted { field: Field::Holder, characters: vec![c] };
    let unknown = |c: &[char]| PdfFault::Unknown { field: Field::Holder, characters: c.to_vec() };
    let cases = [
        ("", PdfFault::Empty(Field::Holder)),
        (" \u{a0} ", PdfFault::Empty(Field::Holder)),
        ("Anna\u{0}", unprinted('\u{0}')),
        ("An\nna", unprinted('\n')),
        ("An\u{1b}[31mna", unprinted('\u{1b}')),
        ("An\u{85}na", unprinted('\u{85}')),
        ("An\u{ad}na", unprinted('\u{ad}')),
        ("An\u{200b}na", unprinted('\u{200b}')),
        ("An\u{200d}na", unprinted('\u{200d}')),
        ("\u{200f}Anna", unprinted('\u{200f}')),
        ("\u{202e}annA", unprinted('\u{202e}')),
        ("\u{2066}Anna", unprinted('\u{2066}')),
        ("Anna\u{fe0f}", unprinted('\u{fe0f}')),
        ("Anna\u{feff}", unprinted('\u{feff}')),
        ("Anna\u{e000}", unprinted('\u{e000}')),
        ("Anna\u{e0041}", unprinted('\u{e0041}')),
        ("אנה", unknown(&['א', 'ה', 'נ'])),
        ("آنا", unknown(&['آ', 'ا', 'ن'])),
        ("安娜", unknown(&['娜', '安'])),
        ("Anna ☂", unknown(&['☂'])),
        (&"Щ".repeat(2000), PdfFault::TooLong(Field::Holder)),
        (&format!("A{}", "\u{301}".repeat(40)), PdfFault::Marks(Field::Holder)),
    ];
    for (name, fault) in cases {
        assert_eq!(pdf(&sheet(name)).err(), Some(fault), "{name:?}");
    }
    assert_eq!(unprinted('\u{202e}').to_string(), "Holder: characters that are not printed: U+202E");
}

#[test]
fn refuses_a_malformed_sheet() {
    let faults = [
        (CertificateSheet { address: "javascript:alert(1)".into(), ..sheet("Anna") }, PdfFault::Address),
        (CertificateSheet { address: "https://a b".into(), ..sheet("Anna") }, PdfFault::Address),
        (
            CertificateSheet { address: format!("https://{}", "a".repeat(150)), ..sheet("Anna") },
            PdfFault::Address,
        ),
        (CertificateSheet { language: "e n".into(), ..sheet("Anna") }, PdfFault::Language),
        (CertificateSheet { notes: vec!["Note".into(); 3], ..sheet("Anna") }, PdfFault::TooMany(Field::Note)),
        (CertificateSheet { band: Some(String::new()), ..sheet("Anna") }, PdfFault::Empty(Field::Band)),
        (CertificateSheet { number: "9".repeat(200), ..sheet("Anna") }, PdfFault::TooLong(Field::Number)),
    ];
    for (sheet, fault) in faults {
        assert_eq!(pdf(&sheet).err(), Some(fault));
    }
}

#[test]
fn fits_three_hundred_wide_letters() {
    for letter in ["W", "Щ", "Ж", "Ω", "Ǆ", "W ", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW "] {
        let name: String = letter.chars().cycle().take(300).collect();
        ink_is_inside(&sheet(&name)).expect(letter);
        ink_is_inside(&full(&name)).expect(letter);
    }
}

#[test]
fn breaks_names_between_words() {
    let name = "Anna-Anna Karl ".repeat(12);
    let page = laid_out(&sheet(name.trim())).expect("it has a place");
    let holder = &page.certified[1];
    assert!(holder.lines.len() > 1);
    for line in &holder.lines[..holder.lines.len() - 1] {
        let last = &line.glyphs[line.glyphs.len() - 1];
        assert!([" ", "-"].contains(&&holder.text[last.text.clone()]), "{:?}", &holder.text[..last.text.end]);
    }
}

/// A picture in PNG: a square of one colour, or of as much detail as there is.
fn picture(side: u32, detail: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, side, side);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("memory takes it");
    let mut state = 1_u32;
    let pixels: Vec<u8> = (0..side * side * 4)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            if detail { (state >> 24) as u8 } else { 200 }
        })
        .collect();
    writer.write_image_data(&pixels).expect("memory takes it");
    writer.finish().expect("memory takes it");
    bytes
}

#[test]
fn logo_is_complete_and_small() {
    let good = picture(300, false);
    let logo = Logo::read(&good).expect("a logo");
    assert_eq!(logo.size(), (150, 150));
    assert_eq!(Logo::read(&picture(1, true)).expect("a logo").size(), (1, 1));
    let with = CertificateSheet { logo: Some(logo), ..sheet("Anna") };
    assert_eq!(pdf(&with).expect("a paper"), pdf(&with).expect("a paper"));
    for end in [0, 7, 20, 33, good.len() / 2, good.len() - 20] {
        assert_eq!(Logo::read(&good[..end]).err(), Some(LogoFault::Picture), "the first {end} bytes");
    }
    // A header that promises more than there is: 4,000,000,000 pixels on a side.
    let mut promised = good.clone();
    promised[16..20].copy_from_slice(&4_000_000_000_u32.to_be_bytes());
    assert!(Logo::read(&promised).is_err());
    assert_eq!(Logo::read(&picture(2001, false)).err(), Some(LogoFault::Pixels));
    assert_eq!(Logo::read(&picture(200, true)).err(), Some(LogoFault::Detail));
    assert_eq!(Logo::read(&vec![0; 500_001]).err(), Some(LogoFault::Bytes));
    assert_eq!(Logo::read(b"<svg xmlns='http://www.w3.org/2000/svg'/>").err(), Some(LogoFault::Picture));
}
