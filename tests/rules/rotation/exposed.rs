//! Cards exposed or led before play (Law 24): each clause, and a second opinion, written from the
//! text, on random regular auctions.

use super::random::Chance;
use super::{Table, cites, expect, value};
use rules::bridge::{Auction, Call, Card, Cards, Rank, Seat, Suit};
use rules::engine::rotation::{AuctionEvent, Event, RotationFault, RotationSetup};
use rules::engine::ruling::{Limit, Outcome, Ruling};
use rules::engine::{Key, rule};
use rules::law::Edition;

const EDITIONS: [Edition; 3] = [Edition::E1997, Edition::E2007, Edition::E2017];

fn ruling(dealer: Seat, events: &[&str], edition: Edition) -> Ruling {
    Table::new(dealer, events).ruling_under(edition)
}

#[test]
fn low_card_leaves_partner_free() {
    for edition in EDITIONS {
        let ruling = ruling(Seat::N, &["N 1S", "E exposes H9"], edition);
        expect(&ruling, &[(Key::Law, "24A"), (Key::Partner, "any_legal_call"), (Key::Watch, "none")]);
        expect(&ruling, &[(Key::Turn, "E"), (Key::Auction, "goes_on"), (Key::Offender, "-")]);
    }
}

#[test]
fn ten_is_an_honour_and_partner_passes_once() {
    for (edition, watched) in [(Edition::E1997, "23"), (Edition::E2007, "23"), (Edition::E2017, "72C")] {
        let shown = ["N 1S", "E exposes HT"];
        let ruled = ruling(Seat::N, &shown, edition);
        expect(&ruled, &[(Key::Law, "24B"), (Key::Partner, "must_pass_next"), (Key::Watch, watched)]);
        let passed = [&shown[..], &["E 2C", "S P", "W P", "N 2S"]].concat();
        expect(&ruling(Seat::N, &passed, edition), &[(Key::Partner, "any_legal_call")]);
    }
}

#[test]
fn two_small_cards_silence_partner_whenever_exposed() {
    for events in [&["N 1S", "E exposes H5 D3"][..], &["N 1S", "E exposes H5", "E P", "S P", "E exposes D3"]]
    {
        let ruling = ruling(Seat::N, events, Edition::E2017);
        expect(&ruling, &[(Key::Law, "24C"), (Key::Partner, "must_pass_next")]);
        expect(&ruling, &[(Key::PenaltyCards, "major_if_defending")]);
    }
}

#[test]
fn call_by_silenced_partner_is_a_breach() {
    let events = ["N 1S", "E exposes HA", "E P", "S P", "W 2C"];
    let cancelled = ruling(Seat::N, &events, Edition::E2017);
    expect(&cancelled, &[(Key::Law, "37B2"), (Key::Cancelled, "4"), (Key::Auction, "over")]);
    let stands = ruling(Seat::N, &[&events[..], &["N P"]].concat(), Edition::E2017);
    expect(&stands, &[(Key::Law, "37A"), (Key::Cancelled, "none"), (Key::Turn, "E")]);
}

#[test]
fn silenced_right_hand_opponent_makes_call_in_rotation() {
    let events = ["N 1C", "E exposes HA", "E P", "S 1D", "N 1H"];
    let ruling = ruling(Seat::N, &events, Edition::E2017);
    expect(&ruling, &[(Key::InRotation, "yes"), (Key::Law, "28A"), (Key::Turn, "E")]);
}

#[test]
fn declaring_side_picks_cards_up() {
    let events = ["N 1H", "E P", "S exposes SK S2", "S 2H", "W P", "N P", "E P"];
    for edition in EDITIONS {
        let ruling = ruling(Seat::N, &events, edition);
        expect(&ruling, &[(Key::PenaltyCards, "picked_up"), (Key::Lead, "none"), (Key::Contract, "2H:N")]);
    }
}

#[test]
fn defender_has_penalty_cards() {
    let auction = |shown: &'static str| ["N 1H", "E P", "S 2H", shown, "W P", "N 4H", "E P", "S P", "W P"];
    for (shown, now, in_1997, lead) in [
        ("W exposes D4", "minor", "minor_at_choice", "none"),
        ("W exposes DK", "major", "major_at_choice", "require_or_forbid:D"),
        ("W leads D4", "major", "major_at_choice", "require_or_forbid:D"),
        ("W exposes D4 C4", "major", "major_at_choice", "require_or_forbid:C require_or_forbid:D"),
    ] {
        for edition in EDITIONS {
            let cards = if edition == Edition::E1997 { in_1997 } else { now };
            let ruling = ruling(Seat::N, &auction(shown), edition);
            expect(&ruling, &[(Key::PenaltyCards, cards), (Key::Lead, lead)]);
        }
    }
}

