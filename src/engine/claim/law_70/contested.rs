//! Points of an adjudication on which authorities differ: where the other view gives another number, both are told.
//!
//! | point | followed | otherwise |
//! |---|---|---|
//! | a list of winners, without "then" | no order: Danish Law Commission, statement 20, 2.1 | played as they were named |
//! | a list of winners, with "then" | an order: EBU Laws and Ethics Committee, 2011 | no order either |
//! | "run the clubs", and they break badly | they notice: WBF Laws Committee, 2001-11-01, no. 3 | held to the words: White Book 8.70.9 |
//! | "draw trumps, ruff a heart", and they break badly | the same, and the ruff is kept | all are drawn: White Book 8.70.9 |
//! | a trump led before other winners | it may be: White Book 8.70 | it is not: ACBL 2019, 3 and 4 |
//! | a suit headed by the jack under White Book 8.70.5 | any order | from the top |
//!
//! Where the guidelines that an authority has elected speak to a point, they settle it, and it is not contested. White Book
//! 8.70.9 names both views of a claim that breaks down, and is read on <https://www.bridgebase.com/forums/topic/81146>; for
//! drawing trumps see topics 62350 and 43351. That the last trump may be led first, and lose to the master that was forgotten,
//! is held on <https://directors.welshbridgeunion.org/2018/12/12/disputed-claim/> and argued from the White Book on
//! <https://forums.ebu.co.uk/discussion/1202/claim-disputed>. The ACBL held so too in 1992 (BBO topic 73632).

use super::score;
use crate::engine::bench::Bench;
use crate::engine::claim::awareness::Reading;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::game::Game;
use crate::engine::claim::search::BOUND;
use crate::engine::claim::statement::{Step, SuitTricks};
use crate::engine::claim::work::{Work, to_be_asked};
use crate::engine::component::Played;
use crate::engine::ruling::{Authority, Contested, Point};
use crate::law;
use crate::law::{Clause, Guidelines, OrderWithinSuit, Presumption};

/// How many plays are tried to find out what another view gives.
const PLAYS: u64 = BOUND / 8;

/// What is worked out of a claim once for every view.
pub(super) struct Ruled<'a> {
    pub game: &'a Game<'a>,
    pub readings: &'a [Reading],
    /// The reading that rules
    pub worst: Reading,
    /// With all cards seen and best play by everybody
    pub best: u8,
    /// The number that rules
    pub tricks: u8,
    /// The worst normal line, where it is told
    pub line: Option<&'a [Played]>,
    /// How many plays may still be tried for the ruling
    pub plays: u64,
}

/// The lists of one tally.
type Lists = Vec<Vec<SuitTricks>>;

