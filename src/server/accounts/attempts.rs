//! How often somebody may try something: be wrong about a password, or send a report.

use crate::store::Moment;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use time::Duration;

/// How many attempts at signing in an address has within [`WINDOW`] before it must wait.
pub const ATTEMPTS: u32 = 10;
/// How many codes of a second factor somebody may try within [`WINDOW`]: of a million, three are right.
pub const CODES: u32 = 5;
/// From the first attempt on.
pub const WINDOW: Duration = Duration::minutes(15);
/// How many attempts may fail from one network within [`WINDOW`]: a class may sit behind one address, and some of it mistype.
pub const FAILURES_OF_A_NETWORK: u32 = 100;
/// How many addresses are remembered. At about 50 bytes each this is half a megabyte.
const REMEMBERED: usize = 10_000;

/// Attempts by address, whether there is such an account or not, or by whatever else names who tries. Kept in memory: a
/// restart forgets.
#[derive(Debug)]
pub struct Attempts {
    limit: u32,
    window: Duration,
    by_address: Mutex<HashMap<[u8; 32], Count>>,
}

#[derive(Clone, Copy, Debug)]
struct Count {
    attempts: u32,
    since: Moment,
}

impl Attempts {
    /// So many attempts for each address within so long a time.
    pub fn new(limit: u32, window: Duration) -> Self {
        Self { limit, window, by_address: Mutex::default() }
    }

    /// Counts an attempt, before it is known how it ends: many at once cannot slip through. When there have been too
    /// many, it says how long to wait.
    pub fn begin(&self, email: &str, now: Moment) -> Result<(), Duration> {
        let mut counts = self.counts();
        if !counts.contains_key(&key(email)) && counts.len() >= REMEMBERED {
            make_room(&mut counts, now, self.window);
        }
        let count = counts.entry(key(email)).or_insert(Count { attempts: 0, since: now });
        let passed = now.since(count.since);
        if passed >= self.window {
            *count = Count { attempts: 0, since: now };
        } else if count.attempts >= self.limit {
            return Err(self.window - passed);
        }
        count.attempts += 1;
        Ok(())
    }

    /// Whether one more may be made, without counting it. For those of whom many try at once and are right: what is counted is what
    /// fails, by [`Attempts::count`], and as many at once as the line for hashing holds may slip through.
    pub fn allow(&self, who: &str, now: Moment) -> Result<(), Duration> {
        let counts = self.counts();
        let Some(count) = counts.get(&key(who)) else { return Ok(()) };
        let passed = now.since(count.since);
        if passed < self.window && count.attempts >= self.limit { Err(self.window - passed) } else { Ok(()) }
    }

    /// Counts what has failed, whether it was too much or not.
    pub fn count(&self, who: &str, now: Moment) {
        // That there were too many already, the next one is told.
        let _ = self.begin(who, now);
    }

    /// The attempt could not be judged: it does not count.
    pub fn take_back(&self, email: &str) {
        if let Some(count) = self.counts().get_mut(&key(email)) {
            count.attempts = count.attempts.saturating_sub(1);
        }
    }

    /// The attempt was right: all is forgiven.
    pub fn clear(&self, email: &str) {
        self.counts().remove(&key(email));
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<[u8; 32], Count>> {
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Of one length however long the address, and no address in memory longer than it must be.
fn key(email: &str) -> [u8; 32] {
    Sha256::digest(email.as_bytes()).into()
}

/// Forgets what is past its window, or else whatever has been counted longest.
fn make_room(counts: &mut HashMap<[u8; 32], Count>, now: Moment, window: Duration) {
    counts.retain(|_, count| now.since(count.since) < window);
    if counts.len() >= REMEMBERED {
        let oldest = counts.iter().min_by_key(|(_, count)| count.since).map(|(key, _)| *key);
        oldest.and_then(|key| counts.remove(&key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn no_more_addresses_are_remembered_than_there_is_room_for() {
        let attempts = Attempts::new(ATTEMPTS, WINDOW);
        let start = Moment::new(datetime!(2026-01-01 12:00 UTC));
        for n in 0..REMEMBERED + 50 {
            let now = start.plus(Duration::milliseconds(i64::try_from(n).unwrap()));
            attempts.begin(&format!("{n}@example.org"), now).unwrap();
        }
        assert_eq!(attempts.counts().len(), REMEMBERED);
        assert!(attempts.counts().contains_key(&key("10049@example.org")), "the newest is kept");
        assert!(!attempts.counts().contains_key(&key("0@example.org")), "the oldest is forgotten");
    }

    #[test]
    fn what_fails_is_counted_and_what_is_allowed_is_not() {
        let attempts = Attempts::new(2, WINDOW);
        let now = Moment::new(datetime!(2026-01-01 12:00 UTC));
        for _ in 0..5 {
            assert_eq!(attempts.allow("192.0.2.1", now), Ok(()));
        }
        attempts.count("192.0.2.1", now);
        assert_eq!(attempts.allow("192.0.2.1", now), Ok(()));
        attempts.count("192.0.2.1", now);
        assert_eq!(attempts.allow("192.0.2.1", now.plus(Duration::minutes(5))), Err(Duration::minutes(10)));
        assert_eq!(attempts.allow("192.0.2.2", now), Ok(()), "nobody else has to wait");
        assert_eq!(attempts.allow("192.0.2.1", now.plus(WINDOW)), Ok(()));
    }

    #[test]
    fn an_attempt_that_could_not_be_judged_does_not_count() {
        let attempts = Attempts::new(ATTEMPTS, WINDOW);
        let now = Moment::new(datetime!(2026-01-01 12:00 UTC));
        for _ in 0..ATTEMPTS * 2 {
            attempts.begin("a@example.org", now).unwrap();
            attempts.take_back("a@example.org");
        }
        assert_eq!(attempts.begin("a@example.org", now), Ok(()));
    }
}
