//! Facts that a case already has: a change to one of them is no change, even if it would remove
//! what follows from the fact.

use super::calls::event_index;
use super::field::ChangeField;
use super::{Change, Election, reaction};
use rules::bridge::Call;
use rules::engine::claim::ClaimSetup;
use rules::engine::rotation::{AuctionEvent, RotationSetup};
use rules::engine::{Case, Facts};
use rules::law::Elections;

impl Change {
    /// True if the fact that it sets is one of the case.
    pub fn is_so(&self, case: &Case) -> bool {
        match (*self, &case.facts) {
            (Change::Edition(edition), _) => case.edition == edition,
            (Change::Date(date), _) => case.date == Some(date),
            (Change::Election(election), _) => is_elected(election, case.elections),
            (change, Facts::Rotation(facts)) => in_auction(change, &facts.setup()).unwrap_or(false),
            (change, Facts::Claim(facts)) => in_claim(change, &mut facts.setup()).unwrap_or(false),
        }
    }
}

/// `None` for a change of a call that there is not, or of no auction.
fn in_auction(change: Change, setup: &RotationSetup) -> Option<bool> {
    let event = |call: usize| setup.events.get(event_index(setup, call)?);
    let called = |call: usize| match &event(call)?.happened {
        AuctionEvent::Called { call, artificial, meaning } => Some((*call, *artificial, meaning.as_ref())),
        _ => None,
    };
    Some(match change {
        Change::Dealer(seat) => setup.dealer == seat,
        Change::Begins(call) => call == 1,
        Change::Caller { call, seat } => event(call)?.seat == seat,
        Change::Call { call, to } => called(call)?.0 == to,
        Change::Together { call, to } => event(call)?.together == to,
        Change::Accepts { call, to } => reaction::accepted(setup, call)? == to,
        Change::Acts { seat, to } => {
            let last = setup.events.last().filter(|last| last.seat == seat)?;
            match &last.happened {
                AuctionEvent::Acted => to,
                AuctionEvent::Called { call, .. } => to == (*call != Call::Pass),
                _ => return None,
            }
        }
        Change::Artificial { call, to } => called(call)?.1 == to,
        Change::Meaning { call, to: None } => called(call)?.2.is_none(),
        Change::Meaning { call, to: name } => called(call)?.2?.name == name,
        Change::Found { of, call: Some(call), to } => setup.findings.of(of, call) == to,
        _ => return None,
    })
}

/// `None` if it is no change of a claim or concession.
fn in_claim(change: Change, setup: &mut ClaimSetup) -> Option<bool> {
    Some(match change {
        Change::Speaker(seat) => setup.claimer == seat,
        Change::Silent => setup.statement.is_empty(),
        Change::Aware { suit, to } => setup.aware[suit.index()] == to,
        Change::ShownOut { seat, suit, to } => setup.shown_out.contains(&(seat, suit)) == to,
        Change::Trick(cards) => setup.trick.len() == cards,
        Change::Exposed { seat, to } => setup.exposed.contains(&seat) == to,
        Change::PlayedOn(cards) => setup.act.played_on.len() == cards,
        Change::NotAskedToPlayOn => setup.act.play_on.is_none(),
        Change::Set { field, to } => ChangeField::named(field)?.text(setup).as_deref() == to,
        _ => return None,
    })
}

fn is_elected(election: Election, elections: Elections) -> bool {
    match election {
        Election::SimilarFrom(share) => elections.similar_from == share,
        Election::DissimilarBelow(share) => elections.dissimilar_below == share,
        Election::Order(order) => elections.order == order,
        Election::Guidelines(guidelines) => elections.guidelines == guidelines,
        Election::Presumes(..) => election.over(elections) == elections,
    }
}
