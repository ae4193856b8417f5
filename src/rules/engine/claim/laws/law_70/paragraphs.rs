//! The paragraphs of Law 70 on which the ruling number rests.

use super::contested::SharedResults;
use super::score::score;
use crate::bridge::{Cards, Suit};
use crate::engine::bench::Bench;
use crate::engine::claim::assess::awareness;
use crate::engine::claim::assess::awareness::AwarenessReading;
use crate::engine::claim::assess::cache::AssessmentCache;
use crate::engine::claim::assess::{Assessment, judged, number_within};
use crate::engine::claim::normal;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::search::{ProvedRange, SearchVariation};
use crate::engine::claim::test::{ClaimTest, Standard};
use crate::engine::component::{Component, Standing};
use crate::engine::fact::Step;
use crate::engine::ruling::{Judgement, Outcome, Ruling};
use crate::law;
use crate::law::{Clause, OrderWithinSuit, Presumption, Presumptions};

/// An adjudication in progress, once the reading of the claimer's awareness is settled.
pub(crate) struct Adjudication<'a, 'g> {
    pub(crate) bench: Bench<'a>,
    pub(crate) game: &'g SearchGame<'g>,
    pub(crate) cache: &'g mut AssessmentCache,
    pub(crate) worst: &'g Assessment,
    /// The number that rules
    pub(crate) tricks: u8,
    pub(crate) readings: &'g [AwarenessReading],
}

