//! What rules: the numbers by every reading of the findings, and the questions that they leave.

use super::forgotten::{Reading, as_asked, is_open, readings};
use super::lines::{Claim, Numbers};
use director::bridge::{Cards, Suit};
use director::engine::claim::{Awareness, ClaimFacts, ClaimSetup, at_claim};
use director::law::{Edition, Elections};

/// The opinion on a claim.
#[derive(Clone, Debug, PartialEq)]
pub enum Opinion {
    /// The tricks of the claimer's side by each standard, the last of which rules
    Rules(Numbers),
    /// Was he aware of the cards out in this suit? And the opinion if he was, and if he was not
    Asks(Suit, Box<[Opinion; 2]>),
}

/// The opinion on these facts.
pub fn opinion(facts: &ClaimFacts, edition: Edition, elections: &Elections) -> Opinion {
    on(facts, edition, elections, &mut Vec::new())
}

/// What was worked out under one question is the same under the next.
type Known = Vec<(Cards, Numbers)>;

fn on(facts: &ClaimFacts, edition: Edition, elections: &Elections, known: &mut Known) -> Opinion {
    let mut claim = Claim::new(facts, edition, elections);
    let readings = readings(&mut claim);
    let numbers: Vec<(Reading, Numbers)> = readings
        .into_iter()
        .map(|reading| {
            let numbers = numbers(&mut claim, reading.forgotten, known);
            (reading, numbers)
        })
        .collect();
    let numbers = without_idle_ones(&claim, numbers);
    let open = as_asked(&claim).into_iter().filter(|suit| is_open(&claim, *suit));
    if let Some(suit) = open.into_iter().find(|suit| matters(&numbers, *suit)) {
        let answers = [Awareness::Aware, Awareness::Unaware { forgot: None }];
        let answers = answers.map(|found| on(&facts.with_aware(suit, found), edition, elections, known));
        return Opinion::Asks(suit, Box::new(answers));
    }
    // Doubt goes against the claimer; of equal readings the first.
    let worst = numbers.iter().min_by_key(|(_, [.., rules])| *rules).unwrap();
    Opinion::Rules(worst.1)
}

/// The numbers by each standard when these cards were forgotten. Where he wins what he claimed, he gets back of the tricks
/// that he conceded what is not lost by playing on for all of them (71).
fn numbers(claim: &mut Claim, forgotten: Cards, known: &mut Known) -> Numbers {
    if let Some((_, numbers)) = known.iter().find(|(cards, _)| *cards == forgotten) {
        return *numbers;
    }
    let claims = claim.facts.claims();
    let claimed = claim.fewest(&at_claim(&claim.game, forgotten));
    let on = playing_on(claim, forgotten);
    let rule = |standard: usize| match claimed[standard] {
        claimed if claimed < claims => claimed,
        _ => on[standard].max(claims),
    };
    let numbers = [0, 1, 2].map(rule);
    known.push((forgotten, numbers));
    numbers
}

/// The numbers for every trick: the claimer's and, in the eyes of a defender's partner, who forgot nothing, partner's; of
/// each standard the higher.
fn playing_on(claim: &Claim, forgotten: Cards) -> Numbers {
    let mut all = claim.facts.setup();
    all.claims = claim.facts.left();
    let mut players = vec![(all.clone(), forgotten)];
    if all.claimer != all.declarer {
        let (claimer, statement, aware) = (all.claimer.partner(), Vec::new(), [None; 4]);
        players.push((ClaimSetup { claimer, statement, aware, ..all }, Cards::EMPTY));
    }
    let each = players.into_iter().map(|(setup, forgotten)| {
        let facts = setup.check().unwrap();
        let mut on = claim.about(&facts);
        let at = at_claim(&on.game, forgotten);
        on.fewest(&at)
    });
    each.reduce(|a, b| [0, 1, 2].map(|i| a[i].max(b[i]))).unwrap()
}

/// Without the readings by which he forgot cards of side suits that nobody asked about, where the claim is good if he did
/// not: a good claim is no evidence that anything was forgotten.
fn without_idle_ones(claim: &Claim, numbers: Vec<(Reading, Numbers)>) -> Vec<(Reading, Numbers)> {
    let trump = claim.facts.trump().suit();
    let idle_suit = |suit: &Suit| trump != Some(*suit) && is_open(claim, *suit);
    let is_idle = |reading: &Reading| {
        let others: Vec<Suit> = reading.unaware.iter().copied().filter(|suit| !idle_suit(suit)).collect();
        let is_good = |(other, [.., rules]): &(Reading, Numbers)| {
            other.unaware == others && *rules >= claim.facts.claims()
        };
        reading.unaware.iter().any(idle_suit) && numbers.iter().any(is_good)
    };
    let idle: Vec<bool> = numbers.iter().map(|(reading, _)| is_idle(reading)).collect();
    // Those by which he forgot no such cards come first.
    let mut kept: Vec<(Reading, Numbers)> =
        numbers.into_iter().zip(idle).filter(|(_, idle)| !idle).map(|(kept, _)| kept).collect();
    kept.sort_by_key(|(reading, _)| reading.unaware.iter().any(idle_suit));
    kept
}

/// Whether the answer changes a number, whatever is the case in other suits.
fn matters(numbers: &[(Reading, Numbers)], suit: Suit) -> bool {
    numbers.iter().any(|(unaware, [.., number])| {
        let without: Vec<Suit> = unaware.unaware.iter().copied().filter(|other| *other != suit).collect();
        let differs = |(other, [.., its]): &(Reading, Numbers)| other.unaware == without && its != number;
        unaware.unaware.contains(&suit) && numbers.iter().any(differs)
    })
}
