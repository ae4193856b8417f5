//! Differences under another edition on the scenarios behind a certificate, and the paper on them.

use crate::programmes::loaded;
use bank::exam::{Paper, Part, pool};
use bank::programme::{EditionDelta, delta, delta_cases};
use bank::variant::{Variation, origin};
use bank::{Mastery, Records, ScenarioMark, mark_by};
use rules::engine::{self, Case, Family, Ruling};
use rules::law::Edition;
use std::collections::BTreeSet;
use std::sync::Arc;

use Edition::{E1997, E2007, E2017, Social};

/// Rules on auctions and concessions; claims would need a search.
fn rule(case: &Case) -> Option<Arc<Ruling>> {
    let quick = case.facts.family() != Family::Claim;
    quick.then(|| Arc::new(engine::rule(case)))
}

/// All scenarios of the bank under this code, except claims.
fn held_scenarios(edition: Edition) -> Vec<&'static str> {
    let all = loaded().firsts().filter(|one| one.case.edition == edition);
    all.filter(|one| one.case.facts.family() != Family::Claim).map(|one| one.id.as_str()).collect()
}

fn between(from: Edition, to: Edition) -> EditionDelta {
    delta(loaded(), held_scenarios(from), from, to, rule)
}

#[test]
fn lists_every_scenario_once() {
    let ids = held_scenarios(E2017);
    let found = delta(loaded(), ids.iter().chain(&ids).copied().chain(["nothing"]), E2017, E2007, rule);
    let told: Vec<&str> = found
        .changed
        .iter()
        .map(|one| one.id.as_str())
        .chain(found.unchanged.iter().map(String::as_str))
        .chain(found.uncovered.iter().map(|one| one.id.as_str()))
        .collect();
    assert_eq!((told.len(), told.iter().collect::<BTreeSet<_>>().len()), (ids.len(), ids.len()));
    assert_eq!((found.gone, found.unruled.len()), (vec!["nothing".to_owned()], 0));
    assert!(!found.changed.is_empty() && !found.unchanged.is_empty());
}

#[test]
fn delta_is_symmetric() {
    let same = between(E2017, E2017);
    assert!(same.changed.is_empty() && same.uncovered.is_empty());
    assert_eq!(same.paper("Nothing", E2017, E2017, Part::Open), None);
    let ids = held_scenarios(E2017);
    let there = delta(loaded(), ids.iter().copied(), E2017, E1997, rule);
    let back = delta(loaded(), ids.iter().copied(), E1997, E2017, rule);
    assert_eq!(there.unchanged, back.unchanged);
    for (there, back) in there.changed.iter().zip(&back.changed) {
        assert_eq!(there.id, back.id);
        for (there, back) in there.stages.iter().zip(&back.stages) {
            let turned: Vec<_> = back.changed.iter().map(|one| (one.key, &one.after, &one.before)).collect();
            let found: Vec<_> = there.changed.iter().map(|one| (one.key, &one.before, &one.after)).collect();
            assert_eq!(found, turned, "{}", there.id);
        }
    }
}

#[test]
fn components_match_the_rulings() {
    for one in between(E2007, E2017).changed.iter().flat_map(|one| &one.stages) {
        let case = &loaded().scenario(&one.id).unwrap().case;
        assert_eq!(*one.to, engine::rule(&case.under(E2017)));
        for changed in &one.changed {
            assert_eq!(one.from.component(changed.key), changed.before.as_ref());
            assert_eq!(one.to.component(changed.key), changed.after.as_ref());
            assert_ne!(changed.before, changed.after);
        }
    }
}

fn bank_has(stage: &str) -> bool {
    loaded().scenario(stage).is_some()
}

#[test]
fn delta_needs_only_its_cases() {
    for (from, to) in [(E2007, E2017), (E1997, E2007)] {
        let ids = held_scenarios(E2017);
        let cases = delta_cases(loaded(), ids.iter().copied(), from, to);
        // Rulings of the bank are cached with them.
        let of_bank = loaded().rulings().map(|(case, _)| case);
        let known: Vec<&Case> = cases.iter().chain(of_bank).collect();
        let found = delta(loaded(), ids.iter().copied(), from, to, |case| {
            assert!(known.contains(&case), "{case:?}");
            rule(case)
        });
        assert!(found.unruled.is_empty());
    }
}

