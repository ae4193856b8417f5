//! Adding an attempt, in the caller's transaction: a candidate under way is not admitted twice,
//! however many requests run concurrently, and the limit on attempts holds.

use super::{Attempt, AttemptRules};
use crate::clock::{moment, timestamp};
use crate::exams::sitting::Sitting;
use jiff::{SignedDuration, Timestamp};
use store::account::{self, AccountId};
use store::attempt::{self, AttemptId, AttemptRow};
use store::{StoreError, WriteTransaction, attempt_entry, roster, sitting_marker};

/// The reason entry was refused.
#[derive(Debug, thiserror::Error)]
pub enum EnterFault {
    /// Not yet open.
    #[error("the sitting has not begun")]
    NotYet,
    /// Over, or never opened.
    #[error("the sitting is over")]
    Over,
    /// Only people on the sitting's list may enter.
    #[error("the sitting is for people on its list")]
    NotListed,
    /// The entry code is not the one.
    #[error("that is not the entry code")]
    EntryCode,
    /// Too many entry codes were wrong.
    #[error("too many entry codes were wrong")]
    TooMany,
    /// No attempts left, until then or for good.
    #[error("no attempt is left")]
    NoneLeft(Option<Timestamp>),
    /// A cooling-off period after an attempt, until then.
    #[error("the next attempt must wait")]
    CoolingOff(Timestamp),
    /// Sitting and trying the same exam are mutually exclusive.
    #[error("sitting and trying an exam are mutually exclusive")]
    SitsAndTries,
    /// A marker of the sitting knows its questions and answers.
    #[error("a marker of the sitting cannot sit it")]
    Marks,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An admission, with the row to insert if the candidate has no running attempt.
#[derive(Debug)]
pub(crate) struct Admission {
    pub row: AttemptRow,
    pub rules: AttemptRules,
    pub at: Timestamp,
}

/// The attempt entered, or the reason for refusal.
pub(crate) type AdmissionResult = Result<AttemptId, EnterFault>;

impl Admission {
    pub fn account(&self) -> AccountId {
        self.row.account_id
    }

    /// Inserts the attempt, unless one is running. Repeats the checks, as the data read before may
    /// have changed.
    pub async fn carry_out(&self, write: &mut WriteTransaction) -> Result<AdmissionResult, StoreError> {
        let AttemptRow { federation_id, sitting_id, account_id, test, .. } = self.row;
        // Attempts at other sittings of the exam count too: lock against concurrent entries there.
        account::lock(write, federation_id, account_id).await?;
        let all = attempt::lock_of_account(write, federation_id, sitting_id, account_id).await?;
        let (mut same, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|row| row.test == test);
        if let Some(fault) = self.barred(others) {
            return Ok(Err(fault));
        }
        same.sort_by_key(|row| row.number);
        let mut number = 1;
        for row in same {
            number = row.number + 1;
            let rules = AttemptRules::new(self.rules.sitting.clone(), self.rules.granted, &row);
            let attempt = Attempt::new(row.clone(), rules, self.at);
            if !attempt.state().is_over() {
                return Ok(Ok(attempt.id()));
            }
            if attempt.row != row {
                attempt::save(write, &attempt.row).await?;
            }
        }
        let sitting = &self.rules.sitting;
        if !test
            && sitting.listed_only
            && !roster::is_listed(&mut *write, federation_id, sitting_id, account_id).await?
        {
            return Ok(Err(EnterFault::NotListed));
        }
        let (who, now) = ((federation_id, account_id), moment(self.at));
        if !test && sitting_marker::may_mark(&mut *write, federation_id, Some(sitting_id), who, now).await? {
            return Ok(Err(EnterFault::Marks));
        }
        if !test && !sitting.trial {
            let entered =
                attempt_entry::earlier_entries(write, federation_id, account_id, &sitting.code).await?;
            let entered: Vec<Timestamp> = entered.into_iter().map(timestamp).collect();
            if let Err(fault) = frequency(sitting, &entered, self.at) {
                return Ok(Err(fault));
            }
        }
        let row = AttemptRow { number, ..self.row.clone() };
        attempt::insert(write, &row).await?;
        Ok(Ok(row.id))
    }

    /// A trial shows the rulings at once: after one the account cannot sit, and while sitting it
    /// cannot have one.
    fn barred(&self, others: Vec<AttemptRow>) -> Option<EnterFault> {
        if !self.row.test {
            return (!others.is_empty()).then_some(EnterFault::SitsAndTries);
        }
        let is_over = |row: AttemptRow| {
            let rules = AttemptRules::new(self.rules.sitting.clone(), self.rules.granted, &row);
            Attempt::new(row, rules, self.at).state().is_over()
        };
        (!others.into_iter().all(is_over)).then_some(EnterFault::SitsAndTries)
    }
}

/// Checks that another attempt may be begun after those entered at these times, the latest last.
pub fn frequency(sitting: &Sitting, entered: &[Timestamp], at: Timestamp) -> Result<(), EnterFault> {
    let days = |days: u32| SignedDuration::from_hours(24 * i64::from(days));
    let later = |from: Timestamp, by: u32| from.saturating_add(days(by)).unwrap_or(Timestamp::MAX);
    let counted: Vec<Timestamp> = match sitting.period_days {
        0 => entered.to_vec(),
        period => entered.iter().copied().filter(|one| later(*one, period) > at).collect(),
    };
    let most = usize::try_from(sitting.attempts).unwrap_or(usize::MAX);
    if counted.len() >= most {
        // One becomes free once the period since the first counted attempt has passed.
        let frees = counted.get(counted.len() - most).filter(|_| sitting.period_days > 0);
        return Err(EnterFault::NoneLeft(frees.map(|one| later(*one, sitting.period_days))));
    }
    match entered.last().map(|last| later(*last, sitting.cooling_off_days)) {
        Some(until) if until > at => Err(EnterFault::CoolingOff(until)),
        _ => Ok(()),
    }
}
