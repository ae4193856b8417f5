//! Amendments inside an edition: clauses whose text was changed after publication, from a day on.
//!
//! | clause | in force from | what changed | seen at |
//! |---|---|---|---|
//! | 27 of 2007 | 5 March 2008 | the whole law was replaced; before, what is now 27B1 was 27C1 and asked that the replacement "incorporate" the information of the insufficient bid | agreed version on blml, 5 March 2008; seminar of the Australian Bridge Federation on blml, 31 January 2008 |
//! | 25A of 2007 | December 2011 | a footnote: however the player became aware of the error | minute of the Laws Committee of the World Bridge Federation, October 2011; English Bridge Union, newsletters 14 and 26 |
//!
//! Decisions:
//!
//! - A case without a date is ruled on by the latest text of its edition. So is one with a date on
//!   which no authority had the edition in force: it is compared with that edition, not played
//!   under it.
//! - The day of December 2011 is not in the sources; the amendment counts from the first.

use super::clause::{Clause, cite};
use super::date::Date;
use super::edition::Edition;

/// A dated change of the text of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amendment {
    /// The edition
    pub edition: Edition,
    /// First day on which the new text holds
    pub from: Date,
    /// The clause it changes, with all its paragraphs
    pub clause: Clause,
}

/// Every amendment, by edition and date.
pub const AMENDMENTS: &[Amendment] = &[
    Amendment { edition: Edition::E2007, from: Date::constant(2008, 3, 5), clause: cite("27") },
    Amendment { edition: Edition::E2007, from: Date::constant(2011, 12, 1), clause: cite("25A") },
];

impl Amendment {
    /// True if it changes this clause, or a clause that this one stands under.
    pub fn is_of(&self, clause: Clause) -> bool {
        clause == self.clause || clause.parents().any(|parent| parent == self.clause)
    }

    /// True if the new text holds for an event on this day; `None` for a day that is not known.
    pub fn holds_on(&self, date: Option<Date>) -> bool {
        date.is_none_or(|date| date >= self.from || !self.edition.may_be_in_force(date))
    }
}

impl Clause {
    /// The amendments of the clause in this edition.
    pub fn amendments(self, edition: Edition) -> impl Iterator<Item = &'static Amendment> {
        AMENDMENTS.iter().filter(move |one| one.edition == edition && one.is_of(self))
    }

    /// True if an event on this day is ruled on by the latest text of the clause in this edition.
    pub fn is_as_amended(self, edition: Edition, date: Option<Date>) -> bool {
        self.amendments(edition).all(|one| one.holds_on(date))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Option<Date> {
        text.parse().ok()
    }

    #[test]
    fn text_follows_the_date_in_its_edition_only() {
        let law_27 = |date| cite("27B1(b)").is_as_amended(Edition::E2007, date);
        assert!(!law_27(day("2008-03-04")));
        assert!(law_27(day("2008-03-05")));
        assert!(law_27(None));
        // A date before the edition was in force, too.
        assert!(law_27(day("2007-12-31")));
        assert!(cite("27B1(b)").is_as_amended(Edition::E2017, day("2008-03-04")));
        assert!(cite("28A").is_as_amended(Edition::E2007, day("2008-03-04")));
        // 25A4 has no letter between, yet stands under 25A.
        assert!(!cite("25A4").is_as_amended(Edition::E2007, day("2011-11-30")));
        assert!(cite("25B1").is_as_amended(Edition::E2007, day("2011-11-30")));
    }

    #[test]
    fn every_amendment_lies_in_its_edition() {
        for one in AMENDMENTS {
            let before = one.from.yesterday().unwrap();
            assert!(one.edition.may_be_in_force(before), "{one:?}");
            assert!(one.edition.may_be_in_force(one.from), "{one:?}");
            assert!(one.clause.is_in(one.edition), "{one:?}");
            assert!(!one.holds_on(Some(before)) && one.holds_on(Some(one.from)), "{one:?}");
        }
    }
}
