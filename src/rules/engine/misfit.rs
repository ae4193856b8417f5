//! A fault of the facts of a case, with its field.

/// A fault of a case as somebody wrote it down: the field it is about, as a path such as `facts.cards`, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit<K> {
    /// The path of the field
    pub field: String,
    /// What is wrong with it
    pub kind: K,
}

impl<K> Misfit<K> {
    /// A fault of this field.
    pub fn new(field: impl Into<String>, kind: K) -> Misfit<K> {
        Misfit { field: field.into(), kind }
    }
}
