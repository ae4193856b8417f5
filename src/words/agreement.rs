//! What a call means by agreement, in words.

use super::{Arg, Words};
use crate::bridge::shape::MOST_POINTS;
use crate::bridge::{Strain, Suit};
use crate::engine::rotation::{HandBox, Meaning, Purpose};

impl Words {
    /// What the call shows: `0–11 points`, `5 or more spades, 11–15 points; or any balanced hand`.
    pub fn agreement(&self, meaning: &Meaning) -> String {
        let mut says: Vec<String> = Vec::new();
        if let Some(purpose) = meaning.purpose {
            says.push(self.say(match purpose {
                Purpose::Asks => "agreement-asks",
                Purpose::Relay => "agreement-relay",
                Purpose::Transfer => "agreement-transfer",
            }));
        }
        if let Some(strains) = meaning.specifies.as_ref().filter(|s| !s.is_empty()) {
            let named: Vec<String> = strains.iter().map(|s: &Strain| self.strain_spoken(*s)).collect();
            says.push(self.tell("agreement-specifies", &[("suits", self.list(&named).into())]));
        }
        if meaning.boxes.iter().any(|b| *b != HandBox::ANY) || says.is_empty() {
            let boxes: Vec<String> = meaning.boxes.iter().map(|b| self.hands(b)).collect();
            says.push(boxes.join(&self.say("agreement-or")));
        }
        if meaning.more {
            says.push(self.say("agreement-more"));
        }
        says.join(&self.say("agreement-and"))
    }

    /// One kind of hand.
    fn hands(&self, hands: &HandBox) -> String {
        let mut says = Vec::new();
        let all = (0, MOST_POINTS as u8);
        if hands.points != all {
            let (from, to) = hands.points;
            let way = way(from, to, all.1);
            says.push(
                self.tell(
                    "agreement-points",
                    &[("way", way.into()), ("from", from.into()), ("to", to.into())],
                ),
            );
        }
        for suit in Suit::DOWN {
            let (from, to) = hands.length(suit);
            if (from, to) != (0, 13) {
                let cards = if to == 1 && from == 1 { "suit-one" } else { "suit" };
                let suit: Arg = self.say(&format!("{cards}-{suit}")).into();
                let way = if to == 0 { "none" } else { way(from, to, 13) };
                let args = [("way", way.into()), ("from", from.into()), ("to", to.into()), ("suit", suit)];
                says.push(self.tell("agreement-length", &args));
            }
        }
        match hands.balanced {
            Some(true) => says.push(self.say("agreement-balanced")),
            Some(false) => says.push(self.say("agreement-unbalanced")),
            None => {}
        }
        if says.is_empty() { self.say("agreement-any") } else { says.join(", ") }
    }
}

/// How a range is best said.
fn way(from: u8, to: u8, most: u8) -> &'static str {
    match (from, to) {
        (from, to) if from == to => "exactly",
        (_, to) if to >= most => "least",
        (0, _) if most == 13 => "most",
        _ => "range",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::english;

    fn meaning(boxes: Vec<HandBox>) -> Meaning {
        Meaning { boxes, purpose: None, specifies: None, more: false }
    }

    #[test]
    fn ranges_are_said_as_a_player_says_them() {
        let weak = HandBox { points: (0, 11), ..HandBox::ANY };
        let mut opening = HandBox { points: (12, 37), ..HandBox::ANY };
        opening.lengths[Suit::S.index()] = (5, 13);
        opening.lengths[Suit::H.index()] = (0, 3);
        opening.lengths[Suit::C.index()] = (1, 1);
        let words = english();
        assert_eq!(words.agreement(&meaning(vec![weak])), "0–11 points");
        assert_eq!(
            words.agreement(&meaning(vec![opening, HandBox { balanced: Some(true), ..HandBox::ANY }])),
            "12 or more points, 5 or more spades, at most 3 hearts, exactly 1 club; or a balanced hand"
        );
    }

    #[test]
    fn a_purpose_needs_no_hands_beside_it() {
        let asks = Meaning { purpose: Some(Purpose::Asks), ..meaning(vec![HandBox::ANY]) };
        assert_eq!(english().agreement(&asks), "a question to partner");
        assert_eq!(english().agreement(&meaning(vec![HandBox::ANY])), "any hand");
    }
}
