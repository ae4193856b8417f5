//! How many hands there are of each shape and each number of high-card points, counted exactly.

use super::card::{Rank, Suit};
use std::sync::OnceLock;

/// The lengths of the four suits, clubs first; they add up to thirteen.
pub type Shape = [u8; 4];

/// The most high-card points thirteen cards can hold.
pub const MOST_POINTS: usize = 37;

/// One shape and, for each number of points, how many hands of that shape have at most that many.
#[derive(Clone, Debug)]
pub struct Counted {
    /// The shape
    pub shape: Shape,
    at_most: [u64; MOST_POINTS + 1],
}

impl Counted {
    /// How many hands of the shape have from `low` to `high` points, both included.
    pub fn between(&self, low: u8, high: u8) -> u64 {
        let (low, high) = (usize::from(low), usize::from(high).min(MOST_POINTS));
        if low > high {
            return 0;
        }
        self.at_most[high] - if low == 0 { 0 } else { self.at_most[low - 1] }
    }
}

/// All 560 shapes, counted once for the life of the program.
pub fn all() -> &'static [Counted] {
    static TABLE: OnceLock<Vec<Counted>> = OnceLock::new();
    TABLE.get_or_init(count_all)
}

/// Whether a shape is balanced: no void, no singleton, at most one doubleton.
pub fn balanced(shape: &Shape) -> bool {
    shape.iter().all(|n| *n >= 2) && shape.iter().filter(|n| **n == 2).count() <= 1
}

/// The length of one suit in a shape.
pub const fn length(shape: &Shape, suit: Suit) -> u8 {
    shape[suit.index()]
}

fn count_all() -> Vec<Counted> {
    let suit = one_suit();
    let mut table = Vec::with_capacity(560);
    for c in 0..=13u8 {
        for d in 0..=13 - c {
            for h in 0..=13 - c - d {
                let shape = [c, d, h, 13 - c - d - h];
                let mut points = vec![1u64];
                for n in shape {
                    points = convolve(&points, &suit[usize::from(n)]);
                }
                let mut at_most = [0; MOST_POINTS + 1];
                let mut sum = 0;
                for (p, slot) in at_most.iter_mut().enumerate() {
                    sum += points.get(p).copied().unwrap_or(0);
                    *slot = sum;
                }
                table.push(Counted { shape, at_most });
            }
        }
    }
    table
}

/// For each length of one suit, how many holdings have each number of points (0 to 10).
fn one_suit() -> [[u64; 11]; 14] {
    let mut counts = [[0; 11]; 14];
    counts[0][0] = 1;
    for rank in (0..13).filter_map(Rank::new) {
        let p = rank.points() as usize;
        for n in (0..13).rev() {
            for q in (0..=10 - p).rev() {
                counts[n + 1][q + p] += counts[n][q];
            }
        }
    }
    counts
}

fn convolve(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut sum = vec![0; a.len() + b.len() - 1];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            sum[i + j] += x * y;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(keep: impl Fn(&Shape) -> bool, low: u8, high: u8) -> u64 {
        all().iter().filter(|c| keep(&c.shape)).map(|c| c.between(low, high)).sum()
    }

    #[test]
    fn all_hands_together_are_the_number_of_bridge_hands() {
        assert_eq!(total(|_| true, 0, 37), 635_013_559_600);
        assert_eq!(all().len(), 560);
    }

    #[test]
    fn known_counts_come_out() {
        // Thirty-seven points: all honours but one jack. No point: thirteen of the thirty-six small cards.
        assert_eq!(total(|_| true, 37, 37), 4);
        assert_eq!(total(|_| true, 0, 0), 2_310_789_600);
        // 4-3-3-3, 4-4-3-2 and 5-3-3-2 are 47.6 per cent of all hands.
        assert_eq!(total(balanced, 0, 37) * 10_000 / 635_013_559_600, 4760);
    }
}
