//! Paper files.

use crate::exams::{loaded, read};
use bank::exam::paper::{Draw, RowContent};
use bank::exam::{Paper, Part, Rules, unprepared};
use bank::{FaultKind, LocatedFault, Programme};
use rules::engine::Family;
use rules::law::Edition;
use words::{Language, english};

const GOOD: &str = r#"name = "A paper"
programme = "demonstration"
edition = "2017"

[result]
pass = 650
part_floor = 500
critical_above = 600
cap = 550
bands = [600, 800]

[[draw]]
part = "open"
count = 2
family = "rotation"
law = "30"
level = "Club Director"
stages = 1
weight = 3
critical = true
variants = true
judgement = true

[[draw]]
part = "closed"
count = 1

[[item]]
scenario = "r002"
part = "closed"
"#;

#[test]
fn parses_a_full_paper() {
    let paper = read(GOOD);
    assert_eq!((&*paper.name, paper.programme.as_deref()), ("A paper", Some("demonstration")));
    assert_eq!((paper.edition, paper.since, paper.items()), (Some(Edition::E2017), None, 4));
    let rules = Rules {
        pass: Some(650),
        part_floor: Some(500),
        critical_above: 600,
        cap: 550,
        bands: vec![600, 800],
    };
    assert_eq!(paper.rules, rules);
    assert!(paper.has(Part::Open) && paper.has(Part::Closed));
    // Fixed items come first.
    let [fixed, drawn, any] = paper.rows.as_slice() else { panic!("{:?}", paper.rows) };
    assert_eq!(
        (&fixed.what, fixed.part, fixed.weight, fixed.critical),
        (&RowContent::Fixed("r002".to_owned()), Part::Closed, 1, false)
    );
    assert_eq!((drawn.part, drawn.weight, drawn.critical, drawn.count()), (Part::Open, 3, true, 2));
    let draw = Draw {
        count: 2,
        family: Some(Family::Rotation),
        law: Some("30"),
        level: Some("Club Director".to_owned()),
        stages: Some(1),
        variants: true,
        judgement: true,
    };
    assert_eq!(drawn.what, RowContent::Drawn(draw));
    let nothing = Draw {
        count: 1,
        family: None,
        law: None,
        level: None,
        stages: None,
        variants: false,
        judgement: false,
    };
    assert_eq!(any.what, RowContent::Drawn(nothing));
    assert_eq!((&*drawn.place, paper.line("draw[1].count")), ("draw[0]", 26));
}

#[test]
fn delta_paper_asks_under_its_code() {
    let item = "[[item]]\nscenario = \"r002~2007\"\npart = \"closed\"\n";
    let paper = read(&format!("name = \"Delta\"\nedition = \"2007\"\nsince = \"1997\"\n\n{item}"));
    assert_eq!((paper.edition, paper.since), (Some(Edition::E2007), Some(Edition::E1997)));
    assert_eq!(paper.rows[0].what, RowContent::Fixed("r002~2007".to_owned()));
}

#[test]
fn name_has_translations() {
    let paper = read(&replace("programme", "names = { fr = \"Une épreuve\" }\nprogramme"));
    assert_eq!((paper.names.of("fr"), paper.names.of("it")), (Some("Une épreuve"), None));
    assert_eq!(Language::read("fr").unwrap().words().shown_name(&paper.name, &paper.names), "Une épreuve");
    assert_eq!(english().shown_name(&paper.name, &paper.names), "A paper");
    let unknown = replace("programme", "names = { xx = \"Une épreuve\" }\nprogramme");
    assert_eq!(reported(&unknown), [(2, "names.xx".to_owned(), "unknown_language")]);
    let faults = Paper::read(&unknown).expect_err("a fault");
    assert!(english().fault_kind(&faults[0].kind).ends_with("the languages of the site: en, fr, it, nb"));
}

/// Line, field and word of each fault of a text.
fn reported(text: &str) -> Vec<(usize, String, &'static str)> {
    let faults = Paper::read_for(loaded(), text).expect_err("a fault");
    faults.into_iter().map(|LocatedFault { line, field, kind }| (line, field, kind.word())).collect()
}

/// The text with one piece replaced.
fn replace(of: &str, text: &str) -> String {
    assert!(GOOD.contains(of), "{of}");
    GOOD.replacen(of, text, 1)
}

