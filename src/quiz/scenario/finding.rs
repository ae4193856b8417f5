//! How a finding of the Director is written: for all irregularities, or by the numbers of the irregular calls.

use super::event;
use crate::engine::rotation::Finding;
use crate::quiz::fault::FaultKind;
use crate::quiz::reader::Node;

/// Reads `true`, or `{ 1 = true, 5 = false }`; `calls` is how many calls were made, when that could be read.
pub(super) fn read(node: &Node<'_>, calls: Option<usize>) -> Option<Finding> {
    if !node.is_table() {
        return node.truth().map(|found| Finding::all(Some(found)));
    }
    let read = |(name, item): (&str, Node<'_>)| {
        let found = item.truth();
        let number = event::call(&item, name, calls);
        number.zip(found)
    };
    let read: Vec<_> = node.table()?.all().into_iter().map(read).collect();
    let mut of = read.into_iter().collect::<Option<Vec<(usize, bool)>>>()?;
    if of.is_empty() {
        return node.fault(FaultKind::Empty);
    }
    of.sort();
    Some(Finding { all: None, of })
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
