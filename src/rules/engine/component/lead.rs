//! A restriction on a defender's lead.

use crate::bridge::{Seat, Suit};
use crate::engine::fact::{Compound, Fact, FactValue};
use serde_json::json;

/// A restriction on a defender's lead (Law 26).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeadRestriction {
    /// None
    None,
    /// Declarer may forbid one suit of these at this player's first turn to lead
    ForbidOneOf {
        /// The suits to choose from
        suits: Vec<Suit>,
        /// The player bound by it
        binds: Seat,
    },
    /// Declarer may require or forbid one of these suits at this player's first turn to lead
    /// (before 2017)
    RequireOrForbid {
        /// The suits to choose from
        suits: Vec<Suit>,
        /// The player bound by it
        binds: Seat,
    },
}

impl FactValue for LeadRestriction {
    fn fact(&self) -> Fact {
        let (word, mark, suits, binds) = match self {
            LeadRestriction::None => return Fact::Word("none"),
            LeadRestriction::ForbidOneOf { suits, binds } => ("forbid_one_of", "", suits, binds),
            LeadRestriction::RequireOrForbid { suits, binds } => {
                ("require_or_forbid", "require_or_forbid:", suits, binds)
            }
        };
        let listed = suits.fact();
        Fact::Compound(Compound {
            word: Some(word.to_owned()),
            tokens: listed.tokens().into_iter().map(|token| format!("{mark}{token}")).collect(),
            json: json!({word: listed.json(), "binds": binds.letter(), "when": "first_turn_to_lead"}),
            parts: vec![("suits", listed), ("seat", binds.fact())],
        })
    }

    fn samples() -> Vec<LeadRestriction> {
        let of = |suits: Vec<Suit>| {
            let binds = Seat::E;
            [
                LeadRestriction::ForbidOneOf { suits: suits.clone(), binds },
                LeadRestriction::RequireOrForbid { suits, binds },
            ]
        };
        let listed = [vec![Suit::H], vec![Suit::S, Suit::C], Suit::DOWN.to_vec()];
        listed.into_iter().flat_map(of).chain([LeadRestriction::None]).collect()
    }
}
