//! Fields of the meaning of a call, in the list of agreements and in scenarios.

use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::bridge::shape::MOST_POINTS;
use rules::bridge::{Strain, Suit};
use rules::engine::rotation::meaning::{Forcing, HandBox, Meaning, Promise, Purpose};

/// The written facts of a call. A field left out is taken from the agreement named beside it, or is
/// absent.
pub(crate) struct CallFields {
    /// Artificial, natural or unknown
    pub artificial: Option<Option<bool>>,
    alone: HandFields,
    hands: Option<Vec<HandBox>>,
    purpose: Option<Purpose>,
    specifies: Option<Vec<Strain>>,
    marks: Option<Vec<Promise>>,
    forcing: Option<Forcing>,
    more: Option<bool>,
}

/// The fields of one kind of hand.
#[derive(Clone, Copy, Default, PartialEq)]
struct HandFields {
    points: Option<(u8, u8)>,
    lengths: [Option<(u8, u8)>; 4],
    balanced: Option<bool>,
}

/// Reads the fields of a call; the table is not closed.
pub(crate) fn read(table: &mut TableReader<'_>) -> Option<CallFields> {
    let artificial = table.maybe("artificial", |n| match n.is_text() {
        true => n.word([("unknown", None)]),
        false => n.truth().map(Some),
    });
    let alone = HandFields::read(table);
    let hands = table.maybe("hands", |n| Some((n.clone(), hands(n)?)));
    let purpose = table.maybe("purpose", |n| n.read(FaultKind::NotAPurpose));
    let specifies = table.maybe("specifies", |n| n.each(|n| n.read(FaultKind::NotAStrain)));
    let marks = table.maybe("marks", marks);
    let forcing = table.maybe("forcing", |n| n.word(Forcing::ALL.map(|f| (f.word(), f))));
    let more = table.maybe("more", ValueNode::truth);
    let (alone, hands) = (alone?, hands?);
    if let Some((node, _)) = hands.as_ref().filter(|_| alone != HandFields::default()) {
        return node.fault(FaultKind::NotTogether("points"));
    }
    Some(CallFields {
        artificial: artificial?,
        alone,
        hands: hands.map(|(_, hands)| hands),
        purpose: purpose?,
        specifies: specifies?,
        marks: marks?,
        forcing: forcing?,
        more: more?,
    })
}

impl CallFields {
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
        meaning.marks = self.marks.unwrap_or(meaning.marks);
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
    fn read(table: &mut TableReader<'_>) -> Option<HandFields> {
        let points = table.maybe("points", |n| from_to(n, MOST_POINTS as u16));
        let suits = Suit::DOWN.map(|suit| (suit, table.maybe(suit.letter(), |n| from_to(n, 13))));
        let balanced = table.maybe("balanced", ValueNode::truth);
        let mut lengths = [None; 4];
        for (suit, length) in suits {
            lengths[suit.index()] = length?;
        }
        Some(HandFields { points: points?, lengths, balanced: balanced? })
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
        let mut table = item.table()?;
        let read = HandFields::read(&mut table);
        table.close();
        possible(read?.put(HandBox::ANY), item)
    })?;
    if boxes.is_empty() { node.fault(FaultKind::Empty) } else { Some(boxes) }
}

fn possible(hand_box: HandBox, node: &ValueNode<'_>) -> Option<HandBox> {
    match hand_box.check() {
        Ok(()) => Some(hand_box),
        Err(fault) => node.fault(FaultKind::NoSuchHand(fault)),
    }
}

/// A list of marks without repetition.
fn marks(node: &ValueNode<'_>) -> Option<Vec<Promise>> {
    let marks = node.each(|item| item.read(FaultKind::NotAMark))?;
    let twice = (1..marks.len()).find(|i| marks[..*i].contains(&marks[*i]));
    match twice.and_then(|i| node.list()?.into_iter().nth(i)) {
        Some(item) => item.fault(FaultKind::Twice),
        None => Some(marks),
    }
}

/// Two numbers, from and to.
fn from_to(node: &ValueNode<'_>, most: u16) -> Option<(u8, u8)> {
    let numbers = node.each(|n| n.number(0, most))?;
    match numbers[..] {
        [from, to] if from <= to => Some((from as u8, to as u8)),
        _ => node.fault(FaultKind::NotFromTo),
    }
}
