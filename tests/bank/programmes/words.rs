//! Requirements of a certificate, records that count and missing parts, in words.

use crate::programmes::{exam, first, item, requires, sat};
use bank::Records;
use bank::programme::{ExamRecord, PracticalRecord};
use jiff::civil::date;
use words::{Language, english};

/// Requirements, counted records and missing parts, as a person reads them.
fn texts(what: &str, records: &Records) -> (String, String, Vec<String>) {
    let words = english();
    let programme = requires(what);
    let level = first(&programme, records);
    let one = &level.requires[0];
    let missing = one.missing.iter().map(|missing| words.missing(missing)).collect();
    (words.requirement(one.requirement), words.counts(one), missing)
}

#[test]
fn names_are_translated_where_given() {
    let text = "id = \"p\"\nname = \"Lessons\"\nnames = { fr = \"Leçons\" }\n[[levels]]\nname = \"Club\"\n\
                names = { nb = \"Klubb\" }\n[[levels.requires]]\nexam = {}\n";
    let programme = bank::Programme::read(text).expect("a programme");
    let names = |language: &str| {
        let words = Language::all().find(|one| one.tag() == language).expect("a language").words();
        (words.programme_name(&programme), words.level_name(&programme.levels[0]))
    };
    assert_eq!(names("fr"), ("Leçons".to_owned(), "Club".to_owned()));
    assert_eq!(names("nb"), ("Lessons".to_owned(), "Klubb".to_owned()));
    assert_eq!(names("en"), ("Lessons".to_owned(), "Club".to_owned()));
}

#[test]
fn phrases_all_exam_conditions() {
    let requirement = "exam = { paper = \"club\", mark = 655, sections = { closed = 500 }, critical = true, \
        within_days = 90 }";
    let (requirement, counts, missing) = texts(requirement, &sat([exam(600)]));
    assert_eq!(
        requirement,
        "An exam: the one with the code club, a result of at least 65.5\u{a0}%, \
         at least 50\u{a0}% in the closed part, all critical items correct, sat within the last 90 days."
    );
    assert_eq!(counts, "The best so far: 60\u{a0}%.");
    let lacks =
        ["a mark of 65.5\u{a0}% instead of 60\u{a0}%", "50\u{a0}% in the closed part instead of nothing"];
    assert_eq!(missing, lacks);
}

#[test]
fn phrases_items_and_points() {
    let one = ExamRecord { items: vec![item(1000, 1, 3), item(0, 1, 2)], ..exam(600) };
    let records = sat([one]);
    let (requirement, _, missing) = texts("exam = { points = { least = 4, of = 5 } }", &records);
    assert_eq!(requirement, "An exam: at least 4 of 5 points.");
    assert_eq!(missing, ["4 points instead of 3"]);
    let (requirement, _, missing) = texts("exam = { right = { least = 2, of = 2 } }", &records);
    assert_eq!(requirement, "An exam: at least 2 of 2 items fully correct.");
    assert_eq!(missing, ["one more item fully correct"]);
    let (requirement, counts, missing) = texts("exam = {}", &Records::default());
    assert_eq!(requirement, "An exam: passed under the rule of its paper.");
    assert_eq!((counts.as_str(), missing), ("Nothing yet.", vec!["this exam".to_owned()]));
}

#[test]
fn phrases_sessions_and_hours() {
    let session = PracticalRecord { date: date(2026, 3, 1), minutes: 200, cosigned: true };
    let records = Records { practical: vec![session], ..Records::default() };
    let (requirement, counts, missing) = texts("practical = { sessions = 2, hours = 10 }", &records);
    assert_eq!(requirement, "Directing: 2 sessions, 10 hours, with a co-signer.");
    assert_eq!(counts, "One session so far, 3 h 20 min.");
    assert_eq!(missing, ["one more session", "6 h 40 min more of directing"]);
}

#[test]
fn phrases_lessons_and_combinations() {
    let nothing = Records::default();
    let asked = "lessons = [{ family = \"claim\", scenarios = 4 }]\nmean = 700\nfloor = 500";
    let (requirement, _, missing) = texts(asked, &nothing);
    let of = english().family(rules::engine::Family::Claim);
    assert_eq!(
        requirement,
        format!("{of} (4 scenarios): a mean of at least 70\u{a0}% over these lessons, none below 50\u{a0}%.")
    );
    assert_eq!(missing, ["one more lesson"]);
    let (requirement, counts, missing) = texts("any = [{ exam = {} }, { oral = { mark = 600 } }]", &nothing);
    assert_eq!((requirement.as_str(), counts.as_str()), ("One of these:", "0 of 2 met."));
    assert_eq!(missing, ["one more of these requirements"]);
}
