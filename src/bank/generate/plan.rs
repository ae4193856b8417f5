//! What may follow each kind of irregularity: data for `story`.

use Step::{
    Accepts, Breaks, Calls, Corrects, Declines, Director, Doubles, Explains, Finds, Leads, Lowest, Next,
    Passes, PassesOut, ToEnd, ToOffender, WrongBoard,
};
use Who::{Lho, Offender, Partner, Rho, Turn};
use rules::engine::rotation::FindingKind;

/// A player as seen from the irregular call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Offender,
    Lho,
    Partner,
    Rho,
    /// The player in turn at the irregular call
    Turn,
}

/// One thing that follows an irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Left-hand opponent accepts the call
    Accepts,
    /// Left-hand opponent declines it
    Declines,
    /// The player draws attention to it, and the Director comes
    Director(Who),
    /// The player makes a call that is plausible, and lawful for a player under a duty
    Calls(Who),
    /// The player passes
    Passes(Who),
    /// The player makes the lowest sufficient bid in the irregular call's denomination, or repeats it
    Lowest(Who),
    /// The player doubles, legally or not
    Doubles(Who),
    /// The player calls against a duty to pass
    Breaks(Who),
    /// So many players in turn call
    Next(usize),
    /// The players in turn call until it is the offender's turn
    ToOffender,
    /// The players in turn call until the auction is over
    ToEnd,
    /// The players in turn pass until the auction is over
    PassesOut,
    /// The player makes the opening lead
    Leads(Who),
    /// The player explains the irregular call wrongly, or corrects such an explanation
    Explains(Who),
    Corrects(Who),
    /// The player is found to hold cards from a wrong board
    WrongBoard(Who),
    /// The Director finds so
    Finds(FindingKind, bool),
}

pub(super) const OUT_OF_ROTATION: &[&[Step]] = &[
    &[Accepts],
    &[Accepts, Next(2)],
    &[Accepts, ToEnd],
    &[Calls(Lho)],
    &[Calls(Lho), ToEnd],
    &[Calls(Turn)],
    &[Director(Turn), Calls(Turn)],
    &[Declines],
    &[Declines, ToOffender],
    &[Declines, ToOffender],
    &[Declines, ToOffender, Next(1)],
    &[Declines, ToOffender, Next(1)],
    &[Declines, ToOffender, Next(1)],
    &[Declines, ToOffender, Next(1), ToEnd],
    &[Declines, ToOffender, Next(1), ToEnd],
    &[Declines, ToOffender, Lowest(Offender)],
    &[Declines, ToOffender, Lowest(Offender), ToEnd],
    &[Declines, ToOffender, Calls(Lho)],
];

pub(super) const INSUFFICIENT: &[&[Step]] = &[
    &[Accepts],
    &[Accepts, ToEnd],
    &[Calls(Lho)],
    &[Calls(Lho), ToEnd],
    &[Declines, Lowest(Offender)],
    &[Declines, Lowest(Offender), ToEnd],
    &[Declines, Calls(Offender)],
    &[Declines, Calls(Offender), ToEnd],
    &[Declines, Calls(Offender), ToEnd],
    &[Declines, Passes(Offender), ToEnd],
    &[Declines, Doubles(Offender)],
    &[Declines, Doubles(Offender), Calls(Offender), PassesOut],
    &[Declines, Breaks(Offender)],
    &[Declines, Breaks(Offender), Declines, Calls(Offender), PassesOut],
    &[Lowest(Offender), Declines],
    &[Lowest(Offender), Accepts],
    &[Calls(Offender), Declines, ToEnd],
];

pub(super) const INADMISSIBLE: &[&[Step]] = &[
    &[Director(Lho), Calls(Offender)],
    &[Director(Lho), Calls(Offender), ToEnd],
    &[Director(Lho), Passes(Offender), ToEnd],
    &[Director(Lho)],
    &[Declines, ToOffender, Next(1)],
    &[Declines, ToOffender, Next(1), ToEnd],
    &[Declines],
    &[Accepts],
    &[Calls(Lho)],
    &[Passes(Lho)],
    &[Passes(Lho), Director(Rho)],
    &[Calls(Lho), ToEnd],
    &[Passes(Lho), PassesOut],
    &[Calls(Turn)],
    &[Passes(Lho), Passes(Partner), Passes(Rho), Leads(Lho)],
    &[Passes(Lho), Passes(Partner), Passes(Rho), Leads(Rho)],
];

