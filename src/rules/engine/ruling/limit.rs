//! Limits of the engine, each with the call at which it was met. A limit is reported, never guessed
//! around.

use crate::law::Clause;
use derive::Word;

/// A case, or part of one, outside the engine's coverage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Limit {
    /// This clause is not covered under this edition
    Edition(Clause),
    /// A call other than the one that the player had to make (Law 37 if that was a pass), with this
    /// number
    ObligationBreached(usize),
    /// Rulings on two irregularities require different calls of the player who made the call with
    /// this number
    DutiesClash(usize),
    /// A call after the auction had ended (Law 39), with this number
    AfterTheEnd(usize),
    /// The call with this number was made before the Director had ruled on another, in an order
    /// that the Laws do not cover
    BeforeTheRuling(usize),
    /// The call with this number was made at the same time as another, and neither of them in turn
    /// (Law 33 does not order them)
    SameTime(usize),
    /// An unrecorded call came before the call with this number
    NotTold(usize),
    /// After the call with this number, a player reacts with nothing to react to
    NothingToAnswer(usize),
    /// The player on whose call the offender's duty depends has lost a turn, before the call with
    /// this number
    TurnLost(usize),
    /// An unintended call is changed by the call with this number, after LHO has called and before
    /// partner has: Law 25A allows it, and LHO may change that call
    UnintendedCalledOver(usize),
    /// More questions are open at once than there are branches for
    OpenQuestions,
    /// An opening lead was made out of turn, and Law 54 decides
    LeadOutOfTurn,
    /// A defender showed cards without meaning to claim, and Law 49 decides
    DefendersCards,
    /// A side withdraws its agreement to a claim in social bridge, which has no rule for that
    AgreementWithdrawn,
    /// The search passed its bound
    SearchBound,
    /// The unknown cards have more layouts than are searched or asked about
    Layouts,
}

impl Limit {
    /// The clause that is not covered, if it is a single one.
    pub const fn clause(self) -> Option<Clause> {
        if let Limit::Edition(clause) = self { Some(clause) } else { None }
    }

    /// The call it is about, counted from 1, if it is about one.
    pub const fn call(self) -> Option<usize> {
        match self {
            Limit::ObligationBreached(call)
            | Limit::DutiesClash(call)
            | Limit::AfterTheEnd(call)
            | Limit::BeforeTheRuling(call)
            | Limit::SameTime(call)
            | Limit::NotTold(call)
            | Limit::NothingToAnswer(call)
            | Limit::TurnLost(call)
            | Limit::UnintendedCalledOver(call) => Some(call),
            Limit::Edition(_)
            | Limit::OpenQuestions
            | Limit::LeadOutOfTurn
            | Limit::DefendersCards
            | Limit::AgreementWithdrawn
            | Limit::SearchBound
            | Limit::Layouts => None,
        }
    }
}
