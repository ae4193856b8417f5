//! The exam clock.

use bank::exam::clock::{CONNECTION_TIMEOUT, PAUSE_LIMIT, Phase, Times};
use jiff::{SignedDuration, Timestamp};
use proptest::collection::vec;
use proptest::prelude::*;

fn at(second: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_secs(1_800_000_000 + second)
}

/// Thirty minutes from second 0, in a sitting that closes after two hours.
fn half_an_hour() -> Times {
    Times {
        begun_at: at(0),
        allowed: 1800,
        granted: 0,
        added: 0,
        paused: 0,
        paused_at: None,
        lost: 0,
        cap: 0,
        seen_at: at(0),
        closes_at: at(7200),
        before: 0,
        grace: 30,
    }
}

#[test]
fn clock_runs_down_to_grace() {
    let clock = half_an_hour();
    for (second, left, phase) in [
        (0, 1800, Phase::Running),
        (1799, 1, Phase::Running),
        (1800, 0, Phase::Running),
        (1801, 0, Phase::Grace),
        (1830, 0, Phase::Grace),
        (1831, 0, Phase::Over),
    ] {
        assert_eq!((clock.left(at(second)), clock.phase(at(second))), (left, phase), "{second}");
        assert_eq!(clock.accepts(at(second)), phase != Phase::Over);
    }
    // A server clock that was set back grants no extra time.
    assert_eq!(clock.left(at(-100)), 1800);
}

#[test]
fn extra_time_moves_the_close() {
    let granted = Times { granted: 450, ..half_an_hour() };
    assert_eq!(granted.left(at(1800)), 450);
    // A candidate who begins fifteen minutes before the close has these, and any extra time.
    let late = Times { closes_at: at(900), ..half_an_hour() };
    assert_eq!((late.left(at(0)), Times { granted: 450, ..late }.left(at(0))), (900, 1350));
}

#[test]
fn examiners_move_the_close() {
    let tight = Times { closes_at: at(1800), cap: 600, ..half_an_hour() };
    assert_eq!(tight.with(300, at(0)).left(at(0)), 2100);
    assert_eq!(tight.stopped(at(100)).resumed(at(400)).left(at(400)), 1700);
    assert_eq!(tight.heard(at(400)).left(at(400)), 1400);
    let wide = Times { cap: 600, ..half_an_hour() };
    assert_eq!(wide.heard(at(400)).left(at(400)), 1400 + 400 - CONNECTION_TIMEOUT);
    assert_eq!(Times { cap: 0, ..wide }.heard(at(400)).left(at(400)), 1400);
}

#[test]
fn pause_lasts_a_day_past_close() {
    let clock = half_an_hour();
    assert_eq!(clock.pause_ends_at(), None, "it runs");
    let day = |seconds| Some(at(seconds + PAUSE_LIMIT));
    assert_eq!(clock.stopped(at(100)).pause_ends_at(), day(7200));
    // A move of the close moves that, too.
    let moved = Times { granted: 450, before: 60, ..clock }.with(300, at(50)).stopped(at(100));
    assert_eq!(moved.pause_ends_at(), day(7200 + 450 + 60 + 300));
    let again = moved.resumed(at(700)).stopped(at(800));
    assert_eq!(
        (again.pause_ends_at(), again.resumed(at(900)).pause_ends_at()),
        (day(7200 + 810 + 600), None)
    );
}

#[test]
fn next_part_keeps_grants() {
    // An hour closed-book and half an hour open-book in a sitting of ninety minutes, with 25 %
    // more: 75 minutes, then 37½.
    let open = Times {
        begun_at: at(75 * 60),
        granted: 450,
        before: 15 * 60,
        closes_at: at(90 * 60),
        seen_at: at(75 * 60),
        ..half_an_hour()
    };
    assert_eq!(open.left(at(75 * 60)), 2250);
    assert_eq!(Times { before: 0, ..open }.left(at(75 * 60)), 1350);
}

#[test]
fn paused_clock_accepts_nothing() {
    let stopped = half_an_hour().stopped(at(600));
    for second in [600, 700, 100_000] {
        assert_eq!((stopped.left(at(second)), stopped.phase(at(second))), (1200, Phase::Paused));
        assert!(!stopped.accepts(at(second)));
    }
    assert_eq!(stopped.stopped(at(700)), stopped);
    let again = stopped.resumed(at(100_000));
    assert_eq!((again.left(at(100_000)), again.phase(at(100_000))), (1200, Phase::Running));
    assert_eq!(again.resumed(at(100_001)), again);
}

#[test]
fn paused_grace_accepts_nothing() {
    let over = half_an_hour();
    assert_eq!(over.phase(at(1805)), Phase::Grace);
    let stopped = over.stopped(at(1805));
    for second in [1805, 5000] {
        assert_eq!(stopped.phase(at(second)), Phase::Paused);
        assert!(!stopped.accepts(at(second)));
    }
    let again = stopped.resumed(at(5000));
    assert_eq!((again.phase(at(5000)), again.phase(at(5100))), (Phase::Grace, Phase::Over));
}