#[test]
fn offender_on_lead_must_lead_the_card() {
    let events = ["S 3NT", "W P", "N P", "E X", "S P", "W leads C7", "W P", "N P"];
    let ruling = ruling(Seat::S, &events, Edition::E2007);
    expect(&ruling, &[(Key::PenaltyCards, "major"), (Key::Lead, "none"), (Key::Contract, "3NTX:S")]);
    assert!(cites(&ruling).contains(&"50D1"), "{:?}", cites(&ruling));
}

#[test]
fn clarification_period_belongs_to_law_24_in_2007_only() {
    let after = |shown: &'static str| ["N 3NT", "E P", "S P", "W P", shown];
    for (shown, edition, law, cards) in [
        ("W exposes SA", Edition::E2007, "24B", "major"),
        ("W exposes SA", Edition::E2017, "49", "major"),
        ("W exposes S4", Edition::E1997, "49", "minor"),
        ("S exposes SA", Edition::E2007, "24B", "picked_up"),
        ("S exposes SA", Edition::E2017, "48A", "picked_up"),
    ] {
        let ruling = ruling(Seat::N, &after(shown), edition);
        expect(&ruling, &[(Key::Law, law), (Key::PenaltyCards, cards), (Key::Partner, "-")]);
    }
}

#[test]
fn first_call_begins_the_auction() {
    let events = ["E exposes HA", "N 1C", "E P", "S P"];
    expect(&ruling(Seat::N, &events, Edition::E2007), &[(Key::Partner, "must_pass_next")]);
    for edition in [Edition::E1997, Edition::E2017] {
        let ruling = ruling(Seat::N, &events, edition);
        assert!(matches!(ruling.outcome, Outcome::NotCovered(Limit::BeforeTheAuction)), "{ruling:#?}");
    }
}

#[test]
fn lead_after_the_end_is_by_declarers_left_hand_opponent() {
    let after = |led: &'static str| ["N 3NT", "E P", "S P", "W P", led];
    assert!(matches!(ruling(Seat::N, &after("E leads C7"), Edition::E2017).outcome, Outcome::PlayOn));
    let other = ruling(Seat::N, &after("W leads C7"), Edition::E2017);
    assert!(matches!(other.outcome, Outcome::NotCovered(Limit::LeadOutOfTurn)), "{other:#?}");
}

#[test]
fn card_is_exposed_once_and_before_play() {
    let faults = |events: &[&str]| {
        let faults = Table::new(Seat::N, events).0.check().expect_err("a fault");
        faults.into_iter().map(|fault| (fault.field, fault.kind)).collect::<Vec<_>>()
    };
    assert_eq!(
        faults(&["N 1C", "E exposes HA", "W exposes HA H2"]),
        [("facts.auction[2]".to_owned(), RotationFault::ExposedTwice)]
    );
    assert_eq!(
        faults(&["N 1C", "E P", "S P", "W P", "E leads", "W exposes H2"]),
        [("facts.auction[5]".to_owned(), RotationFault::ExposedInPlay)]
    );
}

/// A regular auction in which one player exposes cards, and when.
struct Shown {
    setup: RotationSetup,
    player: Seat,
    cards: Vec<Card>,
    led: bool,
    /// The number of calls before
    before: usize,
}

fn shown(seed: u64) -> Option<Shown> {
    let mut chance = Chance::new(seed);
    let dealer = Seat::N.after(chance.below(4));
    let (mut auction, mut events) = (Auction::new(dealer), Vec::new());
    let player = Seat::N.after(chance.below(4));
    let led = chance.percent(25);
    let before = chance.below(8);
    let number = if led { 1 } else { 1 + chance.below(3) };
    let mut cards: Vec<Card> = Vec::new();
    while cards.len() < number {
        let (suit, rank) = (Suit::DOWN[chance.below(4)], Rank::new(chance.below(13) as u8)?);
        let card = Card::new(suit, rank);
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    let (mut calls, mut must_pass, mut at) = (0, false, None);
    for _ in 0..14 {
        if calls == before && at.is_none() {
            let shown: Cards = cards.iter().copied().collect();
            events.push(Event::new(player, AuctionEvent::Exposed { cards: shown, led }));
            at = Some(calls);
            must_pass = number > 1 || led || "TJQKA".contains(cards[0].rank.letter());
        }
        if auction.is_over() {
            break;
        }
        let turn = auction.turn();
        let pass = chance.percent(55) || (must_pass && turn == player.partner());
        must_pass &= turn != player.partner();
        let bids =
            (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|strain| format!("{level}{strain}")));
        let bid =
            bids.map(|bid| bid.parse::<Call>().expect("a bid")).find(|bid| auction.legality(*bid).is_ok());
        let call = bid.filter(|_| !pass).unwrap_or(Call::Pass);
        auction.call(call).ok()?;
        calls += 1;
        let called = AuctionEvent::Called { call, artificial: Some(false), meaning: None };
        events.push(Event::new(turn, called));
    }
    let before = at?;
    Some(Shown {
        setup: RotationSetup { dealer, events, ..RotationSetup::default() },
        player,
        cards,
        led,
        before,
    })
}

