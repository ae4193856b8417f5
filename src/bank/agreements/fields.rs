//! Fields of the meaning of a call, in the list of agreements and in scenarios.

use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use crate::scenario::schema::{self, FieldRow, Place, may};
use crate::scenario::values::{Artificial, CallMarks};
use rules::bridge::shape::MOST_POINTS;
use rules::bridge::{Strain, Suit};
use rules::engine::rotation::meaning::{Forcing, HandBox, Meaning, Purpose};

/// The written facts of a call. A field left out is taken from the agreement named beside it, or is
/// absent.
#[derive(Default)]
pub(crate) struct CallFields {
    pub artificial: Option<Artificial>,
    alone: HandFields,
    hands: Option<Vec<HandBox>>,
    purpose: Option<Purpose>,
    specifies: Option<Vec<Strain>>,
    marks: Option<CallMarks>,
    forcing: Option<Forcing>,
    more: Option<bool>,
}

/// The fields of one kind of hand.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) struct HandFields {
    points: Option<(u8, u8)>,
    lengths: [Option<(u8, u8)>; 4],
    balanced: Option<bool>,
}

type OfCall<T> = Place<CallFields, T>;
type OfHand<T> = Place<HandFields, T>;

/// What is written before the hands.
pub(crate) const FIRST: &[FieldRow<CallFields>] =
    &[("artificial", may, &OfCall::at(|c| Some(&mut c.artificial)))];

/// One kind of hand.
pub(crate) const HAND: &[FieldRow<HandFields>] = &[
    ("points", may, &OfHand::within(0, MOST_POINTS as u16, |h| Some(&mut h.points))),
    ("S", may, &OfHand::at(|h| Some(&mut h.lengths[Suit::S.index()]))),
    ("H", may, &OfHand::at(|h| Some(&mut h.lengths[Suit::H.index()]))),
    ("D", may, &OfHand::at(|h| Some(&mut h.lengths[Suit::D.index()]))),
    ("C", may, &OfHand::at(|h| Some(&mut h.lengths[Suit::C.index()]))),
    ("balanced", may, &OfHand::at(|h| Some(&mut h.balanced))),
];

/// What is written after the hands.
pub(crate) const BESIDE: &[FieldRow<CallFields>] = &[
    ("purpose", may, &OfCall::at(|c| Some(&mut c.purpose))),
    ("specifies", may, &OfCall::at(|c| Some(&mut c.specifies))),
    ("marks", may, &OfCall::at(|c| Some(&mut c.marks))),
    ("forcing", may, &OfCall::at(|c| Some(&mut c.forcing))),
    ("more", may, &OfCall::at(|c| Some(&mut c.more))),
];

/// Reads the fields of a call; the table is not closed.
pub(crate) fn read(table: &mut TableReader<'_>) -> Option<CallFields> {
    let mut call = CallFields::default();
    let first = schema::read(FIRST, table, &mut call);
    let alone = schema::read(HAND, table, &mut call.alone);
    let hands = table.maybe("hands", |n| Some((n.clone(), hands(n)?)));
    let beside = schema::read(BESIDE, table, &mut call);
    let (Some(hands), Some(())) = (hands, alone) else { return None };
    if let Some((node, _)) = hands.as_ref().filter(|_| call.alone != HandFields::default()) {
        return node.fault(FaultKind::NotTogether("points"));
    }
    call.hands = hands.map(|(_, hands)| hands);
    first.and(beside).map(|()| call)
}

impl CallFields {
    /// The field `artificial` alone.
    pub fn first(artificial: Option<bool>) -> CallFields {
        CallFields { artificial: Some(Artificial(artificial)), ..CallFields::default() }
    }

    /// Differences from another meaning, in everything but the hands.
    pub fn beside(meaning: &Meaning, other: &Meaning) -> CallFields {
        let purpose = meaning.purpose.filter(|_| meaning.purpose != other.purpose);
        let specifies = meaning.specifies.clone().filter(|_| meaning.specifies != other.specifies);
        let marks = (meaning.marks != other.marks).then(|| CallMarks(meaning.marks.clone()));
        let forcing = meaning.forcing.filter(|_| meaning.forcing != other.forcing);
        let more = (meaning.more != other.more).then_some(meaning.more);
        CallFields { purpose, specifies, marks, forcing, more, ..CallFields::default() }
    }

