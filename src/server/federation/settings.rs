//! A federation's settings, as a form or a command gives them.

use super::{Federation, elections};
use crate::forms::{DayEntry, Entry, Faults};
use bank::programme::Disclosure;
use derive::Word;
use jiff::tz::TimeZone;
use rules::law::Edition;
use std::collections::BTreeMap;

/// The longest name, of a federation or of a level, in characters.
const NAME: usize = 120;
/// Limit on levels and on languages.
const MANY: usize = 20;

/// A federation's settings, as a form or a command gives them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Settings {
    /// Full name.
    pub name: String,
    /// Languages, the main one first, separated by commas: `nb, en`.
    pub languages: String,
    /// Token of the edition of the Laws in force.
    pub edition: String,
    /// Its first day; empty for always.
    pub edition_from: DayEntry<1900>,
    /// Elections under the names of scenario files (`guidelines`, `order`, `similar_from`,
    /// `dissimilar_below`, and each elective presumption as `yes` or `no`). Empty ones follow the
    /// guidelines, or else the Laws.
    pub elected: BTreeMap<String, String>,
    /// The name of its time zone.
    pub zone: String,
    /// Names of its levels, the lowest first, one per line.
    pub levels: String,
    /// Token of the sign-up policy.
    pub sign_up: String,
    /// True if the public record of a certificate stays when its holder's account is deleted.
    pub keeps_record: bool,
    /// Token of the public part of certificates' grounds.
    pub disclosure: String,
    /// True if no certificate is issued to a person whose exam has unreleased results.
    pub awaits_results: bool,
    /// Token of the rule for a second examiner.
    pub second_issuer: String,
}

/// Sign-up policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum SignUpPolicy {
    /// Open to all
    Open,
    /// Open to all with a confirmed address
    Confirmed,
    /// By invitation only
    Invited,
}

impl SignUpPolicy {
    /// The policy of a federation.
    pub fn of(federation: &Federation) -> Self {
        // An unknown policy admits no sign-ups.
        Self::ALL.into_iter().find(|one| one.word() == federation.sign_up).unwrap_or(Self::Invited)
    }
}

/// When a second examiner must agree to every certificate, whatever its programme asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum SecondIssuer {
    /// Only where the programme asks for it
    Never,
    /// Where the federation has two examiners
    Possible,
    /// Always: with a single examiner none is issued
    Always,
}

impl SecondIssuer {
    /// The rule of a federation.
    pub fn of(federation: &Federation) -> Self {
        // An unknown rule of a later program is at least as strict.
        Self::ALL.into_iter().find(|one| one.word() == federation.second_issuer).unwrap_or(Self::Always)
    }
}

impl Settings {
    /// The settings that a new federation begins with, without a name.
    pub fn usual() -> Self {
        Self {
            languages: "en".to_owned(),
            edition: Edition::E2017.word().to_owned(),
            zone: "UTC".to_owned(),
            sign_up: SignUpPolicy::Invited.word().to_owned(),
            keeps_record: true,
            disclosure: Disclosure::default().word().to_owned(),
            awaits_results: true,
            second_issuer: SecondIssuer::Possible.word().to_owned(),
            ..Self::default()
        }
    }

    /// A federation's current settings.
    pub fn of(federation: &Federation) -> Self {
        Self {
            name: federation.name.clone(),
            languages: federation.languages.join(", "),
            edition: federation.edition.clone(),
            edition_from: Entry::of(federation.edition_from.as_ref()),
            elected: elections::form_fields(&federation.elections),
            zone: federation.zone.clone(),
            levels: federation.levels.join("\n"),
            sign_up: federation.sign_up.clone(),
            keeps_record: federation.keeps_record,
            disclosure: federation.disclosure.clone(),
            awaits_results: federation.awaits_results,
            second_issuer: federation.second_issuer.clone(),
        }
    }

    /// The federation with these settings.
    pub(super) fn applied(&self, federation: &Federation) -> Result<Federation, Faults> {
        let name = self.name.trim();
        let languages: Vec<String> = self.languages.split(',').map(|one| one.trim().to_owned()).collect();
        let levels: Vec<String> =
            self.levels.lines().map(|one| one.trim().to_owned()).filter(|one| !one.is_empty()).collect();
        let elections = elections::table(&self.elected);
        let mut faults = Faults::default();
        faults.unless(is_name(name), "name");
        faults.unless(languages.len() <= MANY && languages.iter().all(|one| is_language(one)), "languages");
        faults.unless(self.edition.parse::<Edition>().is_ok(), "edition");
        let edition_from = faults.want("edition_from", &self.edition_from).map(|day| day.to_string());
        faults.unless(elections::parse(&elections).is_some(), "elections");
        faults.unless(TimeZone::get(self.zone.trim()).is_ok(), "zone");
        faults.unless(are_levels(&levels), "levels");
        faults.unless(SignUpPolicy::ALL.iter().any(|one| one.word() == self.sign_up), "sign_up");
        faults.unless(Disclosure::ALL.iter().any(|one| one.word() == self.disclosure), "disclosure");
        faults.unless(SecondIssuer::ALL.iter().any(|one| one.word() == self.second_issuer), "second_issuer");
        if !faults.tokens.is_empty() {
            return Err(faults);
        }
        Ok(Federation {
            name: name.to_owned(),
            language: languages[0].clone(),
            languages,
            edition: self.edition.clone(),
            edition_from,
            elections,
            zone: self.zone.trim().to_owned(),
            levels,
            sign_up: self.sign_up.clone(),
            keeps_record: self.keeps_record,
            disclosure: self.disclosure.clone(),
            awaits_results: self.awaits_results,
            second_issuer: self.second_issuer.clone(),
            ..federation.clone()
        })
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= NAME && !name.chars().any(char::is_control)
}

/// Like `nb` or `pt-BR`.
fn is_language(tag: &str) -> bool {
    let mut pieces = tag.split('-');
    let first = pieces
        .next()
        .is_some_and(|one| (2..=3).contains(&one.len()) && one.bytes().all(|b| b.is_ascii_lowercase()));
    first && pieces.all(|one| (2..=8).contains(&one.len()) && one.bytes().all(|b| b.is_ascii_alphanumeric()))
}

fn are_levels(levels: &[String]) -> bool {
    let twice = levels.iter().enumerate().any(|(place, one)| levels[..place].contains(one));
    levels.len() <= MANY && !twice && levels.iter().all(|one| is_name(one))
}
