//! Statements in the middle of a trick: equal before and after a lead that they imply, and binding
//! from then on.

use super::compare::chance;
use super::lines::Numbers;
use super::random::random_claim;
use super::view::believed_out;
use crate::claims::chance::Chance;
use crate::claims::facts::forgotten;
use rules::bridge::trick::beats;
use rules::bridge::{Card, Cards, Seat};
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation};
use rules::engine::claim::{
    ClaimFacts, PlayReason, RuffWith, Standard, StatementStep, at_claim, normal_plays,
};
use rules::law::{Elections, OrderWithinSuit};

/// The same claim made one card later; `None` if inconsistent, because a step names or counts cards
/// that are gone.
fn later(facts: &ClaimFacts, card: Card) -> Option<ClaimFacts> {
    let mut setup = facts.setup();
    let seat = setup.leader?.after(setup.trick.len());
    let hand = &mut setup.cards.as_mut()?[seat.index()];
    *hand = hand.without(card);
    setup.trick.push(card);
    setup.check().ok()
}

/// Numbers by every standard, the harshest first.
fn numbers(game: &SearchGame, at: &Ending) -> Numbers {
    Standard::ALL.map(|standard| {
        let mut solver = DoubleDummy::new(game.trump);
        let mut search = LineSearch::new(game, standard, SearchVariation::default(), &mut solver, BOUND);
        search.tricks(at, 0, at.left()).settled().unwrap()
    })
}

fn numbers_of(facts: &ClaimFacts, order: OrderWithinSuit) -> Numbers {
    let game = SearchGame::new(facts, order);
    numbers(&game, &at_claim(&game, forgotten(facts)))
}

const KINDS: [&str; 16] = [
    "draw",
    "rounds",
    "out",
    "cash",
    "top",
    "play",
    "ruff",
    "crossruff",
    "cross",
    "good",
    "finesse",
    "concede",
    "tally",
    "discard",
    "if",
    "else",
];

fn kind(step: &StatementStep) -> usize {
    let word = match step {
        StatementStep::Draw => "draw",
        StatementStep::DrawRounds(_) => "rounds",
        StatementStep::DrawOut(_) => "out",
        StatementStep::Cash(_) => "cash",
        StatementStep::Top(_) => "top",
        StatementStep::Play(_) => "play",
        StatementStep::Ruff { .. } => "ruff",
        StatementStep::Crossruff { .. } => "crossruff",
        StatementStep::Cross { .. } => "cross",
        StatementStep::Good(_) => "good",
        StatementStep::Finesse { .. } => "finesse",
        StatementStep::Concede(_) => "concede",
        StatementStep::Tally(_) => "tally",
        StatementStep::Discard { .. } => "discard",
        StatementStep::If { .. } => "if",
        StatementStep::Else(_) => "else",
    };
    KINDS.iter().position(|kind| *kind == word).unwrap()
}

const ORDERS: [OrderWithinSuit; 3] = [OrderWithinSuit::TopDown, OrderWithinSuit::Any, OrderWithinSuit::Ebu];

