//! The edition of the Laws in force in a federation, and its language.

use super::Federation;
use jiff::civil::Date;
use rules::law::Edition;
use words::Language;

/// The edition of the Laws in force in a federation on a day.
pub fn edition_on(federation: &Federation, day: Date) -> Edition {
    let edition = federation.edition.parse().unwrap_or(Edition::E2017);
    let from = federation.edition_from.as_deref().and_then(|from| from.parse::<Date>().ok());
    match from {
        Some(from) if day < from => {
            Edition::ALL.into_iter().rev().find(|one| *one < edition).unwrap_or(edition)
        }
        _ => edition,
    }
}

/// A federation's default language: the first of its own that is supported.
pub fn language_of(federation: &Federation) -> Language {
    federation.languages.iter().find_map(|tag| Language::read(tag)).unwrap_or(Language::ENGLISH)
}
