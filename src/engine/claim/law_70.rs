//! Law 70, contested claims.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 70A | the fewest tricks by any normal line; doubt goes against the claimer | awareness of cards out; class of player |
//! | 70B | | hearing the statement and the objections, which never limit the search |
//! | 70C | an outstanding trump: not mentioned (70C1), likely forgotten (70C2), a trick lost to it (70C3) | 70C2 |
//! | 70D (70D1 since 2007) | no better line that was not stated, when a normal one is worse | |
//! | 70D2 | nothing that rests on the choice of a claiming defender's partner | |
//! | 70D3 of 2007 | not covered | play after the claim as evidence |
//! | 70E (70E1 since 2007) | no unstated guess which opponent holds a card | |
//! | 70E2 | the order within a suit that the authority laid down | |
//!
//! Which paragraph decided is found by switching one rule off and searching again. Where the standards of carelessness
//! give different numbers, the ruling is that of [`Standard::Considered`] and the others stand as judgement.

use super::asked::{ClaimAsked, Standard};
use super::assess::{Assessment, number_within};
use super::awareness::{self, Reading};
use super::double_dummy::DoubleDummy;
use super::facts::{Awareness, ClaimFacts};
use super::game::Game;
use super::hearing;
use super::search::{Switch, double_dummy};
use crate::bridge::score::duplicate;
use crate::bridge::{Cards, Suit};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Standing, Tricks};
use crate::engine::ruling::{Answer, Branch, Judgement, Limit, Matter, Outcome, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition, OrderWithinSuit};

/// What has been worked out of the cards of a claim. It does not depend on what the Director finds, so that the answers to
/// a question share it.
pub(super) struct Work {
    solver: DoubleDummy,
    assessed: Vec<Assessment>,
}

impl Work {
    /// Nothing worked out yet.
    pub(super) fn new(facts: &ClaimFacts) -> Work {
        Work { solver: DoubleDummy::new(facts.trump()), assessed: Vec::new() }
    }

    /// What the searches say when these cards were forgotten; nothing when the bound of a search was passed.
    fn assess(&mut self, game: &Game, reading: Reading, best: u8) -> Option<Assessment> {
        if let Some(known) = self.known(reading) {
            return Some(known.clone().under(reading));
        }
        let assessed = Assessment::of(game, &mut self.solver, reading, best)?;
        self.assessed.push(assessed.clone());
        Some(assessed)
    }

    /// The same, if it has been worked out.
    fn known(&self, reading: Reading) -> Option<&Assessment> {
        self.assessed.iter().find(|a| a.reading.forgotten == reading.forgotten)
    }
}

/// 70A on: the Director adjudicates. The answers to a question go through the whole hearing again.
pub(super) fn contested(mut bench: Bench, facts: &ClaimFacts, work: &mut Work) -> Ruling {
    let game = Game::under(facts, bench.edition(), bench.case.elections.order);
    let readings = awareness::readings(&game, &mut work.solver);
    let best = double_dummy(&game, &mut work.solver);
    let worst = match readings[..] {
        [only] => Some(only),
        _ => {
            let Some(numbers) = numbers(&game, work, &readings, best) else {
                return bench.not_covered(Limit::SearchBound);
            };
            if let Some(suit) = to_be_asked(&game, &numbers) {
                return fork(bench, facts, suit, work);
            }
            // Doubt goes against the claimer: the reading with the fewest tricks rules, the first of equals.
            numbers.into_iter().min_by_key(|(_, tricks)| *tricks).map(|(reading, _)| reading)
        }
    };
    match worst.and_then(|reading| {
        let worst = work.assess(&game, reading, best)?;
        let inferior = worst.inferior(&game, &mut work.solver)?;
        Some((worst, inferior))
    }) {
        Some((worst, inferior)) => {
            let (game, work, readings) = (&game, &mut *work, &readings);
            Adjudication { bench, game, work, worst: &worst, inferior, readings }.rule()
        }
        None => bench.not_covered(Limit::SearchBound),
    }
}

/// The readings with their numbers, without those by which he forgot cards of side suits that nobody asked about, where
/// the claim is good if he did not: a claim that is good is no evidence that he forgot anything. Trumps are asked about
/// all the same (70C2).
fn numbers(game: &Game, work: &mut Work, readings: &[Reading], best: u8) -> Option<Vec<(Reading, u8)>> {
    let side_suits = Suit::DOWN.into_iter().filter(|s| !game.is_trump(*s));
    let open: Vec<Suit> = side_suits.filter(|s| awareness::is_open(game, *s)).collect();
    let forgets = |r: &&Reading| open.iter().any(|s| r.unaware_of(*s));
    let mut numbers = Vec::with_capacity(readings.len());
    for reading in readings.iter().filter(|r| !forgets(r)) {
        numbers.push((*reading, work.assess(game, *reading, best)?.tricks()));
    }
    let without = numbers.len();
    for reading in readings.iter().filter(forgets) {
        let reminded = open.iter().fold(*reading, |r, s| r.reminded_of(*s));
        let mut others = numbers[..without].iter().filter(|(other, _)| other.same_suits(&reminded));
        if !others.any(|(_, tricks)| *tricks >= game.facts.claims()) {
            numbers.push((*reading, work.assess(game, *reading, best)?.tricks()));
        }
    }
    Some(numbers)
}

