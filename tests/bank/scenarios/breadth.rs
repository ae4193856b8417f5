//! Breadth of the live scenarios on claims and concessions: their number, equal facts under two
//! codes, and rulings that depend on elections; and the balance of answers on rotation. `coverage`
//! checks the clauses they reach.

use crate::scenarios::loaded;
use bank::Scenario;
use rules::engine::{Case, Component, Family, Key, Outcome, Ruling, rule};
use rules::law::Elections;

fn claims() -> Vec<(Scenario, Ruling)> {
    let bank = loaded();
    let about_claims = bank.scenarios().filter(|s| s.family() != Family::Rotation);
    about_claims.map(|s| (s.clone(), rule(&s.case))).collect()
}

/// Decisions of a ruling and its branches, except for the continued play: that alone would make
/// every pair of codes differ.
fn decisions(ruling: &Ruling) -> Vec<Vec<String>> {
    let told = |c: &Component| [vec![c.key().word().to_owned()], c.tokens()].concat();
    let own = Key::ALL
        .into_iter()
        .filter(|k| !matches!(k, Key::Play | Key::Line))
        .filter_map(|k| ruling.component(k));
    let mut all: Vec<Vec<String>> = own.map(told).collect();
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        all.extend(branches.iter().flat_map(|branch| decisions(&branch.ruling)));
    }
    all
}

#[test]
fn has_seventy_play_scenarios() {
    let there_are = claims().len();
    assert!(there_are >= 70, "{there_are}");
}

#[test]
fn fifteen_change_with_the_code() {
    let all = claims();
    let is_twin = |(at, (scenario, ruling)): &(usize, &(Scenario, Ruling))| {
        all[..*at].iter().any(|(other, others)| {
            other.case.facts == scenario.case.facts
                && other.case.edition != scenario.case.edition
                && other.case.elections == scenario.case.elections
                && decisions(others) != decisions(ruling)
        })
    };
    let twins: Vec<&str> = all.iter().enumerate().filter(is_twin).map(|(_, (s, _))| s.id.as_str()).collect();
    assert!(twins.len() >= 15, "{}: {}", twins.len(), twins.join(", "));
}

#[test]
fn ten_depend_on_elections() {
    let changes = |(scenario, ruling): &&(Scenario, Ruling)| {
        let chosen = &scenario.case;
        let otherwise = Case { elections: Elections::default(), ..chosen.clone() };
        chosen.elections != otherwise.elections && decisions(&rule(&otherwise)) != decisions(ruling)
    };
    let all = claims();
    let changed: Vec<&str> = all.iter().filter(changes).map(|(s, _)| s.id.as_str()).collect();
    assert!(changed.len() >= 10, "{}: {}", changed.len(), changed.join(", "));
}

/// The same answer every time is wrong in two of five.
#[test]
fn rotation_question_has_no_usual_answer() {
    let asked: Vec<Scenario> =
        loaded().scenarios().filter(|one| one.asks.contains(&Key::InRotation)).cloned().collect();
    let yes = asked.iter().filter(|one| rule(&one.case).right_answers(Key::InRotation) == [["yes"]]).count();
    assert!((40..=60).contains(&(yes * 100 / asked.len())), "{yes} of {} are in rotation", asked.len());
}
