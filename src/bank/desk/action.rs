//! Actions in an auction other than calls.

/// Actions of a player in an auction other than calls: see `quizzes/README.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionAction {
    /// Accepts the call out of rotation
    Accepts,
    /// Declines it
    Declines,
    /// Bids, doubles or redoubles, by an unrecorded call
    Acts,
    /// Draws attention, and the Director comes
    Director,
    /// Faces the opening lead
    Leads,
}

impl AuctionAction {
    /// All of them.
    pub const ALL: [AuctionAction; 5] = [
        AuctionAction::Accepts,
        AuctionAction::Declines,
        AuctionAction::Acts,
        AuctionAction::Director,
        AuctionAction::Leads,
    ];

    /// The word of files.
    pub const fn word(self) -> &'static str {
        match self {
            AuctionAction::Accepts => "accepts",
            AuctionAction::Declines => "declines",
            AuctionAction::Acts => "acts",
            AuctionAction::Director => "director",
            AuctionAction::Leads => "leads",
        }
    }
}
