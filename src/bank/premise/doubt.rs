//! Candidate premises of a later doubt: agreement, the time of the doubt, and the doubter.

use super::Premise;
use super::premise_case::{PremiseCase, PremiseSubject};
use crate::change::Change;
use rules::bridge::{Seat, Side};
use rules::engine::claim::{Doubt, Doubted};
use rules::engine::{Case, Family};

/// All candidate premises; `doubter` is the side that doubts the claim or concession.
pub(super) fn supposed(
    case: &Case,
    doubt: &Doubt,
    agreed: Option<bool>,
    speaker: Seat,
    doubter: Side,
) -> Vec<PremiseCase> {
    let mut changes: Vec<(Premise, Change)> = Vec::new();
    // For a claim disputed at once, agreement would only raise the question of when it was doubted.
    let there_and_then = case.facts.family() == Family::Claim && !doubt.is_later();
    if agreed != Some(true) && !there_and_then {
        changes.push((Premise::Agreed, Change::set("agreed", "true")));
    }
    if agreed == Some(true) {
        changes.push((Premise::NotAgreed, Change::set("agreed", "false")));
    }
    if doubt.is_later() {
        changes.push((Premise::NotAgreed, Change::set("doubted", Doubted::AtOnce.word())));
    }
    let times = Doubted::later(case.edition);
    for when in times.into_iter().filter(|when| doubt.is_later() && doubt.when != Some(*when)) {
        let premise = if when == times[2] { Premise::TooLate } else { Premise::InTime };
        changes.push((premise, Change::set("doubted", when.word())));
    }
    if doubt.is_told() {
        let other = if doubter == speaker.side() { speaker.lho() } else { speaker };
        changes.push((Premise::OtherDoubter, Change::set("doubter", other.letter())));
        changes.push((Premise::NotWonBefore, Change::set("already_won", "0")));
    }
    let suppose = |(premise, change)| PremiseCase::change(premise, PremiseSubject::Case, change, case);
    changes.into_iter().filter_map(suppose).collect()
}
