//! Kinds of irregularities, and the laws that are about each.

use super::plan::{
    ABOVE_SEVEN, AFTER_THE_END, BREACH, CHANGE, EXPLAINED, EXPOSED, INADMISSIBLE, INSUFFICIENT,
    OUT_OF_ROTATION, Step, WRONG_BOARD,
};
use rules::law::Clause;

/// A kind of irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Irregularity {
    /// A call out of rotation
    OutOfRotation,
    /// A double or redouble out of rotation
    DoubleOutOfRotation,
    /// A bid not higher than the last one
    Insufficient,
    /// A double or redouble of nothing
    Inadmissible,
    /// A second call by the same player: the first was not meant, or is regretted
    Change,
    /// A call by a player who must pass after a pass out of rotation
    Breach,
    /// A bid of more than seven
    AboveSeven,
    /// A call after the final pass
    AfterTheEnd,
    /// An artificial call that partner explains wrongly
    Explained,
    /// Cards that partner could see
    Exposed,
    /// A call on the cards of another board
    WrongBoard,
    /// The cards of another board, found before a call was made on them
    WrongCards,
}

impl Irregularity {
    const ALL: [Irregularity; 12] = [
        Irregularity::OutOfRotation,
        Irregularity::DoubleOutOfRotation,
        Irregularity::Insufficient,
        Irregularity::Inadmissible,
        Irregularity::Change,
        Irregularity::Breach,
        Irregularity::AboveSeven,
        Irregularity::AfterTheEnd,
        Irregularity::Explained,
        Irregularity::Exposed,
        Irregularity::WrongBoard,
        Irregularity::WrongCards,
    ];

    /// The irregularities that a law may be about.
    pub fn of_law(clause: Clause) -> &'static [Irregularity] {
        use Irregularity::{
            AboveSeven, AfterTheEnd, Breach, Change, DoubleOutOfRotation, Explained, Exposed, Inadmissible,
            Insufficient, OutOfRotation, WrongBoard, WrongCards,
        };
        match clause.law() {
            "15" | "17" => &[WrongBoard, WrongBoard, WrongCards],
            "20" | "21" => &[Explained],
            "23" => &[OutOfRotation, Insufficient],
            "24" | "48" | "49" | "50" => &[Exposed],
            "25" => &[Change],
            "27" => &[Insufficient],
            "28" => &[OutOfRotation, Breach],
            "29" => &[OutOfRotation],
            "30" | "31" => &[OutOfRotation, OutOfRotation, Change],
            "32" => &[DoubleOutOfRotation, DoubleOutOfRotation, Change],
            "34" => &[OutOfRotation],
            "35" | "36" => &[Inadmissible],
            "37" => &[Breach],
            "38" => &[AboveSeven],
            "39" => &[AfterTheEnd],
            _ => &Irregularity::ALL,
        }
    }

    /// What may follow, each as plausible as the next.
    pub const fn plans(self) -> &'static [&'static [Step]] {
        match self {
            Irregularity::OutOfRotation | Irregularity::DoubleOutOfRotation => OUT_OF_ROTATION,
            Irregularity::Insufficient => INSUFFICIENT,
            Irregularity::Inadmissible => INADMISSIBLE,
            Irregularity::Change => CHANGE,
            Irregularity::Breach => BREACH,
            Irregularity::AboveSeven => ABOVE_SEVEN,
            Irregularity::AfterTheEnd => AFTER_THE_END,
            Irregularity::Explained => EXPLAINED,
            Irregularity::Exposed | Irregularity::WrongCards => EXPOSED,
            Irregularity::WrongBoard => WRONG_BOARD,
        }
    }
}
