//! Law 71, concession cancelled.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 71 | a concession stands, except within the correction period | |
//! | 71A until 1997 | a trick that was won, or that no legal play could lose | that, where the cards do not decide it |
//! | 71B until 1997 | declarer conceded defeat of a contract already made, a defender a contract already beaten | |
//! | 71C until 1997 | a trick that no normal play could lose; limit below | that, where the cards do not decide it |
//! | 71.1, 71A since 2017 | a trick that was won | |
//! | 71.2, 71B since 2017 | a trick that no normal play could lose | that, where the cards do not decide it |
//!
//! 71C of 1987 and 1997 applies until the conceding side calls on a later board or the round ends.
//!
//! *Normal* is one word of one footnote: a concession is weighed by the standards of Law 70, the
//! kindest rules and the others stand as judgement. A conceded trick makes no play normal: the test
//! is what is lost by playing on for every trick.
//!
//! Until 1997 Law 70 is about claims alone, so a mere concession that is disputed at once is
//! decided here; since 2007 Law 70 decides it, by the same measure.
//!
//! Decisions:
//!
//! - 71B until 1997: cancelling the concession of a decided contract gives back what was won, and
//!   of the rest only what no legal play loses; also the tricks of 71C while its limit runs.
//! - 71C until 1997: where nothing else comes back, a trick that comes too late is ruled under 71C
//!   with its limit, since the limit decides.

use super::doubt::{ask_tricks, before_next_call, judge, law_79c, normal_play, stands, until_1997};
use crate::engine::bench::Bench;
use crate::engine::claim::assess::bounds;
use crate::engine::claim::assess::bounds::{NormalTricks, TrickKnowledge};
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::test::doubt::DoubtTest;
use crate::engine::component::{Component, Period, Standing, TimeLimit};
use crate::engine::ruling::{Outcome, Question, Ruling};
use crate::law;
use crate::law::Clause;

/// The ruling on a concession that the conceding side doubts.
pub(crate) fn rule(bench: &mut Bench, given_up: &GivenUpTricks, when: Doubted) -> Ruling {
    if !law_79c(bench, when) {
        return stands(bench, given_up, law!("71"));
    }
    if !until_1997(bench) {
        return rule_since_2007(bench, given_up);
    }
    let open = |bench: &mut Bench| before_next_call(bench, law!("71C"), given_up, when);
    rule_until_1997(bench, given_up, Window { limit: TimeLimit::UntilNextCall, open: &open, decided: true })
}

/// The ruling on a concession of all tricks left, disputed at once. Before 2007 Law 70 was about
/// claims only.
pub(crate) fn at_once(bench: &mut Bench, given_up: &GivenUpTricks) -> Ruling {
    if until_1997(bench) { rule(bench, given_up, Doubted::AtOnce) } else { law_70(bench, given_up) }
}

/// Since 2007: a trick won, or one that no normal play could lose.
fn rule_since_2007(bench: &mut Bench, given_up: &GivenUpTricks) -> Ruling {
    let (first, second) = match law!("71.1").is_in(bench.edition()) {
        true => (law!("71.1"), law!("71.2")),
        false => (law!("71A"), law!("71B")),
    };
    let won = law_71a(bench, given_up, first);
    let found = bounds::no_normal_play_loses(bench, given_up);
    let normal = match law_71b(bench, given_up, second, found) {
        Ok(normal) => normal,
        Err(ruling) => return *ruling,
    };
    let outcome = |back: u8| match (won, back) {
        (0, 0) => unchanged(given_up, law!("71")),
        (_, 0) => cancelled(given_up, 0, first),
        (0, _) => cancelled(given_up, back, second),
        _ => cancelled(given_up, back, law!("71")),
    };
    outcome(normal.tricks).into_iter().for_each(|component| bench.decide(component));
    judge(bench, second, Some(normal), outcome);
    bench.finish(Outcome::Rectification)
}

/// The time limit for a trick that some legal play could have lost, but no normal one (71C).
pub(crate) struct Window<'a> {
    /// The limit
    pub limit: TimeLimit,
    /// Tests whether it is still open
    pub open: &'a dyn Fn(&mut Bench) -> bool,
    /// True if a contract made or defeated is a head of its own (71B)
    pub decided: bool,
}

/// Until 1997, and in social bridge: a trick won or that no legal play could lose, the contract
/// already made or beaten, and, for a shorter time, a trick that no normal play could lose.
pub(crate) fn rule_until_1997(bench: &mut Bench, given_up: &GivenUpTricks, window: Window<'_>) -> Ruling {
    let won = law_71a(bench, given_up, law!("71A"));
    let found = bounds::no_normal_play_loses(bench, given_up);
    let legal = match law_71a_until_1997(bench, given_up, found) {
        Ok(tricks) => tricks,
        Err(ruling) => return *ruling,
    };
    let decided = window.decided && law_71b_until_1997(bench, given_up);
    let in_time = (window.open)(bench);
    let normal = match law_71c_until_1997(bench, given_up, legal, found, in_time) {
        Ok(normal) => normal,
        Err(ruling) => return *ruling,
    };
    let before = won + legal;
    if normal.tricks > legal && (in_time || before == 0) {
        bench.decide(Component::Period(Period { limit: window.limit, over: !in_time }));
    }
    let outcome = |tricks: u8| {
        let by_normal = tricks - legal;
        match (before > 0, by_normal > 0) {
            _ if decided => cancelled(given_up, legal + if in_time { by_normal } else { 0 }, law!("71B")),
            (false, true) if !in_time => unchanged(given_up, law!("71C")),
            (false, true) => cancelled(given_up, by_normal, law!("71C")),
            (true, true) if in_time => cancelled(given_up, legal + by_normal, law!("71")),
            (true, _) => cancelled(given_up, legal, law!("71A")),
            (false, false) => unchanged(given_up, law!("71")),
        }
    };
    outcome(normal.tricks).into_iter().for_each(|component| bench.decide(component));
    judge(bench, law!("71C"), Some(normal).filter(|_| in_time), outcome);
    bench.finish(Outcome::Rectification)
}

