//! Points of an adjudication on which authorities differ. Where the other view gives another
//! number, the ruling states both.
//!
//! | point | followed | other view |
//! |---|---|---|
//! | a list of winners, without "then" | no order: Danish Law Commission, statement 20, 2.1 | played as named |
//! | a list of winners, with "then" | an order: EBU Laws and Ethics Committee, 2011 | no order either |
//! | "run the clubs", which break badly | they notice: WBF, 2001-11-01, no. 3 | bound by the words: White Book 8.70.9 |
//! | "draw trumps, ruff a heart", likewise | the same, and the ruff remains | all are drawn: White Book 8.70.9 |
//! | a trump led before other winners | it may be: White Book 8.70 | it is not: ACBL 2019, 3 and 4 |
//! | the order within a suit, none being laid down | any: 70E2 | from the top: ACBL 2019, 1, and White Book 8.70.5 |
//! | a suit headed by the jack under White Book 8.70.5 | any order | from the top |
//!
//! White Book 8.70.5 plays a suit from the top only where it has some solidity. The WBF minute is
//! one of its Laws Committee.
//!
//! Elected guidelines that speak to a point settle it, and the point is not contested. White Book
//! 8.70.9 names both views of a claim that breaks down, and can be read on
//! <https://www.bridgebase.com/forums/topic/81146>; for drawing trumps see topics 62350 and 43351.
//! The view that the last trump may be led first, losing to the forgotten master, is held on
//! <https://directors.welshbridgeunion.org/2018/12/12/disputed-claim/> and argued from the White
//! Book on <https://forums.ebu.co.uk/discussion/1202/claim-disputed>. The ACBL held so too in 1992
//! (BBO topic 73632).

use super::score::score;
use crate::engine::bench::Bench;
use crate::engine::claim::assess::awareness::AwarenessReading;
use crate::engine::claim::assess::cache::{AssessmentCache, suit_to_ask_about};
use crate::engine::claim::assess::{SearchMeans, number_within};
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::normal;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::search::{BOUND, SearchVariation};
use crate::engine::claim::statement::{StatementStep, SuitTricks};
use crate::engine::component::LineCard;
use crate::engine::ruling::{Authority, Contested, Point};
use crate::law;
use crate::law::{Clause, Guidelines, OrderWithinSuit, Presumption};

/// Budget in plays for one other view.
const PLAYS: u64 = BOUND / 8;
/// Budget in plays for one other view of an early claim that the statement does not touch.
const EARLY_PLAYS: u64 = BOUND / 80;

/// Results of a claim that all views share.
pub(crate) struct SharedResults<'a> {
    pub game: &'a SearchGame<'a>,
    pub readings: &'a [AwarenessReading],
    /// The reading that rules
    pub worst: AwarenessReading,
    /// Double-dummy tricks
    pub best: u8,
    /// The number that rules
    pub tricks: u8,
    /// The worst normal line, if the ruling has one
    pub line: Option<&'a [LineCard]>,
    /// The solver, and the plays left for the ruling
    pub means: &'a mut SearchMeans,
}

/// The lists of one tally.
type ListView = Vec<Vec<SuitTricks>>;