#[test]
fn implied_lead_changes_nothing() {
    let (mut own, mut theirs) = ([0; 16], 0);
    for seed in 800_000..806_000 {
        let setup = random_claim(&mut chance(seed), 2 + seed as usize % 3);
        let order = ORDERS[seed as usize % 3];
        let facts = setup.facts().unwrap();
        if facts.statement().is_empty() || !facts.trick().is_empty() {
            continue;
        }
        let game = SearchGame::new(&facts, order);
        let mut at = at_claim(&game, forgotten(&facts));
        let before = numbers(&game, &at);
        let leads: Vec<(Card, PlayReason)> = match game.plays(at.turn()) {
            true => normal_plays(&game, &mut at).normal,
            false if at.turn().side() != game.side => {
                at.legal().into_iter().map(|c| (c, PlayReason::Opponents)).collect()
            }
            false => continue,
        };
        let after: Vec<Option<Numbers>> =
            leads.iter().map(|(card, _)| Some(numbers_of(&later(&facts, *card)?, order))).collect();
        if let [(_, PlayReason::Stated)] = leads[..] {
            let Some(after) = after[0] else { continue };
            assert_eq!(before, after, "{order:?} {facts:?}");
            facts.statement().iter().for_each(|step| own[kind(step)] += 1);
        } else if let (true, Some(after)) = (
            leads.iter().all(|(_, why)| [PlayReason::Stated, PlayReason::Opponents].contains(why)),
            after.into_iter().collect::<Option<Vec<Numbers>>>(),
        ) {
            // The harshest standard excludes none of several leads; no standard excludes an
            // opponent's.
            let fewest = |standard: usize| after.iter().map(|numbers| numbers[standard]).min();
            let standards = if leads[0].1 == PlayReason::Stated { 0..1 } else { 0..3 };
            for standard in standards.filter(|_| !game.knows_where_something_lies(&at)) {
                assert_eq!(Some(before[standard]), fewest(standard), "{standard} {order:?} {facts:?}");
            }
            theirs += 1;
        }
    }
    println!("own leads {own:?}, others {theirs}");
    let leads = own.iter().zip(KINDS).filter(|(_, kind)| *kind != "discard" && *kind != "else");
    assert!(leads.into_iter().all(|(times, _)| *times >= 5) && theirs > 500, "{own:?} {theirs}");
}

/// The trick as the claimer sees it.
struct View<'a> {
    facts: &'a ClaimFacts,
    at: &'a Ending,
    seat: Seat,
    best: Card,
    winner: Seat,
}

impl View<'_> {
    fn beats(&self, card: Card) -> bool {
        beats(card, self.best, self.facts.trump())
    }

    fn follows(&self) -> Cards {
        self.at.hand(self.seat).of(self.at.led().unwrap())
    }

    /// True if his side wins the trick, whatever is still to be played to it as far as he knows.
    fn has_it(&self) -> bool {
        let out = believed_out(self.facts, self.at);
        let left = (self.at.trick.len() + 1..4).map(|n| self.at.trick.leader.after(n));
        let mut opponents = left.filter(|seat| seat.side() != self.facts.claimer().side());
        self.winner.side() == self.facts.claimer().side()
            && !opponents.any(|seat| {
                let led = self.at.led().unwrap();
                let follows = !self.at.shown_out.has(seat, led) && out.iter().any(|card| card.suit == led);
                let may_be_void = self.at.shown_out.has(seat, led) || out.iter().all(|card| card.suit != led);
                out.iter()
                    .filter(|card| self.beats(**card) && !self.at.shown_out.has(seat, card.suit))
                    .any(|card| if card.suit == led { follows } else { may_be_void })
            })
    }

    /// The statement's order for this hand; `None` if it is for another trick.
    fn bound_to(&self, step: &StatementStep) -> Option<Card> {
        let (hand, led) = (self.at.hand(self.seat), self.at.led()?);
        let cheapest = |cards: Cards| cards.into_iter().find(|card| self.beats(*card));
        if self.has_it() {
            return None;
        }
        match step {
            StatementStep::Ruff { suit, hand: ruffs, with, .. } => {
                let trumps = hand.of(self.facts.trump().suit()?);
                let trump = match with {
                    RuffWith::Low => trumps.lowest(),
                    RuffWith::High => trumps.highest(),
                    RuffWith::Card(card) => Some(*card).filter(|card| trumps.has(*card)),
                };
                let now = *suit == led && *ruffs == self.seat && self.follows().is_empty();
                trump.filter(|_| now).and_then(
                    |trump| {
                        if self.beats(trump) { Some(trump) } else { cheapest(trumps) }
                    },
                )
            }
            StatementStep::Play(cards) => {
                let next = cards.iter().find(|card| {
                    hand.has(**card)
                        || self.facts.plays(self.seat.partner()) && {
                            self.at.hand(self.seat.partner()).has(**card)
                        }
                })?;
                let legal = self.at.legal().has(*next);
                (legal && self.beats(*next)).then_some(*next)
            }
            StatementStep::Finesse { card, .. } if card.suit == led && self.follows().has(*card) => {
                if self.beats(*card) {
                    return Some(*card);
                }
                cheapest(self.follows()).or(self.follows().lowest())
            }
            StatementStep::Concede(suit) if *suit == led => self.follows().lowest(),
            StatementStep::Discard { hand: throws, card } => {
                let theirs = self.at.trick.leader.side() != self.facts.claimer().side();
                let now = theirs && *throws == self.seat && self.follows().is_empty() && hand.has(*card);
                Some(*card).filter(|_| now)
            }
            _ => None,
        }
    }
}