/// Events of a clock.
#[derive(Clone, Copy, Debug)]
enum ClockEvent {
    Heard,
    Stopped,
    Resumed,
    Added(i64),
}

/// A clock that counts seconds one by one.
struct CountedClock {
    own: i64,
    window: i64,
    cap: i64,
    silent: i64,
    /// True if the clock stops in silence: it does if there was time left when the silence began.
    stands: bool,
    stopped: bool,
}

impl CountedClock {
    fn second(&mut self) {
        if self.stopped {
            return;
        }
        if self.silent == CONNECTION_TIMEOUT {
            self.stands = self.left() > 0;
        }
        self.window -= 1;
        if self.silent >= CONNECTION_TIMEOUT && self.stands && self.cap > 0 {
            self.cap -= 1;
        } else {
            self.own -= 1;
        }
        self.silent += 1;
    }

    fn event(&mut self, what: ClockEvent) {
        match what {
            ClockEvent::Heard => self.silent = 0,
            ClockEvent::Stopped if !self.stopped => (self.stopped, self.silent) = (true, 0),
            ClockEvent::Resumed if self.stopped => (self.stopped, self.silent) = (false, 0),
            ClockEvent::Stopped | ClockEvent::Resumed => {}
            ClockEvent::Added(seconds) => {
                self.own += seconds;
                self.window += seconds;
                self.stands = self.left() > 0;
            }
        }
    }

    fn left(&self) -> i64 {
        self.own.min(self.window).max(0)
    }
}

fn clocks() -> impl Strategy<Value = Times> {
    (1_i64..600, 0_i64..200, 0_i64..200, 1_i64..900, 0_i64..100, 0_i64..60).prop_map(
        |(allowed, granted, cap, closes, before, grace)| Times {
            allowed,
            granted,
            cap,
            closes_at: at(closes),
            before,
            grace,
            ..half_an_hour()
        },
    )
}

fn events() -> impl Strategy<Value = Vec<(i64, ClockEvent)>> {
    let what = prop_oneof![
        4 => Just(ClockEvent::Heard),
        1 => Just(ClockEvent::Stopped),
        1 => Just(ClockEvent::Resumed),
        1 => (-100_i64..300).prop_map(ClockEvent::Added),
    ];
    vec((0_i64..150, what), 0..14)
}

fn after(clock: &Times, what: ClockEvent, now: Timestamp) -> Times {
    match what {
        ClockEvent::Heard => clock.heard(now),
        ClockEvent::Stopped => clock.stopped(now),
        ClockEvent::Resumed => clock.resumed(now),
        ClockEvent::Added(seconds) => clock.with(seconds, now),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn clock_counts_every_second(clock in clocks(), events in events()) {
        let mut clock = clock;
        let window = clock.closes_at.duration_since(clock.begun_at).as_secs() + clock.before + clock.granted;
        let own = clock.allowed + clock.granted;
        let mut counted = CountedClock { own, window, cap: clock.cap, silent: 0, stands: false, stopped: false };
        let mut now = 0;
        for (wait, what) in events {
            for _ in 0..wait {
                counted.second();
                now += 1;
                prop_assert_eq!(clock.left(at(now)), counted.left(), "second {}", now);
            }
            clock = after(&clock, what, at(now));
            counted.event(what);
            prop_assert_eq!(clock.left(at(now)), counted.left(), "{:?} at second {}", what, now);
        }
    }

    #[test]
    fn only_an_examiner_adds_time(clock in clocks(), events in events(), milliseconds in vec(0_i64..1000, 14)) {
        let mut clock = clock;
        let mut now = at(0);
        for ((wait, what), milli) in events.into_iter().zip(milliseconds) {
            let before = clock.left(now);
            let over = clock.phase(now) == Phase::Over;
            now += SignedDuration::from_millis(1000 * wait + milli);
            let waited = clock.left(now);
            prop_assert!(waited <= before);
            prop_assert!(!over || clock.phase(now) == Phase::Over, "an ended clock stays ended");
            clock = after(&clock, what, now);
            let left = clock.left(now);
            match what {
                ClockEvent::Added(seconds) => prop_assert!(left <= waited + seconds.max(0)),
                _ => prop_assert!((waited - 1..=waited).contains(&left), "{:?}: {} then {}", what, waited, left),
            }
        }
    }

    #[test]
    fn accepted_answers_are_in_time(clock in clocks(), second in 0_i64..2000) {
        let ends = clock.ends_at(at(second)) + SignedDuration::from_secs(clock.grace);
        prop_assert_eq!(clock.accepts(at(second)), at(second) <= ends);
    }

    #[test]
    fn silence_does_not_extend_grace(clock in clocks(), heard in 0_i64..900, second in 0_i64..3000) {
        let clock = clock.heard(at(heard));
        let down = (0..).map(at).find(|now| clock.left(*now) == 0).expect("a running clock");
        let last = down + SignedDuration::from_secs(clock.grace);
        prop_assert!(!clock.accepts(at(second)) || at(second) <= last, "{} after {}", at(second), last);
    }
}
