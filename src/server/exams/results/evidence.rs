//! Completed exams as evidence for certificates: computes each attempt's result from its marks.
//!
//! An exam is completed once its result has no pending mark. Candidates see the result only when
//! the sitting's review is opened, and no certificate is issued for it before that. An attempt
//! whose time has run out counts once it has been finalized and marked; opening the review
//! finalizes all attempts of the sitting.

use super::ExamResults;
use super::terms::ResultTerms;
use crate::accounts::AccountId;
use crate::clock::timestamp;
use crate::exams::answers::given_in;
use crate::exams::marks::{awarded_marks, by_attempt, page_mark, points};
use crate::exams::sitting::Review;
use crate::exams::sitting::form::zone_of;
use crate::federation::Federation;
use bank::Bank;
use bank::exam::{DrawnPaper, Paper, join, marking_status, result};
use bank::programme::ExamRecord;
use jiff::tz::TimeZone;
use rules::law::Edition;
use std::collections::{BTreeMap, BTreeSet};
use store::StoreError;
use store::attempt::AttemptId;
use store::attempt_mark::AttemptMarkRow;
use store::evidence::{self, EvidenceScope, ExamAttemptRow};
use store::sitting::SittingId;

/// An exam with a complete result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CompletedExam {
    pub who: AccountId,
    pub record: ExamRecord,
    /// True once the candidate may see the marks.
    pub is_released: bool,
}

/// Everything but answers and marks that the results of a sitting depend on.
struct SittingTerms {
    /// The exam code.
    code: String,
    is_released: bool,
    edition: Option<Edition>,
    /// For a delta exam, the edition since which changes are examined.
    since: Option<Edition>,
    result: ResultTerms,
}

/// The data of several attempts, loaded at once.
struct ExamData {
    zone: TimeZone,
    sittings: BTreeMap<SittingId, SittingTerms>,
    marks: BTreeMap<AttemptId, Vec<AttemptMarkRow>>,
    /// Answered pages without a mark, by attempt and page number.
    unmarked: BTreeSet<(AttemptId, i32)>,
}

impl ExamResults {
    /// Completed exams of these users of a federation. Runs four queries, or one if none of them
    /// has an attempt.
    pub(crate) async fn completed_exams(
        &self,
        bank: &Bank,
        home: &Federation,
        whom: EvidenceScope<'_>,
    ) -> Result<Vec<CompletedExam>, StoreError> {
        let (store, federation) = (&self.store, home.id);
        let attempts = evidence::attempts(store, federation, whom).await?;
        if attempts.is_empty() {
            return Ok(Vec::new());
        }
        let (marks, unmarked, sittings) = tokio::try_join!(
            evidence::marks(store, federation, whom),
            evidence::unmarked(store, federation, whom),
            evidence::sittings(store, federation, whom)
        )?;
        let sittings = sittings.into_iter().map(|row| {
            // The default rules apply if the paper cannot be parsed.
            let paper = Paper::read(&row.paper).ok();
            let (edition, since) = paper.as_ref().map_or((None, None), |paper| (paper.edition, paper.since));
            let result = paper.map(ResultTerms::from);
            let is_released = Review::read(&row.review).is_some_and(|review| review >= Review::Marks);
            (
                row.id,
                SittingTerms {
                    code: row.code,
                    is_released,
                    edition,
                    since,
                    result: result.unwrap_or_default(),
                },
            )
        });
        let answered = unmarked.into_iter().filter(|row| given_in(&row.answer).is_some());
        let data = ExamData {
            zone: zone_of(&home.zone),
            sittings: sittings.collect(),
            marks: by_attempt(marks),
            unmarked: answered.map(|row| (row.attempt_id, row.page)).collect(),
        };
        Ok(attempts.iter().filter_map(|row| data.completed(bank, row)).collect())
    }
}

impl ExamData {
    /// The exam of an attempt; `None` while its result is incomplete.
    fn completed(&self, bank: &Bank, row: &ExamAttemptRow) -> Option<CompletedExam> {
        let terms = self.sittings.get(&row.sitting_id)?;
        let drawn: DrawnPaper = serde_json::from_value(row.drawn.clone()).ok()?;
        let marks = self.marks.get(&row.id).map_or(&[][..], Vec::as_slice);
        let is_answered_unmarked = |page: i32| self.unmarked.contains(&(row.id, page));
        let mark_of =
            |page: i32| page_mark(marking_status(&awarded_marks(marks, page)), is_answered_unmarked(page));
        let pages: Vec<_> = (1..).take(drawn.pages().len()).map(mark_of).collect();
        let (rules, rubric) = (&terms.result.rules, &terms.result.rubric);
        let joined = join(result(&drawn, &pages, rules), rubric, &points(marks), rules);
        let date = self.zone.to_datetime(timestamp(row.begun_at)).date();
        let edition = terms.edition.or_else(|| common_edition(bank, &drawn));
        let scenarios = drawn.items.iter().map(|item| item.origin().to_owned()).collect();
        let record = ExamRecord::of(&terms.code, date, edition, &joined)?;
        let record = ExamRecord { since: terms.since, scenarios, ..record };
        Some(CompletedExam { who: row.account_id, record, is_released: terms.is_released })
    }
}

/// The edition that all scenarios of a paper share; `None` if there is no such edition, or if a
/// scenario is missing from the bank.
fn common_edition(bank: &Bank, drawn: &DrawnPaper) -> Option<Edition> {
    let mut editions = drawn.items.iter().map(|item| Some(bank.scenario(item.origin())?.case.edition));
    let first = editions.next()??;
    editions.all(|one| one == Some(first)).then_some(first)
}
