//! Properties of all programmes and records: order never matters, and another record never hurts.

use crate::programmes::{item, today};
use bank::exam::{ItemResult, Part, UnwrittenPart};
use bank::programme::{
    ExamPart, ExamRecord, HeldCertificate, MissingPart, OralRecord, PracticalRecord, PracticeRecord,
    ResultBand,
};
use bank::{Programme, Records};
use jiff::civil::{Date, date};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use rules::engine::Family;
use rules::law::Edition;

/// An exam requirement, as in a file.
fn exam_requirement() -> impl Strategy<Value = String> {
    let some =
        |field: &'static str| option::of((0u16..=700).prop_map(move |mark| format!("{field} = {mark}")));
    let out_of = |field: &'static str| {
        let of = (1u16..4).prop_flat_map(|of| (1..=of, Just(of)));
        option::weighted(
            0.3,
            of.prop_map(move |(least, of)| format!("{field} = {{ least = {least}, of = {of} }}")),
        )
    };
    let section =
        some("open").prop_map(|open| Some(format!("sections = {{ {} }}", open.unwrap_or_default())));
    let paper = option::of(prop_oneof![Just("paper = \"a\"".to_owned()), Just("paper = \"b\"".to_owned())]);
    let more = prop_oneof![
        4 => Just(None),
        1 => Just(Some("critical = true".to_owned())),
        1 => Just(Some("within_days = 200".to_owned()))
    ];
    (paper, some("mark"), out_of("right"), out_of("points"), section, more).prop_map(|(a, b, c, d, e, f)| {
        let fields: Vec<String> = [a, b, c, d, e, f].into_iter().flatten().collect();
        format!("{{ exam = {{ {} }} }}", fields.join(", "))
    })
}

/// A requirement, as in a file.
fn requirement() -> impl Strategy<Value = String> {
    let kind =
        || prop_oneof![Just("family = \"rotation\""), Just("family = \"claim\""), Just("law = \"30\"")];
    let lesson = (kind(), 1u16..4).prop_map(|(kind, n)| format!("{kind}, scenarios = {n}"));
    let marks =
        (0u16..=1000, 0u16..=1000).prop_map(|(mean, floor)| format!("mean = {mean}, floor = {floor}"));
    let practice =
        (lesson.clone(), marks.clone()).prop_map(|(lesson, marks)| format!("{{ {lesson}, {marks} }}"));
    let lessons = (vec(lesson.prop_map(|one| format!("{{ {one} }}")), 1..4), marks)
        .prop_map(|(lessons, marks)| format!("{{ lessons = [{}], {marks} }}", lessons.join(", ")));
    let practical = (1u16..4, 1u16..4, any::<bool>()).prop_map(|(sessions, hours, cosigned)| {
        format!("{{ practical = {{ sessions = {sessions}, hours = {hours}, cosigned = {cosigned} }} }}")
    });
    let oral = (0u16..=1000).prop_map(|mark| format!("{{ oral = {{ mark = {mark} }} }}"));
    let leaf = prop_oneof![exam_requirement(), exam_requirement(), practice, lessons, practical, oral];
    leaf.prop_recursive(3, 12, 3, |inner| {
        let several = vec(inner, 1..4).boxed();
        let any = several.clone().prop_flat_map(|of| (1..=of.len(), Just(of)));
        prop_oneof![
            several.prop_map(|of| format!("{{ all = [{}] }}", of.join(", "))),
            any.prop_map(|(least, of)| format!("{{ any = [{}], least = {least} }}", of.join(", "))),
        ]
    })
}

/// A programme of two levels; both have bands, and so require an exam.
fn programme() -> impl Strategy<Value = Programme> {
    let level = || (exam_requirement(), vec(requirement(), 0..3), 300u16..800);
    let edition = prop_oneof![Just(""), Just("edition = \"2017\"\n")];
    (edition, level(), level(), any::<bool>()).prop_map(|(edition, lower, upper, after)| {
        let mut text = format!("id = \"p\"\nname = \"P\"\n{edition}");
        for (id, (exam, more, merit)) in [("lower", lower), ("upper", upper)] {
            let requires: Vec<String> = std::iter::once(exam).chain(more).collect();
            let after = if after && id == "upper" { "prerequisites = [\"lower\"]\n" } else { "" };
            let bands = format!("bands = {{ merit = {merit}, distinction = {} }}", merit + 200);
            text += &format!("[[levels]]\nid = \"{id}\"\nname = \"{id}\"\n{after}{bands}\n");
            text += &format!("requires = [{}]\n", requires.join(", "));
        }
        Programme::read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
    })
}

fn day() -> impl Strategy<Value = Date> {
    (2025i16..2027, 1i8..13, 1i8..29).prop_map(|(year, month, day)| date(year, month, day))
}

fn edition() -> impl Strategy<Value = Edition> {
    prop_oneof![3 => Just(Edition::E2017), 1 => Just(Edition::E2007)]
}

fn mark() -> impl Strategy<Value = u16> {
    0u16..=1000
}

fn practice() -> impl Strategy<Value = PracticeRecord> {
    (0usize..8, mark()).prop_map(|(n, permille)| PracticeRecord {
        scenario: format!("s{n}"),
        family: if n < 5 { Family::Rotation } else { Family::Claim },
        laws: if n % 2 == 0 { vec!["30"] } else { vec!["31", "68"] },
        edition: if n == 7 { Edition::E2007 } else { Edition::E2017 },
        permille,
    })
}

