//! The wrong premise behind a wrong answer, found by ruling again under each premise that a trainee
//! may have had.
//!
//! | file | contents |
//! |---|---|
//! | `supposed` | a premise in a case (changed fact, other answer or other reading), and the ruling under it |
//! | `candidates` | the candidate premises of a case |
//! | `rotation`, `claim`, `doubt` | the premises of an auction; of a claim or concession; of a later doubt |
//! | `reading` | readings of a ruling with confused seats or numbers |
//! | `fit` | how well the ruling under a premise explains an answer |
//! | `diagnosis` | the premise that is named, chosen by a fixed rule |
//!
//! A premise is a wrong assumption. It explains a wrong component if the ruling under it gives the
//! value answered there.
//!
//! Not here: the mark (`grade`), and sentences (`words`).

mod candidates;
mod claim;
mod diagnosis;
mod doubt;
mod fit;
mod reading;
mod rotation;
mod supposed;

pub use candidates::supposed;
pub(super) use diagnosis::find;
pub use diagnosis::{CasePremise, Diagnosis, cases, every_case};
pub use supposed::{PremiseSubject, SupposedCase};

use rules::engine::Key;

/// Defines the premises: variant, word and description.
macro_rules! premises {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// A wrong assumption a trainee may have made.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Premise {
            $($(#[$doc])* $name,)*
        }

        impl Premise {
            /// All of them, in order of preference when they explain an answer equally well: events
            /// before findings, facts before readings, and this code before others.
            pub const ALL: &[Premise] = &[$(Premise::$name,)*];

            /// The word of the Fluent files, and of tests.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Premise::$name => $word,)*
                }
            }
        }
    };
}

premises! {
    /// The call was made at partner's turn
    PartnersTurn = "partners_turn",
    /// Made at RHO's turn
    RhosTurn = "rhos_turn",
    /// Made at LHO's turn
    LhosTurn = "lhos_turn",
    /// The offender had not called before, so that it changed no call (30B, 31C, 32C)
    FirstCall = "first_call",
    /// In rotation, because RHO had to pass (28A)
    InRotation = "in_rotation",
    /// Out of rotation, although RHO had to pass
    OutOfRotation = "out_of_rotation",
    /// The player whose turn it was called before the Director came (28B)
    ProperPlayerCalled = "proper_player_called",
    /// The next player accepted it (29A, 25B1)
    Accepted = "accepted",
    /// LHO did not accept (29B, 25B2)
    Declined = "declined",
    /// LHO may still accept
    Unanswered = "unanswered",
    /// The double or redouble was admissible (36)
    Admissible = "admissible",
    /// The right-hand opponent passed at his turn (31A1, 32A1)
    RhoPassed = "rho_passed",
    /// RHO bid, doubled or redoubled
    RhoActed = "rho_acted",
    /// This call was artificial that was natural (29C, 30C)
    Artificial = "artificial",
    /// This call was natural that was artificial
    Natural = "natural",
    /// The replacement was comparable that is not (23A)
    Comparable = "comparable",
    /// The replacement was not comparable that is
    NotComparable = "not_comparable",
    /// The call before was not meant that was (25A)
    Unintended = "unintended",
    /// The call before was meant that was not
    Intended = "intended",
    /// Concerned the trick in progress only (68)
    CurrentTrickOnly = "current_trick_only",
    /// Concerned later tricks too
    OtherTricksToo = "other_tricks_too",
    /// Cards were shown to claim (68A)
    MeantToClaim = "meant_to_claim",
    /// Partner objected at once (68B2)
    PartnerObjected = "partner_objected",
    /// Partner did not, or not at once
    PartnerDidNotObject = "partner_did_not_object",
    /// All four agreed that play go on (68D2(b))
    AllAgreed = "all_agreed",
    /// Not all four agreed that play go on
    NotAllAgreed = "not_all_agreed",
    /// Undisputed (68D1, 69A)
    Undisputed = "undisputed",
    /// The other side had agreed to it (69)
    Agreed = "agreed",
    /// The other side had not agreed to it, or it was doubted at once (70)
    NotAgreed = "not_agreed",
    /// Doubted in time (69B, 71, 79C)
    InTime = "in_time",
    /// Doubted too late
    TooLate = "too_late",
    /// The other side came to doubt it (69 for 71, and the other way round)
    OtherDoubter = "other_doubter",
    /// The trick given up had not been won before (69B1, 71.1)
    NotWonBefore = "not_won_before",
    /// The claimer knew of the cards out in this suit, as he did not (70A, 70C)
    Aware = "aware",
    /// The claimer did not know of them, although they did
    Unaware = "unaware",
    /// A doubt about the claimer's knowledge is resolved in their favour (70A)
    DoubtForClaimer = "doubt_for_claimer",
    /// The claimer made no statement (68C, 70B)
    Silent = "silent",
    /// The trick in progress had not begun
    TrickForgotten = "trick_forgotten",
    /// Suits are deemed played from the top (70E2)
    FromTheTop = "from_the_top",
    /// Suits are deemed played in any order
    AnyOrder = "any_order",
    /// The duties of the offender fall on his partner, and his partner's on him
    PartnerForOffender = "partner_for_offender",
    /// The other opponent chooses whether to accept (29A)
    OtherOpponent = "other_opponent",
    /// The lead is restricted in the suits in which it is free (26B)
    LeadTurned = "lead_turned",
    /// The rest is no concession (68B1)
    ConcessionOverlooked = "concession_overlooked",
    /// The claim stands as it was made, though it is disputed
    AsClaimed = "as_claimed",
    /// Best play with all cards seen (70D1)
    BestPlay = "best_play",
    /// The tricks are those of the other side
    OtherSide = "other_side",
    /// A defender's cards that were shown are penalty cards (68)
    PenaltyCards = "penalty_cards",
    /// An earlier code was in force
    OlderCode = "older_code",
    /// A later code was in force
    NewerCode = "newer_code",
    /// The rules of social bridge were in force
    SocialBridge = "social_bridge",
    /// A code of duplicate bridge was in force, at a table of social bridge
    Duplicate = "duplicate",
}

impl Premise {
    /// The premise with this word.
    pub fn from_word(word: &str) -> Option<Premise> {
        Premise::ALL.iter().copied().find(|premise| premise.word() == word)
    }

    /// True if it can affect this component. Saves a search if the component to be explained cannot
    /// be affected.
    const fn touches(self, key: Key) -> bool {
        let of_play = matches!(key, Key::What | Key::Play | Key::ExposedCards | Key::UnauthorisedFor);
        match self {
            Premise::Aware
            | Premise::Unaware
            | Premise::DoubtForClaimer
            | Premise::Silent
            | Premise::TrickForgotten
            | Premise::FromTheTop
            | Premise::AnyOrder
            | Premise::NotWonBefore
            | Premise::OtherDoubter
            | Premise::InTime
            | Premise::TooLate
            | Premise::Agreed
            | Premise::NotAgreed => !of_play,
            _ => true,
        }
    }
}
