//! The keys of components, in the order in which a Director works.

use super::Component;

/// The keys of components, in the order in which a Director works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// All keys in order.
    pub const ALL: [Key; 22] = [
        Key::InRotation,
        Key::What,
        Key::Law,
        Key::MayAccept,
        Key::Cancelled,
        Key::Turn,
        Key::Auction,
        Key::Play,
        Key::Offender,
        Key::Replacement,
        Key::Partner,
        Key::Lead,
        Key::UnauthorisedFor,
        Key::ExposedCards,
        Key::Standing,
        Key::Tricks,
        Key::Returned,
        Key::Contract,
        Key::Result,
        Key::Line,
        Key::Period,
        Key::Watch,
    ];

    /// The word of files and of the program's JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Key::InRotation => "in_rotation",
            Key::What => "what",
            Key::Law => "law",
            Key::MayAccept => "may_accept",
            Key::Cancelled => "cancelled",
            Key::Turn => "turn",
            Key::Auction => "auction",
            Key::Play => "play",
            Key::Offender => "offender",
            Key::Replacement => "replacement",
            Key::Partner => "partner",
            Key::Lead => "lead",
            Key::UnauthorisedFor => "unauthorised_for",
            Key::ExposedCards => "exposed_cards",
            Key::Standing => "standing",
            Key::Returned => "returned",
            Key::Tricks => "tricks",
            Key::Contract => "contract",
            Key::Result => "result",
            Key::Line => "line",
            Key::Period => "period",
            Key::Watch => "watch",
        }
    }

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
