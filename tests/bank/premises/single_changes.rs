//! Wrong answers that differ from the right one in a single component: all have a reason on the
//! ruling's path, and most a premise. Every other choice of the forms is answered.
//!
//! `cargo test -p bank single_change -- --ignored --nocapture` measures the whole bank, and lists
//! the changes that no premise explains, the most frequent first.

use super::{Marker, bank, right, ruling};
use bank::paths::WrongReason;
use bank::{Answer, RulingForm, Scenario};
use rules::engine::Key;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The shares of a set of wrong answers with a premise and with a reason.
#[derive(Default)]
struct Measured {
    answers: u32,
    with_premise: u32,
    with_reason: u32,
    /// Number of answers without a premise, by component, right choice and choice
    missing: BTreeMap<(Key, String), u32>,
}

impl Measured {
    /// Answers the form with each choice that is not right, and rightly otherwise.
    fn add(&mut self, scenario: &Scenario) {
        let mut marker = Marker::new();
        let truly = ruling(scenario);
        for ask in &RulingForm::of(scenario).asks {
            for choice in &ask.choices {
                let mut fields = right(scenario);
                let truth = fields.insert(ask.key, vec![choice.clone()]).unwrap_or_default();
                let marked = marker.mark(scenario, &Answer::of(fields));
                if marked.components.iter().all(|one| one.verdict.earns()) {
                    assert_eq!(marked.diagnosis, None, "{}", scenario.id);
                    continue;
                }
                self.answers += 1;
                let reason = WrongReason::of(&truly, ask.key, std::slice::from_ref(choice));
                self.with_reason += u32::from(reason.is_some());
                if marked.diagnosis.is_some() {
                    self.with_premise += 1;
                } else {
                    let change = format!("{choice} for {}", truth.join(","));
                    *self.missing.entry((ask.key, change)).or_default() += 1;
                }
            }
        }
    }

    /// Share of answers with a premise, in thousandths.
    fn permille(&self) -> u32 {
        self.with_premise * 1000 / self.answers
    }

    fn print(&self, what: char) {
        let (found, answers) = (self.with_premise, self.answers);
        println!(
            "{what}: {answers} answers, {} reasons, {found} premises ({}‰)",
            self.with_reason,
            self.permille()
        );
        let mut missing: Vec<_> = self.missing.iter().collect();
        missing.sort_by_key(|(_, number)| Reverse(**number));
        for ((key, change), number) in missing.into_iter().take(40) {
            println!("{number:5} {key:?}: {change}");
        }
    }
}

#[test]
fn single_change_has_reason_and_mostly_premise() {
    let mut measured = Measured::default();
    // Every seventh scenario is a sample of all families that takes a second.
    bank().scenarios().step_by(7).for_each(|scenario| measured.add(scenario));
    assert!(measured.answers > 1000, "{} answers", measured.answers);
    assert_eq!(measured.with_reason, measured.answers, "every wrong answer has a reason");
    assert!(measured.permille() >= 900, "{} in a thousand have a premise", measured.permille());
}

#[test]
#[ignore = "marks 13,000 answers"]
fn single_change_over_the_whole_bank() {
    let mut families: BTreeMap<char, Measured> = BTreeMap::new();
    for scenario in bank().scenarios() {
        let family = scenario.id.chars().next().unwrap_or_default();
        families.entry(family).or_default().add(scenario);
    }
    for (family, measured) in &families {
        measured.print(*family);
        assert_eq!(measured.with_reason, measured.answers, "{family}: every wrong answer has a reason");
        assert!(measured.permille() >= 500, "{family}: {} in a thousand have a premise", measured.permille());
    }
    let all = |count: fn(&Measured) -> u32| families.values().map(count).sum::<u32>();
    let (answers, found) = (all(|one| one.answers), all(|one| one.with_premise));
    println!("{found} of {answers} answers have a premise ({}‰)", found * 1000 / answers);
    assert!(found * 1000 / answers >= 940);
}
