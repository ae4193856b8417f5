//! Claims and concessions, moved.

use super::shift::Shift;
use rules::bridge::{Cards, Seat, Suit};
use rules::engine::claim::{Act, Awareness, ClaimSetup, Doubt, PlayOn, Unseen};
use rules::engine::claim::{Condition, RuffWith, StatementStep, SuitTricks};

impl Shift {
    /// The moved claim or concession; `None` if its contract would exceed the seventh level.
    pub fn claim(&self, setup: &ClaimSetup) -> Option<ClaimSetup> {
        let contract = match setup.contract {
            Some(contract) => Some(self.contract(contract)?),
            None => None,
        };
        Some(ClaimSetup {
            announced: setup.announced,
            claimer: self.seat(setup.claimer),
            claims: setup.claims,
            statement: self.steps(&setup.statement),
            shown_out: self.shown_out(&setup.shown_out),
            aware: self.all_awareness(&setup.aware),
            exposed: self.seats(&setup.exposed),
            concerns_current_trick_only: setup.concerns_current_trick_only,
            agreed: setup.agreed,
            doubt: self.doubt(setup.doubt),
            act: self.act(&setup.act),
            cards: setup.cards.map(|cards| self.seated(cards.map(|hand| self.cards(hand)))),
            unseen: self.unseen(&setup.unseen, setup.out()),
            trump: setup.trump.map(|trump| self.strain(trump)),
            declarer: self.seat(setup.declarer),
            leader: setup.leader.map(|leader| self.seat(leader)),
            trick: setup.trick.iter().map(|card| self.card(*card)).collect(),
            won: setup.won.map(|won| self.sided(won)),
            contract,
            vulnerable: self.vulnerable(setup.vulnerable),
        })
    }

    fn steps(&self, steps: &[StatementStep]) -> Vec<StatementStep> {
        steps.iter().map(|step| self.step(step)).collect()
    }

    fn shown_out(&self, all: &[(Seat, Suit)]) -> Vec<(Seat, Suit)> {
        all.iter().map(|(seat, suit)| (self.seat(*seat), self.suit(*suit))).collect()
    }

    fn all_awareness(&self, all: &[Option<Awareness>; 4]) -> [Option<Awareness>; 4] {
        let mut moved = [None; 4];
        for suit in Suit::DOWN {
            moved[self.suit(suit).index()] = all[suit.index()].map(|found| self.aware(found));
        }
        moved
    }

    /// The cards out carry the same information as those played, whose ranks have no part in the
    /// ending.
    fn unseen(&self, unseen: &Unseen, out: Cards) -> Unseen {
        let lengths = unseen.lengths.iter();
        Unseen {
            hands: self.seats(&unseen.hands),
            out: (!unseen.is_none()).then(|| self.cards(out)),
            played: Cards::EMPTY,
            lengths: lengths.map(|(seat, suit, n)| (self.seat(*seat), self.suit(*suit), *n)).collect(),
        }
    }

    fn seats(&self, seats: &[Seat]) -> Vec<Seat> {
        seats.iter().map(|seat| self.seat(*seat)).collect()
    }

    fn aware(&self, found: Awareness) -> Awareness {
        match found {
            Awareness::Unaware { forgot } => {
                Awareness::Unaware { forgot: forgot.map(|cards| self.cards(cards)) }
            }
            other => other,
        }
    }

    fn doubt(&self, doubt: Doubt) -> Doubt {
        Doubt { by: doubt.by.map(|seat| self.seat(seat)), ..doubt }
    }

    fn act(&self, act: &Act) -> Act {
        let play_on = act.play_on.map(|asked| PlayOn { asked_by: self.seat(asked.asked_by), ..asked });
        let played_on = act.played_on.iter().map(|card| self.card(*card)).collect();
        Act { played_on, play_on, ..*act }
    }

    fn step(&self, step: &StatementStep) -> StatementStep {
        match step {
            StatementStep::Draw | StatementStep::DrawRounds(_) | StatementStep::DrawOut(_) => step.clone(),
            StatementStep::Cash(suit) => StatementStep::Cash(self.suit(*suit)),
            StatementStep::Top(suit) => StatementStep::Top(suit.map(|suit| self.suit(suit))),
            StatementStep::Play(cards) => {
                StatementStep::Play(cards.iter().map(|card| self.card(*card)).collect())
            }
            StatementStep::Ruff { suit, hand, times, with } => StatementStep::Ruff {
                suit: self.suit(*suit),
                hand: self.seat(*hand),
                times: *times,
                with: match with {
                    RuffWith::Card(card) => RuffWith::Card(self.card(*card)),
                    other => *other,
                },
            },
            StatementStep::Crossruff { suits, high } => StatementStep::Crossruff {
                suits: suits.iter().map(|suit| self.suit(*suit)).collect(),
                high: *high,
            },
            StatementStep::Cross { to, suit } => {
                StatementStep::Cross { to: self.seat(*to), suit: suit.map(|suit| self.suit(suit)) }
            }
            StatementStep::Good(hand) => StatementStep::Good(self.seat(*hand)),
            StatementStep::Finesse { card, through } => {
                StatementStep::Finesse { card: self.card(*card), through: self.seat(*through) }
            }
            StatementStep::Concede(suit) => StatementStep::Concede(self.suit(*suit)),
            StatementStep::Tally(lists) => {
                StatementStep::Tally(lists.iter().map(|list| self.tally(list)).collect())
            }
            StatementStep::Discard { hand, card } => {
                StatementStep::Discard { hand: self.seat(*hand), card: self.card(*card) }
            }
            StatementStep::If { condition, met, then } => StatementStep::If {
                condition: self.condition(*condition),
                met: *met,
                then: Box::new(self.step(then)),
            },
            StatementStep::Else(step) => StatementStep::Else(Box::new(self.step(step))),
        }
    }

    fn tally(&self, list: &[SuitTricks]) -> Vec<SuitTricks> {
        list.iter().map(|listed| SuitTricks { suit: self.suit(listed.suit), ..*listed }).collect()
    }

    fn condition(&self, condition: Condition) -> Condition {
        match condition {
            Condition::Breaks { suit, split } => Condition::Breaks { suit: self.suit(suit), split },
            Condition::ShowsOut { seat, suit } => {
                Condition::ShowsOut { seat: seat.map(|seat| self.seat(seat)), suit: self.suit(suit) }
            }
            Condition::Falls(card) => Condition::Falls(self.card(card)),
        }
    }
}
