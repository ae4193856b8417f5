//! The fields of an auction.

use super::{FieldSink, WrittenFields, meaning};
use crate::scenario::event::{CORRECTS, EXPOSES, LEADS, MISEXPLAINS, WRONG_BOARD};
use crate::scenario::rotation::DEAL;
use crate::scenario::schema;
use rules::engine::rotation::{AuctionEvent, Event, Finding, FindingKind, RotationFacts, RotationSetup};

/// The fields of these facts.
pub(super) fn fields(facts: &RotationFacts, fields: &mut WrittenFields) {
    schema::write(DEAL, "facts", &mut facts.setup(), &mut RotationSetup::default(), fields);
    fields.put_list("facts.auction", moments(facts.events()));
    let findings = facts.findings();
    for kind in FindingKind::fields() {
        finding(kind.word(), &findings[kind], fields);
    }
    fields.put_optional("facts.made", facts.made());
    let mut number = 0;
    for event in facts.events() {
        if let AuctionEvent::Called { artificial, meaning, .. } = &event.happened {
            number += 1;
            // A finding about a call overrides its stated meaning.
            let artificial = findings.of(FindingKind::Artificial, number).or(*artificial);
            meaning::fields(number, artificial, meaning.as_ref(), fields);
        }
    }
}

/// Events moment by moment: two simultaneous calls share one text.
fn moments(events: &[Event]) -> Vec<String> {
    let mut moments: Vec<String> = Vec::new();
    for event in events {
        let text = happened(event);
        match moments.last_mut().filter(|_| event.together) {
            Some(moment) => moment.push_str(&format!(" + {text}")),
            None => moments.push(text),
        }
    }
    moments
}

/// A seat and a call, or a seat and an action.
fn happened(event: &Event) -> String {
    let seat = event.seat;
    match &event.happened {
        AuctionEvent::Called { call, .. } => format!("{seat} {call}"),
        AuctionEvent::Accepted => format!("{seat} accepts"),
        AuctionEvent::Declined => format!("{seat} declines"),
        AuctionEvent::Acted => format!("{seat} acts"),
        AuctionEvent::Director => format!("{seat} director"),
        AuctionEvent::Led => format!("{seat} leads"),
        AuctionEvent::Exposed { cards, led } => {
            let cards: Vec<String> = cards.into_iter().rev().map(|card| card.to_string()).collect();
            format!("{seat} {}{}", if *led { LEADS } else { EXPOSES }, cards.join(" "))
        }
        AuctionEvent::Misexplained(call) => format!("{seat} {MISEXPLAINS}{call}"),
        AuctionEvent::Corrected(call) => format!("{seat} {CORRECTS}{call}"),
        AuctionEvent::WrongBoard => format!("{seat} {WRONG_BOARD}"),
    }
}

/// A finding for every irregularity, and those for single ones; of several on one call the last.
fn finding(name: &str, finding: &Finding, fields: &mut WrittenFields) {
    fields.put_optional(&format!("facts.{name}"), finding.all);
    let mut calls: Vec<usize> = finding.of.iter().map(|(call, _)| *call).collect();
    calls.sort();
    calls.dedup();
    for call in calls {
        fields.put_optional(&format!("facts.{name}.{call}"), finding.of(call));
    }
}