#[test]
fn faults_name_line_and_field() {
    for (text, line, field, word) in [
        (replace("name = \"A paper\"", "name = \" \""), 1, "name", "empty"),
        (replace("name = \"A paper\"", ""), 1, "name", "missing_field"),
        (replace("edition = \"2017\"", "edition = \"2018\""), 3, "edition", "unknown_word"),
        (
            replace("programme = \"demonstration\"", "programme = \"none\""),
            2,
            "programme",
            "unknown_programme",
        ),
        (replace("programme = \"demonstration\"", ""), 1, "programme", "missing_field"),
        (replace("pass = 650", "pass = 1001"), 6, "result.pass", "not_per_cent"),
        (replace("pass = 650", "pass = \"65\""), 6, "result.pass", "not_per_cent"),
        (replace("pass = 650", "pass = \"100.1 %\""), 6, "result.pass", "not_per_cent"),
        (replace("pass = 650", "pass = \"65.55 %\""), 6, "result.pass", "not_per_cent"),
        (replace("pass = 650", "pass = 0.65"), 6, "result.pass", "not_per_cent"),
        (replace("pass = 650", "pass = 65"), 6, "result.pass", "bare_mark"),
        (replace("[600, 800]", "[60, 800]"), 10, "result.bands[0]", "bare_mark"),
        (replace("[600, 800]", "[800, 600]"), 10, "result.bands", "thresholds_cross"),
        (replace("cap = 550", "answer = 1"), 9, "result.answer", "unknown_field"),
        (replace("count = 2", "count = 0"), 14, "draw[0].count", "out_of_range"),
        (replace("count = 2", "count = 200"), 14, "draw[0].count", "too_few_scenarios"),
        (replace("part = \"open\"", "part = \"oral\""), 13, "draw[0].part", "unknown_word"),
        (replace("family = \"rotation\"", "family = \"revoke\""), 15, "draw[0].family", "unknown_word"),
        (replace("law = \"30\"", "law = \"30A\""), 16, "draw[0].law", "not_a_law"),
        (replace("level = \"Club Director\"", "level = \"Chief\""), 17, "draw[0].level", "unknown_level"),
        (replace("stages = 1", "stages = 10"), 18, "draw[0].stages", "out_of_range"),
        (replace("weight = 3", "weight = 0"), 19, "draw[0].weight", "out_of_range"),
        (replace("variants = true", "variants = 1"), 21, "draw[0].variants", "wrong_type"),
        (replace("r002", "r999"), 29, "item[0].scenario", "unknown_scenario"),
        (replace("r002", "r041.2"), 29, "item[0].scenario", "not_an_id"),
        (replace("r002", "r002~K"), 29, "item[0].scenario", "unknown_scenario"),
        (replace("r002", "r002~2017"), 29, "item[0].scenario", "unknown_scenario"),
        (replace("r002", "r002~2007"), 29, "item[0].scenario", "not_together"),
        (replace("programme =", "since = \"2017\"\nprogramme ="), 2, "since", "not_together"),
        (replace("programme =", "since = \"now\"\nprogramme ="), 2, "since", "unknown_word"),
        (replace("edition = \"2017\"", "since = \"2007\""), 1, "edition", "missing_field"),
        (
            format!("{GOOD}\n[[item]]\nscenario = \"r002~000\"\npart = \"open\"\n"),
            33,
            "item[1].scenario",
            "twice",
        ),
        (format!("{GOOD}\n[[item]]\npart = \"open\"\n"), 32, "item[1].scenario", "missing_field"),
        ("name = \"Nothing\"\n".to_owned(), 1, "draw", "missing_field"),
        ("name = \"Nothing\"\ndraw = []\n".to_owned(), 2, "draw", "empty"),
        ("name = \"Broken\n".to_owned(), 1, "", "syntax"),
    ] {
        assert_eq!(reported(&text), [(line, field.to_owned(), word)], "{text}");
    }
}

#[test]
fn reports_all_faults_in_order() {
    let text = GOOD
        .replace("\"2017\"", "2017")
        .replace("count = 1", "count = true")
        .replace("\"closed\"\n\n", "\"shut\"\n\n");
    let lines: Vec<usize> = reported(&text).into_iter().map(|(line, ..)| line).collect();
    assert_eq!(lines, [3, 26]);
    let text =
        GOOD.replace("count = 2", "count = 199").replace("count = 1", "count = 198\nfamily = \"concession\"");
    assert_eq!(reported(&text).len(), 2, "two rows with too few scenarios");
}

#[test]
fn competing_rows_lack_scenarios() {
    let row = "[[draw]]\npart = \"open\"\ncount = 7\nstages = 3\n";
    let one = format!("name = \"One\"\n{row}");
    let all = loaded().firsts().filter(|first| first.stage.stages == 3).count();
    let has = |count: usize| one.replace("count = 7", &format!("count = {count}\njudgement = true"));
    read(&has(all));
    let half = has(all / 2 + 1);
    read(&half);
    let (_, second) = half.split_once('\n').unwrap();
    assert_eq!(reported(&format!("{half}{second}")).first().map(|fault| fault.2), Some("too_few_scenarios"));
}

