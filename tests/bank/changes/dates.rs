//! The day of the event as a changed fact.

use crate::changes::loaded;
use bank::Change;
use bank::change::{OutcomeKind, RuledChange};
use rules::engine::ruling::Limit;
use rules::engine::{Case, rule};
use rules::law;
use rules::law::Edition;
use std::sync::Arc;

fn case(id: &str) -> Case {
    loaded().scenario(id).expect("a scenario").case.clone()
}

fn dates(case: &Case) -> Vec<String> {
    let all = Change::all(case).iter().map(Change::token).collect::<Vec<_>>();
    all.into_iter().filter(|token| token.starts_with("date:")).collect()
}

#[test]
fn offers_the_borders_of_each_text_but_its_own_day() {
    let all = ["date:2008-03-04", "date:2008-03-05", "date:2011-11-30", "date:2011-12-01"];
    assert_eq!(dates(&case("r613")), all);
    assert_eq!(dates(&case("r614")), [all[0], all[2], all[3]]);
    // Without a date, or under an edition without amendments, there is no other text.
    assert_eq!(dates(&Case { date: None, ..case("r613") }), [""; 0]);
    assert_eq!(dates(&case("r612")), [""; 0]);
}

#[test]
fn a_day_before_the_amendment_changes_the_ruling() {
    let case = case("r613");
    let ruling = rule(&case);
    let matters: Vec<(String, OutcomeKind)> = RuledChange::all(&case)
        .into_iter()
        .filter(|one| matches!(one.change, Change::Date(_)))
        .map(|one| RuledChange { ruling: Some(Arc::new(rule(&one.case))), ..one })
        .filter(|one| one.matters(&ruling) == Some(true))
        .map(|one| (one.change.token(), OutcomeKind::of(&rule(&one.case))))
        .collect();
    let limit = OutcomeKind::NotCovered(Limit::EarlierText(law!("27")));
    assert_eq!(matters, [("date:2008-03-04".to_owned(), limit)]);
}

#[test]
fn another_edition_drops_a_day_outside_it() {
    let of = |id: &str, edition| Change::Edition(edition).apply(&case(id)).expect("another edition").date;
    assert_eq!(of("r613", Edition::E2017), None);
    // In the months in which authorities changed over, both editions were in force.
    assert_eq!(of("r617", Edition::E2007), case("r617").date);
    let outside = Change::read("date:2019-01-01").expect("a day");
    assert_eq!(outside.apply(&case("r613")), None);
}
