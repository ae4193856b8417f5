//! The nearest change with which another clause disposes of the case: what would have had to be otherwise.
//!
//! Near is what players did, then what it meant and what was found, then the edition, then what was
//! elected ([`ChangeGroup::distance`]); among changes that are as near as each other, the one that
//! changes the fewest components, and of those the first in the order of the list. A ruling on an
//! auction is quick, and all are tried; of claims only so many, and who asks says which can be had
//! at all.

use super::{Change, ChangeGroup, Knowledge, compare};
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
/// another case, or nothing where it is not to be had now.
pub fn counterfactual(
    case: &Case,
    ruling: &Ruling,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<Counterfactual> {
    let known = disposing(ruling);
    let mut tries = if case.facts.family() == Family::Rotation { usize::MAX } else { MOST_CLAIMS };
    let mut all: Vec<Change> = Change::all(case).into_iter().filter(|change| is_telling(*change)).collect();
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
        let otherwise =
            matches!(then.component(Key::Law), Some(Component::Law(clause)) if !known.contains(clause));
        if !otherwise || then.beyond.is_some() {
            continue;
        }
        let changes = compare(ruling, &then).len();
        if best.as_ref().is_none_or(|(_, fewest, _)| changes < *fewest) {
            best = Some((distance, changes, Counterfactual { change, case: other, ruling: then }));
        }
    }
    best.map(|(.., found)| found)
}

/// In what order changes as near as each other are tried: first what a Director asks first.
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

/// True if the change sets a fact; that a fact was unknown is no counterfactual.
fn is_telling(change: Change) -> bool {
    !matches!(
        change,
        Change::Accepts { to: None, .. }
            | Change::Artificial { to: None, .. }
            | Change::Meaning { to: None, .. }
            | Change::Found { to: None, .. }
            | Change::How(None)
            | Change::Meant(None)
            | Change::Aware { to: None | Some(Knowledge::Doubtful), .. }
            | Change::Objects(None)
            | Change::Agreed(None)
            | Change::Doubted(None)
            | Change::Doubter(None)
            | Change::Tricks { to: None, .. }
            | Change::AllAgree(None)
    )
}

/// The clauses that dispose of a case, one for each way an open question can go.
fn disposing(ruling: &Ruling) -> Vec<Clause> {
    match (ruling.component(Key::Law), &ruling.outcome) {
        (Some(Component::Law(clause)), _) => vec![*clause],
        (_, Outcome::Fork { branches, .. }) => branches.iter().flat_map(|b| disposing(&b.ruling)).collect(),
        _ => Vec::new(),
    }
}
