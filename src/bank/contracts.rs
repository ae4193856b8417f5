//! The contracts and results that a form offers, derived from the calls made and not from the
//! ruling.

use rules::bridge::{Bid, Call, Contract, Doubled, Seat};
use rules::engine::Facts;
use rules::engine::claim::ClaimFacts;
use rules::engine::rotation::RotationFacts;

/// The possible contracts if every call had been made for its own sake: each bid made, doubled and
/// redoubled where a player doubled and redoubled, by either player of the bidding side.
pub(super) fn contracts(facts: &Facts) -> Vec<Contract> {
    match facts {
        Facts::Rotation(facts) => of_auction(facts),
        Facts::Claim(_) => Vec::new(),
    }
}

fn of_auction(facts: &RotationFacts) -> Vec<Contract> {
    let was_called = |call: Call| facts.calls().any(|(_, c)| c == call);
    let mut ways = vec![Doubled::No];
    ways.extend(was_called(Call::Double).then_some(Doubled::Doubled));
    ways.extend(was_called(Call::Redouble).then_some(Doubled::Redoubled));
    let mut bids: Vec<(Seat, Bid)> = Vec::new();
    for (seat, call) in facts.calls() {
        if let Call::Bid(bid) = call
            && !bids.iter().any(|(s, b)| *b == bid && s.side() == seat.side())
        {
            bids.push((seat, bid));
        }
    }
    let mut contracts = Vec::new();
    for (seat, bid) in bids {
        for doubled in &ways {
            let by = |declarer| Contract { bid, doubled: *doubled, declarer };
            contracts.extend([seat, seat.partner()].map(by));
        }
    }
    contracts
}

/// The results that there may be: in an auction each contract with the tricks made, in a claim or
/// concession the contract with every number of tricks that declarer's side can still have.
pub(super) fn results(facts: &Facts) -> Vec<String> {
    let results = match facts {
        Facts::Rotation(facts) => results_of_auction(facts),
        Facts::Claim(facts) => results_of_ending(facts),
    };
    results.unwrap_or_default()
}

fn results_of_auction(facts: &RotationFacts) -> Option<Vec<String>> {
    let tricks = i32::from(facts.made()?);
    let mut results: Vec<String> = Vec::new();
    for contract in of_auction(facts) {
        // A result does not name declarer, so that both sides may have the same.
        let result = contract.result(tricks);
        if !results.contains(&result) {
            results.push(result);
        }
    }
    Some(results)
}

/// Tricks that were won and given up may have been scored to the other side, whichever side gave
/// them up.
fn results_of_ending(facts: &ClaimFacts) -> Option<Vec<String>> {
    let (contract, won) = facts.contract().zip(facts.won(facts.declarer().side()))?;
    let (left, doubt) = (facts.left(), facts.doubt());
    let least = won.saturating_sub(doubt.already_won);
    let most = won.saturating_add(left).saturating_add(doubt.already_won).min(13);
    Some((least..=most).map(|tricks| contract.result(i32::from(tricks))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scenario;

    fn facts(fields: &str) -> Facts {
        let head = "id = \"x\"\nfamily = \"rotation\"\nedition = \"2017\"\nasks = [\"law\"]\n\
            [source]\nkind = \"constructed\"\n";
        let text = format!("{head}[facts]\ndealer = \"N\"\n{fields}\n");
        Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).case.facts
    }

    #[test]
    fn offers_a_shared_result_once() {
        let facts = facts("auction = [\"N P\", \"S 1H\", \"W declines\", \"E 1H\", \"S X\"]\nmade = 7");
        assert_eq!(contracts(&facts).len(), 8, "two sides, two players each, doubled or not");
        assert_eq!(results(&facts), ["1H=", "1HX="]);
    }

    #[test]
    fn offers_redouble_only_if_redoubled() {
        let tokens = |fields| contracts(&facts(fields)).into_iter().map(Contract::token).collect::<Vec<_>>();
        assert_eq!(tokens("auction = [\"N 1C\"]"), ["1C:N", "1C:S"]);
        let doubled = tokens("auction = [\"N 1C\", \"E X\"]");
        assert_eq!(doubled, ["1C:N", "1C:S", "1CX:N", "1CX:S"]);
        assert_eq!(results(&facts("auction = [\"N 1C\", \"E X\"]")), [""; 0], "no tricks are told");
    }
}
