//! Dated amendments of 2007: Law 27 of 5 March 2008, and the footnote to Law 25A of December 2011.

use crate::rotation::{Table, branch, case, cites, expect, question};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::case::Case;
use rules::engine::rotation::FindingKind;
use rules::engine::ruling::{Answer, Authority, Limit, Outcome, Point, Question};
use rules::engine::{Ruling, rule};
use rules::law;
use rules::law::Edition;

/// The ruling under this edition on an event of this day.
pub fn on(table: Table, edition: Edition, date: Option<&str>) -> Ruling {
    let date = date.map(|text| text.parse().expect("a day"));
    rule(&Case { edition, date, ..case(table.facts()) })
}

fn insufficient() -> Table {
    Table::new(Seat::W, &["W 1S", "N 1H", "E declines", "N 2H"])
}

#[test]
fn insufficient_bid_before_the_amendment_is_not_covered() {
    let limit = Limit::EarlierText(law!("27"));
    for day in ["2008-01-01", "2008-03-04"] {
        let ruling = on(insufficient(), Edition::E2007, Some(day));
        assert_eq!(ruling.outcome, Outcome::NotCovered(limit), "{day}");
    }
    for day in [None, Some("2008-03-05"), Some("2016-01-01")] {
        expect(&on(insufficient(), Edition::E2007, day), &[(Law, "27B1(a)"), (Partner, "any_legal_call")]);
    }
    // Accepted or out of rotation: what the first text said of either is not known.
    let accepted = Table::new(Seat::W, &["W 1S", "N 1H", "E accepts"]);
    assert_eq!(on(accepted, Edition::E2007, Some("2008-02-01")).outcome, Outcome::NotCovered(limit));
}

#[test]
fn low_bid_out_of_rotation_goes_to_law_31_in_either_text() {
    for (day, clause) in [(None, "27A2"), (Some("2008-02-01"), "27")] {
        let table = Table::new(Seat::W, &["W 1S", "E 1H", "S declines", "N P"]);
        let ruling = on(table, Edition::E2007, day);
        expect(&ruling, &[(Law, "31A1")]);
        assert!(cites(&ruling).contains(&clause), "{:?}", cites(&ruling));
    }
}

#[test]
fn rulings_before_the_bid_hold_until_there() {
    let table = Table::new(Seat::N, &["E P", "S declines", "N 1S", "E P", "S 1H", "W declines", "S 2H"]);
    let ruling = on(table, Edition::E2007, Some("2008-02-01"));
    assert_eq!(ruling.outcome, Outcome::NotCovered(Limit::EarlierText(law!("27"))));
    expect(&ruling.earlier[0], &[(Law, "30A")]);
}

#[test]
fn only_its_own_edition_is_amended() {
    for edition in [Edition::E1997, Edition::E2017] {
        let dated = on(insufficient(), edition, Some("2008-02-01"));
        assert_eq!(dated, on(insufficient(), edition, None), "{edition}");
    }
}

fn woken(day: Option<&str>, edition: Edition, prompted: Option<bool>) -> Ruling {
    let mut table = Table::new(Seat::S, &["S 1NT", "S 1S"]).unintended(true);
    table.0.findings[FindingKind::Prompted].all = prompted;
    on(table, edition, day)
}

#[test]
fn partners_prompt_is_contested_before_the_footnote() {
    for day in ["2008-01-01", "2011-11-30"] {
        let ruling = woken(Some(day), Edition::E2007, Some(true));
        expect(&ruling, &[(Cancelled, "1"), (Turn, "W"), (Partner, "any_legal_call")]);
        let [contested] = &ruling.contested[..] else { panic!("one point: {ruling:#?}") };
        assert_eq!(contested.point, Point::PromptedByPartner);
        assert_eq!(
            (contested.follows, &contested.others[..]),
            (Authority::WbflcFootnote2011, &[Authority::PromptIsUnauthorised][..])
        );
        // By the other view it is a change of call like any other.
        let other = contested.ruling.as_deref().expect("the ruling by the other view");
        assert_eq!(question(other), Question::Accepts { seat: Seat::W, call: 2 });
        let declined = branch(other, Answer::Declines);
        expect(declined, &[(Law, "25"), (Cancelled, "2"), (Turn, "W")]);
        let asked: Vec<_> = declined.trace.steps().iter().map(|one| (one.test.word(), one.holds)).collect();
        assert!(asked.contains(&("prompted_by_partner", false)), "{asked:?}");
    }
}

#[test]
fn partners_prompt_does_not_matter_since_the_footnote() {
    for (day, edition) in [
        (None, Edition::E2007),
        (Some("2011-12-01"), Edition::E2007),
        (None, Edition::E2017),
        (Some("2019-05-05"), Edition::E2017),
    ] {
        let ruling = woken(day, edition, Some(true));
        assert!(ruling.contested.is_empty(), "{day:?} {edition}");
        let asked: Vec<_> = ruling.trace.steps().iter().map(|step| (step.test.word(), step.holds)).collect();
        // The text of 2017 says so itself (25A3).
        let test = if edition == Edition::E2017 { "however_aware" } else { "prompted_by_partner" };
        assert!(asked.contains(&(test, true)), "{asked:?}");
    }
}

#[test]
fn nothing_is_contested_without_the_finding() {
    for prompted in [None, Some(false)] {
        let ruling = woken(Some("2010-05-01"), Edition::E2007, prompted);
        assert!(ruling.contested.is_empty());
        expect(&ruling, &[(Cancelled, "1"), (Turn, "W")]);
    }
}

#[test]
fn other_view_rules_on_a_low_bid_by_law_27() {
    let table = Table::new(Seat::W, &["W 1S", "N 1H", "N 2H", "E declines"])
        .unintended(true)
        .found(FindingKind::Prompted, true);
    let ruling = on(table, Edition::E2007, Some("2010-05-01"));
    expect(&ruling, &[(Law, "25A"), (Cancelled, "2")]);
    let other = ruling.contested[0].ruling.as_deref().expect("the ruling by the other view");
    expect(other, &[(Law, "27B1(a)")]);
}
