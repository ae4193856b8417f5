//! Drafts of papers: reading, editing and writing their files.

use crate::exams::{Chance, loaded};
use bank::draft::{DraftAct, FieldValues, OTHER, loses_comments};
use bank::exam::{Draft, DraftEdit, DraftRow, Paper, PaperTable, Part};
use bank::{FaultKind, LANGUAGES};
use rules::engine::Family;

/// A paper without the lines of its file.
fn content(text: &str) -> String {
    let paper = Paper::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let head =
        (&paper.name, &paper.names, &paper.programme, paper.edition, paper.since, paper.unasked_months);
    format!("{head:?} {:?} {:?} {:?}", paper.rows, paper.rules, paper.rubric)
}

fn draft(text: &str) -> Draft {
    Draft::read(text).unwrap_or_else(|| panic!("no TOML: {text}"))
}

/// The draft as a form sends it.
fn sent(draft: &Draft) -> Vec<(String, String)> {
    let of_table = |table: PaperTable| {
        let row = move |(index, fields): (usize, &bank::draft::DraftFields)| {
            let field =
                |(name, text): (&String, &String)| (format!("{}.{index}.{name}", table.word()), text.clone());
            fields.iter().map(field).collect::<Vec<_>>()
        };
        draft.tables(table).iter().enumerate().flat_map(row).collect::<Vec<_>>()
    };
    PaperTable::ALL.into_iter().flat_map(of_table).collect()
}

fn of_sent(sent: &[(String, String)]) -> Draft {
    Draft::of_fields(sent.iter().map(|(name, text)| (name.as_str(), text.as_str())))
}

fn round_trips(text: &str) {
    let draft = draft(text);
    assert_eq!(content(&draft.file()), content(text), "{}", draft.file());
    assert_eq!(Draft::read(&draft.file()), Some(draft.clone()), "{}", draft.file());
    assert_eq!(content(&of_sent(&sent(&draft)).file()), content(text), "through a form: {}", draft.file());
}

#[test]
fn papers_of_bank_round_trip() {
    for (id, _) in loaded().papers() {
        round_trips(loaded().text_of_paper(id).expect("its text"));
    }
}

#[test]
fn random_papers_round_trip() {
    let mut chance = Chance(7);
    for _ in 0..300 {
        round_trips(&random_paper(&mut chance));
    }
}

/// The file of a random paper without faults.
fn random_paper(chance: &mut Chance) -> String {
    let names = ["A \"good\" paper", "L’épreuve — n° 1", "back\\slash", "# no comment", "tab\there"];
    let name = toml_text(names[chance.below(names.len())]);
    let tag = LANGUAGES[chance.below(4)];
    let head = [
        format!("names = {{ {tag} = {name} }}\n"),
        "edition = \"2017\"\nsince = \"2007\"\n".to_owned(),
        format!("unasked_months = {}\n", chance.below(120) + 1),
    ];
    let result = [
        format!("pass = {}\n", mark(chance)),
        format!("part_floor = {}\ncritical_above = {}\n", mark(chance), mark(chance)),
        "cap = 0\nbands = [\"12,5 %\", 305, \"90 %\"]\n".to_owned(),
    ];
    let mut some =
        |lines: [String; 3]| lines.into_iter().filter(|_| chance.below(2) == 0).collect::<String>();
    let (head, result) = (some(head), some(result));
    let mut file = format!("name = {name}\nprogramme = \"demonstration\"\n{head}[result]\n{result}");
    for row in 0..=chance.below(4) {
        file += &random_row(chance, row);
    }
    file
}

fn random_row(chance: &mut Chance, row: usize) -> String {
    let part = Part::ALL[chance.below(2)].word();
    let weight = chance.below(100) + 1;
    let critical = chance.below(2) == 0;
    let common = format!("part = \"{part}\"\nweight = {weight}\ncritical = {critical}\n");
    let family = Family::ALL[chance.below(Family::ALL.len())].word();
    match chance.below(4) {
        0 => format!("[[item]]\nscenario = \"r00{row}~2007\"\n{common}"),
        1 => format!(
            "[[rubric]]\nid = \"line-{row}\"\nname = \"Manner\"\npoints = {weight}\npart = \"oral\"\n"
        ),
        2 => format!(
            "[[draw]]\ncount = 3\nfamily = \"{family}\"\nlevel = \"Club Director\"\nstages = 2\n{common}"
        ),
        _ => format!(
            "[[draw]]\ncount = {weight}\nlaw = \"30\"\nvariants = {critical}\njudgement = true\n{common}"
        ),
    }
    .replacen(
        "[[rubric]]",
        if row == 0 { "[[draw]]\ncount = 1\npart = \"open\"\n[[rubric]]" } else { "[[rubric]]" },
        1,
    )
}

