//! Runs all clients until the time is up.

use crate::clients::{Candidate, Client, Reader};
use crate::connection::Connection;
use crate::machine::{Mark, ResourceUse, Sample};
use crate::pace::{Arrivals, Pace, Turns, now};
use crate::results::Results;
use crate::settings::{Mode, Settings};
use crate::sign_in::{QUEUE_FULL, SigningIn};
use crate::site::{Database, PreparedSite};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::task::{JoinSet, spawn_local};

/// A due request not sent by this time after the end counts as not sent.
const LATE_LIMIT: Duration = Duration::from_secs(10);
/// Candidates arriving per second, if they sign in: as people come to an exam, a few minutes
/// beforehand, and fewer than the machine can hash passwords for beside the other load.
const ARRIVALS: f64 = 10.0;
/// Retry delay after a refused sign-in.
const RETRY_DELAY: Duration = Duration::from_secs(15);
/// Saves by a candidate of a mixed load before handing in, and per page.
const SITTING: (usize, usize) = (120, 6);
/// The same if only saves are measured: pages are hardly shown, and the number of stored changes of
/// an attempt is limited.
const SAVES: (usize, usize) = (4_000, 1_000);

/// A part of a run.
#[derive(Clone, Debug)]
pub struct Phase {
    pub name: &'static str,
    pub seconds: u64,
    /// Pages per second; `None` for as fast as possible, or without readers.
    pub pages: Option<f64>,
    /// Saves per second; `None` likewise.
    pub saves: Option<f64>,
    readers: bool,
    sits: CandidateMode,
    /// Whether readers answer and sign in as well.
    answers: bool,
    encoding: String,
    seed: u64,
    look: f64,
}

/// Behaviour of candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CandidateMode {
    /// None.
    Nobody,
    /// They sign in, repeatedly.
    SignIn,
    /// They have a session, and enter, each at their own time.
    Begin,
    /// They have a session and an attempt beforehand, and save.
    Save,
    /// They sign in, enter, save, hand in, and come again.
    Whole,
}

/// The phases of a run.
pub fn phases(settings: &Settings) -> Vec<Phase> {
    let (readers, sits) = match settings.mode {
        Mode::Practice => (true, CandidateMode::Nobody),
        Mode::SignIn => (false, CandidateMode::SignIn),
        Mode::Saves => (false, CandidateMode::Save),
        Mode::Begin => (false, CandidateMode::Begin),
        Mode::Mixed | Mode::Soak | Mode::Start => (true, CandidateMode::Whole),
    };
    let alone = sits != CandidateMode::Whole;
    let saves = matches!(sits, CandidateMode::Save | CandidateMode::Whole);
    let at_rate = Phase {
        name: "at a rate",
        seconds: settings.seconds(),
        pages: readers.then_some(settings.pages.unwrap_or(if alone { 750.0 } else { 300.0 })),
        saves: saves.then_some(settings.saves.unwrap_or(if alone { 400.0 } else { 200.0 })),
        readers,
        sits,
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
        Mode::Begin => vec![Phase { name: "all come in", ..at_rate }],
        Mode::SignIn => vec![fast],
        _ if alone => vec![fast, at_rate],
        _ => vec![at_rate],
    }
}

/// Runs all clients.
pub async fn drive(site: &Rc<PreparedSite>, database: &Database, phase: &Phase) -> (Results, ResourceUse) {
    let results = Rc::new(RefCell::new(Results::default()));
    let lasts = Duration::from_secs(phase.seconds);
    let candidates = candidates(site, phase).await;
    let mark = Mark::now(&site.served, database).await;
    let pages = Rc::new(Pace::begin(lasts, phase.pages, phase.seed));
    let saves = Rc::new(Pace::begin(lasts, phase.saves, phase.seed + 1000));
    let watching = spawn_local(watch(site.clone(), pages.until(), Duration::from_secs_f64(phase.look)));
    let mut all = JoinSet::new();
    if phase.readers {
        for n in 0..site.readers.len() {
            let who = (n % 2 == 0).then(|| site.readers[n].clone());
            let cookie = who.as_ref().map_or("", |who| who.cookie.as_str());
            let connection = Connection::new(site.to, &phase.encoding, cookie);
            let plain = phase.encoding == "identity";
            let reader = Reader::new(site.catalogue.clone(), who, phase.answers, plain);
            let chance = StdRng::seed_from_u64(phase.seed + n as u64);
            all.spawn_local(work(reader, connection, chance, pages.clone(), results.clone()));
        }
    }
    if phase.sits == CandidateMode::SignIn {
        for (n, person) in site.candidates.iter().enumerate() {
            let (coming, connection) =
                (SigningIn::new(person.clone()), Connection::new(site.to, "identity", ""));
            let chance = StdRng::seed_from_u64(phase.seed + 10_000 + n as u64);
            all.spawn_local(work(coming, connection, chance, saves.clone(), results.clone()));
        }
    }
    let arrivals = Rc::new(Arrivals::begin(ARRIVALS, phase.seed + 2000));
    let every =
        Duration::from_secs_f64(phase.saves.map_or(0.0, |saves| site.candidates.len() as f64 / saves));
    for (candidate, connection, mut chance) in candidates {
        let results = results.clone();
        match phase.sits {
            CandidateMode::Whole => all.spawn_local(sit(
                candidate,
                connection,
                chance,
                arrivals.clone(),
                every,
                saves.until(),
                results,
            )),
            CandidateMode::Begin => {
                let at = now() + lasts.mul_f64(chance.random());
                all.spawn_local(begin(candidate, connection, chance, at, results))
            }
            CandidateMode::Nobody | CandidateMode::SignIn | CandidateMode::Save => {
                all.spawn_local(work(candidate, connection, chance, saves.clone(), results))
            }
        };
    }
    all.join_all().await;
    let samples = watching.await.expect("the program is there to be looked at");
    let used = mark.since(&site.served, database, samples).await;
    (results.take(), used)
}

