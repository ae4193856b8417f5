//! A fault of the facts of a case, with its field.

/// A fault of unchecked facts: the path of a field, such as `facts.cards`, and its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldFault<K> {
    /// The path of the field
    pub field: String,
    /// Kind of fault
    pub kind: K,
}

impl<K> FieldFault<K> {
    /// A fault of this field.
    pub fn new(field: impl Into<String>, kind: K) -> FieldFault<K> {
        FieldFault { field: field.into(), kind }
    }
}
