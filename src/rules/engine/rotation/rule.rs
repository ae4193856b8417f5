//! The ruling on a whole auction: that on its last irregularity, with those on the others.

use super::docket::{Docket, StopReason};
use super::facts::RotationFacts;
use super::hearing::Hearing;
use super::irregular::Irregular;
use super::laws::{law_22, law_28};
use super::obligation::Obligation;
use super::test::RotationTest;
use super::{duties, views};
use crate::bridge::{Call, Seat};
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::component::{Component, Duty, Key, LeadRestriction};
use crate::engine::ruling::{Answer, Limit, Outcome, Point, Question, Ruling};
use crate::law;
use crate::law::Edition;

/// The ruling on an auction in which players may have called out of rotation: that on the last
/// irregularity, with those on the earlier ones.
pub fn rule(case: &Case, facts: &RotationFacts) -> Ruling {
    rule_at_depth(case, facts, 0)
}

/// The ruling after `depth` answered questions, with the ruling by the other view on each point on
/// which authorities differ.
fn rule_at_depth(case: &Case, facts: &RotationFacts, depth: usize) -> Ruling {
    let mut ruling = rule_with_view(case, facts, depth, None);
    add_rulings_by_other_views(case, facts, depth, &mut ruling);
    ruling
}

/// The ruling by the usual views, or by the less usual one on this point.
fn rule_with_view(case: &Case, facts: &RotationFacts, depth: usize, other_view: Option<Point>) -> Ruling {
    let docket = Docket::replay(case, facts, other_view);
    if matches!(case.edition, Edition::E1987 | Edition::Social) {
        let irregular = docket.irregularities.first();
        let clause = irregular.map_or(law!("17C"), Irregular::clause);
        return Bench::new(case).not_covered(Limit::Edition(clause));
    }
    let Some(subject) = subject(&docket) else { return regular(case, facts, &docket) };
    ruling_about(&docket, subject, Some(depth))
}

/// The ruling on the whole auction once a question has been answered.
fn on_answer(hearing: &Hearing<'_, '_>, question: Question, answer: Answer) -> Ruling {
    let facts = hearing.facts.answered(question, answer);
    let depth = hearing.depth.map_or(0, |depth| depth + 1);
    match hearing.docket.other_view {
        None => rule_at_depth(hearing.case, &facts, depth),
        other_view => rule_with_view(hearing.case, &facts, depth, other_view),
    }
}

/// Adds the ruling by the other view to each contested point of a ruling, and of those on earlier
/// irregularities.
fn add_rulings_by_other_views(case: &Case, facts: &RotationFacts, depth: usize, ruling: &mut Ruling) {
    let Ruling { components, contested, earlier, .. } = ruling;
    let earlier = earlier.iter_mut().flat_map(|earlier| &mut earlier.contested);
    for contested in contested.iter_mut().chain(earlier) {
        if !views::is_of_calls(contested.point) {
            continue;
        }
        let other = rule_with_view(case, facts, depth, Some(contested.point));
        let differs = |component: &&Component| !components.contains(component);
        contested.otherwise = other.components.iter().filter(differs).cloned().collect();
        contested.ruling = Some(Box::new(other));
    }
}

/// The irregularity that the ruling is about: the last one, or the one whose open question must be
/// answered first.
pub(super) fn subject(docket: &Docket<'_>) -> Option<usize> {
    let last = docket.irregularities.len().checked_sub(1)?;
    Some(match docket.stop {
        Some(StopReason::Settle(index)) => index,
        _ => last,
    })
}

/// The ruling about this irregularity, with those before it, after `depth` answered questions;
/// `None` to consider it by itself.
pub(super) fn ruling_about(docket: &Docket<'_>, about: usize, depth: Option<usize>) -> Ruling {
    let beyond = match docket.stop {
        Some(StopReason::Limit(limit)) => Some(limit),
        _ => None,
    };
    // Beyond the limit no answer leads any further, so an open question concerns this irregularity
    // alone.
    let alone = docket.hearing(about);
    let about_it = match depth.filter(|_| beyond.is_none()) {
        Some(depth) => Hearing { depth: Some(depth), on_answer, ..alone },
        None => alone,
    };
    let about_it = duties::rule(&about_it);
    let mut all: Vec<Ruling> = (0..about).map(|index| duties::rule(&docket.hearing(index))).collect();
    all.iter_mut().for_each(remove_table_components);
    all.push(about_it);
    settle_by_duties(docket, &mut all);
    let mut ruling = all.remove(about);
    ruling.earlier = all;
    ruling.beyond = beyond;
    let before: Vec<(Seat, &Ruling)> =
        docket.irregularities.iter().map(Irregular::offender).zip(&ruling.earlier).collect();
    let offender = docket.irregularities[about].offender();
    let components = ruling.components.iter();
    ruling.components = components.map(|component| with_earlier(component, offender, &before)).collect();
    ruling
}

