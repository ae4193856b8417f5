//! Items to practise next, each with a reason.

use super::history::{History, MarkedAnswer};
use super::plan::ReviewPlan;
use super::rest::is_resting;
use super::schedule::ReviewSchedule;
use crate::bank::Bank;
use crate::confidence::Confidence;
use crate::mastery::{LawProgress, Mastery};
use crate::scenario::Scenario;
use crate::variant;
use derive::Word;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rules::engine::{Case, Family, Ruling};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Something to practise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queued {
    /// The id of the scenario, or of a stage of it, in the bank; for one answered before, [`fresh`]
    /// selects the variant
    pub id: String,
    /// Reason
    pub why: PracticeReason,
}

/// The reason to practise an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum PracticeReason {
    /// Due by the plan
    Due {
        /// Since this day
        on: Date,
        /// Due earlier because of the exam
        pulled: bool,
    },
    /// Something was wrong in the latest answer
    Mistake {
        /// Mark in thousandths
        permille: u16,
    },
    /// Never answered, and disposed of by the weakest answered law
    Weakest {
        /// The number of the law
        law: &'static str,
        /// The mean of the latest marks there, in thousandths
        mean: u16,
    },
    /// Never answered
    New,
    /// Everything was answered, and this has the lowest mark
    Again {
        /// The mark of the whole scenario in thousandths
        permille: u16,
    },
}

/// A plan, and the schedule by it of the same history and instant.
#[derive(Clone, Copy, Debug)]
pub struct Planned<'a> {
    pub plan: &'a ReviewPlan,
    pub schedule: &'a ReviewSchedule,
}

impl PracticeReason {
    /// True if the pattern has been answered before, so that a fresh variant is offered.
    pub const fn is_repeated(self) -> bool {
        matches!(
            self,
            PracticeReason::Due { .. } | PracticeReason::Mistake { .. } | PracticeReason::Again { .. }
        )
    }
}

/// The practice queue: due items, the longest overdue first; mistakes that no longer rest (see
/// [`SPACING`](super::SPACING)); unanswered scenarios, of the weakest law first; other unanswered
/// scenarios, those of the exam's syllabus first, in the order of the bank. A scenario of several
/// stages is queued with one of them. Without a plan nothing is due.
pub fn queue(
    bank: &Bank,
    history: &History,
    planned: Option<Planned<'_>>,
    zone: &TimeZone,
    now: Timestamp,
) -> Vec<Queued> {
    let mut builder = QueueBuilder::new(bank);
    if let Some(planned) = planned {
        builder.push_due(planned.schedule);
    }
    let rested = |answer: &&MarkedAnswer| !is_resting(bank, history, zone, now, answer.item());
    for answer in mistakes(bank, history).into_iter().filter(rested) {
        builder.push(answer.item(), PracticeReason::Mistake { permille: answer.permille });
    }
    let latest = history.latest();
    let unanswered = |first: &str| {
        let stages = bank.scenario(first).into_iter().flat_map(|first| bank.stages(first));
        stages.map(|stage| stage.id.clone()).find(|id| !latest.contains_key(id.as_str()))
    };
    for LawProgress { law, mean, .. } in weakest_laws(bank, history) {
        for first in bank.by_law(law) {
            if let Some((id, mean)) = unanswered(&first.id).zip(mean) {
                builder.push(&id, PracticeReason::Weakest { law, mean });
            }
        }
    }
    let all = || Family::ALL.into_iter().flat_map(|family| bank.by_family(family));
    let is_examined = |one: &&Scenario| planned.is_none_or(|planned| planned.plan.covers(bank, &one.id));
    for first in all().filter(is_examined).chain(all()) {
        if let Some(id) = unanswered(&first.id) {
            builder.push(&id, PracticeReason::New);
        }
    }
    builder.queued
}

/// Due items of a schedule, the longest overdue first; the start of [`queue`].
pub fn due(bank: &Bank, schedule: &ReviewSchedule) -> Vec<Queued> {
    let mut builder = QueueBuilder::new(bank);
    builder.push_due(schedule);
    builder.queued
}

/// The id of an unanswered variant of this scenario or stage, if there is one; the same until it is
/// answered. `rule` gives the ruling on a case, if there is one.
pub fn fresh(
    bank: &Bank,
    history: &History,
    id: &str,
    rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Option<String> {
    let item = variant::origin(id);
    let times = history.answers().iter().filter(|answer| answer.item() == item).count();
    variant::fresh(bank, item, times, |id| history.has(id), rule)
}

/// The id of this stage in the variant of the stage answered before, if the user continues it;
/// otherwise the stage's own id.
pub fn onward(bank: &Bank, history: &History, id: &str) -> String {
    let token = || {
        let before = bank.before(bank.scenario(id)?)?;
        let last = history.answers().iter().rev().find(|answer| answer.item() == before.id)?;
        last.scenario.split_once(variant::MARK).map(|(_, token)| token)
    };
    token().map_or_else(|| id.to_owned(), |token| format!("{id}{}{token}", variant::MARK))
}

/// The latest answer with a mistake for each item of the bank: confident ones first, the latest
/// first within each group.
pub fn mistakes<'a>(bank: &Bank, history: &'a History) -> Vec<&'a MarkedAnswer> {
    let latest = history.latest();
    let mut wrong: Vec<&MarkedAnswer> =
        latest.into_values().filter(|a| a.is_mistaken() && bank.scenario(a.item()).is_some()).collect();
    wrong.sort_by(|a, b| (is_sure(b), b.at).cmp(&(is_sure(a), a.at)).then_with(|| a.item().cmp(b.item())));
    wrong
}

/// The confident ones among these mistakes.
pub fn sure_and_wrong<'a>(bank: &Bank, history: &'a History) -> Vec<&'a MarkedAnswer> {
    mistakes(bank, history).into_iter().filter(|answer| is_sure(answer)).collect()
}

/// Laws with answers whose latest marks are not all full, the weakest first.
pub fn weakest_laws(bank: &Bank, history: &History) -> Vec<LawProgress> {
    let mut laws = Mastery::of(bank, &history.marks()).by_law();
    laws.retain(|law| law.mean.is_some_and(|mean| mean < 1000));
    laws.sort_by_key(|law| law.mean);
    laws
}

fn is_sure(answer: &MarkedAnswer) -> bool {
    answer.confidence == Some(Confidence::Sure)
}

/// A queue under construction.
struct QueueBuilder<'a> {
    bank: &'a Bank,
    queued: Vec<Queued>,
    /// Scenarios with a stage in the queue
    taken: BTreeSet<String>,
}

impl<'a> QueueBuilder<'a> {
    fn new(bank: &'a Bank) -> QueueBuilder<'a> {
        QueueBuilder { bank, queued: Vec::new(), taken: BTreeSet::new() }
    }

    fn push_due(&mut self, schedule: &ReviewSchedule) {
        for (id, one) in schedule.due() {
            self.push(id, PracticeReason::Due { on: one.due, pulled: one.pulled });
        }
    }

    fn push(&mut self, id: &str, why: PracticeReason) {
        let Some(scenario) = self.bank.scenario(id) else { return };
        if self.taken.insert(scenario.stage.of.clone()) {
            self.queued.push(Queued { id: id.to_owned(), why });
        }
    }
}
