//! Random statements, carried out by the search and, slowly, on every line.

use crate::claims::chance::Chance;
use rules::bridge::{Card, Cards, Seat, Suit};

use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation, double_dummy};
use rules::engine::claim::{
    Awareness, ClaimFacts, ClaimSetup, PlayReason, Standard, StatementStep, at_claim,
};
use rules::law::OrderWithinSuit;

/// A random statement consistent with the facts.
fn any_statement(chance: &mut Chance, facts: &ClaimFacts) -> Vec<String> {
    let suit = |chance: &mut Chance| Suit::DOWN[chance.below(4)].letter();
    let seat = |chance: &mut Chance| Seat::ALL[chance.below(4)].letter();
    let held: Vec<Card> = Seat::ALL.into_iter().flat_map(|s| facts.hand(s)).collect();
    let step = |chance: &mut Chance| match chance.below(15) {
        0 => "draw".to_owned(),
        1 => "draw 1 round".to_owned(),
        2 => format!("draw out {}", 1 + chance.below(4)),
        3 => format!("top {}", suit(chance)),
        4 => format!("play {} {}", held[chance.below(held.len())], held[chance.below(held.len())]),
        5 => format!("ruff {} in {}", suit(chance), seat(chance)),
        6 => format!("ruff {} high in {} 2", suit(chance), seat(chance)),
        7 => ["crossruff", "crossruff high"][chance.below(2)].to_owned(),
        8 => format!("cross to {}", seat(chance)),
        9 => format!("good {}", seat(chance)),
        10 => format!("finesse {} through {}", held[chance.below(held.len())], seat(chance)),
        11 => format!("concede {}", suit(chance)),
        12 => format!("tally 1{} then 1{}", suit(chance), suit(chance)),
        13 => format!("discard {} {}", seat(chance), held[chance.below(held.len())]),
        _ => format!("cash {}", suit(chance)),
    };
    let condition = |chance: &mut Chance| match chance.below(3) {
        0 => {
            let long = 1 + chance.below(2);
            format!("{} breaks {long}-{}", suit(chance), chance.below(long + 1))
        }
        1 => format!("{} shows out of {}", ["anyone", seat(chance)][chance.below(2)], suit(chance)),
        _ => format!("{} falls", held[chance.below(held.len())]),
    };
    let mut statement = Vec::new();
    for _ in 0..=chance.below(3) {
        match chance.below(3) {
            0 => {
                let when = ["if", "unless"][chance.below(2)];
                statement.push(format!("{when} {}: {}", condition(chance), step(chance)));
                if chance.below(2) == 0 {
                    statement.push(format!("else: {}", step(chance)));
                }
            }
            _ => statement.push(step(chance)),
        }
    }
    statement
}

/// Fewest tricks over all lines; each of the claimer's plays is judged in its position.
fn worst(search: &mut LineSearch, game: &SearchGame, at: &Ending) -> u8 {
    if at.left() == 0 {
        return 0;
    }
    let here = search.plays_judged(at);
    assert!(!here.plays.is_empty());
    let legal: Cards = at.legal();
    let mut fewest = |plays: &[(Card, PlayReason)]| {
        let each = plays.iter().map(|(card, _)| {
            assert!(legal.has(*card));
            let (next, won) = game.after(&here.at, *card);
            won + worst(search, game, &next)
        });
        each.min()
    };
    fewest(&here.needed).max(fewest(&here.plays)).unwrap()
}

#[test]
fn search_matches_exhaustive_play() {
    let mut chance = Chance(0x57a7ed);
    let mut said = 0;
    let mut kinds = [0; 16];
    while said < 1500 {
        let base = chance.claim(2 + said % 3);
        let statement: Vec<StatementStep> =
            any_statement(&mut chance, &base).iter().filter_map(|s| s.parse().ok()).collect();
        let Some(facts) = with_statement(&base, statement) else { continue };
        said += 1;
        facts.statement().iter().for_each(|step| kinds[kind(step)] += 1);
        let order = [OrderWithinSuit::TopDown, OrderWithinSuit::Any, OrderWithinSuit::Ebu][said % 3];
        let game = SearchGame::new(&facts, order);
        let forgotten = Suit::DOWN.into_iter().fold(Cards::EMPTY, |all, suit| match facts.aware(suit) {
            Some(Awareness::Unaware { forgot: Some(cards) }) => all.and(cards),
            _ => all,
        });
        let at = at_claim(&game, forgotten);
        for standard in [Standard::Careless, Standard::Considered] {
            let mut solver = DoubleDummy::new(game.trump);
            let best = double_dummy(&game, &mut solver);
            let found = LineSearch::new(&game, standard, SearchVariation::default(), &mut solver, BOUND)
                .tricks(&at, 0, best);
            let mut solver = DoubleDummy::new(game.trump);
            let mut search = LineSearch::new(&game, standard, SearchVariation::default(), &mut solver, BOUND);
            assert_eq!(found.settled(), Some(worst(&mut search, &game, &at)), "{standard:?} {facts:?}");
        }
    }
    assert!(kinds.iter().all(|n| *n > 10), "every step is tried: {kinds:?}");
}

fn kind(step: &StatementStep) -> usize {
    match step {
        StatementStep::Draw => 0,
        StatementStep::DrawRounds(_) => 1,
        StatementStep::DrawOut(_) => 2,
        StatementStep::Cash(_) => 3,
        StatementStep::Top(_) => 4,
        StatementStep::Play(_) => 5,
        StatementStep::Ruff { .. } => 6,
        StatementStep::Crossruff { .. } => 7,
        StatementStep::Cross { .. } => 8,
        StatementStep::Good(_) => 9,
        StatementStep::Finesse { .. } => 10,
        StatementStep::Concede(_) => 11,
        StatementStep::Tally(_) => 12,
        StatementStep::Discard { .. } => 13,
        StatementStep::If { .. } => 14,
        StatementStep::Else(_) => 15,
    }
}

/// The claim with this statement, if consistent with the facts.
fn with_statement(facts: &ClaimFacts, statement: Vec<StatementStep>) -> Option<ClaimFacts> {
    let setup = ClaimSetup {
        cards: Some(facts.cards()),
        trump: Some(facts.trump()),
        declarer: facts.declarer(),
        leader: Some(facts.leader()),
        trick: facts.trick().to_vec(),
        vulnerable: facts.vulnerable(),
        claimer: facts.claimer(),
        claims: facts.claims(),
        statement,
        aware: Suit::DOWN.map(|_| None),
        act: facts.act().clone(),
        ..ClaimSetup::default()
    };
    let mut aware = [None; 4];
    Suit::DOWN.into_iter().for_each(|suit| aware[suit.index()] = facts.aware(suit));
    ClaimSetup { aware, ..setup }.check().ok()
}
