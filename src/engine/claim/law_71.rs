//! Law 71, concession cancelled.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 71 | a concession stands, except within the correction period | |
//! | 71A until 1997 | a trick that was won, or that no legal play could lose | that, where the cards do not tell |
//! | 71B until 1997 | declarer conceded defeat of a contract already made, a defender a contract already beaten | |
//! | 71C until 1997 | a trick that no normal play could lose, until the conceding side calls on a later board or the round ends | that, where the cards do not tell |
//! | 71.1, 71A since 2017 | a trick that was won | |
//! | 71.2, 71B since 2017 | a trick that no normal play could lose | that, where the cards do not tell |
//!
//! Until 1997 Law 70 is about claims alone, so that a mere concession which is disputed there and then comes here; since
//! 2007 Law 70 decides it, equitably, and no less comes back than Law 71 would give.

use super::asked_doubt::DoubtAsked;
use super::bounds::{self, Found};
use super::doubt::Doubted;
use super::given_up::GivenUp;
use super::law_69::{ask_tricks, before_next_call, in_correction_period, stands, until_1997};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Period, Standing, TimeLimit, Tricks};
use crate::engine::ruling::{Judgement, Limit, Matter, Outcome, Question, Ruling};
use crate::law;
use crate::law::Clause;

/// The ruling on a concession that the conceding side doubts.
pub(super) fn rule(bench: &mut Bench, given: &GivenUp, when: Doubted) -> Ruling {
    if !in_correction_period(bench, when) {
        return stands(bench, given, law!("71"));
    }
    if until_1997(bench) { by_three_heads(bench, given, when) } else { by_two_heads(bench, given) }
}

/// The ruling on a concession of all that is left, disputed there and then. Before 2007 Law 70 was about claims only.
pub(super) fn at_once(bench: &mut Bench, given: &GivenUp) -> Ruling {
    if until_1997(bench) { rule(bench, given, Doubted::AtOnce) } else { contested(bench, given) }
}

/// Since 2007: a trick won, or one that no normal play could lose.
fn by_two_heads(bench: &mut Bench, given: &GivenUp) -> Ruling {
    let (first, second) = match law!("71.1").is_in(bench.edition()) {
        true => (law!("71.1"), law!("71.2")),
        false => (law!("71A"), law!("71B")),
    };
    let won = trick_won(bench, given, first);
    let sure = match by_normal_play(bench, given, second, 0) {
        Ok(tricks) => tricks,
        Err(ruling) => return *ruling,
    };
    match (won, sure) {
        (0, 0) => stands(bench, given, law!("71")),
        (_, 0) => cancelled(bench, given, 0, first),
        (0, _) => cancelled(bench, given, sure, second),
        _ => cancelled(bench, given, sure, law!("71")),
    }
}

/// Until 1997: a trick won or that no legal play could lose, the contract already made or beaten, and, while the side has
/// not called again, a trick that no normal play could lose.
fn by_three_heads(bench: &mut Bench, given: &GivenUp, when: Doubted) -> Ruling {
    let won = trick_won(bench, given, law!("71A"));
    let legal = match by_legal_play(bench, given) {
        Ok(tricks) => tricks,
        Err(ruling) => return *ruling,
    };
    let decided = contract_decided(bench, given);
    let in_time = before_next_call(bench, law!("71C"), given, when);
    let normal = if in_time
        || given.tricks == legal
        || bounds::no_normal_play_loses(bench, given).tricks().is_some()
    {
        by_normal_play(bench, given, law!("71C"), legal)
    } else {
        Ok(legal)
    };
    let by_normal = match normal {
        Ok(tricks) => tricks.saturating_sub(legal),
        Err(ruling) => return *ruling,
    };
    let before = won + legal;
    if by_normal > 0 && (in_time || before == 0) {
        bench.decide(Component::Period(Period { limit: TimeLimit::UntilNextCall, over: !in_time }));
    }
    match (before > 0, by_normal > 0) {
        _ if decided => cancelled(bench, given, legal + if in_time { by_normal } else { 0 }, law!("71B")),
        (false, true) if !in_time => stands(bench, given, law!("71C")),
        (false, true) => cancelled(bench, given, by_normal, law!("71C")),
        (true, true) if in_time => cancelled(bench, given, legal + by_normal, law!("71")),
        (true, _) => cancelled(bench, given, legal, law!("71A")),
        (false, false) => stands(bench, given, law!("71")),
    }
}

fn trick_won(bench: &mut Bench, given: &GivenUp, clause: Clause) -> u8 {
    let tricks = given.doubt.already_won;
    bench.trace.ask(clause, DoubtAsked::TrickWon { side: given.side, tricks }, tricks > 0);
    tricks
}

