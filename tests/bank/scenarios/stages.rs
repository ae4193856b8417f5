//! Scenarios of several stages: parsing, rulings, marks and progress.

use crate::scenarios::told;
use bank::{Answer, Bank, FaultKind, Mastery, Programme, Records, RulingForm, Scenario, ScenarioMark, mark};
use rules::engine::rotation::{AuctionEvent, FindingKind};
use rules::engine::{Facts, Family, Key, rule};
use std::fs;
use std::path::{Path, PathBuf};

const STAGED: &str = include_str!("../../banks/staged/rotation/r900.toml");

fn folder() -> PathBuf {
    Path::new(env!("CHECKOUT")).join("tests/banks/staged")
}

fn staged() -> Bank {
    Bank::load(&folder()).unwrap_or_else(|faults| panic!("{}", told(&faults)))
}

fn events(scenario: &Scenario) -> usize {
    let Facts::Rotation(facts) = &scenario.case.facts else { panic!("not an auction") };
    facts.events().len()
}

/// Faults of the staged text with one piece replaced.
fn faults_with(old: &str, new: &str) -> Vec<(usize, String, FaultKind)> {
    assert!(STAGED.contains(old), "{old}");
    let read = Scenario::read(&STAGED.replacen(old, new, 1));
    read.err().unwrap_or_default().into_iter().map(|f| (f.line, f.field, f.kind)).collect()
}

/// Number of the first line with this prefix, from 1.
fn line_of(begin: &str) -> usize {
    STAGED.lines().position(|line| line.starts_with(begin)).expect("present") + 1
}

#[test]
fn stage_includes_earlier_facts() {
    let stages = Scenario::read_stages(STAGED).unwrap();
    let ids: Vec<&str> = stages.iter().map(|s| s.id.as_str()).collect();
    assert_eq!(ids, ["r900", "r900.2", "r900.3"]);
    assert_eq!(stages.iter().map(events).collect::<Vec<_>>(), [1, 4, 5]);
    assert!(
        stages.iter().all(|s| s.stage.of == "r900" && s.stage.stages == 3 && s.stage.is_one_of_several())
    );
    let asked: Vec<&[Key]> = stages.iter().map(|s| s.asks.as_slice()).collect();
    assert_eq!(
        asked,
        [
            &[Key::MayAccept][..],
            &[Key::Law, Key::Cancelled, Key::Turn],
            &[Key::Replacement, Key::Partner, Key::Lead],
        ]
    );
    assert_eq!(stages.iter().map(|s| s.weight(Key::Turn)).collect::<Vec<_>>(), [1, 3, 1]);
    assert_eq!(stages.iter().map(|s| s.is_critical(Key::Law)).collect::<Vec<_>>(), [false, true, false]);
    assert!(stages.iter().all(|s| s.source == stages[0].source && s.case.edition == stages[0].case.edition));
}

#[test]
fn findings_hold_from_their_stage() {
    let stages = Scenario::read_stages(STAGED).unwrap();
    let facts = |n: usize| match &stages[n].case.facts {
        Facts::Rotation(facts) => facts.clone(),
        _ => panic!("not an auction"),
    };
    assert_eq!(
        (facts(1).findings()[FindingKind::Comparable].all, facts(2).findings()[FindingKind::Comparable].all),
        (None, Some(false))
    );
    let means = |n: usize, event: usize| match &facts(n).events()[event].happened {
        AuctionEvent::Called { meaning, .. } => meaning.is_some(),
        _ => false,
    };
    assert!(means(0, 0) && means(2, 0) && !means(2, 3) && means(2, 4));
    // A later finding replaces an earlier one.
    let text = STAGED.replacen("auction = [\"W", "comparable = true\nauction = [\"W", 1);
    let found = Scenario::read_stages(&text).unwrap();
    let found: Vec<Option<bool>> = found
        .iter()
        .map(|s| match &s.case.facts {
            Facts::Rotation(facts) => facts.findings()[FindingKind::Comparable].all,
            _ => None,
        })
        .collect();
    assert_eq!(found, [None, Some(true), Some(false)]);
}

#[test]
fn scenario_view_is_the_last_stage() {
    let stages = Scenario::read_stages(STAGED).unwrap();
    assert_eq!(Scenario::read(STAGED).as_ref(), Ok(&stages[2]));
    let (plain, _) = STAGED.split_once("[[stages]]").unwrap();
    let plain = Scenario::read(plain).unwrap();
    assert_eq!((plain.id.as_str(), plain.stage.stages, events(&plain)), ("r900", 1, 1));
}

