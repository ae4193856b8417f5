//! Validity and renewal of certificates.

use crate::programmes::{exam, level, sat};
use bank::programme::{ExamRecord, HeldCertificate, MissingPart, Validity};
use bank::{Programme, Records};
use jiff::civil::{Date, date};
use rules::law::Edition;

#[test]
fn validity_for_life_years_or_activity() {
    let issued = date(2020, 2, 29);
    assert_eq!(Validity::Life.until(issued, &[]), None);
    assert_eq!(Validity::Years(2).until(issued, &[date(2021, 1, 1)]), Some(date(2022, 2, 28)));
    let inactive = |active: &[Date]| Validity::Inactive(3).until(issued, active);
    assert_eq!(inactive(&[]), Some(date(2023, 2, 28)));
    assert_eq!(inactive(&[date(2019, 1, 1)]), Some(date(2023, 2, 28)), "earlier records do not count");
    assert_eq!(inactive(&[date(2025, 5, 1), date(2022, 6, 1)]), Some(date(2028, 5, 1)), "in any order");
    assert_eq!(inactive(&[date(2023, 2, 28)]), Some(date(2026, 2, 28)), "on the last day");
    assert_eq!(inactive(&[date(2023, 3, 1)]), Some(date(2023, 2, 28)), "a day too late");
}

#[test]
fn level_terms_are_parsed() {
    let of = |text: &str| {
        let programme = level(&format!("{text}\n[[levels.requires]]\nexam = {{}}\n"));
        (programme.levels[0].validity, programme.levels[0].examiners)
    };
    assert_eq!(of(""), (Validity::Life, 1));
    assert_eq!(of("validity = \"life\"\nexaminers = 2"), (Validity::Life, 2));
    assert_eq!(of("validity = { years = 2 }"), (Validity::Years(2), 1));
    assert_eq!(of("validity = { inactive_years = 3 }"), (Validity::Inactive(3), 1));
}

fn renewable() -> Programme {
    level(
        "renewal = { refresher = { paper = \"refresher\", mark = 600 }, delta = { mark = 700 }, \
         opens_days = 90, grace_days = 30 }\n[[levels.requires]]\nexam = { mark = 650 }\n",
    )
}

fn certificate_until(until: Option<Date>) -> HeldCertificate {
    HeldCertificate {
        programme: "p".to_owned(),
        level: "l".to_owned(),
        edition: Edition::E2007,
        issued: date(2024, 7, 1),
        until,
    }
}

fn renewed(exam: ExamRecord) -> bool {
    let records = sat([exam]);
    let programme = renewable();
    programme.renewal(&certificate_until(Some(date(2026, 7, 1))), &records, date(2026, 7, 31)).unwrap().met
}

#[test]
fn refresher_renews_within_window() {
    let refresher = |on, permille| ExamRecord { paper: "refresher".to_owned(), date: on, ..exam(permille) };
    for (on, permille, met) in [
        (date(2026, 4, 1), 900, false),
        (date(2026, 4, 2), 900, true),
        (date(2026, 7, 31), 600, true),
        (date(2026, 7, 31), 599, false),
        (date(2026, 8, 1), 900, false),
    ] {
        assert_eq!(renewed(refresher(on, permille)), met, "{on} {permille}");
    }
    assert!(!renewed(exam(1000)), "another paper refreshes nothing");
}

#[test]
fn renewal_is_open_while_exam_counts() {
    let (programme, nothing) = (renewable(), Records::default());
    let refresher = ExamRecord { paper: "refresher".to_owned(), date: date(2026, 7, 31), ..exam(600) };
    let sat = sat([refresher]);
    let held = certificate_until(Some(date(2026, 7, 1)));
    for (records, on, open) in [
        (&nothing, date(2026, 7, 31), true),
        (&nothing, date(2026, 8, 1), false),
        (&sat, date(2026, 8, 1), true),
    ] {
        assert_eq!(programme.renewal(&held, records, on).unwrap().is_open(on), open, "{on}");
    }
}

#[test]
fn delta_exam_renews() {
    let delta = |since, permille| ExamRecord { since: Some(since), ..exam(permille) };
    assert!(renewed(delta(Edition::E2007, 700)));
    assert!(!renewed(delta(Edition::E2007, 699)));
    assert!(!renewed(delta(Edition::E1997, 1000)));
}

#[test]
fn lifelong_renews_after_issue_day() {
    let programme = renewable();
    let nothing = Records::default();
    let progress = programme.renewal(&certificate_until(None), &nothing, date(2026, 1, 1)).unwrap();
    assert_eq!((progress.from, progress.to, progress.met), (date(2024, 7, 2), None, false));
    assert_eq!(progress.refresher, Some((None, vec![MissingPart::Exam])));
    let never = level("[[levels.requires]]\nexam = {}\n");
    assert_eq!(never.renewal(&certificate_until(None), &nothing, date(2026, 1, 1)), None);
}
