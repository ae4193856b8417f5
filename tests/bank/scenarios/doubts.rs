//! Claims and concessions doubted later: file format, questions and faults.

use bank::{Expected, FaultKind, LocatedFault, RulingForm, Scenario};
use rules::engine::claim::{ClaimFault, Doubted};
use rules::engine::{Key, rule};
use words::english;

const GOOD: &str = r#"id = "d900"
family = "concession"
edition = "1997"
asks = ["law", "period"]

[source]
kind = "constructed"

[facts]
declarer = "S"
conceder = "S"
left = 3
concedes = 1
claims = 2
agreed = true
doubted = "in_correction_period"
cards = "N:542... T9.2.. AK3... QJ..A."
trump = "NT"
leader = "S"
"#;

fn faults_with(old: &str, new: &str) -> Vec<(usize, String, FaultKind)> {
    assert!(GOOD.contains(old), "{old}");
    let reported = |f: LocatedFault| (f.line, f.field, f.kind);
    Scenario::read(&GOOD.replacen(old, new, 1)).err().unwrap_or_default().into_iter().map(reported).collect()
}

fn read(text: &str) -> Scenario {
    Scenario::read(text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn doubt_faults_name_line_and_field() {
    let words = Doubted::ALL.map(Doubted::word);
    let claim = FaultKind::Claim;
    for (old, new, line, field, kind) in [
        ("\"in_correction_period\"", "\"soon\"", 16, "facts.doubted", FaultKind::UnknownWord(words.into())),
        ("\"in_correction_period\"", "\"at_once\"", 15, "facts.agreed", claim(ClaimFault::AgreedAndObjected)),
        ("cards =", "doubter = \"Q\"\ncards =", 17, "facts.doubter", FaultKind::NotASeat),
        ("cards =", "likely = true\ncards =", 17, "facts.likely", FaultKind::WrongType(Expected::Number)),
        (
            "cards =",
            "no_normal_play_loses = 2\ncards =",
            17,
            "facts.no_normal_play_loses",
            claim(ClaimFault::TooManyTricks { said: 2, left: 1 }),
        ),
        (
            "cards =",
            "already_won = 3\nwon = { NS = 2, EW = 8 }\ncards =",
            17,
            "facts.already_won",
            claim(ClaimFault::MoreThanWon { said: 3, won: 2 }),
        ),
        (
            "agreed =",
            "objection = \"at_once\"\nagreed =",
            16,
            "facts.agreed",
            claim(ClaimFault::AgreedAndObjected),
        ),
    ] {
        let found = faults_with(old, new);
        assert!(found.contains(&(line, field.to_owned(), kind)), "{new}: {found:?}");
    }
}

#[test]
fn form_offers_edition_limits() {
    let laws = |edition: &str| {
        let scenario = read(&GOOD.replacen("1997", edition, 1));
        RulingForm::of(&scenario).ask(Key::Law).map(|ask| ask.choices.clone()).unwrap_or_default()
    };
    let has = |laws: &[String], law: &str| laws.iter().any(|l| l == law);
    for (law, editions) in [
        ("71A", [true, false, true]),
        ("71C", [true, false, false]),
        ("71.1", [false, true, false]),
        ("69B2", [false, true, true]),
    ] {
        assert_eq!(["1997", "2007", "2017"].map(|edition| has(&laws(edition), law)), editions, "{law}");
    }
    let scenario = read(GOOD);
    let periods =
        RulingForm::of(&scenario).ask(Key::Period).map(|ask| ask.choices.clone()).unwrap_or_default();
    let all =
        ["until_next_call:open", "until_next_call:over", "correction_period:open", "correction_period:over"];
    assert_eq!(periods, all);
    let told: Vec<String> =
        periods.iter().map(|p| english().choice(&scenario.case, Key::Period, p)).collect();
    assert!(told.iter().all(|t| !t.contains(':') && !t.contains('_')), "{told:?}");
}

#[test]
fn json_contains_the_limit() {
    let ruling = rule(&read(GOOD).case);
    let json = rules::engine::json::ruling(&ruling);
    let limit = serde_json::json!({"limit": "until_next_call", "over": true});
    assert_eq!(json["components"]["period"], limit);
    assert_eq!(json["components"]["law"], "71C");
}

#[test]
fn story_tells_time_and_doubter() {
    let told = |when: &str| {
        let text =
            GOOD.replacen("in_correction_period", when, 1).replacen("cards", "doubter = \"N\"\ncards", 1);
        english().story(&read(&text).case).join(" ")
    };
    for (when, part) in [
        ("before_next_call", "Before North–South have called on a later board"),
        ("in_correction_period", "the correction period is not over when North"),
        ("too_late", "The correction period is over when North"),
    ] {
        assert!(told(when).contains(part), "{}", told(when));
    }
}
