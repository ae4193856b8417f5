//! Candidate premises of an auction.

use super::Premise;
use super::premise_case::{PremiseCase, PremiseSubject};
use super::reading::RulingReading;
use crate::change::Change;
use crate::question::has_insufficient_bid;
use rules::bridge::Seat;
use rules::engine::rotation::{AsIf, AuctionEvent, FindingKind, RotationFacts, RotationTest};
use rules::engine::trace::Test;
use rules::engine::{Case, Ruling};

/// All candidate premises, with their subjects.
pub(super) fn supposed(case: &Case, facts: &RotationFacts, ruling: &Ruling) -> Vec<PremiseCase> {
    let mut all = artificial(case, facts);
    let Some(call) = ruling.call else { return all };
    all.extend(findings(case, facts, call));
    let Some((offender, _)) = facts.calls().nth(call - 1) else { return all };
    let turn = turn(ruling, call);
    all.extend(AsIf::ALL.into_iter().filter_map(|as_if| {
        let of = match as_if.turn(offender) {
            Some(taken) => PremiseSubject::Turn { taken, truly: turn.filter(|truly| *truly != taken)? },
            None => PremiseSubject::Call(call),
        };
        Some(PremiseCase::as_if(Premise::from_word(as_if.word())?, of, as_if))
    }));
    let readings = [
        (Premise::PartnerForOffender, RulingReading::PartnerForOffender),
        (Premise::OtherOpponent, RulingReading::OtherOpponent),
        (Premise::LeadTurned, RulingReading::LeadTurned),
        (Premise::PassesOnce, RulingReading::PassesOnce),
        (Premise::PassesThroughout, RulingReading::PassesThroughout),
    ];
    all.extend(
        readings.map(|(premise, reading)| PremiseCase::reading(premise, PremiseSubject::Case, reading)),
    );
    all
}

/// The player in turn when this call was made out of turn.
fn turn(ruling: &Ruling, call: usize) -> Option<Seat> {
    ruling.trace.steps().iter().find_map(|step| match step.test {
        Test::Rotation(RotationTest::OutOfTurn { call: out, turn, .. }) if out == call => Some(turn),
        _ => None,
    })
}

/// The Director's possible findings on this call, either way.
fn findings(case: &Case, facts: &RotationFacts, call: usize) -> impl Iterator<Item = PremiseCase> {
    let kinds =
        FindingKind::fields().filter(|kind| *kind != FindingKind::Lowest || has_insufficient_bid(facts));
    let either = kinds.filter_map(|of| {
        Some([true, false].into_iter().zip(of_finding(of)?).map(move |(to, premise)| (premise, of, to)))
    });
    either.flatten().filter_map(move |(premise, of, to)| {
        let change = Change::Found { of, call: Some(call), to: Some(to) };
        PremiseCase::change(premise, PremiseSubject::Call(call), change, case)
    })
}

/// The premises that a finding is so and that it is not so. That a call is artificial may be assumed
/// of every call, not only of the irregular one.
const fn of_finding(kind: FindingKind) -> Option<[Premise; 2]> {
    match kind {
        FindingKind::Comparable => Some([Premise::Comparable, Premise::NotComparable]),
        FindingKind::Unintended => Some([Premise::Unintended, Premise::Intended]),
        FindingKind::Lowest => Some([Premise::Lowest, Premise::NotLowest]),
        FindingKind::Prompted
        | FindingKind::Repeats
        | FindingKind::Influenced
        | FindingKind::MistakenCall => None,
        FindingKind::Artificial | FindingKind::Differs => None,
    }
}

/// Each call taken for artificial that was natural, and the other way round.
fn artificial(case: &Case, facts: &RotationFacts) -> Vec<PremiseCase> {
    let calls = facts.events().iter().filter_map(|event| match event.happened {
        AuctionEvent::Called { artificial, .. } => Some(artificial),
        _ => None,
    });
    let otherwise = calls.zip(1..).filter_map(|(artificial, call)| {
        let was = facts.findings().of(FindingKind::Artificial, call).or(artificial)?;
        let premise = if was { Premise::Natural } else { Premise::Artificial };
        PremiseCase::change(
            premise,
            PremiseSubject::Call(call),
            Change::Artificial { call, to: Some(!was) },
            case,
        )
    });
    otherwise.collect()
}
