//! A second opinion on the date of an event: the days on which each text held, from the sources, and
//! what the other texts leave unchanged.

use crate::rotation::properties::every_ruling;
use crate::rotation::{Table, amendments::on, random, value};
use rules::bridge::Seat;
use rules::engine::case::Case;
use rules::engine::rotation::FindingKind;
use rules::engine::ruling::{Limit, Outcome, Ruling};
use rules::engine::{Component, Key, rule};
use rules::law::Edition;

/// Days around each border, with what the text of 2007 said: whether Law 27 was the first one, and
/// whether 25A lacked its footnote. It was in force from 2008 to September 2017.
const DAYS: [(&str, bool, bool); 10] = [
    ("1999-07-01", false, false),
    ("2007-12-31", false, false),
    ("2008-01-01", true, true),
    ("2008-03-04", true, true),
    ("2008-03-05", false, true),
    ("2011-11-30", false, true),
    ("2011-12-01", false, false),
    ("2017-09-30", false, false),
    ("2017-10-01", false, false),
    ("2026-11-28", false, false),
];

/// An unintended call, replaced at left-hand opponent's turn, at once in turn, and after
/// left-hand opponent had called: the dealer, the events and the number of the call.
const REPLACED: [(Seat, &[&str], &str); 3] = [
    (Seat::S, &["S 1NT", "S 1S"], "1"),
    (Seat::W, &["W 1S", "N 1H", "N 2H"], "2"),
    (Seat::S, &["S 1NT", "W P", "S 1S"], "1"),
];

#[test]
fn unintended_calls_follow_the_text_of_the_day() {
    for (edition, day) in [Edition::E2007, Edition::E2017].iter().flat_map(|e| DAYS.map(|d| (*e, d))) {
        let (date, _, without_footnote) = day;
        for ((dealer, events, first), prompted) in
            REPLACED.into_iter().flat_map(|one| [None, Some(false), Some(true)].map(|p| (one, p)))
        {
            let mut table = Table::new(dealer, events).unintended(true);
            table.0.findings[FindingKind::Prompted].all = prompted;
            let ruling = on(table, edition, Some(date));
            let what = format!("{edition} {date} {events:?} {prompted:?}");
            assert_eq!(value(&ruling, Key::Cancelled), first, "{what}");
            let disputed = edition == Edition::E2007 && without_footnote && prompted == Some(true);
            assert_eq!(!ruling.contested.is_empty(), disputed, "{what}");
        }
    }
}

fn is_first_text(ruling: &Ruling) -> bool {
    let earlier = |limit: &Limit| matches!(limit, Limit::EarlierText(_));
    let mut all = Vec::new();
    every_ruling(ruling, &mut all);
    all.iter().any(|one| {
        one.beyond.as_ref().is_some_and(earlier)
            || matches!(&one.outcome, Outcome::NotCovered(limit) if earlier(limit))
    })
}

/// Every decision, without the clauses tested: a paragraph of Law 27 had another number.
fn decisions(ruling: &Ruling) -> Vec<(Option<usize>, &[Component], Option<Limit>)> {
    let mut all = Vec::new();
    every_ruling(ruling, &mut all);
    all.into_iter().map(|one| (one.call, &one.components[..], one.beyond)).collect()
}

#[test]
fn a_date_changes_nothing_but_what_was_amended() {
    let (mut compared, mut of_the_first_text) = (0, 0);
    for case in (0..4000).filter_map(|seed| random::case(seed, random::MOST)) {
        let undated = rule(&case);
        for (date, first_text, _) in DAYS {
            let dated = rule(&Case { date: date.parse().ok(), ..case.clone() });
            if is_first_text(&dated) {
                assert!(first_text && case.edition == Edition::E2007, "{date} under {}", case.edition);
                of_the_first_text += 1;
            } else {
                let same = decisions(&dated) == decisions(&undated);
                assert!(same, "{date} under {}: {:#?}", case.edition, case.facts);
                compared += 1;
            }
        }
    }
    assert!(compared > 30_000 && of_the_first_text > 300, "{compared} and {of_the_first_text}");
}
