//! Renewal of a certificate: by a refresher, or by a delta exam on the changes of another edition.

use super::exam::ExamRequirement;
use super::records::HeldCertificate;
use crate::reader::ValueNode;
use jiff::ToSpan;
use jiff::civil::Date;

/// Ways to renew a certificate. One of the exams is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renewal {
    /// Refresher exam
    pub refresher: Option<ExamRequirement>,
    /// Delta exam on the changes since the certified edition
    pub delta: Option<ExamRequirement>,
    /// Start of the window, in days before the last day of validity; `None` from the first day
    pub opens_days: Option<u16>,
    /// End of the window, in days after the last day of validity
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

    /// First and last day on which an exam renews this certificate; no last day for a certificate
    /// for life. The day of issue is excluded: the exam that earned the certificate does not renew
    /// it.
    pub fn window(&self, held: &HeldCertificate) -> (Date, Option<Date>) {
        let first = held.issued.saturating_add(1.day());
        let opens =
            held.until.zip(self.opens_days).map(|(until, days)| until.saturating_sub(i64::from(days).days()));
        let to = held.until.map(|until| until.saturating_add(i64::from(self.grace_days).days()));
        (opens.map_or(first, |opens| opens.max(first)), to)
    }
}
