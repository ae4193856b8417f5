//! Judging the claimer's plays on the line found, those first that cost a trick as the cards lie.

use super::LineSearch;
use crate::bridge::{Card, Cards};
use crate::engine::claim::normal;
use crate::engine::claim::play::belief::Belief;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::search::relative::{PositionKey, Relative};
use crate::engine::claim::search::standards;
use crate::engine::claim::search::standards::{RemainingPlays, StandardPlays, WeighedLayouts};
use crate::engine::claim::test::Standard;

/// Approximate cost of a position of the solver, in plays.
pub const PLAYS_A_POSITION: u64 = 8;

impl LineSearch<'_> {
    /// Judges the plays of a line that wins at most this many tricks, those first that cost a trick
    /// as the cards lie. Returns true if one of them was struck out.
    pub(super) fn strikes_out_any(&mut self, at: &Ending, tricks: u8) -> bool {
        self.strikes_out_a_mistake(at, tricks) || self.strikes_out(at, tricks)
    }

    /// Judges the plays on a line that cost a trick as the cards lie, which is much cheaper to find
    /// out than to judge them all.
    fn strikes_out_a_mistake(&mut self, at: &Ending, tricks: u8) -> bool {
        let (mut at, mut tricks) = (*at, tricks);
        while at.left() > 0 {
            let here = self.plays(&at);
            let Some((card, next, won)) = self.first(&here.at, &here.plays, tricks) else { break };
            if self.is_unjudged(&at)
                && self.costs_a_trick(&at, &next, won)
                && self.strikes_out_here(&at, card)
            {
                return true;
            }
            (at, tricks) = (next, tricks - won);
        }
        false
    }

    /// True if fewer tricks can be won after a play than before it, double dummy.
    fn costs_a_trick(&mut self, at: &Ending, next: &Ending, won: u8) -> bool {
        let side = self.game.side;
        let after = self.solver.tricks(&next.hands, next.trick, side) + won;
        self.solver.wins(&at.hands, at.trick, side, after + 1)
    }

    /// True if plays are judged by tricks counted from the top. In an early claim they are to the
    /// end, except once few cards are left and the claimer can locate a card.
    pub(super) fn counts(&self, at: &Ending) -> bool {
        let game = self.game;
        at.left() > game.layouts_up_to || game.is_early() && !game.knows_where_something_lies(at)
    }

    /// True if the layouts have still to be searched here.
    pub(super) fn is_unjudged(&self, at: &Ending) -> bool {
        self.is_judged(at) && !self.counts(at) && self.remaining_plays(at).is_none()
    }

    /// Judges the plays of this position. Returns true if this one was struck out.
    fn strikes_out_here(&mut self, at: &Ending, card: Card) -> bool {
        self.judge(at);
        let left = self.remaining_plays(at);
        left.is_some_and(|left| !left.normal.has(card) || !left.needed.is_empty())
    }

    /// Judges the claimer's plays on a line that wins at most this many tricks. Returns true if one
    /// of them was struck out. If none was, the line is normal, and striking out other plays could
    /// only raise the number.
    fn strikes_out(&mut self, at: &Ending, tricks: u8) -> bool {
        let (mut at, mut tricks) = (*at, tricks);
        while at.left() > 0 {
            let here = self.plays(&at);
            let Some((card, next, won)) = self.first(&here.at, &here.plays, tricks) else { break };
            if self.is_unjudged(&at) && self.strikes_out_here(&at, card) {
                return true;
            }
            // Where a choice is made in the claimer's favour, the lines by the other choices must
            // hold too.
            let others: Vec<(Ending, u8)> = if self.finds_it(&at) {
                let others = here.plays.iter().filter(|(other, _)| *other != card);
                others.map(|(other, _)| self.game.after(&here.at, *other)).collect()
            } else {
                let needed = self.first(&here.at, &here.needed, tricks);
                needed.into_iter().map(|(_, next, won)| (next, won)).collect()
            };
            if others.into_iter().any(|(next, won)| self.strikes_out(&next, tricks - won)) {
                return true;
            }
            (at, tricks) = (next, tricks - won);
        }
        false
    }

    /// The plays the standards leave here, as far as they have been judged.
    pub(super) fn judged_here(&mut self, at: &Ending) -> Option<StandardPlays> {
        if !self.is_judged(at) {
            return None;
        }
        if self.counts(at) {
            let plays = normal::plays_counting(self.game, &mut self.count, &mut at.clone());
            return Some(standards::by_count(self.game, &mut self.count, at, &plays));
        }
        self.by_layouts_here(at)
    }

    /// The plays left here by the search of the layouts.
    pub(super) fn by_layouts_here(&self, at: &Ending) -> Option<StandardPlays> {
        let (by, key) = self.view_key(at);
        let lifted = self.judged.get(key)?;
        Some(lifted.with(|cards| by.lowered(cards)))
    }

    /// The key of the position for judging plays: declarer's view, unless all cards are seen.
    fn view_key(&self, at: &Ending) -> (Relative, PositionKey) {
        if self.is_declarers_view() {
            let by = Relative::to_declarer(self.game, at);
            return (by, by.key_to_declarer(self.game, at));
        }
        let by = Relative::of(at);
        (by, by.key(self.game, at))
    }

    fn is_declarers_view(&self) -> bool {
        !self.switch.sees_all && self.game.sees_alike()
    }

    /// The plays left by the current standard.
    pub(super) fn remaining_plays(&self, at: &Ending) -> Option<RemainingPlays> {
        if !self.is_judged(at) {
            return None;
        }
        self.by_layouts_here(at).map(|judged| judged.by(self.standard))
    }

    /// True if plays here are judged by the believed layouts. Where the claimer can locate a card
    /// they are, by every standard: a certainty is no guess (70E1).
    pub(super) fn is_judged(&self, at: &Ending) -> bool {
        self.game.plays(at.turn())
            && at.legal().len() > 1
            && (self.standard > Standard::Careless || self.game.knows_where_something_lies(at))
    }

    pub(super) fn judge(&mut self, at: &Ending) {
        let plays = normal::plays_counting(self.game, &mut self.count, &mut at.clone());
        let (by, key) = self.view_key(at);
        let weighed = match standards::pool(self.game, at, &plays) {
            Cards::EMPTY => None,
            // With all cards seen there is one layout, and stated plays are weighed by themselves.
            pool if self.switch.sees_all || plays.stated() => Some(self.weigh(at, pool)),
            pool => Some(self.cached_weighing(at, by, pool)),
        };
        let judged = standards::by_layouts(self.game, at, &plays, weighed);
        self.judged.put(key, judged.with(|cards| by.lifted(cards)));
    }

    /// The weighing of these plays, all legal ones, from this search or an earlier one.
    fn cached_weighing(&mut self, at: &Ending, by: Relative, pool: Cards) -> WeighedLayouts {
        let needed = standards::needed(self.game, at);
        let key = by.key_unstated(self.game, at, self.is_declarers_view(), needed);
        if let Some(lifted) = self.weighings.0.get(key) {
            return lifted.with(|cards| by.lowered(cards));
        }
        let weighed = self.weigh(at, pool);
        self.weighings.0.put(key, weighed.with(|cards| by.lifted(cards)));
        weighed
    }

    fn weigh(&mut self, at: &Ending, pool: Cards) -> WeighedLayouts {
        let belief =
            if self.switch.sees_all { Belief::seeing_all(self.game, at) } else { Belief::of(self.game, at) };
        let before = self.solver.nodes();
        let weighed = standards::weigh(self.game, self.solver, &belief, at, pool);
        self.work += (self.solver.nodes() - before) * PLAYS_A_POSITION;
        weighed
    }
}
