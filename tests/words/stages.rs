//! Scenarios of several stages in words: the earlier story, and the events since.

use bank::Scenario;
use rules::engine::Case;
use words::english;

const STAGED: &str = include_str!("../banks/staged/rotation/r900.toml");

fn cases(text: &str) -> Vec<Case> {
    let stages = Scenario::read_stages(text).unwrap_or_else(|faults| panic!("{faults:?}"));
    stages.into_iter().map(|stage| stage.case).collect()
}

fn joined(paragraphs: &[String]) -> String {
    paragraphs.join("\n")
}

#[test]
fn separates_new_events() {
    let cases = cases(STAGED);
    let [told, since] = english().story_since(&cases[0], &cases[1]);
    assert!(joined(&told).contains("South passes at North’s turn"), "{told:?}");
    assert!(!joined(&told).contains("The Director is called"), "its consequences are new: {told:?}");
    assert!(
        joined(&since).starts_with("The Director explains the options. West does not accept"),
        "{since:?}"
    );
    assert!(!joined(&since).contains("passes at"), "{since:?}");
    let [told, since] = english().story_since(&cases[1], &cases[2]);
    assert!(joined(&told).contains("West does not accept"), "{told:?}");
    assert!(since[0].starts_with("South bids 2"), "{since:?}");
    assert!(since.last().unwrap().contains("gives other information"), "{since:?}");
    assert!(!joined(&told).contains("gives other information"), "{told:?}");
}

#[test]
fn parts_equal_the_whole_story() {
    let cases = cases(STAGED);
    let [told, since] = english().story_since(&cases[0], &cases[1]);
    assert_eq!([told, since].concat().join(" "), english().story(&cases[1]).join(" "));
}

#[test]
fn late_meaning_is_new() {
    let text = STAGED.replace("[facts.meaning.1]\npoints = [0, 11]", "").replacen(
        "[stages.weights]",
        "[stages.meaning.1]\npoints = [0, 11]\n[stages.weights]",
        1,
    );
    let cases = cases(&text);
    let [told, since] = english().story_since(&cases[0], &cases[1]);
    assert!(!joined(&told).contains("0–11"), "{told:?}");
    assert!(since[0].contains("South passes. By agreement this shows 0–11 points"), "{since:?}");
}

#[test]
fn finding_is_stated_once() {
    let text = STAGED.replacen("asks = [\"law\"", "comparable = false\nasks = [\"law\"", 1);
    let cases = cases(&text);
    let [told, since] = english().story_since(&cases[1], &cases[2]);
    assert!(joined(&told).contains("gives other information"), "{told:?}");
    assert!(!joined(&since).contains("gives other information"), "{since:?}");
}

/// A story of these events, at one stage.
fn story(auction: &str) -> String {
    let (head, _) = STAGED.split_once("[facts.meaning.1]").unwrap();
    let text = head.replacen("[\"S P\"]", auction, 1);
    joined(&english().story(&cases(&text)[0]))
}

#[test]
fn director_comes_once() {
    let text = story(r#"["S P", "W director", "W declines", "N 1H"]"#);
    assert_eq!(text.matches("the Director is called").count(), 1, "{text}");
    assert!(
        text.contains("West does not accept the call.") && text.ends_with("North bids 1♥\u{fe0e}."),
        "{text}"
    );
    let text = story(r#"["S P", "W director", "W 1S"]"#);
    assert!(!text.contains("Before the Director") && text.ends_with("West bids 1♠\u{fe0e}."), "{text}");
    let text = story(r#"["S P", "W director"]"#);
    assert_eq!(text.matches("Director is called").count(), 1, "{text}");
}

#[test]
fn words_simultaneous_calls() {
    let text = story("[\"N 1H + S P\"]\nmade = 9");
    assert!(text.contains("At the same time, South passes"), "{text}");
    assert!(text.ends_with("Declarer’s side wins nine tricks."), "{text}");
}

#[test]
fn directors_word_is_in_turn() {
    let text = story(r#"["N 1H", "E X", "S P", "W X", "E director", "W 2C"]"#);
    assert!(!text.contains("turn") && text.ends_with("West bids 2♣\u{fe0e}."), "{text}");
    let text = story(r#"["N 1H", "E P", "S P", "E P", "W director", "W 2C"]"#);
    assert!(text.contains("East passes at West’s turn"), "{text}");
}