#[test]
fn stage_fault_names_line_and_field() {
    let first = line_of("auction = [\"W");
    let last = line_of("auction = [\"S 2S");
    for (old, new, line, field, kind) in [
        ("\"N 1H\"", "\"N 0H\"", first, "stages[0].auction[1]", FaultKind::NoSuchBid),
        ("\"law\", \"turn\"", "\"turn\", \"turn\"", first + 1, "stages[0].asks[1]", FaultKind::Twice),
        ("[\"law\"]", "[\"lead\"]", first + 2, "stages[0].critical[0]", FaultKind::NotAsked),
        ("turn = 3", "turn = 10", line_of("turn = 3"), "stages[0].weights.turn", FaultKind::OutOfRange(1, 9)),
        ("asks = [\"rep", "ask = [\"rep", last - 1, "stages[1].asks", FaultKind::MissingField),
        ("comparable = false", "dealer = \"N\"", last + 2, "stages[1].dealer", FaultKind::UnknownField),
        ("meaning.4", "meaning.5", line_of("[stages.m"), "stages[1].meaning.5", FaultKind::NoSuchCall),
        ("[12, 37]", "[37, 12]", line_of("points = [12"), "stages[1].meaning.4.points", FaultKind::NotFromTo),
    ] {
        let reported = faults_with(old, new);
        assert!(reported.contains(&(line, field.to_owned(), kind)), "{new}: {reported:?}");
    }
}

#[test]
fn meaning_needs_an_earlier_call() {
    let reported = faults_with("[stages.weights]", "[stages.meaning.4]\npoints = [0, 5]\n[stages.weights]");
    let line = line_of("[stages.weights]");
    assert_eq!(reported, [(line, "stages[0].meaning.4".to_owned(), FaultKind::NoSuchCall)]);
    assert_eq!(faults_with("[stages.weights]", "[stages.meaning.1]\npoints = [0, 5]\n[stages.weights]"), []);
}

#[test]
fn late_inconsistency_is_reported_once() {
    use rules::engine::rotation::RotationFault::NothingToAnswer;
    // No player is out of turn any more, so there is nothing to decline.
    let reported = faults_with("[\"S P\"]", "[\"N P\"]");
    let at = (line_of("auction = [\"W"), "stages[0].auction[0]".to_owned());
    assert!(reported.contains(&(at.0, at.1, FaultKind::Rotation(NothingToAnswer))), "{reported:?}");
    assert_eq!(reported.len(), 1, "{reported:?}");
    let reported = faults_with("S = [5, 13]", "S = [5, 13]\nH = [9, 13]");
    let reported: Vec<(usize, &str)> =
        reported.iter().map(|(line, field, _)| (*line, field.as_str())).collect();
    assert_eq!(reported, [(line_of("[stages.meaning"), "stages[1].meaning.4")]);
}

#[test]
fn reports_faults_of_all_stages() {
    let text =
        STAGED.replace("\"S P\"", "\"S 9P\"").replace("\"E 2C\"", "\"E 0C\"").replace("\"S 2S\"", "\"S 0S\"");
    let fields: Vec<String> = Scenario::read(&text).unwrap_err().into_iter().map(|f| f.field).collect();
    assert_eq!(fields, ["facts.auction[0]", "stages[0].auction[2]", "stages[1].auction[0]"]);
}

#[test]
fn limits_empty_and_many_stages() {
    let (first, _) = STAGED.split_once("[[stages]]").unwrap();
    let with = |stages: &str| {
        let read = Scenario::read(&format!("{first}{stages}"));
        read.err().unwrap_or_default().into_iter().map(|f| (f.field, f.kind)).collect::<Vec<_>>()
    };
    let silent = "[[stages]]\nasks = [\"turn\"]\n";
    assert_eq!(with(silent), [("stages[0]".to_owned(), FaultKind::NothingNew)]);
    assert_eq!(with("[[stages]]\nasks = [\"turn\"]\ncomparable = true\n"), []);
    let finding = "[[stages]]\nasks = [\"turn\"]\ncomparable = true\n";
    assert_eq!(with(&finding.repeat(8)), []);
    assert_eq!(with(&finding.repeat(9)), [("stages".to_owned(), FaultKind::TooManyStages(9))]);
    let none = format!("stages = []\n{first}");
    let reported = Scenario::read(&none).unwrap_err();
    assert_eq!((reported.len(), reported[0].line, &reported[0].kind), (1, 1, &FaultKind::Empty));
}

#[test]
fn only_an_auction_has_stages() {
    let claim = fs::read_to_string(crate::scenarios::quizzes().join("claims/c001.toml")).unwrap();
    let reported = Scenario::read(&format!("{claim}\n[[stages]]\nasks = [\"tricks\"]\n")).unwrap_err();
    assert_eq!(reported.len(), 1);
    assert_eq!(
        (reported[0].field.as_str(), &reported[0].kind),
        ("stages", &FaultKind::NotTogether("family"))
    );
}

