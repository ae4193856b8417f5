//! The colours of suits: four, or black and red.

/// A choice of suit colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuitColours {
    #[default]
    Four,
    Two,
}

impl SuitColours {
    /// All choices, the default first.
    pub const ALL: [SuitColours; 2] = [SuitColours::Four, SuitColours::Two];

    /// The choice of this word.
    pub fn read(word: &str) -> Option<SuitColours> {
        SuitColours::ALL.into_iter().find(|one| one.word() == word)
    }

    /// Value in forms, in the cookie, and of the attribute that the style goes by.
    pub const fn word(self) -> &'static str {
        match self {
            SuitColours::Four => "four",
            SuitColours::Two => "two",
        }
    }

    /// Id of its name.
    pub const fn label(self) -> &'static str {
        match self {
            SuitColours::Four => "language-suits-four",
            SuitColours::Two => "language-suits-two",
        }
    }
}
