//! Shares of hands against a second way of counting, and what must hold of any share.

use director::bridge::Suit;
use director::engine::rotation::{HandBox, Meaning};
use proptest::prelude::*;

fn meaning(boxes: Vec<HandBox>) -> Meaning {
    Meaning::showing(boxes)
}

fn ranges() -> impl Strategy<Value = HandBox> {
    let range = |most: u8| (0..=most, 0..=most).prop_map(|(a, b)| (a.min(b), a.max(b)));
    (range(37), [range(13), range(13), range(13), range(13)]).prop_map(|(points, lengths)| HandBox {
        points,
        lengths,
        balanced: None,
    })
}

/// All hands in a box, counted suit by suit over (cards so far, points so far), without a table of shapes.
fn suit_by_suit(b: &HandBox) -> u64 {
    let mut ways = vec![[0u64; 38]; 14];
    ways[0][0] = 1;
    for suit in Suit::DOWN {
        let (low, high) = b.length(suit);
        let mut next = vec![[0u64; 38]; 14];
        for (cards, by_points) in ways.iter().enumerate() {
            for holding in 0u32..1 << 13 {
                let n = holding.count_ones() as usize;
                if n < usize::from(low) || n > usize::from(high) || cards + n > 13 {
                    continue;
                }
                let points = (9..13).map(|r| (holding >> r & 1) * (r - 8)).sum::<u32>() as usize;
                for (p, ways) in by_points.iter().enumerate().filter(|(p, w)| **w > 0 && p + points < 38) {
                    next[cards + n][p + points] += ways;
                }
            }
        }
        ways = next;
    }
    (b.points.0..=b.points.1).map(|p| ways[13][usize::from(p)]).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn the_hands_of_a_box_are_as_many_as_counted_suit_by_suit(b in ranges()) {
        prop_assert_eq!(meaning(vec![b]).hands(), suit_by_suit(&b));
    }
}

proptest! {
    #[test]
    fn a_share_is_whole_exactly_when_no_hand_is_outside(a in ranges(), b in ranges()) {
        let (new, old) = (meaning(vec![a]), meaning(vec![b]));
        let Some(share) = new.share_in(&old) else { return Ok(()) };
        prop_assert!(share.both <= share.new);
        prop_assert_eq!(share.is_whole(), share.permille() == 1000);
        prop_assert_eq!(share.both, old.share_in(&new).map_or(0, |s| s.both));
        let union = meaning(vec![a, b]);
        prop_assert_eq!(union.hands() + share.both, new.hands() + old.hands());
    }
}
