//! What a token may do.

use crate::roles::Action;
use derive::Word;

/// Something that a token may do, beyond reading about its federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Scope {
    /// Read members
    People,
    /// Read sittings and their released results
    Results,
    /// Read certificates and their status
    Certificates,
    /// Enrol people
    Enrol,
    /// Put candidates on the list of a sitting
    Candidates,
}

impl Scope {
    /// The action that the token's maker must be permitted.
    pub const fn action(self) -> Action {
        match self {
            Self::People | Self::Certificates => Action::KeepPeople,
            Self::Results => Action::SeeProgress,
            Self::Enrol => Action::Enrol,
            Self::Candidates => Action::HoldExams,
        }
    }

    /// The scopes of a stored list.
    pub(super) fn stored(text: &str) -> Vec<Scope> {
        text.split(' ').filter_map(Self::read).collect()
    }
}