/// Settles an open question in one of these rulings where another one of them dictates the player's
/// call. A hearing considers earlier irregularities only, so of two interdependent duties one is
/// known only here.
fn settle_by_duties(docket: &Docket<'_>, rulings: &mut [Ruling]) {
    // Ends, because each settled ruling has a question less.
    while let Some((index, settled)) = settled_by_duty(docket, rulings) {
        rulings[index] = settled;
    }
}

/// The first ruling with a question whether a player passes that another ruling answers, with its
/// branch for that answer.
fn settled_by_duty(docket: &Docket<'_>, rulings: &[Ruling]) -> Option<(usize, Ruling)> {
    rulings.iter().enumerate().find_map(|(index, ruling)| {
        let Outcome::Fork { question: Question::PassesOrActs { seat, .. }, branches } = &ruling.outcome
        else {
            return None;
        };
        let others = docket.irregularities.iter().zip(rulings).enumerate();
        let mut others = others.filter(|(other, _)| *other != index);
        let answer = others.find_map(|(_, (of, other))| required(*seat, of, other))?;
        let branch = branches.iter().find(|branch| branch.answer == answer)?;
        Some((index, branch.ruling.clone()))
    })
}

/// The answer, if any, that the ruling on this irregularity forces at the player's next turn: a pass
/// or another call.
fn required(seat: Seat, of: &Irregular<'_>, ruling: &Ruling) -> Option<Answer> {
    let out = &of.out;
    let key = match seat {
        seat if seat == out.seat => Key::Offender,
        seat if seat == out.seat.partner() => Key::Partner,
        _ => return None,
    };
    let duty = match ruling.component(key)? {
        // Partner has to pass once only after the offender has replaced the call.
        Component::Partner(Duty::MustPassNext) if !of.binds_partner_at_once() => return None,
        Component::Offender(duty) | Component::Partner(duty) => *duty,
        _ => return None,
    };
    let call = Obligation::of(duty, out.call)?.call()?;
    Some(if call == Call::Pass { Answer::Passes } else { Answer::Acts })
}

/// A component of the last ruling combined with the earlier rulings: a player who is free after
/// this irregularity may have a duty from another one, and a lead that this one leaves free may be
/// restricted by another.
fn with_earlier(component: &Component, offender: Seat, before: &[(Seat, &Ruling)]) -> Component {
    let strictest = |seat: Seat, duty: Duty| {
        let duties = before.iter().filter_map(|(other, ruling)| {
            let key = match seat {
                s if s == *other => Key::Offender,
                s if s == other.partner() => Key::Partner,
                _ => return None,
            };
            match ruling.component(key) {
                Some(Component::Offender(duty) | Component::Partner(duty)) => Some(*duty),
                _ => None,
            }
        });
        duties.fold(duty, |duty, other| if other.binds_more_than(duty) { other } else { duty })
    };
    let restricted = || {
        let of_side = before.iter().rev().filter(|(other, _)| other.side() == offender.side());
        of_side
            .filter_map(|(_, ruling)| ruling.component(Key::Lead))
            .find(|c| **c != Component::Lead(LeadRestriction::None))
    };
    match component {
        Component::Offender(duty) => Component::Offender(strictest(offender, *duty)),
        Component::Partner(duty) => Component::Partner(strictest(offender.partner(), *duty)),
        Component::Lead(LeadRestriction::None) => restricted().unwrap_or(component).clone(),
        other => other.clone(),
    }
}

/// The ruling on an auction without a call out of turn.
fn regular(case: &Case, facts: &RotationFacts, docket: &Docket<'_>) -> Ruling {
    let mut bench = Bench::new(case);
    if let Some(StopReason::Limit(limit)) = docket.stop {
        return bench.not_covered(limit);
    }
    law_28::law_33(&mut bench, docket.same_time);
    bench.trace.ask(law!("17C"), RotationTest::AllInTurn, true);
    bench.decide(Component::InRotation(true));
    if docket.standing.is_over() {
        law_22::rule(&mut bench, facts, &docket.standing.auction);
    } else {
        bench.decide(Component::Turn(docket.standing.auction.turn()));
    }
    bench.finish(Outcome::PlayOn)
}

/// Removes the turn, the auction and the contract from a ruling on an earlier irregularity and from
/// its branches: these are for the last ruling.
fn remove_table_components(ruling: &mut Ruling) {
    ruling.components.retain(|component| !component.key().is_of_the_table());
    if let Outcome::Fork { branches, .. } = &mut ruling.outcome {
        branches.iter_mut().for_each(|branch| remove_table_components(&mut branch.ruling));
    }
}
