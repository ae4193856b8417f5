//! The irregular call that a ruling is about.

use rules::bridge::{Call, Seat};
use rules::engine::rotation::RotationFacts;

/// The irregular call of a ruling.
#[derive(Clone, Copy)]
pub(super) struct IrregularCall {
    pub seat: Seat,
    pub call: Call,
    /// True if the player had called before
    pub had_called: bool,
}

impl IrregularCall {
    /// The call with this number.
    pub fn of(facts: &RotationFacts, number: usize) -> Option<IrregularCall> {
        let before = number.checked_sub(1)?;
        let (seat, call) = facts.calls().nth(before)?;
        let had_called = facts.calls().take(before).any(|(other, _)| other == seat);
        Some(IrregularCall { seat, call, had_called })
    }
}