impl Adjudication<'_, '_> {
    pub(crate) fn rule(mut self) -> Ruling {
        let facts = self.game.facts;
        let (claims, tricks) = (facts.claims(), self.tricks);
        let to_trump = self.law_70c();
        self.law_70a_forgotten();
        let better_line = self.law_70d1();
        let by_partner = self.law_70d2();
        let by_place = self.law_70e1();
        let by_exception = self.law_70e1_exceptions();
        let by_order = self.law_70e2();
        self.law_70d1_guidelines();
        self.law_70a();
        let sure = self.law_71();
        let deciding = match () {
            () if sure > 0 => law!("71"),
            () if to_trump => law!("70C"),
            () if tricks == claims => {
                if by_exception {
                    self.bench.cite([law!("70E1"), law!("70E")])
                } else if by_order {
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
        let best = self.worst.best;
        let (readings, worst) = (self.readings, self.worst.reading);
        let line = self.worst.line();
        let ruled = SharedResults {
            game: self.game,
            readings,
            worst,
            best,
            tricks,
            line,
            means: &mut self.cache.means,
        };
        let contested = ruled.contested(&self.bench);
        self.bench.contested.extend(contested);
        self.bench.finish(Outcome::Rectification)
    }

    /// 70A: any normal line wins as many tricks as were claimed.
    fn law_70a(&mut self) {
        let (claims, tricks) = (self.game.facts.claims(), self.tricks);
        self.bench.trace.ask(law!("70A"), ClaimTest::ClaimGood { claims, tricks }, tricks >= claims);
    }

    /// 71: the conceded tricks that no normal line loses.
    fn law_71(&mut self) -> u8 {
        let (claims, left) = (self.game.facts.claims(), self.game.facts.left());
        let sure = self.tricks.saturating_sub(claims);
        if claims < left {
            let conceded = left - claims;
            self.bench.trace.ask(law!("71"), ClaimTest::ConcededTrickSure { conceded, sure }, sure > 0);
        }
        sure
    }

    /// 70C: an outstanding trump, not mentioned, likely forgotten, and a trick lost to it.
    fn law_70c(&mut self) -> bool {
        let Some(trump) = self.game.trump.suit() else { return false };
        let out = awareness::could_hurt(self.game, trump);
        self.bench.trace.ask(law!("70C"), ClaimTest::TrumpOut { cards: out }, !out.is_empty())
            && self.law_70c1()
            && self.law_70c2(trump)
            && self.law_70c3(trump)
    }

    /// 70C1: the claimer did not mention the trump.
    fn law_70c1(&mut self) -> bool {
        let step = awareness::mentions_trump(self.game);
        self.bench.trace.ask(
            law!("70C1"),
            ClaimTest::TrumpNotMentioned { step: step.map(Step) },
            step.is_none(),
        )
    }

    /// 70C2: the claimer was likely unaware of the trump.
    fn law_70c2(&mut self, trump: Suit) -> bool {
        let found = self.game.facts.aware(trump);
        // If the question was not asked, the answer changes nothing; the harsher one shows that.
        let worst = self.worst.reading;
        let unaware = worst.unaware_of(trump).then_some(worst);
        let unaware = unaware.or_else(|| self.readings.iter().copied().find(|r| r.unaware_of(trump)));
        let cards = unaware.map_or(Cards::EMPTY, |reading| reading.forgotten.of(trump));
        self.bench.trace.ask(law!("70C2"), ClaimTest::TrumpForgotten { found, cards }, !cards.is_empty())
    }

    /// 70C3: a normal play loses a trick to the trump.
    fn law_70c3(&mut self, trump: Suit) -> bool {
        let tricks = self.tricks;
        let reminded = self.worst.reading.reminded_of(trump);
        let Some(aware) = self.otherwise(reminded, SearchVariation::default()) else { return false };
        self.bench.trace.ask(law!("70C3"), ClaimTest::TrickLostToTrump { tricks, aware }, tricks < aware)
    }

    /// 70A: the cards of side suits that the claimer had forgotten.
    fn law_70a_forgotten(&mut self) {
        for suit in self.game.side_suits() {
            let cards = self.worst.reading.forgotten.of(suit);
            let found = self.game.facts.aware(suit);
            if found.is_some() || !cards.is_empty() {
                let test = ClaimTest::CardsForgotten { suit, found, cards };
                self.bench.trace.ask(law!("70A"), test, !cards.is_empty());
            }
        }
    }

    /// 70D1: an unstated line wins more, but a normal one does not. The other standards are tested
    /// where they give another number.
    fn law_70d1(&mut self) -> bool {
        let clause = self.bench.cite([law!("70D1"), law!("70D")]);
        let best = self.worst.best;
        for (standard, found) in self.other_standards() {
            match found.settled() {
                Some(tricks) if tricks == self.tricks => {}
                Some(tricks) => {
                    let test = ClaimTest::NormalLineLoses { standard, tricks, best };
                    self.bench.trace.ask(clause, test, tricks < best);
                }
                None => {
                    let test = ClaimTest::MoreLines { standard, least: found.least };
                    self.bench.trace.ask(clause, test, true);
                }
            }
        }
        let tricks = self.tricks;
        let test = ClaimTest::NormalLineLoses { standard: Standard::Considered, tricks, best };
        self.bench.trace.ask(clause, test, tricks < best)
    }

    /// 70D2: the number rests on the choice of the claiming defender's partner.
    fn law_70d2(&mut self) -> bool {
        if self.game.plays_both() || !law!("70D2").is_in(self.bench.edition()) {
            return false;
        }
        let switch = SearchVariation { partner_finds_it: true, ..SearchVariation::default() };
        let tricks = self.tricks;
        let Some(found) = self.otherwise(self.worst.reading, switch) else { return false };
        let partner = self.game.facts.claimer().partner();
        self.bench.trace.ask(
            law!("70D2"),
            ClaimTest::RestsOnPartner { partner, tricks, found },
            found > tricks,
        )
    }

    /// 70E1: the number depends on which opponent holds a card. For a claiming defender, a card is
    /// with declarer or with partner, which is no question of one opponent or the other. An early
    /// claim without a statement falls under it where a lead could be a guess; a claimer who could
    /// locate every card is taken to win the double-dummy tricks.
    fn law_70e1(&mut self) -> bool {
        let tricks = self.tricks;
        if tricks >= self.worst.best || !self.game.plays_both() {
            return false;
        }
        let (reading, best) = (self.worst.reading, self.worst.best);
        let located = if self.game.is_early() && self.game.facts.statement().is_empty() {
            let at = Ending::of(self.game.facts, reading.forgotten);
            normal::may_guess(self.game, &at).then_some(best)
        } else {
            self.otherwise(reading, SearchVariation { sees_all: true, ..SearchVariation::default() })
        };
        let Some(located) = located else { return false };
        let clause = self.bench.cite([law!("70E1"), law!("70E")]);
        self.bench.trace.ask(clause, ClaimTest::RestsOnLocation { tricks, located }, located > tricks)
    }

    /// The exceptions of 70E1, if the number rests on one: an opponent has shown out of the suit of
    /// a card, or does on the normal lines, so that it is located; until 2007 also a guess that it
    /// would be irrational not to make.
    fn law_70e1_exceptions(&mut self) -> bool {
        if self.tricks == 0 || !self.game.plays_both() {
            return false;
        }
        let clause = self.bench.cite([law!("70E1"), law!("70E")]);
        let by_showing_out = self.law_70e1_showing_out(clause);
        if !self.game.irrational_excepted {
            return by_showing_out;
        }
        let without = SearchGame { irrational_excepted: false, ..*self.game };
        let Some(otherwise) = self.with_more_normal(&without) else { return by_showing_out };
        let tricks = self.tricks;
        let test = ClaimTest::RestsOnIrrational { tricks, otherwise };
        // A paragraph that does not apply is already recorded under 70.
        (otherwise < tricks && self.bench.trace.ask(clause, test, true)) || by_showing_out
    }

    /// The suits in which showing out locates a card on which the number rests: each alone, or else
    /// all together.
    fn law_70e1_showing_out(&mut self, clause: Clause) -> bool {
        let at = Ending::of(self.game.facts, self.worst.reading.forgotten);
        let suits = Suit::DOWN.into_iter().filter(|suit| self.game.can_use_a_place(&at, *suit));
        let suits: Vec<Suit> = suits.collect();
        let Some(together) = self.without_place_in(&suits).filter(|number| *number < self.tricks) else {
            return false;
        };
        let each: Vec<(Suit, u8)> = match suits[..] {
            [only] => vec![(only, together)],
            _ => suits.iter().filter_map(|suit| Some((*suit, self.without_place_in(&[*suit])?))).collect(),
        };
        let tricks = self.tricks;
        let alone: Vec<(Suit, u8)> = each.into_iter().filter(|(_, number)| *number < tricks).collect();
        let found =
            if alone.is_empty() { suits.into_iter().map(|suit| (suit, together)).collect() } else { alone };
        for (suit, otherwise) in found {
            let before = self.game.opponents.iter().any(|seat| at.shown_out.has(*seat, suit));
            let test = ClaimTest::RestsOnShowingOut { suit, before, tricks, otherwise };
            self.bench.trace.ask(clause, test, true);
        }
        true
    }

    /// The number if showing out of these suits located no card.
    fn without_place_in(&mut self, suits: &[Suit]) -> Option<u8> {
        if suits.is_empty() {
            return None;
        }
        let mut unlocated = [false; 4];
        suits.iter().for_each(|suit| unlocated[suit.index()] = true);
        let game = SearchGame { unlocated, ..*self.game };
        self.with_more_normal(&game)
    }

    /// 70E2: the number rests on the order laid down for the cards of a suit. The code of 1997 has
    /// no such order.
    fn law_70e2(&mut self) -> bool {
        let order = self.game.order;
        let clause = law!("70E2");
        if !clause.is_in(self.bench.edition()) || order == OrderWithinSuit::Any {
            return false;
        }
        let free = SearchGame { order: OrderWithinSuit::Any, ..*self.game };
        let Some(otherwise) = self.with_more_normal(&free) else { return false };
        let tricks = self.tricks;
        let test = ClaimTest::RestsOnOrder { order, tricks, otherwise };
        self.bench.trace.ask(clause, test, otherwise < tricks)
    }

    /// 70D1: guidelines that exclude plays which are normal where no authority says otherwise.
    fn law_70d1_guidelines(&mut self) {
        let clause = self.bench.cite([law!("70D1"), law!("70D")]);
        let presumed = self.game.presumed;
        let added = Presumption::ALL.into_iter();
        for presumption in added.filter(|p| presumed.has(*p) && !Presumptions::SHARED.has(*p)) {
            let without = SearchGame { presumed: presumed.without(presumption), ..*self.game };
            let Some(otherwise) = self.with_more_normal(&without) else { continue };
            let tricks = self.tricks;
            let test = ClaimTest::RestsOnPresumption { presumption, tricks, otherwise };
            self.bench.trace.ask(clause, test, otherwise < tricks);
        }
    }

    /// The number where more plays are normal; `None` when the search did not settle it. Mostly it
    /// is the same, and proving that is cheaper than searching for any number.
    fn with_more_normal(&mut self, game: &SearchGame) -> Option<u8> {
        let (tricks, reading) = (self.tricks, self.worst.reading);
        let mut within = |least: u8| {
            let range = least..=tricks;
            number_within(range, game, &mut self.cache.means, reading, SearchVariation::default()).settled()
        };
        match within(tricks.saturating_sub(1))? {
            number if number == tricks => Some(tricks),
            _ => within(0),
        }
    }

    /// The number with another reading or a rule switched off, no lower than the one that rules;
    /// `None` when the search did not settle it.
    fn otherwise(&mut self, reading: AwarenessReading, switch: SearchVariation) -> Option<u8> {
        let range = self.tricks..=self.worst.best;
        let cached = self.cache.cached(reading).filter(|_| switch == SearchVariation::default());
        let number = match cached {
            Some(cached) => cached.tricks(),
            None => number_within(range.clone(), self.game, &mut self.cache.means, reading, switch),
        };
        number.settled().map(|number| number.clamp(*range.start(), *range.end()))
    }

    /// Results of the standards that do not rule.
    fn other_standards(&self) -> [(Standard, ProvedRange); 2] {
        [Standard::Careless, Standard::Inferior].map(|one| (one, self.worst.by(one)))
    }

    /// Asks for judgement where the standards differ; any of their numbers is right.
    fn judge(&mut self) {
        let clause: Clause = self.bench.cite([law!("70D1"), law!("70D")]);
        let [careless, inferior] = self.other_standards().map(|(_, found)| found.settled());
        for (matter, pair) in judged([careless, inferior, Some(self.tricks)]) {
            let range = pair.iter().flat_map(|n| score(self.game.facts, *n)).collect();
            self.bench.judgement.push(Judgement { clause, matter, range });
        }
    }
}
