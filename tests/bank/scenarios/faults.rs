//! Faults of a bad file.

use crate::scenarios::{loaded, quizzes};
use bank::{Bank, Expected, FaultKind, LocatedFault, Programme, Scenario};
use proptest::prelude::*;
use rules::law::Edition;
use std::fs;
use std::path::Path;

pub const GOOD: &str = r#"id = "r900"
family = "rotation"
edition = "2017"
asks = ["law", "turn"]

[source]
kind = "constructed"

[facts]
dealer = "N"
auction = ["N 1C", "S P", "W declines"]
"#;

pub fn faults(text: &str) -> Vec<(usize, String, FaultKind)> {
    let reported = |f: LocatedFault| (f.line, f.field, f.kind);
    Scenario::read(text).err().unwrap_or_default().into_iter().map(reported).collect()
}

/// Faults of the valid text with one piece replaced.
fn faults_with(old: &str, new: &str) -> Vec<(usize, String, FaultKind)> {
    assert!(GOOD.contains(old), "{old}");
    faults(&GOOD.replacen(old, new, 1))
}

#[test]
fn accepts_valid_text() {
    assert_eq!(faults(GOOD), []);
}

#[test]
fn refuses_a_stored_answer() {
    for (old, new, line, field) in [
        ("asks =", "answer = \"30A\"\nasks =", 4, "answer"),
        ("[facts]", "[answers]\nlaw = \"30A\"\n\n[facts]", 9, "answers"),
        ("dealer =", "law = \"30A\"\ndealer =", 10, "facts.law"),
        ("[facts]", "[components]\nturn = \"E\"\n\n[facts]", 9, "components"),
    ] {
        assert_eq!(faults_with(old, new), [(line, field.to_owned(), FaultKind::UnknownField)], "{new}");
    }
}

#[test]
fn fault_names_line_and_field() {
    let seats = FaultKind::NotASeat;
    let families = FaultKind::UnknownWord(vec!["rotation", "claim", "concession"]);
    for (old, new, line, field, kind) in [
        ("\"r900\"", "\"R 900\"", 1, "id", FaultKind::NotAnId),
        ("\"r900\"", "7", 1, "id", FaultKind::WrongType(Expected::Text)),
        ("asks =", "date = \"2019-02-30\"\nasks =", 4, "date", FaultKind::NotADate),
        ("asks =", "date = \"4.5.2019\"\nasks =", 4, "date", FaultKind::NotADate),
        ("asks =", "date = 2019-05-04\nasks =", 4, "date", FaultKind::WrongType(Expected::Text)),
        ("asks =", "date = \"2011-12-01\"\nasks =", 4, "date", FaultKind::NotInForce(Edition::E2017)),
        ("\"rotation\"", "\"revoke\"", 2, "family", families),
        ("\"law\", \"turn\"", "\"law\", \"law\"", 4, "asks[1]", FaultKind::Twice),
        ("\"law\", \"turn\"", "\"line\"", 4, "asks[0]", FaultKind::CannotBeAsked),
        ("\"law\", \"turn\"", "", 4, "asks", FaultKind::Empty),
        ("dealer = \"N\"\n", "", 9, "facts.dealer", FaultKind::MissingField),
        ("dealer = \"N\"", "dealer = \"O\"", 10, "facts.dealer", seats),
        ("\"S P\"", "\"S 0C\"", 11, "facts.auction[1]", FaultKind::NoSuchBid),
        ("\"S P\"", "\n \"S P\", \"W naps\"", 12, "facts.auction[2]", FaultKind::NotAnEvent),
        ("[source]", "[weights]\nlead = 2\n[source]", 7, "weights.lead", FaultKind::NotAsked),
        ("[source]", "[weights]\nlaw = 0\n[source]", 7, "weights.law", FaultKind::OutOfRange(1, 9)),
        ("\"constructed\"", "\"textbook\"", 6, "source.publication", FaultKind::MissingField),
    ] {
        assert_eq!(faults_with(old, new), [(line, field.to_owned(), kind)], "{new}");
    }
}

