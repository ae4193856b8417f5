//! Law 23A on agreements of a scenario: which are counted, which marks prevent counting, and which
//! have the same purpose.

use bank::Scenario;
use rules::engine::{Key, Ruling, rule};

/// South passes out of rotation at partner's turn, and later replaces the pass by 2C; the fields
/// give both meanings.
fn ruling(old: &str, new: &str) -> Ruling {
    let text = format!(
        r#"id = "x"
family = "rotation"
edition = "2017"
asks = ["law"]
source = {{ kind = "constructed" }}
[facts]
dealer = "N"
auction = ["S P", "W declines", "N 1NT", "E P", "S 2C"]
[facts.meaning.1]
{old}
artificial = false
[facts.meaning.4]
{new}
"#
    );
    rule(&Scenario::read(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}")).case)
}

/// Result of the comparison, and the paragraph answered with yes, if any.
fn compared(old: &str, new: &str) -> (String, Option<String>) {
    let ruling = ruling(old, new);
    let held =
        ruling.trace.steps().iter().filter(|step| step.holds).map(|step| step.clause.citation().to_owned());
    let paragraph = held.into_iter().find(|clause| ["23A1", "23A2", "23A3"].contains(&clause.as_str()));
    let replacement = ruling.component(Key::Replacement).expect("a test");
    (replacement.tokens().join(" "), paragraph)
}

#[track_caller]
fn assert_all(cases: &[(&str, &str, &str, Option<&str>)]) {
    for (old, new, replacement, paragraph) in cases {
        let expected = ((*replacement).to_owned(), paragraph.map(str::to_owned));
        assert_eq!(compared(old, new), expected, "{old} then {new}");
    }
}

#[test]
fn named_agreements_are_counted() {
    let named = |name: &str| format!("agreement = \"{name}\"");
    let (pass, no_weak_two) = (named("pass-opening"), named("pass-opening-no-weak-two"));
    let (negative, stayman, weak) =
        (named("negative-response-2D"), named("stayman-1NT"), named("weak-two-H"));
    assert_all(&[
        (&pass, &negative, "comparable", Some("23A2")),
        (&pass, &weak, "comparable", Some("23A2")),
        (&no_weak_two, &weak, "not_comparable", None),
        (&no_weak_two, &negative, "comparable", Some("23A1")),
        (&pass, &stayman, "not_comparable", None),
        (&format!("{pass}\npoints = [0, 12]"), &named("response-1C-1H"), "judgement", None),
    ]);
}

#[test]
fn lone_mark_prevents_comparison() {
    let (wide, narrow) = ("H = [4, 13]", "H = [5, 13]");
    let stopper = |hands: &str| format!("{hands}\nmarks = [\"stopper S\"]");
    assert_all(&[
        (wide, narrow, "comparable", Some("23A2")),
        (&stopper(wide), narrow, "judgement", None),
        (&stopper(wide), &stopper(narrow), "comparable", Some("23A2")),
        (wide, &stopper(narrow), "comparable", Some("23A2")),
        (&stopper(wide), "H = [5, 13]\nmarks = [\"solid S\"]", "comparable", Some("23A2")),
        (&stopper(wide), "H = [5, 13]\nmarks = [\"stopper D\"]", "judgement", None),
        // Few of the hands, and fewer still with a stopper.
        (&stopper("S = [6, 13]"), "S = [4, 13]", "not_comparable", None),
        // Few of the hands; those with a stopper cannot be counted.
        ("S = [6, 13]", &stopper("S = [4, 13]"), "judgement", None),
        // None of the hands, stopper or not.
        ("S = [6, 13]", &stopper("S = [0, 3]"), "not_comparable", None),
    ]);
}

#[test]
fn same_purpose_is_comparable() {
    let to = |purpose: &str, points: &str| format!("points = [{points}]\npurpose = \"{purpose}\"");
    let (strong, weak) = ("20, 37", "0, 15");
    for (old, new, same) in [
        ("asks majors", "asks majors", true),
        ("asks majors", "asks key-cards S", false),
        ("asks key-cards S", "asks key-cards H", true),
        ("asks stopper S", "asks stopper H", false),
        ("relay", "relay", true),
        ("relay", "asks hand", false),
        ("transfer H", "transfer H", true),
        ("transfer H", "transfer S", false),
    ] {
        let expected = if same { ("comparable", Some("23A3")) } else { ("not_comparable", None) };
        assert_all(&[(&to(old, strong), &to(new, weak), expected.0, expected.1)]);
    }
    assert_all(&[("points = [20, 37]", &to("relay", weak), "not_comparable", None)]);
}

#[test]
fn purpose_alone_is_compared() {
    let to = |purpose: &str| format!("purpose = \"{purpose}\"");
    assert_all(&[
        (&to("asks aces"), &to("asks key-cards"), "comparable", Some("23A3")),
        (&to("asks aces"), &to("asks majors"), "judgement", None),
    ]);
}

#[test]
fn forcing_is_shown_but_not_compared() {
    let pass = "points = [0, 11]\nforcing = \"no\"";
    assert_all(&[(pass, "points = [0, 5]\nforcing = \"game\"", "comparable", Some("23A2"))]);
}
