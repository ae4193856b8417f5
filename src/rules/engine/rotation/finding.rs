//! Findings of the Director on calls, by kind. A new kind needs only its variant here, and its words.

use derive::Word;
use std::ops::{Index, IndexMut};

/// A question of fact about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum FindingKind {
    /// Is the offender's replacement of the irregular call comparable? (Law 23A, 2017; for an
    /// insufficient bid of 2007, does it mean the same or something more precise?)
    Comparable,
    /// Was the offender's call before the irregular one unintended, and before 2017 replaced without a
    /// pause for thought? (Law 25A)
    Unintended,
    /// Did an action of partner, such as an alert or an explanation, show the offender that the call
    /// was not the one intended? (Law 25A)
    Prompted,
    /// Does the replacement repeat the denomination of the irregular call? (Law 31A2, 2007)
    Repeats,
    /// Is the replacement of an insufficient bid the lowest sufficient bid that specifies the same
    /// denomination? (Law 27B1)
    Lowest,
    /// Could the other side's last call well have been influenced by the explanation of this call?
    /// (Law 21B1(a))
    Influenced,
    /// Is there evidence that this call was mistaken, and its explanation right? (Law 21B1(b))
    MistakenCall,
    /// Is the call artificial? Overrides the call's own mark
    Artificial,
}

/// A finding of the Director: one for the whole auction, and others for single irregularities.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finding {
    /// For every irregularity that is not named
    pub all: Option<bool>,
    /// For the irregular call with this number, counted from 1; of several the last counts
    pub of: Vec<(usize, bool)>,
}

/// Findings of the Director, indexed by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings([Finding; FindingKind::ALL.len()]);

impl FindingKind {
    /// The kinds that files record as fields of their own. That a call is artificial belongs to its
    /// meaning there.
    pub fn fields() -> impl Iterator<Item = FindingKind> {
        FindingKind::ALL.into_iter().filter(|kind| *kind != FindingKind::Artificial)
    }

    /// True for a finding on the call that replaces the irregular one.
    pub const fn is_on_replacement(self) -> bool {
        matches!(self, FindingKind::Comparable | FindingKind::Repeats | FindingKind::Lowest)
    }
}

impl Finding {
    /// The same finding for every irregularity; `None` for no finding.
    pub const fn all(found: Option<bool>) -> Finding {
        Finding { all: found, of: Vec::new() }
    }

    /// The finding on the irregular call with this number.
    pub fn of(&self, call: usize) -> Option<bool> {
        self.of.iter().rev().find(|(n, _)| *n == call).map(|(_, found)| *found).or(self.all)
    }
}

impl Findings {
    /// The finding of this kind on the call with this number.
    pub fn of(&self, kind: FindingKind, call: usize) -> Option<bool> {
        self[kind].of(call)
    }

    /// The findings of every kind.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Finding> {
        self.0.iter_mut()
    }
}

impl Index<FindingKind> for Findings {
    type Output = Finding;

    fn index(&self, kind: FindingKind) -> &Finding {
        &self.0[kind as usize]
    }
}

impl IndexMut<FindingKind> for Findings {
    fn index_mut(&mut self, kind: FindingKind) -> &mut Finding {
        &mut self.0[kind as usize]
    }
}
