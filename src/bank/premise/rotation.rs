//! Candidate premises of an auction.

use super::Premise;
use super::premise_case::{PremiseCase, PremiseSubject};
use super::reading::RulingReading;
use crate::change::Change;
use crate::question::has_insufficient_bid;
use rules::bridge::Seat;
use rules::engine::rotation::{AsIf, AuctionEvent, FindingKind, RotationFacts, RotationTest};
use rules::engine::trace::Test;
use rules::engine::{Case, Component, Key, Ruling};
use rules::law;

/// All candidate premises, with their subjects.
pub(super) fn supposed(case: &Case, facts: &RotationFacts, ruling: &Ruling) -> Vec<PremiseCase> {
    let mut all = artificial(case, facts);
    let caller = ruling.call.and_then(|call| facts.calls().nth(call.checked_sub(1)?));
    let caller = caller.map(|(seat, _)| seat);
    if let Some(call) = ruling.call {
        all.extend(findings(case, facts, call));
    }
    let exposed = ruling.component(Key::PenaltyCards).is_some();
    if caller.is_none() && !exposed {
        return all;
    }
    all.extend(AsIf::ALL.into_iter().filter_map(|as_if| as_if_so(as_if, ruling, caller)));
    let readings = [
        (Premise::PartnerForOffender, RulingReading::PartnerForOffender),
        (Premise::OtherOpponent, RulingReading::OtherOpponent),
        (Premise::LeadTurned, RulingReading::LeadTurned),
        (Premise::PassesOnce, RulingReading::PassesOnce),
        (Premise::PassesThroughout, RulingReading::PassesThroughout),
        (Premise::OnlyCancelled, RulingReading::OnlyCancelled),
    ];
    let legal = caller.map(|seat| (Premise::StandsAsLegal, RulingReading::StandsAsLegal(seat)));
    let readings = readings.into_iter().chain(legal);
    all.extend(
        readings.map(|(premise, reading)| PremiseCase::reading(premise, PremiseSubject::Case, reading)),
    );
    all
}

/// The premise that this is so of the irregularity; `None` for one about the turn of a call that no
/// player made, or about the true turn.
fn as_if_so(as_if: AsIf, ruling: &Ruling, caller: Option<Seat>) -> Option<PremiseCase> {
    let of = match (ruling.call, caller) {
        (Some(call), Some(caller)) => match as_if.turn(caller) {
            Some(taken) => {
                let truly = turn(ruling, call, caller).filter(|truly| *truly != taken)?;
                PremiseSubject::Turn { taken, truly }
            }
            None => PremiseSubject::Call(call),
        },
        _ => PremiseSubject::Case,
    };
    Some(PremiseCase::as_if(Premise::from_word(as_if.word())?, of, as_if))
}

/// The player in turn when this call was made.
fn turn(ruling: &Ruling, call: usize, caller: Seat) -> Option<Seat> {
    let out = ruling.trace.steps().iter().find_map(|step| match step.test {
        Test::Rotation(RotationTest::OutOfTurn { call: out, turn, .. }) if out == call => Some(turn),
        _ => None,
    });
    let in_rotation = || ruling.component(Key::InRotation) == Some(&Component::InRotation(true));
    out.or_else(|| in_rotation().then_some(caller))
}

/// The Director's possible findings on this call, either way.
fn findings(case: &Case, facts: &RotationFacts, call: usize) -> impl Iterator<Item = PremiseCase> {
    let kinds = FindingKind::fields().filter(|kind| may_matter(*kind, case, facts));
    let either = kinds.filter_map(|of| {
        Some([true, false].into_iter().zip(of_finding(of)?).map(move |(to, premise)| (premise, of, to)))
    });
    either.flatten().filter_map(move |(premise, of, to)| {
        let change = Change::Found { of, call: Some(call), to: Some(to) };
        PremiseCase::change(premise, PremiseSubject::Call(call), change, case)
    })
}

/// False only if no law asks for such a finding in this case.
fn may_matter(kind: FindingKind, case: &Case, facts: &RotationFacts) -> bool {
    match kind {
        FindingKind::Lowest => has_insufficient_bid(facts),
        FindingKind::Repeats => !law!("23A").is_in(case.edition),
        FindingKind::Influenced | FindingKind::MistakenCall => facts.has_explanations(),
        _ => true,
    }
}

/// The premises that a finding is so and that it is not so. That a call is artificial may be assumed
/// of every call, not only of the irregular one.
const fn of_finding(kind: FindingKind) -> Option<[Premise; 2]> {
    match kind {
        FindingKind::Comparable => Some([Premise::Comparable, Premise::NotComparable]),
        FindingKind::Unintended => Some([Premise::Unintended, Premise::Intended]),
        FindingKind::Lowest => Some([Premise::Lowest, Premise::NotLowest]),
        FindingKind::Repeats => Some([Premise::Repeats, Premise::NotRepeats]),
        FindingKind::Influenced => Some([Premise::Influenced, Premise::NotInfluenced]),
        FindingKind::MistakenCall => Some([Premise::MistakenCall, Premise::MistakenExplanation]),
        FindingKind::Prompted | FindingKind::Differs | FindingKind::Artificial => None,
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
