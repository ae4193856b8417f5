//! Rendered PDFs: only the border reaches the edge. `PICTURES=1` saves them in
//! `target/screenshots`.

use crate::certificate_pdf::tools::{POPPLER, file, run};
use crate::certificate_pdf::{logo, paper, sheet};
use server::certificate_pdf::{CertificateSheet, Signature};
use std::path::Path;

/// Certificates with much, little or odd content.
fn papers() -> Vec<(&'static str, CertificateSheet)> {
    let of = |words: &str| words.chars().cycle().take(300).collect::<String>();
    let plain = CertificateSheet { notes: vec![], ..sheet("Anna Karl") };
    let long =
        "a name that is a good deal longer than such a name ever should be, and does not end where it might";
    vec![
        ("short", CertificateSheet { band: None, ..sheet("A") }),
        ("longest", sheet(of("Anna Karl Maximiliananna ").trim())),
        ("widest", sheet(&of("Щ"))),
        ("greek", sheet("Ἄννα Άννα ᾨδή")),
        ("cyrillic", sheet("Анна Йорданова-Щербакова")),
        ("marks", sheet("Ấn Ḍậ A\u{302}\u{301}\u{323} q\u{307}\u{323}")),
        (
            "life",
            CertificateSheet { valid: "for life".into(), logo: Some(logo()), band: None, ..plain.clone() },
        ),
        (
            "full",
            CertificateSheet {
                federation: long.into(),
                programme: long.into(),
                level: long.into(),
                notes: vec![long.into(); 2],
                logo: Some(logo()),
                ..sheet(of("Anna Karl Maximiliananna ").trim())
            },
        ),
        (
            "signed",
            CertificateSheet {
                signatures: [
                    ("First examiner", of("Anna Karl Maximiliananna ")),
                    ("Second examiner", of("Щ")),
                ]
                .map(|(part, name)| Signature { part: part.into(), name: name.chars().take(100).collect() })
                .to_vec(),
                notes: vec![format!("Issued anew on 22 November 2026; replaces demo.{}.", "0".repeat(32))],
                ..plain.clone()
            },
        ),
        ("plain", plain),
    ]
}

#[test]
fn only_the_border_reaches_the_edge() {
    for (name, sheet) in papers() {
        let path = file(&paper(&sheet));
        let (from, to) = (path.to_string_lossy(), path.with_extension("").to_string_lossy().into_owned());
        // One pixel a point, in grey.
        run(POPPLER, "pdftoppm", &["-r", "72", "-gray", "-singlefile", "{}", &to], &from);
        let picture = path.with_extension("pgm");
        let bytes = std::fs::read(&picture).expect("a picture");
        let (wide, high, pixels) = grey(&bytes);
        assert_eq!((wide, high), (842, 596));
        // Outside the border, and in the margin inside it.
        for ring in (0..23).chain(51..53) {
            let flat = (ring..wide - ring).flat_map(|x| [(x, ring), (x, high - 1 - ring)]);
            let upright = (ring..high - ring).flat_map(|y| [(ring, y), (wide - 1 - ring, y)]);
            let dirty = flat.chain(upright).find(|(x, y)| pixels[y * wide + x] != 255);
            assert_eq!(dirty, None, "{name}: ink at the edge");
        }
        assert!(
            pixels.iter().filter(|pixel| **pixel < 128).count() > 5000,
            "{name}: hardly anything is there"
        );
        if std::env::var_os("PICTURES").is_some() {
            let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
            std::fs::create_dir_all(&folder).expect("a folder for the pictures");
            let to = folder.join(format!("certificate-{name}"));
            run(
                POPPLER,
                "pdftoppm",
                &["-r", "110", "-png", "-singlefile", "{}", &to.to_string_lossy()],
                &from,
            );
        }
        for file in [&path, &picture] {
            std::fs::remove_file(file).expect("a file");
        }
    }
}

/// Reads a PGM picture: width, height, and pixels.
fn grey(bytes: &[u8]) -> (usize, usize, &[u8]) {
    let mut head = bytes.splitn(4, |byte| byte.is_ascii_whitespace());
    let mut next = || std::str::from_utf8(head.next().expect("a head")).expect("a head in ASCII");
    assert_eq!(next(), "P5");
    let [wide, high] = [next(), next()].map(|number| number.parse().expect("a number"));
    (wide, high, &bytes[bytes.len() - wide * high..])
}
