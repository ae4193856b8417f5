//! Limits of the engine, each with the call at which it was met. A limit is reported, never guessed
//! around.

use crate::bridge::Seat;
use crate::engine::fact::Fact;
use crate::law::Clause;
use derive::Facts;

/// A case, or part of one, outside the engine's coverage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum Limit {
    /// This clause is not covered under this edition
    #[fact("law")]
    Edition(Clause),
    /// The text of this law before its amendment, in force on the date of the case, is not covered
    #[fact("law")]
    EarlierText(Clause),
    /// A call other than the one that the player had to repeat (31A1), or a double or redouble that
    /// he was forbidden at this turn (30B2 of 2007), with this number: Law 37 speaks only of a duty to
    /// pass, and no law of this breach
    #[fact("call")]
    ObligationBreached(usize),
    /// Rulings on two irregularities require different calls of the player who made the call with
    /// this number
    #[fact("call")]
    DutiesClash(usize),
    /// A card was exposed before the first call, which is no card exposed during the auction (Law 24)
    BeforeTheAuction,
    /// The call with this number was made before the Director had ruled on another, in an order
    /// that the Laws do not cover
    #[fact("call")]
    BeforeTheRuling(usize),
    /// The call with this number was made at the same time as another, and neither of them in turn
    /// (Law 33 does not order them)
    #[fact("call")]
    SameTime(usize),
    /// An unrecorded call came before the call with this number
    #[fact("call")]
    NotTold(usize),
    /// This player, who had to pass, bid, doubled or redoubled by a call that is not recorded; what
    /// Law 37 decides depends on it
    #[fact("seat")]
    BreachNotTold(Seat),
    /// After the call with this number, a player reacts with nothing to react to
    #[fact("call")]
    NothingToAnswer(usize),
    /// The player on whose call the offender's duty depends has lost a turn, before the call with
    /// this number
    #[fact("call")]
    TurnLost(usize),
    /// The call with this number was made, or followed, when the board was no longer played, because an
    /// adjusted score is awarded
    #[fact("call")]
    BoardNotPlayed(usize),
    /// Cards from a wrong board were found after the opening lead was faced, on which the Laws are
    /// silent
    WrongBoardInPlay,
    /// Cards from a wrong board were noticed in an auction with another irregularity
    WrongBoardAndAnother,
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
    /// The call it is about, counted from 1, if it is about one.
    pub fn call(self) -> Option<usize> {
        self.facts().into_iter().find_map(|(_, fact)| match fact {
            Fact::CallNumber(call) => Some(call),
            _ => None,
        })
    }
}
