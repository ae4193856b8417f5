//! Shares of hands against a second way of counting, and properties of any share.
//!
//! The second way has no table of shapes: it deals a hand suit by suit, and counts a union by
//! inclusion and exclusion.

use bank::agreements;
use proptest::prelude::*;
use rules::bridge::Suit;
use rules::engine::rotation::{HandBox, Meaning};
use std::sync::OnceLock;

fn meaning(boxes: Vec<HandBox>) -> Meaning {
    Meaning::showing(boxes)
}

fn boxes() -> impl Strategy<Value = HandBox> {
    let range = |most: u8| (0..=most, 0..=most).prop_map(|(a, b)| (a.min(b), a.max(b)));
    let lengths = [range(13), range(13), range(13), range(13)];
    (range(37), lengths, any::<Option<bool>>()).prop_map(|(points, lengths, balanced)| HandBox {
        points,
        lengths,
        balanced,
    })
}

/// Number of holdings of a suit with this many cards and points.
fn holdings() -> &'static [[u64; 11]; 14] {
    static HOLDINGS: OnceLock<[[u64; 11]; 14]> = OnceLock::new();
    HOLDINGS.get_or_init(|| {
        let mut count = [[0; 11]; 14];
        for holding in 0u32..1 << 13 {
            let points: u32 = (9..13).map(|r| (holding >> r & 1) * (r - 8)).sum();
            count[holding.count_ones() as usize][points as usize] += 1;
        }
        count
    })
}

/// All hands in a box, dealt suit by suit over (cards so far, doubletons so far, points so far).
fn suit_by_suit(b: &HandBox) -> u64 {
    match b.balanced {
        Some(false) => {
            let any = HandBox { balanced: None, ..*b };
            suit_by_suit(&any) - suit_by_suit(&HandBox { balanced: Some(true), ..*b })
        }
        Some(true) => (0..=1).map(|doubletons| hands_in_box(b, |n| n >= 2, Some(doubletons))).sum(),
        None => hands_in_box(b, |_| true, None),
    }
}

/// Hands of a box whose suit lengths all satisfy `fit`, optionally with this many doubletons.
fn hands_in_box(b: &HandBox, fit: fn(usize) -> bool, doubletons: Option<usize>) -> u64 {
    let mut ways = vec![[[0u64; 38]; 5]; 14];
    ways[0][0][0] = 1;
    for suit in Suit::DOWN {
        let (low, high) = b.length(suit);
        let mut next = vec![[[0u64; 38]; 5]; 14];
        for n in (usize::from(low)..=usize::from(high)).filter(|n| fit(*n)) {
            for (points, holdings) in holdings()[n].iter().enumerate().filter(|(_, h)| **h > 0) {
                for (cards, by_doubletons) in ways.iter().enumerate().take(14 - n) {
                    for (two, by_points) in by_doubletons.iter().enumerate() {
                        for (p, ways) in by_points.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                            if p + points < 38 {
                                next[cards + n][two + usize::from(n == 2)][p + points] += ways * holdings;
                            }
                        }
                    }
                }
            }
        }
        ways = next;
    }
    let wanted = |two: &usize| doubletons.is_none_or(|d| d == *two);
    let points = usize::from(b.points.0)..=usize::from(b.points.1);
    (0..5).filter(wanted).map(|two| points.clone().map(|p| ways[13][two][p]).sum::<u64>()).sum()
}

/// The intersection of two boxes, if not empty.
fn intersection(a: &HandBox, b: &HandBox) -> Option<HandBox> {
    let meet = |a: (u8, u8), b: (u8, u8)| {
        let both = (a.0.max(b.0), a.1.min(b.1));
        (both.0 <= both.1).then_some(both)
    };
    let mut lengths = a.lengths;
    for (i, length) in lengths.iter_mut().enumerate() {
        *length = meet(a.lengths[i], b.lengths[i])?;
    }
    let balanced = match (a.balanced, b.balanced) {
        (Some(a), Some(b)) if a != b => return None,
        (a, b) => a.or(b),
    };
    Some(HandBox { points: meet(a.points, b.points)?, lengths, balanced })
}

/// Hands in any of the boxes, by inclusion and exclusion.
fn in_any(boxes: &[HandBox]) -> u64 {
    let mut sum = 0i64;
    for chosen in 1u32..1 << boxes.len() {
        let chosen_boxes = boxes.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1);
        let met = chosen_boxes.map(|(_, b)| *b).try_fold(HandBox::ANY, |met, b| intersection(&met, &b));
        let hands = met.map_or(0, |met| suit_by_suit(&met) as i64);
        sum += if chosen.count_ones() % 2 == 1 { hands } else { -hands };
    }
    u64::try_from(sum).expect("no fewer hands than none")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn box_counts_match_by_suit(b in boxes()) {
        prop_assert_eq!(meaning(vec![b]).hands(), suit_by_suit(&b));
        prop_assert_eq!(b.check().is_ok(), suit_by_suit(&b) > 0);
    }

    #[test]
    fn union_counts_match(
        union in prop::collection::vec(boxes(), 1..5),
    ) {
        prop_assert_eq!(meaning(union.clone()).hands(), in_any(&union));
    }

    #[test]
    fn two_union_counts_match(
        new in prop::collection::vec(boxes(), 1..3),
        old in prop::collection::vec(boxes(), 1..3),
    ) {
        let either: Vec<HandBox> = new.iter().chain(&old).copied().collect();
        let both = in_any(&new) + in_any(&old) - in_any(&either);
        let share = meaning(new.clone()).share_in(&meaning(old));
        prop_assert_eq!(share.map(|s| (s.both, s.new)), (in_any(&new) > 0).then_some((both, in_any(&new))));
    }
}

proptest! {
    #[test]
    fn share_is_whole_iff_contained(a in boxes(), b in boxes()) {
        let (new, old) = (meaning(vec![a]), meaning(vec![b]));
        let Some(share) = new.share_in(&old) else { return Ok(()) };
        prop_assert!(share.both <= share.new);
        prop_assert_eq!(share.is_whole(), share.permille() == 1000);
        prop_assert_eq!(share.both, old.share_in(&new).map_or(0, |s| s.both));
        let union = meaning(vec![a, b]);
        prop_assert_eq!(union.hands() + share.both, new.hands() + old.hands());
    }

    #[test]
    fn wider_call_has_no_smaller_share(
        new in prop::collection::vec(boxes(), 1..4),
        old in prop::collection::vec(boxes(), 1..4),
        more in boxes(),
    ) {
        let wider = meaning(old.iter().copied().chain([more]).collect());
        let (new, old) = (meaning(new), meaning(old));
        let both = |with| new.share_in(with).map(|s| s.both);
        prop_assert!(both(&wider) >= both(&old));
        prop_assert!(new.share_in(&new).is_none_or(|s| s.is_whole()));
    }
}

#[test]
fn agreement_counts_match() {
    for (name, agreement) in agreements::all() {
        assert_eq!(agreement.meaning.hands(), in_any(&agreement.meaning.boxes), "{name}");
    }
}

#[test]
fn matches_published_counts() {
    // All hands with five or more spades; hands of up to eleven points are 65.18 per cent.
    let hands = |name: &str| agreements::all()[name].meaning.hands();
    assert_eq!(hands("transfer-1NT-S"), (5..=13).map(|n| choose(13, n) * choose(39, 13 - n)).sum::<u64>());
    assert_eq!(hands("pass-opening") * 10_000 / choose(52, 13), 6_518);
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |c, i| c * (n - i) / (i + 1))
}
