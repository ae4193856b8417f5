//! Checks of the act of claiming or conceding, and of the play since.

use crate::bridge::{Card, Cards, Seat, Strain, Trick};
use crate::engine::claim::facts::act::{Act, ActFault, ClaimAct, ReplayedPlay};
use crate::engine::claim::facts::fault::ClaimFault;
use crate::engine::field_fault::FieldFault;

/// The table at the time of the act, as far as it is known.
pub(crate) struct ActTable<'a> {
    /// Declarer
    pub declarer: Seat,
    /// The claimer or conceder
    pub speaker: Seat,
    /// Tricks left
    pub left: u8,
    /// Tricks claimed
    pub claims: u8,
    /// True if a player disputes it; `None` if unknown
    pub disputed: Option<bool>,
    /// The hands, if known and of the right sizes
    pub hands: Option<[Cards; 4]>,
    /// The trump suit
    pub trump: Option<Strain>,
    /// The leader to the trick in progress, or the player on lead
    pub leader: Option<Seat>,
    /// The cards of the trick in progress
    pub trick: &'a [Card],
}

/// The faults of an act at this table.
pub(crate) fn act(act: &Act, table: &ActTable<'_>, faults: &mut Vec<FieldFault<ClaimFault>>) {
    let mut fault = |field: String, kind| faults.push(FieldFault::new(field, ClaimFault::Act(kind)));
    if act.how == Some(ClaimAct::Abandoned) && table.claims > 0 {
        fault("facts.how".to_owned(), ActFault::AbandonedButClaims);
    }
    if act.meant.is_some() && act.how != Some(ClaimAct::Shown) {
        fault("facts.meant".to_owned(), ActFault::NothingShown);
    }
    // The player to declarer's left leads; the one who leads out of turn is the other defender.
    let lead_out_of_turn = table.speaker == table.declarer
        && table.left == 13
        && table.leader == Some(table.declarer.rho())
        && table.trick.len() == 1;
    if act.how == Some(ClaimAct::FacedAfterLead) && !lead_out_of_turn {
        fault("facts.how".to_owned(), ActFault::NoLeadOutOfTurn);
    }
    let counted = match played(act, table) {
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
    if table.disputed == Some(false) {
        fault("facts.play_on".to_owned(), ActFault::Undisputed);
    }
    let Some(made) = request.made else { return };
    if request.all_agree == Some(false) {
        fault("facts.play_on.made".to_owned(), ActFault::MadeWithoutAgreement);
    }
    if let Some(counted) = counted.filter(|counted| *counted != made) {
        fault("facts.play_on.made".to_owned(), ActFault::MadeOtherwise { told: made, counted });
    }
    if made > table.left {
        let kind = ClaimFault::TooManyTricks { said: made, left: table.left };
        faults.push(FieldFault::new("facts.play_on.made", kind));
    }
}

/// The tricks of declarer's side when the hand was played out.
fn played(act: &Act, table: &ActTable<'_>) -> Result<Option<u8>, (Option<usize>, ActFault)> {
    if act.played_on.is_empty() {
        return Ok(None);
    }
    let (Some(hands), Some(trump), Some(leader)) = (table.hands, table.trump, table.leader) else {
        return Err((None, ActFault::CardsNotTold));
    };
    let trick = table.trick.iter().fold(Trick::new(leader), |trick, card| trick.play(*card));
    let after =
        ReplayedPlay::new(hands, trick).follow(&act.played_on, trump).map_err(|(i, kind)| (Some(i), kind))?;
    Ok(after.total(table.declarer.side()))
}
