//! File format of the Director's findings: for all irregularities, or by the numbers of the
//! irregular calls.

use super::event;
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::engine::rotation::Finding;

/// The field of a finding for all irregularities, beside findings for single ones.
const ALL: &str = "all";

/// Reads `true`, or `{ 1 = true, 5 = false }`, with `all` for the others; `calls` is the number of
/// calls made, if it could be read.
pub(super) fn read(node: &ValueNode<'_>, calls: Option<usize>) -> Option<Finding> {
    if !node.is_table() {
        return node.truth().map(|found| Finding::all(Some(found)));
    }
    let mut table = node.table()?;
    let all = table.maybe(ALL, ValueNode::truth);
    let read = |(name, item): (&str, ValueNode<'_>)| {
        let found = item.truth();
        let number = event::call(&item, name, calls);
        number.zip(found)
    };
    let read: Vec<_> = table.all().into_iter().filter(|(name, _)| *name != ALL).map(read).collect();
    let mut of = read.into_iter().collect::<Option<Vec<(usize, bool)>>>()?;
    let all = all?;
    if of.is_empty() && all.is_none() {
        return node.fault(FaultKind::Empty);
    }
    of.sort();
    Some(Finding { all, of })
}

/// Adds a later finding. A finding for all irregularities replaces everything before; a finding for
/// one replaces that one.
pub(super) fn add(before: &mut Finding, later: Finding) {
    if later.all.is_some() {
        *before = later;
        return;
    }
    before.of.retain(|(call, _)| later.of.iter().all(|(other, _)| other != call));
    before.of.extend(later.of);
    before.of.sort();
}
