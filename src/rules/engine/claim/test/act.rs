//! Tests of the act of claiming or conceding, and of the play since (Law 68, and 70D3 of 2007).

use crate::bridge::{Card, Seat};
use crate::engine::claim::facts::act::ClaimAct;
use derive::Facts;

/// A test of the act, or of the play since.
#[derive(Clone, Debug, PartialEq, Eq, Facts)]
pub enum ActTest {
    /// Is this a way of claiming or conceding? (68A, 68B1)
    Done {
        /// The act
        how: ClaimAct,
    },
    /// Were cards shown by a player who may have meant to claim? (68A)
    MeantToClaim {
        /// The player who showed them
        by: Seat,
        /// The act
        how: ClaimAct,
    },
    /// Does the claimer or conceder face the hand? (68C since 2017, and in social bridge)
    FacesHand {
        /// The player
        seat: Seat,
        /// True if the hand is on the table already
        faced: bool,
    },
    /// Did this player, for the side that neither claimed nor conceded, ask that play go on?
    /// (68D2(b) since 2017)
    AsksToPlayOn {
        /// The player who asked
        by: Seat,
        /// True if the code provides for such a request
        known: bool,
    },
    /// Did all four agree that play go on? (68D2(b)(i) since 2017)
    AllAgree,
    /// Is it void, so that nothing is adjudicated and the score obtained stands? (68D2(b)(ii) since
    /// 2017)
    VoidByAgreement {
        /// Tricks declarer's side then won, of those left, if known
        made: Option<u8>,
    },
    /// Is the Director called, and nothing done until then? (68D, 68D2(a))
    DirectorCalled,
    /// Is there no dispute, so that Law 69 governs? (68D1 since 2017)
    LeadsToAgreement,
    /// Were these cards played when there should have been no play? (68D)
    PlayedOn {
        /// The cards, in order
        cards: Vec<Card>,
    },
    /// Does the play since, taken as evidence, change the number? (70D3 of 2007)
    PlayIsEvidence {
        /// The cards, in order
        cards: Vec<Card>,
        /// The tricks of the claimer's side without it
        without: u8,
        /// The tricks by these cards and the worst normal line after them
        with: u8,
    },
}
