//! File format of the meanings of calls: the tables `meaning.N`.

use super::event;
use crate::agreements::{self, fields};
use crate::reader::ValueNode;
use rules::engine::rotation::{AuctionEvent, Event, Meaning};
use std::collections::BTreeMap;

/// A file's facts about one call.
pub(super) struct MeaningFields {
    artificial: Option<bool>,
    meaning: Option<Meaning>,
}

/// Reads the table `meaning`, by the number of the call from 1; `calls` is the number of calls
/// made, if it could be read.
pub(super) fn read(node: &ValueNode<'_>, calls: Option<usize>) -> Option<BTreeMap<usize, MeaningFields>> {
    let read = |(name, item): (&str, ValueNode<'_>)| {
        let fields = call_fields(&item);
        event::call(&item, name, calls).zip(fields)
    };
    let read: Vec<_> = node.table()?.all().into_iter().map(read).collect();
    read.into_iter().collect()
}

/// Sets the meanings of the calls among the events.
pub(super) fn put(events: &mut [Event], mut meanings: BTreeMap<usize, MeaningFields>) {
    let mut number = 0;
    for event in events {
        if let AuctionEvent::Called { artificial, meaning, .. } = &mut event.happened {
            number += 1;
            if let Some(fields) = meanings.remove(&number) {
                (*artificial, *meaning) = (fields.artificial, fields.meaning);
            }
        }
    }
}

/// The facts of one call: an agreement by name, overridden by the fields beside it; or the fields
/// alone.
fn call_fields(node: &ValueNode<'_>) -> Option<MeaningFields> {
    let mut table = node.table()?;
    let agreed = table.maybe("agreement", agreements::named);
    let written = fields::read(&mut table);
    table.close();
    let (agreed, written) = (agreed?, written?);
    let otherwise = Some(agreed.is_some_and(|agreed| agreed.artificial));
    let artificial = written.artificial.map_or(otherwise, |artificial| artificial.0);
    let meaning = written.over(agreed.map(|agreed| &agreed.meaning), node)?;
    Some(MeaningFields { artificial, meaning })
}
