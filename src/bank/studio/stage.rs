//! A stage being written. A later stage holds only what it adds; the desk edits all facts up to it.

use super::ScenarioDraft;
use crate::desk::CaseSheet;
use rules::engine::rotation::FindingKind;
use std::collections::{BTreeMap, BTreeSet};

/// The events of an auction, which later stages continue.
const AUCTION: &str = "facts.auction";

/// A stage: facts, and what is asked about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StageDraft {
    /// All facts of the first stage; what a later one adds, by the paths that it has in the first
    pub sheet: CaseSheet,
    /// Words of the components asked for
    pub asks: BTreeSet<String>,
    /// Of these, those that cap the mark
    pub critical: BTreeSet<String>,
    /// Weights, by component
    pub weights: BTreeMap<String, String>,
}

impl ScenarioDraft {
    /// All facts up to the stage at this index.
    pub fn facts(&self, at: usize) -> CaseSheet {
        let later = self.stages[1..].iter().take(at);
        later.fold(self.stages[0].sheet.clone(), |before, stage| with(before, &stage.sheet))
    }

    /// Replaces the facts up to the stage at this index: a later stage keeps what they add to those
    /// before it. Facts of earlier stages stay as they are.
    pub fn set_facts(&mut self, at: usize, facts: CaseSheet) {
        let sheet = match at.min(self.stages.len() - 1).checked_sub(1) {
            None => facts,
            Some(before) => added(&self.facts(before), &facts),
        };
        self.stage_mut(at).sheet = sheet;
    }

    /// Adds a stage at the end. Returns its index.
    pub fn add_stage(&mut self) -> usize {
        self.stages.push(StageDraft::default());
        self.stages.len() - 1
    }

    /// Removes the last of several stages.
    pub fn remove_stage(&mut self) {
        if self.stages.len() > 1 {
            self.stages.pop();
        }
    }

    pub(super) fn need_stages(&mut self, count: usize) {
        let count = count.max(self.stages.len());
        self.stages.resize(count, StageDraft::default());
    }
}

/// True for a fact that a later stage may add.
pub(super) fn is_addition(path: &str) -> bool {
    let Some(field) = path.strip_prefix("facts.") else { return false };
    let name = field.split('.').next().unwrap_or_default();
    ["auction", "made", "meaning"].contains(&name) || is_finding(name)
}

fn is_finding(name: &str) -> bool {
    FindingKind::fields().any(|kind| kind.word() == name)
}

/// The path of the meaning of a call, for one of its fields.
fn meaning(path: &str) -> Option<&str> {
    let number = path.strip_prefix("facts.meaning.")?.split('.').next()?;
    Some(&path[.."facts.meaning.".len() + number.len()])
}

/// The facts with those that a stage adds, as the reader of files adds them.
fn with(mut facts: CaseSheet, added: &CaseSheet) -> CaseSheet {
    for (path, _) in added.fields() {
        if let Some(call) = meaning(path) {
            facts.clear(call);
        } else if path.strip_prefix("facts.").is_some_and(is_finding) {
            facts.clear(path);
        }
    }
    for (path, text) in added.fields() {
        let before = if path == AUCTION { facts.get(path).to_owned() } else { String::new() };
        let text = if before.is_empty() { text.to_owned() } else { format!("{before}, {text}") };
        // Only what is too long fails; it stays in its stage.
        let _ = facts.set(path, &text);
    }
    facts
}

/// What these facts add to those before.
fn added(before: &CaseSheet, facts: &CaseSheet) -> CaseSheet {
    let mut added = CaseSheet::default();
    let (earlier, all) = (before.list(AUCTION), facts.list(AUCTION));
    if let Some(events) = all.strip_prefix(&*earlier) {
        let _ = added.set(AUCTION, &events.join(", "));
    }
    let is_new = |path: &str, text: &str| before.get(path) != text;
    let changed: BTreeSet<&str> = facts
        .fields()
        .filter(|(path, text)| is_new(path, text))
        .filter_map(|(path, _)| meaning(path))
        .collect();
    for (path, text) in facts.fields().filter(|(path, _)| is_addition(path) && *path != AUCTION) {
        let is_added = match meaning(path) {
            Some(call) => changed.contains(call),
            None => is_new(path, text),
        };
        if is_added {
            let _ = added.set(path, text);
        }
    }
    added
}
