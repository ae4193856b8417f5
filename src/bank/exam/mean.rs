//! Exact means of marks, rounded once at the end, so that a pass does not depend on the order of
//! additions.

use num_rational::BigRational;

/// A mark before rounding: a number of thousandths, as a fraction.
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

    /// True if it is greater than this number of thousandths.
    pub fn is_above(self, permille: u16) -> bool {
        u64::from(self.earned) > u64::from(permille) * u64::from(self.of)
    }
}

/// The weighted mean, rounded down; `None` without any weight.
pub(crate) fn weighted_mean(marks: &[(MarkFraction, u16)]) -> Option<u16> {
    // A long rubric's common denominator overflows any primitive integer.
    let weighted = |(mark, weight): &(MarkFraction, u16)| {
        BigRational::new((u64::from(mark.earned) * u64::from(*weight)).into(), mark.of.into())
    };
    let weight: u64 = marks.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let sum: BigRational = marks.iter().map(weighted).sum();
    (weight > 0).then(|| sum / BigRational::from_integer(weight.into()))?.to_integer().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_exact() {
        // Each is exactly a half, over every denominator up to a hundred.
        let halves: Vec<(MarkFraction, u16)> =
            (1..=100).map(|of| (MarkFraction { earned: 500 * of, of }, (of % 7 + 1) as u16)).collect();
        assert_eq!(weighted_mean(&halves), Some(500));
        let mut less = halves.clone();
        less[96].0.earned -= 1;
        assert_eq!(weighted_mean(&less), Some(499), "the smallest deficit counts");
        assert_eq!(weighted_mean(&[]), None);
    }
}
