//! Playing to a trick in progress: following, ruffing and throwing.

use super::count::TopTrickCount;
use super::lead::higher_opposite_is_cut_off;
use super::normal_plays::NormalPlays;
use super::stated;
use crate::bridge::trick::beats;
use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::play::ending::{Ending, one_of_each_run};
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::law::Presumption;

/// The trick as the hand to play finds it.
struct FollowingView<'a> {
    game: &'a SearchGame<'a>,
    at: &'a Ending,
    seat: Seat,
    led: Suit,
    /// The card that is winning
    best: Card,
    /// True if the claimer's side is winning
    own: bool,
    /// The opponents still to play
    behind: Vec<Seat>,
    /// True if the hand opposite is the claimer's and still to play
    opposite_behind: bool,
}

/// The normal plays to a trick in progress.
pub(super) fn plays(game: &SearchGame, count: &mut TopTrickCount, at: &Ending) -> NormalPlays {
    let Some(view) = view(game, at) else { return NormalPlays::none(Presumption::AsStated) };
    let follows = at.hand(view.seat).of(view.led);
    if follows.is_empty() { view.ruff_or_discard() } else { view.follow(count, follows) }
}

/// True if this play to a trick in progress wins only if a card lies well.
pub(super) fn is_guess(game: &SearchGame, at: &Ending, card: Card) -> bool {
    view(game, at).is_some_and(|view| view.is_guess(card))
}

/// True if the claimer's side is winning the trick and, as far as the claimer knows, no opponent
/// still to play can beat it.
pub(super) fn is_sure_of_it(game: &SearchGame, at: &Ending) -> bool {
    view(game, at).is_some_and(|view| view.own && !view.may_be_beaten(view.best))
}

fn view<'a>(game: &'a SearchGame<'a>, at: &'a Ending) -> Option<FollowingView<'a>> {
    let seat = at.turn();
    let (led, (winner, best)) = (at.led()?, at.trick.winning(game.trump)?);
    let behind: Vec<Seat> = (at.trick.len() + 1..4).map(|n| at.trick.leader.after(n)).collect();
    let opposite_behind = behind.contains(&seat.partner()) && game.plays(seat.partner());
    let behind = behind.into_iter().filter(|s| s.side() != game.side).collect();
    Some(FollowingView {
        game,
        at,
        seat,
        led,
        best,
        own: winner.side() == game.side,
        behind,
        opposite_behind,
    })
}

