//! Drafts of programmes: reading, editing and writing their files.

use crate::exams::Chance;
use crate::programmes::loaded;
use bank::draft::{DraftField, FieldValues, OTHER};
use bank::programme::ProgrammeDraft;
use bank::programme::draft::{DraftNode, LANGUAGE_NAMES, NodePath, ProgrammeEdit, ProgrammeTable};
use bank::{FaultKind, LANGUAGES, LocatedFault, Programme};

const RICH: &str = "id = \"county\"
name = \"County \\\"one\\\"\"
names = { fr = \"Comté\" }
edition = \"2017\"

[[levels]]
id = \"club\"
name = \"Club\"
validity = { years = 2 }
examiners = 2
bands = { merit = \"80 %\", distinction = 905 }

[[levels.requires]]
family = \"rotation\"
scenarios = 4
mean = \"70,5 %\"
floor = \"50 %\"

[[levels.requires]]
lessons = [{ law = \"30\", scenarios = 3 }, { family = \"claim\", scenarios = 4 }]
mean = 700

[[levels.requires]]
exam = { paper = \"spring\", mark = \"65 %\", sections = { closed = \"50 %\", oral = 0 }, critical = true, within_days = 365 }

[[levels]]
name = \"Region\"
names = { nb = \"Krets\" }
prerequisites = [\"club\"]
validity = { inactive_years = 3 }

[[levels.requires]]
exam = { right = { least = 8, of = 10 }, points = { least = 12, of = 20 } }

[[levels.requires]]
least = 2
any = [
  { practical = { sessions = 5, hours = 20 } },
  { exam = {} },
  { all = [{ practical = { sessions = 2, cosigned = false } }, { oral = { mark = \"60 %\" } }] },
]

[levels.renewal]
refresher = {}
delta = { mark = \"60 %\" }
opens_days = 90
grace_days = 30
";

fn draft(text: &str) -> ProgrammeDraft {
    ProgrammeDraft::read(text).unwrap_or_else(|| panic!("no TOML: {text}"))
}

fn read(text: &str) -> Programme {
    Programme::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

/// A programme without the lines of its file.
fn content(text: &str) -> String {
    let programme = read(text);
    let head = (&programme.id, &programme.name, &programme.names, programme.edition, programme.example);
    format!("{head:?} {:?}", programme.levels)
}

/// The draft as a form sends it.
fn sent(draft: &ProgrammeDraft) -> Vec<(String, String)> {
    fn of(node: &DraftNode, at: &NodePath, sent: &mut Vec<(String, String)>) {
        let other = DraftField { name: OTHER, values: FieldValues::Text };
        for field in node.table.fields().iter().chain([&other]) {
            let (key, text) = (at.key(field.name), node.text(field.name).to_owned());
            match field.values {
                FieldValues::Levels => {
                    let each = text.lines().enumerate();
                    sent.extend(each.map(|(n, id)| (format!("{key}.{n}"), id.to_owned())));
                }
                FieldValues::Exam if text == "spring" => sent.push((format!("{key}-new"), text)),
                _ => sent.push((key, text)),
            }
        }
        sent.push((at.key("kind"), node.table.word().to_owned()));
        for list in node.table.lists() {
            for (index, row) in node.rows(list.name).iter().enumerate() {
                // Rows keep their order, whatever their numbers.
                of(row, &at.in_list(list.name, index * 7), sent);
            }
        }
    }
    let mut all = Vec::new();
    of(draft.root(), &NodePath::default(), &mut all);
    all
}

fn of_sent(sent: &[(String, String)]) -> ProgrammeDraft {
    ProgrammeDraft::of_fields(sent.iter().map(|(name, text)| (name.as_str(), text.as_str())))
}

fn round_trips(text: &str) {
    let draft = draft(text);
    assert_eq!(content(&draft.file()), content(text), "{}", draft.file());
    assert_eq!(ProgrammeDraft::read(&draft.file()), Some(draft.clone()), "{}", draft.file());
    assert_eq!(content(&of_sent(&sent(&draft)).file()), content(text), "through a form: {}", draft.file());
}

#[test]
fn programmes_of_bank_round_trip() {
    for programme in loaded().programmes() {
        round_trips(loaded().text_of_programme(&programme.id).expect("its text"));
    }
    round_trips(RICH);
    round_trips(&Programme::template("own", "Own"));
}

#[test]
fn random_programmes_round_trip() {
    let mut chance = Chance(11);
    for _ in 0..300 {
        let levels: String = (0..=chance.below(3)).map(|n| random_level(&mut chance, n)).collect();
        round_trips(&format!("id = \"p\"\nname = \"# no comment\"\n{levels}"));
    }
}

fn random_level(chance: &mut Chance, n: usize) -> String {
    let names = ["A \\\"good\\\" one", "L’épreuve — n° 1", "back\\\\slash", "new\\nline"];
    let head = [
        format!("id = \"level-{n}\"\n"),
        "validity = \"life\"\nexaminers = 1\n".to_owned(),
        "bands = { merit = \"80 %\" }\n".to_owned(),
    ];
    let some: String = head.into_iter().filter(|_| chance.below(2) == 0).collect();
    let requires: String = (0..=chance.below(3))
        .map(|_| format!("[[levels.requires]]\n{}\n", random_requirement(chance, 3).trim_start_matches("{ ")))
        .collect();
    format!(
        "[[levels]]\nname = \"{} {n}\"\n{some}[[levels.requires]]\nexam = {{}}\n{requires}",
        names[chance.below(4)]
    )
}

/// The fields of a random requirement, one of them a line.
fn random_requirement(chance: &mut Chance, depth: usize) -> String {
    let mark = format!("{}", chance.below(900) + 101);
    let number = chance.below(50) + 1;
    let within = |chance: &mut Chance| -> String {
        let each: Vec<String> = (0..=chance.below(2))
            .map(|_| format!("{{ {} }}", random_requirement(chance, depth - 1).replace('\n', ", ")))
            .collect();
        each.join(", ")
    };
    match chance.below(if depth > 1 { 7 } else { 5 }) {
        0 => format!("law = \"30\"\nscenarios = {number}\nmean = {mark}"),
        1 => format!("lessons = [{{ family = \"claim\", scenarios = {number} }}]\nmean = {mark}\nfloor = 0"),
        2 => format!("exam = {{ mark = \"{}.5 %\", sections = {{ open = {mark} }} }}", number),
        3 => format!("practical = {{ hours = {number}, cosigned = {} }}", chance.below(2) == 0),
        4 => format!("oral = {{ mark = {mark} }}"),
        5 => format!("all = [{}]", within(chance)),
        _ => format!("least = 1\nany = [{}]", within(chance)),
    }
}

fn faults(text: &str) -> Vec<LocatedFault> {
    Programme::read(text).expect_err("faults")
}

#[test]
fn faults_are_kept_at_their_fields() {
    let text = "id = \"county\"\nname = \"County\"\ncolour = 5\n\
                [[levels]]\nname = \"\"\nid = \"A b\"\nprerequisites = [\"none\"]\n\
                validity = { years = \"two\", inactive_years = 3 }\nbands = { merit = \"much\" }\nexaminers = 3\n\
                [[levels.requires]]\nfamily = \"no\"\nlaw = \"30\"\nscenarios = 0\nmean = 2000\n\
                [[levels.requires]]\nexam = { right = { least = 4 }, shape = { round = true } }\n\
                [[levels.requires]]\npractical = {}\n[[levels.requires]]\nall = []\n[[levels.requires]]\nexam = 3\n\
                [[levels.requires]]\nlessons = [{ law = \"99\" }]\n[[levels.requires]]\noral = {}\nexam = {}\n\
                [levels.renewal]\nopens_days = 5\n";
    let draft = draft(text);
    let wanted = faults(text);
    let again = of_sent(&sent(&draft)).file();
    let found = faults(&again);
    let of = |faults: &[LocatedFault]| {
        let mut all: Vec<(String, &str)> =
            faults.iter().map(|one| (one.field.clone(), one.kind.word())).collect();
        all.sort();
        all.dedup();
        all
    };
    // A missing name is left out, and a law beside a family is a line of its own.
    let but = |all: Vec<(String, &'static str)>| -> Vec<(String, &'static str)> {
        all.into_iter()
            .filter(|(field, _)| field != "levels[0].name" && !field.starts_with("levels[0].requires[0]"))
            .collect()
    };
    let owned = |all: Vec<(String, &str)>| -> Vec<(String, &'static str)> {
        all.into_iter().map(|(field, word)| (field, &*word.to_owned().leak())).collect()
    };
    assert_eq!(but(owned(of(&found))), but(owned(of(&wanted))), "{again}");
    assert!(
        again.contains("law = ") && again.contains("colour = 5") && again.contains("round = true"),
        "{again}"
    );
    for (path, node, field) in [
        ("colour", "", None),
        ("levels[0].name", "levels.0", Some("name")),
        ("levels[0].prerequisites[0]", "levels.0", Some("prerequisites")),
        ("levels[0].validity", "levels.0", Some("validity.years")),
        ("levels[0].validity.years", "levels.0", Some("validity.years")),
        ("levels[0].requires", "levels.0", None),
        ("levels[0].requires[0]", "levels.0.requires.0", None),
        ("levels[0].requires[0].family", "levels.0.requires.0", Some("scope")),
        ("levels[0].requires[1].exam.right.of", "levels.0.requires.1", Some("exam.right.of")),
        ("levels[0].requires[1].exam.shape", "levels.0.requires.1", None),
        ("levels[0].requires[2].practical.sessions", "levels.0.requires.2", Some("practical.sessions")),
        ("levels[0].requires[5].lessons[0].law", "levels.0.requires.5.lessons.0", Some("scope")),
        ("levels[0].requires[9].exam", "levels.0", None),
    ] {
        let place = draft.place(path);
        assert_eq!((&*place.node.to_string(), place.field), (node, field), "{path}");
    }
    let rich = self::draft(RICH);
    let place = rich.place("levels[1].renewal.delta.mark");
    assert_eq!((&*place.node.to_string(), place.field), ("levels.1.renewal.delta.0", Some("mark")));
    let place = rich.place("levels[1].requires[1].any[2].all[1].oral.mark");
    assert_eq!(
        (&*place.node.to_string(), place.field),
        ("levels.1.requires.1.any.2.all.1", Some("oral.mark"))
    );
}

#[test]
fn other_lines_never_hide_fields() {
    for (text, line) in [
        (
            "[[levels]]\nname = \"A\"\nvalidity = { years = 2, months = 3 }\n[[levels.requires]]\nexam = {}\n",
            "validity = { months = 3 }",
        ),
        (
            "[[levels]]\nname = \"A\"\nother-table = [1, 2.5]\n[[levels.requires]]\nexam = {}\n",
            "other-table = [1, 2.5]",
        ),
    ] {
        let draft = draft(&format!("id = \"a\"\nname = \"A\"\n{text}"));
        let level = draft.node(&"levels.0".parse().unwrap()).expect("a level");
        assert_eq!(level.text(OTHER), line);
        assert_eq!(ProgrammeDraft::read(&draft.file()), Some(draft.clone()), "{}", draft.file());
    }
    let draft = draft(RICH);
    for typed in ["validity = 3", "name = \"B\"", "no = TOML =", "requires = 3"] {
        let mut fields = sent(&draft);
        fields.push(("levels.0.other".to_owned(), typed.to_owned()));
        let file = of_sent(&fields).file();
        let fault = faults(&file).remove(0);
        assert_eq!((&*fault.field, &fault.kind), ("levels[0].other", &FaultKind::UnknownField), "{file}");
        assert!(file.contains(&toml::Value::from(typed).to_string()), "{file}");
    }
}

#[test]
fn marks_are_typed_in_per_cent() {
    for (typed, mark) in [("65", 650), ("65 %", 650), ("67,5", 675), ("67.5%", 675), ("0", 0), ("30", 300)] {
        let mut fields = sent(&draft(RICH));
        fields.push(("levels.7.requires.0.exam.mark".to_owned(), typed.to_owned()));
        let programme = read(&of_sent(&fields).file());
        let exam = programme.levels[1].exams()[0].clone();
        assert_eq!(exam.mark, Some(mark), "{typed}");
    }
}

fn edit(draft: &mut ProgrammeDraft, text: &str) -> Option<String> {
    let edit: ProgrammeEdit = text.parse().unwrap_or_else(|()| panic!("{text}"));
    assert_eq!(edit.to_string(), text);
    draft.edit(&edit, 2).map(|at| at.to_string())
}

#[test]
fn tables_are_added_copied_moved_and_removed() {
    let mut draft = draft(&Programme::template("own", "Own"));
    for (text, onward) in [
        ("add levels.0", Some("levels.1")),
        ("copy levels.0", Some("levels.1")),
        ("up levels.2", Some("levels.1")),
        ("down levels.2", None),
        ("remove levels.1", Some("levels.1")),
        ("up levels.0", None),
        ("add levels.0.requires.0 practice", Some("levels.0.requires.1")),
        ("add levels.0.requires.0 any", Some("levels.0.requires.2")),
        ("add levels.0.requires.2.any.0 oral", Some("levels.0.requires.2.any.1")),
        ("add levels.0.requires.2.any.0 all", Some("levels.0.requires.2.any.2")),
        ("add levels.0.requires.0 lessons", Some("levels.0.requires.3")),
        ("add levels.0.requires.3.lessons.0", Some("levels.0.requires.3.lessons.1")),
        ("up levels.0.requires.2.any.1", Some("levels.0.requires.2.any.0")),
        ("copy levels.0.requires.1", Some("levels.0.requires.2")),
        ("keep levels.0.requires.4.lessons.1", Some("levels.0.requires.4.lessons.1")),
        ("add levels.0.renewal.refresher.0", Some("levels.0.renewal.refresher.0")),
        ("add levels.0.renewal.refresher.0", None),
        ("add levels.0.renewal.delta.0", Some("levels.0.renewal.delta.0")),
        ("remove levels.0.renewal.delta.0", None),
        ("remove levels.0.requires.9", None),
        ("add levels.0.lessons.0", None),
    ] {
        assert_eq!(edit(&mut draft, text).as_deref(), onward, "{text}");
        assert!(text.starts_with("remove") || of_sent(&sent(&draft)) == draft, "{text}");
    }
    let programme = read(&draft.file());
    assert_eq!(programme.levels.len(), 2);
    assert_eq!((programme.levels[0].requires.len(), programme.levels[1].id.as_str()), (5, "level-3"));
    assert!(programme.levels[0].renewal.as_ref().is_some_and(|one| one.delta.is_none()));
    assert_eq!(programme.check(loaded()), []);
    for foreign in [
        "",
        "add",
        "add levels",
        "add levels.x",
        "add exams.0",
        "burn levels.0",
        "add levels.0 level",
        "add ",
    ] {
        assert_eq!(foreign.parse::<ProgrammeEdit>(), Err(()), "{foreign}");
    }
}

#[test]
fn ids_of_removed_levels_do_not_come_back() {
    let mut draft = draft(&Programme::template("own", "Own"));
    let add = "add levels.1".parse::<ProgrammeEdit>().unwrap();
    draft.edit(&add, 2);
    draft.edit(&"remove levels.1".parse().unwrap(), 3);
    draft.edit(&add, 4);
    assert_eq!(draft.level_keys().collect::<Vec<_>>(), ["club", "level-4"]);
}

#[test]
fn every_field_is_read() {
    let around = |table: ProgrammeTable, line: String| match table {
        ProgrammeTable::Programme => (line, String::new()),
        ProgrammeTable::Level => (format!("[[levels]]\n{line}"), "levels[0].".to_owned()),
        ProgrammeTable::Renewal => (
            format!("[[levels]]\n[levels.renewal]\nrefresher.{line}"),
            "levels[0].renewal.refresher.".to_owned(),
        ),
        ProgrammeTable::Lesson => (
            format!("[[levels]]\n[[levels.requires]]\n[[levels.requires.lessons]]\n{line}"),
            "levels[0].requires[0].lessons[0].".to_owned(),
        ),
        _ => {
            let kind = match table {
                ProgrammeTable::Practice => "law = \"30\"\n",
                ProgrammeTable::Lessons => "lessons = []\n",
                ProgrammeTable::Any => "any = []\n",
                _ => "",
            };
            let kind = if line.starts_with("law") { "" } else { kind };
            (format!("[[levels]]\n[[levels.requires]]\n{kind}{line}"), "levels[0].requires[0].".to_owned())
        }
    };
    for table in ProgrammeTable::ALL {
        for field in table.fields() {
            let name = if field.values == FieldValues::Scope { "law" } else { field.name };
            // A table in place of a value is a fault of each field, but never an unknown field.
            let (text, path) = around(table, format!("{name} = {{ a = 1 }}\n"));
            let path = format!("{path}{name}");
            let faults = faults(&text);
            let kinds: Vec<&FaultKind> =
                faults.iter().filter(|one| one.field == path).map(|one| &one.kind).collect();
            assert!(!kinds.is_empty() && !kinds.contains(&&FaultKind::UnknownField), "{path}: {faults:?}");
        }
    }
    assert_eq!(LANGUAGE_NAMES.map(|name| name.trim_start_matches("names.")), LANGUAGES);
}

#[test]
fn deep_files_are_not_shown_as_forms() {
    let nest = |depth: usize| {
        let inner = (0..depth).fold("{ exam = {} }".to_owned(), |inner, _| format!("{{ all = [{inner}] }}"));
        format!("id = \"a\"\nname = \"A\"\n[[levels]]\nname = \"A\"\nrequires = [{inner}]\n")
    };
    assert!(ProgrammeDraft::read(&nest(9)).is_some());
    assert_eq!(ProgrammeDraft::read(&nest(10)), None);
    let key = format!("levels.0.requires.0{}.exam.mark", ".all.0".repeat(5000));
    assert!(of_sent(&[(key, "65".to_owned())]).file().len() < 500);
}
