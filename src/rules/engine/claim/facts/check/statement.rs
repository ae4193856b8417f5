//! Checks of a statement against the facts. Reports every fault with its step.
//!
//! Decision:
//!
//! - A claimer who states fewer trumps, or fewer cards of a suit, than are out has forgotten some.
//!   The facts must name them (`forgot`), since the number does not say which.

use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::facts::claim_setup::{Awareness, ClaimSetup, hidden_from};
use crate::engine::claim::facts::fault::{ClaimFault, ClaimFaults};
use crate::engine::claim::statement::{Condition, MOST_STEPS, RuffWith, StatementStep};
use crate::engine::field_fault::FieldFault;

/// The faults of a statement.
pub(in crate::engine::claim) fn check(setup: &ClaimSetup, faults: &mut ClaimFaults) {
    if setup.statement.len() > MOST_STEPS {
        faults.push(FieldFault::new("facts.statement", ClaimFault::TooManySteps(MOST_STEPS)));
        return;
    }
    for (i, step) in setup.statement.iter().enumerate() {
        let mut found = Vec::new();
        let checked = StatementCheck { setup, n: i + 1, found: &mut found };
        checked.step(step, i.checked_sub(1).map(|before| &setup.statement[before]));
        faults.extend(found.into_iter().map(|kind| FieldFault::new(format!("facts.statement[{i}]"), kind)));
    }
    // A claimer who mentions the trumps that are out can have forgotten only some of them.
    if let Some(trump) = setup.strain().suit()
        && setup.aware[trump.index()] == Some(Awareness::Unaware { forgot: None })
        && setup.statement.iter().any(|step| step.mentions_trumps_out(trump))
    {
        faults.push(FieldFault::new(format!("facts.aware.{trump}"), ClaimFault::DrawsUnaware(trump)));
    }
}

/// The check of one step, counted from 1, with the faults found.
struct StatementCheck<'a> {
    setup: &'a ClaimSetup,
    n: usize,
    found: &'a mut Vec<ClaimFault>,
}

impl StatementCheck<'_> {
    fn step(mut self, step: &StatementStep, before: Option<&StatementStep>) {
        match step {
            StatementStep::If { condition, .. } => self.condition(condition),
            StatementStep::Else(_) if !matches!(before, Some(StatementStep::If { .. })) => {
                self.found.push(ClaimFault::ElseWithoutIf(self.n));
            }
            _ => {}
        }
        self.done(step.done());
    }

    fn done(&mut self, step: &StatementStep) {
        let (n, setup) = (self.n, self.setup);
        let needs_trumps = matches!(
            step,
            StatementStep::Draw
                | StatementStep::DrawRounds(_)
                | StatementStep::DrawOut(_)
                | StatementStep::Ruff { .. }
                | StatementStep::Crossruff { .. }
        );
        if needs_trumps && setup.strain().suit().is_none() {
            self.found.push(ClaimFault::NoTrumpSuit(n));
        }
        match step {
            StatementStep::DrawOut(number) => {
                if let Some(trump) = setup.strain().suit() {
                    self.counts(trump, *number, true);
                }
            }
            StatementStep::Play(cards) => cards.iter().for_each(|card| self.his_card(*card)),
            StatementStep::Ruff { suit, hand, with, .. } => self.ruff(*suit, *hand, *with),
            StatementStep::Crossruff { suits, .. } => {
                suits.iter().for_each(|suit| self.no_trumps(*suit));
                self.his_hand(setup.claimer.partner());
            }
            StatementStep::Cross { to: hand, .. } | StatementStep::Good(hand) => self.his_hand(*hand),
            StatementStep::Finesse { card, through } => {
                self.his_card(*card);
                if through.side() == setup.claimer.side() {
                    self.found.push(ClaimFault::NotAnOpponent(n, *through));
                }
            }
            StatementStep::Tally(lists) => {
                let tricks: u32 = lists.iter().flatten().map(|listed| u32::from(listed.tricks)).sum();
                if tricks > u32::from(setup.left()) {
                    self.found.push(ClaimFault::TallyTooLong(n));
                }
            }
            StatementStep::Discard { hand, card } => self.card_in(*hand, *card),
            _ => {}
        }
    }

    fn condition(&mut self, condition: &Condition) {
        let hidden = hidden_from(self.setup.claimer, self.setup.declarer);
        match *condition {
            Condition::Breaks { suit, split: [long, short] } => self.counts(suit, long + short, false),
            Condition::ShowsOut { seat: Some(seat), .. } if !hidden.contains(&seat) => {
                self.found.push(ClaimFault::HandSeen(self.n, seat));
            }
            Condition::ShowsOut { .. } => {}
            Condition::Falls(card) => {
                if !hidden.iter().any(|seat| self.setup.hands()[seat.index()].has(card)) {
                    self.found.push(ClaimFault::CardSeen(self.n, card));
                }
            }
        }
    }

    fn ruff(&mut self, suit: Suit, hand: Seat, with: RuffWith) {
        self.no_trumps(suit);
        match with {
            RuffWith::Card(card) if self.setup.strain().suit().is_some_and(|trump| trump != card.suit) => {
                self.found.push(ClaimFault::NotATrump(self.n, card));
            }
            RuffWith::Card(card) => self.card_in(hand, card),
            RuffWith::Low | RuffWith::High => self.his_hand(hand),
        }
    }

    fn no_trumps(&mut self, suit: Suit) {
        if self.setup.strain().suit() == Some(suit) {
            self.found.push(ClaimFault::RuffsTrumps(self.n));
        }
    }

    fn his_hand(&mut self, hand: Seat) {
        if !self.setup.claimer_plays(hand) {
            self.found.push(ClaimFault::HandNotHis(self.n, hand));
        }
    }

    fn his_card(&mut self, card: Card) {
        let his = Seat::ALL.into_iter().filter(|seat| self.setup.claimer_plays(*seat));
        let mut in_trick = self.setup.trick.iter().enumerate();
        // A claimer may speak of the card just played.
        let played =
            in_trick.any(|(n, c)| *c == card && self.setup.claimer_plays(self.setup.first_hand().after(n)));
        if !played && !his.into_iter().any(|seat| self.setup.hands()[seat.index()].has(card)) {
            self.found.push(ClaimFault::CardNotHis(self.n, card));
        }
    }

    fn card_in(&mut self, hand: Seat, card: Card) {
        if !self.setup.claimer_plays(hand) {
            self.found.push(ClaimFault::HandNotHis(self.n, hand));
        } else if !self.setup.hands()[hand.index()].has(card) {
            self.found.push(ClaimFault::CardNotHis(self.n, card));
        }
    }

    /// Checks that this many cards of the suit are out as far as the claimer knows. For a count
    /// below the true one, the forgotten cards must be named; a count above it is allowed unless
    /// the step depends on the lie of the cards.
    fn counts(&mut self, suit: Suit, number: u8, may_be_more: bool) {
        let out = hidden_from(self.setup.claimer, self.setup.declarer)
            .into_iter()
            .map(|seat| self.setup.hands()[seat.index()]);
        let out = out.fold(Cards::EMPTY, Cards::and).of(suit);
        let forgot = match self.setup.aware[suit.index()] {
            Some(Awareness::Unaware { forgot: Some(cards) }) => cards.common(out),
            _ => Cards::EMPTY,
        };
        let (number, believed) = (usize::from(number), out.minus(forgot).len());
        if number < believed || number > believed && !may_be_more {
            self.found.push(ClaimFault::Miscounts(self.n, suit));
        }
    }
}
