//! Tests of a claim or concession (Laws 68 and 70, and 71 within an adjudication). Each carries the
//! facts that decide it.

pub(crate) mod act;
pub(crate) mod doubt;
pub(crate) mod social;
pub(crate) mod standard;

pub use standard::Standard;

use crate::bridge::{Cards, Seat, Suit};
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::fact::{Count, Step};
use crate::law::{OrderWithinSuit, Presumption};
use act::ActTest;
use derive::Facts;
use doubt::DoubtTest;
use social::SocialTest;

/// A test of the facts of a claim or concession.
#[derive(Clone, Debug, PartialEq, Eq, Facts)]
pub enum ClaimTest {
    /// A test of the act, or of the play since (68)
    Act(ActTest),
    /// A test of a doubt, or of the tricks given up (69 and 71)
    Doubt(DoubtTest),
    /// A test of the rules of social bridge only
    Social(SocialTest),
    /// Does it concern tricks other than the one in progress? (68)
    OtherTricks,
    /// Is it a claim of this many tricks? (68A)
    ClaimsTricks {
        /// Tricks claimed
        claims: u8,
        /// Tricks left
        left: u8,
    },
    /// Is it a concession of this many tricks, stated or implied? (68B)
    ConcedesTricks {
        /// Tricks conceded
        concedes: u8,
        /// Tricks left
        left: u8,
    },
    /// Did a defender concede? (68B2)
    DefenderConcedes {
        /// The conceder
        conceder: Seat,
    },
    /// Did his partner object immediately? (68B2)
    PartnerObjected {
        /// The conceder's partner
        partner: Seat,
    },
    /// Does the claim of the other tricks fall with the concession? (68B2)
    ClaimFallsToo {
        /// Tricks claimed, stated or implied
        claims: u8,
    },
    /// Were cards of defenders exposed, which are no penalty cards? (68B2)
    CardsExposed {
        /// The defenders whose cards they are
        seats: Vec<Seat>,
    },
    /// Is information from what was shown or said unauthorised for this player? (16)
    Unauthorised {
        /// The player who may not use it
        seat: Seat,
    },
    /// Did the claimer state a line of play? (68C)
    LineStated {
        /// Number of steps
        steps: Count,
    },
    /// Does a player dispute it? (68D)
    Disputed,
    /// Have all assented? (69A)
    Agreed,
    /// Are the statement repeated and the objections heard? (70B)
    StatementHeard {
        /// All hands have to be faced; since 2007 the Director may have it done
        must_face: bool,
    },
    /// Is a play that would be irrational kept out of the normal ones by the text? (70)
    IrrationalKeptOut {
        /// True if an unstated guess is accepted where any other play would be irrational: the last
        /// exception of 70E until 2007
        guess: bool,
    },
    /// Is a trump out? (70C)
    TrumpOut {
        /// The trumps that the opponents hold
        cards: Cards,
    },
    /// Did the claimer fail to mention it? (70C1)
    TrumpNotMentioned {
        /// The step of his statement, counted from 1, that mentions it
        step: Option<Step>,
    },
    /// Is it at all likely that the claimer was unaware of it? (70C2)
    TrumpForgotten {
        /// The Director's finding
        found: Option<Awareness>,
        /// The trumps he is taken to have forgotten
        cards: Cards,
    },
    /// Could a trick be lost to it by any normal play? (70C3)
    TrickLostToTrump {
        /// The tricks his side wins
        tricks: u8,
        /// The tricks it wins when he knows of the trumps
        aware: u8,
    },
    /// Had the claimer forgotten cards of a side suit? (70A)
    CardsForgotten {
        /// The suit
        suit: Suit,
        /// The Director's finding
        found: Option<Awareness>,
        /// The cards he is taken to have forgotten
        cards: Cards,
    },
    /// Does a normal line win fewer tricks than the best one, which was not stated? (70D1)
    NormalLineLoses {
        /// The standard of carelessness
        standard: Standard,
        /// The tricks his side wins by the worst normal line
        tricks: u8,
        /// The tricks it wins by the best line, all cards seen
        best: u8,
    },
    /// Are there more lines by another standard than the search covered? (70D1)
    MoreLines {
        /// The standard
        standard: Standard,
        /// No line by it wins fewer tricks
        least: u8,
    },
    /// Does the number rest on a choice of the claiming defender's partner? (70D2)
    RestsOnPartner {
        /// The partner
        partner: Seat,
        /// The tricks if he chooses wrong
        tricks: u8,
        /// The tricks if he chooses right
        found: u8,
    },
    /// Does the number rest on which opponent holds a card that has not shown up? (70E1)
    RestsOnLocation {
        /// The tricks when it is not known
        tricks: u8,
        /// The tricks when it is
        located: u8,
    },
    /// Does the number rest on an opponent's showing out of a suit, which locates a card? (the
    /// exception of 70E1)
    RestsOnShowingOut {
        /// The suit
        suit: Suit,
        /// An opponent had failed to follow to it before the claim; otherwise one does on the
        /// normal lines
        before: bool,
        /// The tricks as the card is located
        tricks: u8,
        /// The tricks if showing out located none
        otherwise: u8,
    },
    /// Does the number rest on a guess that it would be irrational not to make? (the last exception
    /// of 70E until 2007)
    RestsOnIrrational {
        /// The tricks with the exception
        tricks: u8,
        /// The tricks without it
        otherwise: u8,
    },
    /// Does the number rest on the order in which the cards of a suit are deemed played? (70E2)
    RestsOnOrder {
        /// The order laid down
        order: OrderWithinSuit,
        /// The tricks in this order
        tricks: u8,
        /// The tricks in any order
        otherwise: u8,
    },
    /// Does the number rest on a presumption of a guideline? (70D)
    RestsOnPresumption {
        /// The presumption
        presumption: Presumption,
        /// The tricks under the guideline
        tricks: u8,
        /// The tricks without it
        otherwise: u8,
    },
    /// Does any normal line win as many tricks as were claimed? (70A)
    ClaimGood {
        /// Tricks claimed
        claims: u8,
        /// Tricks by the worst normal line
        tricks: u8,
    },
    /// Was the search stopped by its bound, so that only this much is proved? (70A)
    SearchStopped {
        /// The fewest tricks his side may get
        least: u8,
        /// The most
        most: u8,
    },
    /// Is the ruling the same in every layout of the unknown cards?
    SameInAllLayouts {
        /// Number of layouts that fit the known facts
        layouts: Count,
    },
    /// Were tricks conceded that no normal line loses? (71)
    ConcededTrickSure {
        /// Tricks conceded
        conceded: u8,
        /// Of these, tricks that no normal line loses
        sure: u8,
    },
}
