//! Requirements, each kind alone and combined.

use crate::programmes::{eligible, exam, first, level, loaded, missing, requires, sat, today};
use bank::exam::{ItemResult, Part, UnwrittenPart};
use bank::programme::{
    ExamPart, ExamRecord, HeldCertificate, MissingPart, OralRecord, PracticalRecord, PracticeRecord,
    PracticeScope, ResultBand,
};
use bank::{Programme, Records};
use jiff::civil::date;
use rules::engine::Family;
use rules::law::Edition;

/// A practice mark.
fn practised(scenario: &str, permille: u16) -> PracticeRecord {
    PracticeRecord {
        scenario: scenario.to_owned(),
        family: Family::Rotation,
        laws: vec!["30"],
        edition: Edition::E2017,
        permille,
    }
}

fn practice(marks: &[(&str, u16)]) -> Records {
    let practice = marks.iter().map(|(scenario, permille)| practised(scenario, *permille)).collect();
    Records { practice, ..Records::default() }
}

#[test]
fn best_marks_count() {
    let two = requires("law = \"30\"\nscenarios = 2\nmean = 700\nfloor = 600");
    assert!(eligible(&two, &practice(&[("a", 800), ("a", 100), ("b", 600), ("c", 0)])));
    let told = missing(&two, &practice(&[("a", 500), ("b", 890)]));
    assert_eq!(
        told,
        [MissingPart::Mean { have: 695, need: 700 }, MissingPart::Floor { have: 500, need: 600 }]
    );
    assert_eq!(missing(&two, &practice(&[("a", 700), ("a", 700)])), [MissingPart::Scenarios(1)]);
    let other = requires("law = \"68\"\nscenarios = 1\nmean = 0");
    assert_eq!(missing(&other, &practice(&[("a", 1000)])), [MissingPart::Scenarios(1)]);
}

#[test]
fn only_matching_code_counts() {
    let text =
        "id = \"p\"\nname = \"P\"\nedition = \"2007\"\n[[levels]]\nname = \"L\"\n[[levels.requires]]\n";
    let read = |what: &str| Programme::read(&format!("{text}{what}\n")).unwrap();
    let practising = read("law = \"30\"\nscenarios = 1\nmean = 0");
    assert!(!eligible(&practising, &practice(&[("a", 1000)])));
    let examined = read("exam = { mark = 500 }");
    for (edition, counts) in [(Some(Edition::E2007), true), (Some(Edition::E2017), false), (None, false)] {
        assert_eq!(eligible(&examined, &sat([ExamRecord { edition, ..exam(900) }])), counts, "{edition:?}");
    }
}

#[test]
fn one_exam_meets_all_conditions() {
    let open = ExamPart::Written(Part::Open);
    let oral = ExamPart::Unwritten(UnwrittenPart::Oral);
    let programme = requires(
        "exam = { paper = \"club\", mark = 650, sections = { open = 500, oral = 600 }, critical = true, \
         within_days = 31 }",
    );
    let good = ExamRecord { sections: [(open, 500), (oral, 600)].into(), ..exam(650) };
    assert!(eligible(&programme, &sat([good.clone()])));
    let wrong = ItemResult { mark: None, weight: 1, failed: true };
    for (other, lacks) in [
        (ExamRecord { permille: 649, ..good.clone() }, MissingPart::Mark { have: 649, need: 650 }),
        (
            ExamRecord { sections: [(open, 499), (oral, 600)].into(), ..good.clone() },
            MissingPart::Section { section: open, have: Some(499), need: 500 },
        ),
        (
            ExamRecord { sections: [(open, 500)].into(), ..good.clone() },
            MissingPart::Section { section: oral, have: None, need: 600 },
        ),
        (ExamRecord { items: vec![wrong], ..good.clone() }, MissingPart::Critical),
        (ExamRecord { paper: "county".to_owned(), ..good.clone() }, MissingPart::Exam),
        (ExamRecord { date: date(2026, 4, 30), ..good.clone() }, MissingPart::Exam),
        (ExamRecord { since: Some(Edition::E2007), ..good.clone() }, MissingPart::Exam),
    ] {
        assert_eq!(missing(&programme, &sat([other])), [lacks]);
    }
    let halves =
        [ExamRecord { sections: [(oral, 600)].into(), ..exam(900) }, ExamRecord { permille: 400, ..good }];
    assert!(!eligible(&programme, &sat(halves)), "two halves are no whole");
}

#[test]
fn counts_co_signed_sessions() {
    let session = |minutes, cosigned| PracticalRecord { date: date(2026, 3, 1), minutes, cosigned };
    let records =
        |practical: &[PracticalRecord]| Records { practical: practical.to_vec(), ..Records::default() };
    let programme = requires("practical = { sessions = 2, hours = 5 }");
    assert!(eligible(&programme, &records(&[session(180, true), session(120, true)])));
    let alone = records(&[session(180, true), session(240, false)]);
    assert_eq!(missing(&programme, &alone), [MissingPart::Sessions(1), MissingPart::Minutes(120)]);
    assert!(eligible(&requires("practical = { sessions = 2, hours = 5, cosigned = false }"), &alone));
}