/// What the text says, told from the calls alone: the law, partner's duty, and the cards.
fn second_opinion(shown: &Shown, edition: Edition) -> Option<(String, String, String)> {
    let calls: Vec<(Seat, Call)> = shown
        .setup
        .events
        .iter()
        .filter_map(|event| match event.happened {
            AuctionEvent::Called { call, .. } => Some((event.seat, call)),
            _ => None,
        })
        .collect();
    if shown.before == 0 && edition != Edition::E2007 {
        return None;
    }
    let mut auction = Auction::new(shown.setup.dealer);
    let mut ended_before = false;
    for (i, (_, call)) in calls.iter().enumerate() {
        auction.call(*call).ok()?;
        ended_before |= auction.is_over() && i + 1 == shown.before;
    }
    if ended_before && shown.led {
        return None;
    }
    let declares = auction.contract().map(|c| c.declarer.side() == shown.player.side());
    let honour = "TJQKA".contains(shown.cards[0].rank.letter());
    let small = shown.cards.len() == 1 && !honour && !shown.led;
    let outside = ended_before && edition != Edition::E2007;
    let law = match (outside, declares) {
        (true, Some(true)) => "48A",
        (true, Some(false)) => "49",
        (true, None) => "-",
        _ if small => "24A",
        _ if shown.cards.len() > 1 => "24C",
        _ => "24B",
    };
    let partner_called = calls[shown.before..].iter().any(|(seat, _)| *seat == shown.player.partner());
    let partner = match (auction.is_over(), small || partner_called) {
        (true, _) => "-",
        (false, true) => "any_legal_call",
        (false, false) => "must_pass_next",
    };
    let size = if small { "minor" } else { "major" };
    let chosen = edition == Edition::E1997 && !outside;
    let cards = match (auction.is_over(), declares) {
        (true, None) => "-".to_owned(),
        (true, Some(true)) => "picked_up".to_owned(),
        _ if chosen => format!("{size}_at_choice"),
        (true, Some(false)) => size.to_owned(),
        (false, _) => format!("{size}_if_defending"),
    };
    Some((law.to_owned(), partner.to_owned(), cards))
}

#[test]
fn second_opinion_agrees() {
    let mut compared = [0; 3];
    for (seed, edition) in (0..6_000).zip(EDITIONS.into_iter().cycle()) {
        let Some(shown) = shown(seed) else { continue };
        let Some(expected) = second_opinion(&shown, edition) else { continue };
        let facts = shown.setup.clone().check().expect("consistent facts");
        let ruling = rule(&rules::engine::Case { edition, ..super::case(facts) });
        let ours =
            (value(&ruling, Key::Law), value(&ruling, Key::Partner), value(&ruling, Key::PenaltyCards));
        assert_eq!(ours, expected, "{edition:?}: {}", super::random::text(&shown.setup));
        compared[EDITIONS.iter().position(|e| *e == edition).unwrap()] += 1;
    }
    assert!(compared.iter().all(|times| *times > 500), "{compared:?}");
}

/// Random auctions of every kind, with cards exposed somewhere in them.
#[test]
fn any_auction_with_exposed_cards_is_ruled_on() {
    let mut met = 0;
    for seed in 0..4_000 {
        let Some(case) = super::random::case(seed, 20) else { continue };
        let rules::engine::Facts::Rotation(facts) = &case.facts else { continue };
        let (mut setup, mut chance) = (facts.setup(), Chance::new(seed));
        for rank in [3, 9] {
            let card = Card::new(Suit::H, Rank::new(rank).unwrap());
            let happened = AuctionEvent::Exposed { cards: Cards::one(card), led: chance.percent(20) };
            let at = chance.below(setup.events.len() + 1);
            if !setup.events.get(at).is_some_and(|event| event.together) {
                setup.events.insert(at, Event::new(Seat::N.after(chance.below(4)), happened));
            }
        }
        let Ok(facts) = setup.check() else { continue };
        let ruling = rule(&rules::engine::Case { edition: case.edition, ..super::case(facts) });
        met += usize::from(ruling.component(Key::PenaltyCards).is_some());
        if let Some(component) = ruling.component(Key::PenaltyCards) {
            assert!(ruling.component(Key::Law).is_some(), "{component:?}");
        }
    }
    assert!(met > 400, "{met}");
}
