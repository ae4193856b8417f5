//! Exact means of marks, rounded once at the end: passing must not depend on the order of
//! additions.

use num_rational::BigRational;

/// A mark before rounding: a fraction of thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkFraction {
    /// Numerator, in thousandths
    pub earned: u32,
    /// Denominator, never 0
    pub of: u32,
}

impl MarkFraction {
    /// In thousandths, rounded down.
    pub const fn permille(self) -> u16 {
        (self.earned / self.of) as u16
    }

    /// True if it is greater than this many thousandths.
    pub fn is_above(self, permille: u16) -> bool {
        u64::from(self.earned) > u64::from(permille) * u64::from(self.of)
    }
}

/// The weighted mean, rounded down; `None` without any weight.
pub(crate) fn weighted(marks: &[(MarkFraction, u16)]) -> Option<u16> {
    // The common denominator of a long rubric is larger than any machine's number.
    let part = |(share, weight): &(MarkFraction, u16)| {
        BigRational::new((u64::from(share.earned) * u64::from(*weight)).into(), share.of.into())
    };
    let weight: u64 = marks.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let sum: BigRational = marks.iter().map(part).sum();
    (weight > 0).then(|| sum / BigRational::from_integer(weight.into()))?.to_integer().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_exact() {
        // Out of every number up to a hundred: their common denominator has 42 digits. Each is
        // exactly a half.
        let halves: Vec<(MarkFraction, u16)> =
            (1..=100).map(|of| (MarkFraction { earned: 500 * of, of }, (of % 7 + 1) as u16)).collect();
        assert_eq!(weighted(&halves), Some(500));
        let mut less = halves.clone();
        less[96].0.earned -= 1;
        assert_eq!(weighted(&less), Some(499), "the least that is missing is missing");
        assert_eq!(weighted(&[]), None);
    }
}
