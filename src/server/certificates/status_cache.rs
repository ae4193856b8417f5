//! Cached status lists, as last signed.

use crate::cache::SharedCache;
use std::sync::Arc;
use store::Moment;
use store::federation::FederationId;

/// A list, signed in both ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedList {
    /// With an embedded proof.
    pub embedded: String,
    /// As a JWT.
    pub token: String,
}

/// The inputs of a signed list: its entries, the beginning of the day, and the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ListInputs {
    /// Indexes of set bits.
    pub set: Vec<i32>,
    pub day: Moment,
    /// Number of the signing key.
    pub key: i32,
}

/// A list, by its federation and number.
type ListKey = (FederationId, i32);

/// Number of cached lists.
const CAPACITY: usize = 256;

/// The lists, as last signed.
#[derive(Debug, Default)]
pub struct StatusListCache(SharedCache<ListKey, (ListInputs, Arc<SignedList>), CAPACITY>);

impl StatusListCache {
    /// The list signed from these inputs.
    pub(super) fn get(&self, list: ListKey, inputs: &ListInputs) -> Option<Arc<SignedList>> {
        self.0.get(&list).filter(|(of, _)| of == inputs).map(|(_, signed)| signed)
    }

    pub(super) fn insert(&self, list: ListKey, inputs: ListInputs, signed: Arc<SignedList>) {
        self.0.insert(list, (inputs, signed));
    }
}
