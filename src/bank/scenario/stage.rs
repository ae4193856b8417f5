//! Stages of a scenario: facts added after a ruling, with further questions.
//!
//! A stage's facts include those of all earlier stages, so that each stage is a plain case to the
//! engine.

use super::asks::{self, AskedComponents};
use super::rotation::{self, StagedAuction};
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::engine::Facts;

/// Most stages of a scenario; with more, sorted ids would not be in order.
pub const MOST_STAGES: usize = 9;

/// A stage's position in its scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The id of the scenario, which is that of its first stage
    pub of: String,
    /// Number, counted from 1
    pub number: u8,
    /// Number of stages in the scenario
    pub stages: u8,
}

impl Stage {
    /// The id of this stage: the file's id, followed by a dot and the number for later stages.
    pub fn id(&self) -> String {
        if self.is_first() { self.of.clone() } else { format!("{}.{}", self.of, self.number) }
    }

    /// True for the first stage.
    pub const fn is_first(&self) -> bool {
        self.number == 1
    }

    /// True if the scenario has several stages.
    pub const fn is_one_of_several(&self) -> bool {
        self.stages > 1
    }

    /// Place of a field of this stage in the file: `asks`, or `stages[0].asks`.
    pub fn place(&self, field: &str) -> String {
        if self.is_first() { field.to_owned() } else { format!("stages[{}].{field}", self.number - 2) }
    }
}

/// Reads the list `stages`, on top of the first stage. If that could not be read, it still reports
/// the faults of the others.
pub(super) fn read(
    node: &ValueNode<'_>,
    first: Option<StagedAuction>,
) -> Option<Vec<(AskedComponents, Facts)>> {
    let nodes = node.list()?;
    if nodes.is_empty() {
        return node.fault(FaultKind::Empty);
    }
    if nodes.len() >= MOST_STAGES {
        return node.fault(FaultKind::TooManyStages(MOST_STAGES));
    }
    let mut auction = first;
    let mut stages = Vec::new();
    for node in &nodes {
        let (stage, after) = stage(node, auction);
        stages.push(stage);
        auction = after;
    }
    stages.into_iter().collect()
}

/// One stage, and the facts accumulated after it.
fn stage(
    node: &ValueNode<'_>,
    before: Option<StagedAuction>,
) -> (Option<(AskedComponents, Facts)>, Option<StagedAuction>) {
    let Some(mut table) = node.table() else { return (None, None) };
    let components = asks::read(&mut table);
    let added = rotation::additions(&mut table, before.as_ref().map(StagedAuction::calls));
    table.close();
    let Some((mut auction, added)) = before.zip(added) else { return (None, None) };
    if added.is_nothing() {
        return (node.fault(FaultKind::NothingNew), Some(auction));
    }
    auction.add(node.path(), added);
    let facts = auction.check(node).map(Facts::Rotation);
    (components.zip(facts), Some(auction))
}
