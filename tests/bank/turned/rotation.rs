//! Auctions with the table turned.

use crate::random;
use bank::variant::{NamingRule, Shift};
use proptest::prelude::*;
use rules::bridge::{Contract, Seat};
use rules::engine::case::{Case, Facts};
use rules::engine::component::{AuctionConsequence, Component, LeadRestriction, MayAccept, MayChange, Score};
use rules::engine::rotation::RotationSetup;
use rules::engine::rule;
use rules::engine::ruling::{Branch, Judgement, Limit, Outcome, Question, Ruling};
use rules::engine::trace::Test;

fn turned(setup: &RotationSetup, steps: usize) -> RotationSetup {
    Shift::turn(steps).auction(setup, NamingRule::AsMoved).expect("every bid stays a bid")
}

/// Parts of a ruling that must turn with the table; of the trace, the clauses, the tests by name,
/// and their answers.
fn summary(ruling: &Ruling, steps: usize) -> RulingSummary {
    RulingSummary {
        outcome: match &ruling.outcome {
            Outcome::Fork { question, branches } => {
                let branch = |b: &Branch| (format!("{:?}", b.answer), summary(&b.ruling, steps));
                (format!("{:?}", turn_question(*question, steps)), branches.iter().map(branch).collect())
            }
            Outcome::NotCovered(limit) => (format!("{:?}", turn_limit(*limit, steps)), Vec::new()),
            other => (format!("{other:?}"), Vec::new()),
        },
        components: ruling.components.iter().map(|c| component(c, steps)).collect(),
        steps: ruling
            .trace
            .steps()
            .iter()
            .map(|step| match &step.test {
                Test::Rotation(test) => (step.clause.citation(), test.word(), step.holds),
                Test::Claim(_) => (step.clause.citation(), "", step.holds),
            })
            .collect(),
        judged: ruling.judgement.iter().map(|j| judged(j, steps)).collect(),
        contested: ruling
            .contested
            .iter()
            .map(|one| {
                (
                    format!("{:?} {:?}", one.point, one.follows),
                    one.ruling.as_deref().map(|o| summary(o, steps)),
                )
            })
            .collect(),
        earlier: ruling.earlier.iter().map(|earlier| summary(earlier, steps)).collect(),
        about: format!("{:?} {:?}", ruling.call, ruling.beyond.map(|limit| turn_limit(limit, steps))),
    }
}

/// A ruling in comparable form.
#[derive(Debug, PartialEq)]
pub struct RulingSummary {
    outcome: (String, Vec<(String, RulingSummary)>),
    components: Vec<Component>,
    steps: Vec<(&'static str, &'static str, bool)>,
    judged: Vec<Component>,
    contested: Vec<(String, Option<RulingSummary>)>,
    earlier: Vec<RulingSummary>,
    about: String,
}

fn judged(judgement: &Judgement, steps: usize) -> Component {
    component(&judgement.range[0], steps)
}

fn turn_question(question: Question, steps: usize) -> Question {
    match question {
        Question::Accepts { seat, call } => Question::Accepts { seat: seat.after(steps), call },
        Question::PassesOrActs { seat, call } => Question::PassesOrActs { seat: seat.after(steps), call },
        Question::LetsStand { seat, call } => Question::LetsStand { seat: seat.after(steps), call },
        Question::Comparable { seat, call } => Question::Comparable { seat: seat.after(steps), call },
        Question::Repeats { seat, call } => Question::Repeats { seat: seat.after(steps), call },
        Question::Lowest { seat, call } => Question::Lowest { seat: seat.after(steps), call },
        Question::MorePrecise { seat, call } => Question::MorePrecise { seat: seat.after(steps), call },
        Question::Influenced { seat, call } => Question::Influenced { seat: seat.after(steps), call },
        Question::Differs { seat, call } => Question::Differs { seat: seat.after(steps), call },
        Question::Unintended { seat, call } => Question::Unintended { seat: seat.after(steps), call },
        other => other,
    }
}

fn turn_limit(limit: Limit, steps: usize) -> Limit {
    match limit {
        Limit::BreachNotTold(seat) => Limit::BreachNotTold(seat.after(steps)),
        other => other,
    }
}

fn component(component: &Component, steps: usize) -> Component {
    let seat = |seat: Seat| seat.after(steps);
    let contract = |c: Contract| Contract { declarer: seat(c.declarer), ..c };
    match component.clone() {
        Component::MayAccept(MayAccept::Seat(who)) => Component::MayAccept(MayAccept::Seat(seat(who))),
        Component::MayChange(MayChange::Seat(who)) => Component::MayChange(MayChange::Seat(seat(who))),
        Component::Turn(turn) => Component::Turn(seat(turn)),
        Component::Auction(AuctionConsequence::BackTo(who)) => {
            Component::Auction(AuctionConsequence::BackTo(seat(who)))
        }
        Component::Lead(LeadRestriction::ForbidOneOf { suits, binds }) => {
            Component::Lead(LeadRestriction::ForbidOneOf { suits, binds: seat(binds) })
        }
        Component::Lead(LeadRestriction::RequireOrForbid { suits, binds }) => {
            Component::Lead(LeadRestriction::RequireOrForbid { suits, binds: seat(binds) })
        }
        Component::PenaltyCards { status, seat: who, cards } => {
            Component::PenaltyCards { status, seat: seat(who), cards }
        }
        Component::UnauthorisedFor { seats, clause } => {
            let mut seats: Vec<Seat> = seats.into_iter().map(seat).collect();
            seats.sort_unstable();
            Component::UnauthorisedFor { seats, clause }
        }
        Component::Contract(made) => Component::Contract(made.contract().map(contract).into()),
        // Neither side is vulnerable here, so the score stays.
        Component::Result(score) => Component::Result(Score { contract: contract(score.contract), ..score }),
        other => other,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rotation_ruling_turns_with_the_table(seed in 0u64..1 << 40, most in 1..=random::MOST, steps in 1usize..4) {
        let (edition, setup) = random::auction(seed, most);
        let Some(here) = random::case(seed, most) else { return Ok(()) };
        let facts = turned(&setup, steps).check().expect("consistent facts");
        let there = Case { edition, facts: Facts::Rotation(facts), ..here.clone() };
        prop_assert_eq!(summary(&rule(&here), steps), summary(&rule(&there), 0));
    }
}