#[test]
fn misfit_names_its_line() {
    let rotation = |fault| FaultKind::Rotation(fault);
    use rules::engine::rotation::RotationFault::{NoCall, NothingToAnswer};
    let nobody = faults_with("\"N 1C\", \"S P\", \"W declines\"", "");
    assert_eq!(nobody, [(11, "facts.auction".to_owned(), rotation(NoCall))]);
    let nothing = faults_with("\"N 1C\", \"S P\",", "\"N 1C\", \"E P\",\n");
    assert_eq!(nothing, [(12, "facts.auction[2]".to_owned(), rotation(NothingToAnswer))]);
}

#[test]
fn all_faults_are_reported_in_order() {
    let text =
        GOOD.replace("2017", "2027").replace("\"N\"", "\"Q\"").replace("law", "lew").replace("kind", "kynd");
    let reported: Vec<(usize, String)> =
        faults(&text).into_iter().map(|(line, field, _)| (line, field)).collect();
    let expected =
        [(3, "edition"), (4, "asks[0]"), (6, "source.kind"), (7, "source.kynd"), (10, "facts.dealer")];
    assert_eq!(reported, expected.map(|(line, field)| (line, field.to_owned())));
}

#[test]
fn broken_lines_hide_no_faults() {
    let text = GOOD.replace("edition = \"2017\"", "edition = ").replace("\"N\"", "\"Q\"");
    let reported: Vec<(usize, FaultKind)> =
        faults(&text).into_iter().map(|(line, _, kind)| (line, kind)).collect();
    assert_eq!(reported, [(3, FaultKind::Syntax), (10, FaultKind::NotASeat)]);
}

#[test]
fn faulty_meaning_names_the_fault() {
    let with = |meaning: &str| faults(&format!("{GOOD}[facts.meaning.1]\n{meaning}\n"));
    let at = |line, field: &str, kind| vec![(line, format!("facts.meaning.1.{field}"), kind)];
    assert_eq!(with("points = [0, 11]\nS = [5, 13]\nbalanced = true"), []);
    assert_eq!(with("hands = [{ points = [0, 11] }, { balanced = true }]\npurpose = \"asks majors\""), []);
    assert_eq!(with("artificial = \"unknown\""), []);
    assert_eq!(with("artificial = \"maybe\""), at(13, "artificial", FaultKind::UnknownWord(vec!["unknown"])));
    assert_eq!(with("points = [11, 0]"), at(13, "points", FaultKind::NotFromTo));
    assert_eq!(with("points = [0, 38]"), at(13, "points[1]", FaultKind::OutOfRange(0, 37)));
    assert_eq!(with("points = [0, 9]\nhands = [{}]"), at(14, "hands", FaultKind::NotTogether("points")));
    let no_such = faults(&format!("{GOOD}[facts.meaning.3]\nmore = true\n"));
    assert_eq!(no_such, [(12, "facts.meaning.3".to_owned(), FaultKind::NoSuchCall)]);
}

#[test]
fn programme_needs_existing_scenarios() {
    let text = "id = \"p\"\nname = \"P\"\n[[levels]]\nname = \"L\"\n[[levels.requires]]\nlaw = \"30\"\n\
        scenarios = 1\nmean = 1001\n";
    let faults = Programme::read(text).unwrap_err();
    assert_eq!(faults.len(), 1);
    assert_eq!((faults[0].line, faults[0].field.as_str()), (8, "levels[0].requires[0].mean"));
    assert!(Programme::read(&text.replace("1001", "900")).is_ok());
    for bad in ["30B1", "3", "99"] {
        let text = text.replace("1001", "900").replace("\"30\"", &format!("\"{bad}\""));
        assert_eq!(Programme::read(&text).unwrap_err()[0].kind, FaultKind::NotALaw, "{bad}");
    }
}

