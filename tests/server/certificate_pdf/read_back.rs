//! Readability of PDFs: by programs as written, aloud in order, and the QR code by a phone.

use crate::certificate_pdf::tools::{POPPLER, QPDF, ZBAR, file, over, run};
use crate::certificate_pdf::{ADDRESS, logo, paper, sheet};
use proptest::prelude::*;
use server::certificate_pdf::{CertificateSheet, PdfFault, pdf};

/// Extracted text, with lines joined by spaces.
fn text(paper: &[u8]) -> String {
    over(paper, POPPLER, "pdftotext", &["-enc", "UTF-8", "{}", "-"])
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn names_read_back() {
    let names = [
        "Anna",
        "A",
        "Łucja Ðorđe Þóra Ǆ ß ẞ ŉ ĳ",
        "Ấn Ḍậ Ẹ̃ Q̣̇ Ǘ",
        // The same letters, decomposed.
        "A\u{302}\u{301}n D\u{323}a\u{302}\u{323} e\u{308} q\u{307}\u{323}",
        "Άννα Ἀλέξανδρος ᾨδή ᾷ Ϊ́",
        "Α\u{313}\u{301}ννα",
        "Анна Йорданова-Щербакова Їжак Ѓоко Ђорђе Ӓ Ё",
        "Анна И\u{306} е\u{308} Р\u{301}",
        // Letters that look alike in three scripts.
        "AАΑ BВΒ oоο ATMТМ ΤΜ",
        "O’Karl d‘Anna “Karl” (Anna) Anna–Karl & Co., 3rd <b>",
        "office fluffy affine",
    ];
    for name in names {
        let read = text(&paper(&sheet(name)));
        assert!(read.contains(name), "{name:?} is not in {read:?}");
    }
}

#[test]
fn long_name_reads_back() {
    for words in ["Anna Карл ", "Άννα-Карл ", "Maximiliananna "] {
        let name: String = words.chars().cycle().take(300).collect();
        let read = text(&paper(&sheet(name.trim())));
        // After a hyphen at the end of a line, a reader cannot know whether there was a space.
        let plain = |text: &str| text.replace([' ', '-'], "");
        assert!(plain(&read).contains(&plain(&name)), "{name:?} is not in {read:?}");
    }
}

#[test]
fn reading_order_and_alternatives() {
    let sheet = CertificateSheet { logo: Some(logo()), ..sheet("Anna") };
    let output = over(&paper(&sheet), POPPLER, "pdfinfo", &["-struct-text", "{}"]);
    let order = [
        "Figure",
        "Demonstration & <federation>",
        "H1",
        "Certificate",
        "This is to certify that",
        "H2",
        "Anna",
        "has met every requirement of",
        "Tournament directors",
        "Club Director",
        "with distinction",
        "Laws of Duplicate Bridge",
        "2017",
        "Issued",
        "22 November 2026",
        "Valid until",
        "21 November 2028",
        "Number",
        &sheet.number,
        "Examiner",
        "Karl",
        "Second examiner",
        "Issued anew",
        "Anybody can check it at",
        "Link",
        ADDRESS,
        "Figure",
    ];
    let mut rest = output.as_str();
    for part in order {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} is missing: {output}"));
        rest = &rest[at + part.len()..];
    }
    let output = over(&paper(&sheet), QPDF, "qpdf", &["--json", "{}"]);
    for words in [&sheet.labels.logo, &sheet.labels.code] {
        assert!(output.contains(&format!(r#""/Alt": "u:{words}""#)), "{words}: {output}");
    }
    assert!(over(&paper(&sheet), POPPLER, "pdfinfo", &["-url", "{}"]).contains(ADDRESS));
}

#[test]
fn qr_code_holds_the_url() {
    let long = format!("https://director.example.org/{}", "a/".repeat(60));
    for (address, sheet) in [
        (ADDRESS, sheet("Anna")),
        (&long, CertificateSheet { address: long.clone(), logo: Some(logo()), ..sheet("Άννα") }),
    ] {
        let path = file(&paper(&sheet));
        let picture = path.with_extension("");
        run(
            POPPLER,
            "pdftoppm",
            &["-r", "150", "-png", "-singlefile", "{}", &picture.to_string_lossy()],
            &path.to_string_lossy(),
        );
        let picture = path.with_extension("png");
        let read = run(ZBAR, "zbarimg", &["-q", "--raw", "--nodbus", "{}"], &picture.to_string_lossy());
        assert_eq!(String::from_utf8_lossy(&read).trim(), address);
        for file in [path, picture] {
            std::fs::remove_file(file).expect("a file");
        }
    }
}

/// Up to three hundred letters of three scripts, with marks.
fn name() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        4 => "[a-zA-ZÀ-ÖØ-öø-žẠ-ỹ]",
        2 => "[α-ωΑ-ΡΣ-Ωἀ-ἇ]",
        2 => "[а-яА-ЯЁёЋћ]",
        1 => "[a-zа-яα-ω][\u{300}-\u{304}\u{306}-\u{30c}\u{323}\u{327}]",
        1 => " ",
    ];
    proptest::collection::vec(letter, 1..150).prop_map(|letters| letters.concat())
}

proptest! {
    // Each case writes a PDF and reads it back.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_name_prints_or_is_refused(name in prop_oneof![3 => name(), 1 => any::<String>()]) {
        match pdf(&sheet(&name)) {
            Ok(paper) => {
                prop_assert!(paper.len() <= 60_000, "{:?}: {} bytes", name, paper.len());
                let plain = |text: &str| text.split_whitespace().collect::<String>();
                let read = plain(&text(&paper));
                prop_assert!(read.contains(&plain(&name)), "{:?} is not in {:?}", name, read);
            }
            Err(PdfFault::Written(why)) => prop_assert!(false, "{:?}: {}", name, why),
            Err(_) => {}
        }
    }
}
