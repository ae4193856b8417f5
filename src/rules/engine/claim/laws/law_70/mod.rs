//! Law 70, contested claims.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 70 (footnote) | what counts as normal, and whether the text keeps out what is irrational | class of player |
//! | 70A | fewest tricks by any normal line; doubt goes against the claimer | awareness of cards out; class of player |
//! | 70B | all hands must be faced until 1997 | hearing the statement and objections; neither limits the search |
//! | 70C | an outstanding trump: not mentioned (70C1), likely forgotten (70C2), a trick lost to it (70C3) | 70C2 |
//! | 70D (70D1 since 2007) | no better line that was not stated, when a normal one is worse | |
//! | 70D2 | nothing that rests on the choice of a claiming defender's partner | |
//! | 70D3 of 2007 | see `law_70d3` | play after the claim as evidence |
//! | 70E (70E1 since 2007) | no unstated guess which opponent holds a card; an opponent who shows out locates it | |
//! | 70E2 | the order within a suit that the authority laid down | |
//!
//! The deciding paragraph is found by switching one rule off and searching again. Where the
//! standards of carelessness give different numbers, the ruling is that of `Standard::Considered`
//! and the others stand as judgement.
//!
//! Decisions:
//!
//! - `Standard::Considered` rules because it gives every published single number in the tables of
//!   `tests/rules/claims` (`table`, `long`). The footnote, read literally, does not: with the
//!   inferior plays that it calls normal, the claim C-LKU20-2.1 would lose a trick that its source
//!   allows.
//! - 70E: until 2007 a guess that it would be irrational not to make is an exception, so the odds
//!   decide between it and a play without a guess. The text of 2017 has no such exception: a play
//!   without a guess stays normal beside a guess with better odds (`irrational_excepted` in
//!   `search`).

mod contested;
mod paragraphs;
mod score;

use crate::bridge::Suit;
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::claim::assess::awareness;
use crate::engine::claim::assess::cache::{AssessmentCache, suit_to_ask_about};
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::search::{ProvedRange, double_dummy};
use crate::engine::claim::test::ClaimTest;
use crate::engine::component::{Component, Standing};
use crate::engine::ruling::{Answer, Branch, Limit, Outcome, Question, Ruling};
use crate::law;
use crate::law::Edition;
use paragraphs::Adjudication;
pub(crate) use score::score;
use score::tricks_between;

/// The ruling on a claim from the beginning, for the answer to a question.
pub(crate) type Rehearing = fn(&Case, &ClaimFacts, &mut AssessmentCache) -> Ruling;

/// The adjudication of a contested claim. The answers to a question are ruled on from the beginning
/// by `rehear`.
pub(crate) fn rule(
    mut bench: Bench,
    facts: &ClaimFacts,
    cache: &mut AssessmentCache,
    rehear: Rehearing,
) -> Ruling {
    let game = SearchGame::under(facts, bench.edition(), &bench.case.elections);
    if !facts.unseen().is_none() {
        return bench.not_covered(Limit::Layouts);
    }
    law_70_footnote(&mut bench, &game);
    let readings = awareness::readings(&game, &mut cache.means.solver);
    let best = double_dummy(&game, &mut cache.means.solver);
    let numbers = cache.numbers(&game, &readings, best);
    if let Some(suit) = suit_to_ask_about(&game, &numbers) {
        return ask_aware(bench, facts, suit, cache, rehear);
    }
    // Doubt goes against the claimer: the reading with the fewest tricks rules, the first of
    // equals.
    let worst = numbers.iter().min_by_key(|(_, tricks)| tricks.least).map(|(reading, _)| *reading);
    let Some(worst) = worst.map(|reading| cache.complete(&game, reading, best)) else {
        return bench.not_covered(Limit::SearchBound);
    };
    let most = numbers.iter().map(|(_, tricks)| tricks.most).min().unwrap_or(best);
    let tricks = ProvedRange { most, ..worst.tricks() };
    match tricks.settled() {
        Some(tricks) => {
            let (game, readings) = (&game, &readings);
            Adjudication { bench, game, cache, worst: &worst, tricks, readings }.rule()
        }
        None => bounds_only(bench, facts, tricks),
    }
}

/// 70B: the statement is repeated and the objections are heard.
pub(crate) fn law_70b(bench: &mut Bench) {
    let must_face = matches!(bench.edition(), Edition::E1987 | Edition::E1997);
    bench.trace.ask(law!("70B"), ClaimTest::StatementHeard { must_face }, true);
}

/// The footnote of Law 70: whether the text keeps irrational plays out of the normal ones.
fn law_70_footnote(bench: &mut Bench, game: &SearchGame) {
    let guess = game.irrational_excepted;
    let kept_out = matches!(bench.edition(), Edition::E1987 | Edition::E1997);
    bench.trace.ask(law!("70"), ClaimTest::IrrationalKeptOut { guess }, kept_out);
}

/// The ruling when the searches passed their bound: the proved range and nothing else.
fn bounds_only(mut bench: Bench, facts: &ClaimFacts, tricks: ProvedRange) -> Ruling {
    let ProvedRange { least, most } = tricks;
    bench.trace.ask(law!("70A"), ClaimTest::SearchStopped { least, most }, true);
    bench.decide(Component::Law(law!("70A")));
    bench.decide(Component::Standing(Standing::Adjudicated));
    bench.decide(Component::Tricks(tricks_between(facts, least, most)));
    let ruling = bench.finish(Outcome::Rectification);
    Ruling { beyond: Some(Limit::SearchBound), ..ruling }
}

/// Asks whether the claimer was aware of the cards out in this suit: a ruling for each answer.
fn ask_aware(
    mut bench: Bench,
    facts: &ClaimFacts,
    suit: Suit,
    cache: &mut AssessmentCache,
    rehear: Rehearing,
) -> Ruling {
    let answers = [(Answer::Yes, Awareness::Aware), (Answer::No, Awareness::Unaware { forgot: None })];
    let branches = answers.map(|(answer, finding)| {
        let ruling = rehear(bench.case, &facts.with_aware(suit, finding), cache);
        Branch { answer, ruling }
    });
    bench.fork(Question::AwareOf(suit), branches.into())
}
