//! Uploads: people as CSV, credentials, and a federation's logo.

use std::collections::BTreeSet;

use server::certificate_pdf::{LOGO_BYTES, Logo};
use server::credentials::award::StatusEntry;
use server::credentials::check::{self, IssuerDirectory};
use server::credentials::keys::PublicKey;
use server::credentials::status::StatusList;
use server::enrolment::read;
use server::exams::roster::pasted;
use time::OffsetDateTime;

/// A file of people: each line has its number in the file, in order, and either content or a fault.
pub fn people(bytes: &[u8]) {
    let Ok(sheet) = read(bytes) else { return };
    // No more than there are line-ending bytes.
    let lines = 1 + bytes.iter().filter(|byte| b"\r\n".contains(byte)).count() as u64;
    let mut before = 0;
    for row in &sheet.rows {
        assert!(row.number > before && row.number <= lines, "line {} of {lines}", row.number);
        before = row.number;
        assert!(row.line.as_ref().err().is_none_or(|faults| !faults.is_empty()), "refused without a fault");
    }
}

/// A pasted text of candidates: each stands on a line of the text, and an empty federation has
/// none of them.
pub fn roster(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lines = super::lines(&text);
    let written = pasted::written(&text);
    for (number, who) in &written {
        assert!(
            lines.contains(&usize::try_from(*number).unwrap_or(usize::MAX)),
            "line {number} of {lines:?}"
        );
        assert!(text.contains(who.as_str()), "{who:?} is not in the text");
    }
    let plan = pasted::plan(&text, &[], &BTreeSet::new());
    assert_eq!((plan.lines.len(), plan.faulty(), plan.to_add().len()), (written.len(), written.len(), 0));
}

/// A site that knows every issuer and every key, so that every check runs to its end.
struct KnowsEverything;

impl IssuerDirectory for KnowsEverything {
    fn is_ours(&self, _: &str) -> bool {
        true
    }

    fn key(&self, method: &str) -> Option<PublicKey> {
        let (_, key) = method.split_once('#')?;
        PublicKey::read(key).ok()
    }

    fn status(&self, place: &StatusEntry) -> Option<bool> {
        Some(place.index.is_multiple_of(2))
    }
}

/// A credential to be checked, and a status list.
pub fn credential(bytes: &[u8]) {
    let now = OffsetDateTime::UNIX_EPOCH;
    let _ = check::check(bytes, now, &KnowsEverything);
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = StatusList::read(text, now, |method| KnowsEverything.key(method));
    }
}

/// A logo: its stored form is small.
pub fn logo(bytes: &[u8]) {
    if let Ok(logo) = Logo::read(bytes) {
        assert!(bytes.len() <= LOGO_BYTES);
        let (wide, high) = logo.size();
        assert!(wide > 0 && high > 0 && wide <= 2000 && high <= 2000);
    }
}
