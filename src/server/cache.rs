//! A bounded in-memory cache.

use hashlink::LruCache;
use std::borrow::Borrow;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// An LRU cache with a fixed capacity.
#[derive(Debug)]
pub struct SharedCache<K, V, const CAPACITY: usize>(Mutex<LruCache<K, V>>);

impl<K: Eq + Hash, V, const CAPACITY: usize> Default for SharedCache<K, V, CAPACITY> {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(CAPACITY)))
    }
}

impl<K: Eq + Hash, V: Clone, const CAPACITY: usize> SharedCache<K, V, CAPACITY> {
    /// The value cached under a key.
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.all().get(key).cloned()
    }

    /// Inserts or replaces a value.
    pub fn insert(&self, key: K, value: V) {
        self.all().insert(key, value);
    }

    /// Removes the value of a key.
    pub fn remove<Q: Eq + Hash + ?Sized>(&self, key: &Q)
    where
        K: Borrow<Q>,
    {
        drop(self.all().remove(key));
    }

    /// The value cached under a key, computed and inserted if absent.
    pub fn get_or_insert_with(&self, key: K, make: impl FnOnce() -> V) -> V {
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
    use super::SharedCache;

    #[test]
    fn evicts_least_recently_used() {
        let cache = SharedCache::<&str, u8, 2>::default();
        cache.insert("table", 1);
        assert_eq!(cache.get_or_insert_with("board", || 2), 2);
        assert_eq!(cache.get_or_insert_with("table", || 3), 1);
        cache.insert("hand", 4);
        assert_eq!([cache.get("table"), cache.get("board"), cache.get("hand")], [Some(1), None, Some(4)]);
        cache.insert("hand", 5);
        assert_eq!([cache.get("table"), cache.get("hand")], [Some(1), Some(5)]);
        cache.remove("table");
        assert_eq!([cache.get("table"), cache.get("hand")], [None, Some(5)]);
    }
}
