//! Checks of the act of claiming or conceding, and of the play since.

use crate::bridge::{Cards, Trick};
use crate::engine::claim::facts::act::{ActFault, ClaimAct, ReplayedPlay};
use crate::engine::claim::facts::claim_setup::{Announced, ClaimSetup};
use crate::engine::claim::facts::fault::ClaimFault;
use crate::engine::field_fault::FieldFault;

/// The faults of an act, with the hands if they are known and of the right sizes.
pub(crate) fn act(setup: &ClaimSetup, hands: Option<[Cards; 4]>, faults: &mut Vec<FieldFault<ClaimFault>>) {
    let ClaimSetup { act, declarer, leader, trick, .. } = setup;
    let left = setup.left();
    let mut fault = |field: String, kind| faults.push(FieldFault::new(field, ClaimFault::Act(kind)));
    if act.how == Some(ClaimAct::Abandoned) && setup.claimed() > 0 {
        fault("facts.how".to_owned(), ActFault::AbandonedButClaims);
    }
    if act.meant.is_some() && act.how != Some(ClaimAct::Shown) {
        fault("facts.meant".to_owned(), ActFault::NothingShown);
    }
    // The player to declarer's left leads; the one who leads out of turn is the other defender.
    let lead_out_of_turn =
        setup.claimer == *declarer && left == 13 && *leader == Some(declarer.rho()) && trick.len() == 1;
    if act.how == Some(ClaimAct::FacedAfterLead) && !lead_out_of_turn {
        fault("facts.how".to_owned(), ActFault::NoLeadOutOfTurn);
    }
    let counted = match played(setup, hands) {
        Ok(counted) => counted,
        Err((Some(i), kind)) => {
            fault(format!("facts.played_on[{i}]"), kind);
            None
        }
        Err((None, kind)) => {
            fault("facts.played_on".to_owned(), kind);
            None
        }
    };
    let Some(request) = act.play_on else { return };
    let undisputed = match setup.announced {
        Announced::Claim { disputed } => !disputed,
        Announced::Concession { .. } => setup.agreed == Some(true),
    };
    if undisputed {
        fault("facts.play_on".to_owned(), ActFault::Undisputed);
    }
    let Some(made) = request.made else { return };
    if request.all_agree == Some(false) {
        fault("facts.play_on.made".to_owned(), ActFault::MadeWithoutAgreement);
    }
    if let Some(counted) = counted.filter(|counted| *counted != made) {
        fault("facts.play_on.made".to_owned(), ActFault::MadeOtherwise { told: made, counted });
    }
    if made > left {
        let kind = ClaimFault::TooManyTricks { said: made, left };
        faults.push(FieldFault::new("facts.play_on.made", kind));
    }
}

/// The tricks of declarer's side when the hand was played out.
fn played(setup: &ClaimSetup, hands: Option<[Cards; 4]>) -> Result<Option<u8>, (Option<usize>, ActFault)> {
    let played_on = &setup.act.played_on;
    if played_on.is_empty() {
        return Ok(None);
    }
    let (Some(hands), Some(trump), Some(leader)) = (hands, setup.trump, setup.leader) else {
        return Err((None, ActFault::CardsNotTold));
    };
    let trick = Trick::of(leader, setup.trick.iter().copied());
    let after =
        ReplayedPlay::new(hands, trick).follow(played_on, trump).map_err(|(i, kind)| (Some(i), kind))?;
    Ok(after.total(setup.declarer.side()))
}
