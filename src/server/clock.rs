//! Where the time comes from.

use crate::store::Moment;
use std::sync::{Arc, Mutex, PoisonError};
use time::{Duration, OffsetDateTime};

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

/// A clock: the machine's, or one that stands still until it is moved.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System,
    Standing(Arc<Mutex<Moment>>),
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self(Kind::System)
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
    #[expect(clippy::disallowed_methods, reason = "the one place where the time of day comes in")]
    pub fn now(&self) -> Moment {
        match &self.0 {
            Kind::System => Moment::new(OffsetDateTime::now_utc()),
            Kind::Standing(moment) => *moment.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }
}
