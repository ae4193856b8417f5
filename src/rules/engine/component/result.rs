//! The final contract, and its score.

use crate::bridge::score::duplicate;
use crate::bridge::{Bid, Contract, Doubled, Seat, Strain, Vulnerable};
use crate::engine::fact::{Compound, Fact, FactValue};
use derive::Facts;
use serde_json::json;

/// The contract when the auction is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum FinalContract {
    /// No player bid
    PassedOut,
    /// This contract
    #[fact("contract")]
    Contract(Contract),
}

/// A contract with its result and score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The contract
    pub contract: Contract,
    /// Tricks declarer's side has won in all
    pub tricks: i32,
    /// The duplicate score to declarer's side
    pub score: i32,
}

impl FinalContract {
    /// The contract, unless the board was passed out.
    pub const fn contract(self) -> Option<Contract> {
        if let FinalContract::Contract(contract) = self { Some(contract) } else { None }
    }
}

impl From<Option<Contract>> for FinalContract {
    fn from(contract: Option<Contract>) -> FinalContract {
        contract.map_or(FinalContract::PassedOut, FinalContract::Contract)
    }
}

impl Score {
    /// The score of a contract with this many tricks.
    pub fn of(contract: Contract, tricks: i32, vulnerable: Vulnerable) -> Score {
        Score { contract, tricks, score: duplicate(contract, tricks, vulnerable) }
    }
}

impl FactValue for Contract {
    fn fact(&self) -> Fact {
        Fact::Compound(Compound {
            word: None,
            parts: Vec::new(),
            tokens: vec![self.token()],
            json: json!({
                "contract": format!("{}{}", self.bid, self.doubled),
                "declarer": self.declarer.letter(),
            }),
        })
    }

    fn samples() -> Vec<Contract> {
        let bid = Bid::new(3, Strain::Notrump).into_iter();
        bid.map(|bid| Contract { bid, doubled: Doubled::Doubled, declarer: Seat::S }).collect()
    }
}

impl FactValue for Score {
    fn fact(&self) -> Fact {
        let result = Fact::Result(self.contract, self.tricks);
        Fact::Compound(Compound {
            word: None,
            tokens: result.tokens(),
            json: json!({"contract": result.json(), "score": self.score}),
            parts: vec![
                ("result", result),
                ("score", Fact::Score(self.score)),
                ("side", Fact::Side(self.contract.declarer.side())),
            ],
        })
    }

    fn samples() -> Vec<Score> {
        let of = |contract: Contract| [8, 9, 10].map(|tricks| Score::of(contract, tricks, Vulnerable::Both));
        Contract::samples().into_iter().flat_map(of).collect()
    }
}
