//! Progress with practice: the best mark of each scenario counts, and of each kind the required
//! number of best marks.

use super::{Counts, LessonProgress, MissingPart, PracticeMarks};
use crate::exam::weighted_mean;
use crate::programme::practice::{Lesson, Lessons, Practice};
use crate::programme::records::{Evidence, PracticeRecord};
use std::cmp::Reverse;
use std::collections::BTreeMap;

impl Lesson {
    /// The best marks of its kind, the best first, at most the required number.
    fn practised<'a>(&self, evidence: Evidence<'a>) -> PracticeMarks<'a> {
        let mut best: BTreeMap<&str, &PracticeRecord> = BTreeMap::new();
        for one in evidence.practice().filter(|one| self.of.has(one.family, &one.laws)) {
            let mark = best.entry(&one.scenario).or_insert(one);
            if one.permille > mark.permille {
                *mark = one;
            }
        }
        let mut marks: Vec<&PracticeRecord> = best.into_values().collect();
        marks.sort_by_key(|one| Reverse(one.permille));
        marks.truncate(self.scenarios);
        PracticeMarks { marks }
    }

    fn missing(&self, practised: &PracticeMarks<'_>) -> Option<MissingPart> {
        let more = self.scenarios.saturating_sub(practised.marks.len());
        (more > 0).then_some(MissingPart::Scenarios(more))
    }
}

impl Practice {
    pub(in crate::programme) fn progress<'a>(
        &self,
        evidence: Evidence<'a>,
    ) -> (Counts<'a>, Vec<MissingPart>) {
        let practised = self.lesson.practised(evidence);
        let mut missing: Vec<MissingPart> = self.lesson.missing(&practised).into_iter().collect();
        missing
            .extend(below(practised.mean(), self.mean).map(|(have, need)| MissingPart::Mean { have, need }));
        let floor = self.floor.and_then(|floor| below(practised.lowest(), floor));
        missing.extend(floor.map(|(have, need)| MissingPart::Floor { have, need }));
        (Counts::Practice(practised), missing)
    }
}

impl Lessons {
    pub(in crate::programme) fn progress<'a>(
        &'a self,
        evidence: Evidence<'a>,
    ) -> (Counts<'a>, Vec<MissingPart>) {
        let each: Vec<LessonProgress<'a>> =
            self.lessons.iter().map(|one| self.lesson(one, evidence)).collect();
        let begun: Vec<_> = each.iter().filter_map(|one| Some((one.practised.share()?, 1))).collect();
        let mean = weighted_mean(&begun);
        let more = each.iter().filter(|one| !one.missing.is_empty()).count();
        let mut missing = Vec::new();
        if more > 0 {
            missing.push(MissingPart::Lessons(more));
        }
        missing.extend(below(mean, self.mean).map(|(have, need)| MissingPart::Mean { have, need }));
        (Counts::Lessons { lessons: each, mean }, missing)
    }

    fn lesson<'a>(&self, lesson: &'a Lesson, evidence: Evidence<'a>) -> LessonProgress<'a> {
        let practised = lesson.practised(evidence);
        let mut missing: Vec<MissingPart> = lesson.missing(&practised).into_iter().collect();
        let floor = self.floor.and_then(|floor| below(practised.mean(), floor));
        missing.extend(floor.map(|(have, need)| MissingPart::Floor { have, need }));
        LessonProgress { lesson, practised, missing }
    }
}

/// The mark and the required mark, if it is too low.
fn below(have: Option<u16>, need: u16) -> Option<(u16, u16)> {
    have.filter(|have| *have < need).map(|have| (have, need))
}
