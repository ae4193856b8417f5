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

use super::given_up::GivenUpTricks;
use super::law_71;
use crate::bridge::Suit;
use crate::engine::bench::Bench;
use crate::engine::claim::asked::doubt::DoubtTest;
use crate::engine::claim::assess::bounds;
use crate::engine::claim::assess::bounds::{Normal, TrickKnowledge};
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::facts::doubt::{Doubt, Doubted};
use crate::engine::claim::search::ProvedRange;
use crate::engine::component::{Component, Period, Standing, TimeLimit};
use crate::engine::ruling::{Answer, Branch, Judgement, Outcome, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};
use std::ops::RangeInclusive;

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

/// 69A and 71C: whether the doubt came before the side called on a later board and before the round ended.
pub(crate) fn before_next_call(
    bench: &mut Bench,
    clause: Clause,
    given: &GivenUpTricks,
    when: Doubted,
) -> bool {
    let asked = DoubtTest::DoubtedBeforeNextCall { side: given.side, when };
    bench.trace.ask(clause, asked, when <= Doubted::BeforeNextCall)
}

/// 79C: whether the doubt came within the correction period, which then governs.
pub(crate) fn in_correction_period(bench: &mut Bench, when: Doubted) -> bool {
    let over = when == Doubted::TooLate;
    bench.decide(Component::Period(Period { limit: TimeLimit::CorrectionPeriod, over }));
    bench.trace.ask(law!("79C"), DoubtTest::InCorrectionPeriod { when }, !over)
}

/// The claim or concession stands as scored.
pub(crate) fn stands(bench: &mut Bench, given: &GivenUpTricks, clause: Clause) -> Ruling {
    bench.decide(Component::Law(clause));
    bench.decide(Component::Standing(Standing::Stands));
    given.scored(0, false).into_iter().for_each(|component| bench.decide(component));
    bench.finish(Outcome::Remedies)
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
    bench.finish(Outcome::Remedies)
}

/// 69B until 1997: the tricks that no normal play could lose; a question when the cards do not tell.
fn sure(bench: &mut Bench, given: &GivenUpTricks) -> Result<Normal, Box<Ruling>> {
    let found = bounds::no_normal_play_loses(bench, given);
    normal_play(bench, given, law!("69B"), 0, found)
}

/// Tricks that no normal play could lose, of which so many come back already; a question when the cards do not tell, or
/// there are too many lines to look at.
pub(crate) fn normal_play(
    bench: &mut Bench,
    given: &GivenUpTricks,
    clause: Clause,
    already: u8,
    found: TrickKnowledge,
) -> Result<Normal, Box<Ruling>> {
    let normal = match found {
        TrickKnowledge::Tricks(normal) => normal.at_least(already),
        TrickKnowledge::Stopped(ProvedRange { least, most }) => {
            let question = Question::NoNormalPlayLoses(given.side);
            let numbers = least.max(already)..=most.max(already);
            return Err(Box::new(ask_tricks(bench, given, question, numbers)));
        }
        TrickKnowledge::Open(suit) => return Err(Box::new(ask_aware(bench, given, suit))),
        TrickKnowledge::NotTold if given.tricks == already => return Ok(Normal::told(already)),
        TrickKnowledge::NotTold => {
            let question = Question::NoNormalPlayLoses(given.side);
            return Err(Box::new(ask_tricks(bench, given, question, already..=given.tricks)));
        }
    };
    let others = normal.others().map(|(standard, tricks)| (Some(standard), tricks));
    for (standard, tricks) in others.chain([(normal.standard, normal.tricks)]) {
        let (side, given_up) = (given.side, given.tricks);
        let asked = DoubtTest::NoNormalPlayLoses { side, given_up, tricks, standard };
        bench.trace.ask(clause, asked, tricks > already);
    }
    Ok(normal)
}

/// Asks for judgement of the class of player where the standards differ; the consequences of either
/// number are right.
pub(crate) fn judge(
    bench: &mut Bench,
    clause: Clause,
    normal: Option<Normal>,
    outcome: impl Fn(u8) -> Vec<Component>,
) {
    for (matter, pair) in normal.map(Normal::judged).unwrap_or_default() {
        let [one, other] = pair.map(&outcome);
        let differs = |c: &Component| !(one.contains(c) && other.contains(c));
        let range: Vec<Component> = one.iter().chain(&other).filter(|c| differs(c)).cloned().collect();
        bench.judgement.extend((!range.is_empty()).then_some(Judgement { clause, matter, range }));
    }
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

/// Asks for the number of given-up tricks: a ruling for each.
pub(crate) fn ask_tricks(
    bench: &mut Bench,
    given: &GivenUpTricks,
    question: Question,
    numbers: RangeInclusive<u8>,
) -> Ruling {
    let branches = numbers.map(|n| {
        let found = match question {
            Question::LikelyWon(_) => Doubt { likely: Some(n), ..given.doubt },
            Question::NoLegalPlayLoses(_) => Doubt { no_legal_play: Some(n), ..given.doubt },
            _ => Doubt { no_normal_play: Some(n), ..given.doubt },
        };
        Branch { answer: Answer::Tricks(n), ruling: given.again(bench.case, found) }
    });
    let branches = branches.collect();
    bench.fork(question, branches)
}

/// Unknown whether the player was aware of the cards out in this suit.
fn ask_aware(bench: &mut Bench, given: &GivenUpTricks, suit: Suit) -> Ruling {
    let answers = [(Answer::Yes, Awareness::Aware), (Answer::No, Awareness::Unaware { forgot: None })];
    let branches = answers.map(|(answer, found)| {
        let ruling = given.again_aware(bench.case, suit, found);
        Branch { answer, ruling }
    });
    bench.fork(Question::AwareOf(suit), branches.into())
}

/// Unknown time of the doubt.
pub(crate) fn ask_when(bench: &mut Bench, given: &GivenUpTricks) -> Ruling {
    let branches = Doubted::later(bench.edition()).map(|when| {
        let doubt = Doubt { when: Some(when), ..given.doubt };
        Branch { answer: Answer::Doubted(when), ruling: given.again(bench.case, doubt) }
    });
    bench.fork(Question::WhenDoubted(given.side), branches.into())
}

/// Unknown whether the other side assented; only an agreement can be withdrawn.
fn ask_assent(bench: &mut Bench, given: &GivenUpTricks) -> Ruling {
    let branches = [(Answer::Yes, true), (Answer::No, false)]
        .map(|(answer, agreed)| Branch { answer, ruling: given.again_agreed(bench.case, agreed) });
    bench.fork(Question::Assented(given.side), branches.into())
}

/// True for the codes up to 1997, which speak of acquiescence.
pub(crate) fn until_1997(bench: &Bench) -> bool {
    matches!(bench.edition(), Edition::E1987 | Edition::E1997)
}