fn mark(chance: &mut Chance) -> String {
    let mark = chance.below(900) + 101;
    match chance.below(3) {
        0 => mark.to_string(),
        1 => format!("\"{},{}%\"", mark / 10, mark % 10),
        _ => format!("\"{}.{} %\"", mark / 10, mark % 10),
    }
}

fn toml_text(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\t', "\\t"))
}

#[test]
fn faults_are_kept_at_their_fields() {
    let text = "colour = 5\n[result]\npass = \"much\"\nbands = [\"x\", \"60 %\"]\n\
                [[draw]]\npart = \"shut\"\ncount = \"ten\"\nlaw = \"99\"\nshape = { round = true }\n\
                [[item]]\nscenario = \"No\"\n[other-table]\na = 1\n";
    let draft = draft(text);
    let shown = |table: PaperTable, field: &str| draft.text(table, 0, field).to_owned();
    assert_eq!(shown(PaperTable::Draw, "count"), "ten");
    assert_eq!(
        (shown(PaperTable::Result, "pass"), shown(PaperTable::Result, "bands")),
        ("much".into(), "x 60".into())
    );
    assert!(
        shown(PaperTable::Head, OTHER).contains("colour")
            && shown(PaperTable::Head, OTHER).contains("other-table")
    );
    let faults = |text: &str| {
        let faults = Paper::read(text).expect_err("faults");
        let mut faults: Vec<(String, &str)> =
            faults.into_iter().map(|one| (one.field, one.kind.word())).collect();
        faults.sort();
        faults
    };
    let again = of_sent(&sent(&draft)).file();
    assert_eq!(faults(&again), faults(text), "{again}");
    assert!(faults(&again).contains(&("draw[0].count".to_owned(), "wrong_type")), "{again}");
}

#[test]
fn other_lines_never_hide_fields() {
    let mut draft = draft("name = \"A\"\n[[draw]]\npart = \"open\"\ncount = 3\n");
    draft.set(PaperTable::Draw, 0, OTHER, "count = 9");
    let fault = |draft: &Draft| Paper::read(&draft.file()).expect_err("a fault").remove(0).field;
    assert_eq!(fault(&draft), "draw[0].other");
    draft.set(PaperTable::Draw, 0, OTHER, "no = TOML =");
    assert_eq!(fault(&draft), "draw[0].other");
    let odd = "name = \"A\"\n\"a\\nb\" = \"c\\nd\"\n\"e f\" = { g = [1, 2.5] }\nh.i = 1979-05-27\n";
    let odd = Draft::read(odd).expect("TOML");
    assert_eq!(Draft::read(&odd.file()), Some(odd.clone()), "{}", odd.file());
    assert!(odd.file().contains("g = [1, 2.5]"), "{}", odd.file());
    draft.set(PaperTable::Draw, 0, OTHER, "");
    assert!(Paper::read(&draft.file()).is_ok());
}

#[test]
fn marks_are_typed_in_per_cent() {
    for (typed, read) in [("65", 650), ("65 %", 650), ("67,5", 675), ("67.5%", 675), ("0", 0)] {
        let mut draft = draft("name = \"A\"\n[[draw]]\npart = \"open\"\ncount = 3\n");
        draft.set(PaperTable::Result, 0, "pass", typed);
        draft.set(PaperTable::Result, 0, "bands", "12,5; 30 %, 90");
        let rules = Paper::read(&draft.file()).unwrap_or_else(|faults| panic!("{typed}: {faults:?}")).rules;
        assert_eq!((rules.pass, rules.bands), (Some(read), vec![125, 300, 900]), "{typed}");
    }
}

fn edit(draft: &mut Draft, act: DraftAct, table: PaperTable, index: usize) -> Option<usize> {
    let edit = DraftEdit { act, row: DraftRow { table, index } };
    assert_eq!(edit.to_string().parse(), Ok(edit));
    draft.edit(edit).map(|row| row.index)
}

