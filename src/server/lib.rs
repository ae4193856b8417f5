//! The application's rules, without SQL.
//!
//! - [`accounts`]: sign-up, sign-in, sessions, passwords, limits on failed attempts
//! - [`audit`]: the audit log, a hash chain
//! - [`certificates`]: proposed, issued, changed, looked up; [`credentials`]: signing and checking;
//!   [`certificate_paper`]: the PDF
//! - [`courses`]: courses, members, assigned practice
//! - [`enrolment`]: enrolling people from a file, after a dry run
//! - [`exams`]: papers, sittings, attempts
//! - [`practice`]: a trainee's stored answers
//! - [`programmes`]: a federation's own programmes; [`records`]: records toward certificates
//! - [`notes`], [`reports`], [`plans`]: a user's flags and notes, reports about scenarios, review
//!   settings; [`texts`]: limits on free text
//! - [`rulings`]: the engine off the serving threads, one search per core, with a cache
//! - [`federation`]: federations and their settings; [`people`]: their members
//! - [`jobs`]: background jobs, taken over from a server that is gone
//! - [`mail`]: emails, queued and sent
//! - [`directed`]: directed sessions and their co-signers
//! - [`accommodations`]: exam accommodations
//! - [`roles`]: permissions, decided by one table
//! - [`upkeep`]: backup, restore, transfer to PostgreSQL, integrity checks
//! - [`cache`]: a bounded cache; [`figures`]: metrics
//! - [`clock`] and [`entropy`]: the only sources of time and randomness
//!
//! Not here: rulings and marks (`rules`, `bank`), cookies and URLs (`site`), SQL (`store`), and
//! sentences: faults are values, which `words` turns into text.

pub mod accommodations;
pub mod accounts;
pub mod audit;
pub mod cache;
pub mod certificate_paper;
pub mod certificates;
pub mod clock;
pub mod courses;
pub mod credentials;
pub mod directed;
pub mod enrolment;
pub mod entropy;
pub mod exams;
pub mod federation;
pub mod figures;
pub mod jobs;
pub mod mail;
pub mod notes;
pub mod people;
pub mod plans;
pub mod practice;
pub mod programmes;
pub mod records;
pub mod reports;
pub mod roles;
pub mod rulings;
pub mod texts;
pub mod upkeep;

use accounts::attempts::{
    ATTEMPTS, ATTEMPTS_FROM_ANYWHERE, Attempts, CODES, FAILURES_OF_A_NETWORK, SIGN_UPS, SLOWER,
    SLOWER_FROM_ANYWHERE, SLOWER_SIGN_UPS, WINDOW,
};
use accounts::browser::Browser;
use accounts::lanes::SlowLanes;
use accounts::password::{Cost, Passwords};
use accounts::proof::{LETTERS, LETTERS_WINDOW};
use accounts::sign_in::SWEPT_EVERY;
use certificates::{Signing, StatusLists};
use clock::Clock;
use enrolment::Enrolments;
use entropy::Entropy;
use exams::Exams;
use mail::Mailing;
use reports::REPORTS;
use std::sync::{Arc, OnceLock};
pub use store::StoreError;
use store::{Store, federation::Federation};
use time::OffsetDateTime;
use tokio::sync::watch;

/// The site's rules over a store. Cheap to clone: clones are the same server.
#[derive(Clone, Debug)]
pub struct Server {
    inner: Arc<Inner>,
    /// The client, as far as known without a session.
    browser: Browser,
}

#[derive(Debug)]
struct Inner {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    federation: Federation,
    passwords: Passwords,
    attempts: Attempts,
    from_anywhere: Attempts,
    codes: Attempts,
    networks: Attempts,
    lanes: SlowLanes,
    sign_ups: Attempts,
    sweeps: Attempts,
    reports: Attempts,
    letters: Attempts,
    mailing: OnceLock<Mailing>,
    enrolments: Enrolments,
    exams: Exams,
    signing: Signing,
    statuses: StatusLists,
    stopping: watch::Sender<bool>,
}

impl Server {
    /// A server over an open store, by whose clock it goes from now on where it has one. Enters the
    /// demonstration federation if it is not there.
    pub async fn new(store: Store, clock: Clock, entropy: Entropy, cost: Cost) -> Result<Self, StoreError> {
        clock.follow(&store).await?;
        let federation = federation::demonstration(&store, &clock, &entropy).await?;
        let passwords = Passwords::new(cost, &entropy);
        let limit = |kind, most, window| Attempts::new(store.clone(), kind, most, window);
        let attempts = limit("sign-in", ATTEMPTS, WINDOW).then_each(SLOWER);
        let from_anywhere = limit("address", ATTEMPTS_FROM_ANYWHERE, WINDOW).then_each(SLOWER_FROM_ANYWHERE);
        let sign_ups = limit("sign-up", SIGN_UPS, WINDOW).then_each(SLOWER_SIGN_UPS);
        let reports = limit("report", REPORTS, reports::WINDOW);
        let letters = limit("letter", LETTERS, LETTERS_WINDOW);
        let codes = limit("code", CODES, WINDOW);
        let networks = limit("network", FAILURES_OF_A_NETWORK, WINDOW);
        let sweeps = limit("sweep", 1, SWEPT_EVERY);
        let exams = Exams::new(store.clone());
        let inner = Inner {
            store,
            clock,
            entropy,
            federation,
            passwords,
            attempts,
            from_anywhere,
            codes,
            networks,
            lanes: SlowLanes::default(),
            sign_ups,
            sweeps,
            reports,
            letters,
            mailing: OnceLock::new(),
            enrolments: Enrolments::default(),
            exams,
            signing: Signing::default(),
            statuses: StatusLists::default(),
            stopping: watch::Sender::default(),
        };
        Ok(Self { inner: Arc::new(inner), browser: Browser::default() })
    }

    /// The same server, asked by this browser.
    pub fn asked_by(&self, browser: Browser) -> Self {
        Self { inner: self.inner.clone(), browser }
    }

    /// The federation that a visitor finds.
    pub fn federation(&self) -> &Federation {
        &self.inner.federation
    }

    /// The current time.
    pub fn now(&self) -> OffsetDateTime {
        self.inner.clock.now().time()
    }

    /// Checks that the database answers and can be written.
    pub async fn ready(&self) -> Result<bool, StoreError> {
        self.inner.store.ping().await?;
        self.inner.store.is_writable().await
    }

    /// Ends watches and stops taking emails from the queue.
    pub fn stop(&self) {
        self.inner.stopping.send_replace(true);
        self.inner.store.end_watching();
    }

    /// True once shutdown has begun.
    fn is_stopping(&self) -> bool {
        *self.inner.stopping.borrow()
    }

    /// Waits for the shutdown.
    async fn told_to_stop(&self) {
        // This handle itself keeps the sender alive.
        let _ = self.inner.stopping.subscribe().wait_for(|told| *told).await;
    }

    /// Lets go of the database, once what is under way is done.
    pub async fn close(&self) {
        self.inner.store.close().await;
    }
}
