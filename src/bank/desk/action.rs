//! A player's actions in an auction besides recorded calls: accepting or declining a call out of
//! rotation, an unrecorded call, drawing attention, the opening lead.

/// A player's action in an auction other than a recorded call. `quizzes/README.md` defines the
/// words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionAction {
    /// Accepts the call out of rotation, or the change of call
    Accepts,
    /// Does not accept it, after the Director has come and explained
    Declines,
    /// Bids, doubles or redoubles; which is not recorded
    Acts,
    /// Draws attention to the irregularity, and the Director comes
    Director,
    /// Makes the opening lead, and faces it
    Leads,
}

impl AuctionAction {
    /// All actions.
    pub const ALL: [AuctionAction; 5] = [
        AuctionAction::Accepts,
        AuctionAction::Declines,
        AuctionAction::Acts,
        AuctionAction::Director,
        AuctionAction::Leads,
    ];

    /// The word for it in scenario files and in the tokens of the desk's buttons.
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