impl SharedResults<'_> {
    /// The points on which another view gives another number.
    pub fn contested(mut self, bench: &Bench) -> Vec<Contested> {
        let mut found = Vec::new();
        self.add_lists(bench, &mut found);
        let guidelines = bench.case.elections.guidelines;
        if guidelines != Guidelines::Ebu {
            self.add_breaks(&mut found);
        }
        if guidelines == Guidelines::None {
            self.add_trumps(bench, &mut found);
            if law!("70E2").is_in(bench.edition()) {
                self.add_orders(&mut found);
            }
        }
        if self.has_jack_to_cash() {
            let (point, follows) = (Point::SolidFromTheJack, Authority::EbuForum);
            let number = self.number(&SearchGame { from_the_jack: true, ..*self.game });
            self.add(&mut found, law!("70E2"), point, follows, &[Authority::JackIsSolid], number);
        }
        found
    }

    fn add(
        &self,
        found: &mut Vec<Contested>,
        clause: Clause,
        point: Point,
        follows: Authority,
        others: &[Authority],
        number: Option<u8>,
    ) {
        if let Some(tricks) = number.filter(|tricks| *tricks != self.tricks) {
            let otherwise = score(self.game.facts, tricks);
            let between = Contested::between(clause, point, follows, others.to_vec());
            found.push(Contested { otherwise, ..between });
        }
    }

    fn add_lists(&mut self, bench: &Bench, found: &mut Vec<Contested>) {
        let plan = bench.cite([law!("70D1"), law!("70D")]);
        let game = self.game;
        if let Some(facts) = with_lists(game.facts, as_an_order) {
            let (point, others) = (Point::ListOfWinners, [Authority::ListIsAnOrder]);
            let number = self.number(&SearchGame { facts: &facts, ..*game });
            self.add(found, plan, point, Authority::DanishLku20, &others, number);
        }
        if let Some(facts) = with_lists(game.facts, as_no_order) {
            let (point, others) = (Point::ThenInAList, [Authority::ListIsNoOrder]);
            let number = self.number(&SearchGame { facts: &facts, ..*game });
            self.add(found, plan, point, Authority::EbuLawsAndEthics2011, &others, number);
        }
    }

    /// Bad breaks of a suit that was to be run, or of trumps that were to be drawn.
    fn add_breaks(&mut self, found: &mut Vec<Contested>) {
        let (statement, clause) = (self.game.facts.statement(), law!("68C"));
        let follows = Authority::WbflcClaimsMinute2001;
        if statement.iter().any(runs_a_suit) {
            let others = [Authority::EbuWhiteBook2019, Authority::BridgeWinnersPoll2018];
            let number = self.number(&SearchGame { runs_on: true, ..*self.game });
            self.add(found, clause, Point::RunOn, follows, &others, number);
        }
        if draws_and_ruffs(statement) {
            let number = self.number(&SearchGame { draws_on: true, ..*self.game });
            self.add(found, clause, Point::DrawOn, follows, &[Authority::EbuWhiteBook2019], number);
        }
    }

    fn add_trumps(&mut self, bench: &Bench, found: &mut Vec<Contested>) {
        let presumed = self.game.presumed.with(Presumption::NoTrumpToBeSafe).with(Presumption::KeepsTrumps);
        let plan = bench.cite([law!("70D1"), law!("70D")]);
        let number = self.number_by_fewer(&SearchGame { presumed, ..*self.game });
        let (point, follows) = (Point::TrumpBeforeWinners, Authority::EbuWhiteBookWinner);
        self.add(found, plan, point, follows, &[Authority::Acbl2019], number);
    }

    /// No order has been laid down: the number by the orders that authorities have laid down for
    /// their own events.
    fn add_orders(&mut self, found: &mut Vec<Contested>) {
        if self.game.order != OrderWithinSuit::Any {
            return;
        }
        let orders = [
            (OrderWithinSuit::TopDown, Authority::Acbl2019Order),
            (OrderWithinSuit::Ebu, Authority::EbuWhiteBookSolid),
        ];
        let game = self.game;
        let mut numbers = Vec::new();
        for (order, authority) in orders {
            let number = self.number_by_fewer(&SearchGame { order, ..*game });
            numbers.push((number, authority));
            // From the top down in every suit keeps out more than in some.
            if number == Some(self.tricks) {
                break;
            }
        }
        for tricks in 0..=self.game.facts.left() {
            let others: Vec<Authority> =
                numbers.iter().filter(|(number, _)| *number == Some(tricks)).map(|(_, who)| *who).collect();
            if !others.is_empty() {
                let (point, follows) = (Point::OrderWithinASuit, Authority::TextOf70E2);
                self.add(found, law!("70E2"), point, follows, &others, Some(tricks));
            }
        }
    }

    /// The number by a view that excludes more plays; `None` where it cannot be higher, because the
    /// ruling line is normal under it too.
    fn number_by_fewer(&mut self, game: &SearchGame) -> Option<u8> {
        if self.tricks >= self.best || self.line_is_normal(game) {
            return None;
        }
        let (range, early) = (self.tricks..=self.best, game.is_early());
        self.with_cache(game, if early { EARLY_PLAYS } else { PLAYS }, |this, cache| match this.readings {
            [reading] if !early => {
                number_within(range, game, &mut cache.means, *reading, SearchVariation::default()).settled()
            }
            _ => this.number_by(cache, game),
        })
    }

    /// True if every play of the ruling line is normal under this view too.
    fn line_is_normal(&self, game: &SearchGame) -> bool {
        let mut at = normal::at_claim(game, self.worst.forgotten);
        self.line.is_some_and(|line| {
            line.iter().all(|played| {
                let is_normal =
                    normal::plays(game, &mut at).normal.iter().any(|(card, _)| *card == played.card);
                at = game.after(&at, played.card).0;
                is_normal
            })
        })
    }

    /// True under the English reading if the claimer has a jack with a card below it.
    fn has_jack_to_cash(&self) -> bool {
        const JACK: usize = 9;
        let facts = self.game.facts;
        let [own, dummy] = [facts.claimer(), facts.claimer().partner()]
            .map(|seat| if facts.plays(seat) { facts.hand(seat) } else { crate::bridge::Cards::EMPTY });
        let cards = own.and(dummy);
        self.game.order == OrderWithinSuit::Ebu
            && self.game.presumed.has(Presumption::FromTheTop)
            && cards.into_iter().any(|card| card.rank.index() == JACK && !cards.below(card).is_empty())
    }

    /// The number that would rule by another view, if the search settles it. Where that view leaves
    /// a question of awareness open that this ruling does not ask, the number by the ruling
    /// reading.
    fn number(&mut self, game: &SearchGame) -> Option<u8> {
        self.with_cache(game, PLAYS, |this, cache| this.number_by(cache, game))
    }

    /// Runs with this many plays and the ruling's cache of positions.
    fn with_cache(
        &mut self,
        game: &SearchGame,
        plays: u64,
        find: impl FnOnce(&Self, &mut AssessmentCache) -> Option<u8>,
    ) -> Option<u8> {
        let mut cache = AssessmentCache::new(game.facts, &self.means.up_to(plays));
        self.means.swap_caches(&mut cache.means);
        let number = find(self, &mut cache);
        self.means.swap_caches(&mut cache.means);
        number
    }

    fn number_by(&self, cache: &mut AssessmentCache, game: &SearchGame) -> Option<u8> {
        let numbers = cache.numbers(game, self.readings, self.best);
        if suit_to_ask_about(game, &numbers).is_some() {
            return cache.assess(game, self.worst, self.best).tricks().settled();
        }
        let least = numbers.iter().map(|(_, tricks)| tricks.least).min()?;
        let most = numbers.iter().map(|(_, tricks)| tricks.most).min()?;
        (least == most).then_some(least)
    }
}

