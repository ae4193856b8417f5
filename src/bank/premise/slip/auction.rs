//! Slips about an auction.
//!
//! | component | slips |
//! |---|---|
//! | the law | see `law` |
//! | in rotation | a call taken for one in rotation, or out of it |
//! | duties | a player bound who is free, free who is bound, or bound otherwise; a duty of Law 25 or 27 |
//! | may accept | the offending side given the choice, the wrong opponent, or a choice that does not exist |
//! | cancelled | a call that stands, or one left standing |
//! | the turn, the auction, the contract | see `table` |
//! | a lead, penalty cards | see `cards` |
//! | unauthorised information | none, too much, too little, the wrong side |
//! | the replacement, a change, a correction, what to watch | a decision missing, made up, or another |

use super::irregular_call::IrregularCall;
use super::wrong_value::WrongValue;
use super::{cards, law, table};
use crate::premise::{CasePremise, Premise, PremiseSubject};
use rules::bridge::Seat;
use rules::engine::component::{Duty, MayAccept, MayChange, Replacement};
use rules::engine::rotation::RotationFacts;
use rules::engine::{Component, Key};
use std::collections::BTreeSet;

/// The slip behind a wrong component of a ruling on an auction.
pub(super) fn slip(facts: &RotationFacts, wrong: &WrongValue<'_>) -> Option<CasePremise> {
    let irregular = wrong.ruling.call.and_then(|number| IrregularCall::of(facts, number));
    let premise = match wrong.component.key {
        Key::Law => return law::slip(wrong, irregular),
        Key::InRotation if wrong.right_token() == Some("no") => Premise::TakenInRotation,
        Key::InRotation => Premise::TakenOutOfRotation,
        Key::Offender | Key::Partner => duty(wrong, irregular?.had_called)?,
        Key::MayAccept => accepts(wrong, irregular?.seat)?,
        Key::Turn => table::turn(wrong, irregular)?,
        Key::Auction => table::auction(wrong, irregular)?,
        Key::Contract => table::contract(wrong)?,
        Key::Result => table::result(wrong)?,
        Key::Cancelled if wrong.given.is_subset(&wrong.right) => Premise::CallLeftStanding,
        Key::Cancelled => Premise::LegalCallCancelled,
        Key::Lead => cards::lead(wrong),
        Key::PenaltyCards => cards::penalty(wrong)?,
        Key::UnauthorisedFor => unauthorised(wrong)?,
        Key::Replacement => replacement(wrong)?,
        Key::Watch if wrong.right.is_empty() => Premise::WatchImposed,
        Key::Watch if wrong.given.is_empty() => Premise::WatchForgotten,
        Key::Watch => Premise::WatchOther,
        Key::MayChange => change(wrong)?,
        Key::Corrects => Premise::CorrectionMoment,
        _ => return None,
    };
    Some(CasePremise { premise, of: PremiseSubject::Case })
}

fn duty(wrong: &WrongValue<'_>, had_called: bool) -> Option<Premise> {
    let free = Duty::AnyLegalCall.word();
    let given = wrong.token();
    let right = wrong.right_token()?;
    let binds = [
        Duty::MustPassNext,
        Duty::MustPassThroughout,
        Duty::MustRepeat,
        Duty::BidOrPass,
        Duty::MayNotDoubleNow,
    ];
    let binds = binds.map(|duty| duty.word());
    Some(if given == Duty::ChangeOfCall.word() && !had_called {
        Premise::ChangeLaw
    } else if given == Duty::BidOrPass.word() && wrong.law() != "27" {
        Premise::InsufficientLaw
    } else if right == free && binds.contains(&given) {
        Premise::FreePlayerBound
    } else if given == free && binds.contains(&right) {
        Premise::BoundPlayerFree
    } else {
        Premise::OtherDuty
    })
}

fn accepts(wrong: &WrongValue<'_>, offender: Seat) -> Option<Premise> {
    let is = |may: MayAccept| wrong.ruling.component(Key::MayAccept) == Some(&Component::MayAccept(may));
    let nobody = is(MayAccept::Nobody);
    let Ok(given) = wrong.token().parse::<Seat>() else {
        return nobody.then_some(Premise::NothingToAccept);
    };
    if given.side() == offender.side() {
        Some(Premise::OwnSideAccepts)
    } else if nobody {
        Some(Premise::NothingToAccept)
    } else if is(MayAccept::AlreadyAccepted) {
        Some(Premise::ChoiceMade)
    } else {
        let may_lho = wrong.right.contains(offender.lho().letter());
        (given == offender.rho() && may_lho).then_some(Premise::OtherOpponent)
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
    } else if wrong.given.is_subset(&wrong.right) {
        Some(Premise::InformationForOne)
    } else {
        let of_others = sides(&wrong.given).iter().all(|side| !right.contains(side));
        of_others.then_some(Premise::InformationForOthers)
    }
}

fn replacement(wrong: &WrongValue<'_>) -> Option<Premise> {
    if wrong.right_token() == Some(Replacement::NotTested.word()) {
        Some(Premise::ComparedNeedlessly)
    } else {
        (wrong.token() == Replacement::Judgement.word()).then_some(Premise::JudgementLeft)
    }
}

/// That no player may change a call is a finding: see `NotInfluenced`.
fn change(wrong: &WrongValue<'_>) -> Option<Premise> {
    if wrong.ruling.component(Key::MayChange) == Some(&Component::MayChange(MayChange::Nobody)) {
        Some(Premise::ChangeGranted)
    } else {
        wrong.token().parse::<Seat>().is_ok().then_some(Premise::ChangeByOther)
    }
}