/// Tricks that no legal play could lose; a question when the cards do not tell.
fn by_legal_play(bench: &mut Bench, given: &GivenUp) -> Result<u8, Box<Ruling>> {
    if given.tricks == 0 {
        return Ok(0);
    }
    let tricks = match bounds::no_legal_play_loses(given) {
        Found::Tricks(tricks) => tricks,
        // What some normal play loses some legal play loses.
        Found::Stopped(least) if bounds::no_normal_play_loses(bench, given).tricks() == Some(least) => least,
        Found::Stopped(_) => return Err(Box::new(bench.not_covered(Limit::SearchBound))),
        Found::NotTold => {
            let question = Question::NoLegalPlayLoses(given.side);
            // What some normal play loses some legal play loses.
            let most = given.doubt.no_normal_play.unwrap_or(given.tricks);
            return Err(Box::new(ask_tricks(bench, given, question, 0..=most)));
        }
    };
    let asked = DoubtAsked::NoLegalPlayLoses { side: given.side, given_up: given.tricks, tricks };
    bench.trace.ask(law!("71A"), asked, tricks > 0);
    Ok(tricks)
}

/// Tricks that no normal play could lose, of which so many come back already; a question when the cards do not tell.
fn by_normal_play(bench: &mut Bench, given: &GivenUp, clause: Clause, legal: u8) -> Result<u8, Box<Ruling>> {
    if given.tricks == legal {
        return Ok(legal);
    }
    let tricks = match bounds::no_normal_play_loses(bench, given) {
        Found::Tricks(tricks) => tricks,
        Found::Stopped(_) => return Err(Box::new(bench.not_covered(Limit::SearchBound))),
        Found::NotTold => {
            let question = Question::NoNormalPlayLoses(given.side);
            return Err(Box::new(ask_tricks(bench, given, question, legal..=given.tricks)));
        }
    };
    let tricks = tricks.max(legal);
    let asked = DoubtAsked::NoNormalPlayLoses { side: given.side, given_up: given.tricks, tricks };
    bench.trace.ask(clause, asked, tricks > legal);
    Ok(tricks)
}

/// 71B until 1997: the side had won what the contract, or beating it, takes, and conceded to have fewer.
fn contract_decided(bench: &mut Bench, given: &GivenUp) -> bool {
    let (Some(contract), Some(won)) = (given.contract(), given.won(given.side)) else { return false };
    let declares = given.side == given.declarer().side();
    let takes = if declares { 6 + contract.bid.level() } else { 8 - contract.bid.level() };
    let conceded_to = (won + given.kept()).saturating_sub(given.doubt.already_won);
    let asked = DoubtAsked::ContractDecided { declares, won, takes, conceded_to };
    bench.trace.ask(law!("71B"), asked, won >= takes && conceded_to < takes)
}

fn cancelled(bench: &mut Bench, given: &GivenUp, back: u8, clause: Clause) -> Ruling {
    bench.decide(Component::Law(clause));
    bench.decide(Component::Standing(Standing::Cancelled));
    given
        .returned()
        .into_iter()
        .chain(given.scored(back, true))
        .for_each(|component| bench.decide(component));
    bench.finish(Outcome::Remedies)
}

/// Law 70 on a concession that is disputed there and then. The Director decides as fairly as possible to both sides: no
/// less comes back than no normal play could lose, and no more than the side wins with all cards seen.
pub(super) fn contested(bench: &mut Bench, given: &GivenUp) -> Ruling {
    bench.decide(Component::Law(law!("70")));
    bench.decide(Component::Standing(Standing::Adjudicated));
    let numbers = bounds::no_normal_play_loses(bench, given).tricks().zip(bounds::with_all_seen(given));
    // What the other side objects to is a claim, and is to be told as one.
    let Some((least, most)) = numbers.filter(|_| given.by_conceding) else {
        return bench.finish(Outcome::Remedies);
    };
    given.returned().into_iter().for_each(|component| bench.decide(component));
    let most = most.max(least);
    let asked = DoubtAsked::EquityBetween { side: given.side, given_up: given.tricks, least, most };
    bench.trace.ask(law!("70A"), asked, most > 0);
    if least == most {
        given.scored(least, true).into_iter().for_each(|component| bench.decide(component));
        return bench.finish(Outcome::Remedies);
    }
    let range: Vec<Component> = (least..=most).flat_map(|back| given.scored(back, true)).collect();
    let tricks = range.iter().filter_map(|c| if let Component::Tricks(t) = c { Some(*t) } else { None });
    let (fewest, highest) = tricks.fold((u8::MAX, 0), |(a, b), t| (a.min(t.least), b.max(t.most)));
    let (declarer, left) = (given.declarer().side(), given.left);
    bench.decide(Component::Tricks(Tricks { declarer, left, least: fewest, most: highest }));
    bench.judgement.push(Judgement { clause: law!("70A"), matter: Matter::Equity, range });
    bench.finish(Outcome::Remedies)
}
