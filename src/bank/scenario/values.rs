//! Types of the values of fields, each with its notation in files and at the desk.

use super::schema::{FieldType, FieldValue};
use super::write::Value;
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::bridge::contract::Bidding;
use rules::bridge::{Card, Cards, Contract, Seat, Strain, Suit, Vulnerable, pbn};
use rules::engine::claim::{Awareness, ClaimAct, Doubted, Objection, StatementStep};
use rules::engine::rotation::meaning::{Forcing, Promise, Purpose};
use rules::law::{Guidelines, OrderWithinSuit, Permille};

/// An artificial call, a natural one, or `"unknown"`.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Artificial(pub Option<bool>);

/// Marks without repetition.
pub(crate) struct CallMarks(pub Vec<Promise>);

/// Numbers of tricks.
pub(crate) const TRICKS: [&str; 14] =
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"];

/// For each type: the type and that of a list at the desk, reader, value in files, and choices.
macro_rules! values {
    ($($type:ty: $holds:ident $list:ident, $read:expr, $value:expr $(, $choices:expr, $chosen:expr)?;)*) => { $(
        impl FieldValue for $type {
            const TYPE: FieldType = FieldType::$holds;
            const LIST: FieldType = FieldType::$list;

            fn read(node: &ValueNode<'_>, bounds: (u16, u16)) -> Option<Self> {
                let read: fn(&ValueNode<'_>, (u16, u16)) -> Option<Self> = $read;
                read(node, bounds)
            }

            fn value(&self) -> Option<Value> {
                let value: fn(&Self) -> Option<Value> = $value;
                value(self)
            }

            $(
                fn choices() -> Vec<&'static str> {
                    $choices.to_vec()
                }

                fn chosen(choice: Option<&str>) -> Option<Self> {
                    let chosen: fn(&str) -> Option<Self> = $chosen;
                    chosen(choice?)
                }
            )?
        }
    )* };
}

values! {
    bool: Truth List, |node, _| node.truth(), |truth| Some((*truth).into()),
        ["true", "false"], |truth| truth.parse().ok();
    u8: Number List, |node, (low, high)| Some(node.number(low, high)? as u8), |n| Some((*n).into()),
        TRICKS, |tricks| tricks.parse().ok();
    Permille: Number List, |node, (low, high)| node.number(low, high).map(Permille),
        |share| Some(share.0.into());
    (u8, u8): FromTo List, from_to, |range| Some(Value::from_to(*range));
    Artificial: Truth List, artificial, |one| Some(one.0.map_or("unknown".into(), Value::from));
    CallMarks: List List, marks, |marks| marks.0.value();
    [Cards; 4]: Hands List,
        |node, _| pbn::hands(node.text()?).map_err(FaultKind::NotHands).map_or_else(|kind| node.fault(kind), Some),
        |hands| Some(pbn::write(hands).into());
    Cards: Words List, |node, bounds| Vec::read(node, bounds).map(Cards::from_iter),
        |cards| (!cards.is_empty()).then(|| Value::list(cards.into_iter().rev()));
    // A contract is written without its declarer.
    Contract: Text List,
        |node, _| node.read::<Bidding>(FaultKind::NotAContract).map(|bidding| bidding.by(Seat::default())),
        |contract| Some(format!("{}{}", contract.bid, contract.doubled).into());
    (Seat, Suit): Text List, seat_and_suit, |(seat, suit)| Some(format!("{seat} {suit}").into());
    (Seat, Suit, u8): Text List, seat_and_length,
        |(seat, suit, length)| Some(format!("{seat} {length}{suit}").into());
}

/// Types that parse and print themselves.
macro_rules! texts {
    ($($type:ty: $holds:ident $list:ident, $fault:ident $(, $choices:expr)?;)*) => {
        values! { $(
            $type: $holds $list, |node, _| node.read(FaultKind::$fault), |one| Some(one.to_string().into())
                $(, $choices, |choice| choice.parse().ok())?;
        )* }
    };
}

