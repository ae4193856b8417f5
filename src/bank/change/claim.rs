//! Changes of a claim: claimer, number of tricks, trumps and the table at that moment. Those shared
//! with concessions are in `act` and `statement`.

use super::{Change, act, statement};
use rules::bridge::{Bid, Card, Cards, Contract, Seat, Strain};
use rules::engine::claim::{ClaimFacts, ClaimSetup};

/// Most unknown cards for all changes: with more, each change takes more than 20 layouts to rule
/// on, and only the act and the doubt are changed.
pub(super) const MOST_UNSEEN: usize = 6;

/// Candidate changes.
pub(super) fn candidates(facts: &ClaimFacts) -> Vec<Change> {
    if facts.out().len() > MOST_UNSEEN {
        return act::candidates(facts.doubt(), facts.act());
    }
    let mut all = Seat::ALL.map(Change::Speaker).to_vec();
    all.extend((0..=facts.left()).map(Change::Claims));
    all.extend(statement::candidates(facts));
    all.extend(Strain::ALL.map(Change::Trump));
    all.extend(Seat::ALL.map(Change::Leader));
    all.extend((0..facts.trick().len()).map(Change::Trick));
    all.extend(act::exposed(facts.claimer(), facts.declarer(), facts.exposed()));
    all.extend([true, false].map(Change::CurrentTrickOnly));
    all.extend([false, true].map(Change::Disputed));
    all.extend([Some(true), Some(false), None].map(Change::Agreed));
    all.extend(act::candidates(facts.doubt(), facts.act()));
    all
}

/// The changed setup; `None` if this is not a change of a claim.
pub(super) fn apply(change: Change, mut setup: ClaimSetup) -> Option<ClaimSetup> {
    match change {
        Change::Speaker(seat) => speaks(&mut setup, seat),
        Change::Claims(claims) => setup.claims = claims,
        Change::Silent | Change::WithoutStep(_) | Change::Aware { .. } | Change::ShownOut { .. } => {
            statement::apply(change, &mut setup.statement, &mut setup.shown_out, &mut setup.aware)?;
        }
        Change::Trump(strain) => {
            setup.trump = strain;
            setup.contract = setup.contract.and_then(|contract| in_strain(contract, strain));
        }
        Change::Leader(seat) => setup.leader = seat,
        Change::Trick(cards) => take_back(&mut setup.cards, setup.leader, &mut setup.trick, cards),
        Change::Exposed { seat, to } => act::expose(&mut setup.exposed, seat, to),
        Change::CurrentTrickOnly(to) => setup.concerns_current_trick_only = to,
        Change::Disputed(to) => disputed(&mut setup, to),
        Change::Agreed(to) => setup.agreed = to,
        other => act::apply(other, &mut setup.doubt, &mut setup.act)?,
    }
    Some(setup)
}

/// Another player claimed as many tricks for their side, without a statement, showing the cards
/// that the first claimer showed.
fn speaks(setup: &mut ClaimSetup, seat: Seat) {
    for exposed in setup.exposed.iter_mut().filter(|exposed| **exposed == setup.claimer) {
        *exposed = seat;
    }
    setup.claimer = seat;
    setup.statement = Vec::new();
    setup.aware = [None; 4];
}

/// Without a dispute there is no doubt, no refusal to agree, and no request to play on.
fn disputed(setup: &mut ClaimSetup, to: bool) {
    setup.disputed = to;
    if !to {
        setup.doubt = Default::default();
        setup.agreed = setup.agreed.filter(|agreed| *agreed);
        setup.act.play_on = None;
    }
}

/// The same contract in another denomination.
pub(super) fn in_strain(contract: Contract, strain: Strain) -> Option<Contract> {
    Some(Contract { bid: Bid::new(contract.bid.level(), strain)?, ..contract })
}

/// Returns all but the first `cards` cards of the trick in progress to their hands.
pub(super) fn take_back(hands: &mut [Cards; 4], leader: Seat, trick: &mut Vec<Card>, cards: usize) {
    for (i, card) in trick.iter().enumerate().skip(cards) {
        let hand = &mut hands[leader.after(i).index()];
        *hand = hand.with(*card);
    }
    trick.truncate(cards);
}
