//! Moved facts of variants.

use crate::variants::loaded;
use bank::{Scenario, variant};
use rules::bridge::{Auction, Call, Seat, pbn};
use rules::engine::Facts;
use rules::engine::rotation::{AuctionEvent, RotationFacts};

fn auction(scenario: &Scenario) -> &RotationFacts {
    match &scenario.case.facts {
        Facts::Rotation(facts) => facts,
        _ => panic!("{} is no auction", scenario.id),
    }
}

/// Events, as in a file.
fn event_texts(facts: &RotationFacts) -> String {
    let events = facts.events().iter().map(|event| match &event.happened {
        AuctionEvent::Called { call, .. } => format!("{} {call}", event.seat),
        other => format!("{} {other:?}", event.seat),
    });
    events.collect::<Vec<_>>().join(", ")
}

/// Calls up to the first that is illegal or out of turn.
fn legal_prefix(facts: &RotationFacts) -> usize {
    let mut auction = Auction::new(facts.dealer());
    facts.calls().take_while(|(seat, call)| auction.turn() == *seat && auction.call(*call).is_ok()).count()
}

#[test]
fn moves_players_with_the_dealer() {
    let bank = loaded();
    for id in variant::all(bank, "r006", 0).take(40) {
        let (origin, variant) = (bank.scenario("r006").unwrap(), bank.find(&id).unwrap());
        let (from, to) = (auction(origin), auction(&variant));
        let turn = |facts: &RotationFacts, seat: Seat| (4 + seat.index() - facts.dealer().index()) % 4;
        let seats = |facts: &RotationFacts| -> Vec<usize> {
            facts.events().iter().map(|event| turn(facts, event.seat)).collect()
        };
        assert_eq!(seats(from), seats(to), "{id}");
        assert_eq!(legal_prefix(from), legal_prefix(to), "{id}");
    }
}

#[test]
fn keeps_sufficiency_of_bids() {
    let bank = loaded();
    let bids = |facts: &RotationFacts| -> Vec<_> {
        facts
            .calls()
            .filter_map(|(_, call)| if let Call::Bid(bid) = call { Some(bid) } else { None })
            .collect()
    };
    for scenario in bank.firsts().filter(|one| matches!(one.case.facts, Facts::Rotation(_))) {
        for id in variant::all(bank, &scenario.id, 3).take(3) {
            let variant = bank.find(&id).unwrap();
            let (from, to) = (bids(auction(scenario)), bids(auction(&variant)));
            for i in 0..from.len() {
                for j in 0..i {
                    assert_eq!(
                        from[i].cmp(&from[j]),
                        to[i].cmp(&to[j]),
                        "{id}: {}",
                        event_texts(auction(&variant))
                    );
                }
            }
        }
    }
}

#[test]
fn moves_ranks_in_order() {
    let bank = loaded();
    let (origin, mut other_ranks) = (bank.scenario("c010").unwrap(), 0);
    let Facts::Claim(from) = &origin.case.facts else { panic!("a claim") };
    for id in variant::all(bank, "c010", 0).take(60) {
        let variant = bank.find(&id).unwrap();
        let Facts::Claim(to) = &variant.case.facts else { panic!("a claim") };
        let sizes = |facts: &rules::engine::claim::ClaimFacts| {
            Seat::ALL.map(|seat| facts.hand(facts.declarer().after(seat.index())).len())
        };
        assert_eq!(sizes(from), sizes(to), "{id}");
        assert_eq!((from.claims(), from.left()), (to.claims(), to.left()));
        let ranks = |facts: &rules::engine::claim::ClaimFacts| {
            let all = facts.cards().into_iter().flatten().map(|card| card.rank).collect::<Vec<_>>();
            let mut all = all;
            all.sort();
            all
        };
        other_ranks += usize::from(ranks(from) != ranks(to));
    }
    assert!(other_ranks > 40, "{other_ranks}");
}

#[test]
fn keeps_artificial_bids() {
    let bank = loaded();
    let calls = |id: &str, number: usize| -> Vec<String> {
        let call = |id: String| {
            let variant = bank.find(&id).unwrap();
            auction(&variant).calls().nth(number - 1).expect("a call").1.to_string()
        };
        let mut calls: Vec<String> = variant::all(bank, id, 0).map(call).collect();
        calls.sort();
        calls.dedup();
        calls
    };
    // Stayman; a transfer to a major; an opening bid of one heart, which may be any suit.
    assert_eq!(calls("r026", 2), ["2C"]);
    assert_eq!(calls("r058", 3), ["2D", "2H"]);
    assert_eq!(calls("r025", 1), ["1C", "1D", "1H", "1S"]);
}

#[test]
fn raises_levels_without_agreements() {
    let bank = loaded();
    let levels = |id: &str| {
        let level = |id: String| {
            let variant = bank.find(&id).unwrap();
            let bids = auction(&variant).calls().filter_map(|(_, call)| match call {
                Call::Bid(bid) => Some(bid.level()),
                _ => None,
            });
            bids.min()
        };
        variant::all(bank, id, 0).map(level).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(levels("r004"), [Some(1), Some(2), Some(3)].into());
    assert_eq!(levels("r025"), [Some(1)].into());
}

/// Stored answers name variants: the facts behind an id never change.
#[test]
fn tokens_are_stable() {
    let bank = loaded();
    let of = |id: &str| {
        let variant = bank.find(id).unwrap_or_else(|| panic!("{id} is gone"));
        match &variant.case.facts {
            Facts::Rotation(facts) => {
                format!("{} {}: {}", facts.dealer(), facts.vulnerable().word(), event_texts(facts))
            }
            Facts::Claim(facts) if facts.is_concession() => {
                format!("{} {}", facts.claimer(), facts.declarer())
            }
            Facts::Claim(facts) => {
                format!("{} {} {}", facts.claimer(), facts.trump(), pbn::write(&facts.cards()))
            }
        }
    };
    for (id, told) in [
        ("r002~8e2", "S EW: S 2C, N P, E Declined, W 2H"),
        ("r006~929", "E none: W P, N Declined, E 1H, S 2C, W 2D"),
        ("r059.2~y0i", "E none: W 1H, N Declined"),
        ("r027~peo", "E none: E 1NT, W 2H, N Declined, S 2C, W 2S"),
        ("c010~3dv", "E NT N:954... AJ6... ..J87. ...J43"),
        ("d001~u8j", "N W"),
    ] {
        assert_eq!(of(id), told, "{id}");
    }
}
