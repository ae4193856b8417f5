//! The common view of a claim and a concession for Law 68: the speaker, the act and the play since.

use super::ClaimFacts;
use super::act::{Act, ReplayedPlay};
use super::concession::ConcessionFacts;
use crate::bridge::score::duplicate;
use crate::bridge::{Cards, Contract, Seat, Side, Strain, Trick, Vulnerable};
use crate::engine::component::{Component, Tricks};

/// The facts that Law 68 considers.
pub(crate) struct Announcement<'a> {
    /// The claimer or conceder
    pub speaker: Seat,
    /// Declarer
    pub declarer: Seat,
    /// Tricks left
    pub left: u8,
    /// Players whose cards were faced or shown
    pub exposed: &'a [Seat],
    /// The act, and the play since
    pub act: &'a Act,
    hands: Option<[Cards; 4]>,
    trump: Option<Strain>,
    trick: Option<Trick>,
    contract: Option<Contract>,
    won: Option<u8>,
    vulnerable: Vulnerable,
}

impl<'a> Announcement<'a> {
    /// From the facts of a claim.
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
            won: facts.won(facts.declarer().side()),
            vulnerable: facts.vulnerable(),
        }
    }

    /// From the facts of a concession.
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
            won: facts.won(facts.declarer().side()),
            vulnerable: facts.vulnerable(),
        }
    }

    /// True if the speaker is a defender.
    pub fn by_defender(&self) -> bool {
        self.speaker.side() != self.declarer.side()
    }

    /// True if the speaker's hand is on the table.
    pub fn faced(&self) -> bool {
        self.exposed.contains(&self.speaker) || self.act.shows()
    }

    /// The defenders whose cards were faced or shown.
    pub fn defenders_shown(&self) -> Vec<Seat> {
        let speaker = self.faced().then_some(self.speaker);
        let all = Seat::ALL.into_iter().filter(|seat| self.exposed.contains(seat) || speaker == Some(*seat));
        all.filter(|seat| seat.side() != self.declarer.side()).collect()
    }

    /// The tricks declarer's side won by playing on, of those that were left: recorded, or counted
    /// when the hand was played out.
    pub fn made(&self) -> Option<u8> {
        let recorded = self.act.play_on.and_then(|request| request.made);
        recorded.or_else(|| {
            let table = ReplayedPlay::new(self.hands?, self.trick?);
            table.follow(&self.act.played_on, self.trump?).ok()?.total(self.side())
        })
    }

    /// The component of these tricks to declarer's side and, where contract and tricks won are
    /// known, of the result.
    pub fn scored(&self, tricks: u8) -> Vec<Component> {
        let (declarer, left) = (self.side(), self.left);
        let mut components = vec![Component::Tricks(Tricks { declarer, left, least: tricks, most: tricks })];
        if let (Some(contract), Some(won)) = (self.contract, self.won) {
            let tricks = i32::from(won) + i32::from(tricks);
            let score = duplicate(contract, tricks, self.vulnerable);
            components.push(Component::Result { contract, tricks, score });
        }
        components
    }

    fn side(&self) -> Side {
        self.declarer.side()
    }
}
