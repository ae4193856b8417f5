//! The ruling: the numbers by every reading of the findings, and the open questions.

use super::forgotten::{Reading, as_asked, asks_no_more, is_open, readings};
use super::lines::{Claim, Numbers};
use rules::bridge::{Cards, Suit};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup, at_claim};
use rules::law::{Edition, Elections};

/// The opinion on a claim.
#[derive(Clone, Debug, PartialEq)]
pub enum Opinion {
    /// Tricks of the claimer's side by each standard, the last of which rules.
    Rules(Numbers),
    /// The suit whose awareness is open, with the opinions for aware and unaware.
    Asks(Suit, Box<[Opinion; 2]>),
}

/// The opinion on these facts.
pub fn opinion(facts: &ClaimFacts, edition: Edition, elections: &Elections) -> Opinion {
    on(facts, edition, elections, &mut Vec::new())
}

/// Results shared between the questions.
type SharedNumbers = Vec<(Cards, Numbers)>;

fn on(facts: &ClaimFacts, edition: Edition, elections: &Elections, known: &mut SharedNumbers) -> Opinion {
    let mut claim = Claim::new(facts, edition, elections);
    let readings = readings(&mut claim);
    let numbers: Vec<(Reading, Numbers)> = readings
        .into_iter()
        .map(|reading| {
            let numbers = numbers(&mut claim, reading.forgotten, known);
            (reading, numbers)
        })
        .collect();
    let numbers = counting_readings(&claim, numbers);
    if let Some(suit) = suit_to_ask(&claim, &numbers) {
        let answers = [Awareness::Aware, Awareness::Unaware { forgot: None }];
        let answers = answers.map(|found| on(&facts.with_aware(suit, found), edition, elections, known));
        return Opinion::Asks(suit, Box::new(answers));
    }
    // Doubt goes against the claimer; of equal readings the first.
    let worst = numbers.iter().min_by_key(|(_, [.., rules])| *rules).unwrap();
    Opinion::Rules(worst.1)
}

/// Numbers by each standard if these cards were forgotten. If he wins what he claimed, the conceded
/// tricks that he would not lose by playing on for all of them return (71).
fn numbers(claim: &mut Claim, forgotten: Cards, known: &mut SharedNumbers) -> Numbers {
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

/// Numbers for every trick: the claimer's and, for a defender's partner, who forgot nothing,
/// partner's; of each standard the higher.
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

/// The readings that count. In side suits without a finding nothing is forgotten beyond what the
/// claim shows; only if the claim is not good, though it can be meant, nothing else forgotten
/// explains it, and no side suit has a finding, the costliest suit stays.
fn counting_readings(claim: &Claim, numbers: Vec<(Reading, Numbers)>) -> Vec<(Reading, Numbers)> {
    let open = |suit: &Suit| claim.facts.trump().suit() != Some(*suit) && is_open(claim, *suit);
    let parts = |reading: &Reading| -> (Vec<Suit>, Vec<Suit>) {
        reading.unaware.iter().copied().partition(|suit| open(suit))
    };
    let counts = |(reading, [.., rules]): &(Reading, Numbers)| {
        let (mine, rest) = parts(reading);
        let alike: Vec<(Vec<Suit>, u8)> = numbers
            .iter()
            .map(|(other, [.., rules])| (parts(other), *rules))
            .filter(|((_, its_rest), _)| *its_rest == rest)
            .map(|((its, _), rules)| (its, rules))
            .collect();
        let Some((_, kept_in_mind)) = alike.iter().find(|(its, _)| its.is_empty()) else {
            let has_less =
                |its: &Vec<Suit>| its.len() < mine.len() && its.iter().all(|suit| mine.contains(suit));
            return !alike.iter().any(|(its, _)| has_less(its));
        };
        let is_in_doubt = !asks_no_more(claim) && rest.is_empty() && *kept_in_mind < claim.facts.claims();
        let dearest = alike.iter().filter(|(its, _)| its.len() == 1).min_by_key(|(_, rules)| *rules);
        mine.is_empty() || is_in_doubt && rules < kept_in_mind && dearest.is_some_and(|(its, _)| *its == mine)
    };
    let kept = numbers.iter().filter(|one| counts(one)).cloned();
    let (plain, others): (Vec<_>, Vec<_>) = kept.partition(|(reading, _)| parts(reading).0.is_empty());
    plain.into_iter().chain(others).collect()
}

/// The suit of the question: trumps before all others; then one side suit, whose answer changes the
/// number most.
fn suit_to_ask(claim: &Claim, numbers: &[(Reading, Numbers)]) -> Option<Suit> {
    let of = |suit: Suit, unaware: bool| -> Vec<u8> {
        let those = numbers.iter().filter(|(reading, _)| reading.unaware.contains(&suit) == unaware);
        those.map(|(_, [.., rules])| *rules).collect()
    };
    let mut asked: Option<(u8, u8, Suit)> = None;
    for suit in as_asked(claim).into_iter().filter(|suit| is_open(claim, *suit)) {
        let [aware, unaware] = [of(suit, false), of(suit, true)];
        if claim.facts.trump().suit() == Some(suit) {
            if !aware.is_empty() && !unaware.is_empty() && aware != unaware {
                return Some(suit);
            }
            continue;
        }
        let (Some(aware), Some(unaware)) = (aware.iter().min(), unaware.iter().min()) else { continue };
        let turns = aware.abs_diff(*unaware);
        let is_further = asked.is_none_or(|(most, least, _)| (turns, least) > (most, *unaware));
        if turns > 0 && is_further {
            asked = Some((turns, *unaware, suit));
        }
    }
    asked.map(|(_, _, suit)| suit).filter(|_| !asks_no_more(claim))
}
