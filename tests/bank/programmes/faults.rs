//! Faults of a bad programme, with their places.

use crate::programmes::loaded;
use bank::{FaultKind, Programme};

const GOOD: &str = r#"id = "p"
name = "P"
names = { fr = "Le P" }
edition = "2017"
[[levels]]
id = "club"
name = "Club"
bands = { merit = 800, distinction = 900 }
validity = { years = 2 }
examiners = 2
renewal = { refresher = { paper = "again" } }
[[levels.requires]]
exam = { paper = "club", right = { least = 8, of = 10 } }
[[levels.requires]]
any = [{ practical = { sessions = 2 } }, { oral = { mark = 600 } }]
[[levels.requires]]
lessons = [{ family = "claim", scenarios = 4 }]
mean = 700
[[levels]]
id = "county"
name = "County"
prerequisites = ["club"]
[[levels.requires]]
exam = {}
"#;

#[test]
fn good_text_has_no_faults() {
    let programme = Programme::read(GOOD).unwrap();
    let papers: Vec<(String, &str)> = programme.papers();
    let papers: Vec<(&str, &str)> = papers.iter().map(|(field, paper)| (field.as_str(), *paper)).collect();
    assert_eq!(
        papers,
        [("levels[0].requires[0].exam.paper", "club"), ("levels[0].renewal.refresher.paper", "again")]
    );
    assert_eq!(programme.check(loaded()), []);
}

#[test]
fn example_matches_the_parser() {
    let readme = include_str!("../../../quizzes/README.md");
    let (_, chapter) = readme.split_once("## A programme").expect("a chapter on programmes");
    let (_, text) = chapter.split_once("```toml\n").expect("an example");
    let (text, _) = text.split_once("```").expect("its end");
    let faults = Programme::read(text).unwrap_err();
    let reported: Vec<&str> = faults.iter().map(|fault| fault.field.as_str()).collect();
    assert_eq!(reported, ["levels[0].prerequisites[0]"], "the level before it is hidden");
}

#[test]
fn fault_names_line_and_field() {
    for (old, new, line, field, kind) in [
        ("fr = \"Le P\"", "French = \"Le P\"", 3, "names.French", "unknown_language"),
        ("\"Le P\"", "\" \"", 3, "names.fr", "empty"),
        ("\"2017\"", "\"2018\"", 4, "edition", "unknown_word"),
        ("\"county\"", "\"club\"", 20, "levels[1].id", "twice"),
        ("[\"club\"]", "[\"county\"]", 22, "levels[1].prerequisites[0]", "unknown_level"),
        ("merit = 800", "merit = 900", 8, "levels[0].bands", "thresholds_cross"),
        ("merit = 800, distinction = 900", "", 8, "levels[0].bands", "empty"),
        ("merit", "pass", 8, "levels[0].bands.pass", "unknown_field"),
        ("{ years = 2 }", "\"death\"", 9, "levels[0].validity", "unknown_word"),
        ("years = 2", "years = 0", 9, "levels[0].validity.years", "out_of_range"),
        ("years = 2", "years = 2, inactive_years = 3", 9, "levels[0].validity", "not_one_of"),
        ("examiners = 2", "examiners = 3", 10, "levels[0].examiners", "out_of_range"),
        ("refresher = { paper = \"again\" }", "", 11, "levels[0].renewal.refresher", "missing_field"),
        ("least = 8", "least = 11", 13, "levels[0].requires[0].exam.right.least", "out_of_range"),
        (", of = 10", "", 13, "levels[0].requires[0].exam.right.of", "missing_field"),
        ("\"club\", right", "\"the club\", right", 13, "levels[0].requires[0].exam.paper", "not_an_id"),
        ("sessions = 2", "", 15, "levels[0].requires[1].any[0].practical.sessions", "missing_field"),
        ("mark = 600", "mark = 1001", 15, "levels[0].requires[1].any[1].oral.mark", "not_per_cent"),
        ("}]\n[[", "}]\nleast = 3\n[[", 16, "levels[0].requires[1].least", "out_of_range"),
        ("{ oral = { mark = 600 } }", "{}", 15, "levels[0].requires[1].any[1]", "not_one_of"),
        ("mean = 700", "", 16, "levels[0].requires[2].mean", "missing_field"),
        ("mean = 700", "mean = 700\nexam = {}", 16, "levels[0].requires[2]", "not_one_of"),
        ("family", "law = \"30\", family", 17, "levels[0].requires[2].lessons[0]", "not_one_of"),
        ("\"claim\"", "\"revoke\"", 17, "levels[0].requires[2].lessons[0].family", "unknown_word"),
    ] {
        assert!(GOOD.contains(old), "{old}");
        let faults = Programme::read(&GOOD.replacen(old, new, 1)).unwrap_err();
        let reported: Vec<(usize, &str, &str)> =
            faults.iter().map(|fault| (fault.line, fault.field.as_str(), fault.kind.word())).collect();
        assert_eq!(reported, [(line, field, kind)], "{new}");
    }
}

#[test]
fn bands_need_an_exam() {
    let with = |requires: &str| {
        let text = format!(
            "id = \"p\"\nname = \"P\"\n[[levels]]\nname = \"L\"\nbands = {{ merit = 800 }}\n\
             [[levels.requires]]\n{requires}\n"
        );
        Programme::read(&text).err().map(|faults| (faults[0].line, faults[0].kind.clone()))
    };
    let refused = Some((5, FaultKind::BandsWithoutExam));
    assert_eq!(with("oral = { mark = 600 }"), refused);
    assert_eq!(with("any = [{ exam = {} }, { oral = { mark = 600 } }]"), refused);
    assert_eq!(with("any = [{ exam = {} }, { oral = { mark = 600 } }]\nleast = 2"), None);
    assert_eq!(with("all = [{ exam = {} }, { oral = { mark = 600 } }]"), None);
}

#[test]
fn reports_lacking_scenarios_by_line() {
    let programme = Programme::read(&GOOD.replace("scenarios = 4", "scenarios = 1000")).unwrap();
    let faults = programme.check(loaded());
    let field = "levels[0].requires[2].lessons[0].scenarios";
    assert_eq!(faults.len(), 1);
    assert_eq!((faults[0].line, faults[0].field.as_str()), (17, field));
    assert!(matches!(faults[0].kind, FaultKind::TooFewScenarios(_)));
}

#[test]
fn bare_mark_is_a_fault() {
    let programme = Programme::read(&GOOD.replace("mean = 700", "mean = 70")).unwrap();
    let faults = programme.check(loaded());
    assert_eq!(faults.iter().map(|one| one.kind.clone()).collect::<Vec<_>>(), [FaultKind::BareMark(70)]);
    let programme = Programme::read(&GOOD.replace("mean = 700", "mean = \"70 %\"")).unwrap();
    assert_eq!((programme.check(loaded()), programme), (vec![], Programme::read(GOOD).unwrap()));
}

#[test]
fn unknown_language_is_named_with_its_place() {
    let of_level =
        GOOD.replacen("name = \"Club\"", "name = \"Club\"\nnames = { fr = \"Le club\", xyz = \"C\" }", 1);
    let of_programme = GOOD.replacen("fr = ", "no = ", 1);
    for (text, line, field) in [(of_level, 8, "levels[0].names.xyz"), (of_programme, 3, "names.no")] {
        let faults = Programme::read(&text).expect_err("a fault");
        let [fault] = faults.as_slice() else { panic!("{faults:?}") };
        assert_eq!((fault.line, &*fault.field, fault.kind.word()), (line, field, "unknown_language"));
    }
}
