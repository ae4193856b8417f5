//! Slips about the table as it is now: the turn, the auction, the contract and its result.

use super::irregular_call::IrregularCall;
use super::wrong_value::WrongValue;
use crate::premise::Premise;
use rules::bridge::Seat;
use rules::bridge::contract::Bidding;
use rules::engine::{Component, Key};

/// What an auction goes back to.
const BACK_TO: &str = "back_to:";

/// Another player in turn.
pub(super) fn turn(wrong: &WrongValue<'_>, irregular: Option<IrregularCall>) -> Option<Premise> {
    given_turn(wrong, wrong.token().parse().ok()?, wrong.right_token()?.parse().ok()?, irregular)
}

fn given_turn(
    wrong: &WrongValue<'_>,
    given: Seat,
    right: Seat,
    irregular: Option<IrregularCall>,
) -> Option<Premise> {
    let offender = irregular.map(|irregular| irregular.seat);
    let goes_on = offender.map(Seat::lho) == Some(given) && is_cancelled(wrong);
    Some(match given {
        _ if Some(given) == offender => Premise::TurnOfOffender,
        _ if goes_on => Premise::TurnGoesOn,
        _ if given == right.lho() => Premise::TurnSkipped,
        _ if given == right.rho() => Premise::TurnRepeated,
        _ => Premise::TurnOfPartner,
    })
}

/// True if the irregular call is cancelled.
fn is_cancelled(wrong: &WrongValue<'_>) -> bool {
    let cancelled = wrong.ruling.component(Key::Cancelled);
    let call = wrong.ruling.call;
    matches!(cancelled, Some(Component::Cancelled(calls)) if call.is_some_and(|call| calls.contains(&call)))
}

/// Another consequence for the auction.
pub(super) fn auction(wrong: &WrongValue<'_>, irregular: Option<IrregularCall>) -> Option<Premise> {
    let back_to = |token: &str| token.strip_prefix(BACK_TO).and_then(|seat| seat.parse::<Seat>().ok());
    let (given, right) = (wrong.token(), wrong.right_token()?);
    match (back_to(given), back_to(right)) {
        _ if given == "over" => Some(Premise::AuctionClosed),
        _ if right == "over" => Some(Premise::AuctionReopened),
        (Some(given), Some(right)) => given_turn(wrong, given, right, irregular),
        (Some(_), None) => Some(Premise::AuctionTakenBack),
        (None, Some(_)) => Some(Premise::AuctionNotTakenBack),
        (None, None) => None,
    }
}

/// Another contract.
pub(super) fn contract(wrong: &WrongValue<'_>) -> Option<Premise> {
    let contract = |token: &str| -> Option<(Bidding, Seat)> {
        let (bidding, declarer) = token.split_once(':')?;
        Some((bidding.parse().ok()?, declarer.parse().ok()?))
    };
    match (contract(wrong.token()), contract(wrong.right_token()?)) {
        (Some((given, _)), Some((right, _))) => {
            Some(other_bidding(given, right).unwrap_or(Premise::OtherDeclarer))
        }
        _ => Some(Premise::PassedOutOrNot),
    }
}

/// The result of another contract.
pub(super) fn result(wrong: &WrongValue<'_>) -> Option<Premise> {
    let bidding = |token: &str| -> Option<Bidding> { token.split(['=', '+', '-']).next()?.parse().ok() };
    other_bidding(bidding(wrong.token())?, bidding(wrong.right_token()?)?)
}

fn other_bidding(given: Bidding, right: Bidding) -> Option<Premise> {
    if given.bid != right.bid {
        Some(Premise::OtherContract)
    } else {
        (given.doubled != right.doubled).then_some(Premise::OtherDoubling)
    }
}
