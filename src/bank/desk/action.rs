//! A player's actions in an auction besides recorded calls, in the notation of scenario files.

use crate::scenario::event::{self, CORRECTS, EXPOSES, LEADS, MISEXPLAINS};
use derive::Word;
use rules::bridge::{Card, Cards, Seat};
use rules::engine::rotation::AuctionEvent;
use std::fmt;
use std::str::FromStr;

/// A player's action in an auction other than a recorded call. `quizzes/README.md` defines the
/// words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum AuctionAction {
    /// Accepts the call out of rotation, or the change of call
    Accepts,
    /// Does not accept it, after the Director has come and explained
    Declines,
    /// Bids, doubles or redoubles; which is not recorded
    Acts,
    /// Draws attention to the irregularity, and the Director comes
    Director,
    /// Makes the opening lead, and faces it
    Leads,
    /// Leads this card before the auction has ended
    LeadsCard(Card),
    /// Lets partner see this card
    Exposes(Card),
    /// Explains partner's call with this number wrongly
    Misexplains(usize),
    /// Corrects the explanation of the call with this number
    Corrects(usize),
}

impl AuctionAction {
    /// True for a reaction to the event before it, which cannot come earlier.
    pub const fn reacts(self) -> bool {
        matches!(self, AuctionAction::Accepts | AuctionAction::Declines | AuctionAction::Acts)
    }
}

impl fmt::Display for AuctionAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AuctionAction::LeadsCard(card) => write!(f, "{LEADS}{card}"),
            AuctionAction::Exposes(card) => write!(f, "{EXPOSES}{card}"),
            AuctionAction::Misexplains(call) => write!(f, "{MISEXPLAINS}{call}"),
            AuctionAction::Corrects(call) => write!(f, "{CORRECTS}{call}"),
            plain => f.write_str(plain.word()),
        }
    }
}

impl FromStr for AuctionAction {
    type Err = ();

    /// Reads an action as scenario files have it after the seat; of several cards none is read.
    fn from_str(text: &str) -> Result<AuctionAction, ()> {
        let events = event::moment(&format!("{} {text}", Seat::N)).ok_or(())?;
        let [event] = &events[..] else { return Err(()) };
        Ok(match event.happened {
            AuctionEvent::Accepted => AuctionAction::Accepts,
            AuctionEvent::Declined => AuctionAction::Declines,
            AuctionEvent::Acted => AuctionAction::Acts,
            AuctionEvent::Director => AuctionAction::Director,
            AuctionEvent::Led => AuctionAction::Leads,
            AuctionEvent::Exposed { cards, led: false } => AuctionAction::Exposes(only(cards)?),
            AuctionEvent::Exposed { cards, led: true } => AuctionAction::LeadsCard(only(cards)?),
            AuctionEvent::Misexplained(call) => AuctionAction::Misexplains(call),
            AuctionEvent::Corrected(call) => AuctionAction::Corrects(call),
            AuctionEvent::Called { .. } => return Err(()),
        })
    }
}

fn only(cards: Cards) -> Result<Card, ()> {
    let mut all = cards.into_iter();
    all.next().filter(|_| all.next().is_none()).ok_or(())
}
