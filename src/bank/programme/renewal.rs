//! Renewal of a certificate: by a refresher, or by a delta exam on the changes of another edition.

use super::exam::ExamRequirement;
use super::records::HeldCertificate;
use crate::reader::ValueNode;
use jiff::ToSpan;
use jiff::civil::Date;

/// Ways to renew a certificate. One of the exams is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renewal {
    /// The exam that refreshes it
    pub refresher: Option<ExamRequirement>,
    /// The exam on what has changed since the code that it certifies
    pub delta: Option<ExamRequirement>,
    /// From so many days before its last day on; from the first, when it is left out
    pub opens_days: Option<u16>,
    /// Until so many days after its last day
    pub grace_days: u16,
}

impl Renewal {
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Renewal> {
        let mut table = node.table()?;
        let refresher = table.maybe("refresher", ExamRequirement::read);
        let delta = table.maybe("delta", ExamRequirement::read);
        let opens_days = table.maybe("opens_days", |n| n.number(1, 10_000));
        let grace_days = table.maybe("grace_days", |n| n.number(0, 10_000));
        if matches!((&refresher, &delta), (Some(None), Some(None))) {
            table.need("refresher");
            return None;
        }
        table.close();
        Some(Renewal {
            refresher: refresher?,
            delta: delta?,
            opens_days: opens_days?,
            grace_days: grace_days?.unwrap_or(0),
        })
    }

    /// The days from and to which an exam renews this certificate; without an end where it is valid
    /// for life. The day of its issue is not among them: the exam by which it was earned does not
    /// renew it.
    pub fn window(&self, held: &HeldCertificate) -> (Date, Option<Date>) {
        let first = held.issued.saturating_add(1.day());
        let opens =
            held.until.zip(self.opens_days).map(|(until, days)| until.saturating_sub(i64::from(days).days()));
        let to = held.until.map(|until| until.saturating_add(i64::from(self.grace_days).days()));
        (opens.map_or(first, |opens| opens.max(first)), to)
    }
}
