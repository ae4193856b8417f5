//! What happens when somebody asks for something: rules, and no SQL.
//!
//! - [`accounts`]: signing up, in and out; who is asking; passwords, sessions, the limit on failed attempts
//! - [`audit`]: who did what to whom, chained by hashes
//! - [`certificates`]: proposed, issued, changed, looked up; [`credentials`]: how one is signed and checked;
//!   [`certificate_paper`]: how it looks on paper
//! - [`courses`]: courses, who is in them, assigned practice
//! - [`enrolment`]: people of a federation entered from a file, after a dry run
//! - [`exams`]: papers, sittings, attempts
//! - [`practice`]: keeping a trainee's answers, and giving them back
//! - [`programmes`]: a federation's own programmes; [`records`]: what people have toward certificates
//! - [`notes`], [`reports`], [`plans`]: what somebody keeps on scenarios, what is the matter with one, how they review;
//!   [`texts`] is what all that is written by hand has in common
//! - [`rulings`]: the engine off the threads that serve, a search at a time for each core, and what it found
//! - [`federation`]: federations, and what each decides; [`people`]: who belongs to one
//! - [`jobs`]: work that goes on by itself, taken over from a server that is gone
//! - [`mail`]: letters to people, queued and sent
//! - [`directed`]: sessions at the table that somebody has directed, and who puts their name to them
//! - [`accommodations`]: what a federation grants somebody for their exams
//! - [`roles`]: who may do what, decided by one table
//! - [`upkeep`]: a whole database backed up, restored, moved to PostgreSQL, and gone through for whether it is sound
//! - [`shelf`]: what was worked out once, kept in memory within bounds; [`figures`]: how the server is doing, in numbers
//! - [`clock`] and [`entropy`]: time and chance, the only places where either comes from
//!
//! Deliberately not here: how a case is ruled on and marked (`rules`, `bank`), cookies and addresses (`site`), statements (`store`),
//! and words: faults are values, `words` says them.

pub mod accommodations;
pub mod accounts;
pub mod audit;
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
pub mod shelf;
pub mod texts;
pub mod upkeep;

use accounts::attempts::{
    ATTEMPTS, ATTEMPTS_FROM_ANYWHERE, Attempts, CODES, FAILURES_OF_A_NETWORK, SIGN_UPS, SLOWER,
    SLOWER_FROM_ANYWHERE, SLOWER_SIGN_UPS, WINDOW,
};
use accounts::browser::Browser;
use accounts::lanes::Lanes;
use accounts::password::{Cost, Passwords};
use accounts::proof::{LETTERS, LETTERS_WINDOW};
use accounts::sign_in::SWEPT_EVERY;
use certificates::{Signing, Statuses};
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
    /// Who asks, as far as it is known without a session.
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
    lanes: Lanes,
    sign_ups: Attempts,
    sweeps: Attempts,
    reports: Attempts,
    letters: Attempts,
    mailing: OnceLock<Mailing>,
    enrolments: Enrolments,
    exams: Exams,
    signing: Signing,
    statuses: Statuses,
    stopping: watch::Sender<bool>,
}

impl Server {
    /// A server over an open store, by whose clock it goes from now on where it has one. Enters the demonstration federation if it is not there.
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
            lanes: Lanes::default(),
            sign_ups,
            sweeps,
            reports,
            letters,
            mailing: OnceLock::new(),
            enrolments: Enrolments::default(),
            exams,
            signing: Signing::default(),
            statuses: Statuses::default(),
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

    /// What time it is here.
    pub fn now(&self) -> OffsetDateTime {
        self.inner.clock.now().time()
    }

    /// Whether the database answers and can be written.
    pub async fn ready(&self) -> Result<bool, StoreError> {
        self.inner.store.ping().await?;
        self.inner.store.is_writable().await
    }

    /// Ends what would go on for as long as somebody looks at it, and has no other letter taken to be sent.
    pub fn stop(&self) {
        self.inner.stopping.send_replace(true);
        self.inner.store.end_watching();
    }

    /// Whether it has been told to stop.
    fn is_stopping(&self) -> bool {
        *self.inner.stopping.borrow()
    }

    /// Waits until it is told to stop.
    async fn told_to_stop(&self) {
        // That nobody is left who could tell it cannot be: this is one who could.
        let _ = self.inner.stopping.subscribe().wait_for(|told| *told).await;
    }

    /// Lets go of the database, once what is under way is done.
    pub async fn close(&self) {
        self.inner.store.close().await;
    }
}