/// True if the step runs a suit.
fn runs_a_suit(step: &StatementStep) -> bool {
    matches!(step.done(), StatementStep::Cash(_) | StatementStep::Top(Some(_)))
}

/// True if the statement draws trumps and later ruffs a suit.
fn draws_and_ruffs(statement: &[StatementStep]) -> bool {
    let mut later = statement.iter().skip_while(|step| !matches!(step.done(), StatementStep::Draw));
    later.any(|step| matches!(step.done(), StatementStep::Ruff { .. }))
}

/// The facts with the lists of tricks read differently; `None` where that changes nothing.
fn with_lists(facts: &ClaimFacts, taken: fn(&ListView) -> Option<ListView>) -> Option<ClaimFacts> {
    let mut changed = false;
    let mut take = |step: &StatementStep| match step {
        StatementStep::Tally(lists) => {
            let otherwise = taken(lists);
            changed |= otherwise.is_some();
            StatementStep::Tally(otherwise.unwrap_or_else(|| lists.clone()))
        }
        step => step.clone(),
    };
    let statement = facts.statement().iter().map(|step| match step {
        StatementStep::If { condition, met, then } => {
            StatementStep::If { condition: *condition, met: *met, then: Box::new(take(then)) }
        }
        StatementStep::Else(then) => StatementStep::Else(Box::new(take(then))),
        step => take(step),
    });
    let statement: Vec<StatementStep> = statement.collect();
    changed.then(|| facts.with_statement(statement))
}

/// One list of several suits as one suit after another.
fn as_an_order(lists: &ListView) -> Option<ListView> {
    let [list] = &lists[..] else { return None };
    (list.len() > 1).then(|| list.iter().map(|listed| vec![*listed]).collect())
}

/// Several lists as one.
fn as_no_order(lists: &ListView) -> Option<ListView> {
    (lists.len() > 1).then(|| vec![lists.concat()])
}
