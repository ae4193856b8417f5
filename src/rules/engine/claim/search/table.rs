//! A hash table of positions with their results. It has lookups only and no iteration, so that
//! nothing depends on the order of its entries.

/// The key of a position, unique within its search, in `N` words.
pub(crate) type TableKey<const N: usize = 2> = [u64; N];

/// Open addressing; no entry is ever taken out.
pub(crate) struct PositionTable<V, const N: usize = 2> {
    slots: Vec<Option<(TableKey<N>, V)>>,
    occupied: usize,
}

const LEAST: usize = 256;

impl<V: Copy, const N: usize> PositionTable<V, N> {
    pub fn new() -> PositionTable<V, N> {
        PositionTable { slots: Vec::new(), occupied: 0 }
    }

    pub fn get(&self, key: TableKey<N>) -> Option<V> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(key)].map(|(_, value)| value)
    }

    pub fn put(&mut self, key: TableKey<N>, value: V) {
        if self.occupied * 2 >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(key);
        self.occupied += usize::from(self.slots[slot].is_none());
        self.slots[slot] = Some((key, value));
    }

    /// The slot of the key.
    fn slot(&self, key: TableKey<N>) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = hash(key) as usize & mask;
        while self.slots[at].is_some_and(|(other, _)| differ(other, key)) {
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(LEAST);
        let old = std::mem::replace(&mut self.slots, vec![None; size]);
        for (key, value) in old.into_iter().flatten() {
            let slot = self.slot(key);
            self.slots[slot] = Some((key, value));
        }
    }
}

/// Compares two keys word by word: a call to compare memory takes longer than these few words.
fn differ<const N: usize>(a: TableKey<N>, b: TableKey<N>) -> bool {
    a.into_iter().zip(b).fold(0, |all, (a, b)| all | (a ^ b)) != 0
}

fn hash<const N: usize>(key: TableKey<N>) -> u64 {
    let mixed = key
        .into_iter()
        .fold(0, |so_far: u64, word| (so_far.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed ^ (mixed >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_stored_values() {
        let mut table = PositionTable::new();
        for i in 0..5000 {
            table.put([i * 7, i << 40], i);
            table.put([i * 7, i << 40], i + 1);
        }
        assert!((0..5000).all(|i| table.get([i * 7, i << 40]) == Some(i + 1)));
        assert_eq!(table.get([1, 0]), None);
    }
}
