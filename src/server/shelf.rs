//! A bounded in-memory cache.

use hashlink::LruCache;
use std::borrow::Borrow;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// An LRU cache with a fixed capacity.
#[derive(Debug)]
pub struct Shelf<K, V, const PLACES: usize>(Mutex<LruCache<K, V>>);

impl<K: Eq + Hash, V, const PLACES: usize> Default for Shelf<K, V, PLACES> {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(PLACES)))
    }
}

impl<K: Eq + Hash, V: Clone, const PLACES: usize> Shelf<K, V, PLACES> {
    /// The value cached under a key.
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.all().get(key).cloned()
    }

    /// Keeps something, in place of what may have been kept under its key.
    pub fn keep(&self, key: K, value: V) {
        self.all().insert(key, value);
    }

    /// Keeps nothing any more under a key.
    pub fn forget<Q: Eq + Hash + ?Sized>(&self, key: &Q)
    where
        K: Borrow<Q>,
    {
        drop(self.all().remove(key));
    }

    /// The value cached under a key, computed and inserted if absent.
    pub fn get_or_keep(&self, key: K, make: impl FnOnce() -> V) -> V {
        let mut all = self.all();
        if let Some(kept) = all.get(&key) {
            return kept.clone();
        }
        let made = make();
        all.insert(key, made.clone());
        made
    }

    fn all(&self) -> MutexGuard<'_, LruCache<K, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::Shelf;

    #[test]
    fn evicts_least_recently_used() {
        let shelf = Shelf::<&str, u8, 2>::default();
        shelf.keep("table", 1);
        assert_eq!(shelf.get_or_keep("board", || 2), 2);
        assert_eq!(shelf.get_or_keep("table", || 3), 1);
        shelf.keep("hand", 4);
        assert_eq!([shelf.get("table"), shelf.get("board"), shelf.get("hand")], [Some(1), None, Some(4)]);
        shelf.keep("hand", 5);
        assert_eq!([shelf.get("table"), shelf.get("hand")], [Some(1), Some(5)]);
        shelf.forget("table");
        assert_eq!([shelf.get("table"), shelf.get("hand")], [None, Some(5)]);
    }
}