/// A bank with these files, in a folder of its own.
fn bank_of(name: &str, files: &[(&str, &[u8])]) -> Result<Bank, Vec<(String, LocatedFault)>> {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("banks").join(name);
    let _ = fs::remove_dir_all(&dir);
    for (path, bytes) in files {
        let path = dir.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    let short = |path: &Path| path.strip_prefix(&dir).unwrap().to_string_lossy().replace('\\', "/");
    Bank::load(&dir).map_err(|faults| faults.into_iter().map(|f| (short(&f.file), f.fault)).collect())
}

#[test]
fn reports_faults_of_every_file() {
    let good = GOOD.replace("\"law\", \"turn\"", "\"turn\", \"partner\"");
    let undecided = GOOD.replace("r900", "r901").replace("\"law\", \"turn\"", "\"law\", \"tricks\"");
    let uncovered = GOOD.replace("r900", "r902").replace("2017", "1987");
    let reported = bank_of(
        "faulty",
        &[
            ("rotation/r900.toml", good.as_bytes()),
            ("rotation/r901.toml", undecided.as_bytes()),
            ("rotation/r902.toml", uncovered.as_bytes()),
            ("rotation/sub/r900.toml", good.as_bytes()),
            ("rotation/other.toml", GOOD.replace("r900", "r903").as_bytes()),
            ("rotation/bytes.toml", b"id = \"\xff\""),
            ("README.md", b"not read"),
            ("rotation/README.md", b"not read"),
            ("rotation/.r900.toml.swp", b"not read"),
            ("claims/r904.toml", GOOD.replace("r900", "r904").as_bytes()),
        ],
    )
    .unwrap_err();
    let reported: Vec<(&str, usize, &str)> =
        reported.iter().map(|(file, fault)| (file.as_str(), fault.line, fault.kind.word())).collect();
    assert_eq!(
        reported,
        [
            ("claims/r904.toml", 2, "wrong_folder"),
            ("rotation/bytes.toml", 1, "not_utf8"),
            ("rotation/other.toml", 1, "id_is_not_the_name"),
            ("rotation/r901.toml", 4, "asked_but_not_decided"),
            ("rotation/r902.toml", 9, "not_covered"),
            ("rotation/sub/r900.toml", 1, "id_twice"),
        ]
    );
}

#[test]
fn unfinishable_programme_is_a_fault() {
    let programme = fs::read(quizzes().join("programmes/demonstration.toml")).unwrap();
    let files: [(&str, &[u8]); 2] =
        [("rotation/r900.toml", GOOD.as_bytes()), ("programmes/demonstration.toml", &programme)];
    let reported = bank_of("small", &files).unwrap_err();
    assert_eq!(reported.len(), 7, "three families and four laws");
    assert!(
        reported.iter().all(|(_, fault)| matches!(fault.kind, FaultKind::TooFewScenarios(_))),
        "{reported:?}"
    );
    assert!(reported.iter().all(|(_, fault)| fault.line > 1));
}

#[test]
fn unknown_paper_is_a_fault() {
    let programme = b"id = \"p\"\nname = \"P\"\n[[levels]]\nname = \"L\"\n[[levels.requires]]\n\
        exam = { paper = \"none\" }\n";
    let good = GOOD.replace("\"law\", \"turn\"", "\"turn\", \"partner\"");
    let files: [(&str, &[u8]); 2] =
        [("rotation/r900.toml", good.as_bytes()), ("programmes/p.toml", programme)];
    let reported = bank_of("paperless", &files).unwrap_err();
    let reported: Vec<(&str, usize, &str)> =
        reported.iter().map(|(file, fault)| (file.as_str(), fault.line, fault.kind.word())).collect();
    assert_eq!(reported, [("programmes/p.toml", 6, "unknown_paper")]);
}

#[test]
fn rejects_a_folder_without_a_bank() {
    assert!(Bank::load(Path::new("there/is/no/such/folder")).is_err());
    assert!(bank_of("empty", &[("rotation/README.md", b"")]).is_err());
}

#[test]
fn misplaced_file_is_named() {
    let large = vec![b'#'; 1024 * 1024 + 1];
    let good = GOOD.replace("\"law\", \"turn\"", "\"turn\", \"partner\"");
    let files: [(&str, &[u8]); 8] = [
        ("r901.toml", b""),
        ("R902.TOML", b""),
        ("LICENSE", b""),
        ("rotations/r903.toml", b""),
        ("rotation/r900.toml", good.as_bytes()),
        ("rotation/r904.tmol", b""),
        ("rotation/r905.TOML", b""),
        ("claims/c900.toml", &large),
    ];
    let reported = bank_of("misplaced", &files).unwrap_err();
    let reported: Vec<(&str, &str)> =
        reported.iter().map(|(file, fault)| (file.as_str(), fault.kind.word())).collect();
    assert_eq!(
        reported,
        [
            ("R902.TOML", "misplaced"),
            ("claims/c900.toml", "too_large"),
            ("r901.toml", "misplaced"),
            ("rotation/r904.tmol", "wrong_ending"),
            ("rotation/r905.TOML", "wrong_ending"),
            ("rotations", "unknown_folder"),
        ]
    );
}

#[cfg(unix)]
#[test]
fn skips_links_and_pipes() {
    use std::os::unix::fs::symlink;
    let good = GOOD.replace("\"law\", \"turn\"", "\"turn\", \"partner\"");
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("banks").join("linked");
    let _ = fs::remove_dir_all(&dir);
    let rotation = dir.join("rotation");
    fs::create_dir_all(&rotation).unwrap();
    fs::write(dir.join("elsewhere"), good).unwrap();
    symlink("../elsewhere", rotation.join("r900.toml")).unwrap();
    assert_eq!(Bank::load(&dir).unwrap().scenarios().count(), 1, "a link to a file is a file");
    symlink("..", rotation.join("back")).unwrap();
    symlink("nowhere", rotation.join("broken.toml")).unwrap();
    let made = std::process::Command::new("mkfifo").arg(rotation.join("pipe.toml")).status().unwrap();
    assert!(made.success());
    let reported: Vec<(String, FaultKind)> = Bank::load(&dir)
        .unwrap_err()
        .into_iter()
        .map(|f| (f.file.file_name().unwrap().to_string_lossy().into_owned(), f.fault.kind))
        .collect();
    let reported: Vec<(&str, &str)> =
        reported.iter().map(|(file, kind)| (file.as_str(), kind.word())).collect();
    assert_eq!(
        reported,
        [("back", "not_a_file"), ("broken.toml", "unreadable"), ("pipe.toml", "not_a_file")]
    );
}

/// Texts of the bank, to be corrupted.
fn texts() -> Vec<String> {
    let bank = loaded();
    let staged = include_str!("../../banks/staged/rotation/r900.toml").to_owned();
    bank.firsts().map(|s| bank.text_of(&s.id).unwrap().to_owned()).chain([staged]).collect()
}

/// Parses any bytes as a scenario and as a programme: no panic, and every fault on a line of the
/// text.
fn survives(text: &str) {
    let lines = text.lines().count().max(1);
    for faults in [Scenario::read(text).err(), Programme::read(text).err()].into_iter().flatten() {
        assert!(!faults.is_empty());
        for fault in faults {
            assert!((1..=lines).contains(&fault.line), "line {} of {lines}: {fault:?}", fault.line);
        }
    }
}

#[test]
fn survives_odd_texts() {
    for text in [
        "",
        "\n",
        "\u{feff}",
        "a",
        "[",
        "[[[[",
        "=",
        "id",
        "\"",
        "'''",
        "a.b.c = 1\na.b = 2",
        "\r",
        "a=1\r\nb",
    ] {
        survives(text);
    }
    survives(&"[".repeat(5000));
    survives(&format!("a = {}", "[".repeat(5000)));
    survives(&format!("a = {}", "{a=".repeat(5000)));
    survives(&"a.".repeat(5000));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_parses_without_panic(text in "\\PC*") {
        survives(&text);
    }

    #[test]
    fn corrupted_file_parses_without_panic(
        pick in any::<prop::sample::Index>(),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0usize..12, "[ -~\n]{0,6}"), 1..5),
    ) {
        let texts = texts_once();
        let mut text = pick.get(texts).clone();
        for (at, length, insert) in cuts {
            let from = at.index(text.len() + 1);
            let to = (from + length).min(text.len());
            if text.is_char_boundary(from) && text.is_char_boundary(to) {
                text.replace_range(from..to, &insert);
            }
        }
        survives(&text);
    }

    #[test]
    fn any_value_parses_in_any_field(
        pick in any::<prop::sample::Index>(),
        line in any::<prop::sample::Index>(),
        value in prop_oneof![
            Just("-1"), Just("99999999999999999999"), Just("0x7f"), Just("1.5"), Just("true"), Just("[]"), Just("{}"),
            Just("\"\""), Just("\"N\""), Just("13"), Just("2017-01-01"), Just("[[1]]"), Just("\"N:- - - -\""),
        ],
    ) {
        let texts = texts_once();
        let mut lines: Vec<String> = pick.get(texts).lines().map(str::to_owned).collect();
        let line = line.index(lines.len());
        if let Some((name, _)) = lines[line].clone().split_once(" = ") {
            lines[line] = format!("{name} = {value}");
        }
        survives(&lines.join("\n"));
    }
}

fn texts_once() -> &'static [String] {
    static TEXTS: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    TEXTS.get_or_init(texts)
}