/// The first suit that nobody asked about although the answer changes the number, whatever is the case in other suits.
fn to_be_asked(game: &Game, numbers: &[(Reading, u8)]) -> Option<Suit> {
    let changes = |suit: &Suit| {
        numbers.iter().filter(|(r, _)| r.unaware_of(*suit)).any(|(unaware, tricks)| {
            let aware = unaware.reminded_of(*suit);
            numbers.iter().any(|(other, number)| other.same_suits(&aware) && number != tricks)
        })
    };
    awareness::suits(game).into_iter().filter(|suit| awareness::is_open(game, *suit)).find(changes)
}

fn fork(mut bench: Bench, facts: &ClaimFacts, suit: Suit, work: &mut Work) -> Ruling {
    let answers = [(Answer::Yes, Awareness::Aware), (Answer::No, Awareness::Unaware { forgot: None })];
    let branches = answers.map(|(answer, finding)| {
        let ruling = hearing::rule_with(bench.case, &facts.with_aware(suit, finding), work);
        Branch { answer, ruling }
    });
    bench.fork(Question::AwareOf(suit), branches.into())
}

/// The tricks of declarer's side and, where contract and tricks won are known, the result.
pub(super) fn score(facts: &ClaimFacts, claimers: u8) -> Vec<Component> {
    let left = facts.left();
    let declarer = facts.declarer().side();
    let tricks = if facts.claimer().side() == declarer { claimers } else { left - claimers };
    let mut components = vec![Component::Tricks(Tricks { declarer, left, least: tricks, most: tricks })];
    if let (Some(contract), Some(won)) = (facts.contract(), facts.won(declarer)) {
        let tricks = i32::from(won) + i32::from(tricks);
        let score = duplicate(contract, tricks, facts.vulnerable());
        components.push(Component::Result { contract, tricks, score });
    }
    components
}

/// An adjudication at work, once it is settled what the claimer is taken to have forgotten.
struct Adjudication<'a, 'g> {
    bench: Bench<'a>,
    game: &'g Game<'g>,
    work: &'g mut Work,
    worst: &'g Assessment,
    /// The number by [`Standard::Inferior`]
    inferior: u8,
    readings: &'g [Reading],
}

impl Adjudication<'_, '_> {
    fn rule(mut self) -> Ruling {
        let facts = self.game.facts;
        let (claims, tricks) = (facts.claims(), self.worst.tricks());
        let to_trump = self.law_70c();
        self.forgotten_side_suits();
        let better_line = self.law_70d1();
        let by_partner = self.law_70d2();
        let by_place = self.law_70e1();
        let by_order = self.law_70e2();
        self.bench.trace.ask(law!("70A"), ClaimAsked::ClaimGood { claims, tricks }, tricks >= claims);
        let sure = tricks.saturating_sub(claims);
        if claims < facts.left() {
            let conceded = facts.left() - claims;
            self.bench.trace.ask(law!("71"), ClaimAsked::ConcededTrickSure { conceded, sure }, sure > 0);
        }
        let deciding = match () {
            () if sure > 0 => law!("71"),
            () if to_trump => law!("70C"),
            () if tricks == claims => {
                if by_order {
                    law!("70E2")
                } else {
                    law!("70A")
                }
            }
            () if by_partner => law!("70D2"),
            () if by_place => self.bench.cite([law!("70E1"), law!("70E")]),
            () if by_order => law!("70E2"),
            () if better_line => self.bench.cite([law!("70D1"), law!("70D")]),
            () => law!("70A"),
        };
        self.bench.decide(Component::Law(deciding));
        self.bench.decide(Component::Standing(Standing::Adjudicated));
        score(facts, tricks).into_iter().for_each(|component| self.bench.decide(component));
        if let Some(line) = self.worst.line() {
            self.bench.decide(Component::Line(line.to_vec()));
        }
        self.judge();
        self.bench.finish(Outcome::Remedies)
    }

    /// 70C: an outstanding trump, not mentioned, likely forgotten, and a trick lost to it.
    fn law_70c(&mut self) -> bool {
        let Some(trump) = self.game.trump.suit() else { return false };
        let out = awareness::could_hurt(self.game, trump);
        if !self.bench.trace.ask(law!("70C"), ClaimAsked::TrumpOut { cards: out }, !out.is_empty()) {
            return false;
        }
        let step = awareness::mentions_trump(self.game);
        if !self.bench.trace.ask(law!("70C1"), ClaimAsked::TrumpNotMentioned { step }, step.is_none()) {
            return false;
        }
        let found = self.game.facts.aware(trump);
        // If it was not asked, the answer changes nothing; the harsher one is followed up, to show that.
        let worst = self.worst.reading;
        let unaware = worst.unaware_of(trump).then_some(worst);
        let unaware = unaware.or_else(|| self.readings.iter().copied().find(|r| r.unaware_of(trump)));
        let cards = unaware.map_or(Cards::EMPTY, |reading| reading.forgotten.of(trump));
        if !self.bench.trace.ask(law!("70C2"), ClaimAsked::TrumpForgotten { found, cards }, !cards.is_empty())
        {
            return false;
        }
        let tricks = self.worst.tricks();
        let reminded = self.worst.reading.reminded_of(trump);
        let aware = self.otherwise(reminded, Switch::default());
        self.bench.trace.ask(law!("70C3"), ClaimAsked::TrickLostToTrump { tricks, aware }, tricks < aware)
    }