pub(super) const CHANGE: &[&[Step]] = &[
    &[Finds(FindingKind::Unintended, true)],
    &[Finds(FindingKind::Unintended, true), Calls(Lho)],
    &[Finds(FindingKind::Unintended, true), PassesOut],
    &[Finds(FindingKind::Unintended, true), Finds(FindingKind::Prompted, true)],
    &[Finds(FindingKind::Unintended, false), Accepts],
    &[Finds(FindingKind::Unintended, false), Calls(Lho)],
    &[Finds(FindingKind::Unintended, false), Declines],
    &[Finds(FindingKind::Unintended, false), Declines, Next(2)],
    &[Finds(FindingKind::Unintended, false), Declines, ToEnd],
];

pub(super) const BREACH: &[&[Step]] = &[
    &[Director(Lho)],
    &[Director(Lho), ToEnd],
    &[Calls(Lho)],
    &[Passes(Lho), ToEnd],
    &[Calls(Lho), ToEnd],
    &[],
];

pub(super) const ABOVE_SEVEN: &[&[Step]] = &[
    &[Director(Lho)],
    &[Director(Lho), PassesOut],
    &[Passes(Lho), Director(Rho)],
    &[Doubles(Lho), Director(Partner)],
    &[Passes(Lho), Passes(Partner), Passes(Rho), Director(Lho)],
    &[Passes(Lho), Passes(Partner), Passes(Rho)],
];

pub(super) const AFTER_THE_END: &[&[Step]] = &[
    &[Director(Lho)],
    &[Director(Partner)],
    &[Passes(Lho)],
    &[Passes(Lho), Director(Rho)],
    &[Doubles(Lho), Director(Offender)],
    &[],
];

pub(super) const EXPLAINED: &[&[Step]] = &[
    &[Explains(Partner)],
    &[Explains(Partner), ToEnd],
    &[Explains(Partner), Calls(Lho), Corrects(Partner)],
    &[Explains(Partner), Calls(Lho), Corrects(Partner), Finds(FindingKind::MistakenCall, true)],
    &[Explains(Partner), Corrects(Partner)],
    &[Explains(Partner), Next(2), Corrects(Partner)],
    &[Explains(Partner), Next(3), Corrects(Partner)],
    &[Explains(Partner), Next(1), Corrects(Partner), Next(1), Finds(FindingKind::Influenced, true)],
    &[Explains(Partner), Next(1), Corrects(Partner), Finds(FindingKind::Influenced, false)],
    &[Explains(Partner), Next(1), Corrects(Partner), Finds(FindingKind::Influenced, true), Calls(Lho)],
    &[Explains(Partner), Next(3), Corrects(Partner), Finds(FindingKind::Influenced, true), Calls(Rho)],
    &[Explains(Partner), Next(2), Corrects(Partner), Finds(FindingKind::Influenced, true), Calls(Lho)],
    &[
        Explains(Partner),
        Next(2),
        Corrects(Partner),
        Finds(FindingKind::Influenced, true),
        Calls(Lho),
        Calls(Partner),
    ],
    &[Explains(Partner), ToEnd, Corrects(Partner)],
    &[Explains(Partner), ToEnd, Corrects(Offender)],
    &[Explains(Partner), ToEnd, Leads(Lho), Corrects(Partner)],
];

pub(super) const EXPOSED: &[&[Step]] = &[&[], &[Next(1)], &[ToEnd], &[ToEnd], &[PassesOut]];

pub(super) const WRONG_BOARD: &[&[Step]] = &[
    &[WrongBoard(Offender)],
    &[WrongBoard(Offender), Calls(Offender), ToEnd],
    &[Next(1), WrongBoard(Offender)],
    &[Next(1), WrongBoard(Offender), Calls(Offender)],
    &[Next(1), WrongBoard(Offender), Calls(Offender), Finds(FindingKind::Differs, false), Next(1)],
    &[Next(1), WrongBoard(Offender), Calls(Offender), Finds(FindingKind::Differs, true), Next(1)],
    &[Next(2), WrongBoard(Offender)],
    &[ToEnd, WrongBoard(Offender)],
];
