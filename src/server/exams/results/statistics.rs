//! Statistics of a sitting's items and paper.

use super::ExamResults;
use super::record::AttemptRecord;
use super::terms::ResultTerms;
use crate::exams::marks::of_engine;
use crate::exams::sitting::Sitting;
use crate::roles::Allowed;
use bank::exam::{CombinedResult, Exposure, PageMark};
use bank::statistics::{
    CandidateAnswer, Dispute, Distribution, FEWEST, ItemStatistics, Reliability, Scores, TimeUsed, disputes,
    distribution, items, reliability, time_used,
};
use bank::variant;
use rules::engine::Key;
use std::collections::{BTreeMap, BTreeSet};
use store::StoreError;

/// Statistics of a sitting. For a candidate with several attempts the first counts.
#[derive(Clone, Debug, Default)]
pub struct ExamStatistics {
    /// Number of candidates counted: those with all written pages marked.
    pub candidates: usize,
    /// Number of candidates left out, with an unmarked written page.
    pub waiting: usize,
    /// Number of those counted with a complete result, practical and oral parts included.
    pub whole: usize,
    /// Scenarios of the exam by id.
    pub items: Vec<ItemOfExam>,
    /// `None` with fewer candidates than [`FEWEST`].
    pub reliability: Option<Reliability>,
    pub distribution: Option<Distribution>,
    /// Pass mark in thousandths.
    pub pass: Option<u16>,
    /// Number who passed.
    pub passed: usize,
    /// Disagreements of strong candidates with the engine.
    pub disputes: Vec<Dispute>,
}

/// A scenario of an exam.
#[derive(Clone, Debug)]
pub struct ItemOfExam {
    pub statistics: ItemStatistics,
    /// Time spent, over all stages.
    pub time: Option<TimeUsed>,
    /// Number of papers with it, uncounted ones included.
    pub exposure: u32,
}

impl ExamResults {
    /// The statistics of a sitting of the permission's federation.
    pub async fn statistics(
        &self,
        allowed: &Allowed,
        sitting: &Sitting,
    ) -> Result<ExamStatistics, StoreError> {
        if allowed.federation().id != sitting.federation {
            return Ok(ExamStatistics::default());
        }
        let (recorded, terms) = self.record_of(sitting).await?;
        // Thousands of candidates and hundreds of items take a moment, off the serving threads.
        let found = tokio::task::spawn_blocking(move || reckoned(&recorded, &terms)).await;
        Ok(found.unwrap_or_default())
    }
}

fn reckoned(recorded: &[AttemptRecord], terms: &ResultTerms) -> ExamStatistics {
    let mut seen = Exposure::default();
    recorded.iter().for_each(|one| seen.add(&one.drawn));
    let mut met = BTreeSet::new();
    let firsts: Vec<&AttemptRecord> = recorded.iter().filter(|one| met.insert(one.who)).collect();
    let results: Vec<(&AttemptRecord, CombinedResult)> = firsts
        .iter()
        .map(|one| (*one, one.result(&one.page_marks(), terms)))
        .filter(|(_, r)| r.written.permille.is_some())
        .collect();
    let scores = Scores::of(results.iter().map(|(one, result)| {
        let items = one.drawn.items.iter().zip(&result.written.items);
        items.filter_map(|(item, result)| Some((item.origin(), result.permille()?))).collect::<Vec<_>>()
    }));
    let mut times = times(results.iter().map(|(one, _)| *one));
    let item = |statistics: ItemStatistics| ItemOfExam {
        time: times.remove(statistics.item.as_str()).and_then(|seconds| time_used(&seconds)),
        exposure: seen.times(&statistics.item),
        statistics: told(statistics),
    };
    let whole: Vec<u16> = results.iter().filter_map(|(_, result)| result.permille).collect();
    let answers: Vec<CandidateAnswer> =
        results.iter().enumerate().flat_map(|(number, (one, _))| answered(number, one)).collect();
    ExamStatistics {
        candidates: results.len(),
        waiting: firsts.len() - results.len(),
        whole: whole.len(),
        items: items(&scores).into_iter().map(item).collect(),
        reliability: reliability(&scores).filter(|_| results.len() >= FEWEST),
        distribution: distribution(&whole),
        pass: terms.rules.pass,
        passed: results.iter().filter(|(_, result)| result.passed == Some(true)).count(),
        disputes: disputes(&answers),
    }
}

/// The figures of an item that say anything: with few answers, discrimination is chance.
fn told(statistics: ItemStatistics) -> ItemStatistics {
    match statistics.asked < FEWEST {
        true => ItemStatistics { discrimination: None, item_rest: None, ..statistics },
        false => statistics,
    }
}

/// Viewing times of each scenario.
fn times<'a>(recorded: impl Iterator<Item = &'a AttemptRecord>) -> BTreeMap<&'a str, Vec<u32>> {
    let mut found: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for one in recorded {
        let mut of_item: BTreeMap<usize, u32> = BTreeMap::new();
        for (number, page) in (1..).zip(&one.pages) {
            if let Some(seconds) = one.seconds.get(&number) {
                *of_item.entry(page.item).or_default() += seconds;
            }
        }
        for (item, seconds) in of_item {
            found.entry(one.drawn.items[item].origin()).or_default().push(seconds);
        }
    }
    found
}

/// A candidate's answers, as far as the engine has marked them.
fn answered(candidate: usize, one: &AttemptRecord) -> Vec<CandidateAnswer> {
    let mut found = Vec::new();
    for ((number, page), mark) in (1..).zip(&one.pages).zip(one.page_marks()) {
        let by_engine = one.marks.get(&number).and_then(|rows| of_engine(rows));
        let (PageMark::Marked(permille), Some(row), Some(given)) =
            (mark, by_engine, one.answers.get(&number))
        else {
            continue;
        };
        for (key, verdict) in &row.components {
            let Some(key) = Key::read(key) else { continue };
            found.push(CandidateAnswer {
                candidate,
                page: variant::origin(&page.id).to_owned(),
                permille,
                key,
                given: given.tokens(key).to_vec(),
                right: matches!(verdict.as_str(), "right" | "in_range"),
            });
        }
    }
    found
}
