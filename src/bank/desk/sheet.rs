//! A case sheet: the facts entered so far, field by field.

use super::fields::{self, FieldPath};
use super::normalise::normalise;
use crate::fault::{FaultKind, LocatedFault};
use crate::scenario::read_case;
use crate::scenario::write::{self, WrittenField};
use rules::engine::claim::ClaimFault;
use rules::engine::rotation::RotationFault;
use rules::engine::{Case, Family};
use std::collections::BTreeMap;

/// The most characters in one field.
pub const LONGEST: usize = 4_000;

/// The most fields on a sheet.
pub const MOST: usize = 500;

/// A partly filled case: texts by the paths of the file format, such as `facts.auction` with `N 1H,
/// W P`.
///
/// Unknown facts are absent. A list has commas between its elements, and is `none` if known to be
/// empty; `0-11` is a range.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaseSheet {
    fields: BTreeMap<FieldPath, (String, String)>,
}

/// The result of reading a sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetResult {
    /// A case that can be ruled on
    Case(Box<Case>),
    /// Facts are missing, and none is wrong
    NotYet(Vec<LocatedFault>),
    /// Facts are wrong; missing facts are not listed
    Wrong(Vec<LocatedFault>),
}

impl CaseSheet {
    /// The fields of a case, which make the same case again.
    pub fn of(case: &Case) -> CaseSheet {
        let mut sheet = CaseSheet::default();
        for WrittenField { path, value } in write::case(case) {
            if let Some(place) = FieldPath::of(&path) {
                sheet.fields.insert(place, (path, fields::text(&value)));
            }
        }
        sheet
    }

    /// True if the sheet is empty.
    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// The text of this field; empty if unknown.
    pub fn get(&self, path: &str) -> &str {
        FieldPath::of(path).and_then(|place| self.fields.get(&place)).map_or("", |(_, text)| text)
    }

    /// The elements of a field with several.
    pub fn list(&self, path: &str) -> Vec<&str> {
        FieldPath::of(path).map_or_else(Vec::new, |place| place.holds().parts(self.get(path)))
    }

    /// True if a field with several values has this element.
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

    /// Sets a field; an empty text removes it. An unknown field or a text that is too long is a
    /// fault, and changes nothing.
    pub fn set(&mut self, path: &str, text: &str) -> Result<(), LocatedFault> {
        let fault = |kind| Err(LocatedFault::new(1, path, kind));
        let Some(place) = FieldPath::of(path) else { return fault(FaultKind::UnknownField) };
        let text = normalise(place.holds(), text);
        if text.is_empty() {
            self.fields.remove(&place);
            return Ok(());
        }
        let full = self.fields.len() >= MOST && !self.fields.contains_key(&place);
        if full || text.chars().count() > LONGEST {
            return fault(FaultKind::TooLong(if full { MOST } else { LONGEST }));
        }
        self.fields.insert(place, (path.to_owned(), text));
        Ok(())
    }

    /// Removes a field and all fields under it: `facts.meaning.2` with all facts about the second
    /// call.
    pub fn clear(&mut self, path: &str) {
        self.fields.retain(|_, (field, _)| {
            let under =
                field.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']));
            !under
        });
    }

    /// The sheet as a file: the family, the edition, the elections and the facts of a scenario
    /// file.
    pub fn to_toml(&self) -> String {
        let field = |(place, (path, text)): (&FieldPath, &(String, String))| WrittenField {
            path: path.clone(),
            value: place.holds().value(text),
        };
        write::layout(&self.fields.iter().map(field).collect::<Vec<_>>())
    }

    /// The case, or every fault, including those of missing facts: see [`CaseSheet::result`]. The
    /// field of a fault is a path of this sheet or lies within one, as `facts.auction[2]` in
    /// `facts.auction`.
    pub fn case(&self) -> Result<Case, Vec<LocatedFault>> {
        read_case(&self.to_toml())
    }

    /// Reads the sheet, separating missing facts from wrong ones.
    pub fn result(&self) -> SheetResult {
        match self.case() {
            Ok(case) => SheetResult::Case(Box::new(case)),
            Err(faults) => {
                let (missing, mut wrong): (Vec<_>, Vec<_>) = faults.into_iter().partition(is_missing);
                if missing.iter().any(|fault| matches!(fault.kind, FaultKind::Claim(_))) {
                    wrong.retain(|fault| !waits_for_cards(&fault.kind));
                }
                if wrong.is_empty() { SheetResult::NotYet(missing) } else { SheetResult::Wrong(wrong) }
            }
        }
    }
}

/// True for a fault that more facts, without a change of existing ones, would remove.
fn is_missing(fault: &LocatedFault) -> bool {
    match &fault.kind {
        FaultKind::MissingField | FaultKind::Empty | FaultKind::Rotation(RotationFault::NoCall) => true,
        FaultKind::Claim(ClaimFault::HandSize { has, must, .. }) => has < must,
        FaultKind::Claim(kind) => matches!(kind, ClaimFault::NoCards | ClaimFault::NothingConceded),
        _ => false,
    }
}

/// True for a fault that may disappear once all cards are known.
fn waits_for_cards(kind: &FaultKind) -> bool {
    use ClaimFault::{CardTwice, DummyClaims, Revoke, TrickComplete, TrumpOfContract};
    let FaultKind::Claim(kind) = kind else { return false };
    !matches!(kind, CardTwice(_) | DummyClaims | Revoke(_) | TrickComplete | TrumpOfContract(_))
}
