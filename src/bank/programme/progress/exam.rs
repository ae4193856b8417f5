//! Progress with an exam: of those sat, the one that lacks least counts.

use super::{Counts, MissingPart};
use crate::programme::exam::{ExamPart, ExamRequirement};
use crate::programme::records::ExamRecord;
use jiff::ToSpan;
use jiff::civil::Date;
use num_rational::BigRational;
use std::cmp::Reverse;

impl ExamRequirement {
    /// Progress with these exams. The one that lacks least counts.
    pub(in crate::programme) fn progress<'a>(
        &self,
        exams: impl Iterator<Item = &'a ExamRecord>,
        today: Date,
    ) -> (Counts<'a>, Vec<MissingPart>) {
        let order = |(lacking, one): &(Vec<MissingPart>, &'a ExamRecord)| {
            (lacking.len(), Reverse(one.permille), Reverse(one.date), one.paper.clone(), lacking.clone())
        };
        let of_kind = exams.filter(|one| self.is_about(one, today));
        match of_kind.map(|one| (self.lacking(one), one)).min_by_key(order) {
            Some((lacking, one)) => (Counts::Exam(Some(one)), lacking),
            None => (Counts::Exam(None), vec![MissingPart::Exam]),
        }
    }

    /// True if one of these exams meets all conditions and has at least this mark, in thousandths.
    pub(in crate::programme) fn is_met_at<'a>(
        &self,
        mark: u16,
        mut exams: impl Iterator<Item = &'a ExamRecord>,
        today: Date,
    ) -> bool {
        exams.any(|one| self.is_about(one, today) && one.permille >= mark && self.lacking(one).is_empty())
    }

    /// True if an exam is of the required kind, regardless of its result.
    fn is_about(&self, one: &ExamRecord, today: Date) -> bool {
        let recent = |days: u16| one.date.saturating_add(i64::from(days).days()) >= today;
        self.paper.as_ref().is_none_or(|paper| *paper == one.paper)
            && self.right.is_none_or(|right| one.items.len() == usize::from(right.of))
            && self.points.is_none_or(|points| one.points() == u32::from(points.of))
            && self.within_days.is_none_or(recent)
    }

    /// Conditions that an exam of this kind does not meet.
    fn lacking(&self, one: &ExamRecord) -> Vec<MissingPart> {
        let mut missing = Vec::new();
        if self.is_by_paper() && one.passed != Some(true) {
            missing.push(MissingPart::Pass);
        }
        if let Some(need) = self.mark.filter(|need| one.permille < *need) {
            missing.push(MissingPart::Mark { have: one.permille, need });
        }
        let wrong = self.right.map_or(0, |right| usize::from(right.least).saturating_sub(one.right()));
        if wrong > 0 {
            missing.push(MissingPart::Right(wrong));
        }
        let earned = one.earned();
        let points = self.points.map(|points| points.least);
        if let Some(need) = points.filter(|need| earned < BigRational::from_integer((*need).into())) {
            missing.push(MissingPart::Points { have: earned.to_integer().try_into().unwrap_or(0), need });
        }
        let have = |section: &ExamPart| one.sections.get(section).copied();
        let low =
            self.sections.iter().filter(|(section, need)| have(section).is_none_or(|have| have < **need));
        missing.extend(low.map(|(section, need)| MissingPart::Section {
            section: *section,
            have: have(section),
            need: *need,
        }));
        if self.critical && one.items.iter().any(|item| item.failed) {
            missing.push(MissingPart::Critical);
        }
        missing
    }
}
