//! A case sheet: the facts entered so far, as the text of each field.

use super::fields::FieldPath;
use super::normalise::normalise;
use crate::fault::{FaultKind, LocatedFault};
use crate::scenario::claim;
use crate::scenario::read_case;
use crate::scenario::rotation::DEAL;
use crate::scenario::schema::{self, FieldType};
use crate::scenario::write::{self, WrittenField, WrittenFields};
use rules::engine::claim::{ClaimFault, Doubted};
use rules::engine::rotation::{RotationFault, RotationSetup};
use rules::engine::{Case, Family};
use rules::law::Edition;
use std::collections::BTreeMap;

/// Maximum number of characters in a field.
const MAX_CHARS: usize = 4_000;

/// Maximum number of fields on a sheet.
const MAX_FIELDS: usize = 500;

/// A partly filled case: the text of each field, by its path in a scenario file, such as
/// `facts.auction` with `N 1H, W P`.
///
/// Unknown facts are absent. A list has commas between its elements, and is `none` if known to be
/// empty; `0-11` is a range.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaseSheet {
    /// Path as text, and text, of each field
    fields: BTreeMap<FieldPath, (String, String)>,
}

/// The result of reading a sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetResult {
    /// A case that can be ruled on
    Case(Box<Case>),
    /// Facts are missing, and none is invalid
    Incomplete(Vec<LocatedFault>),
    /// Facts are invalid; missing facts are not listed
    Invalid(Vec<LocatedFault>),
}

impl CaseSheet {
    /// The sheet of a complete case; [`CaseSheet::case`] reads the same case back.
    pub fn of(case: &Case) -> CaseSheet {
        let mut sheet = CaseSheet::default();
        for WrittenField { path, value } in write::case(case) {
            if let Some(field) = FieldPath::of(&path) {
                sheet.fields.insert(field, (path, value.text()));
            }
        }
        sheet
    }

    /// True if the sheet is empty.
    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// The text of a field; empty if the fact, or the field, is unknown.
    pub fn get(&self, path: &str) -> &str {
        FieldPath::of(path).and_then(|field| self.fields.get(&field)).map_or("", |(_, text)| text)
    }

    /// The elements of a field that holds several values.
    pub fn list(&self, path: &str) -> Vec<&str> {
        FieldPath::of(path).map_or_else(Vec::new, |field| field.holds().parts(self.get(path)))
    }

    /// The type of a field.
    pub fn holds(&self, path: &str) -> Option<FieldType> {
        FieldPath::of(path).map(|field| field.holds())
    }

    /// Every value of a field under the rules in force, if there are few.
    pub fn choices(&self, path: &str) -> Vec<&'static str> {
        let edition = self.get("edition").parse().unwrap_or(Edition::E2017);
        let is_in = |word: &&str| Doubted::read(word).is_none_or(|when| when.is_in(edition));
        let all = FieldPath::of(path).map(|field| field.choices()).unwrap_or_default();
        all.iter().copied().filter(|word| path != "facts.doubted" || is_in(word)).collect()
    }

    /// True if a case of this family needs the field.
    pub fn needs(&self, path: &str) -> bool {
        let Some(name) = path.strip_prefix("facts.") else { return false };
        match self.family() {
            None | Some(Family::Rotation) => schema::needs(DEAL, name, &RotationSetup::default()),
            Some(family) => schema::needs(claim::FIELDS, name, &claim::default(family)),
        }
    }

    /// True if a field that holds several values has this element.
    pub fn has(&self, path: &str, element: &str) -> bool {
        self.list(path).contains(&element)
    }

    /// Every filled field and its text, in file order.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fields.values().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The family, if chosen.
    pub fn family(&self) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.word() == self.get("family"))
    }

    /// Sets a field; an empty text removes it. An unknown field, a text that is too long and one
    /// field too many are faults, and change nothing.
    pub fn set(&mut self, path: &str, text: &str) -> Result<(), LocatedFault> {
        let fault = |kind| Err(LocatedFault::new(1, path, kind));
        let Some(field) = FieldPath::of(path) else { return fault(FaultKind::UnknownField) };
        let text = normalise(field.holds(), text);
        if text.is_empty() {
            self.fields.remove(&field);
            return Ok(());
        }
        let full = self.fields.len() >= MAX_FIELDS && !self.fields.contains_key(&field);
        if full || text.chars().count() > MAX_CHARS {
            return fault(FaultKind::TooLong(if full { MAX_FIELDS } else { MAX_CHARS }));
        }
        self.fields.insert(field, (path.to_owned(), text));
        Ok(())
    }

    /// Removes a field and all fields under it: `facts.meaning.2` removes all facts about the
    /// meaning of the second call.
    pub fn clear(&mut self, path: &str) {
        self.fields.retain(|_, (field, _)| {
            let under =
                field.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']));
            !under
        });
    }

    /// The sheet as TOML: the family, edition, date, elections and facts of a scenario file.
    pub fn to_toml(&self) -> String {
        write::layout(&self.written())
    }

    /// Every filled field with its value, in file order.
    pub(crate) fn written(&self) -> WrittenFields {
        let written = |(field, (path, text)): (&FieldPath, &(String, String))| WrittenField {
            path: path.clone(),
            value: field.holds().value(text),
        };
        self.fields.iter().map(written).collect()
    }

    /// The case, or every fault, those of missing facts included; [`CaseSheet::result`] separates
    /// them. The field of a fault is a path of this sheet, or an element of one:
    /// `facts.auction[2]`.
    pub fn case(&self) -> Result<Case, Vec<LocatedFault>> {
        read_case(&self.to_toml())
    }

    /// Reads the sheet, separating missing facts from invalid ones.
    pub fn result(&self) -> SheetResult {
        match self.case() {
            Ok(case) => SheetResult::Case(Box::new(case)),
            Err(faults) => {
                let (missing, mut invalid): (Vec<_>, Vec<_>) = faults.into_iter().partition(is_missing);
                if missing.iter().any(|fault| matches!(fault.kind, FaultKind::Claim(_))) {
                    invalid.retain(|fault| !may_need_cards(&fault.kind));
                }
                if invalid.is_empty() {
                    SheetResult::Incomplete(missing)
                } else {
                    SheetResult::Invalid(invalid)
                }
            }
        }
    }
}

/// True for a fault that more facts could remove, without a change of those entered.
fn is_missing(fault: &LocatedFault) -> bool {
    match &fault.kind {
        FaultKind::MissingField | FaultKind::Empty | FaultKind::Rotation(RotationFault::NoCall) => true,
        FaultKind::Claim(ClaimFault::HandSize { has, must, .. }) => has < must,
        FaultKind::Claim(kind) => matches!(kind, ClaimFault::NoCards | ClaimFault::NothingConceded),
        _ => false,
    }
}

/// True for a fault that may disappear once all cards are known.
fn may_need_cards(kind: &FaultKind) -> bool {
    use ClaimFault::{CardTwice, DummyClaims, Revoke, TrickComplete, TrumpOfContract};
    let FaultKind::Claim(kind) = kind else { return false };
    !matches!(kind, CardTwice(_) | DummyClaims | Revoke(_) | TrickComplete | TrumpOfContract(_))
}
