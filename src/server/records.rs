//! Records toward certificates, from which all progress follows: practice, exams, oral
//! examinations, directed sessions, certificates held. Derived on each request, never stored.
//!
//! One user takes four statements, seven if exams were sat. A whole federation is read in batches
//! of [`A_LOT`] users ordered by name, with as many statements per batch: time grows with their
//! answers and exams, memory with one batch.

use super::accounts::AccountId;
use super::federation::Federation;
use super::people::PeopleCursor;
use crate::exams::results::ExamResults;
use crate::exams::results::evidence::CompletedExam;
use bank::exam::UnwrittenPart;
use bank::programme::{ExamPart, HeldCertificate, OralRecord, PracticalRecord};
use bank::{Bank, Records, ScenarioMark};
use collation::Alphabet;
use derive::Service;
use std::collections::BTreeMap;
use store::account::PageQuery;
use store::evidence::{self, EvidenceScope};
use store::{Store, StoreError, account};

/// Users per batch.
pub const A_LOT: usize = 200;

/// Directed sessions and certificates held, by account.
type NonExamRecords = (Vec<(AccountId, PracticalRecord)>, Vec<(AccountId, HeldCertificate)>);

/// Visibility of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultsShown {
    /// All complete results, for examiners
    Whole,
    /// The owner's view, and the basis of certificates: only exams with released marks
    Shown,
}

/// A user of a federation, with their records.
#[derive(Clone, Debug, PartialEq)]
pub struct MemberRecords {
    /// Their account.
    pub id: AccountId,
    pub name: String,
    /// Member number in the federation.
    pub number: Option<String>,
    pub records: Records,
}

/// People's records toward certificates.
#[derive(Clone, Debug, Service)]
pub struct RecordBook {
    store: Store,
    results: ExamResults,
}

impl RecordBook {
    /// A user's records.
    pub async fn of(
        &self,
        bank: &Bank,
        home: &Federation,
        who: AccountId,
        seen: ResultsShown,
    ) -> Result<Records, StoreError> {
        let mut records = self.records_but_practice(bank, home, who, seen).await?;
        let best = evidence::best_marks(&self.store, home.id, EvidenceScope::One(who)).await?;
        let marks: Vec<ScenarioMark> = best.into_iter().map(mark).collect();
        records.practice = Records::practice_records(bank, &marks);
        Ok(records)
    }

    /// The same without practice, for callers that have loaded it already.
    pub async fn records_but_practice(
        &self,
        bank: &Bank,
        home: &Federation,
        who: AccountId,
        seen: ResultsShown,
    ) -> Result<Records, StoreError> {
        let whom = EvidenceScope::One(who);
        let (sat, (practical, held)) =
            tokio::try_join!(self.results.completed_exams(bank, home, whom), self.beside_exams(home, whom))?;
        Ok(Records {
            practical: practical.into_iter().map(|(_, one)| one).collect(),
            held: held.into_iter().map(|(_, one)| one).collect(),
            ..with_exams(sat, seen)
        })
    }

    /// A batch of a federation's people with their records, sorted by an alphabet or the database's
    /// order, after a cursor; and the next cursor, if there are more.
    pub async fn records_of_lot(
        &self,
        bank: &Bank,
        home: &Federation,
        alphabet: Option<Alphabet>,
        after: Option<&PeopleCursor>,
        limit: usize,
        seen: impl Fn(AccountId) -> ResultsShown,
    ) -> Result<(Vec<MemberRecords>, Option<PeopleCursor>), StoreError> {
        let store = &self.store;
        let after = after.map(|(name, id)| (name.as_str(), *id));
        let most = i64::try_from(limit).unwrap_or(i64::MAX);
        let part = |limit| PageQuery { alphabet, after, limit };
        let mut people = account::page(store, home.id, "", part(most.saturating_add(1))).await?;
        let more = people.len() > limit;
        people.truncate(limit);
        let next = people.last().filter(|_| more).map(|last| (last.name.clone(), last.id));
        let whom = EvidenceScope::Lot(part(most));
        let (best, sat, (practical, held)) = tokio::try_join!(
            evidence::best_marks(store, home.id, whom),
            self.results.completed_exams(bank, home, whom),
            self.beside_exams(home, whom)
        )?;
        let mut marks = by_person(best.into_iter().map(|row| (row.account_id, mark(row))));
        let mut exams = by_person(sat.into_iter().map(|one| (one.who, one)));
        let (mut practical, mut held) = (by_person(practical), by_person(held));
        let recorded = people.into_iter().map(|person| {
            let sat = exams.remove(&person.id).unwrap_or_default();
            let practice = marks.remove(&person.id).unwrap_or_default();
            let records = Records {
                practice: Records::practice_records(bank, &practice),
                practical: practical.remove(&person.id).unwrap_or_default(),
                held: held.remove(&person.id).unwrap_or_default(),
                ..with_exams(sat, seen(person.id))
            };
            MemberRecords { id: person.id, name: person.name, number: person.member_number, records }
        });
        Ok((recorded.collect(), next))
    }

