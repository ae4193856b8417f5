//! A scenario being written: the texts of its fields, with or without faults.
//!
//! | file | contents |
//! |---|---|
//! | `stage` | a stage being written; the facts up to it |
//! | `read`, `write` | a draft from a file, and its file |
//! | `form` | a draft as the fields of a form or URL |
//! | `place` | the place of a fault in the form |
//! | `suggest` | what to ask, by what the ruling decides |
//! | `variants`, `premises` | variants that it would have; wrong premises that answers may show |
//!
//! The facts of the first stage are a [`CaseSheet`], so that the desk's edits apply to them; those
//! that a later stage adds are another. What the format does not have is kept as lines of text, and
//! comments as a note. The file goes through the reader of scenarios, whose faults name the fields.

mod form;
mod place;
mod premises;
mod read;
mod stage;
mod suggest;
mod variants;
mod write;

pub use form::StudioFields;
pub use premises::{TriedPremise, premises};
pub use stage::StageDraft;
pub use suggest::{AskSuggestion, DecidedBy, suggestions};
pub use variants::{DraftVariant, variants};

use crate::desk::{CaseSheet, DRAFT_ID};
use crate::fault::LocatedFault;
use crate::scenario::Scenario;
use std::collections::{BTreeMap, BTreeSet};

/// The fields of a source, in file order.
pub const SOURCE: [&str; 4] = ["kind", "publication", "url", "case"];

/// The field for lines that no scenario has.
pub(crate) const OTHER: &str = "other";

/// A scenario being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioDraft {
    pub id: String,
    /// The comments of its file
    pub note: String,
    /// Tokens of variants that are not to be asked, or the word for all
    pub vetoed: BTreeSet<String>,
    /// The fields of the source, by name
    pub source: BTreeMap<String, String>,
    /// Stages in order, at least one
    stages: Vec<StageDraft>,
    /// Lines with fields that no scenario has, `path = value`; they are faults, but kept
    pub other: String,
}

impl ScenarioDraft {
    /// A constructed scenario of one stage with these facts, which asks nothing yet.
    pub fn new(sheet: CaseSheet) -> ScenarioDraft {
        ScenarioDraft {
            id: DRAFT_ID.to_owned(),
            note: String::new(),
            vetoed: BTreeSet::new(),
            source: BTreeMap::from([("kind".to_owned(), "constructed".to_owned())]),
            stages: vec![StageDraft { sheet, ..StageDraft::default() }],
            other: String::new(),
        }
    }

    /// A new scenario like this one: constructed after its source, and its variants not looked at.
    pub fn like(mut self) -> ScenarioDraft {
        self.id = DRAFT_ID.to_owned();
        self.vetoed.clear();
        self.source.insert("kind".to_owned(), "constructed".to_owned());
        self
    }

    /// The stages, all checked; or every fault.
    pub fn scenarios(&self) -> Result<Vec<Scenario>, Vec<LocatedFault>> {
        Scenario::read_stages(&self.write())
    }

    /// Number of stages.
    pub fn count(&self) -> usize {
        self.stages.len()
    }

    /// The stage at this index; the last if there are fewer.
    pub fn stage(&self, at: usize) -> &StageDraft {
        &self.stages[at.min(self.stages.len() - 1)]
    }

    /// The stage at this index, to be changed; the last if there are fewer.
    pub fn stage_mut(&mut self, at: usize) -> &mut StageDraft {
        let last = self.stages.len() - 1;
        &mut self.stages[at.min(last)]
    }
}
