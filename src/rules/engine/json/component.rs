//! The value of a component as JSON.

use crate::bridge::{Seat, Suit};
use crate::engine::component::{
    AuctionConsequence, ClaimedTricks, Component, LeadRestriction, LineCard, NormalityStatus, OtherCard,
    Tricks,
};
use serde_json::{Value, json};

/// The value without its key.
pub(super) fn value(component: &Component) -> Value {
    match component {
        Component::What(ClaimedTricks::Claim(n)) => json!({"claim": n}),
        Component::What(ClaimedTricks::Concession(n)) => json!({"concession": n}),
        Component::Cancelled(calls) => json!(calls),
        Component::Auction(AuctionConsequence::BackTo(seat)) => json!({"back_to": seat.letter()}),
        Component::Lead(LeadRestriction::ForbidOneOf { suits, binds }) => {
            lead("forbid_one_of", suits, *binds)
        }
        Component::Lead(LeadRestriction::RequireOrForbid { suits, binds }) => {
            lead("require_or_forbid", suits, *binds)
        }
        Component::Contract(Some(contract)) => json!({
            "contract": format!("{}{}", contract.bid, contract.doubled),
            "declarer": contract.declarer.letter(),
        }),
        Component::UnauthorisedFor { seats, clause } => json!({
            "seats": seats.iter().map(|s| s.letter()).collect::<Vec<_>>(),
            "law": clause.citation(),
        }),
        Component::Returned { side, tricks } => json!({ side.letters(): tricks }),
        Component::Tricks(tricks) => sides(tricks),
        Component::Result { contract, tricks, score } => {
            json!({"contract": contract.result(*tricks), "score": score})
        }
        Component::Line(played) => played.iter().map(card).collect(),
        Component::Period(period) => json!({"limit": period.limit.word(), "over": period.over}),
        Component::Watch(clauses) => clauses.iter().map(|c| c.citation()).collect(),
        Component::What(ClaimedTricks::Both | ClaimedTricks::Neither)
        | Component::Auction(AuctionConsequence::On | AuctionConsequence::Over)
        | Component::Lead(LeadRestriction::None)
        | Component::Contract(None)
        | Component::InRotation(_)
        | Component::Law(_)
        | Component::MayAccept(_)
        | Component::Turn(_)
        | Component::Play(_)
        | Component::Offender(_)
        | Component::Replacement(_)
        | Component::Partner(_)
        | Component::ExposedCards(_)
        | Component::Standing(_) => component.tokens().concat().into(),
    }
}

fn lead(what: &str, suits: &[Suit], binds: Seat) -> Value {
    let suits: Vec<&str> = suits.iter().map(|s| s.letter()).collect();
    json!({what: suits, "binds": binds.letter(), "when": "first_turn_to_lead"})
}

/// Tricks to each side: a number, or a range.
fn sides(tricks: &Tricks) -> Value {
    let share = |from: u8, to: u8| if from == to { json!(from) } else { json!([from, to]) };
    let (least, most, left) = (tricks.least, tricks.most, tricks.left);
    json!({
        tricks.declarer.letters(): share(least, most),
        tricks.declarer.other().letters(): share(left.saturating_sub(most), left.saturating_sub(least)),
    })
}

fn card(played: &LineCard) -> Value {
    let mut value =
        json!({"seat": played.seat.letter(), "card": played.card.to_string(), "why": played.why.word()});
    if !played.others.is_empty() {
        value["others"] = played.others.iter().map(other).collect();
    }
    value
}

/// A card that could have been played instead: `normal`, the strictest standard by which it is
/// normal, or the presumption that excludes it.
fn other(other: &OtherCard) -> Value {
    let card = other.card.to_string();
    match other.worth {
        NormalityStatus::Normal => json!({"card": card, "is": "normal"}),
        NormalityStatus::UpTo(standard) => json!({"card": card, "is": standard.word()}),
        NormalityStatus::Excluded(by) => {
            json!({"card": card, "is": "excluded", "by": by.word(), "law": by.clause().citation()})
        }
    }
}
