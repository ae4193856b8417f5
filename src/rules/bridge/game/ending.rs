//! Replay of a recorded deal: the position in which its recorded play stops.

use super::fault::{GameFault, GameFaultKind};
use super::recorded::{RecordedDeal, TrickCards};
use crate::bridge::auction::Auction;
use crate::bridge::card::{Card, Strain};
use crate::bridge::contract::{Bidding, Contract};
use crate::bridge::hand::Cards;
use crate::bridge::seat::{Seat, Side, Vulnerable};
use crate::bridge::trick::Trick;

/// The position when recorded play stops; facts not in the record are absent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedEnding {
    /// The cards left in each hand, with [`Seat::index`], without those of the trick in progress
    pub cards: [Cards; 4],
    /// The cards of the trick in progress, the lead first
    pub trick: Vec<Card>,
    /// The leader to the trick in progress, or the player on lead
    pub leader: Option<Seat>,
    /// Tricks won by North and South, and by East and West; `None` if the record begins with fewer
    /// than thirteen cards a hand
    pub won: Option<[u8; 2]>,
    /// The trump suit or notrump
    pub trump: Option<Strain>,
    /// Declarer
    pub declarer: Option<Seat>,
    /// The contract
    pub contract: Option<Bidding>,
    /// Vulnerability
    pub vulnerable: Option<Vulnerable>,
    /// Declarer's total of tricks, if recorded for a play that ended early
    pub claimed: Option<u8>,
}

/// The state of a replay between two recorded tricks.
struct ReplayState {
    hands: [Cards; 4],
    trump: Option<Strain>,
    leader: Option<Seat>,
    trick: Vec<Card>,
    /// The side that won each trick
    winners: Vec<Side>,
}

impl RecordedDeal {
    /// The recorded contract and declarer; where absent, those of the recorded auction.
    pub fn contract_and_declarer(&self) -> (Option<Bidding>, Option<Seat>) {
        let bidding = |contract: Contract| Bidding { bid: contract.bid, doubled: contract.doubled };
        let bid = self.contract_of_auction();
        (self.contract.or(bid.map(bidding)), self.declarer.or(bid.map(|contract| contract.declarer)))
    }

    /// The contract of the recorded auction, if that is legal and over.
    fn contract_of_auction(&self) -> Option<Contract> {
        let (first, _) = self.calls.first()?;
        let mut auction = Auction::new(self.dealer.unwrap_or(*first));
        for (seat, call) in &self.calls {
            (auction.turn() == *seat).then_some(())?;
            auction.call(*call).ok()?;
        }
        auction.contract().filter(|_| auction.is_over())
    }

    /// The position after the recorded play. Fails if the record has no hands or no trumps, if the
    /// play does not fit the hands or leaves a gap, and if every card has been played.
    pub fn ending(&self) -> Result<RecordedEnding, GameFault> {
        Ok(RecordedEnding { claimed: self.claimed, ..self.ending_after(self.tricks.len())? })
    }

    /// The position after this many of the recorded tricks. The play that followed is ignored.
    pub fn ending_after(&self, tricks: usize) -> Result<RecordedEnding, GameFault> {
        let (replay, contract, declarer) = self.replay(tricks)?;
        if replay.hands.iter().all(|hand| hand.is_empty()) {
            return Err(GameFault::new(self.line, GameFaultKind::PlayedOut));
        }
        let won = |side| replay.winners.iter().filter(|winner| **winner == side).count() as u8;
        let won = self.is_full_deal().then(|| [won(Side::NS), won(Side::EW)]);
        let ReplayState { hands: cards, leader, trick, trump, .. } = replay;
        let vulnerable = self.vulnerable;
        Ok(RecordedEnding { cards, trick, leader, won, trump, declarer, contract, vulnerable, claimed: None })
    }

    /// The side that won each recorded trick.
    pub fn winners(&self) -> Result<Vec<Side>, GameFault> {
        Ok(self.replay(self.tricks.len())?.0.winners)
    }

    fn is_full_deal(&self) -> bool {
        self.hands.is_some_and(|hands| hands.iter().all(|hand| hand.len() == 13))
    }

    /// The state after this many of the recorded tricks, with the contract and declarer.
    fn replay(&self, tricks: usize) -> Result<(ReplayState, Option<Bidding>, Option<Seat>), GameFault> {
        let Some(hands) = self.hands else { return Err(GameFault::new(self.line, GameFaultKind::NoDeal)) };
        let (contract, declarer) = self.contract_and_declarer();
        let trump = self.trump.or(contract.map(|contract| contract.bid.strain()));
        let first = self.leader.or(declarer.filter(|_| self.is_full_deal()).map(Seat::lho));
        let mut replay = ReplayState { hands, trump, leader: first, trick: Vec::new(), winners: Vec::new() };
        for trick in self.tricks.iter().take(tricks) {
            // Only the last recorded trick may be incomplete.
            if !replay.trick.is_empty() {
                return Err(GameFault::new(trick.line, GameFaultKind::Gap));
            }
            replay.play_trick(trick)?;
        }
        Ok((replay, contract, declarer))
    }
}

impl ReplayState {
    /// Plays one more recorded trick. If the leader is unknown, the first recorded card is the
    /// lead.
    fn play_trick(&mut self, recorded: &TrickCards) -> Result<(), GameFault> {
        let fault = |kind| GameFault::new(recorded.line, kind);
        let mut cards = [None; 4];
        let mut first = None;
        for card in &recorded.cards {
            let holder = Seat::ALL.into_iter().find(|seat| self.hands[seat.index()].has(*card));
            let seat = holder.ok_or_else(|| fault(GameFaultKind::NobodyHolds(*card)))?;
            if cards[seat.index()].replace(*card).is_some() {
                return Err(fault(GameFaultKind::PlayedTwice(*card, seat)));
            }
            first = first.or(Some(seat));
            if recorded.led == Some(*card) {
                self.leader = Some(seat);
            }
        }
        let Some(leader) = self.leader.or(first) else { return Ok(()) };
        self.leader = Some(leader);
        let in_turn = (0..4).map(|n| leader.after(n)).map_while(|seat| cards[seat.index()].zip(Some(seat)));
        for (card, seat) in in_turn {
            self.hands[seat.index()] = self.hands[seat.index()].without(card);
            self.trick.push(card);
        }
        if self.trick.len() < recorded.cards.len() {
            return Err(fault(GameFaultKind::Gap));
        }
        if self.trick.len() == 4 {
            let trick = Trick::of(leader, self.trick.drain(..));
            let trump = self.trump.ok_or_else(|| fault(GameFaultKind::NoTrump))?;
            if let Some((winner, _)) = trick.winning(trump) {
                self.winners.push(winner.side());
                self.leader = Some(winner);
            }
        }
        Ok(())
    }
}
