//! Lookup of a variant by its id.

use crate::variants::loaded;
use bank::{Bank, Mastery, Scenario, ScenarioMark, ScenarioSource, variant};
use rules::engine::{self, Facts, Family};
use std::sync::Arc;

/// The first variant of a scenario or stage.
fn first(bank: &Bank, id: &str) -> Arc<Scenario> {
    let first = variant::all(bank, id, 0).next().unwrap_or_else(|| panic!("{id} has no variant"));
    bank.find(&first).expect("found")
}

#[test]
fn finds_scenario_and_stages_by_id() {
    let bank = loaded();
    for scenario in bank.scenarios() {
        assert_eq!(bank.find(&scenario.id).as_deref(), Some(scenario));
    }
}

#[test]
fn variant_has_id_and_stage() {
    let bank = loaded();
    let (origin, variant) = (bank.scenario("r059.2").unwrap(), first(bank, "r059.2"));
    assert!(variant.id.starts_with("r059.2~"));
    assert_eq!((&variant.stage, &variant.asks), (&origin.stage, &origin.asks));
    assert_eq!((&variant.weights, &variant.critical), (&origin.weights, &origin.critical));
    assert_ne!(variant.case, origin.case);
}

#[test]
fn same_id_gives_same_facts() {
    let (one, other) = (loaded(), loaded().clone());
    for id in ["r006", "r059.3", "c010", "d012"] {
        let variant = first(one, id);
        assert_eq!(other.find(&variant.id), Some(variant));
    }
}

#[test]
fn candidates_need_no_ruling() {
    let bank = loaded();
    for id in ["r006", "r059.3", "c010", "d012"] {
        let variant = first(bank, id);
        let variation = bank.variants_without_ruling(&variant.id);
        assert!(variation.len() <= 2 && variation.contains(&variant), "{}", variant.id);
    }
    for id in ["r006", "r006~", "r006~zzzz", "none~1"] {
        assert!(bank.variants_without_ruling(id).is_empty(), "{id}");
    }
}

#[test]
fn malformed_id_is_not_found() {
    let bank = loaded();
    let token = first(bank, "r006").id.split_once('~').unwrap().1.to_owned();
    assert!(bank.find(&format!("r006~{token}")).is_some());
    for id in [
        "r006~",
        "r006~0",
        "r006~zzzz",
        "r006~ZZZ",
        "r006~é1",
        "r006~~7k2",
        "~7k2",
        "r006.2~7k2",
        "nothing~7k2",
        "",
    ] {
        assert!(bank.find(id).is_none(), "{id}");
    }
    // The unchanged facts, and facts that differ only in vulnerability, are no variants.
    let few =
        (0..variant::TOKENS).filter(|n| bank.find(&format!("r006~{}", variant::Token::new(*n))).is_some());
    let all = variant::all(bank, "r006", 0).count();
    assert_eq!(few.count(), all);
    assert!((20..400).contains(&all), "{all}");
}

#[test]
fn no_ruling_finds_nothing() {
    let bank = loaded();
    let id = first(bank, "c010").id.clone();
    assert!(bank.find_by(&id, |_| None).is_none());
    assert!(bank.find_by("c010", |_| None).is_some());
}

#[test]
fn neighbouring_stage_is_same_variant() {
    let bank = loaded();
    let second = first(bank, "r059.2");
    let token = second.variation.expect("one");
    let (before, after) = (bank.before(&second).unwrap(), bank.after(&second).unwrap());
    assert_eq!((before.id.clone(), after.id.clone()), (format!("r059~{token}"), format!("r059.3~{token}")));
    assert_eq!(bank.after(&before), Some(second.clone()));
    assert_eq!(bank.before(&before), None);
    let (Facts::Rotation(first), Facts::Rotation(later)) = (&before.case.facts, &second.case.facts) else {
        panic!("auctions")
    };
    assert_eq!(later.events()[..first.events().len()], *first.events());
    assert_eq!(bank.stages(&second).count(), bank.stages(bank.scenario("r059").unwrap()).count());
}

#[test]
fn variant_counts_for_its_scenario() {
    let bank = loaded();
    let variant = first(bank, "r002");
    assert_eq!(bank.laws_of(&variant.id), bank.laws_of("r002"));
    assert_eq!(bank.text_of(&variant.id), bank.text_of("r002"));
    let mark = |scenario: &str, permille| ScenarioMark { scenario: scenario.to_owned(), permille };
    let of = |marks: &[ScenarioMark]| Mastery::of(bank, marks);
    assert_eq!(
        of(&[mark("r002", 500), mark(&variant.id, 900)]),
        of(&[mark("r002", 900)]),
        "the latest mark of the pattern counts"
    );
}

#[test]
fn variant_of_published_is_constructed() {
    let bank = loaded();
    let published = bank.firsts().filter(|one| matches!(one.source, ScenarioSource::Published { .. }));
    let (origin, id) = published
        .filter_map(|one| Some((one, variant::all(bank, &one.id, 0).next()?)))
        .next()
        .expect("a published case with a variant");
    let variant = bank.find(&id).unwrap();
    assert!(matches!(variant.source, ScenarioSource::Constructed { .. }));
    assert_eq!(variant.source.publication(), origin.source.publication());
}

fn fresh(bank: &Bank, id: &str, times: usize, seen: impl Fn(&str) -> bool) -> Option<String> {
    variant::fresh(bank, id, times, seen, |case| Some(Arc::new(engine::rule(case))))
}

#[test]
fn fresh_variant_is_unseen() {
    let bank = loaded();
    let one = fresh(bank, "r006", 0, |_| false).unwrap();
    assert_eq!(fresh(bank, "r006", 0, |_| false), Some(one.clone()));
    assert_ne!(fresh(bank, "r006", 0, |id| id == one), Some(one.clone()));
    assert_ne!(fresh(bank, "r006", 1, |_| false), Some(one));
    assert_eq!(fresh(bank, "r006", 0, |_| true), None);
    assert_eq!(fresh(bank, "nothing", 0, |_| false), None);
}

#[test]
fn variant_round_trips_as_a_file() {
    let bank = loaded();
    for scenario in bank.scenarios() {
        let Some(id) = variant::all(bank, &scenario.id, 1).next() else { continue };
        let variant = bank.find(&id).unwrap();
        let read = Scenario::read(&variant.write()).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
        assert_eq!(read.case, variant.case, "{id}");
    }
}

#[test]
fn nearly_every_scenario_has_variants() {
    let bank = loaded();
    let without: Vec<&str> = bank
        .firsts()
        .filter(|one| fresh(bank, &one.id, 0, |_| false).is_none())
        .map(|one| one.id.as_str())
        .collect();
    // Endings of more than five cards a hand have none, nor have those with more than six unknown
    // cards.
    let large = |id: &&str| match &bank.scenario(id).unwrap().case.facts {
        Facts::Claim(facts) if facts.is_concession() => facts.setup().cards.is_some() && facts.left() > 5,
        Facts::Claim(facts) => facts.left() > 5 || facts.out().len() > 6,
        Facts::Rotation(_) => false,
    };
    assert!(without.iter().all(large), "{without:?}");
    assert!(bank.by_family(Family::Claim).count() > 4 * without.len(), "{without:?}");
}
