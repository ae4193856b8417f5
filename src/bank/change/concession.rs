//! Changes of a concession: conceder, number of tricks, the partner's objection, and what claims
//! have as well.

use super::{Change, act, claim, statement};
use rules::bridge::{Seat, Strain};
use rules::engine::claim::{ConcederStatement, ConcessionFacts, ConcessionSetup, Objection};

/// Candidate changes.
pub(super) fn candidates(facts: &ConcessionFacts) -> Vec<Change> {
    if facts.out().len() > claim::MOST_UNSEEN {
        return act::candidates(facts.doubt(), facts.act());
    }
    let mut all = Seat::ALL.map(Change::Speaker).to_vec();
    all.extend((0..=facts.left()).map(Change::Concedes));
    if facts.trump().is_some() {
        all.extend(Strain::ALL.map(Change::Trump));
    }
    if facts.leader().is_some() {
        all.extend(Seat::ALL.map(Change::Leader));
    }
    all.extend((0..facts.trick().len()).map(Change::Trick));
    all.extend(facts.as_claim().as_ref().map(statement::candidates).unwrap_or_default());
    all.extend(act::exposed(facts.conceder(), facts.declarer(), facts.exposed()));
    all.extend([true, false].map(Change::CurrentTrickOnly));
    all.extend(Objection::ALL.into_iter().map(Some).chain([None]).map(Change::Objects));
    all.extend([Some(true), Some(false)].map(Change::Agreed));
    all.extend(act::candidates(facts.doubt(), facts.act()));
    all
}

/// The changed setup; `None` if this is not a change of a concession.
pub(super) fn apply(change: Change, mut setup: ConcessionSetup) -> Option<ConcessionSetup> {
    match change {
        Change::Speaker(seat) => {
            setup
                .exposed
                .iter_mut()
                .filter(|seat| **seat == setup.conceder)
                .for_each(|exposed| *exposed = seat);
            setup.conceder = seat;
            setup.said.statement = Vec::new();
            setup.said.aware = [None; 4];
        }
        Change::Concedes(tricks) => {
            setup.claims = if setup.claims == 0 { 0 } else { setup.left.checked_sub(tricks)? };
            setup.concedes = tricks;
        }
        Change::Silent | Change::WithoutStep(_) | Change::Aware { .. } | Change::ShownOut { .. } => {
            let ConcederStatement { statement, shown_out, aware } = &mut setup.said;
            statement::apply(change, statement, shown_out, aware)?;
        }
        Change::Trump(strain) => {
            setup.trump = Some(strain);
            setup.contract = setup.contract.and_then(|contract| claim::in_strain(contract, strain));
        }
        Change::Leader(seat) => setup.leader = Some(seat),
        Change::Trick(cards) => {
            claim::take_back(setup.cards.as_mut()?, setup.leader?, &mut setup.trick, cards);
        }
        Change::Exposed { seat, to } => act::expose(&mut setup.exposed, seat, to),
        Change::CurrentTrickOnly(to) => setup.concerns_current_trick_only = to,
        Change::Objects(to) => setup.objection = to,
        Change::Agreed(to) => setup.agreed = to?,
        other => act::apply(other, &mut setup.doubt, &mut setup.act)?,
    }
    Some(setup)
}