fn exam() -> impl Strategy<Value = ExamRecord> {
    let item = (0u32..=2, 1u16..3, prop::bool::weighted(0.2))
        .prop_map(|(halves, weight, failed)| ItemResult { failed, ..item(halves * 1000, 2, weight) });
    let section = || option::of(mark());
    let kind = (prop_oneof![Just("a"), Just("b")], option::of(edition()), prop::bool::weighted(0.1));
    let result = (mark(), option::of(any::<bool>()), section(), section(), vec(item, 0..4));
    (kind, day(), result).prop_map(
        |((paper, edition, delta), date, (permille, passed, open, oral, items))| {
            let open = open.map(|mark| (ExamPart::Written(Part::Open), mark));
            let oral = oral.map(|mark| (ExamPart::Unwritten(UnwrittenPart::Oral), mark));
            let since = delta.then_some(Edition::E2007);
            let sections = open.into_iter().chain(oral).collect();
            let (paper, scenarios) = (paper.to_owned(), Default::default());
            ExamRecord { paper, date, edition, since, permille, passed, sections, items, scenarios }
        },
    )
}

fn held_certificate() -> impl Strategy<Value = HeldCertificate> {
    (day(), option::of(day()), edition()).prop_map(|(issued, until, edition)| HeldCertificate {
        programme: "p".to_owned(),
        level: "lower".to_owned(),
        edition,
        issued,
        until,
    })
}

fn records() -> impl Strategy<Value = Records> {
    let practical = (day(), 0u32..120, any::<bool>()).prop_map(|(date, minutes, cosigned)| PracticalRecord {
        date,
        minutes,
        cosigned,
    });
    let oral = (day(), mark()).prop_map(|(date, permille)| OralRecord { date, permille });
    (
        vec(practice(), 0..12),
        vec(exam(), 0..10),
        vec(practical, 0..4),
        vec(oral, 0..3),
        vec(held_certificate(), 0..2),
    )
        .prop_map(|(practice, exams, practical, orals, held)| Records {
            practice,
            exams,
            practical,
            orals,
            held,
        })
}

/// The same records in another order.
fn shuffled(records: Records) -> impl Strategy<Value = (Records, Records)> {
    let Records { practice, exams, practical, orals, held } = records.clone();
    let parts = (Just(practice).prop_shuffle(), Just(exams).prop_shuffle(), Just(practical).prop_shuffle());
    let rest = (Just(orals).prop_shuffle(), Just(held).prop_shuffle());
    (parts, rest).prop_map(move |((practice, exams, practical), (orals, held))| {
        (records.clone(), Records { practice, exams, practical, orals, held })
    })
}

/// For each level: whether it is reached, the band, which requirements are met, and what is
/// missing.
type LevelSummaries = Vec<(bool, Option<ResultBand>, Vec<bool>, Vec<Vec<MissingPart>>)>;

fn level_summaries(programme: &Programme, records: &Records) -> LevelSummaries {
    let of = |level: bank::LevelProgress<'_>| {
        let met = level.requires.iter().map(|one| one.met).collect();
        let missing = level.requires.iter().map(|one| one.missing.clone()).collect();
        (level.eligible, level.band, met, missing)
    };
    programme.progress(records, today()).into_iter().map(of).collect()
}

fn together(one: &Records, other: &Records) -> Records {
    Records {
        practice: [&*one.practice, &*other.practice].concat(),
        exams: [&*one.exams, &*other.exams].concat(),
        practical: [&*one.practical, &*other.practical].concat(),
        orals: [&*one.orals, &*other.orals].concat(),
        held: [&*one.held, &*other.held].concat(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn record_order_is_irrelevant(
        programme in programme(),
        (records, other) in records().prop_flat_map(shuffled),
    ) {
        prop_assert_eq!(level_summaries(&programme, &records), level_summaries(&programme, &other));
    }

    #[test]
    fn more_records_never_hurt(programme in programme(), few in records(), more in records()) {
        let before = level_summaries(&programme, &few);
        let after = level_summaries(&programme, &together(&few, &more));
        for ((eligible, band, met, _), (still, higher, kept, _)) in before.into_iter().zip(after) {
            prop_assert!(!eligible || still);
            prop_assert!(band <= higher);
            prop_assert!(met.iter().zip(kept).all(|(met, kept)| !met || kept));
        }
    }

    #[test]
    fn met_means_nothing_missing(programme in programme(), records in records()) {
        for (eligible, band, met, missing) in level_summaries(&programme, &records) {
            prop_assert!(met.iter().zip(&missing).all(|(met, missing)| *met == missing.is_empty()));
            prop_assert_eq!(eligible, band.is_some());
            prop_assert!(!eligible || met.into_iter().all(|met| met));
        }
    }
}

#[test]
fn random_records_meet_some() {
    let mut runner = TestRunner::deterministic();
    let both = (programme(), records());
    let mut drawn = || both.new_tree(&mut runner).expect("a programme and records").current();
    let levels: Vec<_> = (0..300)
        .map(|_| drawn())
        .flat_map(|(programme, records)| level_summaries(&programme, &records))
        .collect();
    let eligible = levels.iter().filter(|(eligible, ..)| *eligible).count();
    assert!(eligible > levels.len() / 20 && eligible < levels.len() / 2, "{eligible} of {}", levels.len());
    for band in ResultBand::ALL {
        assert!(levels.iter().any(|(_, reached, ..)| *reached == Some(band)), "{band:?}");
    }
}
