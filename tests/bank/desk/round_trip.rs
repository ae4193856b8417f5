//! Written files read back unchanged.

use super::bank;
use bank::change::Change;
use bank::desk::CaseSheet;
use bank::{Scenario, agreements};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use rules::bridge::{Seat, Vulnerable};
use rules::engine::rotation::{AuctionEvent, Event, HandBox, Meaning, RotationSetup};
use rules::engine::rotation::{Finding, FindingKind, Findings};
use rules::engine::{Case, Facts};
use rules::law::{Edition, Elections};

fn reads_back(scenario: &Scenario) -> Result<(), String> {
    let text = scenario.write();
    let again = Scenario::read(&text).map_err(|faults| format!("{}: {faults:?}\n{text}", scenario.id))?;
    let same = again.case == scenario.case
        && again.asks == scenario.asks
        && again.weights == scenario.weights
        && again.critical == scenario.critical
        && again.source == scenario.source
        && again.id == scenario.id.replace('.', "-");
    if same { Ok(()) } else { Err(format!("{}: {:?}\n{text}", scenario.id, again.case)) }
}

#[test]
fn every_stage_round_trips_as_a_file() {
    let faults: Vec<String> = bank().iter().filter_map(|scenario| reads_back(scenario).err()).collect();
    assert!(faults.is_empty(), "{} of {}\n{}", faults.len(), bank().len(), faults[0]);
}

#[test]
fn changed_case_round_trips() {
    let mut tried = 0;
    for scenario in bank().into_iter().step_by(7) {
        for change in Change::all(&scenario.case) {
            let changed = change.apply(&scenario.case).expect("a change of this case");
            let sheet = CaseSheet::of(&changed);
            let again =
                sheet.case().unwrap_or_else(|faults| panic!("{} {change:?}: {faults:?}", scenario.id));
            assert_eq!(again, changed, "{} {change:?}\n{}", scenario.id, sheet.to_toml());
            tried += 1;
        }
    }
    assert!(tried > 500, "{tried}");
}

/// A hand type of some agreement of the list, or any hand.
fn hand() -> impl Strategy<Value = HandBox> {
    let all: Vec<HandBox> = agreements::all().values().flat_map(|a| a.meaning.boxes.clone()).collect();
    prop_oneof![1 => Just(HandBox::ANY), 4 => select(all)]
}

/// A meaning made of parts of several agreements, with or without an agreement's name.
fn meaning() -> impl Strategy<Value = Meaning> {
    let all: Vec<Meaning> = agreements::all().values().map(|a| a.meaning.clone()).collect();
    let one = || select(all.clone());
    (one(), one(), one(), vec(hand(), 1..4), any::<[bool; 6]>()).prop_map(|(a, b, c, hands, own)| Meaning {
        name: a.name.filter(|_| own[0]),
        boxes: if own[1] { a.boxes.clone() } else { hands },
        purpose: if own[2] { a.purpose } else { b.purpose },
        specifies: if own[3] { a.specifies.clone() } else { c.specifies.clone() },
        marks: if own[4] { a.marks.clone() } else { b.marks.clone() },
        forcing: if own[5] { a.forcing } else { c.forcing },
        more: c.more,
    })
}

proptest! {
    #[test]
    fn any_meaning_round_trips(
        meaning in meaning(),
        artificial in select(vec![None, Some(true), Some(false)]),
        told in select(vec![None, Some(true), Some(false)]),
        of in vec((1..=2_usize, any::<bool>()), 0..3),
    ) {
        let call = "1H".parse().expect("a call");
        let called = |seat, meaning| Event::new(seat, AuctionEvent::Called { call, artificial, meaning });
        let pass = AuctionEvent::Called { call: "P".parse().expect("a call"), artificial, meaning: None };
        let mut of = of;
        of.sort();
        of.dedup_by_key(|(call, _)| *call);
        let mut findings = Findings::default();
        findings[FindingKind::Comparable] = Finding { all: told, of };
        let setup = RotationSetup {
            dealer: Seat::N,
            vulnerable: Vulnerable::EW,
            events: vec![called(Seat::S, Some(meaning.clone())), Event::new(Seat::W, pass)],
            findings,
            made: None,
        };
        let facts = Facts::Rotation(setup.check().expect("consistent facts"));
        let case = Case { edition: Edition::E2017, elections: Elections::default(), date: None, facts };
        let sheet = CaseSheet::of(&case);
        let again = sheet.case();
        // An agreement of the list has something that this meaning lacks: it is written out,
        // without the name.
        let Facts::Rotation(facts) = &case.facts else { unreachable!() };
        let nameless = facts.events()[0].clone();
        let kept = again.as_ref().map(|again| match &again.facts {
            Facts::Rotation(facts) => facts.events()[0].clone(),
            _ => nameless.clone(),
        });
        let without = |mut event: Event| {
            if let AuctionEvent::Called { meaning: Some(meaning), .. } = &mut event.happened {
                meaning.name = None;
            }
            event
        };
        prop_assert_eq!(kept.clone().map(without), Ok(without(nameless.clone())), "{}", sheet.to_toml());
        let named = |event: &Event| {
            matches!(&event.happened, AuctionEvent::Called { meaning: Some(m), .. } if m.name.is_some())
        };
        let list = meaning.name.map(|name| &agreements::all()[name].meaning);
        let lacks = list.is_some_and(|l| {
            l.purpose.is_some() && meaning.purpose.is_none()
                || l.specifies.is_some() && meaning.specifies.is_none()
                || l.forcing.is_some() && meaning.forcing.is_none()
        });
        prop_assert_eq!(kept.as_ref().map(named), Ok(meaning.name.is_some() && !lacks));
        if !lacks {
            prop_assert_eq!(again, Ok(case));
        }
    }
}
