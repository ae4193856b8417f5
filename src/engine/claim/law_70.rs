//! Law 70, contested claims.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 70 (footnote) | what counts as normal, and whether the text keeps out what is irrational | class of player |
//! | 70A | the fewest tricks by any normal line; doubt goes against the claimer | awareness of cards out; class of player |
//! | 70B | | hearing the statement and the objections, which never limit the search |
//! | 70C | an outstanding trump: not mentioned (70C1), likely forgotten (70C2), a trick lost to it (70C3) | 70C2 |
//! | 70D (70D1 since 2007) | no better line that was not stated, when a normal one is worse | |
//! | 70D2 | nothing that rests on the choice of a claiming defender's partner | |
//! | 70D3 of 2007 | see `law_70d3` | play after the claim as evidence |
//! | 70E (70E1 since 2007) | no unstated guess which opponent holds a card | |
//! | 70E2 | the order within a suit that the authority laid down | |
//!
//! Which paragraph decided is found by switching one rule off and searching again. Where the standards of carelessness
//! give different numbers, the ruling is that of [`Standard::Considered`] and the others stand as judgement.

use super::asked::{ClaimAsked, Standard};
use super::assess::{Assessment, number_within};
use super::awareness::{self, Reading};
use super::facts::{Awareness, ClaimFacts};
use super::game::Game;
use super::hearing;
use super::search::{Proved, Switch, double_dummy};
use super::work::{Work, to_be_asked};
use crate::bridge::score::duplicate;
use crate::bridge::{Cards, Suit};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Standing, Tricks};
use crate::engine::ruling::{Answer, Branch, Judgement, Limit, Matter, Outcome, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition, OrderWithinSuit, Presumption, Presumptions};

/// 70A on: the Director adjudicates. The answers to a question go through the whole hearing again.
pub(super) fn contested(mut bench: Bench, facts: &ClaimFacts, work: &mut Work) -> Ruling {
    let game = Game::under(facts, bench.edition(), &bench.case.elections);
    let guess = game.irrational_excepted;
    let footnote = matches!(bench.edition(), Edition::E1987 | Edition::E1997);
    bench.trace.ask(law!("70"), ClaimAsked::IrrationalKeptOut { guess }, footnote);
    let readings = awareness::readings(&game, &mut work.means.solver);
    let best = double_dummy(&game, &mut work.means.solver);
    let numbers = work.numbers(&game, &readings, best);
    if let Some(suit) = to_be_asked(&game, &numbers) {
        return fork(bench, facts, suit, work);
    }
    // Doubt goes against the claimer: the reading with the fewest tricks rules, the first of equals.
    let worst = numbers.iter().min_by_key(|(_, tricks)| tricks.least).map(|(reading, _)| *reading);
    let Some(worst) = worst.map(|reading| work.assess(&game, reading, best)) else {
        return bench.not_covered(Limit::SearchBound);
    };
    let most = numbers.iter().map(|(_, tricks)| tricks.most).min().unwrap_or(best);
    let tricks = Proved { most, ..worst.tricks() };
    match tricks.settled() {
        Some(tricks) => {
            let (game, readings) = (&game, &readings);
            Adjudication { bench, game, work, worst: &worst, tricks, readings }.rule()
        }
        None => bounds_only(bench, facts, tricks),
    }
}

/// The searches were stopped by their bound: what has been proved is the ruling, and no more is said.
fn bounds_only(mut bench: Bench, facts: &ClaimFacts, tricks: Proved) -> Ruling {
    let Proved { least, most } = tricks;
    bench.trace.ask(law!("70A"), ClaimAsked::SearchStopped { least, most }, true);
    bench.decide(Component::Law(law!("70A")));
    bench.decide(Component::Standing(Standing::Adjudicated));
    bench.decide(Component::Tricks(tricks_between(facts, least, most)));
    let ruling = bench.finish(Outcome::Remedies);
    Ruling { beyond: Some(Limit::SearchBound), ..ruling }
}

fn fork(mut bench: Bench, facts: &ClaimFacts, suit: Suit, work: &mut Work) -> Ruling {
    let answers = [(Answer::Yes, Awareness::Aware), (Answer::No, Awareness::Unaware { forgot: None })];
    let branches = answers.map(|(answer, finding)| {
        let ruling = hearing::rule_with(bench.case, &facts.with_aware(suit, finding), work);
        Branch { answer, ruling }
    });
    bench.fork(Question::AwareOf(suit), branches.into())
}

/// The tricks of declarer's side, from those of the claimer's.
fn tricks_between(facts: &ClaimFacts, least: u8, most: u8) -> Tricks {
    let (left, declarer) = (facts.left(), facts.declarer().side());
    let (least, most) =
        if facts.claimer().side() == declarer { (least, most) } else { (left - most, left - least) };
    Tricks { declarer, left, least, most }
}