#[test]
fn rows_are_added_copied_moved_and_removed() {
    let mut draft = Draft::default().named("A paper");
    let table = PaperTable::Draw;
    assert_eq!(edit(&mut draft, DraftAct::Add, table, 0), Some(0));
    draft.set(table, 0, "part", "open");
    draft.set(table, 0, "law", "30");
    assert_eq!(edit(&mut draft, DraftAct::Add, table, 0), Some(1));
    assert_eq!((draft.text(table, 1, "part"), draft.text(table, 1, "law")), ("open", ""));
    assert_eq!(edit(&mut draft, DraftAct::Copy, table, 0), Some(1));
    let laws =
        |draft: &Draft| draft.tables(table).iter().map(|row| row.contains_key("law")).collect::<Vec<_>>();
    assert_eq!(laws(&draft), [true, true, false]);
    assert_eq!(edit(&mut draft, DraftAct::Up, table, 2), Some(1));
    assert_eq!(laws(&draft), [true, false, true]);
    assert_eq!(edit(&mut draft, DraftAct::Down, table, 0), Some(1));
    assert_eq!(edit(&mut draft, DraftAct::Remove, table, 2), Some(1));
    assert_eq!(laws(&draft), [false, true]);
    for (act, index) in [(DraftAct::Up, 0), (DraftAct::Down, 1), (DraftAct::Remove, 2), (DraftAct::Copy, 9)] {
        assert_eq!(edit(&mut draft, act, table, index), None);
    }
    assert!(Paper::read_for(loaded(), &draft.file()).is_ok(), "{}", draft.file());
    for foreign in ["", "add", "add.draw", "add.draw.x", "add.result.0", "burn.draw.0"] {
        assert_eq!(foreign.parse::<DraftEdit>(), Err(()), "{foreign}");
    }
}

#[test]
fn lines_of_rubric_have_ids_of_their_own() {
    let mut draft = Draft::default().named("A paper");
    edit(&mut draft, DraftAct::Add, PaperTable::Draw, 0);
    for _ in 0..3 {
        edit(&mut draft, DraftAct::Add, PaperTable::Rubric, 0);
    }
    edit(&mut draft, DraftAct::Remove, PaperTable::Rubric, 0);
    edit(&mut draft, DraftAct::Copy, PaperTable::Rubric, 1);
    (0..3).for_each(|row| draft.set(PaperTable::Rubric, row, "name", "Manner"));
    assert!(Paper::read(&draft.file()).is_ok(), "{}", draft.file());
}

#[test]
fn comments_are_noticed() {
    assert!(loses_comments("name = \"A\" # ours\n") && loses_comments("# ours\nname = \"A\"\n"));
    assert!(!loses_comments("name = \"No # comment\"\nother = 'nor # this'\n"));
    assert_eq!(Draft::read("name = "), None);
}

#[test]
fn every_field_is_read() {
    for table in PaperTable::ALL {
        for field in table.fields() {
            // A table in place of a value is a fault of each field, but never an unknown field.
            let head = if table == PaperTable::Head { String::new() } else { "name = \"A\"\n".to_owned() };
            let open = match table {
                PaperTable::Head => String::new(),
                table if table.is_list() => format!("[[{}]]\n", table.word()),
                table => format!("[{}]\n", table.word()),
            };
            let text = format!("{head}{open}{} = {{ a = 1 }}\n", field.name);
            let faults = Paper::read(&text).expect_err("a fault");
            let path = table.path(0, field.name);
            let kinds: Vec<&FaultKind> =
                faults.iter().filter(|one| one.field == path).map(|one| &one.kind).collect();
            assert!(!kinds.is_empty() && !kinds.contains(&&FaultKind::UnknownField), "{path}: {faults:?}");
            let fits = match field.values {
                FieldValues::Number(low, high) => low <= high,
                _ => true,
            };
            assert!(fits, "{path}");
        }
    }
}

#[test]
fn avoided_scenarios_are_not_drawn() {
    let text = "name = \"A\"\nunasked_months = 24\n[[draw]]\npart = \"open\"\ncount = 2\nlaw = \"30\"\n\
                [[item]]\nscenario = \"r002\"\npart = \"open\"\n";
    let paper = Paper::read(text).unwrap();
    assert_eq!(paper.unasked_months, Some(24));
    let pool = bank::exam::unprepared(loaded(), &paper);
    let all: std::collections::BTreeSet<String> =
        pool.rows[1].items.iter().map(|item| item.origin.clone()).collect();
    let last = all.iter().next_back().cloned().unwrap();
    let but_last: std::collections::BTreeSet<String> =
        all.iter().filter(|one| **one != last).cloned().chain(["r002".into()]).collect();
    let paper = paper.of_federation(&[], but_last);
    let pool = bank::exam::unprepared(loaded(), &paper);
    assert_eq!(pool.rows[0].items.len(), 1, "a fixed item is asked whenever it was asked before");
    assert_eq!(pool.rows[1].items.iter().map(|item| &item.origin).collect::<Vec<_>>(), [&last]);
    let faults = paper.checked(loaded()).expect_err("too few");
    assert_eq!((&*faults[0].field, &faults[0].kind), ("draw[0].count", &FaultKind::TooFewScenarios(1)));
}
