//! Changes of the reactions to an irregular call: acceptance by LHO, the Director's coming, RHO's
//! action afterwards.

use super::Change;
use super::calls::{event_index, natural_call, without_findings_on_removed_calls};
use rules::bridge::{Call, Seat};
use rules::engine::rotation::{AuctionEvent, Event, RotationSetup};
use rules::engine::ruling::{Outcome, Question, Ruling};

/// Candidate changes of the reactions to the irregularities of this ruling, and of its branches.
pub(super) fn candidates(ruling: &Ruling, setup: &RotationSetup, all: &mut Vec<Change>) {
    // A regular call that was explained wrongly has no reaction.
    let is_explained =
        |call: &usize| setup.events.iter().any(|event| event.happened == AuctionEvent::Misexplained(*call));
    for call in irregular(ruling).into_iter().filter(|call| !is_explained(call)) {
        all.extend([Some(true), Some(false), None].map(|to| Change::Accepts { call, to }));
        all.extend([true, false].map(|to| Change::Director { call, to }));
    }
    if let Outcome::Fork { question: Question::PassesOrActs { seat, .. }, .. } = ruling.outcome {
        all.extend([false, true].map(|to| Change::Acts { seat, to }));
    }
    if let Some(last) = setup.events.last().filter(|last| is_open(last)) {
        all.extend([false, true].map(|to| Change::Acts { seat: last.seat, to }));
    }
    all.push(Change::NotLed);
}

/// The calls that were not regular, in order.
pub(super) fn irregular(ruling: &Ruling) -> Vec<usize> {
    ruling.earlier.iter().chain(std::iter::once(ruling)).filter_map(|ruling| ruling.call).collect()
}

/// LHO accepted, declined, or has not reacted. If LHO had not been asked before, later actions of
/// others stay; otherwise later events are removed.
pub(super) fn accepts(mut setup: RotationSetup, call: usize, to: Option<bool>) -> Option<RotationSetup> {
    let out = event_index(&setup, call)?;
    let lho = setup.events[out].seat.lho();
    let since = setup.events.iter().skip(out + 1);
    let answers = |event: &Event| {
        let does = matches!(event.happened, AuctionEvent::Called { .. } | AuctionEvent::Acted);
        let says = matches!(event.happened, AuctionEvent::Accepted | AuctionEvent::Declined);
        event.seat == lho && (does || says) || event.seat == lho.partner() && does
    };
    let answered = since.into_iter().position(answers).map(|i| out + 1 + i);
    if answered.is_none() && to.is_none() {
        return None;
    }
    setup.events.truncate(answered.unwrap_or(setup.events.len()));
    if let Some(accepts) = to {
        let happened = if accepts { AuctionEvent::Accepted } else { AuctionEvent::Declined };
        setup.events.push(Event::new(lho, happened));
    }
    Some(without_findings_on_removed_calls(setup))
}

/// The Director came right after this call, or did not come before another player called. LHO drew
/// attention.
pub(super) fn director(mut setup: RotationSetup, call: usize, to: bool) -> Option<RotationSetup> {
    let out = event_index(&setup, call)?;
    let next = setup.events.get(out + 1)?;
    let lho = setup.events[out].seat.lho();
    match (&next.happened, to) {
        (AuctionEvent::Called { .. } | AuctionEvent::Acted, true) if !next.together => {
            setup.events.insert(out + 1, Event::new(lho, AuctionEvent::Director));
        }
        (AuctionEvent::Director, false) => {
            setup.events.remove(out + 1);
        }
        _ => return None,
    }
    Some(setup)
}

/// LHO's reaction to a call: accepted, declined, or none; `None` if there is no such call. A
/// replacement by its maker comes after a refusal.
pub(super) fn accepted(setup: &RotationSetup, call: usize) -> Option<Option<bool>> {
    let out = event_index(setup, call)?;
    let (offender, lho) = (setup.events[out].seat, setup.events[out].seat.lho());
    let reaction = setup.events.iter().skip(out + 1).find_map(|event| match event.happened {
        AuctionEvent::Accepted if event.seat == lho => Some(true),
        AuctionEvent::Declined if event.seat == lho => Some(false),
        AuctionEvent::Called { .. } | AuctionEvent::Acted if event.seat == lho => Some(true),
        AuctionEvent::Called { .. } | AuctionEvent::Acted if event.seat == offender => Some(false),
        _ => None,
    });
    Some(reaction)
}

/// True for an action after which something else is possible: an unrecorded call, or a pass.
fn is_open(event: &Event) -> bool {
    match &event.happened {
        AuctionEvent::Acted => true,
        AuctionEvent::Called { call, .. } => *call == Call::Pass,
        _ => false,
    }
}

/// The last player to act, or the one asked about, made an unrecorded call other than a pass; or
/// passed.
pub(super) fn acts(mut setup: RotationSetup, seat: Seat, to: bool) -> Option<RotationSetup> {
    let last = setup.events.last()?;
    if last.seat == seat && is_open(last) {
        setup.events.pop();
    }
    let happened = if to { AuctionEvent::Acted } else { natural_call(Call::Pass) };
    setup.events.push(Event::new(seat, happened));
    Some(setup)
}

/// No opening lead was faced; later events are removed.
pub(super) fn not_led(mut setup: RotationSetup) -> Option<RotationSetup> {
    let led = setup.events.iter().position(|event| event.happened == AuctionEvent::Led)?;
    setup.events.truncate(led);
    Some(setup)
}
