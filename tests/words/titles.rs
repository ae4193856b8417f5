//! Titles of scenarios tell them apart, and pages that ask state nothing that is asked.

use super::stories::{bank, is_whole, languages};
use rules::engine::Key;
use rules::engine::rotation::{AuctionEvent, RotationFacts, SeenCall, TableTurn};
use rules::engine::{Case, Facts};
use std::collections::BTreeSet;
use words::Words;

/// Letters of the longest title.
const LONGEST: usize = 130;

#[test]
fn titles_tell_scenarios_apart() {
    let bank = bank();
    let total = bank.firsts().count();
    for words in languages() {
        let titles: Vec<String> = bank.firsts().map(|one| words.scenario_title(one)).collect();
        for title in &titles {
            assert!(is_whole(title) && title.chars().count() <= LONGEST, "{title}");
        }
        let apart: BTreeSet<&String> = titles.iter().collect();
        assert!(apart.len() * 100 >= total * 65, "{} titles of {total} scenarios", apart.len());
        // Most of those alike are the same case under other Laws, which every list says.
        let editions: BTreeSet<_> =
            bank.firsts().zip(&titles).map(|(one, title)| (one.case.edition.word(), title)).collect();
        assert!(editions.len() * 100 >= total * 85, "{} of {total} by edition", editions.len());
    }
}

/// The sentences that say whose turn a call took, and the title that does.
fn rotation_texts(words: &Words, facts: &RotationFacts) -> Vec<String> {
    let mut table = TableTurn::new(facts.dealer());
    let mut texts = Vec::new();
    for event in facts.events() {
        let AuctionEvent::Called { call, .. } = event.happened else {
            table.see(event);
            continue;
        };
        if let Some(SeenCall::OutOfTurn(turn)) = table.see(event) {
            let args = [("makes", words.makes(event.seat, call).into()), ("turn", words.seat(turn).into())];
            texts.extend(["title-out-of-turn", "story-out-of-turn"].map(|id| words.format(id, &args)));
        }
    }
    texts
}

/// Title and story, as a page that asks has them.
fn shown(words: &Words, case: &Case, before: Option<&Case>, asked: &[Key]) -> String {
    let story = match before {
        Some(before) => words.story_since_asking(before, case, asked).concat(),
        None => words.story_asking(case, asked),
    };
    format!("{} {}", words.title(case, asked), story.join(" "))
}

#[test]
fn asked_rotation_is_not_stated() {
    let bank = bank();
    let mut stated = 0;
    for scenario in bank.scenarios().filter(|one| one.asks.contains(&Key::InRotation)) {
        let Facts::Rotation(facts) = &scenario.case.facts else { continue };
        let before = bank.before(scenario);
        let before = before.as_deref().map(|before| &before.case);
        for words in languages() {
            let texts = rotation_texts(words, facts);
            let asking = shown(words, &scenario.case, before, &scenario.asks);
            for text in &texts {
                assert!(!asking.contains(text.as_str()), "{}: {asking}", scenario.id);
            }
            let otherwise = shown(words, &scenario.case, before, &[]);
            stated += texts.iter().filter(|text| otherwise.contains(text.as_str())).count();
        }
    }
    assert!(stated > 100, "where it is not asked, the texts say whose turn it was: {stated}");
}

#[test]
fn a_call_in_rotation_calls_the_director_too() {
    let asked = [Key::InRotation];
    let calls_only = |facts: &RotationFacts| {
        facts.events().iter().all(|one| matches!(one.happened, AuctionEvent::Called { .. }))
    };
    let bank = bank();
    let mut told = 0;
    for scenario in bank.scenarios().filter(|one| one.asks.contains(&Key::InRotation)) {
        let Facts::Rotation(facts) = &scenario.case.facts else { continue };
        for words in languages().filter(|_| calls_only(facts)) {
            let story = words.story_asking(&scenario.case, &asked).join(" ");
            assert!(story.contains(&words.say("story-director-called")), "{}: {story}", scenario.id);
            told += 1;
        }
    }
    assert!(told > 0);
}
