//! Tests of a claim or concession under the rules of social bridge.

use crate::bridge::Seat;
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::fact::Count;
use derive::Facts;

/// A test of the rules of social bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum SocialTest {
    /// Does play go on, with this player's cards face up? (68D)
    PlayGoesOn {
        /// The player who claimed or conceded
        exposed: Seat,
    },
    /// Is the claimer bound by the statement, and to routine play? (70D)
    BoundByStatement {
        /// Number of steps
        steps: Count,
    },
    /// Is every finesse that was not announced forbidden, unless proven? (70E)
    NoUnannouncedFinesse {
        /// Number announced
        announced: Count,
    },
    /// May the opponents require the claimer to draw trumps, or not to? (70C)
    MayRequireTrumps {
        /// The claimer's opponents
        opponents: [Seat; 2],
    },
    /// May the defenders show each other their hands? (68D)
    DefendersMayShow {
        /// The defenders
        defenders: [Seat; 2],
    },
    /// Was the concession doubted before everyone had called on a later deal? (71A)
    BeforeAllCalled {
        /// Time of the doubt
        when: Doubted,
    },
    /// Was it doubted before the cards were mixed? (71C)
    BeforeMixed {
        /// Time of the doubt
        when: Doubted,
    },
    /// May declarer forbid this defender what seeing partner's cards suggests? (68D)
    MayForbidPartner {
        /// Declarer
        declarer: Seat,
        /// The speaker's partner
        partner: Seat,
    },
}
