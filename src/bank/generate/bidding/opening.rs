//! Opening bids.

use super::choice::CallChoice;
use super::view::View;
use rules::bridge::Call;

/// Opening bids, the agreement of each, and its weight.
const OPENINGS: [(&str, &str, usize); 15] = [
    ("P", "pass-opening", 14),
    ("1C", "opening-1C", 6),
    ("1D", "opening-1D", 6),
    ("1H", "opening-1H", 8),
    ("1S", "opening-1S", 8),
    ("1NT", "opening-strong-1NT", 6),
    ("2C", "opening-strong-2C", 2),
    ("2D", "weak-two-D", 2),
    ("2H", "weak-two-H", 3),
    ("2S", "weak-two-S", 3),
    ("2NT", "opening-2NT", 2),
    ("3C", "preempt-3C", 1),
    ("3D", "preempt-3D", 1),
    ("3H", "preempt-3H", 1),
    ("3S", "preempt-3S", 1),
];

/// An opening; a player who has passed does not open.
pub(super) fn choices(view: &View) -> Vec<CallChoice> {
    if view.has_passed {
        return vec![CallChoice::natural(Call::Pass, 1)];
    }
    let choice =
        |(call, name, weight): &(&str, &str, usize)| CallChoice::agreed(call.parse().ok()?, name, *weight);
    OPENINGS.iter().filter_map(choice).collect()
}
