//! Slips about an irregular call.
//!
//! | component | slips |
//! |---|---|
//! | the law | a law for another kind of call |
//! | duties | a player bound who is free, or free who is bound; a duty of Law 25 or 27 |
//! | may accept, the turn | the offending side given the choice, or the turn |
//! | cancelled | a call that stands, or one left standing |
//! | a lead, unauthorised information | none, too much, too little, the wrong side |

use super::wrong_value::WrongValue;
use crate::premise::Premise;
use rules::bridge::{Call, Seat};
use rules::engine::Key;
use rules::engine::component::Duty;
use rules::engine::rotation::RotationFacts;
use std::collections::BTreeSet;

/// The slip behind a wrong component of a ruling on a call.
pub(super) fn slip(facts: &RotationFacts, wrong: &WrongValue<'_>) -> Option<Premise> {
    let number = wrong.ruling.call?;
    let (offender, call) = facts.calls().nth(number.checked_sub(1)?)?;
    let had_called = facts.calls().take(number - 1).any(|(seat, _)| seat == offender);
    match wrong.component.key {
        Key::Law => law(wrong, call, had_called),
        Key::Offender | Key::Partner => duty(wrong, had_called),
        Key::MayAccept => accepts(wrong, offender),
        Key::Turn => (wrong.token() == offender.letter()).then_some(Premise::TurnOfOffender),
        Key::Cancelled if wrong.given.is_subset(&wrong.right) => Some(Premise::CallLeftStanding),
        Key::Cancelled => Some(Premise::LegalCallCancelled),
        Key::Lead => lead(wrong),
        Key::UnauthorisedFor => unauthorised(wrong),
        _ => None,
    }
}

/// A law that does not deal with such a call.
fn law(wrong: &WrongValue<'_>, call: Call, had_called: bool) -> Option<Premise> {
    let named = wrong.clause()?.law();
    if named == wrong.law() {
        return None;
    }
    let doubles = matches!(call, Call::Double | Call::Redouble);
    match named {
        "25" if !had_called => Some(Premise::ChangeLaw),
        "27" => Some(Premise::InsufficientLaw),
        "30" if call != Call::Pass => Some(Premise::PassLaw),
        "31" if !matches!(call, Call::Bid(_) | Call::AboveSeven(_)) => Some(Premise::BidLaw),
        "32" if !doubles => Some(Premise::DoubleLaw),
        "34" => Some(Premise::LostTurnLaw),
        "36" => Some(Premise::InadmissibleLaw),
        _ => None,
    }
}

fn duty(wrong: &WrongValue<'_>, had_called: bool) -> Option<Premise> {
    let free = Duty::AnyLegalCall.word();
    let given = wrong.token();
    let right = wrong.right.iter().next().copied()?;
    let binds = [Duty::MustPassNext, Duty::MustPassThroughout, Duty::MustRepeat].map(|duty| duty.word());
    if given == Duty::ChangeOfCall.word() && !had_called {
        Some(Premise::ChangeLaw)
    } else if given == Duty::BidOrPass.word() && wrong.law() != "27" {
        Some(Premise::InsufficientLaw)
    } else if right == free && binds.contains(&given) {
        Some(Premise::FreePlayerBound)
    } else if given == free && binds.contains(&right) {
        Some(Premise::BoundPlayerFree)
    } else {
        None
    }
}

fn accepts(wrong: &WrongValue<'_>, offender: Seat) -> Option<Premise> {
    let given: Seat = wrong.token().parse().ok()?;
    if given.side() == offender.side() {
        Some(Premise::OwnSideAccepts)
    } else {
        let may_lho = wrong.right.contains(offender.lho().letter());
        (given == offender.rho() && may_lho).then_some(Premise::OtherOpponent)
    }
}

fn lead(wrong: &WrongValue<'_>) -> Option<Premise> {
    if wrong.right.is_empty() {
        Some(Premise::LeadImposed)
    } else if wrong.given.is_empty() {
        Some(Premise::LeadForgotten)
    } else {
        wrong.given.is_subset(&wrong.right).then_some(Premise::LeadSuitMissing)
    }
}

fn unauthorised(wrong: &WrongValue<'_>) -> Option<Premise> {
    let sides = |tokens: &BTreeSet<&str>| -> Vec<_> {
        tokens.iter().filter_map(|token| token.parse::<Seat>().ok()).map(Seat::side).collect()
    };
    let right = sides(&wrong.right);
    if wrong.right.is_empty() {
        Some(Premise::InformationBarred)
    } else if wrong.given.is_empty() {
        Some(Premise::InformationForgotten)
    } else {
        let of_others = sides(&wrong.given).iter().all(|side| !right.contains(side));
        of_others.then_some(Premise::InformationForOthers)
    }
}
