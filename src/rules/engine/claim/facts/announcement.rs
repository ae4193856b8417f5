//! What Law 68 asks of a claim or concession: the reaction to it, the cards shown, the play since,
//! and the score.

use super::ClaimFacts;
use super::act::ReplayedPlay;
use super::claim_setup::{Announced, Objection};
use crate::bridge::{Seat, Trick};
use crate::engine::component::{Component, Score, Tricks};

impl ClaimFacts {
    /// True if the claimer or conceder is a defender.
    pub fn by_defender(&self) -> bool {
        self.claimer().side() != self.declarer().side()
    }

    /// True if a player disputes it; for a concession also if one asks that play go on.
    pub fn disputed(&self) -> bool {
        match self.0.announced {
            Announced::Claim { disputed } => disputed,
            Announced::Concession { objection, .. } => {
                matches!(objection, Some(Objection::AtOnce | Objection::Later))
                    || self.act().play_on.is_some()
            }
        }
    }

    /// True if the other side assented, to a concession if all did; `None` if unknown.
    pub fn agreed(&self) -> Option<bool> {
        if self.is_concession() { Some(self.0.agreed == Some(true)) } else { self.0.agreed }
    }

    /// True if the claimer or conceder faced or showed cards: as recorded, or because the act
    /// includes it.
    pub fn claimer_showed_cards(&self) -> bool {
        self.exposed().contains(&self.claimer()) || self.act().shows()
    }

    /// The defenders who faced or showed cards.
    pub fn defenders_shown(&self) -> Vec<Seat> {
        let claimer = self.claimer_showed_cards().then_some(self.claimer());
        let shown =
            Seat::ALL.into_iter().filter(|seat| self.exposed().contains(seat) || claimer == Some(*seat));
        shown.filter(|seat| seat.side() != self.declarer().side()).collect()
    }

    /// The number of the tricks left that declarer's side won when play went on: as recorded, or
    /// counted if the hand was played out; `None` if unknown.
    pub fn declarers_tricks_played_on(&self) -> Option<u8> {
        let recorded = self.act().play_on.and_then(|request| request.made);
        recorded.or_else(|| {
            let (hands, trump, leader) = self.table().filter(|_| self.unseen().is_none())?;
            let trick = Trick::of(leader, self.trick().iter().copied());
            let replay = ReplayedPlay::new(hands, trick);
            replay.follow(&self.act().played_on, trump).ok()?.total(self.declarer().side())
        })
    }

    /// The components of a ruling that gives declarer's side this many of the tricks left: the
    /// tricks and, if contract and tricks already won are known, the result.
    pub fn score_components(&self, tricks: u8) -> Vec<Component> {
        let (declarer, left) = (self.declarer().side(), self.left());
        let mut components = vec![Component::Tricks(Tricks { declarer, left, least: tricks, most: tricks })];
        if let (Some(contract), Some(won)) = (self.contract(), self.won(declarer)) {
            let tricks = i32::from(won) + i32::from(tricks);
            components.push(Component::Result(Score::of(contract, tricks, self.vulnerable())));
        }
        components
    }
}
