//! Practice lists: a family, a law, due items, mistakes, flagged ones. The list's token is in the
//! URLs of scenarios opened from it (`?list=30`), so that the next one follows.

use super::next::combined_mark;
use crate::api::Own;
use crate::parts::law::bank_law_title;
use crate::words;
use bank::review::{self, ReviewSchedule};
use bank::{Bank, Scenario, variant};
use derive::Word;
use jiff::Timestamp;
use rules::engine::Family;
use std::collections::BTreeSet;

/// A list to work through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum List {
    /// Scenarios of a family
    Family(Family),
    /// Scenarios decided by a law
    Law(String),
    /// Items due today by the plan
    Due,
    /// Scenarios whose latest answer was wrong
    Mistakes,
    /// Flagged scenarios
    Flagged,
}

/// A user's status with a scenario of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum State {
    /// Not answered
    NotSeen,
    /// Answered
    Answered,
    /// Flagged, answered or not
    Flagged,
}

impl List {
    /// Parses a list's token.
    pub fn read(word: &str, bank: &Bank) -> Option<List> {
        match word {
            "due" => Some(List::Due),
            "mistakes" => Some(List::Mistakes),
            "flagged" => Some(List::Flagged),
            word => match Family::ALL.into_iter().find(|family| family.word() == word) {
                Some(family) => Some(List::Family(family)),
                None => bank.laws().contains(&word).then(|| List::Law(word.to_owned())),
            },
        }
    }

    /// The list's token in URLs.
    pub fn word(&self) -> &str {
        match self {
            List::Family(family) => family.word(),
            List::Law(law) => law,
            List::Due => "due",
            List::Mistakes => "mistakes",
            List::Flagged => "flagged",
        }
    }

    /// Title.
    pub fn title(&self) -> String {
        match self {
            List::Family(family) => words().family(*family),
            List::Law(law) => bank_law_title(law),
            other => words().say(&format!("list-{}", other.word())),
        }
    }

    /// URL of the list's page.
    pub fn url(&self) -> String {
        match self {
            List::Family(family) => format!("/practice?family={}", family.word()),
            other => format!("/practice/{}", other.word()),
        }
    }

    /// Ids in order: scenarios, by their first stage unless a later stage is due, was answered
    /// wrong or is flagged.
    pub fn ids(&self, bank: &Bank, own: &Own, now: Timestamp) -> Vec<String> {
        let of =
            |scenarios: &mut dyn Iterator<Item = &Scenario>| scenarios.map(|one| one.id.clone()).collect();
        match self {
            List::Family(family) => of(&mut bank.by_family(*family)),
            List::Law(law) => of(&mut bank.by_law(law)),
            List::Due => {
                let plan = own.review();
                let schedule = plan.map(|plan| ReviewSchedule::of(bank, &own.history(), &plan, now));
                let due = schedule.map(|schedule| review::due(bank, &schedule)).unwrap_or_default();
                due.into_iter().map(|one| one.id).collect()
            }
            List::Mistakes => {
                review::mistakes(bank, &own.history()).into_iter().map(|one| one.scenario.clone()).collect()
            }
            List::Flagged => flagged(bank, own).map(str::to_owned).collect(),
        }
    }

    /// URL of one of its scenarios: for due items a fresh variant, otherwise the scenario itself.
    pub fn url_of(&self, id: &str) -> String {
        match self {
            List::Due => self.variant_url(id),
            _ => format!("/scenario/{id}?list={}", self.word()),
        }
    }

    /// URL of a fresh variant of one of its scenarios.
    pub fn variant_url(&self, id: &str) -> String {
        format!("/scenario/{id}/variant?list={}", self.word())
    }
}

/// The flagged scenarios that are still in the bank.
pub fn flagged<'a>(bank: &Bank, own: &'a Own) -> impl Iterator<Item = &'a str> {
    own.flags.iter().map(String::as_str).filter(|id| bank.scenario(id).is_some())
}

/// True if these ids belong to the same scenario, in any stage or variant.
pub fn same_scenario(bank: &Bank, id: &str, scenario: &Scenario) -> bool {
    bank.scenario(variant::origin(id)).is_some_and(|one| one.stage.of == scenario.stage.of)
}

/// The user's status with each of these scenarios.
pub fn states(bank: &Bank, ids: &[String], own: &Own) -> Vec<State> {
    let scenario = |id: &str| bank.scenario(variant::origin(id));
    let flagged: BTreeSet<&str> = own.flags.iter().filter_map(|id| Some(&*scenario(id)?.stage.of)).collect();
    let latest = own.latest();
    let state = |id: &String| match scenario(id) {
        Some(one) if flagged.contains(&*one.stage.of) => State::Flagged,
        Some(one) if combined_mark(bank, one, &latest).is_some() => State::Answered,
        Some(_) | None => State::NotSeen,
    };
    ids.iter().map(state).collect()
}
