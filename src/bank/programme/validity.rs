//! Validity of certificates.

use crate::fault::FaultKind;
use crate::reader::ValueNode;
use jiff::ToSpan;
use jiff::civil::Date;

/// Validity period of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// For life
    Life,
    /// For this many years
    Years(u16),
    /// Until its holder has been inactive for this many years
    Inactive(u16),
}

impl Validity {
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Validity> {
        if node.is_text() {
            return node.word([("life", Validity::Life)]);
        }
        let mut table = node.table()?;
        let years = table.maybe("years", |n| n.number(1, 100));
        let inactive = table.maybe("inactive_years", |n| n.number(1, 100));
        table.close();
        match (years?, inactive?) {
            (Some(years), None) => Some(Validity::Years(years)),
            (None, Some(years)) => Some(Validity::Inactive(years)),
            _ => node.fault(FaultKind::NotOneOf(vec!["years", "inactive_years"])),
        }
    }

    /// Last day of validity of a certificate issued on a day, with these days of activity; `None`
    /// for life. Activity after it has lapsed does not revive it.
    pub fn until(self, issued: Date, active: &[Date]) -> Option<Date> {
        match self {
            Validity::Life => None,
            Validity::Years(years) => Some(later(issued, years)),
            Validity::Inactive(years) => {
                let mut days = active.to_vec();
                days.sort_unstable();
                let last = days.into_iter().fold(issued, |last, day| {
                    if day > last && day <= later(last, years) { day } else { last }
                });
                Some(later(last, years))
            }
        }
    }
}

/// The same day of a later year, or the day before if there is none.
fn later(day: Date, years: u16) -> Date {
    day.saturating_add(i64::from(years).years())
}
