//! The premises that there may be on a doubt that came later: whether there was agreement, when it
//! was doubted and by whom.

use super::Premise;
use super::supposed::{PremiseSubject, SupposedCase};
use crate::change::{Change, DoubtTricks};
use rules::bridge::{Seat, Side};
use rules::engine::claim::{Doubt, Doubted};
use rules::engine::{Case, Facts};

/// Every premise there may be; `doubter` is the side that doubts what the speaker claimed or conceded.
pub(super) fn supposed(
    case: &Case,
    doubt: &Doubt,
    agreed: Option<bool>,
    speaker: Seat,
    doubter: Side,
) -> Vec<SupposedCase> {
    let mut changes: Vec<(Premise, Change)> = Vec::new();
    // Of a claim that is doubted there and then agreement would only be a question: when it came to be doubted.
    let there_and_then = matches!(case.facts, Facts::Claim(_)) && !doubt.is_later();
    if agreed != Some(true) && !there_and_then {
        changes.push((Premise::Agreed, Change::Agreed(Some(true))));
    }
    if agreed == Some(true) {
        changes.push((Premise::NotAgreed, Change::Agreed(Some(false))));
    }
    if doubt.is_later() {
        changes.push((Premise::NotAgreed, Change::Doubted(Some(Doubted::AtOnce))));
    }
    let times = Doubted::later(case.edition);
    for when in times.into_iter().filter(|when| doubt.is_later() && doubt.when != Some(*when)) {
        let premise = if when == times[2] { Premise::TooLate } else { Premise::InTime };
        changes.push((premise, Change::Doubted(Some(when))));
    }
    if doubt.is_told() {
        let other = if doubter == speaker.side() { speaker.lho() } else { speaker };
        changes.push((Premise::OtherDoubter, Change::Doubter(Some(other))));
        let none = Change::Tricks { of: DoubtTricks::AlreadyWon, to: Some(0) };
        changes.push((Premise::NotWonBefore, none));
    }
    let suppose = |(premise, change)| SupposedCase::change(premise, PremiseSubject::Case, change, case);
    changes.into_iter().filter_map(suppose).collect()
}
