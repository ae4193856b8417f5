//! Everybody at once, until the time is up.

use crate::line::Line;
use crate::machine::{Mark, Sample, Used};
use crate::pace::{Pace, now};
use crate::people::{Asks, Candidate, Reader};
use crate::seen::Seen;
use crate::settings::{Mode, Settings};
use crate::site::{Begun, Place};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::task::{JoinSet, spawn_local};

/// What is due and has not been asked so long after the time is up is told as not asked.
const LATE: Duration = Duration::from_secs(10);
/// How many saves a candidate of a mixed load makes before handing in, and how many on a page.
const SITTING: (usize, usize) = (120, 6);
/// The same where saves alone are measured: pages are hardly shown, and what is kept of one attempt has its end.
const SAVES: (usize, usize) = (4_000, 1_000);

/// A part of a run.
#[derive(Clone, Debug)]
pub struct Phase {
    pub name: &'static str,
    pub seconds: u64,
    /// How many pages a second are asked for; nothing where they come as fast as it goes, or nobody reads
    pub pages: Option<f64>,
    /// How many requests of candidates a second, the same
    pub saves: Option<f64>,
    /// Whether candidates only begin, each at a moment of their own
    begins: bool,
    readers: bool,
    candidates: bool,
    /// Whether readers answer and sign in as well
    answers: bool,
    encoding: String,
    seed: u64,
    look: f64,
}

/// What a run consists of.
pub fn phases(settings: &Settings) -> Vec<Phase> {
    let (readers, candidates, alone) = match settings.mode {
        Mode::Practice => (true, false, true),
        Mode::Saves | Mode::Begin => (false, true, true),
        Mode::Mixed | Mode::Soak | Mode::Start => (true, true, false),
    };
    let at_rate = Phase {
        name: "at a rate",
        seconds: settings.seconds(),
        pages: readers.then_some(settings.pages.unwrap_or(if alone { 750.0 } else { 300.0 })),
        saves: candidates.then_some(settings.saves.unwrap_or(if alone { 400.0 } else { 200.0 })),
        begins: settings.mode == Mode::Begin,
        readers,
        candidates,
        answers: !alone,
        encoding: settings.encoding.clone(),
        seed: settings.seed,
        look: settings.look,
    };
    let fast = Phase {
        name: "as fast as it goes",
        pages: None,
        saves: None,
        seed: settings.seed + 1,
        ..at_rate.clone()
    };
    match settings.mode {
        Mode::Begin => vec![Phase { name: "all come in", saves: None, ..at_rate }],
        _ if alone => vec![fast, at_rate],
        _ => vec![at_rate],
    }
}

/// Lets everybody ask.
pub async fn drive(site: &Rc<Begun>, place: &Place, phase: &Phase) -> (Seen, Used) {
    let seen = Rc::new(RefCell::new(Seen::default()));
    let lasts = Duration::from_secs(phase.seconds);
    let candidates = if phase.candidates { candidates(site, phase).await } else { Vec::new() };
    let mark = Mark::now(&site.served, place).await;
    let pages = Rc::new(Pace::begin(lasts, phase.pages, phase.seed));
    let saves = Rc::new(Pace::begin(lasts, phase.saves, phase.seed + 1000));
    let watching = spawn_local(watch(site.clone(), pages.until(), Duration::from_secs_f64(phase.look)));
    let mut all = JoinSet::new();
    if phase.readers {
        for n in 0..site.readers.len() {
            let who = (n % 2 == 0).then(|| site.readers[n].clone());
            let cookie = who.as_ref().map_or("", |who| who.cookie.as_str());
            let line = Line::new(site.to, &phase.encoding, cookie);
            let plain = phase.encoding == "identity";
            let reader = Reader::new(site.catalogue.clone(), who, phase.answers, plain);
            let chance = StdRng::seed_from_u64(phase.seed + n as u64);
            all.spawn_local(work(reader, line, chance, pages.clone(), seen.clone()));
        }
    }
    for (candidate, line, mut chance) in candidates {
        if phase.begins {
            let at = now() + lasts.mul_f64(chance.random());
            all.spawn_local(begin(candidate, line, chance, at, seen.clone()));
        } else {
            all.spawn_local(work(candidate, line, chance, saves.clone(), seen.clone()));
        }
    }
    all.join_all().await;
    let samples = watching.await.expect("the program is there to be looked at");
    let used = mark.since(&site.served, place, samples).await;
    (seen.take(), used)
}

/// Those who sit the exam. Where saves alone are measured they have come in before it begins.
async fn candidates(site: &Begun, phase: &Phase) -> Vec<(Candidate, Line, StdRng)> {
    let (many, on_page) = if phase.readers { SITTING } else { SAVES };
    let before = !phase.readers && !phase.begins;
    let mut coming = JoinSet::new();
    for (n, person) in site.candidates.iter().enumerate() {
        let mut line = Line::new(site.to, "identity", &person.cookie);
        let mut chance = StdRng::seed_from_u64(phase.seed + 10_000 + n as u64);
        coming.spawn_local(async move {
            let mut candidate = Candidate::new(many, on_page);
            while before && !candidate.is_at_work() {
                let done = candidate.ask(&mut chance, &mut line).await;
                assert!(done.fault.is_none(), "{}: {:?}", done.what, done.fault);
            }
            (candidate, line, chance)
        });
    }
    coming.join_all().await
}

/// Looks at the program, every so often.
async fn watch(site: Rc<Begun>, until: Instant, every: Duration) -> Vec<Sample> {
    let mut samples = Vec::new();
    while now() < until {
        samples.push(Sample::of(&site.served));
        tokio::time::sleep(every.min(until.saturating_duration_since(now()))).await;
    }
    samples
}

/// A candidate who begins at a moment, and then sees the first page.
async fn begin(mut who: Candidate, mut line: Line, mut chance: StdRng, at: Instant, seen: Rc<RefCell<Seen>>) {
    tokio::time::sleep_until(at.into()).await;
    let mut due = at;
    for _ in 0..2 {
        let done = who.ask(&mut chance, &mut line).await;
        seen.borrow_mut().enter(done.what, now() - due, done.bytes, done.fault);
        due = now();
    }
}

/// One of them: takes whatever is due next, as long as there is anything.
async fn work(
    mut who: impl Asks,
    mut line: Line,
    mut chance: StdRng,
    pace: Rc<Pace>,
    seen: Rc<RefCell<Seen>>,
) {
    while let Some(due) = pace.due() {
        if now() > pace.until() + LATE {
            seen.borrow_mut().unasked += 1;
            continue;
        }
        if due > now() {
            tokio::time::sleep_until(due.into()).await;
        }
        let done = who.ask(&mut chance, &mut line).await;
        let mut seen = seen.borrow_mut();
        seen.enter(done.what, now() - due, done.bytes, done.fault);
        seen.kept += done.kept;
    }
}
