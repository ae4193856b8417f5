//! The clock of one part of an attempt: a pure function of what is kept of it and of the time.
//!
//! What is left never grows by itself: while a part is paused, or the clock has stopped because nothing is heard of the candidate, it stands
//! still. What happens to a clock ([`Times::heard`], [`Times::stopped`], [`Times::resumed`]) leaves unchanged what is left at that
//! moment, but for the fraction of a second that is not kept.

use jiff::{SignedDuration, Timestamp};

/// After so many seconds in which nothing was heard of a candidate, the connection is taken for lost. Where the clock stops then, these first
/// seconds have run. Browsers let a page that is not in front of anybody speak once in a minute only.
pub const QUIET: i64 = 75;

/// For so many seconds after the close a clock that an examiner has stopped stands; then nobody is coming back to it.
pub const HELD: i64 = 24 * 60 * 60;

/// The clock of the part that is under way. All lengths are seconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times {
    /// When the part began
    pub begun_at: Timestamp,
    /// What the sitting allows for it
    pub allowed: i64,
    /// What the candidate's accommodation adds to that
    pub granted: i64,
    /// What examiners added
    pub added: i64,
    /// How long examiners had stopped it, before the pause that lasts
    pub paused: i64,
    /// Since when it is stopped by an examiner
    pub paused_at: Option<Timestamp>,
    /// How long it had stopped because nothing was heard, before now
    pub lost: i64,
    /// How long it stops for that in all; 0 where the clock runs on
    pub cap: i64,
    /// When the candidate was last heard of
    pub seen_at: Timestamp,
    /// When the sitting closes
    pub closes_at: Timestamp,
    /// What was granted, added and paused in the parts before this one: the close moves by that, too
    pub before: i64,
    /// How long after the end an answer is still taken
    pub grace: i64,
}

/// Where a clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// It runs
    Running,
    /// An examiner has stopped it
    Paused,
    /// It has run down, and what was sent is still taken
    Grace,
    /// It is over
    Over,
}

impl Phase {
    /// The word of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Running => "running",
            Phase::Paused => "paused",
            Phase::Grace => "grace",
            Phase::Over => "over",
        }
    }
}

impl Times {
    /// When the part ends, if from now on nothing happens to the clock. The close of the sitting holds for what the sitting allows and for
    /// what the network took; what the candidate was granted and what examiners do moves the close as well.
    pub fn ends_at(&self, now: Timestamp) -> Timestamp {
        self.ends_with(self.lost_until(now), now)
    }

    fn ends_with(&self, lost: SignedDuration, now: Timestamp) -> Timestamp {
        let allowed = later(later(self.begun_at, secs(self.allowed)), lost);
        let closes = later(self.closes_at, secs(self.before));
        later(later(allowed.min(closes), secs(self.granted + self.added)), self.paused_until(now))
    }

    /// How many whole seconds are left, at least 0.
    pub fn left(&self, now: Timestamp) -> i64 {
        let now = now.max(self.begun_at);
        self.ends_at(now).duration_since(now).as_secs().max(0)
    }

    /// Where it stands.
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

    /// Whether an answer that arrives now is taken. While an examiner has stopped the clock none is.
    pub fn accepts(&self, now: Timestamp) -> bool {
        matches!(self.phase(now), Phase::Running | Phase::Grace)
    }

    /// Whether the connection to the candidate is taken for lost.
    pub fn is_away(&self, now: Timestamp) -> bool {
        now.duration_since(self.seen_at) > secs(QUIET)
    }

    /// How long it has stopped because nothing was heard, until now. A clock that has run down before that begins to count stays so: the grace
    /// is not made longer by silence.
    pub fn lost_until(&self, now: Timestamp) -> SignedDuration {
        let until = self.paused_at.map_or(now, |paused| paused.min(now));
        let quiet = self.quiet_from();
        if quiet >= self.ends_with(secs(self.lost), until) {
            return secs(self.lost);
        }
        let away = until.duration_since(quiet).max(SignedDuration::ZERO);
        // What was lost before the cap was lowered stays.
        (secs(self.lost) + away).min(secs(self.cap.max(self.lost)))
    }

    /// How long examiners have stopped it, until now.
    pub fn paused_until(&self, now: Timestamp) -> SignedDuration {
        let lasts = self.paused_at.map(|since| now.duration_since(since).max(SignedDuration::ZERO));
        secs(self.paused) + lasts.unwrap_or_default()
    }

    /// Until when a clock that is stopped now stands at most: a pause that nobody ends does not outlive the close by more than [`HELD`].
    pub fn held_until(&self) -> Option<Timestamp> {
        let moved = self.before + self.granted + self.added + self.paused;
        self.paused_at.map(|_| later(self.closes_at, secs(moved + HELD)))
    }

    /// The clock when the candidate is heard of.
    pub fn heard(&self, now: Timestamp) -> Times {
        let lost = self.lost_until(now).as_secs();
        Times { lost, seen_at: now.max(self.seen_at), ..self.clone() }
    }

    /// The clock when an examiner stops it; one that is stopped stays so since then.
    pub fn stopped(&self, now: Timestamp) -> Times {
        if self.paused_at.is_some() {
            return self.clone();
        }
        Times { paused_at: Some(now), ..self.heard(now) }
    }

    /// The clock when an examiner lets it go on. A candidate of whom nothing is heard has [`QUIET`] anew.
    pub fn resumed(&self, now: Timestamp) -> Times {
        if self.paused_at.is_none() {
            return self.clone();
        }
        Times { paused: self.paused_until(now).as_secs(), paused_at: None, ..self.heard(now) }
    }

    /// The clock with so many seconds more, or fewer. What has been lost so far is lost by the clock as it was.
    pub fn with(&self, seconds: i64, now: Timestamp) -> Times {
        let lost = self.lost_until(now).as_secs();
        let quiet = self.paused_at.is_none() && now > self.quiet_from();
        let seen_at = if quiet { later(now, secs(-QUIET)) } else { self.seen_at };
        Times { added: self.added + seconds, lost, seen_at, ..self.clone() }
    }

    /// From when on the connection is taken for lost.
    fn quiet_from(&self) -> Timestamp {
        later(self.seen_at, secs(QUIET))
    }
}

fn secs(seconds: i64) -> SignedDuration {
    SignedDuration::from_secs(seconds)
}

fn later(from: Timestamp, by: SignedDuration) -> Timestamp {
    from.saturating_add(by).unwrap_or(Timestamp::MAX)
}
