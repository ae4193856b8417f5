//! Every scenario of the bank can be told, asked and printed.

use director::engine::{self, Case, Component, Key, Outcome, Ruling};
use director::quiz::{Bank, Kind, Question, Scenario};
use director::words::english;
use std::path::Path;

fn bank() -> Bank {
    let quizzes = Path::new(env!("CARGO_MANIFEST_DIR")).join("quizzes");
    Bank::load(&quizzes).unwrap_or_else(|faults| {
        let told: Vec<String> = faults.iter().map(|f| english().file_fault(f)).collect();
        panic!("{}", told.join("\n"))
    })
}

fn is_whole(text: &str) -> bool {
    !text.contains(['{', '}']) && !text.contains("  ") && !text.is_empty()
}

#[test]
fn a_story_is_whole_and_names_no_law() {
    for scenario in bank().scenarios() {
        let story = english().story(&scenario.case);
        assert!(!story.is_empty(), "{}", scenario.id);
        for paragraph in story {
            assert!(is_whole(&paragraph) && paragraph.ends_with('.'), "{}: {paragraph}", scenario.id);
            let lower = paragraph.to_lowercase();
            for word in ["law", "rectif", "comparable", "penalty", "adjudicat", "normal"] {
                assert!(!lower.contains(word), "{}: {paragraph}", scenario.id);
            }
        }
    }
}

#[test]
fn every_choice_of_every_form_has_words() {
    for scenario in bank().scenarios() {
        for ask in Question::of(scenario).asks {
            for token in &ask.choices {
                let label = english().choice(&scenario.case, ask.key, token);
                let number = matches!(ask.kind, Kind::Number { .. });
                assert!(is_whole(&label), "{} {}: {label}", scenario.id, ask.key.word());
                assert!(
                    number || label != *token,
                    "{} {}: {token} has no words",
                    scenario.id,
                    ask.key.word()
                );
            }
        }
    }
}

fn all_told(case: &Case, ruling: &Ruling, id: &str) {
    let words = english();
    let mut says = words.summary(case, ruling);
    assert!(!says.is_empty(), "{id}");
    says.extend(ruling.components.iter().map(|c| words.component(case, c)));
    says.extend(ruling.judgement.iter().map(|j| words.judgement(j)));
    says.extend(ruling.contested.iter().map(|c| words.contested(c)));
    for step in ruling.trace.steps() {
        let told = words.step(case, ruling.call, step);
        says.extend([told.asked, told.decided, told.gist]);
    }
    if let Some(Component::Line(played)) = ruling.component(Key::Line) {
        says.extend(words.line(played).into_iter().map(|p| p.why));
    }
    for text in says {
        assert!(is_whole(&text), "{id}: {text}");
    }
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|b| all_told(case, &b.ruling, id));
    }
}

#[test]
fn every_ruling_of_the_bank_is_told_whole() {
    for scenario in bank().scenarios() {
        all_told(&scenario.case, &engine::rule(&scenario.case), &scenario.id);
    }
}

#[test]
fn a_printed_ruling_keeps_within_80_columns() {
    for scenario in bank().scenarios() {
        let text = english().ruling(&scenario.case, &engine::rule(&scenario.case));
        for line in text.lines() {
            let columns = line.chars().filter(|c| *c != '\u{fe0e}').count();
            assert!(columns <= 80, "{}: {line}", scenario.id);
            assert!(!line.ends_with(' '), "{}: {line:?}", scenario.id);
        }
        if std::env::args().any(|a| a == "--nocapture") {
            println!("{text}\n");
        }
    }
}

#[test]
fn an_irregularity_that_an_answer_settles_is_printed_before_the_next() {
    let facts = "[facts]\ndealer = \"N\"\nauction = [\"S P\", \"N 1H\"]\n";
    let text = format!(
        "id = \"x\"\nfamily = \"rotation\"\nedition = \"2017\"\nasks = [\"law\"]\n[source]\nkind = \"constructed\"\n{facts}"
    );
    let case = Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).case;
    let printed = english().ruling(&case, &engine::rule(&case));
    let settled = "If West accepts the call:\n  First irregularity: South’s pass\n    The call out of rotation has been accepted.";
    let (_, then) = printed.split_once(settled).unwrap_or_else(|| panic!("{printed}"));
    let (_, next) =
        then.split_once("\n  Second irregularity: North’s bid of 1♥\u{fe0e}\n").expect("the next one");
    assert!(next.starts_with("  East may accept the call."), "{next}");
}
