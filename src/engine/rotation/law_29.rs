//! Laws 28B and 29: what becomes of a call out of rotation before anything else is asked.
//!
//! | clause | decided here | left to the players |
//! |---|---|---|
//! | 28B | the player whose turn it was called first: his call is in rotation, the other as if not made | |
//! | 29A | left-hand opponent accepted: the call stands | whether he accepts |
//! | 29B | otherwise cancelled, back to the proper player, on to Law 30 | |

use super::asked::RotationAsked;
use super::facts::{Event, Happened, RotationFacts};
use super::replay::{Irregular, Replayed, replay};
use super::{fork, goes_on, law_16, law_30, law_34, nothing_further};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionGoes, Component, MayAccept};
use crate::engine::ruling::{Answer, Authority, Contested, Limit, Outcome, Point, Question, Ruling};
use crate::law;

/// The ruling on the first call out of rotation in the auction.
pub(super) fn rule(bench: &mut Bench<'_>, facts: &RotationFacts) -> Ruling {
    let irregular = match replay(facts) {
        Replayed::Irregular(irregular) => irregular,
        Replayed::Limit(limit) => return bench.not_covered(limit),
        Replayed::Regular(standing) => {
            bench.trace.ask(law!("17C"), RotationAsked::AllInTurn, true);
            bench.decide(Component::InRotation(true));
            if !standing.auction.is_over() {
                bench.decide(Component::Turn(standing.auction.turn()));
            }
            return bench.finish(Outcome::PlayOn);
        }
    };
    let (call, by, turn) = (irregular.out.number, irregular.offender(), irregular.turn);
    bench.trace.ask(law!("17C"), RotationAsked::OutOfTurn { call, by, turn }, true);
    if irregular.out.call != Call::Pass {
        return bench.not_covered(Limit::NotAPass(call));
    }
    bench.decide(Component::InRotation(false));
    answered(bench, facts, &irregular)
}

/// What the others did upon the call decides which of Laws 28B, 29A and 29B governs.
fn answered(bench: &mut Bench<'_>, facts: &RotationFacts, irregular: &Irregular<'_>) -> Ruling {
    let (lho, proper) = (irregular.offender().lho(), irregular.turn);
    let next = irregular.numbered().next();
    let called_by =
        |seat| matches!(next, Some((_, Event { seat: s, happened: Happened::Called { .. } })) if *s == seat);
    // Law 28B speaks of a call out of rotation by an opponent of the player whose turn it was.
    let opponents_turn = proper.side() != irregular.offender().side();
    let proper_call = (opponents_turn && called_by(proper)).then_some(next).flatten().map(|(n, _)| n);
    if bench.trace.ask(
        law!("28B"),
        RotationAsked::ProperPlayerCalled { proper, call: proper_call },
        proper_call.is_some(),
    ) {
        return law_28b(bench, irregular);
    }
    if irregular.is_change_of_call() {
        // What is put to him then is Law 25B1, and not whether he accepts it under 29A.
        return match next {
            Some((n, e)) if e.seat != lho => bench.not_covered(Limit::SecondIrregularity(n)),
            _ => law_30::rule(bench, facts, irregular),
        };
    }
    let over = called_by(lho).then_some(next).flatten().map(|(n, _)| n);
    let said = matches!(next, Some((_, Event { seat, happened: Happened::Accepted })) if *seat == lho);
    match next {
        None => {
            let question = Question::Accepts(lho);
            let ruling = fork(
                bench,
                question,
                [
                    (Answer::Accepts, facts.and_then(lho, Happened::Accepted)),
                    (Answer::Declines, facts.and_then(lho, Happened::Declined)),
                ],
            );
            return ruling.saying(Component::MayAccept(MayAccept::Seat(lho)));
        }
        Some((_, Event { seat, happened: Happened::Declined })) if *seat == lho => {}
        Some(_) if over.is_some() || said => {}
        Some((n, _)) => return bench.not_covered(Limit::SecondIrregularity(n)),
    }
    let accepted = over.is_some() || said;
    if bench.trace.ask(law!("29A"), RotationAsked::NextHandAccepted { lho, call: over }, accepted) {
        return law_29a(bench, irregular);
    }
    bench.trace.ask(law!("29B"), RotationAsked::Declined { lho, call: irregular.out.number }, true);
    law_30::rule(bench, facts, irregular)
}

fn law_28b(bench: &mut Bench<'_>, irregular: &Irregular<'_>) -> Ruling {
    bench.decide(Component::Law(law!("28B")));
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    bench.decide(Component::Cancelled(vec![irregular.out.number]));
    law_16::unauthorised(bench, irregular);
    nothing_further(bench);
    if irregular.is_change_of_call() {
        bench.contested.push(Contested {
            clause: law!("28B"),
            point: Point::CallOverAChange,
            follows: Authority::TextOf28B,
            others: vec![Authority::TextOf25B1],
        });
    }
    let mut standing = irregular.before.clone();
    if let Err(limit) = standing.play_on(irregular.calls()) {
        return bench.not_covered(limit);
    }
    goes_on(bench, &standing.auction);
    bench.remedies()
}

fn law_29a(bench: &mut Bench<'_>, irregular: &Irregular<'_>) -> Ruling {
    let mut standing = irregular.before.clone();
    let mut calls = irregular.calls();
    let over = calls.next();
    let mut accepted = [Some(irregular.out.clone()), over.clone()].into_iter().flatten();
    let played = accepted.try_for_each(|made| standing.accept(made)).and_then(|()| standing.play_on(calls));
    if let Err(limit) = played {
        return bench.not_covered(limit);
    }
    bench.decide(Component::Law(law!("29A")));
    bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
    bench.decide(Component::Cancelled(Vec::new()));
    nothing_further(bench);
    if over.is_none() {
        // He accepts by a call that is not told: the turn is his, and nothing has ended.
        bench.decide(Component::Auction(AuctionGoes::On));
        bench.decide(Component::Turn(irregular.offender().lho()));
        return bench.remedies();
    }
    goes_on(bench, &standing.auction);
    law_34::look(bench, irregular, &standing);
    bench.remedies()
}
