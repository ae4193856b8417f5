//! Law 31, as far as a pass goes there by Law 30C: an artificial pass, or a pass of partner's artificial call.
//!
//! | clause | decided here | left to the players |
//! |---|---|---|
//! | 31A1 | at right-hand opponent's turn, who passes: the offender repeats his call | what right-hand opponent does |
//! | 31A2 | he bids, doubles or redoubles: any legal call, then Law 23A | which call replaces it |
//! | 31B | at partner's turn, or left-hand opponent's before he had called: both free, then as 31A2 | the same |
//! | 31C | at left-hand opponent's turn later: a change of call, Law 25 | |

use super::asked::RotationAsked;
use super::facts::{Happened, RotationFacts};
use super::law_23::{self, Sides};
use super::law_25;
use super::law_30::{later, now};
use super::replay::Irregular;
use super::{fork, nothing_further};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionGoes, Component, Duty};
use crate::engine::ruling::{Answer, Limit, Question, Ruling};
use crate::law;

/// The ruling on a cancelled pass that is treated as a bid out of rotation.
pub(super) fn rule(bench: &mut Bench<'_>, facts: &RotationFacts, irregular: &Irregular<'_>) -> Ruling {
    let (offender, turn) = (irregular.offender(), irregular.turn);
    if bench.trace.ask(law!("31A"), RotationAsked::AtRhosTurn { turn }, turn == offender.rho()) {
        return law_31a(bench, facts, irregular);
    }
    let earlier = irregular.earlier().map(|m| m.number);
    let asked = RotationAsked::AtPartnersOrFirstAtLhos { turn, earlier };
    if bench.trace.ask(law!("31B"), asked, !irregular.is_change_of_call()) {
        bench.trace.ask(law!("31B1"), RotationAsked::PartnerIsFree { partner: offender.partner() }, true);
        bench.decide(Component::Law(law!("31B")));
        let clauses = Sides { comparable: law!("31A2(a)"), not_comparable: law!("31A2(b)"), named: false };
        return law_23::free_to_replace(bench, facts, irregular, clauses);
    }
    let earlier = irregular.before.last_of(offender).map(|m| m.number);
    bench.trace.ask(law!("31C"), RotationAsked::LaterAtLhos { turn, earlier }, true);
    bench.decide(Component::Law(law!("31C")));
    law_25::change_of_call(bench, facts, irregular)
}

fn law_31a(bench: &mut Bench<'_>, facts: &RotationFacts, irregular: &Irregular<'_>) -> Ruling {
    let rho = irregular.turn;
    let answer = irregular.numbered().find(|(_, e)| e.seat == rho).and_then(|(n, e)| match &e.happened {
        Happened::Called { call, .. } => Some((Some(n), *call == Call::Pass)),
        Happened::Acted => Some((None, false)),
        Happened::Accepted | Happened::Declined => None,
    });
    let Some((call, passed)) = answer else {
        let pass = Happened::Called { call: Call::Pass, artificial: Some(false), meaning: None };
        let answers = [
            (Answer::Passes, facts.and_then(rho, pass)),
            (Answer::Acts, facts.and_then(rho, Happened::Acted)),
        ];
        // The branches are a call further on; until then it is his turn.
        return fork(bench, Question::PassesOrActs(rho), answers)
            .saying(Component::Auction(AuctionGoes::BackTo(rho)))
            .saying(Component::Turn(rho));
    };
    if bench.trace.ask(law!("31A1"), RotationAsked::RhoPassed { rho, call }, passed) {
        return must_repeat(bench, irregular);
    }
    let clauses = Sides { comparable: law!("31A2(a)"), not_comparable: law!("31A2(b)"), named: true };
    law_23::free_to_replace(bench, facts, irregular, clauses)
}

fn must_repeat(bench: &mut Bench<'_>, irregular: &Irregular<'_>) -> Ruling {
    nothing_further(bench);
    bench.decide(Component::Law(law!("31A1")));
    bench.decide(Component::Offender(Duty::MustRepeat));
    match later(irregular) {
        Ok(later) if later.replacement.as_ref().is_some_and(|r| r.call != irregular.out.call) => {
            bench.not_covered(Limit::SecondIrregularity(later.replacement.map_or(0, |r| r.number)))
        }
        Ok(later) => {
            now(bench, irregular, &later);
            bench.remedies()
        }
        Err(limit) => bench.not_covered(limit),
    }
}
