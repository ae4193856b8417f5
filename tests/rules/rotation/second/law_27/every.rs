//! Every short story, and random long ones: as steps that may follow an account so far.

use super::super::every::{auctions, lowest};
use super::matter::State;
use super::opinion::{Account, account};
use super::story::{Made, Step, Story};
use crate::rotation::random::Chance;
use rules::bridge::{Bid, Call, Illegal, Seat, Strain, Suit};
use rules::law::Edition;

const SPADES: Strain = Strain::Suit(Suit::S);

/// Findings on the lowest bid and on comparability.
const FINDINGS: [(Option<bool>, Option<bool>); 7] = [
    (None, None),
    (None, Some(true)),
    (None, Some(false)),
    (Some(true), None),
    (Some(false), None),
    (Some(false), Some(true)),
    (Some(false), Some(false)),
];

/// All stories of at most `most` events from a first insufficient bid on, after every short auction.
pub fn every(edition: Edition, most: usize, mut of: impl FnMut(&Story)) {
    let before = auctions(3).into_iter().filter(|a| a.turn() == Seat::S && a.last_bid().is_some());
    for before in before {
        for (lowest, comparable) in FINDINGS {
            let calls = before.calls().map(|(seat, call)| Step::Called(seat, Made::natural(call)));
            let story =
                Story { edition, dealer: before.dealer(), steps: calls.collect(), lowest, comparable };
            for bid in insufficient(before.last_bid().expect("a bid").1) {
                walk(&story.with(&[Step::Called(Seat::S, bid)]), most, &mut of);
            }
        }
    }
}

fn walk(story: &Story, most: usize, of: &mut impl FnMut(&Story)) {
    let Some(so_far) = account(story) else { return };
    of(story);
    if most > 1 {
        steps(&so_far).iter().for_each(|step| walk(&story.with(&[*step]), most - 1, of));
    }
}

/// A random story with at most this many events, each the beginning of the next.
pub fn random(seed: u64, most: usize) -> Vec<Story> {
    let mut chance = Chance::new(seed);
    let (lowest, comparable) = FINDINGS[chance.below(FINDINGS.len())];
    let edition = [Edition::E2017, Edition::E2007, Edition::E1997][chance.below(3)];
    let dealer = Seat::ALL[chance.below(4)];
    let mut all = vec![Story { edition, dealer, steps: Vec::new(), lowest, comparable }];
    for _ in 0..most {
        let story = all.last().expect("a story");
        let Some(so_far) = account(story) else { break };
        let mut next = steps(&so_far);
        if !so_far.is_open() {
            let seat = so_far.auction.turn();
            let bids = so_far.auction.last_bid().map(|(_, last)| insufficient(last)).unwrap_or_default();
            next.extend(bids.into_iter().filter(|_| chance.percent(20)).map(|bid| Step::Called(seat, bid)));
        }
        if next.is_empty() || so_far.auction.is_over() {
            break;
        }
        let longer = story.with(&[next[chance.below(next.len())]]);
        all.push(longer);
    }
    all
}

/// Bids below this one: natural ones, one that may be artificial, one that shows hearts, and one
/// that shows no denomination.
fn insufficient(last: Bid) -> Vec<Made> {
    let made = |text: &str, artificial, shows| Made {
        call: text.parse().expect("a bid"),
        artificial,
        shows,
        points: None,
    };
    let hearts = Some(Strain::Suit(Suit::H));
    let all = vec![
        made("1H", Some(false), None),
        made("1C", Some(false), None),
        made("1NT", Some(false), None),
        made("1H", None, None),
        made("1D", Some(true), hearts),
        made("1C", Some(true), None),
        Made { points: Some((6, 11)), ..made("1H", Some(false), None) },
    ];
    all.into_iter().filter(|made| matches!(made.call, Call::Bid(bid) if bid <= last)).collect()
}

/// The events that may come next.
fn steps(so_far: &Account<'_>) -> Vec<Step> {
    let turn = so_far.auction.turn();
    let open = so_far.matter.as_ref().map(|matter| (matter, matter.state));
    match open {
        Some((matter, State::Offered)) => {
            let lho = matter.offender.lho();
            let over = [Call::Pass, Call::Double].map(|call| Step::Called(lho, Made::natural(call)));
            let mut all = vec![Step::Accepts(lho), Step::Declines(lho)];
            all.extend((!matter.ruled).then_some(Step::Director(lho)));
            all.extend(over);
            if matter.premature.is_none() {
                all.extend(instead(so_far, matter.offender, matter.bid().made));
            }
            all
        }
        Some((matter, State::Refused)) => instead(so_far, matter.offender, matter.bid().made),
        Some((_, State::Doubtful)) => Vec::new(),
        _ => {
            let strain =
                [Strain::Notrump, Strain::Suit(Suit::C), SPADES, Strain::Suit(Suit::D)][turn.index()];
            let calls = [Some(Call::Pass), Some(Call::Double), lowest(&so_far.auction, strain)];
            let legal = |call: &Call| so_far.auction.legality(*call).is_ok();
            let calls = calls.into_iter().flatten().filter(legal);
            calls.map(|call| Step::Called(turn, Made::natural(call))).collect()
        }
    }
}

/// Calls in place of an insufficient bid: the lowest sufficient bid in its denomination, natural,
/// artificial and unknown, a higher one, others, and another insufficient one.
fn instead(so_far: &Account<'_>, seat: Seat, old: Made) -> Vec<Step> {
    let Call::Bid(bid) = old.call else { return Vec::new() };
    let mut made =
        vec![Made::natural(Call::Pass), Made::natural(Call::Double), Made::natural(Call::Redouble)];
    made.extend(lowest(&so_far.auction, bid.strain()).into_iter().flat_map(|call| {
        let Call::Bid(new) = call else { return Vec::new() };
        let higher = Bid::new(new.level() + 1, new.strain()).map(|bid| Made::natural(Call::Bid(bid)));
        let same = [Some(false), None].map(|artificial| Made { artificial, ..Made::natural(call) });
        let shows = Made { artificial: Some(true), shows: old.shows, ..Made::natural(call) };
        same.into_iter().chain([shows]).chain(higher).collect()
    }));
    let others = [Strain::Suit(Suit::H), SPADES].map(|strain| lowest(&so_far.auction, strain));
    made.extend(others.into_iter().flatten().map(Made::natural));
    if old.points.is_some() {
        let shows = |made: &Made| [(8, 11), (12, 15)].map(|points| Made { points: Some(points), ..*made });
        made = made.iter().flat_map(shows).chain(made.clone()).collect();
    }
    made.extend([old, Made::natural("1D".parse().expect("a bid"))]);
    let possible = |made: &Made| match so_far.auction.legality_by(seat, made.call) {
        Ok(()) | Err(Illegal::Insufficient) => true,
        Err(_) => made.call == Call::Double,
    };
    let mut steps = Vec::new();
    for step in made.into_iter().filter(possible).map(|made| Step::Called(seat, made)) {
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    steps
}
