//! The facts that Law 68 needs of a claim and a concession alike: who made it and how, the cards
//! shown, and the play since.

use super::ClaimFacts;
use super::act::{Act, ReplayedPlay};
use super::concession::ConcessionFacts;
use crate::bridge::{Cards, Contract, Seat, Side, Strain, Trick, Vulnerable};
use crate::engine::component::{Component, Score, Tricks};

/// A claim or concession, as Law 68 sees it.
pub(crate) struct Announcement<'a> {
    /// The claimer or conceder
    pub speaker: Seat,
    /// Declarer
    pub declarer: Seat,
    /// Tricks left, including the one in progress
    pub left: u8,
    /// Players recorded as having faced or shown cards
    pub exposed: &'a [Seat],
    /// How it was made, and the play since
    pub act: &'a Act,
    /// `None` if some hand is unknown
    hands: Option<[Cards; 4]>,
    trump: Option<Strain>,
    trick: Option<Trick>,
    contract: Option<Contract>,
    /// Tricks already won by declarer's side
    declarers_won: Option<u8>,
    vulnerable: Vulnerable,
}

impl<'a> Announcement<'a> {
    /// Takes the facts of a claim.
    pub fn of_claim(facts: &'a ClaimFacts) -> Announcement<'a> {
        let trick = facts.trick().iter().fold(Trick::new(facts.leader()), |trick, card| trick.play(*card));
        Announcement {
            speaker: facts.claimer(),
            declarer: facts.declarer(),
            left: facts.left(),
            exposed: facts.exposed(),
            act: facts.act(),
            hands: facts.unseen().is_none().then(|| facts.cards()),
            trump: Some(facts.trump()),
            trick: Some(trick),
            contract: facts.contract(),
            declarers_won: facts.won(facts.declarer().side()),
            vulnerable: facts.vulnerable(),
        }
    }

    /// Takes the facts of a concession.
    pub fn of_concession(facts: &'a ConcessionFacts) -> Announcement<'a> {
        let trick = facts.leader().map(Trick::new);
        let trick = trick.map(|trick| facts.trick().iter().fold(trick, |trick, card| trick.play(*card)));
        Announcement {
            speaker: facts.conceder(),
            declarer: facts.declarer(),
            left: facts.left(),
            exposed: facts.exposed(),
            act: facts.act(),
            hands: facts.cards().filter(|_| facts.unseen().is_none()),
            trump: facts.trump(),
            trick,
            contract: facts.contract(),
            declarers_won: facts.won(facts.declarer().side()),
            vulnerable: facts.vulnerable(),
        }
    }

    /// True if the speaker is a defender.
    pub fn by_defender(&self) -> bool {
        self.speaker.side() != self.declarer.side()
    }

    /// True if the speaker faced or showed cards: as recorded, or because the act includes it.
    pub fn speaker_showed_cards(&self) -> bool {
        self.exposed.contains(&self.speaker) || self.act.shows()
    }

    /// The defenders who faced or showed cards.
    pub fn defenders_shown(&self) -> Vec<Seat> {
        let speaker = self.speaker_showed_cards().then_some(self.speaker);
        let shown =
            Seat::ALL.into_iter().filter(|seat| self.exposed.contains(seat) || speaker == Some(*seat));
        shown.filter(|seat| seat.side() != self.declarer.side()).collect()
    }

    /// The number of the tricks left that declarer's side won when play went on: as recorded, or
    /// counted if the hand was played out; `None` if unknown.
    pub fn declarers_tricks_played_on(&self) -> Option<u8> {
        let recorded = self.act.play_on.and_then(|request| request.made);
        recorded.or_else(|| {
            let replay = ReplayedPlay::new(self.hands?, self.trick?);
            replay.follow(&self.act.played_on, self.trump?).ok()?.total(self.declarers_side())
        })
    }

    /// The components of a ruling that gives declarer's side this many of the tricks left: the
    /// tricks and, if contract and tricks already won are known, the result.
    pub fn score_components(&self, tricks: u8) -> Vec<Component> {
        let (declarer, left) = (self.declarers_side(), self.left);
        let mut components = vec![Component::Tricks(Tricks { declarer, left, least: tricks, most: tricks })];
        if let (Some(contract), Some(won)) = (self.contract, self.declarers_won) {
            let tricks = i32::from(won) + i32::from(tricks);
            components.push(Component::Result(Score::of(contract, tricks, self.vulnerable)));
        }
        components
    }

    fn declarers_side(&self) -> Side {
        self.declarer.side()
    }
}