texts! {
    Seat: Seat Seats, NotASeat, Seat::ALL.map(Seat::letter);
    Strain: Strain Words, NotAStrain, Strain::ALL.map(Strain::letters);
    Card: Text Words, NotACard;
    StatementStep: Text List, NotAStep;
    Purpose: Text List, NotAPurpose;
    Promise: Text List, NotAMark;
}

/// Types with a word for each value.
macro_rules! words {
    ($($type:ty),*) => {
        values! { $(
            $type: Text List, |node, _| node.word(Self::ALL.map(|one| (one.word(), one))),
                |one| Some(one.word().into()),
                Self::ALL.map(|one| one.word()), |choice| Self::ALL.into_iter().find(|one| one.word() == choice);
        )* }
    };
}

// The forgotten cards of an `Awareness` have a field of their own.
words!(Awareness, ClaimAct, Doubted, Forcing, Guidelines, Objection, OrderWithinSuit, Vulnerable);

impl<T: FieldValue> FieldValue for Option<T> {
    const TYPE: FieldType = T::TYPE;
    const LIST: FieldType = T::LIST;

    fn read(node: &ValueNode<'_>, bounds: (u16, u16)) -> Option<Self> {
        T::read(node, bounds).map(Some)
    }

    fn value(&self) -> Option<Value> {
        self.as_ref()?.value()
    }

    fn choices() -> Vec<&'static str> {
        T::choices()
    }

    fn chosen(choice: Option<&str>) -> Option<Self> {
        if choice.is_some() { T::chosen(choice).map(Some) } else { Some(None) }
    }
}

impl<T: FieldValue> FieldValue for Vec<T> {
    const TYPE: FieldType = T::LIST;
    const LIST: FieldType = T::LIST;

    fn read(node: &ValueNode<'_>, bounds: (u16, u16)) -> Option<Self> {
        node.each(|item| T::read(item, bounds))
    }

    fn value(&self) -> Option<Value> {
        Some(Value::list(self.iter().filter_map(|item| Some(item.value()?.text()))))
    }
}

fn artificial(node: &ValueNode<'_>, _: (u16, u16)) -> Option<Artificial> {
    match node.is_text() {
        true => node.word([("unknown", Artificial(None))]),
        false => node.truth().map(|truth| Artificial(Some(truth))),
    }
}

fn from_to(node: &ValueNode<'_>, (_, most): (u16, u16)) -> Option<(u8, u8)> {
    let numbers = node.each(|number| number.number(0, most))?;
    match numbers[..] {
        [from, to] if from <= to => Some((from as u8, to as u8)),
        _ => node.fault(FaultKind::NotFromTo),
    }
}

fn marks(node: &ValueNode<'_>, bounds: (u16, u16)) -> Option<CallMarks> {
    let marks = Vec::read(node, bounds)?;
    let twice = (1..marks.len()).find(|i| marks[..*i].contains(&marks[*i]));
    match twice.and_then(|i| node.list()?.into_iter().nth(i)) {
        Some(item) => item.fault(FaultKind::Twice),
        None => Some(CallMarks(marks)),
    }
}

/// A seat and a suit, as in `W H`.
fn seat_and_suit(node: &ValueNode<'_>, _: (u16, u16)) -> Option<(Seat, Suit)> {
    let read = |(seat, suit): (&str, &str)| Some((seat.parse().ok()?, suit.parse().ok()?));
    node.text()?.split_once(' ').and_then(read).or_else(|| node.fault(FaultKind::NotSeatAndSuit))
}

/// A seat and a number of cards of a suit, as in `W 2S`.
fn seat_and_length(node: &ValueNode<'_>, (_, most): (u16, u16)) -> Option<(Seat, Suit, u8)> {
    let read = |(seat, length): (&str, &str)| {
        let (number, suit) = length.trim().split_at_checked(length.trim().len().checked_sub(1)?)?;
        let number = number.parse().ok().filter(|number| u16::from(*number) <= most)?;
        Some((seat.parse().ok()?, suit.parse().ok()?, number))
    };
    node.text()?.split_once(' ').and_then(read).or_else(|| node.fault(FaultKind::NotSeatAndLength))
}
