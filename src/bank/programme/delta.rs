//! Differences in another edition's rulings on the scenarios behind a certificate, and the paper of
//! the exam on them.
//!
//! Each scenario is ruled on twice with the same facts: under the certified code and under the
//! other. Rulings on claims need a search and may take long, so the caller provides them, off the
//! serving threads.

use crate::answerable::limit;
use crate::bank::Bank;
use crate::change::{ChangedComponent, compare, decides_same};
use crate::exam::Part;
use crate::id::{self, MARK};
use crate::scenario::Scenario;
use crate::scenario::write::Value;
use crate::variant::Variation;
use rules::engine::ruling::Limit;
use rules::engine::{Case, Key, Ruling};
use rules::law::Edition;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Differences of another edition on some scenarios. Each scenario is in one list; lists are
/// ordered by id.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EditionDelta {
    /// Scenarios with a different ruling
    pub changed: Vec<ChangedScenario>,
    /// Scenarios with the same ruling
    pub unchanged: Vec<String>,
    /// Scenarios that the engine does not cover under one of the editions
    pub uncovered: Vec<UncoveredScenario>,
    /// Scenarios without an available ruling
    pub unruled: Vec<String>,
    /// Scenarios not in the bank
    pub gone: Vec<String>,
}

/// A scenario with a different ruling under another edition.
#[derive(Clone, Debug, PartialEq)]
pub struct ChangedScenario {
    /// Id
    pub id: String,
    /// The id under which a paper asks it by the other edition: `r041~2017`, or its own if that is
    /// the bank's edition. `None` if it cannot be asked there: a component is not decided, or left
    /// to judgement
    pub asked_as: Option<String>,
    /// Stages with a different ruling; at least one
    pub stages: Vec<ChangedStage>,
}

/// A scenario that the engine does not cover under one of the editions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UncoveredScenario {
    /// Id
    pub id: String,
    /// The id of the stage that meets the limit
    pub stage: String,
    /// Edition
    pub edition: Edition,
    /// The limit met
    pub limit: Limit,
}

/// A stage with a different ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct ChangedStage {
    /// Id
    pub id: String,
    /// Each component that differs; empty if the editions differ only in what they leave open
    pub changed: Vec<ChangedComponent>,
    /// Those of them asked for
    pub asks: Vec<Key>,
    /// The ruling under the certified edition
    pub from: Arc<Ruling>,
    /// The ruling under the other edition
    pub to: Arc<Ruling>,
}

/// Scenarios certified under `from` with a different ruling under `to`. Stages and variants count
/// for their scenario, once each. `rule` gives a ruling on a case, if it has one.
pub fn delta<'a>(
    bank: &Bank,
    ids: impl IntoIterator<Item = &'a str>,
    from: Edition,
    to: Edition,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> EditionDelta {
    let mut delta = EditionDelta::default();
    for id in origins(bank, ids) {
        match bank.scenario(&id) {
            None => delta.gone.push(id),
            Some(first) => match scenario_fate(bank, first, from, to, &mut rule) {
                ScenarioFate::Changed(changed) => delta.changed.push(changed),
                ScenarioFate::Same => delta.unchanged.push(id),
                ScenarioFate::Uncovered(uncovered) => delta.uncovered.push(uncovered),
                ScenarioFate::Unruled => delta.unruled.push(id),
            },
        }
    }
    delta
}

/// The cases for which [`delta`] needs rulings besides those in the bank, so that they can be
/// computed beforehand.
pub fn delta_cases<'a>(
    bank: &Bank,
    ids: impl IntoIterator<Item = &'a str>,
    from: Edition,
    to: Edition,
) -> Vec<Case> {
    let origins = origins(bank, ids);
    let stages = origins.iter().filter_map(|id| bank.scenario(id)).flat_map(|first| bank.stages(first));
    stages.flat_map(|stage| [from, to].map(|edition| stage.case.under(edition))).collect()
}

/// The scenarios of these ids, each once.
fn origins<'a>(bank: &Bank, ids: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    let scenario = |id: &'a str| bank.scenario(id::origin(id)).map_or(id, |found| &found.stage.of);
    ids.into_iter().map(|id| scenario(id).to_owned()).collect()
}

/// Fate of one scenario.
enum ScenarioFate {
    Changed(ChangedScenario),
    Same,
    Uncovered(UncoveredScenario),
    Unruled,
}

fn scenario_fate(
    bank: &Bank,
    first: &Scenario,
    from: Edition,
    to: Edition,
    rule: &mut impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> ScenarioFate {
    let mut stages = Vec::new();
    for stage in bank.stages(first) {
        let mut under = |edition| rule(&stage.case.under(edition));
        let (Some(before), Some(after)) = (under(from), under(to)) else { return ScenarioFate::Unruled };
        let uncovered = limit(&after).map(|limit| (to, limit)).or(limit(&before).map(|limit| (from, limit)));
        if let Some((edition, limit)) = uncovered {
            let (id, stage) = (first.stage.of.clone(), stage.id.clone());
            return ScenarioFate::Uncovered(UncoveredScenario { id, stage, edition, limit });
        }
        if !decides_same(&before, &after) {
            let changed = compare(&before, &after);
            let asked = |key: &Key| changed.iter().any(|one| one.key == *key);
            let asks = stage.asks.iter().copied().filter(asked).collect();
            stages.push(ChangedStage { id: stage.id.clone(), changed, asks, from: before, to: after });
        }
    }
    if stages.is_empty() {
        return ScenarioFate::Same;
    }
    let id = first.stage.of.clone();
    let other = match first.case.edition == to {
        true => id.clone(),
        false => format!("{id}{MARK}{}", Variation::Under(to)),
    };
    let asked_as = bank.find_by(&other, rule).map(|_| other);
    ScenarioFate::Changed(ChangedScenario { id, asked_as, stages })
}

impl ChangedScenario {
    /// True if a component it asks for differs, so that an exam on it separates candidates who know
    /// the other edition.
    pub fn is_asked(&self) -> bool {
        self.stages.iter().any(|stage| !stage.asks.is_empty())
    }
}

impl EditionDelta {
    /// The ids of a paper on the changes: each scenario with a differing component that it asks
    /// for, by the other edition.
    pub fn items(&self) -> impl Iterator<Item = &str> {
        self.changed.iter().filter(|one| one.is_asked()).filter_map(|one| one.asked_as.as_deref())
    }

    /// The file of that paper, in one part; `None` without items.
    pub fn paper(&self, name: &str, from: Edition, to: Edition, part: Part) -> Option<String> {
        let field = |name: &str, value: &str| Value::from(value).line(name);
        let head = [field("name", name), field("edition", to.word()), field("since", from.word())].concat();
        let item = |id: &str| format!("\n[[item]]\n{}{}", field("scenario", id), field("part", part.word()));
        let items: String = self.items().map(item).collect();
        (!items.is_empty()).then(|| head + &items)
    }
}
