//! What people have toward certificates, from which all progress follows: practice, exams, oral examinations. Nothing of it is kept a second time.
//!
//! Of one person it is read by two statements, five where exams were sat. Of a whole federation it is read in lots of [`A_LOT`] people in the
//! order of their names, with as many statements for each lot: time grows with what they have answered and sat, memory with what a lot has.

use super::Server;
use super::accounts::AccountId;
use super::exams::evidence::Sat;
use super::federation::Federation;
use super::people::After;
use crate::quiz::exam::Unwritten;
use crate::quiz::programme::{OralRecord, Section};
use crate::quiz::review::zone;
use crate::quiz::{Bank, Mark, Records};
use crate::store::evidence::{self, Whom};
use crate::store::{StoreError, account};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::BTreeMap;
use uuid::Uuid;

/// How many people's records are in memory at once.
pub const A_LOT: usize = 200;

/// Who looks at what somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Everything that counts: for those who hold exams, and for deciding who may have a certificate
    Whole,
    /// What its owner may see: of exams those whose marks are shown to candidates
    Shown,
}

/// Somebody of a federation, with what they have.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// Their account.
    pub id: AccountId,
    /// Their name.
    pub name: String,
    /// The number the federation knows them by.
    pub number: Option<String>,
    /// What they have.
    pub records: Records,
}

impl Server {
    /// The day it is where a federation is.
    pub fn today_in(&self, federation: &Federation) -> Date {
        zone(&federation.zone).unwrap_or(TimeZone::UTC).to_datetime(self.instant()).date()
    }

    /// What somebody of a federation has.
    pub async fn records(
        &self,
        bank: &Bank,
        home: &Federation,
        who: AccountId,
        seen: Seen,
    ) -> Result<Records, StoreError> {
        let mut records = self.records_but_practice(bank, home, who, seen).await?;
        let best = evidence::best_marks(&self.inner.store, home.id, Whom::One(who)).await?;
        let marks: Vec<Mark> = best.into_iter().map(mark).collect();
        records.practice = Records::practised(bank, &marks);
        Ok(records)
    }

    /// The same but for practice, for whoever has read that already.
    pub async fn records_but_practice(
        &self,
        bank: &Bank,
        home: &Federation,
        who: AccountId,
        seen: Seen,
    ) -> Result<Records, StoreError> {
        let sat = self.sat_by(bank, home, Whom::One(who)).await?;
        Ok(with_exams(sat, seen))
    }

    /// People of a federation in the order of their names with what they have, so many after one of them, and where to go on, if there are more.
    pub async fn records_of_lot(
        &self,
        bank: &Bank,
        home: &Federation,
        after: Option<&After>,
        limit: usize,
        seen: impl Fn(AccountId) -> Seen,
    ) -> Result<(Vec<Recorded>, Option<After>), StoreError> {
        let store = &self.inner.store;
        let after = after.map(|(name, id)| (name.as_str(), *id));
        let most = i64::try_from(limit).unwrap_or(i64::MAX);
        let mut people = account::page(store, home.id, "", after, most.saturating_add(1)).await?;
        let more = people.len() > limit;
        people.truncate(limit);
        let next = people.last().filter(|_| more).map(|last| (last.name.clone(), last.id));
        let whom = Whom::Lot { after: after.unwrap_or(("", AccountId(Uuid::nil()))), limit: most };
        let (best, sat) =
            tokio::try_join!(evidence::best_marks(store, home.id, whom), self.sat_by(bank, home, whom))?;
        let mut marks: BTreeMap<AccountId, Vec<Mark>> = BTreeMap::new();
        for row in best {
            marks.entry(row.account_id).or_default().push(mark(row));
        }
        let mut exams: BTreeMap<AccountId, Vec<Sat>> = BTreeMap::new();
        for one in sat {
            exams.entry(one.who).or_default().push(one);
        }
        let recorded = people.into_iter().map(|person| {
            let sat = exams.remove(&person.id).unwrap_or_default();
            let practice = marks.remove(&person.id).unwrap_or_default();
            let records =
                Records { practice: Records::practised(bank, &practice), ..with_exams(sat, seen(person.id)) };
            Recorded { id: person.id, name: person.name, number: person.member_number, records }
        });
        Ok((recorded.collect(), next))
    }

    /// Everybody of a federation with all that counts, one after the other in the order of their names.
    pub async fn records_of_all(
        &self,
        bank: &Bank,
        home: &Federation,
        mut each: impl FnMut(Recorded),
    ) -> Result<(), StoreError> {
        let mut after = None;
        loop {
            let (lot, next) = self.records_of_lot(bank, home, after.as_ref(), A_LOT, |_| Seen::Whole).await?;
            lot.into_iter().for_each(&mut each);
            match next {
                Some(next) => after = Some(next),
                None => return Ok(()),
            }
        }
    }
}

fn mark(row: evidence::BestMarkRow) -> Mark {
    // The table allows 0 to 1000.
    Mark { scenario: row.scenario, permille: row.mark.unsigned_abs() }
}

/// What these exams count for. Sessions that were directed and certificates that are held are no exams, and come from tables of their own.
fn with_exams(sat: Vec<Sat>, seen: Seen) -> Records {
    let shown = sat.into_iter().filter(|one| seen == Seen::Whole || one.is_shown);
    let exams: Vec<_> = shown.map(|one| one.record).collect();
    let oral = Section::Unwritten(Unwritten::Oral);
    let orals = exams
        .iter()
        .filter_map(|exam| Some(OralRecord { date: exam.date, permille: *exam.sections.get(&oral)? }));
    Records { orals: orals.collect(), exams, ..Records::default() }
}
