//! PDFs for archiving: complete, self-describing, with embedded fonts and the credential.

use crate::certificate_pdf::tools::{POPPLER, QPDF, file, over, run};
use crate::certificate_pdf::{credential, logo, paper, sheet};
use server::certificate_pdf::CertificateSheet;

/// Maximum size of a PDF.
const BYTES: usize = 60_000;

/// Certificates with different content.
fn papers() -> Vec<Vec<u8>> {
    let long = "Anna Karl Анна Άννα ".repeat(15);
    let all = [
        sheet("Anna"),
        CertificateSheet { logo: Some(logo()), band: None, notes: vec![], ..sheet("Карл") },
        CertificateSheet { language: "el".into(), ..sheet("Άννα") },
        CertificateSheet { logo: Some(logo()), credential: credential(8000), ..sheet(long.trim()) },
    ];
    all.iter().map(paper).collect()
}

#[test]
fn pdf_structure_is_sound() {
    for paper in papers() {
        let output = over(&paper, QPDF, "qpdf", &["--check", "{}"]);
        assert!(output.contains("No syntax or stream encoding errors found"), "{output}");
    }
}

#[test]
fn pdf_is_small() {
    for paper in papers() {
        assert!(paper.len() <= BYTES, "{} bytes", paper.len());
    }
}

#[test]
fn pdf_is_deterministic() {
    assert!(papers() == papers(), "they differ");
    assert_ne!(paper(&sheet("Anna")), paper(&sheet("Karl")));
}

#[test]
fn embeds_fonts_with_text_mapping() {
    for paper in papers() {
        let output = over(&paper, POPPLER, "pdffonts", &["{}"]);
        let faces: Vec<&str> = output.lines().skip(2).collect();
        assert!(faces.len() >= 2, "{output}");
        for face in faces {
            assert_eq!(
                face.matches(" yes yes yes ").count(),
                1,
                "embedded, subset, with a Unicode map: {face}"
            );
            assert!(face.contains("+NotoSerif"), "{face}");
        }
    }
}

#[test]
fn declares_pdf_a_and_pdf_ua() {
    let paper = paper(&sheet("Anna"));
    let output = over(&paper, POPPLER, "pdfinfo", &["-meta", "{}"]);
    for claim in [
        "<pdfaid:part>3</pdfaid:part>",
        "<pdfaid:conformance>A</pdfaid:conformance>",
        "<pdfuaid:part>1</pdfuaid:part>",
        "Anna · Club Director · Demonstration &amp; &lt;federation&gt;",
        "2026-11-22T10:00:00",
    ] {
        assert!(output.contains(claim), "{claim}: {output}");
    }
    let output = over(&paper, POPPLER, "pdfinfo", &["{}"]);
    let lines = [
        ("Tagged:", "yes"),
        ("Pages:", "1"),
        ("JavaScript:", "no"),
        ("Encrypted:", "no"),
        ("PDF version:", "1.7"),
    ];
    for (what, value) in lines {
        assert!(
            output.lines().any(|line| line.starts_with(what) && line.ends_with(value)),
            "{what} {value}: {output}"
        );
    }
    assert!(output.contains("841.89 x 595.28 pts (A4)"), "{output}");
    let output = over(&paper, QPDF, "qpdf", &["--json", "{}"]);
    for entry in [
        r#""/DisplayDocTitle": true"#,
        r#""/Lang": "u:en""#,
        r#""/AFRelationship": "/Data""#,
        r#""/Marked": true"#,
        r#""/Outlines":"#,
        r#""/StructTreeRoot":"#,
        r#""/S": "/GTS_PDFA1""#,
        r#""/Subtype": "/application/vc""#,
    ] {
        assert!(output.contains(entry), "{entry}: {output}");
    }
}

#[test]
fn embedded_credential_is_unchanged() {
    for (n, bytes) in [credential(5000), Vec::new(), vec![0, 255, 10, 13], "{\"name\":\"Анна\"}".into()]
        .into_iter()
        .enumerate()
    {
        let path = file(&paper(&CertificateSheet { credential: bytes.clone(), ..sheet("Anna") }));
        let (paper, out) = (path.to_string_lossy(), path.with_extension(format!("{n}.json")));
        let list = run(POPPLER, "pdfdetach", &["-list", "{}"], &paper);
        assert_eq!(String::from_utf8_lossy(&list).trim(), "1 embedded files\n1: credential.json");
        run(POPPLER, "pdfdetach", &["-save", "1", "-o", &out.to_string_lossy(), "{}"], &paper);
        assert!(std::fs::read(&out).expect("saved") == bytes, "another file came out");
        for file in [path, out] {
            std::fs::remove_file(file).expect("a file");
        }
    }
}
