//! The clock of one part of an attempt: a pure function of its stored times and the current time.
//!
//! The clock stops while an examiner pauses it and, if the sitting allows that, while the
//! candidate's connection is lost; the latter only up to a cap and to the close of the sitting.
//! Time left never grows by itself: an event ([`Times::heard`], [`Times::stopped`],
//! [`Times::resumed`]) does not change the time left at that moment, except for the fraction of a
//! second that is not stored.

use derive::Word;
use jiff::{SignedDuration, Timestamp};

/// Seconds without a signal from the candidate's browser after which the connection counts as lost.
/// The clock runs during them. More than a minute, because browsers let a page in the background
/// send only once a minute.
pub const CONNECTION_TIMEOUT: i64 = 75;

/// Seconds after the close at which an examiner's pause ends: by then the candidate is not expected
/// to return.
pub const PAUSE_LIMIT: i64 = 24 * 60 * 60;

/// The clock of the part that is under way. All lengths are seconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times {
    /// Start of the part
    pub begun_at: Timestamp,
    /// Time that the sitting allows for the part
    pub allowed: i64,
    /// Extra time from the candidate's accommodation
    pub granted: i64,
    /// Time added by examiners
    pub added: i64,
    /// Total of examiners' pauses, without the current one
    pub paused: i64,
    /// Start of the examiner's current pause, if there is one
    pub paused_at: Option<Timestamp>,
    /// Total of pauses for lost connections, without the current one
    pub lost: i64,
    /// Limit on that total; 0 if the clock runs on when the connection is lost
    pub cap: i64,
    /// Time of the latest signal from the candidate
    pub seen_at: Timestamp,
    /// Close of the sitting
    pub closes_at: Timestamp,
    /// Time granted, added and paused in earlier parts, which also moves the close
    pub before: i64,
    /// Seconds after the end during which an answer is still accepted
    pub grace: i64,
}

/// Phase of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum Phase {
    /// Running
    Running,
    /// Paused by an examiner
    Paused,
    /// Run down; answers are still accepted
    Grace,
    /// Ended
    Over,
}

impl Times {
    /// End of the part, if no further event changes the clock. The close of the sitting limits the
    /// time allowed and the pauses for lost connections; extra time, examiners' additions and their
    /// pauses move the close as well.
    pub fn ends_at(&self, now: Timestamp) -> Timestamp {
        self.ends_with(self.lost_until(now), now)
    }

    fn ends_with(&self, lost: SignedDuration, now: Timestamp) -> Timestamp {
        let allowed = later(later(self.begun_at, secs(self.allowed)), lost);
        let closes = later(self.closes_at, secs(self.before));
        later(later(allowed.min(closes), secs(self.granted + self.added)), self.paused_until(now))
    }

    /// Whole seconds left, at least 0.
    pub fn left(&self, now: Timestamp) -> i64 {
        let now = now.max(self.begun_at);
        self.ends_at(now).duration_since(now).as_secs().max(0)
    }

    /// The current phase.
    pub fn phase(&self, now: Timestamp) -> Phase {
        let ends = self.ends_at(now);
        if now > later(ends, secs(self.grace)) {
            Phase::Over
        } else if self.paused_at.is_some() {
            Phase::Paused
        } else if now > ends {
            Phase::Grace
        } else {
            Phase::Running
        }
    }

    /// True if an answer that arrives now is accepted: not during an examiner's pause.
    pub fn accepts(&self, now: Timestamp) -> bool {
        matches!(self.phase(now), Phase::Running | Phase::Grace)
    }

    /// True if the candidate's connection counts as lost.
    pub fn is_disconnected(&self, now: Timestamp) -> bool {
        now.duration_since(self.seen_at) > secs(CONNECTION_TIMEOUT)
    }

    /// Total of pauses for lost connections until now. A clock that had run down before the
    /// connection was lost is not paused: silence does not extend the grace period.
    pub fn lost_until(&self, now: Timestamp) -> SignedDuration {
        let until = self.paused_at.map_or(now, |paused| paused.min(now));
        let lost_at = self.connection_lost_at();
        if lost_at >= self.ends_with(secs(self.lost), until) {
            return secs(self.lost);
        }
        let current = until.duration_since(lost_at).max(SignedDuration::ZERO);
        // Pauses from before the cap was lowered still count.
        (secs(self.lost) + current).min(secs(self.cap.max(self.lost)))
    }

    /// Total of examiners' pauses until now.
    pub fn paused_until(&self, now: Timestamp) -> SignedDuration {
        let current = self.paused_at.map(|since| now.duration_since(since).max(SignedDuration::ZERO));
        secs(self.paused) + current.unwrap_or_default()
    }

    /// Latest end of the examiner's current pause: [`PAUSE_LIMIT`] after the close, as moved for
    /// this candidate.
    pub fn pause_ends_at(&self) -> Option<Timestamp> {
        let moved = self.before + self.granted + self.added + self.paused;
        self.paused_at.map(|_| later(self.closes_at, secs(moved + PAUSE_LIMIT)))
    }

    /// The clock after a signal from the candidate.
    pub fn heard(&self, now: Timestamp) -> Times {
        let lost = self.lost_until(now).as_secs();
        Times { lost, seen_at: now.max(self.seen_at), ..self.clone() }
    }

    /// The clock after an examiner pauses it; a paused clock is unchanged.
    pub fn stopped(&self, now: Timestamp) -> Times {
        if self.paused_at.is_some() {
            return self.clone();
        }
        Times { paused_at: Some(now), ..self.heard(now) }
    }

    /// The clock after an examiner resumes it. Resuming counts as a signal, so a silent candidate's
    /// connection is lost only after another [`CONNECTION_TIMEOUT`].
    pub fn resumed(&self, now: Timestamp) -> Times {
        if self.paused_at.is_none() {
            return self.clone();
        }
        Times { paused: self.paused_until(now).as_secs(), paused_at: None, ..self.heard(now) }
    }

    /// The clock with these seconds added or, if negative, removed. The pauses for lost connections
    /// until now are computed before the change.
    pub fn with(&self, seconds: i64, now: Timestamp) -> Times {
        let lost = self.lost_until(now).as_secs();
        let is_lost = self.paused_at.is_none() && now > self.connection_lost_at();
        let seen_at = if is_lost { later(now, secs(-CONNECTION_TIMEOUT)) } else { self.seen_at };
        Times { added: self.added + seconds, lost, seen_at, ..self.clone() }
    }

    /// Time from which the connection counts as lost, without another signal.
    fn connection_lost_at(&self) -> Timestamp {
        later(self.seen_at, secs(CONNECTION_TIMEOUT))
    }
}

fn secs(seconds: i64) -> SignedDuration {
    SignedDuration::from_secs(seconds)
}

fn later(from: Timestamp, by: SignedDuration) -> Timestamp {
    from.saturating_add(by).unwrap_or(Timestamp::MAX)
}
