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

/// Reads the table `meaning`, by the number of the call from 1; `calls` is how many were made, when that could be read.
pub(super) fn read(node: &ValueNode<'_>, calls: Option<usize>) -> Option<BTreeMap<usize, MeaningFields>> {
    let read = |(name, item): (&str, ValueNode<'_>)| {
        let said = said(&item);
        event::call(&item, name, calls).zip(said)
    };
    let read: Vec<_> = node.table()?.all().into_iter().map(read).collect();
    read.into_iter().collect()
}

/// Puts what is said of the calls into the events.
pub(super) fn put(events: &mut [Event], mut said: BTreeMap<usize, MeaningFields>) {
    let mut number = 0;
    for event in events {
        if let AuctionEvent::Called { artificial, meaning, .. } = &mut event.happened {
            number += 1;
            if let Some(said) = said.remove(&number) {
                (*artificial, *meaning) = (said.artificial, said.meaning);
            }
        }
    }
}

/// An agreement by its name, with the fields beside it over those of the list; or the fields alone.
fn said(node: &ValueNode<'_>) -> Option<MeaningFields> {
    let mut table = node.table()?;
    let agreed = table.maybe("agreement", agreements::named);
    let told = fields::read(&mut table);
    table.close();
    let (agreed, told) = (agreed?, told?);
    let otherwise = Some(agreed.is_some_and(|agreed| agreed.artificial));
    let artificial = told.artificial.unwrap_or(otherwise);
    let meaning = told.over(agreed.map(|agreed| &agreed.meaning), node)?;
    Some(MeaningFields { artificial, meaning })
}
