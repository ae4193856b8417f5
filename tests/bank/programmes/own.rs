//! A federation's own programmes: templates, and faults of drafts.

use crate::programmes::loaded;
use bank::programme::ProgrammeDraft;
use bank::{LocatedFault, Programme};
use std::collections::BTreeSet;

const OWN: &str = "id = \"county\"
name = \"County\"

[[levels]]
name = \"Club\"

[[levels.requires]]
exam = { paper = \"spring\" }
";

fn located(faults: &[LocatedFault]) -> Vec<(usize, &str, &str)> {
    faults.iter().map(|fault| (fault.line, fault.field.as_str(), fault.kind.word())).collect()
}

#[test]
fn templates_match_the_bank() {
    for example in loaded().programmes() {
        let text = loaded().text_of_programme(&example.id).unwrap();
        let draft = ProgrammeDraft::read(text).unwrap_or_else(|| panic!("no TOML: {text}"));
        let begun = draft.named("own", "Its \"own\" \\ name").file();
        let read = Programme::read(&begun).unwrap_or_else(|faults| panic!("{faults:?}\n{begun}"));
        assert_eq!((read.id.as_str(), read.name.as_str()), ("own", "Its \"own\" \\ name"));
        assert_eq!((&read.levels, read.edition), (&example.levels, example.edition), "{begun}");
        assert_eq!(read.check_own(loaded(), "own"), []);
        assert!(!begun.contains("own programme"), "the note on the example is left out: {begun}");
    }
    let one = Programme::read(&Programme::template("own", "Own")).unwrap();
    assert_eq!((one.levels.len(), one.check_own(loaded(), "own")), (1, vec![]));
}

#[test]
fn own_programme_faults_name_lines() {
    let exams = BTreeSet::from(["spring".to_owned()]);
    let own = Programme::read(OWN).unwrap();
    assert_eq!(own.check_own(loaded(), "county"), []);
    assert_eq!(own.not_held(&exams), []);
    assert_eq!(located(&own.check_own(loaded(), "other")), [(1, "id", "called_otherwise")]);
    let not_held = own.not_held(&BTreeSet::new());
    assert_eq!(located(&not_held), [(8, "levels[0].requires[0].exam.paper", "unknown_exam")]);
    let example = Programme::read(&format!("example = true\n{OWN}")).unwrap();
    assert_eq!(located(&example.check_own(loaded(), "county")), [(1, "example", "no_example")]);
    let many = "family = \"claim\"\nscenarios = 1000\nmean = 700";
    let many = Programme::read(&OWN.replace("exam = { paper = \"spring\" }", many)).unwrap();
    let faults = many.check_own(loaded(), "county");
    assert_eq!(located(&faults), [(9, "levels[0].requires[0].scenarios", "too_few_scenarios")]);
}

#[test]
fn programme_id_pattern() {
    assert!(Programme::is_word("krets-2"));
    for odd in ["", "Krets", "a b", "é", &"a".repeat(61)] {
        assert!(!Programme::is_word(odd), "{odd}");
    }
}