impl Ruled<'_> {
    /// The points on which another view gives another number.
    pub fn contested(&self, bench: &Bench) -> Vec<Contested> {
        let facts = self.game.facts;
        let plan = bench.cite([law!("70D1"), law!("70D")]);
        let mut found = Vec::new();
        let mut add =
            |clause: Clause, point: Point, follows: Authority, others: &[Authority], game: &Game| {
                if let Some(tricks) = self.number(game).filter(|tricks| *tricks != self.tricks) {
                    let otherwise = score(facts, tricks);
                    let between = Contested::between(clause, point, follows, others.to_vec());
                    found.push(Contested { otherwise, ..between });
                }
            };
        if let Some(facts) = with_lists(facts, as_an_order) {
            let game = Game { facts: &facts, ..*self.game };
            add(plan, Point::ListOfWinners, Authority::DanishLku20, &[Authority::ListIsAnOrder], &game);
        }
        if let Some(facts) = with_lists(facts, as_no_order) {
            let game = Game { facts: &facts, ..*self.game };
            let follows = Authority::EbuLawsAndEthics2011;
            add(plan, Point::ThenInAList, follows, &[Authority::ListIsNoOrder], &game);
        }
        let guidelines = bench.case.elections.guidelines;
        let unheeded = Authority::EbuWhiteBook2019;
        if guidelines != Guidelines::Ebu && facts.statement().iter().any(runs_a_suit) {
            let game = Game { runs_on: true, ..*self.game };
            let others = [unheeded, Authority::BridgeWinnersPoll2018];
            add(law!("68C"), Point::RunOn, Authority::WbflcClaimsMinute2001, &others, &game);
        }
        if guidelines != Guidelines::Ebu && draws_and_ruffs(facts.statement()) {
            let game = Game { draws_on: true, ..*self.game };
            add(law!("68C"), Point::DrawOn, Authority::WbflcClaimsMinute2001, &[unheeded], &game);
        }
        if guidelines == Guidelines::None && self.leads_a_trump() {
            let presumed =
                self.game.presumed.with(Presumption::NoTrumpToBeSafe).with(Presumption::KeepsTrumps);
            let game = Game { presumed, ..*self.game };
            let follows = Authority::EbuWhiteBookWinner;
            add(plan, Point::TrumpBeforeWinners, follows, &[Authority::Acbl2019], &game);
        }
        if self.has_jack_to_cash() {
            let game = Game { from_the_jack: true, ..*self.game };
            let clause = law!("70E2");
            add(clause, Point::SolidFromTheJack, Authority::EbuForum, &[Authority::JackIsSolid], &game);
        }
        found
    }

    /// Whether the claimer leads a trump on the worst line. If not, that line is as normal where trumps are kept.
    fn leads_a_trump(&self) -> bool {
        let game = self.game;
        let first = (4 - game.facts.trick().len()) % 4;
        self.line.is_none_or(|line| {
            let leads = line.iter().skip(first).step_by(4);
            leads.into_iter().any(|lead| game.plays(lead.seat) && game.is_trump(lead.card.suit))
        })
    }

    /// Under the English reading: whether a jack with a card below it is among the claimer's cards.
    fn has_jack_to_cash(&self) -> bool {
        const JACK: usize = 9;
        let facts = self.game.facts;
        let [own, dummy] = [facts.claimer(), facts.claimer().partner()]
            .map(|seat| if facts.plays(seat) { facts.hand(seat) } else { crate::bridge::Cards::EMPTY });
        let held = own.and(dummy);
        self.game.order == OrderWithinSuit::Ebu
            && self.game.presumed.has(Presumption::FromTheTop)
            && held.into_iter().any(|card| card.rank.index() == JACK && !held.below(card).is_empty())
    }

    /// The number that would rule by another view, if it is found out. Where that view leaves a question of what was
    /// forgotten that this ruling does not ask, it is the number by the reading that rules.
    fn number(&self, game: &Game) -> Option<u8> {
        let mut work = Work::new(game.facts, self.plays.min(PLAYS));
        let numbers = work.numbers(game, self.readings, self.best);
        if to_be_asked(game, &numbers).is_some() {
            return work.assess(game, self.worst, self.best).tricks().settled();
        }
        let least = numbers.iter().map(|(_, tricks)| tricks.least).min()?;
        let most = numbers.iter().map(|(_, tricks)| tricks.most).min()?;
        (least == most).then_some(least)
    }
}

/// Whether the step runs a suit.
fn runs_a_suit(step: &Step) -> bool {
    matches!(step.done(), Step::Cash(_) | Step::Top(Some(_)))
}

/// Whether trumps are to be drawn, and a suit ruffed after that.
fn draws_and_ruffs(statement: &[Step]) -> bool {
    let mut later = statement.iter().skip_while(|step| !matches!(step.done(), Step::Draw));
    later.any(|step| matches!(step.done(), Step::Ruff { .. }))
}

/// The facts with the lists of tricks taken otherwise, where that changes any.
fn with_lists(facts: &ClaimFacts, taken: fn(&Lists) -> Option<Lists>) -> Option<ClaimFacts> {
    let mut changed = false;
    let mut take = |step: &Step| match step {
        Step::Tally(lists) => {
            let otherwise = taken(lists);
            changed |= otherwise.is_some();
            Step::Tally(otherwise.unwrap_or_else(|| lists.clone()))
        }
        step => step.clone(),
    };
    let statement = facts.statement().iter().map(|step| match step {
        Step::If { condition, met, then } => {
            Step::If { condition: *condition, met: *met, then: Box::new(take(then)) }
        }
        Step::Else(then) => Step::Else(Box::new(take(then))),
        step => take(step),
    });
    let statement: Vec<Step> = statement.collect();
    changed.then(|| facts.with_statement(statement))
}

/// One list of several suits as one suit after another.
fn as_an_order(lists: &Lists) -> Option<Lists> {
    let [list] = &lists[..] else { return None };
    (list.len() > 1).then(|| list.iter().map(|listed| vec![*listed]).collect())
}

/// Several lists as one.
fn as_no_order(lists: &Lists) -> Option<Lists> {
    (lists.len() > 1).then(|| vec![lists.concat()])
}