    /// Directed sessions and certificates held.
    async fn beside_exams(
        &self,
        home: &Federation,
        whom: EvidenceScope<'_>,
    ) -> Result<NonExamRecords, StoreError> {
        let store = &self.store;
        let (directed, held) = tokio::try_join!(
            evidence::directed(store, home.id, whom),
            evidence::certificates(store, home.id, whom)
        )?;
        let directed = directed.into_iter().filter_map(|row| Some((row.account_id, practical(&row)?)));
        let held = held.into_iter().filter_map(|row| Some((row.account_id, of_held(row)?)));
        Ok((directed.collect(), held.collect()))
    }

    /// Records of all users of a federation, ordered by name.
    pub async fn records_of_all(
        &self,
        bank: &Bank,
        home: &Federation,
        seen: ResultsShown,
        mut each: impl FnMut(MemberRecords),
    ) -> Result<(), StoreError> {
        let mut after = None;
        loop {
            let lot = self.records_of_lot(bank, home, None, after.as_ref(), A_LOT, |_| seen);
            let (lot, next) = lot.await?;
            lot.into_iter().for_each(&mut each);
            match next {
                Some(next) => after = Some(next),
                None => return Ok(()),
            }
        }
    }
}

fn mark(row: evidence::BestMarkRow) -> ScenarioMark {
    // The table allows 0 to 1000.
    ScenarioMark { scenario: row.scenario, permille: row.mark.unsigned_abs() }
}

/// Groups by user.
fn by_person<T>(all: impl IntoIterator<Item = (AccountId, T)>) -> BTreeMap<AccountId, Vec<T>> {
    let mut people: BTreeMap<AccountId, Vec<T>> = BTreeMap::new();
    for (who, one) in all {
        people.entry(who).or_default().push(one);
    }
    people
}

/// A directed session; `None` if its day is malformed.
fn practical(row: &evidence::DirectedEvidenceRow) -> Option<PracticalRecord> {
    Some(PracticalRecord {
        date: row.directed_on.parse().ok()?,
        minutes: u32::from(row.minutes.unsigned_abs()),
        cosigned: row.state == "signed",
    })
}

/// A certificate held; `None` if its row is unreadable, which makes it void.
fn of_held(row: evidence::CertificateEvidenceRow) -> Option<HeldCertificate> {
    let until = match row.valid_until {
        Some(day) => Some(day.parse().ok()?),
        None => None,
    };
    Some(HeldCertificate {
        programme: row.programme,
        level: row.level,
        edition: row.edition.parse().ok()?,
        issued: row.issued_on.parse().ok()?,
        until,
    })
}

/// Records from these exams.
fn with_exams(completed: Vec<CompletedExam>, seen: ResultsShown) -> Records {
    let shown = completed.into_iter().filter(|one| seen == ResultsShown::Whole || one.is_released);
    let exams: Vec<_> = shown.map(|one| one.record).collect();
    let oral = ExamPart::Unwritten(UnwrittenPart::Oral);
    let orals = exams
        .iter()
        .filter_map(|exam| Some(OralRecord { date: exam.date, permille: *exam.sections.get(&oral)? }));
    Records { orals: orals.collect(), exams, ..Records::default() }
}