impl FollowingView<'_> {
    /// True if an opponent still to play may beat the card, as far as the claimer knows.
    fn may_be_beaten(&self, card: Card) -> bool {
        let out = self.game.believed_out(self.at);
        let trumps = self.game.trumps(out);
        self.behind.iter().any(|seat| {
            let shown = |suit: Suit| self.at.shown_out.has(*seat, suit);
            let may_be_void = shown(self.led) || out.of(self.led).is_empty();
            let may_hold_trumps = self.game.trump.suit().is_some_and(|trump| !shown(trump));
            if card.suit == self.led {
                let in_suit =
                    !self.game.is_located_by(self.at, *seat, self.led) && !out.above(card).is_empty();
                let by_ruff =
                    !self.game.is_trump(self.led) && may_be_void && !trumps.is_empty() && may_hold_trumps;
                in_suit || by_ruff
            } else {
                may_be_void && may_hold_trumps && !trumps.above(card).is_empty()
            }
        })
    }

    /// True if this play wins only if a card lies well: it beats the winning card and may be beaten
    /// in turn, or leaves the trick to another card of the claimer's side that may be.
    fn is_guess(&self, card: Card) -> bool {
        if beats(card, self.best, self.game.trump) {
            self.may_be_beaten(card)
        } else {
            self.own && self.may_be_beaten(self.best)
        }
    }

    fn follow(&self, count: &mut TopTrickCount, cards: Cards) -> NormalPlays {
        let Some(low) = cards.lowest() else { return NormalPlays::none(Presumption::AsStated) };
        if self.own && !self.may_be_beaten(self.best) {
            return self.under_own_winner(count, cards, low);
        }
        let beating = if self.best.suit == self.led { cards.above(self.best) } else { Cards::EMPTY };
        let Some(cheapest) = beating.lowest() else {
            return NormalPlays::only(low, PlayReason::CannotWin, Presumption::NoDearerThanNeeded);
        };
        if self.behind.is_empty() {
            let (card, why) =
                if self.own { (low, PlayReason::FollowsLow) } else { (cheapest, PlayReason::WinsCheaply) };
            return NormalPlays::only(card, why, Presumption::WinsLast);
        }
        let sure: Cards = beating.into_iter().filter(|card| !self.may_be_beaten(*card)).collect();
        if self.own {
            self.own_card_may_fall(low, beating, sure)
        } else {
            self.take_it(cards, low, beating, sure)
        }
    }

    /// The claimer's side is winning and cannot be beaten, as far as the claimer sees.
    fn under_own_winner(&self, count: &mut TopTrickCount, cards: Cards, low: Card) -> NormalPlays {
        let (game, at) = (self.game, self.at);
        let leads_winner = self.best.suit == self.led && game.takes_for_winner(at, self.best);
        if leads_winner && game.from_the_top(cards) && higher_opposite_is_cut_off(game, at, cards, self.best)
        {
            let top = cards.highest().unwrap_or(low);
            return NormalPlays::only(top, PlayReason::Wins, Presumption::FromTheTop);
        }
        let mut plays = NormalPlays::only(low, PlayReason::FollowsLow, Presumption::LowUnderHisOwn);
        if leads_winner
            && at.trick.len() == 2
            && let Some(over) = cards.above(self.best).lowest().filter(|card| *card != low)
            && self.may_overtake(count, cards, low, over)
        {
            plays.add(over, PlayReason::Overtakes);
        }
        plays
    }

    /// Overtaking to change hands: where the suit is solid, or where it reaches countable winners.
    fn may_overtake(&self, count: &mut TopTrickCount, cards: Cards, low: Card, over: Card) -> bool {
        let (game, at) = (self.game, self.at);
        let (hand, opposite) = (at.hand(self.seat), game.opposite(at, self.seat));
        let by_opponents = at.trick.cards().enumerate().filter(|(n, _)| n % 2 == 1).map(|(_, card)| card);
        let against = game.out(at).and(by_opponents.collect()).of(self.led);
        let rest = cards.without(over).and(opposite.of(self.led));
        if rest.into_iter().all(|card| against.above(card).is_empty()) {
            return true;
        }
        let keeps_the_top = rest.is_empty() || rest.highest() > against.highest();
        if !keeps_the_top || !game.takes_for_winner(at, over) || !game.plays(self.seat.partner()) {
            return false;
        }
        count.against(game.believed_out(at));
        count.tricks(hand.without(over), opposite) > count.tricks(opposite, hand.without(low))
    }

    /// The card of the claimer's side is ahead but may visibly be beaten.
    fn own_card_may_fall(&self, low: Card, beating: Cards, sure: Cards) -> NormalPlays {
        let (game, at) = (self.game, self.at);
        let mut plays = NormalPlays::none(Presumption::TakesSureWinner);
        let believed_above = game.beaten_by(at, self.best);
        let in_hands = at.hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
        // With the other opponent shown out the missing card is certainly behind: to run it then is
        // no guess.
        let is_located =
            matches!(self.behind[..], [last] if game.is_located_by(at, last.partner(), self.led));
        const FEW: usize = 4;
        let could_hold = believed_above <= 1 && !is_located && in_hands.above(self.best).len() <= FEW;
        let stays_under = !beating.has(low);
        if stays_under && could_hold && believed_above == 1 {
            plays.add(low, PlayReason::Guesses);
        } else if stays_under && (self.best.suit != self.led || believed_above == 0) {
            plays.add(low, PlayReason::FollowsLow);
        }
        if let Some(top) = sure.highest() {
            plays.add(top, PlayReason::Wins);
        }
        let one_above = beating.minus(sure).into_iter().filter(|card| game.beaten_by(at, *card) == 1);
        one_above.for_each(|card| plays.add(card, PlayReason::Guesses));
        if plays.normal.is_empty() {
            plays.add(low, PlayReason::CannotWin);
        }
        plays
    }

    /// The opponents are ahead and one of them is still to play.
    fn take_it(&self, cards: Cards, low: Card, beating: Cards, sure: Cards) -> NormalPlays {
        let (game, at) = (self.game, self.at);
        let all_shown_out = self.behind.iter().all(|seat| game.is_located_by(at, *seat, self.led));
        let mut plays = NormalPlays::none(Presumption::TakesSureWinner);
        if let (Some(cheapest), Some(top)) = (sure.lowest(), sure.highest()) {
            if all_shown_out {
                plays.add(cheapest, PlayReason::WinsCheaply);
            } else if game.from_the_top(cards) {
                plays.add(top, PlayReason::Wins);
            } else {
                let why = |card: Card| if card == top { PlayReason::Wins } else { PlayReason::AnyOrder };
                sure.into_iter().for_each(|card| plays.add(card, why(card)));
            }
        }
        if !all_shown_out {
            for card in one_of_each_run(beating.minus(sure), at.present()) {
                if game.beaten_by(at, card) == 1 || sure.is_empty() {
                    plays.add(card, PlayReason::Guesses);
                }
            }
        }
        let opposite = at.hand(self.seat.partner()).of(self.led);
        let opposite_wins =
            self.best.suit == self.led && opposite.highest().is_some_and(|top| top > self.best);
        if self.opposite_behind && opposite_wins {
            plays.add(low, PlayReason::LeavesItOpposite);
        }
        if plays.normal.is_empty() {
            plays.add(low, PlayReason::CannotWin);
        }
        plays
    }

    fn ruff_or_discard(&self) -> NormalPlays {
        let (game, at) = (self.game, self.at);
        if self.own && !self.may_be_beaten(self.best) {
            return self.discard();
        }
        let trumps = game.trumps(at.hand(self.seat));
        let ruffing = if game.is_trump(self.best.suit) { trumps.above(self.best) } else { trumps };
        let Some(low) = ruffing.lowest().filter(|card| card.suit != self.led) else { return self.discard() };
        let mut plays = NormalPlays::only(low, PlayReason::Ruffs, Presumption::RuffsLow);
        let opposite = at.hand(self.seat.partner()).of(self.led);
        let opposite_wins = self.opposite_behind
            && self.best.suit == self.led
            && opposite.highest().is_some_and(|top| top > self.best);
        let own_winner = self.own && game.takes_for_winner(at, self.best);
        if own_winner || opposite_wins || at.lost < game.conceded {
            self.discard().normal.into_iter().for_each(|(card, why)| plays.add(card, why));
        }
        plays
    }

    /// Discards the low card of a suit: losers, if visible, before winners; an announced card
    /// before either.
    fn discard(&self) -> NormalPlays {
        let (game, at) = (self.game, self.at);
        let hand = at.hand(self.seat);
        let speaks = game.presumed.has(Presumption::AsStated);
        if let Some(card) = stated::announced_discard(game, at, self.seat).filter(|_| speaks) {
            return NormalPlays::only(card, PlayReason::Stated, Presumption::AsStated);
        }
        let lows = || game.side_suits().filter_map(|suit| hand.of(suit).lowest());
        let mut plays = NormalPlays::none(Presumption::KeepsWinners);
        let losers = lows().filter(|card| !game.takes_for_winner(at, *card));
        losers.for_each(|card| plays.add(card, PlayReason::ThrowsLoser));
        if plays.normal.is_empty() {
            lows().for_each(|card| plays.add(card, PlayReason::ThrowsWinner));
        }
        if let (true, Some(low)) = (plays.normal.is_empty(), hand.lowest()) {
            plays.add(low, PlayReason::Forced);
        }
        plays
    }
}
