//! Changes of an auction: the dealer, callers, calls, their meanings, and findings. Reactions to an
//! irregular call are in `reaction`.

use super::calls::{event_index, natural_call};
use super::{Change, reaction};
use crate::agreements;
use rules::bridge::{Auction, Bid, Call, Seat, Strain};
use rules::engine::rotation::{AuctionEvent, Finding, FindingKind, RotationFacts, RotationSetup};
use rules::engine::ruling::{Outcome, Ruling};
use rules::engine::{Case, rule};

/// Candidate changes. Questions to players are taken from the ruling.
pub(super) fn candidates(case: &Case, facts: &RotationFacts) -> Vec<Change> {
    let (setup, ruling) = (facts.setup(), rule(case));
    let calls: Vec<(Seat, Call)> = facts.calls().collect();
    let irregular = reaction::irregular(&ruling);
    let mut all = Seat::ALL.map(Change::Dealer).to_vec();
    let first = irregular.iter().min().copied().unwrap_or(1);
    all.extend((2..=first).map(Change::Begins));
    for (i, (_, made)) in calls.iter().enumerate() {
        let call = i + 1;
        all.extend(Seat::ALL.map(|seat| Change::Caller { call, seat }));
        let fits = |to: &Call| !is_worse(&setup, call, *to);
        all.extend(
            neighbours(&setup, call, *made).into_iter().filter(fits).map(|to| Change::Call { call, to }),
        );
        all.extend([false, true].map(|to| Change::Together { call, to }));
        all.extend([Some(true), Some(false), None].map(|to| Change::Artificial { call, to }));
        all.push(Change::Meaning { call, to: None });
    }
    reaction::candidates(&ruling, &setup, &mut all);
    for of in FindingKind::fields() {
        finding_changes(of, &setup, &ruling, &irregular, &mut all);
    }
    all
}

/// The changed setup; `None` if this is not a change of an auction.
pub(super) fn apply(change: Change, mut setup: RotationSetup) -> Option<RotationSetup> {
    match change {
        Change::Dealer(seat) => setup.dealer = seat,
        Change::Begins(call) => return begins(setup, call),
        Change::Caller { call, seat } => {
            let at = event_index(&setup, call)?;
            setup.events[at].seat = seat;
        }
        Change::Call { call, to } => {
            let at = event_index(&setup, call)?;
            setup.events[at].happened = natural_call(to);
        }
        Change::Together { call, to } => {
            let at = event_index(&setup, call)?;
            setup.events[at].together = to;
        }
        Change::Accepts { call, to } => return reaction::accepts(setup, call, to),
        Change::Director { call, to } => return reaction::director(setup, call, to),
        Change::Acts { seat, to } => return reaction::acts(setup, seat, to),
        Change::NotLed => return reaction::not_led(setup),
        Change::Artificial { call, to } => return artificial(setup, call, to),
        Change::Meaning { call, to } => return means(setup, call, to),
        Change::Found { of, call, to } => set_finding(&mut setup.findings[of], call, to)?,
        _ => return None,
    }
    Some(setup)
}

/// The auction from this call on; findings keep their calls.
fn begins(mut setup: RotationSetup, call: usize) -> Option<RotationSetup> {
    let first = event_index(&setup, call)?;
    setup.events.drain(..first);
    setup.dealer = setup.events[0].seat;
    setup.events[0].together = false;
    setup.events.retain_mut(|event| match &mut event.happened {
        AuctionEvent::Misexplained(of) | AuctionEvent::Corrected(of) => {
            let stays = *of >= call;
            *of = (*of).saturating_sub(call - 1);
            stays
        }
        _ => true,
    });
    for finding in setup.findings.iter_mut() {
        finding.of.retain(|(of, _)| *of >= call);
        finding.of.iter_mut().for_each(|(of, _)| *of -= call - 1);
    }
    Some(setup)
}

/// Makes a call natural or artificial; a natural call loses an agreement on what it asks or
/// specifies.
fn artificial(mut setup: RotationSetup, call: usize, to: Option<bool>) -> Option<RotationSetup> {
    let at = event_index(&setup, call)?;
    set_finding(&mut setup.findings[FindingKind::Artificial], Some(call), None)?;
    let AuctionEvent::Called { artificial, meaning, .. } = &mut setup.events[at].happened else {
        return None;
    };
    *artificial = to;
    if to == Some(false) {
        *meaning = meaning.take().filter(|m| m.purpose.is_none() && m.specifies.is_none());
    }
    Some(setup)
}

