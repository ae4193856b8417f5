//! The keys of components, in the order in which a Director works.

use super::Component;
use derive::Word;

/// The keys of components, in the order in which a Director works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Key {
    /// In rotation or not
    InRotation,
    /// The act: a claim, a concession, both or neither
    What,
    /// The clause that disposes of it
    Law,
    /// Players who may accept the irregular call
    MayAccept,
    /// The cancelled calls
    Cancelled,
    /// The player in turn
    Turn,
    /// Consequence for the auction
    Auction,
    /// Consequence for the play
    Play,
    /// Duty or option of the offender
    Offender,
    /// Comparable call or not
    Replacement,
    /// Duty or option of the offender's partner
    Partner,
    /// Lead restrictions
    Lead,
    /// Players for whom information is unauthorised
    UnauthorisedFor,
    /// Consequence for exposed cards
    ExposedCards,
    /// Status of the claim or concession
    Standing,
    /// The tricks to each side
    Tricks,
    /// Tricks already won that go back to the side that had won them
    Returned,
    /// The contract, or that the board was passed out
    Contract,
    /// The result and the score
    Result,
    /// The worst normal line
    Line,
    /// The governing time limit
    Period,
    /// Clauses the Director keeps in mind afterwards
    Watch,
}

impl Key {
    /// True if it concerns the table as it is now rather than a single irregularity.
    pub const fn is_of_the_table(self) -> bool {
        matches!(self, Key::Turn | Key::Auction | Key::Contract | Key::Result)
    }

    /// The key with this word.
    pub fn from_word(word: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|k| k.word() == word)
    }
}

impl Component {
    /// The component's key.
    pub const fn key(&self) -> Key {
        match self {
            Component::InRotation(_) => Key::InRotation,
            Component::What(_) => Key::What,
            Component::Law(_) => Key::Law,
            Component::MayAccept(_) => Key::MayAccept,
            Component::Cancelled(_) => Key::Cancelled,
            Component::Turn(_) => Key::Turn,
            Component::Auction(_) => Key::Auction,
            Component::Play(_) => Key::Play,
            Component::Offender(_) => Key::Offender,
            Component::Replacement(_) => Key::Replacement,
            Component::Partner(_) => Key::Partner,
            Component::Lead(_) => Key::Lead,
            Component::UnauthorisedFor { .. } => Key::UnauthorisedFor,
            Component::ExposedCards(_) => Key::ExposedCards,
            Component::Standing(_) => Key::Standing,
            Component::Returned { .. } => Key::Returned,
            Component::Tricks(_) => Key::Tricks,
            Component::Contract(_) => Key::Contract,
            Component::Result { .. } => Key::Result,
            Component::Line(_) => Key::Line,
            Component::Period(_) => Key::Period,
            Component::Watch(_) => Key::Watch,
        }
    }
}
