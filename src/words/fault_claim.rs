//! Faults of the facts of a claim or concession, as sentences.

use super::{Arg, Words};
use rules::bridge::{Card, Seat, Suit};
use rules::engine::claim::ClaimFault;

impl Words {
    /// The message for a fault of the facts of a claim or concession.
    pub fn claim_fault(&self, fault: ClaimFault) -> String {
        let card = |c: Card| ("card", Arg::from(self.card(c)));
        let seat = |s: Seat| ("seat", Arg::from(self.seat(s)));
        let suit = |s: Suit| ("suit", Arg::from(self.suit_spoken(s)));
        let step = |n: usize| ("step", Arg::from(n));
        let (id, args) = match fault {
            ClaimFault::Act(fault) => return self.act_fault(fault),
            ClaimFault::NoCards => ("facts-no-cards", vec![]),
            ClaimFault::CardTwice(c) => ("facts-card-twice", vec![card(c)]),
            ClaimFault::HandSize { seat: s, has, must } => {
                ("facts-hand-size", vec![seat(s), ("has", has.into()), ("must", must.into())])
            }
            ClaimFault::TrickComplete => ("facts-trick-complete", vec![]),
            ClaimFault::Revoke(s) => ("facts-revoke", vec![seat(s)]),
            ClaimFault::TricksDoNotAddUp { won, left } => {
                ("facts-tricks", vec![("won", won.into()), ("left", left.into())])
            }
            ClaimFault::TrumpOfContract(strain) => {
                ("facts-trump-of-contract", vec![("strain", self.strain_spoken(strain).into())])
            }
            ClaimFault::DeclarerOfContract(s) => ("facts-declarer-of-contract", vec![seat(s)]),
            ClaimFault::DummyClaims => ("facts-dummy-claims", vec![]),
            ClaimFault::AgreedAndObjected => ("facts-agreed-and-objected", vec![]),
            ClaimFault::TooManyTricks { said, left } => {
                ("facts-too-many-tricks", vec![("said", said.into()), ("left", left.into())])
            }
            ClaimFault::CardNotHis(n, c) => ("facts-card-not-theirs", vec![step(n), card(c)]),
            ClaimFault::HandNotHis(n, s) => ("facts-hand-not-theirs", vec![step(n), seat(s)]),
            ClaimFault::NoTrumpSuit(n) => ("facts-no-trump-suit", vec![step(n)]),
            ClaimFault::RuffsTrumps(n) => ("facts-ruffs-trumps", vec![step(n)]),
            ClaimFault::NotAnOpponent(n, s) => ("facts-not-an-opponent", vec![step(n), seat(s)]),
            ClaimFault::TallyTooLong(n) => ("facts-tally-too-long", vec![step(n)]),
            ClaimFault::NotATrump(n, c) => ("facts-not-a-trump", vec![step(n), card(c)]),
            ClaimFault::CardSeen(n, c) => ("facts-card-seen", vec![step(n), card(c)]),
            ClaimFault::HandSeen(n, of) => ("facts-hand-seen", vec![step(n), seat(of)]),
            ClaimFault::Miscounts(n, of) => ("facts-miscounts", vec![step(n), suit(of)]),
            ClaimFault::ElseWithoutIf(n) => ("facts-else-without-if", vec![step(n)]),
            ClaimFault::TooManySteps(most) => ("facts-too-many-steps", vec![("most", most.into())]),
            ClaimFault::HoldsWhatHeShowedOut(s, x) => ("facts-holds-shown-out", vec![seat(s), suit(x)]),
            ClaimFault::NotOut(c) => ("facts-not-out", vec![card(c)]),
            ClaimFault::DrawsUnaware(x) => ("facts-draws-unaware", vec![suit(x)]),
            ClaimFault::NothingForgotten(x) => ("facts-nothing-forgotten", vec![suit(x)]),
            ClaimFault::DoubtedAndUndisputed => ("facts-doubted-and-undisputed", vec![]),
            ClaimFault::DoubtedTwice => ("facts-doubted-twice", vec![]),
            ClaimFault::NothingGivenUp => ("facts-nothing-given-up", vec![]),
            ClaimFault::MoreThanWon { said, won } => {
                ("facts-more-than-won", vec![("said", said.into()), ("won", won.into())])
            }
            ClaimFault::NotADefender(s) => ("facts-not-a-defender", vec![seat(s)]),
            ClaimFault::SaidDoesNotAddUp { claims, concedes, left } => {
                let said = [("claims", claims), ("concedes", concedes), ("left", left)];
                ("facts-said", said.map(|(name, n)| (name, Arg::from(n))).into())
            }
            ClaimFault::SaidWithoutCards => ("facts-said-without-cards", vec![]),
            ClaimFault::NoHandUnseen => ("facts-no-hand-unseen", vec![]),
            ClaimFault::HandNotHidden(s) => ("facts-hand-not-hidden", vec![seat(s)]),
            ClaimFault::UnseenTwice(s) => ("facts-unseen-twice", vec![seat(s)]),
            ClaimFault::HandKnown(s) => ("facts-hand-known", vec![seat(s)]),
            ClaimFault::UnseenWithoutCards => ("facts-unseen-without-cards", vec![]),
            ClaimFault::OutDoesNotFill { has, must } => {
                ("facts-out-does-not-fill", vec![("has", has.into()), ("must", must.into())])
            }
            ClaimFault::NoLayoutFits => ("facts-no-layout-fits", vec![]),
            ClaimFault::NothingConceded => ("facts-nothing-conceded", vec![]),
        };
        self.format(id, &args)
    }
}
