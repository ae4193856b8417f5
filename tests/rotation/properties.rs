//! What must hold of every auction.

use crate::case;
use director::bridge::{Auction, Call, Seat, Vulnerable};
use director::engine::component::{AuctionGoes, Lead, MayAccept};
use director::engine::rotation::{Event, Finding, Findings, Happened, RotationSetup};
use director::engine::ruling::{Outcome, Ruling};
use director::engine::{Component, Key, rule};
use director::law::Edition;
use proptest::prelude::*;

fn any_call() -> impl Strategy<Value = Call> {
    prop_oneof![
        4 => Just(Call::Pass),
        1 => Just(Call::Double),
        5 => (1u8..=3, prop::sample::select(vec!["C", "D", "H", "S", "NT"]))
            .prop_map(|(level, strain)| format!("{level}{strain}").parse().unwrap()),
    ]
}

fn happened() -> impl Strategy<Value = Happened> {
    prop_oneof![
        6 => (any_call(), prop::option::weighted(0.9, prop::bool::weighted(0.2)))
            .prop_map(|(call, artificial)| Happened::Called { call, artificial, meaning: None }),
        2 => Just(Happened::Declined),
        1 => Just(Happened::Accepted),
        1 => Just(Happened::Acted),
    ]
}

/// Some legal calls in rotation, then a pass by anybody, then anything by anybody.
fn auctions() -> impl Strategy<Value = RotationSetup> {
    let seat = || prop::sample::select(Seat::ALL.to_vec());
    let later = prop::collection::vec((0usize..4, happened()), 0..4);
    (seat(), prop::collection::vec(any_call(), 0..5), seat(), prop::option::of(any::<bool>()), later)
        .prop_map(|(dealer, calls, passer, unintended, later)| {
            let mut events = in_rotation(dealer, calls);
            events.push(called(passer, Call::Pass));
            let later =
                later.into_iter().map(|(steps, happened)| Event::new(passer.lho().after(steps), happened));
            events.extend(later);
            RotationSetup {
                dealer,
                vulnerable: Vulnerable::None,
                events,
                findings: Findings { unintended: Finding::all(unintended), ..Findings::default() },
                made: None,
            }
        })
}

/// Those of the calls that are legal one after the other, each by the player whose turn it is.
fn in_rotation(dealer: Seat, calls: Vec<Call>) -> Vec<Event> {
    let mut auction = Auction::new(dealer);
    let legal = calls.into_iter().filter_map(|call| {
        let seat = auction.turn();
        auction.call(call).ok().map(|()| called(seat, call))
    });
    legal.collect()
}

fn called(seat: Seat, call: Call) -> Event {
    Event::new(seat, Happened::Called { call, artificial: Some(false), meaning: None })
}

fn turned(setup: &RotationSetup, steps: usize) -> RotationSetup {
    let mut other = setup.clone();
    other.dealer = other.dealer.after(steps);
    for event in &mut other.events {
        event.seat = event.seat.after(steps);
    }
    other
}

fn turn_component(component: &Component, steps: usize) -> Component {
    match component.clone() {
        Component::MayAccept(MayAccept::Seat(seat)) => {
            Component::MayAccept(MayAccept::Seat(seat.after(steps)))
        }
        Component::Turn(seat) => Component::Turn(seat.after(steps)),
        Component::Auction(AuctionGoes::BackTo(seat)) => {
            Component::Auction(AuctionGoes::BackTo(seat.after(steps)))
        }
        Component::Lead(Lead::ForbidOneOf { suits, binds }) => {
            Component::Lead(Lead::ForbidOneOf { suits, binds: binds.after(steps) })
        }
        Component::UnauthorisedFor { seats, clause } => {
            let mut seats: Vec<Seat> = seats.iter().map(|s| s.after(steps)).collect();
            seats.sort();
            Component::UnauthorisedFor { seats, clause }
        }
        Component::Contract(Some(contract)) => {
            let declarer = contract.declarer.after(steps);
            Component::Contract(Some(director::bridge::Contract { declarer, ..contract }))
        }
        other => other,
    }
}

fn every_ruling<'a>(ruling: &'a Ruling, found: &mut Vec<&'a Ruling>) {
    found.push(ruling);
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|b| every_ruling(&b.ruling, found));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn turning_the_table_turns_the_ruling(setup in auctions(), steps in 1usize..4) {
        let Ok(facts) = setup.clone().check() else { return Ok(()) };
        let here = rule(&case(facts));
        let there = rule(&case(turned(&setup, steps).check().expect("still hangs together")));
        let wanted: Vec<Component> = here.components.iter().map(|c| turn_component(c, steps)).collect();
        prop_assert_eq!(&wanted, &there.components);
        prop_assert_eq!(here.laws(), there.laws());
    }

    #[test]
    fn every_clause_cited_is_in_the_edition_and_components_have_one_value_each(setup in auctions()) {
        let Ok(facts) = setup.check() else { return Ok(()) };
        let ruling = rule(&case(facts));
        let mut all = Vec::new();
        every_ruling(&ruling, &mut all);
        for ruling in all {
            for step in ruling.trace.steps() {
                prop_assert!(step.clause.is_in(Edition::E2017), "{}", step.clause);
            }
            let keys: Vec<Key> = ruling.components.iter().map(Component::key).collect();
            prop_assert!(keys.is_sorted_by(|a, b| a < b), "{:?}", keys);
        }
    }

    #[test]
    fn an_answered_question_does_not_come_back(setup in auctions()) {
        fn walk(ruling: &Ruling, answered: &mut Vec<director::engine::ruling::Question>) -> Result<(), TestCaseError> {
            if let Outcome::Fork { question, branches } = &ruling.outcome {
                prop_assert!(!answered.contains(question), "{:?} again", question);
                answered.push(*question);
                for branch in branches {
                    walk(&branch.ruling, answered)?;
                }
                answered.pop();
            }
            Ok(())
        }
        let Ok(facts) = setup.check() else { return Ok(()) };
        walk(&rule(&case(facts)), &mut Vec::new())?;
    }

    #[test]
    fn a_legal_auction_is_play_on(dealer in prop::sample::select(Seat::ALL.to_vec()), calls in prop::collection::vec(any_call(), 1..8)) {
        let events = in_rotation(dealer, calls);
        let setup = RotationSetup { dealer, vulnerable: Vulnerable::None, events, findings: Findings::default(), made: None };
        let Ok(facts) = setup.check() else { return Ok(()) };
        prop_assert_eq!(rule(&case(facts)).outcome, Outcome::PlayOn);
    }
}
