//! Moved auctions and meanings of calls.

use super::shift::Shift;
use crate::agreements;
use rules::bridge::{Call, Strain, Suit};
use rules::engine::rotation::meaning::{AskSubject, HandBox, Meaning, Promise, Purpose};
use rules::engine::rotation::{AuctionEvent, Event, RotationSetup};

/// Treatment of a named agreement. An entry added to the list later may name a meaning that a
/// variant wrote out before; the variant keeps its path, and with it the right answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamingRule {
    /// Becomes the list's agreement of the same name in the moved suits, with its meaning; written
    /// out if there is none
    AsListed,
    /// Keeps its meaning in the moved suits, with a name only if the list has exactly that meaning
    AsMoved,
}

impl NamingRule {
    /// Both, in order of preference.
    pub const BOTH: [NamingRule; 2] = [NamingRule::AsListed, NamingRule::AsMoved];
}

impl Shift {
    /// The moved auction; `None` if a bid would exceed the seventh level.
    pub fn auction(&self, setup: &RotationSetup, naming: NamingRule) -> Option<RotationSetup> {
        let event = |event: &Event| {
            let happened = match &event.happened {
                AuctionEvent::Called { call, artificial, meaning } => AuctionEvent::Called {
                    call: self.call(*call)?,
                    artificial: *artificial,
                    meaning: meaning.as_ref().map(|meaning| self.meaning(meaning, naming)),
                },
                AuctionEvent::Exposed { cards, led } => {
                    AuctionEvent::Exposed { cards: self.cards(*cards), led: *led }
                }
                other => other.clone(),
            };
            Some(Event { seat: self.seat(event.seat), happened, ..event.clone() })
        };
        Some(RotationSetup {
            dealer: self.seat(setup.dealer),
            vulnerable: self.vulnerable(setup.vulnerable),
            events: setup.events.iter().map(event).collect::<Option<_>>()?,
            findings: setup.findings.clone(),
            made: setup.made,
        })
    }

    /// The moved meaning of a call.
    pub fn meaning(&self, meaning: &Meaning, naming: NamingRule) -> Meaning {
        let list = agreements::all();
        let called = meaning.name.and_then(|name| list.get_key_value(self.name(name).as_str()));
        let as_listed = meaning.name.and_then(|name| list.get(name)).is_some_and(|a| a.meaning == *meaning);
        let moved = self.meaning_itself(meaning);
        match called {
            Some((_, agreement)) if as_listed && naming == NamingRule::AsListed => agreement.meaning.clone(),
            Some((name, agreement)) => {
                let same = Meaning { name: None, ..agreement.meaning.clone() } == moved;
                Meaning { name: same.then_some(*name), ..moved }
            }
            None => moved,
        }
    }

    /// The moved meaning without a name.
    fn meaning_itself(&self, meaning: &Meaning) -> Meaning {
        let suit = |suit| self.suit(suit);
        let purpose = meaning.purpose.map(|purpose| match purpose {
            Purpose::Transfer(to) => Purpose::Transfer(suit(to)),
            Purpose::Asks(AskSubject::KeyCards(agreed)) => {
                Purpose::Asks(AskSubject::KeyCards(agreed.map(suit)))
            }
            Purpose::Asks(AskSubject::Control(of)) => Purpose::Asks(AskSubject::Control(suit(of))),
            Purpose::Asks(AskSubject::Stopper(of)) => Purpose::Asks(AskSubject::Stopper(suit(of))),
            other => other,
        });
        let mark = |mark: &Promise| match *mark {
            Promise::Stopper(of) => Promise::Stopper(suit(of)),
            Promise::Good(of) => Promise::Good(suit(of)),
            Promise::Solid(of) => Promise::Solid(suit(of)),
            Promise::Control(of) => Promise::Control(suit(of)),
            Promise::PlayingTricks => Promise::PlayingTricks,
        };
        let strains = |strains: &Vec<Strain>| strains.iter().map(|strain| self.strain(*strain)).collect();
        Meaning {
            name: None,
            boxes: meaning.boxes.iter().map(|one| self.hand_box(one)).collect(),
            purpose,
            specifies: meaning.specifies.as_ref().map(strains),
            marks: meaning.marks.iter().map(mark).collect(),
            forcing: meaning.forcing,
            more: meaning.more,
        }
    }

    fn hand_box(&self, one: &HandBox) -> HandBox {
        let mut lengths = one.lengths;
        for suit in Suit::DOWN {
            lengths[self.suit(suit).index()] = one.length(suit);
        }
        HandBox { lengths, ..*one }
    }

    /// The name of an agreement in the other suits: `weak-two-H` is `weak-two-S` where hearts
    /// become spades.
    fn name(&self, name: &str) -> String {
        let part = |part: &str| match (part.parse::<Suit>(), part.parse::<Call>()) {
            (Ok(suit), _) => self.suit(suit).to_string(),
            (_, Ok(Call::Bid(bid))) => self.bid(bid).map_or_else(|| part.to_owned(), |bid| bid.to_string()),
            _ => part.to_owned(),
        };
        name.split('-').map(part).collect::<Vec<_>>().join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hearts and spades change places.
    fn majors() -> Shift {
        Shift::suits([Suit::C, Suit::D, Suit::S, Suit::H])
    }

    fn listed(name: &str) -> Meaning {
        agreements::all()[name].meaning.clone()
    }

    #[test]
    fn named_agreement_moves_with_suits() {
        for (name, moved) in [
            ("weak-two-H", "weak-two-S"),
            ("response-1D-1S", "response-1D-1H"),
            ("stayman-1NT", "stayman-1NT"),
            ("blackwood", "blackwood"),
        ] {
            assert_eq!(majors().meaning(&listed(name), NamingRule::AsListed), listed(moved), "{name}");
        }
    }

    #[test]
    fn moved_meaning_keeps_a_listed_name() {
        let weak_two = majors().meaning(&listed("weak-two-H"), NamingRule::AsMoved);
        assert_eq!(weak_two, listed("weak-two-S"));
        // One spade is opened with five spades beside five hearts, and one heart not with five
        // spades.
        let opening = majors().meaning(&listed("opening-1H"), NamingRule::AsMoved);
        assert_eq!(opening.name, None);
        assert_eq!(opening.boxes.len(), 2);
    }

    #[test]
    fn writes_out_unlisted_meanings() {
        let minors = Shift::suits([Suit::D, Suit::C, Suit::H, Suit::S]);
        let moved = minors.meaning(&listed("overcall-1D"), NamingRule::AsListed);
        assert_eq!((moved.name, moved.boxes[0].length(Suit::C)), (None, (5, 13)));
    }

    #[test]
    fn keeps_deviations_from_the_list() {
        let mut stronger = listed("notrump-overcall-H");
        stronger.boxes[0].points = (16, 18);
        let moved = majors().meaning(&stronger, NamingRule::AsListed);
        assert_eq!((moved.name, moved.boxes[0].points), (None, (16, 18)));
        assert_eq!(moved.marks, [Promise::Stopper(Suit::S)]);
    }
}
