//! File format of the meanings of calls: the tables `meaning.N`.

use super::event;
use crate::agreements::{self, fields};
use crate::reader::Node;
use rules::engine::rotation::{Event, Happened, Meaning};
use std::collections::BTreeMap;

/// A file's facts about one call.
pub(super) struct Said {
    artificial: Option<bool>,
    meaning: Option<Meaning>,
}

/// Reads the table `meaning`, by the number of the call from 1; `calls` is how many were made, when that could be read.
pub(super) fn read(node: &Node<'_>, calls: Option<usize>) -> Option<BTreeMap<usize, Said>> {
    let read = |(name, item): (&str, Node<'_>)| {
        let said = said(&item);
        event::call(&item, name, calls).zip(said)
    };
    let read: Vec<_> = node.table()?.all().into_iter().map(read).collect();
    read.into_iter().collect()
}

/// Puts what is said of the calls into the events.
pub(super) fn put(events: &mut [Event], mut said: BTreeMap<usize, Said>) {
    let mut number = 0;
    for event in events {
        if let Happened::Called { artificial, meaning, .. } = &mut event.happened {
            number += 1;
            if let Some(said) = said.remove(&number) {
                (*artificial, *meaning) = (said.artificial, said.meaning);
            }
        }
    }
}

/// An agreement by its name, with the fields beside it over those of the list; or the fields alone.
fn said(node: &Node<'_>) -> Option<Said> {
    let mut table = node.table()?;
    let agreed = table.maybe("agreement", agreements::named);
    let told = fields::read(&mut table);
    table.close();
    let (agreed, told) = (agreed?, told?);
    let otherwise = Some(agreed.is_some_and(|agreed| agreed.artificial));
    let artificial = told.artificial.unwrap_or(otherwise);
    let meaning = told.over(agreed.map(|agreed| &agreed.meaning), node)?;
    Some(Said { artificial, meaning })
}
