//! Standards of carelessness.

use derive::Word;

/// Standards of carelessness, the harshest first. Each allows the plays that the next one allows,
/// and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Standard {
    /// Careless in anything that no presumption excludes
    Careless,
    /// Inferior plays too, when a layout that the claimer could believe in makes them best
    Inferior,
    /// No play that another one beats whatever the layout: the standard of the ruling
    Considered,
}
