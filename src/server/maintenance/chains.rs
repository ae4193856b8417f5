//! Verification of a database's hash chains: every federation's audit log, and every attempt's
//! receipts.

use crate::audit::Break;
use crate::audit::check::check as check_log;
use crate::exams::attempt::receipt;
use store::{Store, StoreError, attempt_answer, federation};
use uuid::Uuid;

/// Attempts per query.
const AT_ONCE: i64 = 1000;

/// Result of the verification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chains {
    /// Number of valid log entries.
    pub entries: i64,
    /// Number of changes of answers with valid receipts.
    pub changes: i64,
    /// Breaks found.
    pub broken: Vec<Broken>,
}

/// A break of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The log of the federation with this code.
    Log(String, Break),
    /// The receipts of an attempt in the federation with this code, from this change on.
    Receipts(String, Uuid, i32),
}

/// Verifies all logs and all attempts.
pub(super) async fn check(store: &Store) -> Result<Chains, StoreError> {
    let mut found = Chains::default();
    for (federation, code) in federation::codes(store).await? {
        let log = check_log(store, federation, None).await?;
        found.entries += log.entries;
        found.broken.extend(log.broken.map(|broken| Broken::Log(code.clone(), broken)));
        let mut last = None;
        loop {
            let attempts = attempt_answer::attempts_after(store, federation, last, AT_ONCE).await?;
            for attempt in &attempts {
                let rows = attempt_answer::of_attempt(store, federation, *attempt).await?;
                found.changes += i64::try_from(rows.len()).unwrap_or(i64::MAX);
                let broken = receipt::first_broken(&rows);
                found.broken.extend(broken.map(|at| Broken::Receipts(code.clone(), attempt.0, at)));
            }
            last = attempts.last().copied();
            if last.is_none() {
                break;
            }
        }
    }
    Ok(found)
}
