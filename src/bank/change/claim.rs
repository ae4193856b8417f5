//! Changes of a claim or concession: claimer, number of tricks, trumps and the table at that moment.
//! The act and the doubt are in `act`, what was said of the play in `statement`.

use super::act::changes_of;
use super::field::ChangeField;
use super::{Change, act, statement};
use rules::bridge::{Card, Cards, Seat};
use rules::engine::claim::{ClaimFacts, ClaimSetup};

/// Most unknown cards for all changes: with more, each change takes more than 20 layouts to rule
/// on, and only the act and the doubt are changed.
const MOST_UNSEEN: usize = 6;

/// Candidate changes.
pub(super) fn candidates(facts: &ClaimFacts) -> Vec<Change> {
    if facts.out().len() > MOST_UNSEEN {
        return act::candidates(&mut facts.setup());
    }
    let (mut setup, of_concession) = (facts.setup(), facts.is_concession());
    let mut all = Seat::ALL.map(Change::Speaker).to_vec();
    let tricks = if of_concession { "concedes" } else { "claims" };
    all.extend(changes_of(tricks).into_iter().take(usize::from(facts.left()) + 1));
    let mut said = facts.as_claim().as_ref().map(statement::candidates).unwrap_or_default();
    if !of_concession {
        all.append(&mut said);
    }
    all.extend(setup.trump.into_iter().flat_map(|_| changes_of("trump")));
    all.extend(setup.leader.into_iter().flat_map(|_| changes_of("leader")));
    all.extend((0..facts.trick().len()).map(Change::Trick));
    all.append(&mut said);
    all.extend(act::exposed(facts.claimer(), facts.declarer(), facts.exposed()));
    let fields = ["current_trick_only", if of_concession { "objection" } else { "disputed" }, "agreed"];
    all.extend(fields.into_iter().flat_map(changes_of));
    all.extend(act::candidates(&mut setup));
    all
}

/// The changed setup; `None` if this is not a change of these facts.
pub(super) fn apply(change: Change, mut setup: ClaimSetup) -> Option<ClaimSetup> {
    match change {
        Change::Speaker(seat) => speaks(&mut setup, seat),
        Change::Silent | Change::WithoutStep(_) | Change::Aware { .. } | Change::ShownOut { .. } => {
            statement::apply(change, &mut setup)?;
        }
        Change::Trick(cards) => take_back(setup.cards.as_mut()?, setup.leader?, &mut setup.trick, cards),
        Change::Exposed { seat, to } => act::expose(&mut setup.exposed, seat, to),
        Change::Set { field, to } => ChangeField::named(field)?.set(to, &mut setup)?,
        other => act::apply(other, &mut setup.act)?,
    }
    Some(setup)
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

/// Returns all but the first `cards` cards of the trick in progress to their hands.
fn take_back(hands: &mut [Cards; 4], leader: Seat, trick: &mut Vec<Card>, cards: usize) {
    for (i, card) in trick.iter().enumerate().skip(cards) {
        let hand = &mut hands[leader.after(i).index()];
        *hand = hand.with(*card);
    }
    trick.truncate(cards);
}
