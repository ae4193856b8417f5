//! The checklist before a sitting is opened.

use crate::exams::{loaded, read};
use bank::exam::{Check, CheckResultKind, Paper, Pool, SittingSchedule, checklist, pool, unprepared};
use jiff::{SignedDuration, Timestamp};
use rules::engine;
use std::sync::Arc;
use words::english;

fn at(minute: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_mins(30_000_000 + minute)
}

fn sitting(closed_minutes: i64, open_minutes: i64, open_for: i64) -> SittingSchedule {
    SittingSchedule { opens_at: at(0), closes_at: at(open_for), closed_minutes, open_minutes }
}

fn paper(rows: &str) -> Paper {
    read(&format!("name = \"Some\"\n{rows}"))
}

const CLOSED: &str = "[[draw]]\npart = \"closed\"\ncount = 3\nfamily = \"rotation\"\nstages = 1\n";

/// Findings on one subject.
fn findings(paper: &Paper, pool: &Pool, schedule: &SittingSchedule, word: &str) -> Vec<CheckResultKind> {
    let checks = checklist(loaded(), paper, pool, schedule, at(-60));
    for check in &checks {
        let words = english().exam_check(check);
        assert!(words.ends_with('.') && !words.contains(['{', '}']) && !words.contains("check-"), "{words}");
    }
    checks.iter().filter(|check| check.word() == word).map(Check::finding).collect()
}

fn of(paper: &Paper, word: &str) -> Vec<CheckResultKind> {
    findings(paper, &unprepared(loaded(), paper), &sitting(30, 0, 60), word)
}

#[test]
fn good_paper_passes_all_checks() {
    let paper = loaded().paper("club").unwrap();
    let pool = pool(loaded(), paper, 2, 1, |case| Some(Arc::new(engine::rule(case)))).unwrap();
    let checks = checklist(loaded(), paper, &pool, &sitting(30, 60, 120), at(-60));
    assert!(checks.iter().all(|check| check.finding() != CheckResultKind::Bad), "{checks:?}");
    let words: Vec<&str> = checks.iter().map(Check::word).collect();
    assert_eq!(
        words,
        [
            "enough",
            "spare",
            "rule",
            "variants",
            "judged",
            "contested",
            "clauses",
            "part",
            "part",
            "window",
            "fits"
        ]
    );
}

#[test]
fn warns_without_pass_mark() {
    assert_eq!(of(&paper(CLOSED), "rule"), [CheckResultKind::Look]);
    assert_eq!(
        of(&paper(&format!("[result]\nbands = [\"60 %\"]\n{CLOSED}")), "rule"),
        [CheckResultKind::Look]
    );
    assert_eq!(of(&paper(&format!("[result]\npass = \"60 %\"\n{CLOSED}")), "rule"), [CheckResultKind::Good]);
    let text = english().exam_check(&Check::Rule(Some(600)));
    assert!(text.contains("60"), "{text}");
}

#[test]
fn warns_of_implausible_pass_mark() {
    let with = |pass: &str| paper(&format!("[result]\npass = \"{pass}\"\n{CLOSED}"));
    for pass in ["0 %", "6.5 %", "29.9 %"] {
        assert_eq!(of(&with(pass), "low"), [CheckResultKind::Look], "{pass}");
        assert_eq!(of(&with(pass), "rule"), [], "{pass}");
    }
    assert_eq!((of(&with("30 %"), "rule"), of(&with("30 %"), "low")), (vec![CheckResultKind::Good], vec![]));
    let text = english().exam_check(&Check::Rule(Some(65)));
    assert!(text.contains("6.5") && text.contains("Raise it"), "{text}");
}

#[test]
fn fixed_paper_is_identical_for_all() {
    let fixed = paper("[[item]]\nscenario = \"r002\"\npart = \"closed\"\n");
    assert_eq!((of(&fixed, "fixed"), of(&fixed, "spare")), (vec![CheckResultKind::Look], vec![]));
    assert_eq!(
        (of(&paper(CLOSED), "fixed"), of(&paper(CLOSED), "spare")),
        (vec![], vec![CheckResultKind::Good])
    );
    assert!(!english().exam_check(&Check::Fixed).contains("different"));
}

