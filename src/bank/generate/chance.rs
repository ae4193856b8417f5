//! A small generator of numbers, so that a seed gives the same scenarios everywhere.

/// Pseudo-random numbers from a seed (xorshift64*).
pub(super) struct Chance(u64);

impl Chance {
    /// The sequence of this seed.
    pub fn new(seed: u64) -> Chance {
        // Spreads neighbouring seeds, and avoids zero, which would stay zero.
        Chance(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below this one; 0 for 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n.max(1)
    }

    /// True in so many cases of a hundred.
    pub fn percent(&mut self, n: usize) -> bool {
        self.below(100) < n
    }

    /// One of these.
    pub fn one_of<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// One of these, by their weights.
    pub fn weighted<T>(&mut self, of: Vec<T>, weight: impl Fn(&T) -> usize) -> Option<T> {
        let mut left = self.below(of.iter().map(&weight).sum());
        of.into_iter().find(|one| {
            let found = left < weight(one);
            left = left.saturating_sub(weight(one));
            found
        })
    }
}
