//! Law 69, agreed claim or concession (acquiescence, until 1997).
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 69A | agreement stands once the side that assented has called on a later board, or the round has ended; a doubt before that leads to Law 70 | whether the side assented, and when it was doubted |
//! | 69B until 1997 | in the correction period a trick comes back that was won, or that no normal play could lose | that, where the cards do not tell |
//! | 69B1 since 2007 | a trick that was won | |
//! | 69B2 since 2007 | a trick that would likely have been won: within what the cards allow | how many |
//!
//! That the end of the round or the call on a later board counts, whichever comes first, is said
//! since 2007; before, either of the two ended the time as well. Law 79C says how long the
//! correction period is; whether it is over is a fact. Doubts of the side that claimed or conceded
//! itself are Law 71's.

use super::doubt::{
    ask_tricks, ask_when, before_next_call, in_correction_period, judge, normal_play, stands,
};
use super::law_71;
use crate::engine::bench::Bench;
use crate::engine::claim::assess::bounds;
use crate::engine::claim::assess::bounds::Normal;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::test::doubt::DoubtTest;
use crate::engine::component::{Component, Period, Standing, TimeLimit};
use crate::engine::ruling::{Answer, Branch, Outcome, Question, Ruling};
use crate::law;

/// The ruling on a doubt that was not raised there and then; nothing when Law 70 decides, or Law 71 before 2007.
pub(crate) fn doubted(bench: &mut Bench, given: &GivenUpTricks) -> Option<Ruling> {
    let Some(when) = given.when() else { return Some(ask_when(bench, given)) };
    if when == Doubted::AtOnce {
        return None;
    }
    if given.by_conceding {
        return Some(law_71::rule(bench, given, when));
    }
    if before_next_call(bench, law!("69A"), given, when) {
        bench.decide(Component::Period(Period { limit: TimeLimit::UntilNextCall, over: false }));
        return None;
    }
    if in_correction_period(bench, when) {
        match given.agreed() {
            None => return Some(ask_assent(bench, given)),
            Some(agreed) => {
                if !bench.trace.ask(law!("69A"), DoubtTest::Assented { side: given.side }, agreed) {
                    return None;
                }
            }
        }
        return Some(withdrawn(bench, given));
    }
    Some(stands(bench, given, law!("69B")))
}

/// 69B: the side takes its agreement back.
fn withdrawn(bench: &mut Bench, given: &GivenUpTricks) -> Ruling {
    let won = given.doubt.already_won;
    let clause = bench.cite([law!("69B1"), law!("69B")]);
    bench.trace.ask(clause, DoubtTest::TrickWon { side: given.side, tricks: won }, won > 0);
    let back = match law!("69B2").is_in(bench.edition()) {
        true => likely(bench, given).map(|tricks| (tricks, None)),
        false => sure(bench, given).map(|normal| (normal.tricks, Some(normal))),
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
        let mut all = given.scored(back, won + back > 0);
        all.extend(given.returned());
        all.extend([Component::Law(clause), Component::Standing(standing)]);
        all
    };
    outcome(back).into_iter().for_each(|component| bench.decide(component));
    judge(bench, law!("69B"), normal, outcome);
    bench.finish(Outcome::Rectification)
}

/// 69B until 1997: the tricks that no normal play could lose; a question when the cards do not tell.
fn sure(bench: &mut Bench, given: &GivenUpTricks) -> Result<Normal, Box<Ruling>> {
    let found = bounds::no_normal_play_loses(bench, given);
    normal_play(bench, given, law!("69B"), 0, found)
}

/// 69B2: the tricks that the side would likely have won. What no normal play could lose was likely,
/// and what it could not win even if the others went on as badly as is normal was not; between the
/// two the Director judges.
fn likely(bench: &mut Bench, given: &GivenUpTricks) -> Result<u8, Box<Ruling>> {
    if given.tricks == 0 {
        return Ok(0);
    }
    let least = bounds::proved_for_sure(bench, given);
    let most = bounds::could_win(bench, given).unwrap_or(given.tricks).max(least);
    let found = given.doubt.likely;
    if found.is_none() && least < most {
        return Err(Box::new(ask_tricks(bench, given, Question::LikelyWon(given.side), least..=most)));
    }
    let tricks = found.unwrap_or(least).clamp(least, most);
    let best = bounds::with_all_seen(given);
    let asked = DoubtTest::LikelyWon { side: given.side, found, tricks, least, most, best };
    bench.trace.ask(law!("69B2"), asked, tricks > 0);
    Ok(tricks)
}

/// Unknown whether the other side assented; only an agreement can be withdrawn.
fn ask_assent(bench: &mut Bench, given: &GivenUpTricks) -> Ruling {
    let branches = [(Answer::Yes, true), (Answer::No, false)]
        .map(|(answer, agreed)| Branch { answer, ruling: given.again_agreed(bench.case, agreed) });
    bench.fork(Question::Assented(given.side), branches.into())
}
