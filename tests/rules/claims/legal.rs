//! Tricks that no legal play loses (Law 71A until 1997), against exhaustive play; and the
//! consequences.

use super::conceding::conceding;
use crate::claims::chance::Chance;
use rules::bridge::{Seat, Side, Strain, Trick};
use rules::engine::case::{Case, Facts};
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::{ClaimSetup, Doubt, Doubted};
use rules::engine::component::{Component, Key};
use rules::engine::rule;
use rules::law::{Edition, Elections};

const ENDINGS: usize = 400;

/// A concession of every trick of a random ending, doubted later.
fn conceded(chance: &mut Chance, cards: usize) -> ClaimSetup {
    ClaimSetup {
        declarer: Seat::S,
        claimer: [Seat::S, Seat::E, Seat::W][chance.below(3)],
        announced: conceding(cards as u8, cards as u8, None),
        agreed: Some(true),
        cards: Some(chance.hands(cards)),
        trump: Some(chance.strain()),
        leader: Some(Seat::ALL[chance.below(4)]),
        doubt: Doubt { when: Some(Doubted::InCorrectionPeriod), ..Doubt::default() },
        ..ClaimSetup::default()
    }
}

/// Fewest tricks of a side over all legal plays.
fn fewest(at: &Ending, trump: Strain, side: Side) -> u8 {
    if at.left() == 0 {
        return 0;
    }
    let after = |card| {
        let (next, winner) = at.play(card, trump);
        fewest(&next, trump, side) + u8::from(winner.is_some_and(|seat| seat.side() == side))
    };
    at.legal().into_iter().map(after).min().unwrap_or(0)
}

/// Tricks of the conceding side by the ruling.
fn given_back(setup: &ClaimSetup, when: Doubted, edition: Edition) -> u8 {
    let setup = ClaimSetup { doubt: Doubt { when: Some(when), ..Doubt::default() }, ..setup.clone() };
    let side = setup.claimer.side();
    let facts = Facts::Claim(setup.check().unwrap());
    let ruling = rule(&Case { edition, elections: Elections::default(), date: None, facts });
    match ruling.component(Key::Tricks) {
        Some(Component::Tricks(t)) if t.declarer == side => t.least,
        Some(Component::Tricks(t)) => t.left - t.most,
        _ => panic!("{ruling:?}"),
    }
}

#[test]
fn legal_minimum_matches_exhaustive() {
    let mut chance = Chance(71);
    let mut some = 0;
    for n in 0..ENDINGS {
        let setup = conceded(&mut chance, 2 + n % 3);
        let (Some(hands), Some(trump), Some(leader)) = (setup.cards, setup.trump, setup.leader) else {
            unreachable!()
        };
        let at = Ending { hands, trick: Trick::new(leader), ..empty() };
        let legal = fewest(&at, trump, setup.claimer.side());
        let later = given_back(&setup, Doubted::InCorrectionPeriod, Edition::E1997);
        assert_eq!(later, legal, "{setup:?}");
        let in_time = given_back(&setup, Doubted::BeforeNextCall, Edition::E1997);
        assert!(in_time >= legal, "a trick safe by any legal play is safe by normal play: {setup:?}");
        let since = given_back(&setup, Doubted::InCorrectionPeriod, Edition::E2007);
        assert_eq!(since, in_time, "the limit changed in 2007: {setup:?}");
        let without_guess = given_back(&setup, Doubted::InCorrectionPeriod, Edition::E2017);
        assert!(without_guess <= since, "since 2017 no guess is accepted for its odds: {setup:?}");
        assert_eq!(given_back(&setup, Doubted::TooLate, Edition::E2017), 0);
        some += usize::from(legal > 0);
    }
    assert!(some > 50, "{some}");
}

fn empty() -> Ending {
    Ending {
        hands: Default::default(),
        trick: Trick::new(Seat::N),
        forgotten: Default::default(),
        shown_out: Default::default(),
        progress: Default::default(),
        lost: 0,
    }
}
