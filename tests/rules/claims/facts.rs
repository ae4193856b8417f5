//! Facts from the rows of the table.

use super::table::Row;
use rules::bridge::{Card, Cards, Suit, pbn};
use rules::engine::case::{Case, Facts};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup};
use rules::engine::component::{Component, Key};
use rules::engine::{Ruling, rule};
use rules::law::{Edition, Elections, OrderWithinSuit};

pub fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|c| c.parse::<Card>().unwrap()).collect()
}

pub fn setup(row: &Row) -> ClaimSetup {
    let [declarer, leader, claimer] = row.seats.map(|s| s.parse().unwrap());
    let doubtful = row.forgot.strip_prefix('?').map(|s| s.parse::<Suit>().unwrap());
    let forgot = if doubtful.is_some() { Cards::EMPTY } else { cards(row.forgot) };
    let mut aware = [None; 4];
    for suit in Suit::DOWN {
        aware[suit.index()] = Some(match forgot.of(suit) {
            _ if doubtful == Some(suit) => Awareness::Doubtful,
            Cards::EMPTY => Awareness::Aware,
            cards => Awareness::Unaware { forgot: Some(cards) },
        });
    }
    let shown_out = row.shown_out.iter().map(|text| {
        let (seat, suit) = text.split_once(' ').unwrap();
        (seat.parse().unwrap(), suit.parse().unwrap())
    });
    ClaimSetup {
        cards: pbn::hands(row.cards).ok(),
        trump: row.trump.parse().ok(),
        declarer,
        leader: Some(leader),
        trick: row.trick.iter().map(|c| c.parse().unwrap()).collect(),
        claimer,
        claims: row.claims,
        statement: row.statement.iter().map(|s| s.parse().unwrap()).collect(),
        shown_out: shown_out.collect(),
        aware,
        exposed: vec![claimer],
        ..ClaimSetup::default()
    }
}

pub fn facts(row: &Row) -> ClaimFacts {
    setup(row).check().unwrap_or_else(|faults| panic!("{}: {faults:?}", row.id))
}

pub fn order(word: &str) -> OrderWithinSuit {
    [OrderWithinSuit::Any, OrderWithinSuit::TopDown, OrderWithinSuit::Ebu]
        .into_iter()
        .find(|o| o.word() == word)
        .unwrap()
}

pub fn ruled(facts: &ClaimFacts, edition: Edition, order: OrderWithinSuit) -> Ruling {
    ruled_under(facts, edition, Elections { order, ..Elections::default() })
}

pub fn ruled_under(facts: &ClaimFacts, edition: Edition, elections: Elections) -> Ruling {
    rule(&Case { edition, elections, date: None, facts: Facts::Claim(facts.clone()) })
}

/// Tricks of the claimer's side.
pub fn tricks(ruling: &Ruling, facts: &ClaimFacts) -> Option<u8> {
    match ruling.component(Key::Tricks)? {
        Component::Tricks(t) if facts.claimer().side() == t.declarer => Some(t.least),
        Component::Tricks(t) => Some(t.left - t.least),
        _ => None,
    }
}

/// Cards that the claimer was found to have forgotten.
pub fn forgotten(facts: &ClaimFacts) -> Cards {
    Suit::DOWN.into_iter().fold(Cards::EMPTY, |all, suit| match facts.aware(suit) {
        Some(Awareness::Unaware { forgot: Some(cards) }) => all.and(cards),
        _ => all,
    })
}