#[test]
fn names_limits_and_missing_rulings() {
    let social = between(E2017, Social);
    assert!(!social.uncovered.is_empty() && social.changed.iter().all(|one| one.id.starts_with('d')));
    for one in &social.uncovered {
        assert_eq!((one.edition, one.limit.word()), (Social, "edition"), "{}", one.id);
        assert!(bank_has(&one.stage), "{}", one.stage);
    }
    let claim = loaded().firsts().find(|one| one.case.facts.family() == Family::Claim).unwrap();
    let found = delta(loaded(), [claim.id.as_str()], E2017, E2007, rule);
    assert_eq!(found.unruled, std::slice::from_ref(&claim.id));
}

#[test]
fn paper_asks_the_changes() {
    let bank = loaded();
    let found = between(E2007, E2017);
    let text = found.paper("From \"2007\" to 2017", E2007, E2017, Part::Open).expect("something has changed");
    let paper = Paper::read_for(bank, &text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    assert_eq!(
        (paper.name.as_str(), paper.edition, paper.since),
        ("From \"2007\" to 2017", Some(E2017), Some(E2007))
    );
    let pool = pool(bank, &paper, 1, 0, rule).expect("each of them can be asked");
    let ids: Vec<&str> = found.items().collect();
    assert_eq!(pool.rows.len(), ids.len());
    for id in ids {
        assert_eq!(Variation::of(id), Some(Variation::Under(E2017)), "{id}");
        let asked = bank.find(id).expect(id);
        let stands = bank.scenario(origin(id)).unwrap();
        assert_eq!(asked.case, stands.case.under(E2017));
        assert_ne!(asked.as_asked(), stands.as_asked(), "the digests differ");
        assert_eq!(bank.variants_without_ruling(id), [(*asked).clone()], "it is shown without a ruling");
        // The right answers there are those of the other edition.
        let ruling = rule(&asked.case).unwrap();
        let right = mark_by(ruling.clone(), &asked, &right_of(&asked, &ruling), rule);
        assert_eq!(right.permille, 1000, "{id}");
    }
}

/// An answer that is right throughout.
fn right_of(scenario: &bank::Scenario, ruling: &Ruling) -> bank::Answer {
    let right = |key: &rules::engine::Key| (*key, bank::grade::right_answers(ruling, *key).remove(0));
    bank::Answer::of(scenario.asks.iter().map(right))
}

#[test]
fn former_edition_alone_fails() {
    let bank = loaded();
    for one in between(E2007, E2017).changed.iter().filter(|one| one.is_asked()) {
        let Some(id) = &one.asked_as else { continue };
        let asked = bank.find(id).unwrap();
        let stands = bank.scenario(&one.id).unwrap();
        if one.stages.first().is_none_or(|stage| stage.id != one.id || stage.asks.is_empty()) {
            continue;
        }
        let former = right_of(stands, &rule(&stands.case).unwrap());
        let marked = mark_by(rule(&asked.case).unwrap(), &asked, &former, rule);
        assert!(marked.permille < 1000, "{id}");
    }
}

#[test]
fn other_code_id_needs_a_difference() {
    let bank = loaded();
    assert!(bank.find("r002~2017").is_none(), "as expected");
    assert!(bank.find("r002~social").is_none(), "there is no law on it");
    assert!(bank.find("r002~2018").is_none() && bank.find("nothing~2007").is_none());
    let staged = bank.firsts().filter(|one| one.stage.stages > 1 && one.case.edition == E2017);
    let first = staged.filter_map(|one| bank.find_by(&format!("{}~2007", one.id), rule)).next();
    let first = first.expect("one of several stages can be asked");
    let second = bank.after(&first).expect("another stage");
    assert_eq!(second.id, format!("{}.2~2007", origin(&first.id)));
    assert_eq!(second.case.edition, E2007);
}

#[test]
fn other_code_answers_do_not_count() {
    let bank = loaded();
    let mark = |scenario: &str| ScenarioMark { scenario: scenario.to_owned(), permille: 1000 };
    assert_eq!(Records::practice_records(bank, &[mark("r002")]).len(), 1);
    assert!(Records::practice_records(bank, &[mark("r002~2007")]).is_empty());
    assert_eq!(Mastery::of(bank, &[mark("r002~2007")]), Mastery::of(bank, &[]));
}
