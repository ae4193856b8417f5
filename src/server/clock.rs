//! The clock.
//!
//! Nodes must agree on the time, since a candidate's exam clock runs on any node. Over PostgreSQL
//! the clock therefore follows the database's ([`Clock::follow`]): it measures at intervals how far
//! that is from the machine's monotonic clock, which corrections of the time of day do not move.

use jiff::Timestamp;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;
use store::{Moment, Store, StoreError};
use time::{Duration, OffsetDateTime};

/// Interval between measurements of the database's clock.
const MEASUREMENT_INTERVAL: std::time::Duration = std::time::Duration::from_secs(20);
/// Samples per measurement; the quickest is the most accurate.
const SAMPLES: usize = 5;
/// Maximum duration of a query for the time, which is accurate to half of that.
const TOO_LONG: std::time::Duration = std::time::Duration::from_millis(500);
/// Tolerated skew of the machine's time of day.
const SKEW: Duration = Duration::SECOND;
/// Skew logged as an error: such a machine does not synchronise its clock.
const GREAT_SKEW: Duration = Duration::seconds(5);

/// Converts a time of `time` to one of `jiff`.
pub fn to_timestamp(at: OffsetDateTime) -> Timestamp {
    Timestamp::from_nanosecond(at.unix_timestamp_nanos()).unwrap_or_default()
}

/// Converts a time of the store to one of the bank.
pub fn timestamp(moment: Moment) -> Timestamp {
    to_timestamp(moment.time())
}

/// Converts a time of the bank to one of the store.
pub fn moment(at: Timestamp) -> Moment {
    Moment::new(
        OffsetDateTime::from_unix_timestamp_nanos(at.as_nanosecond()).unwrap_or(OffsetDateTime::UNIX_EPOCH),
    )
}

/// A stopwatch, for metrics and logs only.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(std::time::Instant);

impl Stopwatch {
    /// Begins now.
    #[expect(clippy::disallowed_methods, reason = "the one place where spans of time are measured")]
    pub fn begin() -> Self {
        Self(std::time::Instant::now())
    }

    /// Elapsed time.
    pub fn took(self) -> std::time::Duration {
        self.0.elapsed()
    }
}

/// A clock: the machine's, which may follow the database's, or a stopped one for tests.
#[derive(Clone, Debug)]
pub struct Clock(ClockSource);

#[derive(Clone, Debug)]
enum ClockSource {
    System(Arc<System>),
    Standing(Arc<Mutex<Moment>>),
}

/// The machine's clocks.
#[derive(Debug)]
struct System {
    /// Simulated skew of the machine's time of day, for tests
    off: Duration,
    measured: Mutex<Option<Measured>>,
}

/// The database's time at a monotonic instant.
#[derive(Clone, Copy, Debug)]
struct Measured {
    at: Instant,
    time: Moment,
    /// Duration of the query
    took: std::time::Duration,
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self::system_off_by(Duration::ZERO)
    }

    /// The clock of a machine with this skew: for tests.
    pub fn system_off_by(off: Duration) -> Self {
        Self(ClockSource::System(Arc::new(System { off, measured: Mutex::default() })))
    }

    /// A clock stopped at `time`. Its clones are the same clock.
    pub fn standing_at(time: OffsetDateTime) -> Self {
        Self(ClockSource::Standing(Arc::new(Mutex::new(Moment::new(time)))))
    }

    /// Moves a stopped clock forward. No effect on the machine's clock.
    pub fn advance(&self, span: Duration) {
        if let ClockSource::Standing(moment) = &self.0 {
            let mut moment = moment.lock().unwrap_or_else(PoisonError::into_inner);
            *moment = moment.plus(span);
        }
    }

    /// The current time.
    pub fn now(&self) -> Moment {
        match &self.0 {
            ClockSource::System(system) => system.now(),
            ClockSource::Standing(moment) => *moment.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// The same as exam clocks count it.
    pub fn instant(&self) -> Timestamp {
        timestamp(self.now())
    }

    /// Follows the database's clock from now on, for as long as this clock is in use; the machine's
    /// if the database has none. A stopped clock stays stopped.
    pub async fn follow(&self, store: &Store) -> Result<(), StoreError> {
        let ClockSource::System(system) = &self.0 else { return Ok(()) };
        let Some(measured) = measure(store).await? else { return Ok(()) };
        let skew = system.skew(measured);
        if skew.abs() >= GREAT_SKEW {
            tracing::error!(
                seconds = skew.as_seconds_f64(),
                "the clock of this machine is far from the database’s, which is followed: have both set by NTP"
            );
        } else if skew.abs() >= SKEW {
            warn(skew);
        }
        system.set(measured);
        tokio::spawn(follow_until_dropped(Arc::downgrade(system), store.clone(), skew));
        Ok(())
    }
}

impl System {
    fn now(&self) -> Moment {
        match *self.measured() {
            Some(measured) => measured.time.plus(elapsed(measured.at)),
            None => self.time_of_day(),
        }
    }

    fn measured(&self) -> MutexGuard<'_, Option<Measured>> {
        self.measured.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, measured: Measured) {
        *self.measured() = Some(measured);
    }

    /// Lead of the database's clock over the machine's time of day.
    fn skew(&self, measured: Measured) -> Duration {
        measured.time.plus(elapsed(measured.at)).since(self.time_of_day())
    }

    #[expect(clippy::disallowed_methods, reason = "the one place where the time of day comes in")]
    fn time_of_day(&self) -> Moment {
        Moment::new(OffsetDateTime::now_utc() + self.off)
    }
}

/// Measures at intervals until the clock is dropped or the store is closed.
async fn follow_until_dropped(clock: Weak<System>, store: Store, mut logged: Duration) {
    loop {
        tokio::time::sleep(MEASUREMENT_INTERVAL).await;
        let Some(system) = clock.upgrade() else { return };
        match measure(&store).await {
            // The previous measurement is more accurate.
            Ok(Some(measured)) if measured.took > TOO_LONG => {}
            Ok(Some(measured)) => {
                system.set(measured);
                let skew = system.skew(measured);
                if skew.abs() >= SKEW && (skew - logged).abs() >= SKEW {
                    warn(skew);
                }
                logged = skew;
            }
            Ok(None) => return,
            Err(_) if store.is_closed() => return,
            // The clock keeps running; the outage is logged elsewhere.
            Err(_) => {}
        }
    }
}

fn warn(skew: Duration) {
    tracing::warn!(
        seconds = skew.as_seconds_f64(),
        "the clock of this machine differs from the database’s, which is followed"
    );
}

/// Queries the database's time several times, and uses the quickest answer, as of the middle of the
/// query.
async fn measure(store: &Store) -> Result<Option<Measured>, StoreError> {
    let mut best: Option<Measured> = None;
    for _ in 0..SAMPLES {
        let asked = instant();
        let Some(time) = store.time().await? else { return Ok(None) };
        let took = asked.elapsed();
        if best.is_none_or(|best| took < best.took) {
            best = Some(Measured { at: asked + took / 2, time, took });
        }
    }
    Ok(best)
}

#[expect(clippy::disallowed_methods, reason = "the one place where a clock that only runs comes in")]
fn instant() -> Instant {
    Instant::now()
}

fn elapsed(since: Instant) -> Duration {
    Duration::try_from(since.elapsed()).unwrap_or(Duration::MAX)
}