    /// The meaning of the call: the written fields override the agreement. `Some(None)` without
    /// either; a fault, reported at `node`, if no hand is possible.
    pub fn over(self, agreed: Option<&Meaning>, node: &ValueNode<'_>) -> Option<Option<Meaning>> {
        let mut meaning = agreed.cloned().unwrap_or_else(|| Meaning::showing(Vec::new()));
        let beside = self.says_more();
        if let Some(hands) = self.hands {
            meaning.boxes = hands;
        } else if self.alone != HandFields::default() {
            meaning.boxes = self.alone.over(&meaning.boxes, node)?;
        }
        let any_hand = meaning.boxes.is_empty();
        if any_hand {
            meaning.boxes.push(HandBox::ANY);
        }
        let has_meaning = !any_hand || beside;
        meaning.purpose = self.purpose.or(meaning.purpose);
        meaning.specifies = self.specifies.or(meaning.specifies);
        meaning.marks = self.marks.map_or(meaning.marks, |marks| marks.0);
        meaning.forcing = self.forcing.or(meaning.forcing);
        // Without hands any hand may make the call, so the reasons cannot be counted.
        meaning.more = self.more.unwrap_or(meaning.more || any_hand);
        Some(has_meaning.then_some(meaning))
    }

    /// True if fields other than hands are written.
    fn says_more(&self) -> bool {
        let beside = self.specifies.is_some() || self.marks.is_some() || self.forcing.is_some();
        self.purpose.is_some() || self.more.is_some() || beside
    }
}

impl HandFields {
    /// Differences of one kind of hand from another.
    pub fn differences(one: &HandBox, other: &HandBox) -> HandFields {
        let length = |suit: usize| (one.lengths[suit] != other.lengths[suit]).then_some(one.lengths[suit]);
        HandFields {
            points: (one.points != other.points).then_some(one.points),
            lengths: std::array::from_fn(length),
            balanced: one.balanced.filter(|_| one.balanced != other.balanced),
        }
    }

    /// These fields applied to each agreed kind of hand, without kinds that become impossible.
    fn over(self, agreed: &[HandBox], node: &ValueNode<'_>) -> Option<Vec<HandBox>> {
        let agreed = if agreed.is_empty() { &[HandBox::ANY] } else { agreed };
        let changed: Vec<HandBox> = agreed.iter().map(|b| self.put(*b)).collect();
        let left: Vec<HandBox> = changed.iter().filter(|b| b.check().is_ok()).copied().collect();
        if left.is_empty() { possible(changed[0], node).map(|b| vec![b]) } else { Some(left) }
    }

    fn put(self, on: HandBox) -> HandBox {
        let mut lengths = on.lengths;
        for (length, written) in lengths.iter_mut().zip(self.lengths) {
            *length = written.unwrap_or(*length);
        }
        let balanced = self.balanced.or(on.balanced);
        HandBox { points: self.points.unwrap_or(on.points), lengths, balanced }
    }
}

/// Several kinds of hand, each of which must be possible.
fn hands(node: &ValueNode<'_>) -> Option<Vec<HandBox>> {
    let boxes = node.each(|item| {
        let (mut table, mut hand) = (item.table()?, HandFields::default());
        let read = schema::read(HAND, &mut table, &mut hand);
        table.close();
        possible(read.map(|()| hand.put(HandBox::ANY))?, item)
    })?;
    if boxes.is_empty() { node.fault(FaultKind::Empty) } else { Some(boxes) }
}

fn possible(hand_box: HandBox, node: &ValueNode<'_>) -> Option<HandBox> {
    match hand_box.check() {
        Ok(()) => Some(hand_box),
        Err(fault) => node.fault(FaultKind::NoSuchHand(fault)),
    }
}
