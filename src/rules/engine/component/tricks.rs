//! Tricks of a side.

use crate::bridge::Side;
use crate::engine::fact::{Compound, Fact, FactValue};
use serde_json::json;

/// Tricks of the remaining ones to declarer's side: from `least` to `most`, equal when it is
/// settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tricks {
    /// Declarer's side
    pub declarer: Side,
    /// Tricks that are left, the one in progress included
    pub left: u8,
    /// The fewest declarer's side may get
    pub least: u8,
    /// The most
    pub most: u8,
}

/// A number of tricks to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideTricks {
    /// The side
    pub side: Side,
    /// Number of tricks
    pub tricks: u8,
}

impl FactValue for Tricks {
    fn fact(&self) -> Fact {
        let Tricks { declarer, left, least, most } = *self;
        let share = |from: u8, to: u8| if from == to { json!(from) } else { json!([from, to]) };
        let parts = [("tricks", least), ("least", least), ("most", most), ("left", left)];
        let parts = parts.map(|(name, tricks)| (name, Fact::Tricks(tricks)));
        Fact::Compound(Compound {
            word: (least != most).then(|| "bounds".to_owned()),
            parts: parts.into_iter().chain([("side", Fact::Side(declarer))]).collect(),
            tokens: vec![if least == most { least.to_string() } else { format!("{least}-{most}") }],
            json: json!({
                declarer.letters(): share(least, most),
                declarer.other().letters(): share(left.saturating_sub(most), left.saturating_sub(least)),
            }),
        })
    }

    fn samples() -> Vec<Tricks> {
        let of = |(least, most)| Tricks { declarer: Side::NS, left: 9, least, most };
        [(3, 3), (0, 0), (1, 2), (5, 7)].map(of).to_vec()
    }
}

impl FactValue for SideTricks {
    fn fact(&self) -> Fact {
        let SideTricks { side, tricks } = *self;
        Fact::Compound(Compound {
            word: None,
            parts: vec![("side", Fact::Side(side)), ("tricks", Fact::Tricks(tricks))],
            tokens: vec![format!("{}:{tricks}", side.letters())],
            json: json!({side.letters(): tricks}),
        })
    }

    fn samples() -> Vec<SideTricks> {
        [1, 2].map(|tricks| SideTricks { side: Side::EW, tricks }).to_vec()
    }
}
