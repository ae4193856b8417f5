//! Standards of carelessness.

/// Standards of carelessness. Each allows the plays that the next one allows, and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standard {
    /// Careless in anything that no presumption excludes
    Careless,
    /// Inferior plays too, when a layout that the claimer could believe in makes them best
    Inferior,
    /// No play that another one beats whatever the layout: the standard of the ruling
    Considered,
}

impl Standard {
    /// All of them, the harshest first.
    pub const ALL: [Standard; 3] = [Standard::Careless, Standard::Inferior, Standard::Considered];

    /// The word of the program's JSON and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Standard::Careless => "careless",
            Standard::Inferior => "inferior",
            Standard::Considered => "considered",
        }
    }
}
