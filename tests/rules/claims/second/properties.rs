//! Properties of rulings on any claim, independent of the normal plays.

use super::compare::{chance, opinion_of_engine};
use super::forgotten::readings;
use super::lines::{Claim, Numbers};
use super::opinion::Opinion;
use super::random::{RandomClaim, random_claim};
use crate::claims::facts::ruled_under;
use rules::bridge::{Cards, Strain, Suit};
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::search::legal;
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation, double_dummy};
use rules::engine::claim::{ClaimFacts, Standard, at_claim};
use rules::law::{Edition, Elections, OrderWithinSuit, Presumption};

/// By each standard, how often the plays of one claim were among those of another.
type Met = [usize; 3];

/// The engine's number by a standard, with these cards forgotten.
fn number(claim: &mut Claim, forgotten: Cards, standard: Standard) -> u8 {
    let best = double_dummy(&claim.game, &mut claim.solver);
    let at = at_claim(&claim.game, forgotten);
    let mut search =
        LineSearch::new(&claim.game, standard, SearchVariation::default(), &mut claim.solver, BOUND);
    search.tricks(&at, 0, best).settled().unwrap()
}

fn numbers(claim: &mut Claim, forgotten: Cards) -> Numbers {
    Standard::ALL.map(|standard| number(claim, forgotten, standard))
}

/// True if, on all lines of one claim, the plays that a standard allows are among those it allows
/// for another on the same cards; needs count in favour, and must be among the needs there.
fn is_within(one: &mut Claim, other: &mut Claim, at: [&Ending; 2]) -> [bool; 3] {
    if at[0].left() == 0 {
        return [true; 3];
    }
    let (here, plays) = one.plays(at[0]);
    let (there, others) = other.plays(at[1]);
    let mut within = [0, 1, 2].map(|standard| {
        let (its, theirs) = (&plays.normal[standard], &others.normal[standard]);
        its.iter().all(|card| theirs.contains(card))
    });
    within[2] &= others.needed.is_empty()
        || !plays.needed.is_empty() && plays.needed.iter().all(|card| others.needed.contains(card));
    for card in at[0].legal() {
        let by = [0, 1, 2].map(|standard| {
            within[standard]
                && (plays.normal[standard].contains(&card) || standard == 2 && plays.needed.contains(&card))
        });
        if by.contains(&true) {
            let (next, then) = (one.after(&here, card).0, other.after(&there, card).0);
            let further = is_within(one, other, [&next, &then]);
            (0..3)
                .filter(|standard| by[*standard])
                .for_each(|standard| within[standard] &= further[standard]);
        }
    }
    within
}

/// Asserts that if the plays of one claim are all among those of another, it gives no fewer tricks.
fn fewer_plays_give_no_fewer_tricks(
    one: (&RandomClaim, &ClaimFacts),
    other: (&RandomClaim, &ClaimFacts),
    met: &mut Met,
) {
    let mut claims = [one, other].map(|(sample, facts)| Claim::new(facts, sample.edition, &sample.elections));
    for reading in readings(&mut claims[0]) {
        let [one, other] = &mut claims;
        let at = [&*one, other].map(|claim| at_claim(&claim.game, reading.forgotten));
        let within = is_within(one, other, [&at[0], &at[1]]);
        let (more, fewer) = (numbers(one, reading.forgotten), numbers(other, reading.forgotten));
        for standard in (0..3).filter(|standard| within[*standard]) {
            let (sample, other) = (one.facts, other.facts);
            assert!(more[standard] >= fewer[standard], "{more:?} and {fewer:?}: {sample:?}\n{other:?}");
            met[standard] += 1;
        }
    }
}

/// Claims of two and three cards, and a few of four.
fn claims(from: u64, count: u64) -> impl Iterator<Item = RandomClaim> {
    (from..from + count)
        .map(|seed| random_claim(&mut chance(seed), if seed % 50 == 0 { 4 } else { 2 + seed as usize % 2 }))
}

#[test]
fn normal_statement_never_hurts() {
    let mut met = [0; 3];
    for sample in claims(100_000, 1500).filter(|sample| !sample.said.is_empty()) {
        let silent = RandomClaim { said: Vec::new(), ..sample.clone() };
        if let (Some(facts), Some(silence)) = (sample.facts(), silent.facts()) {
            fewer_plays_give_no_fewer_tricks((&sample, &facts), (&silent, &silence), &mut met);
        }
    }
    println!("stated: {met:?}");
    assert!(met.iter().all(|times| *times > 500), "{met:?}");
}

/// The same claim under the code of 2017 and these elections.
fn under(sample: &RandomClaim, elections: Elections) -> RandomClaim {
    RandomClaim { elections, edition: Edition::E2017, ..sample.clone() }
}

#[test]
fn order_never_hurts() {
    use OrderWithinSuit::{Any, Ebu, TopDown};
    for (stricter, freer) in [(TopDown, Any), (TopDown, Ebu), (Ebu, Any)] {
        let mut met = [0; 3];
        for sample in claims(200_000, 800) {
            let [stricter, freer] =
                [stricter, freer].map(|order| under(&sample, Elections { order, ..sample.elections }));
            let facts = sample.facts().unwrap();
            fewer_plays_give_no_fewer_tricks((&stricter, &facts), (&freer, &facts), &mut met);
        }
        println!("{stricter:?} {freer:?}: {met:?}");
        assert!(met.iter().all(|times| *times > 500), "{met:?}");
    }
}

