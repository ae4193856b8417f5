//! How the meaning of a call is written: the tables `meaning.N`.

use super::strain;
use crate::bridge::Suit;
use crate::bridge::shape::MOST_POINTS;
use crate::engine::rotation::{Event, HandBox, Happened, Meaning, Purpose};
use crate::quiz::fault::FaultKind;
use crate::quiz::reader::{Node, Table};
use std::collections::BTreeMap;

/// What a file says of one call.
pub(super) struct Said {
    artificial: Option<bool>,
    meaning: Option<Meaning>,
}

/// Reads the table `meaning`, by the number of the call from 1; `calls` is how many were made, when that could be read.
pub(super) fn read(node: &Node<'_>, calls: Option<usize>) -> Option<BTreeMap<usize, Said>> {
    let read = |(name, item): (&str, Node<'_>)| {
        let number = name.parse::<usize>().ok().filter(|n| *n > 0 && n.to_string() == name);
        let there = number.filter(|n| calls.is_none_or(|calls| *n <= calls));
        let said = said(&item);
        match there {
            Some(number) => Some((number, said?)),
            None => item.fault(FaultKind::NoSuchCall),
        }
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

fn said(node: &Node<'_>) -> Option<Said> {
    let mut table = node.table()?;
    let artificial = table.maybe("artificial", |n| match n.is_text() {
        true => n.word([("unknown", None)]),
        false => n.truth().map(Some),
    });
    let alone = hand_box(&mut table);
    let boxes = table.maybe("hands", |n| {
        let boxes = n.each(|item| {
            let mut table = item.table()?;
            let read = hand_box(&mut table);
            table.close();
            read.map(|read| read.unwrap_or(HandBox::ANY))
        })?;
        if boxes.is_empty() { n.fault(FaultKind::Empty) } else { Some((n.clone(), boxes)) }
    });
    let purposes = [("asks", Purpose::Asks), ("relay", Purpose::Relay), ("transfer", Purpose::Transfer)];
    let purpose = table.maybe("purpose", |n| n.word(purposes));
    let specifies = table.maybe("specifies", |n| n.each(strain));
    let more = table.maybe("more", Node::truth);
    table.close();
    let (artificial, alone, boxes) = (artificial?, alone?, boxes?);
    let (purpose, specifies, more) = (purpose?, specifies?, more?);
    let boxes = match (alone, boxes) {
        (Some(_), Some((hands, _))) => return hands.fault(FaultKind::NotTogether("points")),
        (Some(one), None) => Some(vec![one]),
        (None, boxes) => boxes.map(|(_, boxes)| boxes),
    };
    let told = boxes.is_some();
    let meant = told || purpose.is_some() || specifies.is_some() || more.is_some();
    // Where the hands are not told, any hand may make it, for reasons that cannot be counted.
    let meaning = meant.then(|| Meaning {
        boxes: boxes.unwrap_or_else(|| vec![HandBox::ANY]),
        purpose,
        specifies,
        more: more.unwrap_or(!told),
    });
    Some(Said { artificial: artificial.unwrap_or(Some(false)), meaning })
}

/// The fields of one kind of hand, if any is there.
fn hand_box(table: &mut Table<'_>) -> Option<Option<HandBox>> {
    let points = table.maybe("points", |n| from_to(n, MOST_POINTS as u16));
    let lengths = Suit::DOWN.map(|suit| (suit, table.maybe(suit.letter(), |n| from_to(n, 13))));
    let balanced = table.maybe("balanced", Node::truth);
    let mut read = HandBox::ANY;
    let mut any = false;
    if let Some(points) = points? {
        (read.points, any) = (points, true);
    }
    for (suit, length) in lengths {
        if let Some(length) = length? {
            (read.lengths[suit.index()], any) = (length, true);
        }
    }
    if let Some(balanced) = balanced? {
        (read.balanced, any) = (Some(balanced), true);
    }
    Some(any.then_some(read))
}

/// Two numbers, from and to.
fn from_to(node: &Node<'_>, most: u16) -> Option<(u8, u8)> {
    let numbers = node.each(|n| n.number(0, most))?;
    match numbers[..] {
        [from, to] if from <= to => Some((from as u8, to as u8)),
        _ => node.fault(FaultKind::NotFromTo),
    }
}