    /// 70A: what he had forgotten of the side suits.
    fn forgotten_side_suits(&mut self) {
        for suit in Suit::DOWN.into_iter().filter(|suit| !self.game.is_trump(*suit)) {
            let cards = self.worst.reading.forgotten.of(suit);
            let found = self.game.facts.aware(suit);
            if found.is_some() || !cards.is_empty() {
                let asked = ClaimAsked::CardsForgotten { suit, found, cards };
                self.bench.trace.ask(law!("70A"), asked, !cards.is_empty());
            }
        }
    }

    /// 70D1: a line that was not stated wins more, but a normal one does not. The other standards are asked where they
    /// give another number.
    fn law_70d1(&mut self) -> bool {
        let clause = self.bench.cite([law!("70D1"), law!("70D")]);
        let best = self.worst.best;
        for (standard, tricks) in
            [(Standard::Careless, self.worst.careless.tricks), (Standard::Inferior, self.inferior)]
        {
            if tricks != self.worst.tricks() {
                let asked = ClaimAsked::NormalLineLoses { standard, tricks, best };
                self.bench.trace.ask(clause, asked, tricks < best);
            }
        }
        let tricks = self.worst.tricks();
        let asked = ClaimAsked::NormalLineLoses { standard: Standard::Considered, tricks, best };
        self.bench.trace.ask(clause, asked, tricks < best)
    }

    /// 70D2: it rests on the choice of the claiming defender's partner.
    fn law_70d2(&mut self) -> bool {
        if self.game.plays_both() || self.bench.edition() == Edition::E1997 {
            return false;
        }
        let switch = Switch { partner_finds_it: true, ..Switch::default() };
        let tricks = self.worst.tricks();
        let found = self.otherwise(self.worst.reading, switch);
        let partner = self.game.facts.claimer().partner();
        self.bench.trace.ask(
            law!("70D2"),
            ClaimAsked::RestsOnPartner { partner, tricks, found },
            found > tricks,
        )
    }

    /// 70E1: it rests on which opponent holds a card.
    fn law_70e1(&mut self) -> bool {
        let tricks = self.worst.tricks();
        if tricks >= self.worst.best {
            return false;
        }
        let located = self.otherwise(self.worst.reading, Switch { sees_all: true, ..Switch::default() });
        let clause = self.bench.cite([law!("70E1"), law!("70E")]);
        self.bench.trace.ask(clause, ClaimAsked::RestsOnLocation { tricks, located }, located > tricks)
    }

    /// 70E2: it rests on the order laid down for the cards of a suit. The code of 1997 knows no such order.
    fn law_70e2(&mut self) -> bool {
        let order = self.game.order;
        let clause = law!("70E2");
        if !clause.is_in(self.bench.edition()) || order == OrderWithinSuit::Any {
            return false;
        }
        let free = Game::new(self.game.facts, OrderWithinSuit::Any);
        let tricks = self.worst.tricks();
        let reading = self.worst.reading;
        let otherwise = number_within(0..=tricks, &free, &mut self.work.solver, reading, Switch::default());
        let otherwise = otherwise.unwrap_or(tricks);
        self.bench.trace.ask(
            clause,
            ClaimAsked::RestsOnOrder { order, tricks, otherwise },
            otherwise < tricks,
        )
    }

    /// The number with another reading or a rule switched off, when that is higher.
    fn otherwise(&mut self, reading: Reading, switch: Switch) -> u8 {
        let tricks = self.worst.tricks();
        let range = tricks..=self.worst.best;
        if let Some(known) = self.work.known(reading).filter(|_| switch == Switch::default()) {
            return known.tricks().clamp(*range.start(), *range.end());
        }
        number_within(range, self.game, &mut self.work.solver, reading, switch).unwrap_or(tricks)
    }

    /// Where the standards differ, any of their numbers is right, and the Director judges the class of player.
    fn judge(&mut self) {
        let clause: Clause = self.bench.cite([law!("70D1"), law!("70D")]);
        let worst = self.worst;
        let mut range = |matter: Matter, numbers: [u8; 2]| {
            if numbers[0] != numbers[1] {
                let range = numbers.into_iter().flat_map(|n| score(self.game.facts, n)).collect();
                self.bench.judgement.push(Judgement { clause, matter, range });
            }
        };
        range(Matter::Overlooks, [worst.careless.tricks, self.inferior]);
        range(Matter::Inferior, [self.inferior, worst.tricks()]);
    }
}