#[test]
fn presumption_never_hurts() {
    let mut met = [0; 3];
    for (n, sample) in claims(700_000, 1500).enumerate() {
        let elective: Vec<Presumption> =
            Presumption::ALL.into_iter().filter(|one| one.is_elective()).collect();
        let (one, presumed) = (elective[n % elective.len()], sample.elections.presumed);
        let [with, without] = [presumed.with(one), presumed.without(one)]
            .map(|presumed| under(&sample, Elections { presumed, ..sample.elections }));
        let facts = sample.facts().unwrap();
        fewer_plays_give_no_fewer_tricks((&with, &facts), (&without, &facts), &mut met);
    }
    println!("presumed: {met:?}");
    assert!(met.iter().all(|times| *times > 500), "{met:?}");
}

#[test]
fn conceding_less_never_hurts() {
    let mut met = [0; 3];
    for sample in claims(300_000, 800) {
        let mut less = sample.clone();
        less.setup.claims = (less.setup.claims - 1).max(1);
        if let (Some(facts), Some(less_facts)) = (sample.facts(), less.facts()) {
            fewer_plays_give_no_fewer_tricks((&sample, &facts), (&less, &less_facts), &mut met);
        }
    }
    println!("claims more: {met:?}");
    assert!(met.iter().all(|times| *times > 500), "{met:?}");
}

#[test]
fn kinder_standard_is_bounded() {
    for sample in claims(400_000, 1000) {
        let facts = sample.facts().unwrap();
        let mut claim = Claim::new(&facts, sample.edition, &sample.elections);
        for reading in readings(&mut claim) {
            let at = at_claim(&claim.game, reading.forgotten);
            let legal = legal::fewest(&at, claim.game.trump, claim.game.side, BOUND).settled().unwrap();
            let [careless, inferior, considered] = numbers(&mut claim, reading.forgotten);
            let best = double_dummy(&claim.game, &mut claim.solver);
            let rising = [legal, careless, inferior, considered, best];
            assert!(rising.is_sorted(), "{rising:?} {facts:?}");
            assert_eq!(legal, fewest_of_all(&claim, &Ending::of(&facts, Cards::EMPTY)), "{facts:?}");
        }
    }
}

/// The fewest tricks of the claimer's side by any legal play.
fn fewest_of_all(claim: &Claim, at: &Ending) -> u8 {
    let each = at.legal().into_iter().map(|card| {
        let (next, won) = claim.after(at, card);
        won + fewest_of_all(claim, &next)
    });
    each.min().unwrap_or(0)
}

/// The numbers that can rule, over all answers.
fn can_rule(opinion: &Opinion) -> Vec<u8> {
    let mut all = match opinion {
        Opinion::Rules([.., rules]) => vec![*rules],
        Opinion::Asks(_, answers) => answers.iter().flat_map(can_rule).collect(),
    };
    all.sort_unstable();
    all
}

/// The most questions about side suits on any path of answers.
fn questions(opinion: &Opinion, trump: Option<Suit>) -> usize {
    match opinion {
        Opinion::Rules(_) => 0,
        Opinion::Asks(suit, answers) => {
            let more = answers.iter().map(|answer| questions(answer, trump)).max();
            usize::from(trump != Some(*suit)) + more.unwrap_or(0)
        }
    }
}

#[test]
fn one_question_about_side_suits() {
    let mut asking = 0;
    for mut sample in claims(700_000, 2000) {
        sample.setup.aware = [None; 4];
        let Some(facts) = sample.facts() else { continue };
        let ruling = opinion_of_engine(&ruled_under(&facts, sample.edition, sample.elections), &facts);
        let most = questions(&ruling, facts.trump().suit());
        assert!(most <= 1, "{ruling:?} {sample:?}");
        asking += most;
    }
    assert!(asking > 10, "{asking} ask");
}

#[test]
fn claim_ruling_turns_with_the_table() {
    for sample in claims(500_000, 1000) {
        let turned = sample.seen_from(1, |suit| suit);
        let [one, other] = [&sample, &turned].map(|sample| {
            let facts = sample.facts().unwrap();
            opinion_of_engine(&ruled_under(&facts, sample.edition, sample.elections), &facts)
        });
        assert_eq!(one, other, "{sample:?}");
    }
}

#[test]
fn notrump_suits_are_symmetric() {
    let at_no_trump = |sample: &RandomClaim| sample.setup.strain() == Strain::Notrump;
    for sample in claims(600_000, 3000).filter(at_no_trump) {
        let next = |suit: Suit| Suit::DOWN[(Suit::DOWN.iter().position(|s| *s == suit).unwrap() + 1) % 4];
        let other = sample.seen_from(0, next);
        let [one, other] = [&sample, &other].map(|sample| {
            let facts = sample.facts().unwrap();
            opinion_of_engine(&ruled_under(&facts, sample.edition, sample.elections), &facts)
        });
        assert_eq!(can_rule(&one), can_rule(&other), "{sample:?}\n{one:?}\n{other:?}");
    }
}
