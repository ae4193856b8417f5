//! An ending: the cards left, the trick in progress, and the failures to follow so far, with the
//! legal plays and their results. Nothing of law beyond following suit.

use super::shown_out::ShownOut;
use crate::bridge::{Card, Cards, Seat, Strain, Suit, Trick};
use crate::engine::claim::facts::ClaimFacts;

/// A position of an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The cards in each hand, with [`Seat::index`]
    pub hands: [Cards; 4],
    /// The trick in progress
    pub trick: Trick,
    /// Cards still out that the claimer has forgotten
    pub forgotten: Cards,
    /// Failures to follow suit
    pub shown_out: ShownOut,
    /// Progress through the statement
    pub progress: StatementProgress,
    /// Tricks that the claimer's opponents have won since the claim
    pub lost: u8,
}

/// Progress through a statement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StatementProgress {
    /// The step at work
    pub step: u8,
    /// Completed part of this step
    pub part: u8,
    /// Result of the condition of this step, or of the one before an "else"; `None` until visible
    pub applies: Option<bool>,
    /// A card that the statement has announced for this trick
    pub aim: Option<Card>,
    /// Its role in the trick in progress
    pub trick: InTrick,
}

/// Role of a statement in the trick in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InTrick {
    /// Nothing yet: the lead was not the claimer's under the statement, and a step may still be
    /// carried out
    #[default]
    Open,
    /// The lead followed it, and the rest of the trick is left to the claimer
    Left,
    /// The step at work is carried out in it
    AtWork,
}

impl Ending {
    /// The position when the claim was made, with these cards forgotten.
    pub fn of(facts: &ClaimFacts, forgotten: Cards) -> Ending {
        let mut trick = Trick::new(facts.leader());
        let mut shown_out = ShownOut::of(facts.shown_out());
        for card in facts.trick() {
            if let Some(led) = trick.cards().next().filter(|led| led.suit != card.suit) {
                shown_out = shown_out.with(trick.turn(), led.suit);
            }
            trick = trick.play(*card);
        }
        Ending {
            hands: facts.cards(),
            trick,
            forgotten,
            shown_out,
            progress: StatementProgress::default(),
            lost: 0,
        }
    }

    /// The player in turn.
    pub fn turn(&self) -> Seat {
        self.trick.turn()
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The suit led to the trick in progress.
    pub fn led(&self) -> Option<Suit> {
        self.trick.cards().next().map(|card| card.suit)
    }

    /// The legal cards of the player in turn.
    pub fn legal(&self) -> Cards {
        self.trick.playable(self.hand(self.turn()))
    }

    /// All cards in the hands and in the trick in progress.
    pub fn present(&self) -> Cards {
        self.trick.cards().fold(self.hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand)), Cards::with)
    }

    /// The position at the lead to the trick in progress, with these failures to follow.
    pub(crate) fn before_the_lead(&self, shown_out: ShownOut) -> Ending {
        let mut before = Ending { trick: Trick::new(self.trick.leader), shown_out, ..*self };
        for (n, card) in self.trick.cards().enumerate() {
            let hand = &mut before.hands[self.trick.leader.after(n).index()];
            *hand = hand.with(card);
        }
        before
    }

    /// Tricks left, the one in progress included.
    pub fn left(&self) -> u8 {
        let behind = usize::from(!self.trick.is_empty());
        (self.hand(self.trick.leader).len() + behind) as u8
    }

    /// The position after this card, and the winner of the trick if that completed it.
    pub fn play(&self, card: Card, trump: Strain) -> (Ending, Option<Seat>) {
        let mut next = *self;
        let seat = self.turn();
        next.hands[seat.index()] = self.hand(seat).without(card);
        next.forgotten = self.forgotten.without(card);
        if let Some(led) = self.led().filter(|led| *led != card.suit) {
            next.shown_out = self.shown_out.with(seat, led);
        }
        next.trick = self.trick.play(card);
        if next.trick.len() < 4 {
            return (next, None);
        }
        let winner = next.trick.winning(trump).map_or(seat, |(winner, _)| winner);
        next.trick = Trick::new(winner);
        next.progress.aim = None;
        next.progress.trick = InTrick::Open;
        (next, Some(winner))
    }

    /// Key of the play's history beyond the cards left, in 44 bits: failures to follow that count,
    /// the leader, progress through the statement, tricks lost.
    pub(crate) fn history_key(&self, shown_out: ShownOut) -> u64 {
        let number =
            |card: Option<Card>| card.map_or(0, |c| (c.suit.index() * 16 + c.rank.index() + 1) as u64);
        let play = u64::from(shown_out.0) | (self.trick.leader.index() as u64) << 16;
        // A statement has at most 60 steps.
        let applies = self.progress.applies.map_or(0, |applies| 1 + u64::from(applies));
        let step = u64::from(self.progress.step & 63) | applies << 6;
        let progress = step << 18 | u64::from(self.progress.part & 63) << 26;
        // A card's number takes six bits.
        let in_trick = (self.progress.trick as u64) << 42;
        play | progress | u64::from(self.lost & 15) << 32 | number(self.progress.aim) << 36 | in_trick
    }
}

/// The highest of each run of touching cards in one hand, with none of `present` in between:
/// equivalent plays.
pub(crate) fn one_of_each_run(hand: Cards, present: Cards) -> Cards {
    let next = |card: Card| present.above(card).lowest();
    hand.into_iter().filter(|card| next(*card).is_none_or(|next| !hand.has(next))).collect()
}
