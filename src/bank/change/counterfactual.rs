//! The counterfactual: the nearest change with which another clause disposes of the case.
//!
//! Nearest are actions of players, then meanings and findings, then the edition, then elections
//! ([`ChangeGroup::distance`]); among equally near changes the one that changes the fewest
//! components, among these the first of the list. All changes of an auction are tried, since
//! rulings are quick; of claims only [`MOST_CLAIMS`], and only those with a ruling from the caller.

use super::{Change, ChangeGroup, compare};
use rules::engine::claim::Awareness;
use rules::engine::component::Component;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Family, Key, Ruling};
use rules::law::Clause;
use std::sync::Arc;

/// Limit on rulings of other claims.
pub const MOST_CLAIMS: usize = 12;

/// A changed fact and the ruling that follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Counterfactual {
    pub change: Change,
    /// The case with it
    pub case: Case,
    /// The ruling on that
    pub ruling: Arc<Ruling>,
}

/// The nearest change with which another clause disposes of this case; `rule` gives the ruling on
/// another case, or `None` if it is not available now.
pub fn counterfactual(
    case: &Case,
    ruling: &Ruling,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<Counterfactual> {
    let current = disposing(ruling);
    let mut tries = if case.facts.family() == Family::Rotation { usize::MAX } else { MOST_CLAIMS };
    let mut all: Vec<Change> = Change::all(case).into_iter().filter(|change| sets_fact(*change)).collect();
    all.sort_by_key(|change| (change.group().distance(), order(change.group())));
    let mut best: Option<(u8, usize, Counterfactual)> = None;
    for change in all {
        let distance = change.group().distance();
        if tries == 0 || best.as_ref().is_some_and(|(nearest, ..)| *nearest < distance) {
            break;
        }
        let Some(other) = change.apply(case) else { continue };
        tries -= 1;
        let Some(then) = rule(&other) else { continue };
        let is_other =
            matches!(then.component(Key::Law), Some(Component::Law(clause)) if !current.contains(clause));
        if !is_other || then.beyond.is_some() {
            continue;
        }
        let changes = compare(ruling, &then).len();
        if best.as_ref().is_none_or(|(_, fewest, _)| changes < *fewest) {
            best = Some((distance, changes, Counterfactual { change, case: other, ruling: then }));
        }
    }
    best.map(|(.., found)| found)
}

/// Order of equally near changes: first those that a Director asks about first.
const fn order(group: ChangeGroup) -> u8 {
    match group {
        ChangeGroup::Answer | ChangeGroup::Aware => 0,
        ChangeGroup::Caller | ChangeGroup::Objection => 1,
        ChangeGroup::Dealer | ChangeGroup::Statement => 2,
        ChangeGroup::Call | ChangeGroup::Disputed | ChangeGroup::Doubt => 3,
        ChangeGroup::Director
        | ChangeGroup::Together
        | ChangeGroup::Exposed
        | ChangeGroup::Act
        | ChangeGroup::Play => 4,
        ChangeGroup::Tricks | ChangeGroup::Speaker => 5,
        _ => 6,
    }
}

/// True if the change sets a fact; making a fact unknown is no counterfactual.
fn sets_fact(change: Change) -> bool {
    !matches!(
        change,
        Change::Accepts { to: None, .. }
            | Change::Artificial { to: None, .. }
            | Change::Meaning { to: None, .. }
            | Change::Found { to: None, .. }
            | Change::Aware { to: None | Some(Awareness::Doubtful), .. }
            | Change::Set { to: None, .. }
    )
}

/// The clauses that dispose of a case, one for each answer to an open question.
fn disposing(ruling: &Ruling) -> Vec<Clause> {
    match (ruling.component(Key::Law), &ruling.outcome) {
        (Some(Component::Law(clause)), _) => vec![*clause],
        (_, Outcome::Fork { branches, .. }) => branches.iter().flat_map(|b| disposing(&b.ruling)).collect(),
        _ => Vec::new(),
    }
}