/// A claim in a trick that the claimer did not lead, with a statement of one step that may concern
/// it.
fn midway(chance: &mut Chance, seed: u64) -> Option<(ClaimFacts, StatementStep)> {
    let facts = random_claim(chance, 2 + seed as usize % 3).facts()?;
    let at = Ending::of(&facts, Cards::EMPTY);
    let (led, seat) = (at.led()?, at.turn());
    if facts.plays(at.trick.leader) || !facts.plays(seat) {
        return None;
    }
    let hands = [seat, seat.partner()].into_iter().filter(|hand| facts.plays(*hand));
    let hands: Vec<Seat> = hands.collect();
    let hand = hands[chance.below(hands.len())];
    let cards: Vec<Card> = hands.iter().flat_map(|hand| at.hand(*hand)).collect();
    let card = cards[chance.below(cards.len())];
    let holder = *hands.iter().find(|hand| at.hand(**hand).has(card))?;
    let trumps = facts.trump().suit().map_or(Cards::EMPTY, |trump| at.hand(hand).of(trump));
    let step = match chance.below(5) {
        0 => StatementStep::Play(
            cards.into_iter().rev().filter(|other| *other == card || other.suit == card.suit).collect(),
        ),
        1 => {
            let with = match chance.below(3) {
                0 => RuffWith::Low,
                1 => RuffWith::High,
                _ => RuffWith::Card(trumps.into_iter().nth(chance.below(trumps.len().max(1)))?),
            };
            StatementStep::Ruff { suit: led, hand, times: 1, with }
        }
        2 => StatementStep::Finesse { card, through: holder.rho() },
        3 => StatementStep::Concede(led),
        _ => StatementStep::Discard { hand: holder, card },
    };
    let mut setup = facts.setup();
    setup.statement = vec![step.clone()];
    Some((setup.check().ok()?, step))
}

#[test]
fn statement_binds_mid_trick() {
    let mut bound = [[0; 4]; 16];
    for seed in 900_000..930_000 {
        let Some((facts, step)) = midway(&mut chance(seed), seed) else { continue };
        let game = SearchGame::under(&facts, rules::law::Edition::E2017, &Elections::default());
        let mut at = at_claim(&game, forgotten(&facts));
        let (winner, best) = at.trick.winning(facts.trump()).unwrap();
        let view = View { facts: &facts, at: &at, seat: at.turn(), best, winner };
        let Some(card) = view.bound_to(&step) else { continue };
        let n = at.trick.len();
        let plays = normal_plays(&game, &mut at).normal;
        assert_eq!(plays.iter().map(|(card, _)| *card).collect::<Vec<_>>(), [card], "{facts:?}");
        bound[kind(&step)][n] += 1;
    }
    for kind in ["play", "ruff", "finesse", "concede", "discard"] {
        let times = bound[KINDS.iter().position(|other| *other == kind).unwrap()];
        println!("{kind}: second, third, fourth hand {:?}", &times[1..]);
        // Third in hand is a defender whose partner led; a statement says nothing about discards on
        // partner's lead.
        let third = if kind == "discard" { 0 } else { 3 };
        assert!(times[1] >= 3 && times[2] >= third && times[3] >= 3, "{kind}: {times:?}");
    }
}
