//! Words for every scenario of the bank: story, questions and printed ruling.

use bank::{AnswerForm, Bank, RulingForm, Scenario};
use rules::engine::{self, Case, Component, Key, Outcome, Ruling};
use std::path::Path;
use words::{Language, Words, english};

pub(crate) fn bank() -> Bank {
    let quizzes = Path::new(env!("CHECKOUT")).join("quizzes");
    Bank::load(&quizzes).unwrap_or_else(|faults| {
        let reported: Vec<String> = faults.iter().map(|f| english().file_fault(f)).collect();
        panic!("{}", reported.join("\n"))
    })
}

pub(crate) fn is_whole(text: &str) -> bool {
    !text.contains(['{', '}']) && !text.contains("  ") && !text.contains("[en]") && !text.is_empty()
}

/// Words of each language for readers.
pub(crate) fn languages() -> impl Iterator<Item = &'static Words> {
    Language::all().map(Language::words)
}

#[test]
fn story_is_complete_without_law_numbers() {
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
fn every_choice_has_words() {
    for (scenario, words) in bank().scenarios().flat_map(|one| languages().map(move |words| (one, words))) {
        for ask in RulingForm::of(scenario).asks {
            for token in &ask.choices {
                let label = words.choice(&scenario.case, ask.key, token);
                let number = matches!(ask.kind, AnswerForm::Number { .. });
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

fn all_told(words: &Words, case: &Case, ruling: &Ruling, id: &str) {
    let mut says = words.summary(case, ruling);
    assert!(!says.is_empty(), "{id}");
    says.extend(ruling.components.iter().map(|c| words.component(case, c)));
    says.extend(ruling.judgement.iter().map(|j| words.judgement(case, j)));
    says.extend(ruling.contested.iter().map(|c| words.contested(c)));
    for step in ruling.trace.steps() {
        let told = words.step(case, ruling.call, step);
        says.extend([told.question, told.decided, told.gist]);
    }
    if let Some(Component::Line(played)) = ruling.component(Key::Line) {
        says.extend(words.line(played).into_iter().map(|p| p.why));
    }
    for text in says {
        assert!(is_whole(&text), "{id}: {text}");
    }
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|b| all_told(words, case, &b.ruling, id));
    }
}

#[test]
fn words_every_ruling() {
    for scenario in bank().scenarios() {
        let ruling = engine::rule(&scenario.case);
        for words in languages() {
            all_told(words, &scenario.case, &ruling, &format!("{} {:?}", scenario.id, words.language()));
            for paragraph in words.story(&scenario.case) {
                assert!(is_whole(&paragraph), "{}: {paragraph}", scenario.id);
            }
        }
    }
}

#[test]
fn prints_within_80_columns() {
    for scenario in bank().scenarios() {
        let ruling = engine::rule(&scenario.case);
        for line in languages().flat_map(|words| printed(words, scenario, &ruling)) {
            let columns = line.chars().filter(|c| *c != '\u{fe0e}').count();
            assert!(columns <= 80, "{}: {line}", scenario.id);
            assert!(!line.ends_with(' '), "{}: {line:?}", scenario.id);
        }
    }
}

fn printed(words: &Words, scenario: &Scenario, ruling: &Ruling) -> Vec<String> {
    words.ruling(&scenario.case, ruling, words::PrintedTests::Deciding).lines().map(str::to_owned).collect()
}

/// Rulings whose text is stored for each language: every law of rotation, claims with statements
/// and doubt, concessions, an enquiry, an old edition.
const STORED_RULINGS: [&str; 20] = [
    "r001", "r007", "r013", "r019", "r025", "r031", "r037", "r043", "r049", "r055", "c001", "c006", "c011",
    "c016", "c021", "c026", "c031", "c036", "c041", "c046",
];

/// `WRITE_RULINGS=1` rewrites the stored texts: then review the diff as a careful reader of that
/// language.
#[test]
fn twenty_rulings_match_readings() {
    let bank = bank();
    let rulings: Vec<_> = STORED_RULINGS
        .iter()
        .map(|id| bank.scenario(id).unwrap_or_else(|| panic!("the bank has {id}")))
        .map(|scenario| (scenario, engine::rule(&scenario.case)))
        .collect();
    for words in languages() {
        let told = |(scenario, ruling): &(&Scenario, Ruling)| {
            format!("== {}\n\n{}\n", scenario.id, printed(words, scenario, ruling).join("\n"))
        };
        let text: String = rulings.iter().map(told).collect();
        let file = Path::new(env!("CHECKOUT"))
            .join("tests/words/rulings")
            .join(format!("{}.txt", words.language().tag()));
        if std::env::var_os("WRITE_RULINGS").is_some() {
            std::fs::write(&file, &text).expect("a folder");
        }
        let stored = std::fs::read_to_string(&file).unwrap_or_default();
        let other = stored.lines().zip(text.lines()).zip(1..).find(|((stored, now), _)| stored != now);
        assert_eq!(other, None, "{}: WRITE_RULINGS=1 rewrites it", file.display());
        assert_eq!(stored.len(), text.len(), "{}", file.display());
    }
}

#[test]
fn prints_settled_irregularity_first() {
    let facts = "[facts]\ndealer = \"N\"\nauction = [\"S P\", \"N 1H\"]\n";
    let text = format!(
        "id = \"x\"\nfamily = \"rotation\"\nedition = \"2017\"\nasks = [\"law\"]\n[source]\n\
         kind = \"constructed\"\n{facts}"
    );
    let case = Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).case;
    let printed = english().ruling(&case, &engine::rule(&case), words::PrintedTests::Deciding);
    let settled = "If West accepts the call:\n  First irregularity: South’s pass\n\
        \x20   South’s pass has been accepted.";
    let (_, then) = printed.split_once(settled).unwrap_or_else(|| panic!("{printed}"));
    let (_, next) = then.split_once("\n  Second irregularity: North’s 1♥\u{fe0e}\n").expect("the next one");
    assert!(next.starts_with("  East may accept the call."), "{next}");
}

#[test]
fn story_begins_with_the_day_of_the_event() {
    let bank = bank();
    let case = |id: &str| &bank.scenario(id).expect("a scenario").case;
    let begins: Vec<String> = languages()
        .map(|words| words.story(case("r614"))[0].split(". ").next().unwrap_or_default().to_owned())
        .collect();
    // The Norwegian day has a full stop of its own.
    assert_eq!(
        begins[..4],
        [
            "This happened on 5 March 2008",
            "Cela s’est passé le 5 mars 2008",
            "È accaduto il 5 marzo 2008",
            "Dette skjedde 5"
        ]
    );
    // Later stages tell it once, in what was known before.
    let dated = |id: &str| Case { date: "2019-05-04".parse().ok(), ..case(id).clone() };
    let [before, since] = english().story_since(&dated("r059"), &dated("r059.2"));
    assert!(before[0].starts_with("This happened on 4 May 2019.") && !since.join(" ").contains("happened"));
}
