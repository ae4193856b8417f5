//! The wrong premise behind a wrong answer: it is found by ruling again under each premise that a trainee may have had.
//!
//! | file | what |
//! |---|---|
//! | `supposed` | a premise in a case: the facts told otherwise, or another reading of the ruling, and the ruling under it |
//! | `rotation`, `claim` | the premises that there are in a case of either kind |
//! | `reading` | readings of a ruling: seats or numbers taken for others |
//! | `fit` | how well the ruling under a premise explains an answer |
//! | `diagnosis` | the premise that is named, chosen by a fixed rule |
//!
//! A premise is what somebody took for so although it was not. It explains a wrong component when the ruling under it is
//! what was answered there.
//!
//! Deliberately not here: the mark (`grade`), and every sentence a person reads (`words`).

mod claim;
mod diagnosis;
mod fit;
mod reading;
mod rotation;
mod supposed;

pub(super) use diagnosis::find;
pub use diagnosis::{Diagnosis, Held, cases};
pub use supposed::{Of, Supposed, supposed};

/// What a trainee may have taken for so although it was not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Premise {
    /// The call was comparable that is not (23A)
    Comparable,
    /// The call was not comparable that is (23A)
    NotComparable,
    /// This call was artificial that was natural (29C, 30C)
    Artificial,
    /// This call was natural that was artificial
    Natural,
    /// The call before was not meant that was (25A)
    Unintended,
    /// The call before was meant that was not
    Intended,
    /// The duties of the offender fall on his partner, and his partner's on him
    PartnerForOffender,
    /// The other opponent chooses whether to accept (29A)
    OtherOpponent,
    /// The lead is restricted in the suits in which it is free (26B)
    LeadTurned,
    /// The claimer knew of the cards out in this suit, as he did not (70A, 70C)
    Aware,
    /// The claimer did not know of the cards out in this suit, as he did
    Unaware,
    /// What is doubtful of the claimer's knowledge is resolved for him (70A)
    DoubtForClaimer,
    /// The claim stands as it was made, though it is disputed
    AsClaimed,
    /// Everybody plays as well as the cards allow, all of them seen (70D1)
    BestPlay,
    /// The tricks are those of the other side
    OtherSide,
    /// A defender's cards that were shown are penalty cards (68D)
    PenaltyCards,
    /// An earlier code was in force
    OlderCode,
    /// A later code was in force
    NewerCode,
    /// The rules of social bridge were in force
    SocialBridge,
    /// A code of duplicate bridge was in force, at a table of social bridge
    Duplicate,
}

impl Premise {
    /// All of them, in the order in which they are named when they explain an answer equally well.
    pub const ALL: [Premise; 20] = [
        Premise::Comparable,
        Premise::NotComparable,
        Premise::Artificial,
        Premise::Natural,
        Premise::Unintended,
        Premise::Intended,
        Premise::PartnerForOffender,
        Premise::OtherOpponent,
        Premise::LeadTurned,
        Premise::Aware,
        Premise::Unaware,
        Premise::DoubtForClaimer,
        Premise::AsClaimed,
        Premise::BestPlay,
        Premise::OtherSide,
        Premise::PenaltyCards,
        Premise::OlderCode,
        Premise::NewerCode,
        Premise::SocialBridge,
        Premise::Duplicate,
    ];

    /// The word of the Fluent files, and of tests.
    pub const fn word(self) -> &'static str {
        match self {
            Premise::Comparable => "comparable",
            Premise::NotComparable => "not_comparable",
            Premise::Artificial => "artificial",
            Premise::Natural => "natural",
            Premise::Unintended => "unintended",
            Premise::Intended => "intended",
            Premise::PartnerForOffender => "partner_for_offender",
            Premise::OtherOpponent => "other_opponent",
            Premise::LeadTurned => "lead_turned",
            Premise::Aware => "aware",
            Premise::Unaware => "unaware",
            Premise::DoubtForClaimer => "doubt_for_claimer",
            Premise::AsClaimed => "as_claimed",
            Premise::BestPlay => "best_play",
            Premise::OtherSide => "other_side",
            Premise::PenaltyCards => "penalty_cards",
            Premise::OlderCode => "older_code",
            Premise::NewerCode => "newer_code",
            Premise::SocialBridge => "social_bridge",
            Premise::Duplicate => "duplicate",
        }
    }

    /// The premise with this word.
    pub fn from_word(word: &str) -> Option<Premise> {
        Premise::ALL.into_iter().find(|premise| premise.word() == word)
    }
}
