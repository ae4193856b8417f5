//! Exact counts of hands by shape and high-card points.

use super::card::Rank;
use std::sync::OnceLock;

/// The lengths of the four suits, clubs first; they add up to thirteen.
pub type Shape = [u8; 4];

/// The most high-card points in thirteen cards.
pub const MOST_POINTS: usize = 37;

/// Number of shapes.
const SHAPES: usize = 560;

/// All shapes with their counts. The counts are stored shape by shape for each number of points,
/// because a comparison of two meanings walks all shapes with the same few numbers of points.
#[derive(Clone, Debug)]
pub struct Shapes {
    shapes: Vec<Shape>,
    balanced: Vec<bool>,
    /// For each number of points from none to one more than the most: hands of each shape with
    /// fewer points
    fewer: Vec<[u64; SHAPES]>,
}

impl Shapes {
    /// Every shape with its index.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &Shape)> {
        self.shapes.iter().enumerate()
    }

    /// True if the shape with this index is balanced.
    pub fn balanced(&self, index: usize) -> bool {
        self.balanced[index]
    }

    /// Number of hands of the shape with this index that have `low` to `high` points, inclusive.
    pub fn between(&self, index: usize, low: u8, high: u8) -> u64 {
        let (low, high) = (usize::from(low), usize::from(high).min(MOST_POINTS));
        if low > high { 0 } else { self.fewer[high + 1][index] - self.fewer[low][index] }
    }
}

/// All 560 shapes, counted once for the life of the program.
pub fn all() -> &'static Shapes {
    static TABLE: OnceLock<Shapes> = OnceLock::new();
    TABLE.get_or_init(count_all)
}

/// True for a balanced shape: no void, no singleton, at most one doubleton.
pub fn balanced(shape: &Shape) -> bool {
    shape.iter().all(|n| *n >= 2) && shape.iter().filter(|n| **n == 2).count() <= 1
}

fn count_all() -> Shapes {
    let suit = one_suit();
    let mut shapes = Vec::with_capacity(SHAPES);
    for c in 0..=13u8 {
        for d in 0..=13 - c {
            shapes.extend((0..=13 - c - d).map(|h| [c, d, h, 13 - c - d - h]));
        }
    }
    let mut fewer = vec![[0; SHAPES]; MOST_POINTS + 2];
    for (i, shape) in shapes.iter().enumerate() {
        let points = shape.iter().fold(vec![1], |points, n| convolve(&points, &suit[usize::from(*n)]));
        for p in 0..=MOST_POINTS {
            fewer[p + 1][i] = fewer[p][i] + points.get(p).copied().unwrap_or(0);
        }
    }
    Shapes { balanced: shapes.iter().map(balanced).collect(), shapes, fewer }
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
        all().iter().filter(|(_, shape)| keep(shape)).map(|(i, _)| all().between(i, low, high)).sum()
    }

    #[test]
    fn total_is_the_number_of_hands() {
        assert_eq!(total(|_| true, 0, 37), 635_013_559_600);
        assert_eq!(all().iter().count(), SHAPES);
    }

    #[test]
    fn known_counts_come_out() {
        // Thirty-seven points: all honours but one jack. No point: thirteen of the thirty-six small
        // cards.
        assert_eq!(total(|_| true, 37, 37), 4);
        assert_eq!(total(|_| true, 0, 0), 2_310_789_600);
        // 4-3-3-3, 4-4-3-2 and 5-3-3-2 are 47.6 per cent of all hands.
        assert_eq!(total(balanced, 0, 37) * 10_000 / 635_013_559_600, 4760);
    }
}
