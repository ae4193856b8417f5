//! Law 69, agreed claim or concession (acquiescence, until 1997).
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 69A | agreement stands; a doubt in time leads to Law 70 | whether there was assent; the time of the doubt |
//! | 69B until 1997 | a trick that was won, or that no normal play could lose | that, where the cards do not decide |
//! | 69B1 since 2007 | a trick that was won | |
//! | 69B2 since 2007 | a trick that would likely have been won: within what the cards allow | how many |
//!
//! The time limit of 69A ends when the side that assented calls on a later board, or when the round
//! ends. That the first of the two counts is said since 2007; before, either of them ended the time
//! as well. By 69B tricks come back in the correction period. Law 79C says how long that is;
//! whether it is over is a fact. Doubts of the side that claimed or conceded itself are Law 71's.
//!
//! Decisions:
//!
//! - 69A: agreement needs assent, and no objection in time. Without assent there is nothing to
//!   withdraw, and a doubt in the correction period leads to Law 70.
//! - 69B2: what was likely is the Director's finding, within two bounds: at least the tricks that
//!   no normal play loses, at most those that the side wins if the others go on as badly as is
//!   normal. Double dummy is not the upper bound: it would refuse a trick that the claimer would
//!   likely have thrown away.

use super::doubt::{ask_tricks, ask_when, before_next_call, judge, law_79c, normal_play, stands};
use super::{law_70, law_71};
use crate::engine::bench::Bench;
use crate::engine::claim::assess::bounds;
use crate::engine::claim::assess::bounds::NormalTricks;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::test::ClaimTest;
use crate::engine::claim::test::doubt::DoubtTest;
use crate::engine::component::{Component, Period, Standing, TimeLimit};
use crate::engine::ruling::{Answer, Branch, Outcome, Question, Ruling};
use crate::law;

/// The ruling on a doubt that was not raised at once; `None` when Law 70 decides, or Law 71 before
/// 2007.
pub(crate) fn rule(bench: &mut Bench, given_up: &GivenUpTricks) -> Option<Ruling> {
    let Some(when) = given_up.doubted_when() else { return Some(ask_when(bench, given_up)) };
    if when == Doubted::AtOnce {
        return None;
    }
    if given_up.by_conceding {
        return Some(law_71::rule(bench, given_up, when));
    }
    if before_next_call(bench, law!("69A"), given_up, when) {
        bench.decide(Component::Period(Period { limit: TimeLimit::UntilNextCall, over: false }));
        return None;
    }
    if law_79c(bench, when) {
        match given_up.facts.agreed() {
            None => return Some(ask_assent(bench, given_up)),
            Some(agreed) => {
                if !bench.trace.ask(law!("69A"), DoubtTest::Assented { side: given_up.side }, agreed) {
                    return None;
                }
            }
        }
        return Some(law_69b(bench, given_up));
    }
    Some(stands(bench, given_up, law!("69B")))
}

/// 69A: agreed, so the claim stands.
pub(crate) fn law_69a(mut bench: Bench, facts: &ClaimFacts) -> Ruling {
    bench.trace.ask(law!("69A"), ClaimTest::Agreed, true);
    bench.decide(Component::Law(law!("69A")));
    bench.decide(Component::Standing(Standing::Stands));
    for component in law_70::score(facts, facts.claims()) {
        bench.decide(component);
    }
    bench.finish(Outcome::Rectification)
}

/// 69B: the side takes its agreement back.
fn law_69b(bench: &mut Bench, given_up: &GivenUpTricks) -> Ruling {
    let won = law_69b1(bench, given_up);
    let back = match law!("69B2").is_in(bench.edition()) {
        true => law_69b2(bench, given_up).map(|tricks| (tricks, None)),
        false => law_69b_until_1997(bench, given_up).map(|normal| (normal.tricks, Some(normal))),
    };
    let (back, normal) = match back {
        Ok(back) => back,
        Err(ruling) => return *ruling,
    };
    let clauses = [law!("69B1"), law!("69B2")].map(|own| bench.cite([own, law!("69B")]));
    let outcome = |back: u8| {
        let clause = match () {
            () if won + back == 0 => law!("69B"),
            () if back == 0 => clauses[0],
            () if won == 0 => clauses[1],
            () => law!("69B"),
        };
        let standing = if won + back == 0 { Standing::Stands } else { Standing::Withdrawn };
        let mut all = given_up.result_with_returned(back, won + back > 0);
        all.extend(given_up.already_won_returned());
        all.extend([Component::Law(clause), Component::Standing(standing)]);
        all
    };
    outcome(back).into_iter().for_each(|component| bench.decide(component));
    judge(bench, law!("69B"), normal, outcome);
    bench.finish(Outcome::Rectification)
}

/// 69B1 (69B until 1997): the tricks that the side had won.
fn law_69b1(bench: &mut Bench, given_up: &GivenUpTricks) -> u8 {
    let won = given_up.doubt.already_won;
    let clause = bench.cite([law!("69B1"), law!("69B")]);
    bench.trace.ask(clause, DoubtTest::TrickWon { side: given_up.side, tricks: won }, won > 0);
    won
}

/// 69B until 1997: the tricks that no normal play could lose; a question when the cards do not
/// decide it.
fn law_69b_until_1997(bench: &mut Bench, given_up: &GivenUpTricks) -> Result<NormalTricks, Box<Ruling>> {
    let found = bounds::no_normal_play_loses(bench, given_up);
    normal_play(bench, given_up, law!("69B"), 0, found)
}

/// 69B2: the tricks that the side would likely have won. Tricks that no normal play could lose were
/// likely, and tricks it could not win even if the others went on as badly as is normal were not;
/// between the two the Director judges.
fn law_69b2(bench: &mut Bench, given_up: &GivenUpTricks) -> Result<u8, Box<Ruling>> {
    if given_up.tricks == 0 {
        return Ok(0);
    }
    let least = bounds::proved_safe(bench, given_up);
    let most = bounds::could_win(bench, given_up).unwrap_or(given_up.tricks).max(least);
    let found = given_up.doubt.likely;
    if found.is_none() && least < most {
        return Err(Box::new(ask_tricks(bench, given_up, Question::LikelyWon(given_up.side), least..=most)));
    }
    let tricks = found.unwrap_or(least).clamp(least, most);
    let best = bounds::double_dummy_tricks(given_up);
    let test = DoubtTest::LikelyWon { side: given_up.side, found, tricks, least, most, best };
    bench.trace.ask(law!("69B2"), test, tricks > 0);
    Ok(tricks)
}

/// Asks whether the other side assented, as only an agreement can be withdrawn.
fn ask_assent(bench: &mut Bench, given_up: &GivenUpTricks) -> Ruling {
    let branches = [(Answer::Yes, true), (Answer::No, false)].map(|(answer, agreed)| Branch {
        answer,
        ruling: given_up.rule_again(bench.case, &given_up.facts.with_agreed(agreed)),
    });
    bench.fork(Question::Assented(given_up.side), branches.into())
}
