//! File format of auction events: the texts of `auction`, one per moment.

use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::bridge::{Call, Card, Cards, Seat, Strain};
use rules::engine::rotation::{AuctionEvent, Event};

/// Separator of two simultaneous calls.
pub(crate) const TOGETHER: &str = " + ";

/// Cards that partner could see, which follow.
pub(crate) const EXPOSES: &str = "exposes ";
/// The card that was led before play, which follows.
pub(crate) const LEADS: &str = "leads ";
/// A mistaken explanation of the call with the number that follows.
pub(crate) const MISEXPLAINS: &str = "misexplains ";
/// The correction of an explanation of the call with the number that follows.
pub(crate) const CORRECTS: &str = "corrects ";

/// The player held cards from a wrong board.
pub(crate) const WRONG_BOARD: &str = "wrong_board";

/// Reads the text of one moment: one event, or two simultaneous calls.
pub(super) fn read(node: &ValueNode<'_>) -> Option<Vec<Event>> {
    let text = node.text()?;
    moment(text).or_else(|| {
        let no_bid = text.split(TOGETHER).any(is_no_bid);
        node.fault(if no_bid { FaultKind::NoSuchBid } else { FaultKind::NotAnEvent })
    })
}

/// Parses the events of one moment; `None` if the text is malformed.
pub(crate) fn moment(text: &str) -> Option<Vec<Event>> {
    match text.split_once(TOGETHER) {
        None => happened(text).map(|event| vec![event]),
        Some((first, second)) => happened(first).zip(happened(second)).and_then(two_calls),
    }
}

/// True for a text of the form of a bid by a seat at a level that does not exist.
fn is_no_bid(text: &str) -> bool {
    let bid = text.split_once(' ').filter(|(seat, _)| seat.parse::<Seat>().is_ok()).map(|(_, bid)| bid);
    let split = bid.and_then(|bid| bid.find(|c: char| !c.is_ascii_digit()).map(|at| bid.split_at(at)));
    let like_a_bid = split.filter(|(level, strain)| !level.is_empty() && strain.parse::<Strain>().is_ok());
    like_a_bid.is_some() && bid.is_some_and(|bid| bid.parse::<Call>().is_err())
}

/// The number of a call, from the name of a field; at most `calls`, if that is known.
pub(super) fn call(field: &ValueNode<'_>, name: &str, calls: Option<usize>) -> Option<usize> {
    let number = name.parse::<usize>().ok().filter(|n| *n > 0 && n.to_string() == name);
    let there = number.filter(|n| calls.is_none_or(|calls| *n <= calls));
    there.or_else(|| field.fault(FaultKind::NoSuchCall))
}

fn two_calls((first, second): (Event, Event)) -> Option<Vec<Event>> {
    let both = first.is_call() && second.is_call();
    both.then(|| vec![first, Event { together: true, ..second }])
}

/// The number of a call behind these words, written as it is shown.
fn number(text: &str, words: &str) -> Option<usize> {
    let digits = text.strip_prefix(words)?;
    digits.parse().ok().filter(|number: &usize| *number > 0 && number.to_string() == digits)
}

/// A seat and a call, or a seat and an action.
fn happened(text: &str) -> Option<Event> {
    let (seat, what) = text.split_once(' ')?;
    let happened = match what {
        "accepts" => AuctionEvent::Accepted,
        "declines" => AuctionEvent::Declined,
        "acts" => AuctionEvent::Acted,
        "director" => AuctionEvent::Director,
        "leads" => AuctionEvent::Led,
        WRONG_BOARD => AuctionEvent::WrongBoard,
        _ if what.starts_with(EXPOSES) => exposed(what.strip_prefix(EXPOSES)?, false)?,
        _ if what.starts_with(LEADS) => exposed(what.strip_prefix(LEADS)?, true)?,
        _ if what.starts_with(MISEXPLAINS) => AuctionEvent::Misexplained(number(what, MISEXPLAINS)?),
        _ if what.starts_with(CORRECTS) => AuctionEvent::Corrected(number(what, CORRECTS)?),
        call => {
            AuctionEvent::Called { call: call.parse::<Call>().ok()?, artificial: Some(false), meaning: None }
        }
    };
    Some(Event::new(seat.parse::<Seat>().ok()?, happened))
}

/// Cards that a player exposed, or the one led; `None` for a card named twice, or two led.
fn exposed(text: &str, led: bool) -> Option<AuctionEvent> {
    let listed: Vec<Card> = text.split(' ').map(|card| card.parse().ok()).collect::<Option<_>>()?;
    let cards: Cards = listed.iter().copied().collect();
    let most = if led { 1 } else { 13 };
    (cards.len() == listed.len() && cards.len() <= most).then_some(AuctionEvent::Exposed { cards, led })
}