/// Sets the agreement about a call, or removes it.
fn means(mut setup: RotationSetup, call: usize, to: Option<&'static str>) -> Option<RotationSetup> {
    let at = event_index(&setup, call)?;
    let AuctionEvent::Called { artificial, meaning, .. } = &mut setup.events[at].happened else {
        return None;
    };
    *meaning = match to {
        None => None,
        Some(name) => {
            let agreement = agreements::all().get(name)?;
            *artificial = Some(agreement.artificial);
            Some(agreement.meaning.clone())
        }
    };
    Some(setup)
}

/// Sets a finding of one call, or of all calls; `None` if a finding of all calls prevents an
/// unknown one.
fn set_finding(finding: &mut Finding, call: Option<usize>, to: Option<bool>) -> Option<()> {
    let Some(call) = call else {
        *finding = Finding::all(to);
        return Some(());
    };
    finding.of.retain(|(of, _)| *of != call);
    match (to, finding.all) {
        (None, Some(_)) => return None,
        (to, all) if to == all => {}
        (Some(to), _) => finding.of.push((call, to)),
        (None, None) => {}
    }
    finding.of.sort();
    Some(())
}

/// Changes of a finding: of an existing finding its opposite or none; of a finding that the ruling
/// asks for either value.
fn finding_changes(
    of: FindingKind,
    setup: &RotationSetup,
    ruling: &Ruling,
    irregular: &[usize],
    all: &mut Vec<Change>,
) {
    let finding = &setup.findings[of];
    let either =
        |call: Option<usize>| [Some(true), Some(false), None].map(|to| Change::Found { of, call, to });
    if finding.all.is_some() {
        all.extend(either(None));
        if irregular.len() > 1 {
            all.extend(irregular.iter().flat_map(|call| either(Some(*call))));
        }
    }
    let mut calls: Vec<usize> = finding.of.iter().map(|(call, _)| *call).collect();
    if finding.all.is_none() {
        collect_asked_calls(of, ruling, &mut calls);
    }
    calls.sort();
    calls.dedup();
    all.extend(calls.into_iter().flat_map(|call| either(Some(call))));
}

/// The calls of which a ruling asks for this finding, for any answers before.
fn collect_asked_calls(of: FindingKind, ruling: &Ruling, calls: &mut Vec<usize>) {
    let Outcome::Fork { question, branches } = &ruling.outcome else { return };
    calls.extend(question.finding().filter(|(kind, _)| *kind == of).map(|(_, call)| call));
    branches.iter().for_each(|branch| collect_asked_calls(of, &branch.ruling, calls));
}

/// Alternative calls: a pass; for a bid the same in another denomination; for a pass the cheapest
/// bid, and a double or redouble.
fn neighbours(setup: &RotationSetup, call: usize, made: Call) -> Vec<Call> {
    let bids: Vec<Call> = match made {
        Call::Bid(bid) => {
            Strain::ALL.iter().filter_map(|strain| Bid::new(bid.level(), *strain)).map(Call::Bid).collect()
        }
        _ => cheapest(setup, call).map(Call::Bid).into_iter().collect(),
    };
    let rest = [Call::Pass, Call::Double, Call::Redouble];
    rest.into_iter().chain(bids).filter(|other| *other != made).collect()
}

/// The lowest bid above all that were made before this call.
fn cheapest(setup: &RotationSetup, call: usize) -> Option<Bid> {
    let before = setup.events.iter().take(event_index(setup, call)?);
    let bids = before.filter_map(|event| match event.happened {
        AuctionEvent::Called { call: Call::Bid(bid), .. } => Some(bid),
        _ => None,
    });
    let last = bids.max();
    let all =
        (1..=7).flat_map(|level| Strain::ALL.into_iter().filter_map(move |strain| Bid::new(level, strain)));
    all.filter(|bid| last.is_none_or(|last| *bid > last)).min()
}

/// True if this call makes some call insufficient or inadmissible that was not.
fn is_worse(setup: &RotationSetup, call: usize, to: Call) -> bool {
    let mut other = setup.clone();
    let Some(at) = event_index(&other, call) else { return true };
    other.events[at].happened = natural_call(to);
    let before = illegal(setup);
    illegal(&other).iter().any(|call| !before.contains(call))
}

/// Calls that are insufficient or inadmissible after those before them, in or out of turn.
fn illegal(setup: &RotationSetup) -> Vec<usize> {
    let mut auction = Auction::new(setup.dealer);
    let calls = setup.events.iter().filter_map(|event| match event.happened {
        AuctionEvent::Called { call, .. } => Some((event.seat, call)),
        _ => None,
    });
    let mut illegal = Vec::new();
    for (i, (seat, call)) in calls.enumerate() {
        if auction.legality_by(seat, call).is_err() {
            illegal.push(i);
        }
        // An inadmissible double does not change the contract.
        let _ = auction.accept(seat, call);
    }
    illegal
}
