//! Certificate PDFs, checked with independent programs: poppler, qpdf and ZBar.

mod archived;
mod pictures;
mod read_back;
pub mod tools;

use server::certificate_pdf::{CertificateSheet, Labels, Logo, Signature, pdf};
use time::macros::datetime;

/// URL of the certificate's public page.
pub const ADDRESS: &str = "https://director.example.org/verify/3f2b8c1e-7d4a-4e5f-9a6b-0c1d2e3f4a5b";

/// A certificate for a holder.
pub fn sheet(holder: &str) -> CertificateSheet {
    let labels = Labels {
        heading: "Certificate".into(),
        before_holder: "This is to certify that".into(),
        before_programme: "has met every requirement of".into(),
        edition: "Laws of Duplicate Bridge".into(),
        issued: "Issued".into(),
        valid: "Valid until".into(),
        number: "Number".into(),
        verify: "Anybody can check it at".into(),
        code: "QR code of the address at which it can be checked".into(),
        logo: "The federation’s logo".into(),
        credential: "The certificate as an Open Badge".into(),
    };
    CertificateSheet {
        language: "en".into(),
        labels,
        federation: "Demonstration & <federation>".into(),
        logo: None,
        holder: holder.into(),
        programme: "Tournament directors".into(),
        level: "Club Director".into(),
        band: Some("with distinction".into()),
        edition: "2017".into(),
        issued: "22 November 2026".into(),
        valid: "21 November 2028".into(),
        number: "3f2b8c1e-7d4a-4e5f-9a6b-0c1d2e3f4a5b".into(),
        signatures: ["Examiner", "Second examiner"]
            .map(|part| Signature { part: part.into(), name: "Karl".into() })
            .to_vec(),
        notes: vec!["Issued anew on 22 November 2026 after a change of name.".into()],
        address: ADDRESS.into(),
        credential: credential(5000),
        made: datetime!(2026-11-22 10:00 UTC),
    }
}

/// This many bytes with as much entropy as a credential: proofs and keys compress little.
pub fn credential(bytes: usize) -> Vec<u8> {
    let mut state = 7_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[(state >> 26) as usize]
    };
    (0..bytes).map(|_| next()).collect()
}

/// A logo: a striped disc on a transparent ground.
pub fn logo() -> Logo {
    Logo::read(&crate::picture::disc(800)).expect("a logo that is taken")
}

/// PDF of a sheet.
pub fn paper(sheet: &CertificateSheet) -> Vec<u8> {
    pdf(sheet).unwrap_or_else(|fault| panic!("{}: {fault}", sheet.holder))
}
