//! Every file of the bank as a draft, and back; and what no field holds.

use bank::Scenario;
use bank::desk::CaseSheet;
use bank::studio::{ScenarioDraft, StudioFields};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

fn files() -> Vec<(PathBuf, String)> {
    let folder = |name: &str| Path::new(env!("CHECKOUT")).join("quizzes").join(name);
    let mut files: Vec<PathBuf> = ["rotation", "claims"]
        .into_iter()
        .flat_map(|name| std::fs::read_dir(folder(name)).expect("a folder of the bank"))
        .map(|file| file.expect("a file of the bank").path())
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).expect("text"))).collect()
}

/// All that a scenario says, without the lines of its file.
fn content(stages: &[Scenario]) -> Vec<String> {
    let one = |s: &Scenario| {
        format!("{:?}", (&s.id, &s.stage, &s.case, &s.asks, &s.weights, &s.critical, &s.vetoed, &s.source))
    };
    stages.iter().map(one).collect()
}

/// Fields and values; what is asked has no order.
fn values(text: &str) -> Table {
    let sort = |table: &mut Table| {
        for list in ["asks", "critical"] {
            if let Some(words) = table.get_mut(list).and_then(Value::as_array_mut) {
                words.sort_by_key(ToString::to_string);
            }
        }
    };
    let mut file: Table = text.parse().expect("TOML");
    sort(&mut file);
    let stages = file.get_mut("stages").and_then(Value::as_array_mut).into_iter().flatten();
    stages.filter_map(Value::as_table_mut).for_each(sort);
    file
}

fn comments(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.trim_start().strip_prefix('#')).map(str::trim).collect()
}

#[test]
fn every_file_of_the_bank_is_held() {
    let files = files();
    let (mut stages, mut same) = (0, 0);
    for (path, text) in &files {
        let draft = ScenarioDraft::read(text).unwrap_or_else(|| panic!("{path:?} is not held"));
        assert_eq!(draft.other, "", "{path:?}");
        let written = draft.write();
        let read = |text: &str| {
            Scenario::read_stages(text).unwrap_or_else(|faults| panic!("{path:?}: {faults:?}\n{text}"))
        };
        let (before, after) = (read(text), read(&written));
        assert_eq!(content(&before), content(&after), "{path:?}\n{written}");
        assert_eq!(comments(text), comments(&written), "{path:?}");
        assert_eq!(ScenarioDraft::read(&written).as_ref(), Some(&draft), "{path:?}");
        stages += before.len();
        same += usize::from(values(text) == values(&written));
        for at in 0..draft.count() {
            assert_eq!(by_form(&draft, at), draft, "{path:?} at stage {at}");
        }
    }
    println!(
        "{} files with {stages} stages are held; {same} have the same fields and values again",
        files.len()
    );
    assert!(files.len() > 500 && stages > files.len());
    assert_eq!(same, files.len(), "files whose values are written in another form");
}

/// The draft as a form sends it while a stage is being written.
fn by_form(draft: &ScenarioDraft, at: usize) -> ScenarioDraft {
    let sent = StudioFields { draft: draft.clone(), at }.fields();
    let facts = CaseSheet::from_query(&draft.facts(at).to_query());
    assert_eq!(facts.faults, []);
    let sent = sent.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let mut read = StudioFields::read(sent, facts.sheet);
    assert_eq!(read.at, at);
    // The id belongs to the page.
    read.draft.id.clone_from(&draft.id);
    read.draft
}

#[test]
fn faulty_texts_keep_all_they_have() {
    let text = r#"
        # Who dealt?
        id = "x1"
        family = "rotation"
        edition = 2017
        title = "Over the top"
        asks = ["law", "turm"]
        weights = { law = "two" }

        [source]
        kind = "heard"  # at the club
        said = "by North"

        [facts]
        dealer = "Q"
        auction = "N 1H"
        answer = [[1, 2], ["a"]]

        [[stages]]
        auction = ["W sings"]
        dealer = "E"
    "#;
    let draft = ScenarioDraft::read(text).expect("TOML");
    assert_eq!(draft.note, "Who dealt?\nat the club");
    for kept in [
        "title = \"Over the top\"",
        "source.said = \"by North\"",
        "facts.answer = ",
        "stages[0].dealer = \"E\"",
    ] {
        assert!(draft.other.contains(kept), "{kept} in {}", draft.other);
    }
    assert_eq!(draft.stage(0).sheet.get("facts.dealer"), "Q");
    assert_eq!(draft.stage(1).sheet.get("facts.auction"), "W sings");
    let written = draft.write();
    assert_eq!(ScenarioDraft::read(&written).as_ref(), Some(&draft), "{written}");
    let faults = draft.scenarios().expect_err("faults");
    let fields: Vec<&str> = faults.iter().map(|fault| fault.field.as_str()).collect();
    for field in
        ["title", "asks[1]", "weights.law", "source.kind", "source.said", "facts.dealer", "facts.answer"]
    {
        assert!(fields.contains(&field), "{field} among {fields:?}");
    }
}

#[test]
fn lines_that_are_no_fields_stay_a_text() {
    for lines in ["not a field", "facts.dealer = \"N\"", "x = ", "facts = 1\nfacts.y = 2", "a.b = 1\na = 2"] {
        let mut draft = ScenarioDraft::new(CaseSheet::default());
        lines.clone_into(&mut draft.other);
        let written = draft.write();
        assert!(written.parse::<Table>().is_ok(), "{written}");
        assert_eq!(
            ScenarioDraft::read(&written).as_ref().map(|draft| draft.other.as_str()),
            Some(lines),
            "{written}"
        );
    }
}

#[test]
fn other_texts_are_edited_as_text() {
    for text in ["id = ", "\"a b\" = 1", "facts = { \"x.y\" = 1 }"] {
        assert_eq!(ScenarioDraft::read(text), None, "{text}");
    }
}
