//! The steps that Laws 69 and 71 share: the time of a doubt, and the returned tricks.

use crate::bridge::Suit;
use crate::engine::bench::Bench;
use crate::engine::claim::assess::bounds::{NormalTricks, TrickKnowledge};
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::facts::doubt::{Doubt, Doubted};
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::search::ProvedRange;
use crate::engine::claim::test::doubt::DoubtTest;
use crate::engine::component::{Component, Period, Standing, TimeLimit};
use crate::engine::ruling::{Answer, Branch, Judgement, Outcome, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};
use std::ops::RangeInclusive;

/// 69A and 71C: the doubt came before the side called on a later board and before the round ended.
pub(crate) fn before_next_call(
    bench: &mut Bench,
    clause: Clause,
    given_up: &GivenUpTricks,
    when: Doubted,
) -> bool {
    let test = DoubtTest::DoubtedBeforeNextCall { side: given_up.side, when };
    bench.trace.ask(clause, test, when <= Doubted::BeforeNextCall)
}

/// 79C: the doubt came within the correction period, which then governs.
pub(crate) fn law_79c(bench: &mut Bench, when: Doubted) -> bool {
    let over = when == Doubted::TooLate;
    bench.decide(Component::Period(Period { limit: TimeLimit::CorrectionPeriod, over }));
    bench.trace.ask(law!("79C"), DoubtTest::InCorrectionPeriod { when }, !over)
}

/// The claim or concession stands as scored.
pub(crate) fn stands(bench: &mut Bench, given_up: &GivenUpTricks, clause: Clause) -> Ruling {
    bench.decide(Component::Law(clause));
    bench.decide(Component::Standing(Standing::Stands));
    given_up.result_with_returned(0, false).into_iter().for_each(|component| bench.decide(component));
    bench.finish(Outcome::Rectification)
}

/// Tricks that no normal play could lose, `already` of which come back in any case. `Err` is a
/// question, when the cards do not decide it or there are too many lines to search.
pub(crate) fn normal_play(
    bench: &mut Bench,
    given_up: &GivenUpTricks,
    clause: Clause,
    already: u8,
    found: TrickKnowledge,
) -> Result<NormalTricks, Box<Ruling>> {
    let normal = match found {
        TrickKnowledge::Tricks(normal) => normal.at_least(already),
        TrickKnowledge::Stopped(ProvedRange { least, most }) => {
            let question = Question::NoNormalPlayLoses(given_up.side);
            let numbers = least.max(already)..=most.max(already);
            return Err(Box::new(ask_tricks(bench, given_up, question, numbers)));
        }
        TrickKnowledge::Open(suit) => return Err(Box::new(ask_aware(bench, given_up, suit))),
        TrickKnowledge::Unknown if given_up.tricks == already => return Ok(NormalTricks::found(already)),
        TrickKnowledge::Unknown => {
            let question = Question::NoNormalPlayLoses(given_up.side);
            return Err(Box::new(ask_tricks(bench, given_up, question, already..=given_up.tricks)));
        }
    };
    let others = normal.others().map(|(standard, tricks)| (Some(standard), tricks));
    for (standard, tricks) in others.chain([(normal.standard, normal.tricks)]) {
        let (side, given_up_tricks) = (given_up.side, given_up.tricks);
        let test = DoubtTest::NoNormalPlayLoses { side, given_up: given_up_tricks, tricks, standard };
        bench.trace.ask(clause, test, tricks > already);
    }
    Ok(normal)
}

/// Asks for judgement of the class of player where the standards differ: either number is right.
pub(crate) fn judge(
    bench: &mut Bench,
    clause: Clause,
    normal: Option<NormalTricks>,
    outcome: impl Fn(u8) -> Vec<Component>,
) {
    for (matter, pair) in normal.map(NormalTricks::judged).unwrap_or_default() {
        let [one, other] = pair.map(&outcome);
        let differs = |c: &Component| !(one.contains(c) && other.contains(c));
        let range: Vec<Component> = one.iter().chain(&other).filter(|c| differs(c)).cloned().collect();
        bench.judgement.extend((!range.is_empty()).then_some(Judgement { clause, matter, range }));
    }
}

/// Asks for the number of given-up tricks: a ruling for each number.
pub(crate) fn ask_tricks(
    bench: &mut Bench,
    given_up: &GivenUpTricks,
    question: Question,
    numbers: RangeInclusive<u8>,
) -> Ruling {
    let branches = numbers.map(|n| {
        let found = match question {
            Question::LikelyWon(_) => Doubt { likely: Some(n), ..given_up.doubt },
            Question::NoLegalPlayLoses(_) => Doubt { no_legal_play: Some(n), ..given_up.doubt },
            _ => Doubt { no_normal_play: Some(n), ..given_up.doubt },
        };
        Branch {
            answer: Answer::Tricks(n),
            ruling: given_up.rule_again(bench.case, &given_up.facts.with_doubt(found)),
        }
    });
    let branches = branches.collect();
    bench.fork(question, branches)
}

/// Asks whether the player was aware of the cards out in this suit.
fn ask_aware(bench: &mut Bench, given_up: &GivenUpTricks, suit: Suit) -> Ruling {
    let answers = [(Answer::Yes, Awareness::Aware), (Answer::No, Awareness::Unaware { forgot: None })];
    let branches = answers.map(|(answer, found)| {
        let ruling = given_up.rule_again(bench.case, &given_up.facts.with_aware(suit, found));
        Branch { answer, ruling }
    });
    bench.fork(Question::AwareOf(suit), branches.into())
}

/// Asks for the time of the doubt.
pub(crate) fn ask_when(bench: &mut Bench, given_up: &GivenUpTricks) -> Ruling {
    let branches = Doubted::later(bench.edition()).map(|when| {
        let doubt = Doubt { when: Some(when), ..given_up.doubt };
        Branch {
            answer: Answer::Doubted(when),
            ruling: given_up.rule_again(bench.case, &given_up.facts.with_doubt(doubt)),
        }
    });
    bench.fork(Question::WhenDoubted(given_up.side), branches.into())
}

/// True for the codes up to 1997, which speak of acquiescence.
pub(crate) fn until_1997(bench: &Bench) -> bool {
    matches!(bench.edition(), Edition::E1987 | Edition::E1997)
}