#[test]
fn oral_examination_has_a_mark() {
    let programme = requires("oral = { mark = 600 }");
    let oral = |permille| OralRecord { date: date(2026, 3, 1), permille };
    let records = |orals: &[u16]| Records {
        orals: orals.iter().map(|mark| oral(*mark)).collect(),
        ..Records::default()
    };
    assert!(eligible(&programme, &records(&[300, 600, 500])));
    assert_eq!(missing(&programme, &records(&[599])), [MissingPart::Mark { have: 599, need: 600 }]);
    assert_eq!(missing(&programme, &records(&[])), [MissingPart::Oral]);
}

#[test]
fn requirements_combine_freely() {
    let programme = requires(
        "any = [{ exam = { mark = 900 } }, { oral = { mark = 500 } }, { all = [{ exam = { mark = 500 } }, \
         { practical = { sessions = 1 } }] }]\nleast = 2",
    );
    let mut records = sat([exam(900)]);
    assert_eq!(missing(&programme, &records), [MissingPart::Requirements(1)]);
    records.practical.push(PracticalRecord { date: today(), minutes: 1, cosigned: true });
    assert!(eligible(&programme, &records));
    records.exams[0].permille = 800;
    assert!(!eligible(&programme, &records));
    records.orals.push(OralRecord { date: today(), permille: 500 });
    assert!(eligible(&programme, &records));
}

#[test]
fn every_required_exam_reaches_band() {
    let two = level(
        "bands = { distinction = 900 }\n[[levels.requires]]\nexam = { paper = \"club\", mark = 600 }\n\
         [[levels.requires]]\nexam = { paper = \"county\", mark = 600 }\n",
    );
    let county = |permille| ExamRecord { paper: "county".to_owned(), ..exam(permille) };
    assert_eq!(first(&two, &sat([exam(950)])).band, None);
    assert_eq!(first(&two, &sat([exam(950), county(899)])).band, Some(ResultBand::Pass));
    assert_eq!(first(&two, &sat([exam(950), county(899), county(900)])).band, Some(ResultBand::Distinction));
}

#[test]
fn prerequisite_needs_valid_certificate() {
    let text = "id = \"p\"\nname = \"P\"\n[[levels]]\nid = \"club\"\nname = \"Club\"\n[[levels.requires]]\n\
        exam = {}\n[[levels]]\nname = \"County\"\nprerequisites = [\"club\"]\n[[levels.requires]]\n\
        exam = { mark = 600 }\n";
    let programme = Programme::read(text).unwrap();
    let certificate = |programme: &str, until| HeldCertificate {
        programme: programme.to_owned(),
        level: "club".to_owned(),
        edition: Edition::E2017,
        issued: date(2020, 1, 1),
        until,
    };
    let county = |held: Vec<HeldCertificate>| {
        let records = Records { held, ..sat([exam(600)]) };
        programme.progress(&records, today())[1].eligible
    };
    assert!(county(vec![certificate("p", None)]));
    assert!(county(vec![certificate("p", Some(date(2021, 1, 1))), certificate("p", Some(today()))]));
    assert!(!county(vec![certificate("p", Some(date(2026, 5, 31)))]));
    assert!(!county(vec![certificate("other", None)]));
    assert!(!county(Vec::new()));
}

/// The kind and the number of scenarios that the first level needs next.
fn need(programme: &Programme, records: &Records) -> Option<(PracticeScope, usize)> {
    first(programme, records).practice_need().map(|need| (need.of, need.more))
}

#[test]
fn next_practice_is_that_of_the_first_open_requirement() {
    let (law, claims) = (PracticeScope::Law("30"), PracticeScope::Family(Family::Claim));
    let both = level(
        "[[levels.requires]]\nlaw = \"30\"\nscenarios = 2\nmean = 700\n\
         [[levels.requires]]\nexam = { mark = 500 }\n\
         [[levels.requires]]\nall = [{ lessons = [{ family = \"claim\", scenarios = 3 }], mean = 0 }]",
    );
    assert_eq!(need(&both, &Records::default()), Some((law, 2)));
    assert_eq!(need(&both, &practice(&[("a", 1000)])), Some((law, 1)));
    // Enough scenarios whose marks are too low need no more of them.
    assert_eq!(need(&both, &practice(&[("a", 0), ("b", 0)])), Some((claims, 3)));
    let exam = requires("exam = { mark = 500 }");
    assert_eq!(need(&exam, &Records::default()), None);
}

#[test]
fn next_scenario_counts_toward_the_requirement() {
    let bank = loaded();
    let text = "id = \"p\"\nname = \"P\"\nedition = \"2007\"\n[[levels]]\nid = \"l\"\nname = \"L\"\n\
        [[levels.requires]]\nlaw = \"30\"\nscenarios = 2\nmean = 0\n";
    let programme = Programme::read(text).unwrap();
    let mut records = Records::default();
    for left in [2, 1] {
        let progress = first(&programme, &records);
        let need = progress.practice_need().unwrap();
        assert_eq!(need.more, left);
        let scenario = need.scenario(bank, &programme, &records).unwrap();
        assert!(scenario.case.edition == Edition::E2007 && bank.laws_of(&scenario.id).contains(&"30"));
        let record = PracticeRecord { edition: Edition::E2007, ..practised(&scenario.id, 500) };
        records.practice.push(record);
    }
    assert!(first(&programme, &records).practice_need().is_none(), "two different ones");
}