/// Candidates of the exam. If only saves are measured, they have entered beforehand.
async fn candidates(site: &PreparedSite, phase: &Phase) -> Vec<(Candidate, Connection, StdRng)> {
    if matches!(phase.sits, CandidateMode::Nobody | CandidateMode::SignIn) {
        return Vec::new();
    }
    let whole = phase.sits == CandidateMode::Whole;
    let (many, on_page) = if whole { SITTING } else { SAVES };
    let before = phase.sits == CandidateMode::Save;
    let mut coming = JoinSet::new();
    for (n, person) in site.candidates.iter().enumerate() {
        let signs_in = whole.then(|| SigningIn::new(person.clone()));
        let cookie = if whole { "" } else { person.cookie.as_str() };
        let mut connection = Connection::new(site.to, "identity", cookie);
        let mut chance = StdRng::seed_from_u64(phase.seed + 10_000 + n as u64);
        coming.spawn_local(async move {
            let mut candidate = Candidate::new(many, on_page, signs_in);
            while before && !candidate.is_at_work() {
                let done = candidate.ask(&mut chance, &mut connection).await;
                assert!(done.fault.is_none(), "{}: {:?}", done.what, done.fault);
            }
            (candidate, connection, chance)
        });
    }
    coming.join_all().await
}

/// Samples the program periodically.
async fn watch(site: Rc<PreparedSite>, until: Instant, every: Duration) -> Vec<Sample> {
    let mut samples = Vec::new();
    while now() < until {
        samples.push(Sample::of(&site.served));
        tokio::time::sleep(every.min(until.saturating_duration_since(now()))).await;
    }
    samples
}

/// A candidate who enters at a given time, and then sees the first page.
async fn begin(
    mut who: Candidate,
    mut connection: Connection,
    mut chance: StdRng,
    at: Instant,
    seen: Rc<RefCell<Results>>,
) {
    tokio::time::sleep_until(at.into()).await;
    let mut due = at;
    for _ in 0..2 {
        ask(&mut who, &mut connection, &mut chance, due, &seen).await;
        due = now();
    }
}

/// A candidate who signs in, and then works at their own pace; again after each paper.
async fn sit(
    mut who: Candidate,
    mut connection: Connection,
    mut chance: StdRng,
    arrivals: Rc<Arrivals>,
    every: Duration,
    until: Instant,
    seen: Rc<RefCell<Results>>,
) {
    while sign_candidate_in(&mut who, &mut connection, &mut chance, &arrivals, until, &seen).await {
        let mut turns = Turns::begin(every, until, &mut chance);
        while who.is_inside() {
            let Some(due) = turns.due(&mut chance) else { return };
            send_when_due(&mut who, &mut connection, &mut chance, due, until, &seen).await;
        }
    }
}

/// Waits for a candidate's arrival, and sends requests until they are signed in. Returns false if
/// the time is up before.
async fn sign_candidate_in(
    who: &mut Candidate,
    connection: &mut Connection,
    chance: &mut StdRng,
    arrivals: &Arrivals,
    until: Instant,
    seen: &RefCell<Results>,
) -> bool {
    while !who.is_inside() {
        if who.is_away() {
            let at = arrivals.next();
            if at >= until {
                return false;
            }
            tokio::time::sleep_until(at.into()).await;
        }
        if ask(who, connection, chance, now(), seen).await == QUEUE_FULL {
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }
    true
}

/// A client: takes the next due request, as long as there is one.
async fn work(
    mut who: impl Client,
    mut connection: Connection,
    mut chance: StdRng,
    pace: Rc<Pace>,
    seen: Rc<RefCell<Results>>,
) {
    while let Some(due) = pace.due() {
        send_when_due(&mut who, &mut connection, &mut chance, due, pace.until(), &seen).await;
    }
}

/// Sends a request at its due time, or as soon as possible after it; not at all long after the end.
async fn send_when_due(
    who: &mut impl Client,
    connection: &mut Connection,
    chance: &mut StdRng,
    due: Instant,
    until: Instant,
    seen: &RefCell<Results>,
) {
    if now() > until + LATE_LIMIT {
        seen.borrow_mut().unasked += 1;
        return;
    }
    if due > now() {
        tokio::time::sleep_until(due.into()).await;
    }
    ask(who, connection, chance, due, seen).await;
}

/// Sends a request, and records its outcome by kind, timed from when it was due.
async fn ask(
    who: &mut impl Client,
    connection: &mut Connection,
    chance: &mut StdRng,
    due: Instant,
    seen: &RefCell<Results>,
) -> &'static str {
    let done = who.ask(chance, connection).await;
    let mut results = seen.borrow_mut();
    results.enter(done.what, now() - due, done.bytes, done.fault);
    results.kept += done.kept;
    done.what
}
