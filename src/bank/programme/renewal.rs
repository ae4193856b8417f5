//! Renewal of a certificate: by a refresher, or by a delta exam on the changes of another edition.

use super::exam::ExamRequirement;
use super::progress::{Counts, MissingPart};
use super::records::{Evidence, ExamRecord, Held};
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

/// Progress with renewing a certificate.
#[derive(Clone, Debug, PartialEq)]
pub struct RenewalProgress<'a> {
    /// The first day on which an exam counts
    pub from: Date,
    /// The last day on which an exam counts; none where the certificate is valid for life
    pub to: Option<Date>,
    /// The refresher that lacks least, and what it lacks; none where there is no such way
    pub refresher: Option<(Option<&'a ExamRecord>, Vec<MissingPart>)>,
    /// The delta exam that lacks least, and what it lacks; none where there is no such way
    pub delta: Option<(Option<&'a ExamRecord>, Vec<MissingPart>)>,
    /// True if the certificate may be renewed
    pub met: bool,
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
    pub fn window(&self, held: &Held) -> (Date, Option<Date>) {
        let first = held.issued.saturating_add(1.day());
        let opens =
            held.until.zip(self.opens_days).map(|(until, days)| until.saturating_sub(i64::from(days).days()));
        let to = held.until.map(|until| until.saturating_add(i64::from(self.grace_days).days()));
        (opens.map_or(first, |opens| opens.max(first)), to)
    }

    pub(super) fn progress<'a>(&self, held: &Held, evidence: Evidence<'a>) -> RenewalProgress<'a> {
        let (from, to) = self.window(held);
        let in_time = |one: &&ExamRecord| one.date >= from && to.is_none_or(|to| one.date <= to);
        let of = |exam: &ExamRequirement, since| {
            let exams = evidence.of_edition().filter(in_time).filter(|one| one.since == since);
            match exam.progress(exams, evidence.today) {
                (Counts::Exam(best), missing) => (best, missing),
                (_, missing) => (None, missing),
            }
        };
        let refresher = self.refresher.as_ref().map(|exam| of(exam, None));
        let delta = self.delta.as_ref().map(|exam| of(exam, Some(held.edition)));
        let met = [&refresher, &delta].into_iter().flatten().any(|(_, missing)| missing.is_empty());
        RenewalProgress { from, to, refresher, delta, met }
    }
}

impl RenewalProgress<'_> {
    /// True if it may be renewed on a day, or an exam that would renew it may still be sat.
    pub fn is_open(&self, today: Date) -> bool {
        self.met || self.to.is_none_or(|to| to >= today)
    }
}
