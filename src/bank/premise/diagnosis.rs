//! The diagnosis: the premise behind a wrong answer, chosen by a fixed rule.
//!
//! Of the convincing premises (`fit`) it is the one that explains the most wrong components, among
//! these the one that contradicts the fewest, among these the first in the order of [`Premise`].
//! Others that explain the same components as well are named beside it, since the answer does not
//! show which of them it was.

use super::Premise;
use super::candidates::supposed;
use super::fit::PremiseFit;
use super::premise_case::{CasePremise, PremiseCase, PremiseSubject, suppositions};
use super::slip;
use crate::change::Change;
use crate::question::RulingForm;
use crate::verdict::verdicts;
use crate::{Answer, MarkedComponent, Scenario, Verdict};
use rules::engine::{Case, Key, Ruling};
use std::cmp::Reverse;
use std::sync::Arc;

/// The reason an answer is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnosis {
    pub premise: Premise,
    /// Subject
    pub of: PremiseSubject,
    /// The changed fact; `None` for a premise that changes no fact
    pub change: Option<Change>,
    /// The facts under the premise
    pub case: Arc<Case>,
    /// The ruling under the premise
    pub ruling: Arc<Ruling>,
    /// The first wrong component, in the order of the form: where the premise shows
    pub first_wrong: Key,
    /// The wrong components after it that follow from the premise, in order
    pub follows: Vec<Key>,
    /// Other premises that explain the same components as well
    pub others: Vec<CasePremise>,
    /// True if only this component follows the premise: right ones contradict it
    pub alone: bool,
}

/// A premise with the ruling under it and its fit.
struct Fitting {
    one: PremiseCase,
    under: Arc<Ruling>,
    fit: PremiseFit,
}

/// The cases to rule on to find the premise behind an answer, besides the scenario's own; empty for
/// a right answer.
pub fn cases(scenario: &Scenario, ruling: &Ruling, answer: &Answer) -> Vec<Case> {
    let components = verdicts(scenario, ruling, answer);
    let Some(first_wrong) = first_wrong(&components) else { return Vec::new() };
    let tried = tried(scenario, ruling, first_wrong);
    tried.into_iter().filter_map(|one| one.needs().cloned()).collect()
}

/// All cases that may have to be ruled on to find the premise behind any answer to this scenario.
pub fn every_case(scenario: &Scenario, ruling: &Ruling) -> Vec<Case> {
    supposed(&scenario.case, ruling).into_iter().filter_map(|one| one.needs().cloned()).collect()
}

/// The premise behind an answer, if one is found; `rule` rules on the facts under a premise, and
/// need only know those of [`cases`].
pub(crate) fn find(
    scenario: &Scenario,
    ruling: &Ruling,
    components: &[MarkedComponent],
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<Diagnosis> {
    let first_wrong = first_wrong(components)?;
    let question = RulingForm::of(scenario);
    let suppositions = suppositions(&scenario.case);
    let fits = |one: PremiseCase| {
        let under = one.ruling_of(suppositions.as_ref(), ruling, &mut rule)?;
        let fit = PremiseFit::of(&under, ruling, &question, components);
        Some(Fitting { one, under, fit })
    };
    let mut fitting: Vec<Fitting> =
        tried(scenario, ruling, first_wrong).into_iter().filter_map(fits).collect();
    let alone = !fitting.iter().any(|one| one.fit.convinces(first_wrong));
    fitting.retain(|Fitting { one, fit, .. }| match alone {
        true => one.premise.explains_alone(first_wrong) && fit.explains_alone(first_wrong),
        false => fit.convinces(first_wrong),
    });
    // The sort is stable: equals stay in the order of premises.
    fitting.sort_by_key(|Fitting { fit, .. }| (Reverse(fit.explained.len()), fit.missed));
    let mut fitting = fitting.into_iter();
    let Some(Fitting { one, under, fit }) = fitting.next() else {
        return by_slip(scenario, ruling, components, first_wrong);
    };
    let others = fitting.filter(|other| other.fit == fit);
    let others = others.map(|Fitting { one, .. }| CasePremise { premise: one.premise, of: one.of }).collect();
    let (premise, of, change) = (one.premise, one.of, one.changed());
    let case = Arc::new(one.needs().unwrap_or(&scenario.case).clone());
    let follows = fit.explained.into_iter().skip(1).collect();
    Some(Diagnosis { premise, of, change, case, ruling: under, first_wrong, follows, others, alone })
}

/// The slip behind the only wrong component: no fact is another, and the ruling is the true one.
fn by_slip(
    scenario: &Scenario,
    ruling: &Ruling,
    components: &[MarkedComponent],
    first_wrong: Key,
) -> Option<Diagnosis> {
    let CasePremise { premise, of } = slip::find(scenario, ruling, components)?;
    Some(Diagnosis {
        premise,
        of,
        change: None,
        case: Arc::new(scenario.case.clone()),
        ruling: Arc::new(ruling.clone()),
        first_wrong,
        follows: Vec::new(),
        others: Vec::new(),
        alone: true,
    })
}

/// The premises that could explain the first wrong component.
fn tried(scenario: &Scenario, ruling: &Ruling, first_wrong: Key) -> Vec<PremiseCase> {
    let mut all = supposed(&scenario.case, ruling);
    all.retain(|one| one.premise.can_affect(first_wrong));
    all
}

/// The first wrong component, in the order of the form.
fn first_wrong(components: &[MarkedComponent]) -> Option<Key> {
    components.iter().find(|c| c.verdict == Verdict::Wrong).map(|c| c.key)
}