#[test]
fn too_few_items_block_the_paper() {
    let paper = paper(CLOSED);
    let mut pool = unprepared(loaded(), &paper);
    assert_eq!(findings(&paper, &pool, &sitting(30, 0, 60), "enough"), [CheckResultKind::Good]);
    pool.rows[0].items.truncate(2);
    assert_eq!(findings(&paper, &pool, &sitting(30, 0, 60), "enough"), [CheckResultKind::Bad]);
    pool.rows[0].items.extend(unprepared(loaded(), &paper).rows[0].items.get(2).cloned());
    // Three of three: enough, and the same paper for all.
    assert_eq!(findings(&paper, &pool, &sitting(30, 0, 60), "enough"), [CheckResultKind::Good]);
    assert_eq!(findings(&paper, &pool, &sitting(30, 0, 60), "spare"), [CheckResultKind::Look]);
    assert_eq!(of(&paper, "spare"), [CheckResultKind::Good]);
}

#[test]
fn reports_judgement_and_contested() {
    let plain = paper(CLOSED);
    assert_eq!(
        (of(&plain, "judged"), of(&plain, "contested")),
        (vec![CheckResultKind::Good], vec![CheckResultKind::Good])
    );
    let all = paper(&format!("{CLOSED}judgement = true\n"));
    assert_eq!(
        (of(&all, "judged"), of(&all, "contested")),
        (vec![CheckResultKind::Look], vec![CheckResultKind::Look])
    );
}

#[test]
fn reports_uncovered_clauses() {
    let one = paper("edition = \"2017\"\n[[item]]\nscenario = \"r002\"\npart = \"closed\"\n");
    let pool = unprepared(loaded(), &one);
    let checks = checklist(loaded(), &one, &pool, &sitting(30, 0, 60), at(-60));
    let Some(Check::Clauses { covered, missing }) =
        checks.into_iter().find(|check| check.word() == "clauses")
    else {
        panic!("no clauses")
    };
    assert!(covered > 0 && !missing.is_empty());
    for clause in missing {
        assert!(loaded().laws_of("r002").contains(&clause.law()) && clause.entry().ruled);
        assert!(loaded().by_clause(clause).all(|other| other.id != "r002"), "{clause}");
    }
}

#[test]
fn reports_missing_variants() {
    // Endings of more than five cards have none.
    let paper = paper(
        "[[draw]]\npart = \"closed\"\ncount = 1\nfamily = \"claim\"\nlaw = \"70\"\nvariants = true\njudgement = true\n",
    );
    assert_eq!(of(&paper, "variants"), [CheckResultKind::Good]);
    let mut pool = unprepared(loaded(), &paper);
    pool.rows[0].items[0].ids = vec![format!("{}~000", pool.rows[0].items[0].origin)];
    assert_eq!(findings(&paper, &pool, &sitting(30, 0, 60), "variants"), [CheckResultKind::Look]);
}

#[test]
fn wrong_times_block_the_paper() {
    let paper = paper(CLOSED);
    let pool = unprepared(loaded(), &paper);
    let look = |schedule: SittingSchedule, word: &str| findings(&paper, &pool, &schedule, word);
    use CheckResultKind::{Bad, Good, Look};
    assert_eq!(look(sitting(30, 0, 60), "part"), [Good]);
    assert_eq!(look(sitting(2, 0, 60), "part"), [Look], "less than a minute a page");
    assert_eq!(look(sitting(0, 0, 60), "part"), [Bad], "no time for the questions");
    assert_eq!(look(sitting(30, 10, 60), "part"), [Good, Bad], "time for a part without questions");
    assert_eq!(
        (look(sitting(30, 0, 60), "window"), look(sitting(30, 0, 60), "fits")),
        (vec![Good], vec![Good])
    );
    assert_eq!(look(sitting(30, 0, 29), "fits"), [Look]);
    assert_eq!(look(sitting(30, 0, 0), "window"), [Bad]);
    // It closed an hour before it opens.
    assert_eq!(look(sitting(30, 0, -120), "window"), [Bad]);
}

#[test]
fn paper_of_tables_alone_needs_no_time() {
    let text = "name = \"Tables\"\n[[rubric]]\nid = \"manner\"\nname = \"Manner\"\npoints = 5\npart = \"practical\"\n";
    let paper = read(text);
    assert!(!paper.is_written());
    let checks = checklist(loaded(), &paper, &unprepared(loaded(), &paper), &sitting(30, 0, 120), at(-60));
    let words: Vec<_> = checks.iter().map(bank::exam::Check::word).collect();
    assert_eq!(words, ["rule", "window"]);
    assert!(checks.iter().all(|check| check.finding() != CheckResultKind::Bad));
}
