//! Where the time comes from.
//!
//! Several nodes must agree on what time it is: an exam's clock runs on whichever node a candidate happens to reach. So over PostgreSQL a clock
//! follows the database's ([`Clock::follow`]): what is measured now and then is how far that is from a clock of the machine that only runs, which no
//! correction of the machine's time of day moves.

use jiff::Timestamp;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;
use store::{Moment, Store, StoreError};
use time::{Duration, OffsetDateTime};

/// How often the database is asked for the time.
const MEASURED_EVERY: std::time::Duration = std::time::Duration::from_secs(20);
/// How many times it is asked then: the quickest answer is the most exact.
const TIMES: usize = 5;
/// The longest that an answer may take which says what time it is: the time is known to half of that.
const TOO_LONG: std::time::Duration = std::time::Duration::from_millis(500);
/// How far the machine's time of day may be off without a word.
const SKEW: Duration = Duration::SECOND;
/// How far off it is told loudly: such a machine sets its clock by nothing.
const GREAT_SKEW: Duration = Duration::seconds(5);

/// The instant as the bank counts time.
pub fn timestamp(at: OffsetDateTime) -> Timestamp {
    Timestamp::from_nanosecond(at.unix_timestamp_nanos()).unwrap_or_default()
}

/// How long something takes: for figures and the log, and for nothing that is decided.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(std::time::Instant);

impl Stopwatch {
    /// Begins now.
    #[expect(clippy::disallowed_methods, reason = "the one place where spans of time are measured")]
    pub fn begin() -> Self {
        Self(std::time::Instant::now())
    }

    /// How long it has been since.
    pub fn took(self) -> std::time::Duration {
        self.0.elapsed()
    }
}

/// A clock: the machine's, which may follow the database's, or one that stands still until it is moved.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System(Arc<System>),
    Standing(Arc<Mutex<Moment>>),
}

/// The machine's clocks.
#[derive(Debug)]
struct System {
    /// How far the machine's time of day is off: what a test says, else nothing
    off: Duration,
    measured: Mutex<Option<Measured>>,
}

/// What time it was by the database's clock at an instant of the machine's.
#[derive(Clone, Copy, Debug)]
struct Measured {
    at: Instant,
    time: Moment,
    /// How long it took to be told
    took: std::time::Duration,
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self::system_off_by(Duration::ZERO)
    }

    /// The clock of a machine that is wrong by this much: for tests.
    pub fn system_off_by(off: Duration) -> Self {
        Self(Kind::System(Arc::new(System { off, measured: Mutex::default() })))
    }

    /// A clock that stands at `time`. Its clones are the same clock.
    pub fn standing_at(time: OffsetDateTime) -> Self {
        Self(Kind::Standing(Arc::new(Mutex::new(Moment::new(time)))))
    }

    /// Moves a standing clock forward. The machine's clock takes no notice.
    pub fn advance(&self, span: Duration) {
        if let Kind::Standing(moment) = &self.0 {
            let mut moment = moment.lock().unwrap_or_else(PoisonError::into_inner);
            *moment = moment.plus(span);
        }
    }

    /// What time it is.
    pub fn now(&self) -> Moment {
        match &self.0 {
            Kind::System(system) => system.now(),
            Kind::Standing(moment) => *moment.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Goes by the database's clock from now on, and for as long as somebody has this one; where the database has none, by the machine's. A clock
    /// that stands still stands.
    pub async fn follow(&self, store: &Store) -> Result<(), StoreError> {
        let Kind::System(system) = &self.0 else { return Ok(()) };
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
        system.keep(measured);
        tokio::spawn(keep_following(Arc::downgrade(system), store.clone(), skew));
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

    fn keep(&self, measured: Measured) {
        *self.measured() = Some(measured);
    }

    /// How far the database's clock is ahead of the machine's time of day.
    fn skew(&self, measured: Measured) -> Duration {
        measured.time.plus(elapsed(measured.at)).since(self.time_of_day())
    }

    #[expect(clippy::disallowed_methods, reason = "the one place where the time of day comes in")]
    fn time_of_day(&self) -> Moment {
        Moment::new(OffsetDateTime::now_utc() + self.off)
    }
}

/// Measures now and then, until nobody has the clock any more or the database is closed.
async fn keep_following(clock: Weak<System>, store: Store, mut told: Duration) {
    loop {
        tokio::time::sleep(MEASURED_EVERY).await;
        let Some(system) = clock.upgrade() else { return };
        match measure(&store).await {
            // Better what was measured a while ago.
            Ok(Some(measured)) if measured.took > TOO_LONG => {}
            Ok(Some(measured)) => {
                system.keep(measured);
                let skew = system.skew(measured);
                if skew.abs() >= SKEW && (skew - told).abs() >= SKEW {
                    warn(skew);
                }
                told = skew;
            }
            Ok(None) => return,
            Err(_) if store.is_closed() => return,
            // The clock runs on; that the database is away others tell.
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

/// Asks the database for its time a few times, and takes what came the quickest, as of the middle between asking and answer.
async fn measure(store: &Store) -> Result<Option<Measured>, StoreError> {
    let mut best: Option<Measured> = None;
    for _ in 0..TIMES {
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
