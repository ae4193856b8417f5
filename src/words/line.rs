//! The worst normal line, with the reason of each play.

use super::Words;
use crate::bridge::Seat;
use crate::engine::claim::Why;
use crate::engine::component::Played;

/// One card of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Who plays it
    pub seat: Seat,
    /// The card as it is shown
    pub card: String,
    /// The card as it is read out
    pub spoken: String,
    /// Why this play is normal, or whose choice it is
    pub why: String,
}

impl Words {
    /// The line, card by card.
    pub fn line(&self, played: &[Played]) -> Vec<Explained> {
        let explained = |p: &Played| Explained {
            seat: p.seat,
            card: self.card(p.card),
            spoken: self.card_spoken(p.card),
            why: self.why(p.why),
        };
        played.iter().map(explained).collect()
    }

    /// Why a play is normal.
    pub fn why(&self, why: Why) -> String {
        self.say(&format!("why-{}", why.word()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::english;

    #[test]
    fn every_reason_of_a_play_has_its_words() {
        for why in Why::ALL {
            assert!(english().why(why).contains(' '), "{}", why.word());
        }
    }
}
