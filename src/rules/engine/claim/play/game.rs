//! The claim as a search sees it: the hands the claimer plays, the cards believed to be out, and
//! the cards taken for winners.

use super::ending::Ending;
use crate::bridge::{Card, Cards, Seat, Side, Strain, Suit};
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::play::shown_out::ShownOut;
use crate::engine::claim::statement::StatementStep;
use crate::law;
use crate::law::{Edition, Elections, Guidelines, OrderWithinSuit, Presumption, Presumptions};

/// Limit on cards in a hand for a search of layouts; a claim with more is an early one.
pub const LAYOUTS_UP_TO: u8 = 9;

/// The constants of a search.
pub struct SearchGame<'a> {
    /// The facts
    pub facts: &'a ClaimFacts,
    /// The order in which cards of a suit are deemed played
    pub order: OrderWithinSuit,
    /// Presumptions about the claimer
    pub presumed: Presumptions,
    /// The trump suit
    pub trump: Strain,
    /// The claimer's side
    pub side: Side,
    /// The claimer's opponents, LHO first
    pub opponents: [Seat; 2],
    /// Tricks conceded, by claiming fewer than are left
    pub conceded: u8,
    /// The cards that the statement names
    pub named: Cards,
    /// True if an unstated guess is accepted where any other play would be irrational: Law 70E
    /// until 2007, not since
    pub irrational_excepted: bool,
    /// The view that a claimer who runs a suit plays it out despite a bad break; the other is that
    /// they notice
    pub runs_on: bool,
    /// The view that a claimer who draws trumps and then ruffs draws them all despite a bad break
    pub draws_on: bool,
    /// The view that under the English reading a suit headed by the jack is played from the top; it
    /// is not the one followed
    pub from_the_jack: bool,
    /// Limit on cards in a hand for a search of layouts
    pub layouts_up_to: u8,
    /// The suits, by index, in which an opponent's showing out locates no card: a test of that
    /// exception of 70E1
    pub unlocated: [bool; 4],
}

impl<'a> SearchGame<'a> {
    /// The claim of these facts, with this order within a suit.
    pub fn new(facts: &'a ClaimFacts, order: OrderWithinSuit) -> SearchGame<'a> {
        let claimer = facts.claimer();
        SearchGame {
            facts,
            order,
            presumed: Presumptions::SHARED,
            trump: facts.trump(),
            side: claimer.side(),
            opponents: [claimer.lho(), claimer.rho()],
            conceded: facts.left() - facts.claims(),
            named: facts.statement().iter().fold(Cards::EMPTY, |all, step| all.and(step.cards())),
            irrational_excepted: false,
            runs_on: false,
            draws_on: false,
            from_the_jack: false,
            layouts_up_to: LAYOUTS_UP_TO,
            unlocated: [false; 4],
        }
    }

    /// The claim under an edition, with the order that it lets an authority lay down (70E2).
    pub fn under(facts: &'a ClaimFacts, edition: Edition, elections: &Elections) -> SearchGame<'a> {
        let order = if law!("70E2").is_in(edition) { elections.order } else { OrderWithinSuit::Any };
        let irrational_excepted = matches!(edition, Edition::E1987 | Edition::E1997 | Edition::E2007);
        // White Book 8.70.9: it is careless, and so normal, not to notice how a suit breaks.
        let unheeding = elections.guidelines == Guidelines::Ebu;
        let game = SearchGame { runs_on: unheeding, draws_on: unheeding, ..SearchGame::new(facts, order) };
        SearchGame { irrational_excepted, presumed: elections.presumed, ..game }
    }

    /// The game of other facts of the same ending, under the same authority.
    pub fn about<'b>(&self, facts: &'b ClaimFacts) -> SearchGame<'b> {
        let SearchGame { presumed, irrational_excepted, runs_on, draws_on, from_the_jack, .. } = *self;
        let game = SearchGame::new(facts, self.order);
        let SearchGame { layouts_up_to, unlocated, .. } = *self;
        let game = SearchGame { layouts_up_to, unlocated, ..game };
        SearchGame { presumed, irrational_excepted, runs_on, draws_on, from_the_jack, ..game }
    }

    /// True if the claim was made so early that plays are judged by tricks counted from the top.
    pub(crate) fn is_early(&self) -> bool {
        self.facts.left() > self.layouts_up_to
    }

    /// True if the claimer plays this hand.
    pub fn plays(&self, seat: Seat) -> bool {
        self.facts.plays(seat)
    }

    /// True if the claimer plays both hands of their side, as declarer.
    pub fn plays_both(&self) -> bool {
        self.facts.claimer() == self.facts.declarer()
    }

    /// The cards opposite this hand, if the claimer plays them too; otherwise none.
    pub fn opposite(&self, at: &Ending, seat: Seat) -> Cards {
        if self.plays(seat.partner()) { at.hand(seat.partner()) } else { Cards::EMPTY }
    }

    /// The cards the opponents hold.
    pub fn out(&self, at: &Ending) -> Cards {
        at.hand(self.opponents[0]).and(at.hand(self.opponents[1]))
    }

    /// The cards the claimer believes the opponents to hold.
    pub fn believed_out(&self, at: &Ending) -> Cards {
        self.out(at).minus(at.forgotten)
    }

    /// True if no card believed to be out beats it in its suit, so that the claimer takes it for a
    /// winner.
    pub fn takes_for_winner(&self, at: &Ending, card: Card) -> bool {
        self.believed_out(at).above(card).is_empty()
    }

    /// Number of cards believed to be out that beat this one in its suit.
    pub fn beaten_by(&self, at: &Ending, card: Card) -> usize {
        self.believed_out(at).above(card).len()
    }

