//! File format of the Director's findings: for all irregularities, or by the numbers of the
//! irregular calls.

use super::event;
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::engine::rotation::Finding;

/// The name of what was found for all irregularities, where others stand beside it.
const ALL: &str = "all";

/// Reads `true`, or `{ 1 = true, 5 = false }`, where `all` stands for those that are not named;
/// `calls` is how many calls were made, when that could be read.
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

/// Adds what was found later. What is found for all irregularities stands in place of everything before; what is found
/// for one, of that alone.
pub(super) fn add(before: &mut Finding, later: Finding) {
    if later.all.is_some() {
        *before = later;
        return;
    }
    before.of.retain(|(call, _)| later.of.iter().all(|(other, _)| other != call));
    before.of.extend(later.of);
    before.of.sort();
}
