//! Validation of an award; reports all faults at once.

use super::{ADDRESS_LIMIT, Award, MOST, TEXT_LIMIT, TITLE_LIMIT};
use crate::accounts::policy::{NAME_LIMIT, is_unseen};
use crate::credentials::status::{ENTRIES, StatusPurpose};
use oxrdf::NamedNode;
use time::OffsetDateTime;

/// A fault that keeps an award from being certified, with its field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {kind}")]
pub struct AwardFault {
    /// The field, such as `holder.name`.
    pub field: &'static str,
    pub kind: AwardFaultKind,
}

/// A fault of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AwardFaultKind {
    /// There is nothing in it.
    #[error("nothing is written")]
    Empty,
    /// More characters than this.
    #[error("more than {0} characters")]
    TooLong(usize),
    /// A control, direction or invisible character.
    #[error("there is the sign U+{:04X} in it, which nobody sees", u32::from(*.0))]
    Unseen(char),
    /// Not a URL, or not an identifier of the required kind.
    #[error("no address of the kind that is wanted")]
    Address,
    /// There are more of them than this.
    #[error("more than {0}")]
    TooMany(usize),
    /// The same stands there twice.
    #[error("the same stands there twice")]
    Twice,
    /// Out of range, such as an end before the beginning.
    #[error("out of range")]
    Range,
}

impl Award {
    /// All faults. Only an award without faults can be certified or is read as valid.
    pub fn faults(&self) -> Vec<AwardFault> {
        let mut faults = AwardFaults::default();
        let web: &[&str] = &["https://", "http://"];
        faults.address("id", &self.id, web);
        faults.line("name", &self.name, TITLE_LIMIT);
        faults.address("issuer.did", &self.issuer.did, &["did:web:", "did:key:"]);
        faults.line("issuer.name", &self.issuer.name, TITLE_LIMIT);
        faults.address("issuer.url", &self.issuer.url, web);
        if let Some(image) = &self.issuer.image {
            faults.address("issuer.image", image, web);
        }
        faults.address("holder.id", &self.holder.id, &["urn:uuid:"]);
        faults.line("holder.name", &self.holder.name, NAME_LIMIT);
        faults.address("achievement.id", &self.achievement.id, web);
        faults.line("achievement.name", &self.achievement.name, TITLE_LIMIT);
        faults.text("achievement.description", &self.achievement.description);
        faults.text("achievement.criteria", &self.achievement.criteria);
        faults.few("achievement.tags", &self.achievement.tags);
        for tag in &self.achievement.tags {
            faults.line("achievement.tags", tag, TITLE_LIMIT);
        }
        faults.few("results", &self.results);
        for result in &self.results {
            faults.line("results.name", &result.name, TITLE_LIMIT);
            faults.line("results.value", &result.value, TITLE_LIMIT);
        }
        faults.few("evidence", &self.evidence);
        for piece in &self.evidence {
            faults.address("evidence.id", &piece.id, web);
            faults.line("evidence.name", &piece.name, TITLE_LIMIT);
            faults.text("evidence.narrative", &piece.narrative);
        }
        self.places(&mut faults);
        // Two things with one id are the same in RDF: their statements could be swapped.
        let mut ids = vec![&self.id, &self.issuer.did, &self.holder.id, &self.achievement.id];
        ids.extend(self.issuer.image.iter().chain(self.evidence.iter().map(|piece| &piece.id)));
        faults.few("id", &ids);
        let backwards = self.valid_until.is_some_and(|until| until <= self.valid_from);
        let year = |moment: OffsetDateTime| (1900..=9999).contains(&moment.year());
        if backwards || !year(self.valid_from) || !self.valid_until.is_none_or(year) {
            faults.push("valid_until", AwardFaultKind::Range);
        }
        faults.0
    }

    fn places(&self, faults: &mut AwardFaults) {
        let purposes: Vec<StatusPurpose> = self.status.iter().map(|place| place.purpose).collect();
        if purposes.is_empty() {
            faults.push("status", AwardFaultKind::Empty);
        }
        faults.few("status", &purposes);
        for place in &self.status {
            faults.address("status.list", &place.list, &["https://", "http://"]);
            if place.index >= ENTRIES {
                faults.push("status.index", AwardFaultKind::Range);
            }
        }
    }
}

#[derive(Default)]
struct AwardFaults(Vec<AwardFault>);

impl AwardFaults {
    fn push(&mut self, field: &'static str, kind: AwardFaultKind) {
        self.0.push(AwardFault { field, kind });
    }

    /// A text in one line.
    fn line(&mut self, field: &'static str, text: &str, most: usize) {
        if let Some(c) = text.chars().find(|c| c.is_control() || is_unseen(*c)) {
            self.push(field, AwardFaultKind::Unseen(c));
        }
        self.long(field, text, most);
    }

    /// A text in as many lines as it likes.
    fn text(&mut self, field: &'static str, text: &str) {
        if let Some(c) = text.chars().find(|c| (c.is_control() && *c != '\n') || is_unseen(*c)) {
            self.push(field, AwardFaultKind::Unseen(c));
        }
        self.long(field, text, TEXT_LIMIT);
    }

    fn long(&mut self, field: &'static str, text: &str, most: usize) {
        match text.chars().count() {
            _ if text.trim().is_empty() => self.push(field, AwardFaultKind::Empty),
            n if n > most => self.push(field, AwardFaultKind::TooLong(most)),
            _ => {}
        }
    }

    /// Invalid URLs silently drop out of the signed RDF, so each is checked.
    fn address(&mut self, field: &'static str, text: &str, begins: &[&str]) {
        let begun = begins.iter().any(|begin| text.len() > begin.len() && text.starts_with(begin));
        if !begun || !text.is_ascii() || text.len() > ADDRESS_LIMIT || NamedNode::new(text).is_err() {
            self.push(field, AwardFaultKind::Address);
        }
    }

    /// A set: what stands there twice is signed once.
    fn few<T: PartialEq>(&mut self, field: &'static str, all: &[T]) {
        if all.len() > MOST && field != "id" {
            self.push(field, AwardFaultKind::TooMany(MOST));
        }
        if all.iter().enumerate().any(|(n, one)| all[..n].contains(one)) {
            self.push(field, AwardFaultKind::Twice);
        }
    }
}