    /// True for trumps.
    pub fn is_trump(&self, suit: Suit) -> bool {
        self.trump.suit() == Some(suit)
    }

    /// The suits that are not trumps, spades first.
    pub(crate) fn side_suits(&self) -> impl Iterator<Item = Suit> {
        let trump = self.trump.suit();
        Suit::DOWN.into_iter().filter(move |suit| trump != Some(*suit))
    }

    /// The trumps among these cards.
    pub fn trumps(&self, cards: Cards) -> Cards {
        self.trump.suit().map_or(Cards::EMPTY, |trump| cards.of(trump))
    }

    /// True if cards of one suit, held together, are deemed to be played from the top (Law 70E2):
    /// under the English reading (White Book 8.70.5: AK5 yes, J6 and 754 no), if headed by a queen
    /// or better. The statement takes precedence over any order.
    pub fn from_the_top(&self, cards: Cards) -> bool {
        match self.order {
            _ if !self.presumed.has(Presumption::FromTheTop) => false,
            _ if cards.highest().is_some_and(|top| self.facts.says_from_the_top(top.suit)) => true,
            OrderWithinSuit::TopDown => true,
            OrderWithinSuit::Any => false,
            OrderWithinSuit::Ebu => cards.highest().is_some_and(|card| self.is_high(card)),
        }
    }

    /// Number of the claimer's cards that make this suit solid under the English reading; 0 where
    /// that does not count.
    pub(crate) fn high_cards(&self, at: &Ending, suit: Suit) -> usize {
        if self.order != OrderWithinSuit::Ebu {
            return 0;
        }
        let [own, dummy] = [self.facts.claimer(), self.facts.claimer().partner()].map(|s| at.hand(s));
        own.and(dummy).of(suit).into_iter().filter(|card| self.is_high(*card)).count()
    }

    /// True if the card makes a suit solid under the English reading: a queen or better; in another
    /// view a jack too.
    fn is_high(&self, card: Card) -> bool {
        const QUEEN: usize = 10;
        card.rank.index() + usize::from(self.from_the_jack) >= QUEEN
    }

    /// The position after a card, with the opponents' tricks counted, and the tricks the claimer's
    /// side has won by it.
    pub fn after(&self, at: &Ending, card: Card) -> (Ending, u8) {
        let (mut next, winner) = at.play(card, self.trump);
        match winner {
            Some(winner) if winner.side() == self.side => (next, 1),
            Some(_) => {
                next.lost = (next.lost + 1).min(self.conceded);
                (next, 0)
            }
            None => (next, 0),
        }
    }

    /// True if declarer's plays are judged only by what declarer sees: they play two hands and
    /// watch no opponent's cards for a condition.
    pub(crate) fn sees_alike(&self) -> bool {
        let hangs_on_it =
            |step: &StatementStep| matches!(step, StatementStep::If { .. } | StatementStep::Else(_));
        self.plays_both() && !self.facts.statement().iter().any(hangs_on_it)
    }

    /// True if the statement says what a hand will discard.
    pub(crate) fn announces_discards(&self) -> bool {
        self.facts.statement().iter().any(|step| matches!(step.done(), StatementStep::Discard { .. }))
    }

    /// Failures to follow that count from here on. Those of the claimer's own hands tell the
    /// claimer nothing; nor does a suit in which the opponents hold no card, unless the statement
    /// watches it or an authority requires it.
    pub(crate) fn shown_out(&self, at: &Ending) -> ShownOut {
        let counts_them = |step: &StatementStep| matches!(step, StatementStep::DrawOut(_));
        let is_watched = !self.sees_alike() || self.facts.statement().iter().any(counts_them);
        let keeps_trumps = [Presumption::KeepsTrumps, Presumption::NoTrumpToBeSafe]
            .into_iter()
            .any(|p| self.presumed.has(p));
        let (out, led) = (self.out(at), at.led());
        let counts = |suit: Suit| {
            is_watched || !out.of(suit).is_empty() || led == Some(suit) || keeps_trumps && self.is_trump(suit)
        };
        at.shown_out.only(|seat| !self.plays(seat), counts)
    }

    /// True if an opponent has shown out of a suit, so that its cards are located.
    pub(crate) fn is_located_by(&self, at: &Ending, seat: Seat, suit: Suit) -> bool {
        !self.unlocated[suit.index()] && at.shown_out.has(seat, suit)
    }

    /// Failures to follow that locate cards.
    pub(crate) fn locating(&self, at: &Ending) -> ShownOut {
        match self.unlocated {
            [false, false, false, false] => at.shown_out,
            unlocated => at.shown_out.only(|_| true, |suit| !unlocated[suit.index()]),
        }
    }

    /// True if declarer can use the location of a card in the suit: a card that is no winner beats
    /// a missing one.
    pub(crate) fn can_use_a_place(&self, at: &Ending, suit: Suit) -> bool {
        let [own, dummy] = [self.facts.claimer(), self.facts.claimer().partner()].map(|s| at.hand(s));
        let held = own.and(dummy).of(suit);
        let missing = self.believed_out(at).of(suit);
        self.plays_both()
            && missing.lowest().is_some_and(|low| held.highest().is_some_and(|top| top > low))
            && held.into_iter().any(|card| !self.takes_for_winner(at, card))
    }

    /// True if the claimer can locate some card: an opponent has shown out, and a card of the
    /// claimer's can make use of it.
    pub fn knows_where_something_lies(&self, at: &Ending) -> bool {
        Suit::DOWN.into_iter().any(|suit| {
            self.opponents.iter().any(|seat| self.is_located_by(at, *seat, suit))
                && self.can_use_a_place(at, suit)
        })
    }
}
