//! Wrong assumptions about the correction of a mistaken explanation, and about the time since.

use super::assumption::AsIf;
use crate::engine::rotation::docket::Docket;
use crate::engine::rotation::irregular::{CallFate, Explanation};

/// Applies the assumption. Returns whether that changes anything; `None` where it cannot apply.
pub(super) fn apply(
    as_if: AsIf,
    docket: &mut Docket<'_>,
    subject: usize,
    truly: Explanation<'_>,
) -> Option<bool> {
    let correction = truly.correction.filter(|correction| correction.change.is_none())?;
    let from = docket.irregularities[subject].from;
    if as_if == AsIf::Uncorrected {
        if let CallFate::Misexplained(explanation) = &mut docket.irregularities[subject].fate {
            explanation.correction = None;
        }
        return Some(true);
    }
    let partner = correction.last?.seat.partner();
    let since = docket.standing.made.get(from..).unwrap_or(&[]);
    let is_late = docket.led || since.iter().any(|made| made.seat == partner);
    match as_if {
        AsIf::ChangeInTime => {
            docket.led = false;
            docket.irregularities[subject].from = docket.standing.made.len();
            Some(is_late)
        }
        AsIf::ChangeTooLate => {
            docket.led = true;
            Some(!is_late)
        }
        _ => None,
    }
}