#[test]
fn undecided_stage_question_is_a_fault() {
    let text = STAGED.replacen("[\"law\", \"turn\", \"cancelled\"]", "[\"law\", \"turn\", \"tricks\"]", 1);
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("banks/undecided-stage/rotation");
    fs::create_dir_all(&dir).unwrap();
    fs::write(dir.join("r900.toml"), text).unwrap();
    let reported = Bank::load(dir.parent().unwrap()).unwrap_err();
    let reported: Vec<(usize, &str, &FaultKind)> =
        reported.iter().map(|f| (f.fault.line, f.fault.field.as_str(), &f.fault.kind)).collect();
    let line = line_of("auction = [\"W") + 1;
    assert_eq!(reported, [(line, "stages[0].asks", &FaultKind::AskedButNotDecided(Key::Tricks))]);
}

#[test]
fn stages_are_found_by_id() {
    let bank = staged();
    assert_eq!(bank.scenarios().count(), 4);
    let ids = |found: &mut dyn Iterator<Item = &Scenario>| found.map(|s| s.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&mut bank.firsts()), ["r900", "r901"]);
    assert_eq!(ids(&mut bank.by_family(Family::Rotation)), ["r900", "r901"]);
    assert_eq!(ids(&mut bank.by_law("30")), ["r900", "r901"]);
    let second = bank.scenario("r900.2").unwrap();
    assert_eq!(ids(&mut bank.stages(second)), ["r900", "r900.2", "r900.3"]);
    assert_eq!(bank.before(second).map(|s| s.id.clone()).as_deref(), Some("r900"));
    assert_eq!(bank.after(second).map(|s| s.id.clone()).as_deref(), Some("r900.3"));
    assert!(bank.before(bank.scenario("r900").unwrap()).is_none());
    assert!(bank.after(bank.scenario("r900.3").unwrap()).is_none());
    assert!(bank.after(bank.scenario("r901").unwrap()).is_none());
    assert_eq!(bank.text_of("r900.3"), Some(STAGED));
    assert!(["r900.1", "r900.4", "r900.", "r901.2"].iter().all(|id| bank.scenario(id).is_none()));
}

#[test]
fn stage_is_marked_by_its_facts() {
    let bank = staged();
    let full = |id: &str, answers: &[(Key, &str)]| {
        let scenario = bank.scenario(id).unwrap();
        let given = answers.iter().map(|(key, token)| (key.word().to_owned(), vec![(*token).to_owned()]));
        let answer = Answer::parse(&RulingForm::of(scenario), given.collect()).unwrap();
        let marked = mark(scenario, &answer);
        assert_eq!(*marked.ruling, rule(&scenario.case), "{id}");
        marked.permille
    };
    assert_eq!(full("r900", &[(Key::MayAccept, "W")]), 1000);
    assert_eq!(full("r900.2", &[(Key::Law, "30A"), (Key::Cancelled, "1"), (Key::Turn, "S")]), 500);
    let last = [(Key::Replacement, "not_comparable"), (Key::Partner, "must_pass_next"), (Key::Lead, "none")];
    assert_eq!(full("r900.3", &last), 666);
}

#[test]
fn stages_count_once_when_complete() {
    let bank = staged();
    let text = "id = \"p\"\nname = \"P\"\n[[levels]]\nname = \"L\"\n[[levels.requires]]\n\
        family = \"rotation\"\nscenarios = 1\nmean = 600\nfloor = 600\n";
    let programme = Programme::read(text).unwrap();
    let progress = |given: &[(&str, u16)]| {
        let marks: Vec<ScenarioMark> = given
            .iter()
            .map(|(id, permille)| ScenarioMark { scenario: (*id).to_owned(), permille: *permille })
            .collect();
        let mastery = Mastery::of(&bank, &marks);
        let law = mastery.by_law().into_iter().find(|law| law.law == "30").unwrap();
        assert_eq!(law.of, 2);
        let records = Records { practice: Records::practice_records(&bank, &marks), ..Records::default() };
        assert_eq!(records.practice.len(), law.answered);
        let met = programme.progress(&records, jiff::civil::date(2026, 6, 1))[0].eligible;
        (law.answered, law.mean, met)
    };
    assert_eq!(progress(&[("r900", 1000), ("r900.3", 1000)]), (0, None, false));
    // One mark for each stage: the floor holds for their mean, not for each.
    let all = [("r900", 0), ("r900.2", 500), ("r900.3", 301), ("r900", 1000)];
    assert_eq!(progress(&all), (1, Some(600), true));
    assert_eq!(progress(&[("r901", 900)]), (1, Some(900), true));
    let both: Vec<(&str, u16)> = all.iter().copied().chain([("r901", 900)]).collect();
    assert_eq!(progress(&both), (2, Some(750), true));
}
