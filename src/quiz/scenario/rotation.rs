//! How the facts of an auction are written.

use super::{seat, strain, vulnerable};
use crate::bridge::shape::MOST_POINTS;
use crate::bridge::{Call, Suit};
use crate::engine::rotation::{Event, HandBox, Happened, Meaning, Purpose, RotationFacts, RotationSetup};
use crate::quiz::fault::FaultKind;
use crate::quiz::reader::{Node, Table};
use std::collections::BTreeMap;

/// What a file says of one call.
struct Said {
    artificial: Option<bool>,
    meaning: Option<Meaning>,
}

/// Reads the table `facts`.
pub(super) fn read(node: &Node<'_>) -> Option<RotationFacts> {
    let mut table = node.table()?;
    let dealer = table.need("dealer").and_then(|n| seat(&n));
    let vulnerable = table.maybe("vulnerable", vulnerable);
    let auction = table.need("auction").and_then(|n| n.each(event));
    let comparable = table.maybe("comparable", Node::truth);
    let unintended = table.maybe("unintended", Node::truth);
    let said = table.maybe("meaning", |n| meanings(n, auction.as_deref()));
    table.close();
    let setup = RotationSetup {
        dealer: dealer?,
        vulnerable: vulnerable?.unwrap_or_default(),
        events: with_meanings(auction?, said?.unwrap_or_default()),
        comparable: comparable?,
        unintended: unintended?,
    };
    match setup.check() {
        Ok(facts) => Some(facts),
        Err(misfits) => {
            for misfit in misfits {
                node.fault_at(&misfit.field, FaultKind::Rotation(misfit.kind));
            }
            None
        }
    }
}

/// A seat and a call, or a seat and what he did.
fn event(node: &Node<'_>) -> Option<Event> {
    let read = |(seat, what): (&str, &str)| {
        let happened = match what {
            "accepts" => Happened::Accepted,
            "declines" => Happened::Declined,
            "acts" => Happened::Acted,
            call => {
                Happened::Called { call: call.parse::<Call>().ok()?, artificial: Some(false), meaning: None }
            }
        };
        Some(Event { seat: seat.parse().ok()?, happened })
    };
    node.text()?.split_once(' ').and_then(read).or_else(|| node.fault(FaultKind::NotAnEvent))
}

fn meanings(node: &Node<'_>, auction: Option<&[Event]>) -> Option<BTreeMap<usize, Said>> {
    let is_call = |e: &&Event| matches!(e.happened, Happened::Called { .. });
    let calls = auction.map(|events| events.iter().filter(is_call).count());
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

fn with_meanings(mut events: Vec<Event>, mut said: BTreeMap<usize, Said>) -> Vec<Event> {
    let mut number = 0;
    for event in &mut events {
        if let Happened::Called { artificial, meaning, .. } = &mut event.happened {
            number += 1;
            if let Some(said) = said.remove(&number) {
                (*artificial, *meaning) = (said.artificial, said.meaning);
            }
        }
    }
    events
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
