//! The part of an id after the mark: the way it changes the scenario of the bank.

use super::MARK;
use super::token::Token;
use crate::bank::unanswerable;
use crate::exam::marking::leaves_open;
use crate::scenario::Scenario;
use rules::engine::{Case, Ruling};
use rules::law::Edition;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A change of a scenario of the bank. A token has three characters, an edition more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variation {
    /// The variant with this token: `7k2`
    Variant(Token),
    /// The original facts, ruled on under this code: `2017`
    Under(Edition),
}

impl Variation {
    /// The change that an id names, if any.
    pub fn of(id: &str) -> Option<Variation> {
        id.split_once(MARK).and_then(|(_, telling)| telling.parse().ok())
    }
}

/// True if the id is under another code: answers to it say nothing about the scenario in the bank.
pub fn is_under_another_code(id: &str) -> bool {
    matches!(Variation::of(id), Some(Variation::Under(_)))
}

impl fmt::Display for Variation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variation::Variant(token) => token.fmt(f),
            Variation::Under(edition) => edition.fmt(f),
        }
    }
}

impl FromStr for Variation {
    type Err = ();

    fn from_str(text: &str) -> Result<Variation, ()> {
        let edition = || text.parse().map(Variation::Under).map_err(|_| ());
        text.parse().map(Variation::Variant).or_else(|()| edition())
    }
}

/// All stages of a scenario as they stand, ruled on under another code: `told` are the stages with
/// their rulings, and `rule` gives a ruling on a case, where it has one. There is no such telling
/// where one of them could not be asked, or where the Director's judgement is asked for there and
/// not in the bank: by the bank it is seen what is left to examiners.
pub(super) fn under(
    told: &[(&Arc<Scenario>, &Arc<Ruling>)],
    edition: Edition,
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<Vec<Scenario>> {
    let stage = |(stage, ruling): &(&Arc<Scenario>, &Arc<Ruling>)| {
        let other = alone(stage, edition)?;
        let again = rule(&other.case)?;
        let is_left = leaves_open(&other, &again) && !leaves_open(stage, ruling);
        (!is_left && unanswerable(&other, &again).is_empty()).then_some(other)
    };
    told.iter().map(stage).collect()
}

/// One of them, unasked whether it can be asked; none where that is how it stands in the bank.
pub(super) fn alone(stage: &Scenario, edition: Edition) -> Option<Scenario> {
    let case = Case { edition, ..stage.case.clone() };
    (stage.case.edition != edition).then(|| stage.retold(Variation::Under(edition), case))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_telling_is_read_as_it_is_written() {
        let tellings = Edition::ALL.map(Variation::Under);
        for telling in tellings.into_iter().chain([Variation::Variant(Token::new(7))]) {
            assert_eq!(telling.to_string().parse(), Ok(telling));
        }
        for bad in ["", "20", "20170", "2018", "Social", "~2017"] {
            assert_eq!(bad.parse::<Variation>(), Err(()), "{bad}");
        }
        assert_eq!(Variation::of("r041.2~2017"), Some(Variation::Under(Edition::E2017)));
        assert_eq!(Variation::of("r041"), None);
    }
}