/// 71A (71.1 of 2007): the tricks that the side had won.
fn law_71a(bench: &mut Bench, given_up: &GivenUpTricks, clause: Clause) -> u8 {
    let tricks = given_up.doubt.already_won;
    bench.trace.ask(clause, DoubtTest::TrickWon { side: given_up.side, tricks }, tricks > 0);
    tricks
}

/// 71B (71.2 of 2007): tricks that no normal play could lose; a question when the cards do not
/// decide it.
fn law_71b(
    bench: &mut Bench,
    given_up: &GivenUpTricks,
    clause: Clause,
    found: TrickKnowledge,
) -> Result<NormalTricks, Box<Ruling>> {
    normal_play(bench, given_up, clause, 0, found)
}

/// 71C until 1997: tricks that no normal play could lose, `legal` of which come back in any case.
fn law_71c_until_1997(
    bench: &mut Bench,
    given_up: &GivenUpTricks,
    legal: u8,
    found: TrickKnowledge,
    in_time: bool,
) -> Result<NormalTricks, Box<Ruling>> {
    if given_up.tricks > legal && (in_time || found.tricks().is_some()) {
        normal_play(bench, given_up, law!("71C"), legal, found)
    } else {
        Ok(NormalTricks::found(legal))
    }
}

/// 71A until 1997: tricks that no legal play could lose; a question when the cards do
/// not decide it.
fn law_71a_until_1997(
    bench: &mut Bench,
    given_up: &GivenUpTricks,
    normal: TrickKnowledge,
) -> Result<u8, Box<Ruling>> {
    if given_up.tricks == 0 {
        return Ok(0);
    }
    let Some(proved) = bounds::no_legal_play_loses(given_up) else {
        let question = Question::NoLegalPlayLoses(given_up.side);
        // A trick that some normal play loses, some legal play loses.
        let most = given_up.doubt.no_normal_play.unwrap_or(given_up.tricks);
        return Err(Box::new(ask_tricks(bench, given_up, question, 0..=most)));
    };
    let by_normal = normal.fewest().filter(|fewest| *fewest == proved.least);
    let Some(tricks) = proved.settled().or(by_normal) else {
        let most = normal.fewest().unwrap_or(proved.most).clamp(proved.least, given_up.tricks);
        let question = Question::NoLegalPlayLoses(given_up.side);
        return Err(Box::new(ask_tricks(bench, given_up, question, proved.least..=most)));
    };
    let test = DoubtTest::NoLegalPlayLoses { side: given_up.side, given_up: given_up.tricks, tricks };
    bench.trace.ask(law!("71A"), test, tricks > 0);
    Ok(tricks)
}

/// 71B until 1997: the side had won the tricks that the contract, or beating it, takes, and
/// conceded to have fewer.
fn law_71b_until_1997(bench: &mut Bench, given_up: &GivenUpTricks) -> bool {
    let (Some(contract), Some(won)) = (given_up.facts.contract(), given_up.facts.won(given_up.side)) else {
        return false;
    };
    let declares = given_up.side == given_up.facts.declarer().side();
    let takes = if declares { 6 + contract.bid.level() } else { 8 - contract.bid.level() };
    let conceded_to = (won + given_up.retained()).saturating_sub(given_up.doubt.already_won);
    let test = DoubtTest::ContractDecided { declares, won, takes, conceded_to };
    bench.trace.ask(law!("71B"), test, won >= takes && conceded_to < takes)
}

/// `back` of the tricks left come back, and those that were won.
fn cancelled(given_up: &GivenUpTricks, back: u8, clause: Clause) -> Vec<Component> {
    let mut all = given_up.result_with_returned(back, true);
    all.extend(given_up.already_won_returned());
    all.extend([Component::Law(clause), Component::Standing(Standing::Cancelled)]);
    all
}

/// Nothing comes back.
fn unchanged(given_up: &GivenUpTricks, clause: Clause) -> Vec<Component> {
    let mut all = given_up.result_with_returned(0, false);
    all.extend([Component::Law(clause), Component::Standing(Standing::Stands)]);
    all
}

/// Law 70 since 2007 on a concession that is disputed at once: tricks that no normal play could
/// lose come back, by the standards and with the range of the same ending when it is claimed.
pub(crate) fn law_70(bench: &mut Bench, given_up: &GivenUpTricks) -> Ruling {
    bench.decide(Component::Law(law!("70")));
    bench.decide(Component::Standing(Standing::Adjudicated));
    let found = bounds::no_normal_play_loses(bench, given_up);
    // An objection by the other side makes it a claim, to be entered as one; without the cards the
    // Director has to look.
    if !given_up.by_conceding || matches!(found, TrickKnowledge::Unknown) {
        return bench.finish(Outcome::Rectification);
    }
    let normal = match normal_play(bench, given_up, law!("71"), 0, found) {
        Ok(normal) => normal,
        Err(ruling) => return *ruling,
    };
    given_up.already_won_returned().into_iter().for_each(|component| bench.decide(component));
    let outcome = |back: u8| given_up.result_with_returned(back, true);
    outcome(normal.tricks).into_iter().for_each(|component| bench.decide(component));
    judge(bench, law!("70A"), Some(normal), outcome);
    bench.finish(Outcome::Rectification)
}
