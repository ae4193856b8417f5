//! Checks of a doubt, by itself and against the claim or concession.

use crate::bridge::{Seat, Side};
use crate::engine::claim::facts::claim_setup::{Announced, ClaimSetup, Objection};
use crate::engine::claim::facts::doubt::{Doubt, Doubted};
use crate::engine::claim::facts::fault::{ClaimFault, ClaimFaults};
use crate::engine::field_fault::FieldFault;

/// The faults of a doubt of a claim or concession.
pub(crate) fn all(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    let claimers = setup.claimer.side();
    let (gave_up, concedes) = match setup.announced {
        Announced::Claim { .. } if setup.claims > 0 => {
            (claimers.other(), setup.left().saturating_sub(setup.claims))
        }
        Announced::Claim { .. } => (claimers, setup.left()),
        Announced::Concession { concedes, .. } => (claimers, concedes),
    };
    let side = setup.doubt.by.map_or(gave_up, Seat::side);
    let given_up = if side == claimers { concedes } else { setup.claimed() };
    match setup.announced {
        Announced::Claim { disputed: false } => {
            if setup.doubt.is_told() {
                faults.push(FieldFault::new("facts.doubted", ClaimFault::DoubtedAndUndisputed));
            }
            if setup.agreed == Some(false) {
                faults.push(FieldFault::new("facts.agreed", ClaimFault::DoubtedAndUndisputed));
            }
        }
        Announced::Concession { objection: Some(Objection::AtOnce), .. } if setup.doubt.is_later() => {
            faults.push(FieldFault::new("facts.doubted", ClaimFault::DoubtedTwice));
        }
        Announced::Claim { .. } | Announced::Concession { .. } => {}
    }
    if setup.agreed == Some(true) && setup.doubt.when == Some(Doubted::AtOnce) {
        faults.push(FieldFault::new("facts.agreed", ClaimFault::AgreedAndObjected));
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