#[test]
fn every_paper_fault_has_a_message() {
    for kind in [
        FaultKind::UnknownScenario,
        FaultKind::UnknownProgramme("gone".to_owned()),
        FaultKind::UnknownLevel(vec!["Club Director".to_owned(), "Other".to_owned()]),
        FaultKind::TooFewScenarios(3),
    ] {
        let words = english().fault_kind(&kind);
        assert!(words.contains(' ') && !words.contains(['{', '}']), "{words}");
    }
}

#[test]
fn parses_percent_and_thousandths() {
    let pass =
        |text: &str| Paper::read(&replace("pass = 650", &format!("pass = {text}"))).unwrap().rules.pass;
    for text in ["\"65 %\"", "\"65%\"", "\" 65.0 % \"", "\"65,0\u{a0}%\"", "650"] {
        assert_eq!(pass(text), Some(650), "{text}");
    }
    assert_eq!((pass("\"67.5 %\""), pass("\"67,5 %\"")), (Some(675), Some(675)));
    assert_eq!((pass("\"0 %\""), pass("\"100 %\""), pass("0")), (Some(0), Some(1000), Some(0)));
    let per_cent = GOOD
        .replace("650", "\"65 %\"")
        .replace("500", "\"50 %\"")
        .replace("cap = 550", "cap = \"55 %\"")
        .replace("critical_above = 600", "critical_above = \"60 %\"")
        .replace("[600, 800]", "[\"60 %\", \"80 %\"]");
    assert_eq!(read(&per_cent).rules, read(GOOD).rules);
}

#[test]
fn bare_mark_is_thousandths_in_force() {
    let text = replace("pass = 650", "pass = 65");
    assert_eq!(Paper::read(&text).unwrap().rules.pass, Some(65), "a sitting that was opened with it");
    let faults = Paper::read_for(loaded(), &text).expect_err("a paper that is written now");
    let told = english().fault_kind(&faults[0].kind);
    assert!(told.contains("\"65 %\"") && told.contains("6.5"), "{told}");
    let suggested = told.rsplit('"').nth(1).unwrap_or_default();
    let again = Paper::read_for(loaded(), &replace("pass = 650", &format!("pass = \"{suggested}\"")));
    assert_eq!(again.unwrap().rules.pass, Some(65), "{suggested}");
}

#[test]
fn paper_names_own_programme() {
    let own = |law: &str| {
        let requires = format!("[[levels.requires]]\nlaw = \"{law}\"\nscenarios = 1\nmean = \"50 %\"\n");
        let text = format!("id = \"county\"\nname = \"County\"\n[[levels]]\nname = \"Chief\"\n{requires}");
        [Programme::read(&text).unwrap()]
    };
    let text = "name = \"A paper\"\nprogramme = \"county\"\n[[draw]]\npart = \"closed\"\ncount = 2\n\
        level = \"Chief\"\n";
    assert_eq!(reported(text), [(2, "programme".to_owned(), "unknown_programme")], "the bank has none");
    let paper = Paper::read_with_programmes(loaded(), &own("30"), text).unwrap();
    let drawn = unprepared(loaded(), &paper);
    let items = &drawn.rows[0].items;
    assert!(items.len() > 2 && items.iter().all(|item| loaded().laws_of(&item.origin).contains(&"30")));
    let other = text.replace("Chief", "Club Director");
    let faults = Paper::read_with_programmes(loaded(), &own("30"), &other).expect_err("no such level");
    assert_eq!(faults[0].kind, FaultKind::UnknownLevel(vec!["Chief".to_owned()]));
    let mut shadowing = own("30");
    shadowing[0].id = "demonstration".to_owned();
    let faults =
        Paper::read_with_programmes(loaded(), &shadowing, GOOD).expect_err("the bank's levels are not meant");
    assert_eq!(faults[0].kind, FaultKind::UnknownLevel(vec!["Chief".to_owned()]));
}

#[test]
fn bank_papers_match_file_names() {
    let bank = loaded();
    let ids: Vec<&str> = bank.papers().map(|(id, _)| id).collect();
    assert_eq!(ids, ["club", "club-open", "delta", "fixed", "national", "refresher"]);
    for (id, paper) in bank.papers() {
        let text = bank.text_of_paper(id).expect("its text");
        assert_eq!(Paper::read(text).as_ref(), Ok(paper));
        assert!(paper.has(Part::Open), "{id}");
        assert_eq!(paper.check(bank), [], "{id}");
        let is_translated = ["fr", "it", "nb"].iter().all(|tag| paper.names.of(tag).is_some());
        assert!(is_translated, "{id}: examiners begin with it");
    }
    assert_eq!((bank.paper("none"), bank.text_of_paper("none")), (None, None));
}
