//! Two rulings, component by component.

use rules::engine::component::Component;
use rules::engine::ruling::{Branch, Limit, Outcome, Question};
use rules::engine::{Key, Ruling};

/// A component that two rulings decide differently, or only one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedComponent {
    /// The component
    pub key: Key,
    /// Value in the first ruling, if decided there
    pub before: Option<Component>,
    /// Value in the second ruling, if decided there
    pub after: Option<Component>,
}

/// The kind of outcome of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeKind {
    /// Nothing was wrong
    PlayOn,
    /// Settled by the components
    Settled,
    /// This is open
    Open(Question),
    /// This is not covered
    NotCovered(Limit),
}

/// The components in which the second ruling differs from the first, in the order in which a
/// Director works. A component is compared by its tokens, with whom it binds.
pub fn compare(before: &Ruling, after: &Ruling) -> Vec<ChangedComponent> {
    let differs = |key: &Key| match (stated(before, *key), stated(after, *key)) {
        (None, None) => false,
        (Some(before), Some(after)) => !same(before, after),
        _ => true,
    };
    let changed = |key: Key| ChangedComponent {
        key,
        before: stated(before, key).cloned(),
        after: stated(after, key).cloned(),
    };
    Key::ALL.into_iter().filter(differs).map(changed).collect()
}

/// The component, unless the ruling omits it, as the play of a scored board.
fn stated(ruling: &Ruling, key: Key) -> Option<&Component> {
    ruling.component(key).filter(|_| key == Key::Line || ruling.listed().any(|one| one.key() == key))
}

/// True if two values mean the same to the players. The clause that makes information unauthorised
/// is ignored, since its number depends on the edition.
fn same(before: &Component, after: &Component) -> bool {
    match (before, after) {
        (Component::UnauthorisedFor { .. }, Component::UnauthorisedFor { .. }) => {
            before.tokens() == after.tokens()
        }
        _ => before == after,
    }
}

impl OutcomeKind {
    /// The kind of outcome of this ruling.
    pub fn of(ruling: &Ruling) -> OutcomeKind {
        match &ruling.outcome {
            Outcome::PlayOn => OutcomeKind::PlayOn,
            Outcome::Rectification => OutcomeKind::Settled,
            Outcome::Fork { question, .. } => OutcomeKind::Open(*question),
            Outcome::NotCovered(limit) => OutcomeKind::NotCovered(*limit),
        }
    }
}

/// True if two rulings decide the same for each irregularity and for every answer to open
/// questions.
pub fn decides_same(before: &Ruling, after: &Ruling) -> bool {
    let judged = |key: &Key| before.right_answers(*key) == after.right_answers(*key);
    let earlier = before.earlier.iter().zip(&after.earlier);
    OutcomeKind::of(before) == OutcomeKind::of(after)
        && before.beyond == after.beyond
        && before.earlier.len() == after.earlier.len()
        && compare(before, after).is_empty()
        && Key::ALL.iter().all(judged)
        && earlier.into_iter().all(|(before, after)| decides_same(before, after))
        && branches(before).len() == branches(after).len()
        && branches(before).iter().zip(branches(after)).all(|(before, after)| {
            before.answer == after.answer && decides_same(&before.ruling, &after.ruling)
        })
}

fn branches(ruling: &Ruling) -> &[Branch] {
    match &ruling.outcome {
        Outcome::Fork { branches, .. } => branches,
        _ => &[],
    }
}