/// The tricks of declarer's side and, where contract and tricks won are known, the result.
pub(super) fn score(facts: &ClaimFacts, claimers: u8) -> Vec<Component> {
    let tricks = tricks_between(facts, claimers, claimers);
    let mut components = vec![Component::Tricks(tricks)];
    if let (Some(contract), Some(won)) = (facts.contract(), facts.won(tricks.declarer)) {
        let tricks = i32::from(won) + i32::from(tricks.least);
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
    /// The number that rules
    tricks: u8,
    readings: &'g [Reading],
}

impl Adjudication<'_, '_> {
    fn rule(mut self) -> Ruling {
        let facts = self.game.facts;
        let (claims, tricks) = (facts.claims(), self.tricks);
        let to_trump = self.law_70c();
        self.forgotten_side_suits();
        let better_line = self.law_70d1();
        let by_partner = self.law_70d2();
        let by_place = self.law_70e1();
        let by_order = self.law_70e2();
        self.guidelines();
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
        let tricks = self.tricks;
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
        for (standard, tricks) in self.other_standards() {
            if tricks != self.tricks {
                let asked = ClaimAsked::NormalLineLoses { standard, tricks, best };
                self.bench.trace.ask(clause, asked, tricks < best);
            }
        }
        let tricks = self.tricks;
        let asked = ClaimAsked::NormalLineLoses { standard: Standard::Considered, tricks, best };
        self.bench.trace.ask(clause, asked, tricks < best)
    }

    /// 70D2: it rests on the choice of the claiming defender's partner.
    fn law_70d2(&mut self) -> bool {
        if self.game.plays_both() || !law!("70D2").is_in(self.bench.edition()) {
            return false;
        }
        let switch = Switch { partner_finds_it: true, ..Switch::default() };
        let tricks = self.tricks;
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
        let tricks = self.tricks;
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
        let free = Game { order: OrderWithinSuit::Any, ..*self.game };
        let (tricks, otherwise) = (self.tricks, self.with_more_normal(&free));
        let asked = ClaimAsked::RestsOnOrder { order, tricks, otherwise };
        self.bench.trace.ask(clause, asked, otherwise < tricks)
    }

    /// Guidelines that keep plays out of the normal ones which are normal where no authority says otherwise.
    fn guidelines(&mut self) {
        let clause = self.bench.cite([law!("70D1"), law!("70D")]);
        let presumed = self.game.presumed;
        let added = Presumption::ALL.into_iter();
        for presumption in added.filter(|p| presumed.has(*p) && !Presumptions::SHARED.has(*p)) {
            let without = Game { presumed: presumed.without(presumption), ..*self.game };
            let (tricks, otherwise) = (self.tricks, self.with_more_normal(&without));
            let asked = ClaimAsked::RestsOnPresumption { presumption, tricks, otherwise };
            self.bench.trace.ask(clause, asked, otherwise < tricks);
        }
    }

    /// The number where more plays are normal, when that is lower and was found out.
    fn with_more_normal(&mut self, game: &Game) -> u8 {
        let (tricks, reading) = (self.tricks, self.worst.reading);
        let number = number_within(0..=tricks, game, &mut self.work.means, reading, Switch::default());
        number.settled().unwrap_or(tricks)
    }

    /// The number with another reading or a rule switched off, when that is higher and was found out.
    fn otherwise(&mut self, reading: Reading, switch: Switch) -> u8 {
        let range = self.tricks..=self.worst.best;
        let known = self.work.known(reading).filter(|_| switch == Switch::default());
        let number = match known {
            Some(known) => known.tricks(),
            None => number_within(range.clone(), self.game, &mut self.work.means, reading, switch),
        };
        number.settled().unwrap_or(self.tricks).clamp(*range.start(), *range.end())
    }

    /// The numbers by the standards that do not rule, where they were found out.
    fn other_standards(&self) -> impl Iterator<Item = (Standard, u8)> + use<> {
        let numbers =
            [(Standard::Careless, self.worst.careless.tricks), (Standard::Inferior, self.worst.inferior)];
        numbers.into_iter().filter_map(|(standard, tricks)| Some((standard, tricks.settled()?)))
    }

    /// Where the standards differ, any of their numbers is right, and the Director judges the class of player.
    fn judge(&mut self) {
        let clause: Clause = self.bench.cite([law!("70D1"), law!("70D")]);
        let mut numbers: Vec<u8> = self.other_standards().map(|(_, tricks)| tricks).collect();
        numbers.push(self.tricks);
        for (matter, pair) in [Matter::Overlooks, Matter::Inferior].into_iter().zip(numbers.windows(2)) {
            if pair[0] != pair[1] {
                let range = pair.iter().flat_map(|n| score(self.game.facts, *n)).collect();
                self.bench.judgement.push(Judgement { clause, matter, range });
            }
        }
    }
}
