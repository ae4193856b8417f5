//! Checks of a doubt, by itself and against the claim or concession.

use crate::bridge::{Seat, Side};
use crate::engine::claim::facts::claim_setup::ClaimSetup;
use crate::engine::claim::facts::concession_setup::{ConcessionSetup, Objection};
use crate::engine::claim::facts::doubt::{Doubt, Doubted};
use crate::engine::claim::facts::fault::{ClaimFault, ClaimFaults};
use crate::engine::field_fault::FieldFault;

/// The faults of a doubt of a claim.
pub(crate) fn claim(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    let claimers = setup.claimer.side();
    let side = if setup.claims == 0 { claimers } else { claimers.other() };
    let side = setup.doubt.by.map_or(side, Seat::side);
    let concedes = setup.left().saturating_sub(setup.claims);
    let given_up = if side == claimers { concedes } else { setup.claims };
    if setup.doubt.is_told() && !setup.disputed {
        faults.push(FieldFault::new("facts.doubted", ClaimFault::DoubtedAndUndisputed));
    }
    if setup.agreed == Some(false) && !setup.disputed {
        faults.push(FieldFault::new("facts.agreed", ClaimFault::DoubtedAndUndisputed));
    }
    if setup.agreed == Some(true) && setup.doubt.when == Some(Doubted::AtOnce) {
        faults.push(FieldFault::new("facts.agreed", ClaimFault::AgreedAndObjected));
    }
    numbers(&setup.doubt, side, given_up, setup.won, faults);
}

/// The faults of a doubt of a concession.
pub(crate) fn concession(setup: &ConcessionSetup, faults: &mut ClaimFaults) {
    let conceders = setup.conceder.side();
    let side = setup.doubt.by.map_or(conceders, Seat::side);
    let claims = setup.left.saturating_sub(setup.concedes);
    let given_up = if side == conceders { setup.concedes } else { claims };
    if setup.agreed && setup.doubt.when == Some(Doubted::AtOnce) {
        faults.push(FieldFault::new("facts.agreed", ClaimFault::AgreedAndObjected));
    }
    if setup.objection == Some(Objection::AtOnce) && setup.doubt.is_later() {
        faults.push(FieldFault::new("facts.doubted", ClaimFault::DoubtedTwice));
    }
    numbers(&setup.doubt, side, given_up, setup.won, faults);
}

/// Checks that a side gets back no more than it gave up.
fn numbers(doubt: &Doubt, side: Side, given_up: u8, won: Option<[u8; 2]>, faults: &mut ClaimFaults) {
    if doubt.by.is_some() && given_up + doubt.already_won == 0 {
        faults.push(FieldFault::new("facts.doubter", ClaimFault::NothingGivenUp));
    }
    let found = [
        ("facts.likely", doubt.likely),
        ("facts.no_normal_play_loses", doubt.no_normal_play),
        ("facts.no_legal_play_loses", doubt.no_legal_play),
    ];
    for (field, tricks) in found {
        if let Some(tricks) = tricks.filter(|tricks| *tricks > given_up) {
            faults.push(FieldFault::new(field, ClaimFault::TooManyTricks { said: tricks, left: given_up }));
        }
    }
    if let Some(won) = won.map(|won| won[side as usize])
        && doubt.already_won > won
    {
        faults.push(FieldFault::new(
            "facts.already_won",
            ClaimFault::MoreThanWon { said: doubt.already_won, won },
        ));
    }
}
