//! Exam records toward certificates.
//!
//! A result counts once it is complete, without pending marks. The candidate sees it only when the
//! sitting's review is opened, and no certificate is issued for it before that. An attempt whose
//! time has run out counts once it has been read and marked; opening the review reads all of them.

use super::terms::ResultTerms;
use crate::Server;
use crate::accounts::AccountId;
use crate::clock::timestamp;
use crate::exams::answers::given_in;
use crate::exams::marks::{by_attempt, given, page_mark, points};
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

/// An exam with its whole result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sat {
    pub who: AccountId,
    pub record: ExamRecord,
    /// True if the candidate may see it.
    pub is_shown: bool,
}

/// The rules of a sitting's results.
struct SittingTerms {
    code: String,
    is_shown: bool,
    edition: Option<Edition>,
    /// For a delta exam, the edition since which it asks changes
    since: Option<Edition>,
    terms: ResultTerms,
}

/// Data of several attempts.
struct ExamData {
    zone: TimeZone,
    exams: BTreeMap<SittingId, SittingTerms>,
    marks: BTreeMap<AttemptId, Vec<AttemptMarkRow>>,
    /// Answered pages without a mark.
    unmarked: BTreeSet<(AttemptId, i32)>,
}

impl Server {
    /// Completed exams of these users of a federation. Takes four statements, or one if there are
    /// none.
    pub(crate) async fn sat_by(
        &self,
        bank: &Bank,
        home: &Federation,
        whom: EvidenceScope<'_>,
    ) -> Result<Vec<Sat>, StoreError> {
        let (store, federation) = (&self.inner.store, home.id);
        let sat = evidence::attempts(store, federation, whom).await?;
        if sat.is_empty() {
            return Ok(Vec::new());
        }
        let (marks, unmarked, exams) = tokio::try_join!(
            evidence::marks(store, federation, whom),
            evidence::unmarked(store, federation, whom),
            evidence::sittings(store, federation, whom)
        )?;
        let exams = exams.into_iter().map(|row| {
            // An unreadable paper has the default rules.
            let paper = Paper::read(&row.paper).ok();
            let (edition, since) = paper.as_ref().map_or((None, None), |paper| (paper.edition, paper.since));
            let terms = paper.map(|paper| ResultTerms { rules: paper.rules, rubric: paper.rubric });
            let is_shown = Review::read(&row.review).is_some_and(|review| review >= Review::Marks);
            (
                row.id,
                SittingTerms { code: row.code, is_shown, edition, since, terms: terms.unwrap_or_default() },
            )
        });
        let answered = unmarked.into_iter().filter(|row| given_in(&row.answer).is_some());
        let known = ExamData {
            zone: zone_of(&home.zone),
            exams: exams.collect(),
            marks: by_attempt(marks),
            unmarked: answered.map(|row| (row.attempt_id, row.page)).collect(),
        };
        Ok(sat.iter().filter_map(|row| known.sat(bank, row)).collect())
    }
}

impl ExamData {
    /// The exam of an attempt, if its result is complete.
    fn sat(&self, bank: &Bank, row: &ExamAttemptRow) -> Option<Sat> {
        let exam = self.exams.get(&row.sitting_id)?;
        let drawn: DrawnPaper = serde_json::from_value(row.drawn.clone()).ok()?;
        let marks = self.marks.get(&row.id).map_or(&[][..], Vec::as_slice);
        let is_answered = |page: i32| self.unmarked.contains(&(row.id, page));
        let of_page = |page: i32| page_mark(marking_status(&given(marks, page)), is_answered(page));
        let pages: Vec<_> = (1..).take(drawn.pages().len()).map(of_page).collect();
        let (rules, rubric) = (&exam.terms.rules, &exam.terms.rubric);
        let joined = join(result(&drawn, &pages, rules), rubric, &points(marks), rules);
        let date = self.zone.to_datetime(timestamp(row.begun_at)).date();
        let edition = exam.edition.or_else(|| common_edition(bank, &drawn));
        let scenarios = drawn.items.iter().map(|item| item.origin().to_owned()).collect();
        let record = ExamRecord::of(&exam.code, date, edition, &joined)?;
        let record = ExamRecord { since: exam.since, scenarios, ..record };
        Some(Sat { who: row.account_id, record, is_shown: exam.is_shown })
    }
}

/// The edition of all scenarios of a paper; `None` if they differ, or if the bank lacks one.
fn common_edition(bank: &Bank, drawn: &DrawnPaper) -> Option<Edition> {
    let mut editions = drawn.items.iter().map(|item| Some(bank.scenario(item.origin())?.case.edition));
    let first = editions.next()??;
    editions.all(|one| one == Some(first)).then_some(first)
}
