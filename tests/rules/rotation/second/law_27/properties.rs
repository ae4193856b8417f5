//! Properties of rulings on insufficient bids that need no second opinion.

use super::every::random;
use super::opinion::account;
use super::story::{Made, Step, Story};
use crate::rotation::properties::walk;
use crate::rotation::{case, value};
use rules::bridge::{Auction, Bid, Call, Seat};
use rules::engine::case::Case;
use rules::engine::ruling::{Outcome, Ruling};
use rules::engine::{Key, rule};
use rules::law::Edition;

const SEEDS: std::ops::Range<u64> = 1_000_000..1_000_600;
const LONGEST: usize = 16;

fn turned(story: &Story, by: usize) -> Story {
    let steps = story.steps.iter().map(|step| match *step {
        Step::Called(seat, made) => Step::Called(seat.after(by), made),
        Step::Accepts(seat) => Step::Accepts(seat.after(by)),
        Step::Declines(seat) => Step::Declines(seat.after(by)),
        Step::Director(seat) => Step::Director(seat.after(by)),
    });
    Story { dealer: story.dealer.after(by), steps: steps.collect(), ..story.clone() }
}

/// A ruling's values, with each seat in it turned; the clauses cited; and the limits.
fn outline(ruling: &Ruling, by: usize) -> String {
    let seat =
        |letter: &str| letter.parse::<Seat>().map_or(letter.to_owned(), |seat| seat.after(by).to_string());
    let token = |key: Key, token: &String| match key {
        Key::Lead => token.clone(),
        _ => match token.split_once(':') {
            Some((word, letter)) => format!("{word}:{}", seat(letter)),
            None => seat(token),
        },
    };
    let values = ruling.components.iter().map(|c| {
        let mut tokens: Vec<String> = c.tokens().iter().map(|t| token(c.key(), t)).collect();
        tokens.sort();
        format!("{:?} {}", c.key(), tokens.join(" "))
    });
    let open = if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches
            .iter()
            .map(|branch| format!("{:?}: {}", branch.answer, outline(&branch.ruling, by)))
            .collect()
    } else {
        Vec::new()
    };
    format!("{:?} {:?} {:?} {open:?}", values.collect::<Vec<_>>(), ruling.laws(), ruling.beyond)
}

#[test]
fn turned_table_has_the_turned_ruling() {
    for seed in SEEDS {
        let story = random(seed, LONGEST).pop().expect("a story");
        for by in (1..4).filter(|_| !story.steps.is_empty()) {
            let (here, there) = (story.ruling(), turned(&story, by).ruling());
            assert_eq!(outline(&here, by), outline(&there, 0), "{story} turned by {by}");
        }
    }
}

#[test]
fn answered_question_never_comes_back() {
    for seed in SEEDS {
        for story in random(seed, LONGEST).into_iter().filter(|story| !story.steps.is_empty()) {
            let case = Case { edition: story.edition, ..case(story.table().facts()) };
            walk(&case, &rule(&case), &mut Vec::new()).unwrap_or_else(|found| panic!("{story}: {found}"));
        }
    }
}

/// Calls in turn over this auction until it ends: a bid now and then, passes otherwise.
fn to_the_end(mut auction: Auction, bids: usize, silent: &[Seat]) -> Vec<(Seat, Call)> {
    let mut calls = Vec::new();
    for n in 0.. {
        if auction.is_over() {
            break;
        }
        let seat = auction.turn();
        let next = |(_, last): (Seat, Bid)| {
            let levels = last.level()..=7;
            levels.filter_map(|level| Bid::new(level, last.strain())).find(|bid| *bid > last)
        };
        let bid = auction.last_bid().and_then(next).filter(|_| n < bids && !silent.contains(&seat));
        let call = bid.map_or(Call::Pass, Call::Bid);
        auction.call(call).expect("a legal call");
        calls.push((seat, call));
    }
    calls
}

#[test]
fn accepted_bid_counts_as_legal() {
    let mut met = 0;
    for seed in SEEDS {
        for story in random(seed, LONGEST) {
            let accepted = story.steps.last().is_some_and(|step| matches!(step, Step::Accepts(_)));
            let Some(so_far) = account(&story).filter(|a| accepted && a.silent.is_empty()) else { continue };
            met += 1;
            let mut longer = story.clone();
            let mut auction = so_far.auction.clone();
            for (seat, call) in to_the_end(so_far.auction.clone(), seed as usize % 5, &[]) {
                longer = longer.with(&[Step::Called(seat, Made::natural(call))]);
                auction.call(call).expect("a legal call");
                let ruling = longer.ruling();
                assert_eq!((&ruling.outcome, ruling.beyond), (&Outcome::Rectification, None), "{longer}");
                if !auction.is_over() {
                    assert_eq!(value(&ruling, Key::Turn), auction.turn().letter(), "{longer}");
                }
            }
            let contract = auction.contract().expect("a contract").token();
            assert_eq!(value(&longer.ruling(), Key::Contract), contract, "{longer}");
        }
    }
    assert!(met > 100, "only {met} bids were accepted");
}

#[test]
fn partner_is_silent_to_the_end() {
    let mut met = 0;
    for seed in SEEDS {
        for story in random(seed, LONGEST) {
            let Some(so_far) = account(&story).filter(|a| !a.is_open() && !a.is_unsettled()) else {
                continue;
            };
            let [silent] = so_far.silent[..] else { continue };
            if so_far.breach.is_some() {
                continue;
            }
            met += 1;
            let mut longer = story.clone();
            for (seat, call) in to_the_end(so_far.auction.clone(), seed as usize % 8, &so_far.silent) {
                if seat == silent {
                    let bid =
                        longer.with(&[Step::Called(seat, Made::natural("7NT".parse().expect("a bid")))]);
                    let number = bid.steps.iter().filter(|step| matches!(step, Step::Called(..))).count();
                    let ruling = bid.ruling();
                    let law = if bid.edition == Edition::E1997 { "37" } else { "37B2" };
                    assert_eq!(
                        (ruling.call, value(&ruling, Key::Law)),
                        (Some(number), law.to_owned()),
                        "{bid}"
                    );
                }
                longer = longer.with(&[Step::Called(seat, Made::natural(call))]);
                assert_eq!(longer.ruling().beyond, None, "{longer}");
            }
        }
    }
    assert!(met > 100, "only {met} partners were silent");
}
