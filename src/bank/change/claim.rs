//! Changes of a claim or concession: claimer, number of tricks, trumps and the table at that moment.
//! The act and the doubt are in `act`, what was said of the play in `statement`.

use super::{Change, act, statement};
use rules::bridge::{Bid, Card, Cards, Contract, Seat, Strain};
use rules::engine::claim::{Announced, ClaimFacts, ClaimSetup, Objection};

/// Most unknown cards for all changes: with more, each change takes more than 20 layouts to rule
/// on, and only the act and the doubt are changed.
const MOST_UNSEEN: usize = 6;

/// Candidate changes.
pub(super) fn candidates(facts: &ClaimFacts) -> Vec<Change> {
    if facts.out().len() > MOST_UNSEEN {
        return act::candidates(facts.doubt(), facts.act());
    }
    let (setup, of_concession) = (facts.setup(), facts.is_concession());
    let mut all = Seat::ALL.map(Change::Speaker).to_vec();
    all.extend((0..=facts.left()).map(if of_concession { Change::Concedes } else { Change::Claims }));
    let mut said = facts.as_claim().as_ref().map(statement::candidates).unwrap_or_default();
    if !of_concession {
        all.append(&mut said);
    }
    all.extend(setup.trump.into_iter().flat_map(|_| Strain::ALL.map(Change::Trump)));
    all.extend(setup.leader.into_iter().flat_map(|_| Seat::ALL.map(Change::Leader)));
    all.extend((0..facts.trick().len()).map(Change::Trick));
    all.append(&mut said);
    all.extend(act::exposed(facts.claimer(), facts.declarer(), facts.exposed()));
    all.extend([true, false].map(Change::CurrentTrickOnly));
    if of_concession {
        all.extend(Objection::ALL.into_iter().map(Some).chain([None]).map(Change::Objects));
    } else {
        all.extend([false, true].map(Change::Disputed));
    }
    all.extend([Some(true), Some(false), None].map(Change::Agreed));
    all.extend(act::candidates(facts.doubt(), facts.act()));
    all
}

/// The changed setup; `None` if this is not a change of these facts.
pub(super) fn apply(change: Change, mut setup: ClaimSetup) -> Option<ClaimSetup> {
    match change {
        Change::Speaker(seat) => speaks(&mut setup, seat),
        Change::Silent | Change::WithoutStep(_) | Change::Aware { .. } | Change::ShownOut { .. } => {
            statement::apply(change, &mut setup)?;
        }
        Change::Trump(strain) => {
            setup.trump = Some(strain);
            setup.contract = setup.contract.and_then(|contract| in_strain(contract, strain));
        }
        Change::Leader(seat) => setup.leader = Some(seat),
        Change::Trick(cards) => take_back(setup.cards.as_mut()?, setup.leader?, &mut setup.trick, cards),
        Change::Exposed { seat, to } => act::expose(&mut setup.exposed, seat, to),
        Change::CurrentTrickOnly(to) => setup.concerns_current_trick_only = to,
        Change::Claims(_)
        | Change::Concedes(_)
        | Change::Disputed(_)
        | Change::Objects(_)
        | Change::Agreed(_) => {
            announced(change, &mut setup)?;
        }
        other => act::apply(other, &mut setup.doubt, &mut setup.act)?,
    }
    Some(setup)
}

/// Changes of what was announced, and of the reaction to it.
fn announced(change: Change, setup: &mut ClaimSetup) -> Option<()> {
    match (change, &mut setup.announced) {
        (Change::Claims(claims), Announced::Claim { .. }) => setup.claims = claims,
        (Change::Concedes(tricks), Announced::Concession { left, concedes, .. }) => {
            setup.claims = if setup.claims == 0 { 0 } else { left.checked_sub(tricks)? };
            *concedes = tricks;
        }
        (Change::Disputed(to), Announced::Claim { disputed }) => {
            *disputed = to;
            // Without a dispute there is no doubt, no refusal to agree, and no request to play on.
            if !to {
                setup.doubt = Default::default();
                setup.agreed = setup.agreed.filter(|agreed| *agreed);
                setup.act.play_on = None;
            }
        }
        (Change::Objects(to), Announced::Concession { objection, .. }) => *objection = to,
        (Change::Agreed(to), Announced::Claim { .. }) => setup.agreed = to,
        (Change::Agreed(to), Announced::Concession { .. }) => {
            setup.agreed = Some(to?).filter(|agreed| *agreed)
        }
        _ => return None,
    }
    Some(())
}

/// Another player claimed or conceded as many tricks, without a statement, showing the cards
/// that the first claimer showed.
fn speaks(setup: &mut ClaimSetup, seat: Seat) {
    for exposed in setup.exposed.iter_mut().filter(|exposed| **exposed == setup.claimer) {
        *exposed = seat;
    }
    setup.claimer = seat;
    setup.statement = Vec::new();
    setup.aware = [None; 4];
}

/// The same contract in another denomination.
fn in_strain(contract: Contract, strain: Strain) -> Option<Contract> {
    Some(Contract { bid: Bid::new(contract.bid.level(), strain)?, ..contract })
}

/// Returns all but the first `cards` cards of the trick in progress to their hands.
fn take_back(hands: &mut [Cards; 4], leader: Seat, trick: &mut Vec<Card>, cards: usize) {
    for (i, card) in trick.iter().enumerate().skip(cards) {
        let hand = &mut hands[leader.after(i).index()];
        *hand = hand.with(*card);
    }
    trick.truncate(cards);
}
