//! Claims with the table turned, and with the suits exchanged.

use super::chance::Chance;
use super::facts::{ruled, tricks};
use bank::variant::Shift;
use rules::bridge::Suit;
use rules::engine::Ruling;
use rules::engine::claim::ClaimFacts;
use rules::engine::component::{Component, Key};
use rules::law::{Edition, OrderWithinSuit};

/// The same table seen from another chair: every seat moves on by one.
fn turned(facts: &ClaimFacts) -> ClaimFacts {
    moved(facts, &Shift::turn(1))
}

/// Every suit becomes the next one.
fn with_suits_moved(facts: &ClaimFacts) -> ClaimFacts {
    moved(facts, &Shift::suits([Suit::D, Suit::H, Suit::S, Suit::C]))
}

fn moved(facts: &ClaimFacts, shift: &Shift) -> ClaimFacts {
    shift.claim(&facts.setup()).expect("a contract that there is").check().expect("consistent facts")
}

fn law(ruling: &Ruling) -> Option<Vec<String>> {
    ruling.component(Key::Law).map(Component::tokens)
}

#[test]
fn ruling_turns_with_the_table() {
    let mut chance = Chance(0x70a1);
    for i in 0..300 {
        let facts = chance.claim(3 + i % 3);
        let ruling = ruled(&facts, Edition::E2017, OrderWithinSuit::TopDown);
        for other in [turned(&facts), with_suits_moved(&facts)] {
            let again = ruled(&other, Edition::E2017, OrderWithinSuit::TopDown);
            assert_eq!(tricks(&ruling, &facts), tricks(&again, &other), "{facts:?}");
            assert_eq!(law(&ruling), law(&again), "{facts:?}");
        }
    }
}
