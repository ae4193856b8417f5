//! Progress with renewing a certificate.

use super::{Counts, MissingPart};
use crate::programme::exam::ExamRequirement;
use crate::programme::records::{Evidence, ExamRecord, HeldCertificate};
use crate::programme::renewal::Renewal;
use jiff::civil::Date;

/// Progress with renewing a certificate.
#[derive(Clone, Debug, PartialEq)]
pub struct RenewalProgress<'a> {
    /// First day on which an exam counts
    pub from: Date,
    /// Last day on which an exam counts; `None` for a certificate for life
    pub to: Option<Date>,
    /// The refresher that lacks least, with its missing parts; `None` if there is no refresher
    pub refresher: Option<(Option<&'a ExamRecord>, Vec<MissingPart>)>,
    /// The delta exam that lacks least, with its missing parts; `None` if there is no delta exam
    pub delta: Option<(Option<&'a ExamRecord>, Vec<MissingPart>)>,
    /// True if the certificate may be renewed
    pub met: bool,
}

impl Renewal {
    pub(in crate::programme) fn progress<'a>(
        &self,
        held: &HeldCertificate,
        evidence: Evidence<'a>,
    ) -> RenewalProgress<'a> {
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
