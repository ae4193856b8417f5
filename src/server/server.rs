//! The server: its services over the parts they share, their start and their end. No rules.

use crate::accommodations::Accommodations;
use crate::accounts::Accounts;
use crate::accounts::export::DataExports;
use crate::accounts::first_steps::FirstSteps;
use crate::accounts::invitation::Invitations;
use crate::accounts::password::Cost;
use crate::accounts::providers::Providers;
use crate::accounts::second_factor::SecondFactors;
use crate::accounts::session::Sessions;
use crate::accounts::sign_in::SignIn;
use crate::accounts::sign_up::SignUp;
use crate::accounts::staff_changes::StaffChanges;
use crate::accounts::ticket::Tickets;
use crate::api_tokens::{ApiLists, ApiTokens};
use crate::audit::Audit;
use crate::certificates::{Certificates, EditionChanges, Issuing, SigningKeys, Verification};
use crate::courses::Courses;
use crate::directed::DirectedSessions;
use crate::enrolment::Enrolment;
use crate::exam_progress::ExamProgress;
use crate::exam_wizard::ExamWizard;
use crate::exams::appeal::Appeals;
use crate::exams::archive::Archives;
use crate::exams::attempt::Attempts;
use crate::exams::attempt::entry::Admissions;
use crate::exams::hall::Halls;
use crate::exams::hall::scans::HallScans;
use crate::exams::markers::Markers;
use crate::exams::marking::Marking;
use crate::exams::paper::Papers;
use crate::exams::regrade::Regrades;
use crate::exams::results::ExamResults;
use crate::exams::roster::Rosters;
use crate::exams::sitting::Sittings;
use crate::federation::{Federations, demonstration};
use crate::jobs::Takeovers;
use crate::mail::{Delivery, EmailTexts, Mail, Outbox};
use crate::metrics::Metrics;
use crate::notes::Notes;
use crate::own_bank::{OwnBank, ServedBank};
use crate::parts::{Clock, Entropy, Parts, Service, Shutdown, Store};
use crate::people::People;
use crate::plans::Plans;
use crate::practice::Practice;
use crate::programmes::Programmes;
use crate::records::RecordBook;
use crate::reports::Reports;
use crate::roles::{Permissions, RoleGrants};
use crate::rulings::Rulings;
use crate::saved_cases::SavedCases;
use crate::webhooks::{WebhookDeliveries, Webhooks};
use bank::Bank;
use jiff::Timestamp;
use std::ops::Deref;
use std::sync::Arc;
use store::StoreError;
use store::federation::Federation;
use time::OffsetDateTime;

/// The site's services over a store. Cheap to clone: clones are the same server.
#[derive(Clone, Debug)]
pub struct Server(Arc<Services>);

/// All services, each with what its fields name.
#[derive(Debug, Service)]
pub struct Services {
    pub accommodations: Accommodations,
    pub accounts: Accounts,
    pub admissions: Admissions,
    pub api_lists: ApiLists,
    pub api_tokens: ApiTokens,
    pub appeals: Appeals,
    pub archives: Archives,
    pub attempts: Attempts,
    pub audit: Audit,
    pub certificates: Certificates,
    pub courses: Courses,
    pub data_exports: DataExports,
    pub delivery: Delivery,
    pub directed: DirectedSessions,
    pub edition_changes: EditionChanges,
    pub email_texts: EmailTexts,
    pub enrolment: Enrolment,
    pub exam_progress: ExamProgress,
    pub exam_wizard: ExamWizard,
    pub federations: Federations,
    pub first_steps: FirstSteps,
    pub hall_scans: HallScans,
    pub halls: Halls,
    pub invitations: Invitations,
    pub issuing: Issuing,
    pub mail: Mail,
    pub markers: Markers,
    pub marking: Marking,
    pub metrics: Metrics,
    pub notes: Notes,
    pub outbox: Outbox,
    pub own_bank: OwnBank,
    pub papers: Papers,
    pub people: People,
    pub permissions: Permissions,
    pub plans: Plans,
    pub practice: Practice,
    pub programmes: Programmes,
    pub providers: Providers,
    pub records: RecordBook,
    pub regrades: Regrades,
    pub reports: Reports,
    pub results: ExamResults,
    pub roles: RoleGrants,
    pub rosters: Rosters,
    pub saved_cases: SavedCases,
    pub second_factors: SecondFactors,
    pub sessions: Sessions,
    pub sign_in: SignIn,
    pub sign_up: SignUp,
    pub signing_keys: SigningKeys,
    pub sittings: Sittings,
    pub staff_changes: StaffChanges,
    pub takeovers: Takeovers,
    pub tickets: Tickets,
    pub verification: Verification,
    pub webhook_deliveries: WebhookDeliveries,
    pub webhooks: Webhooks,
    store: Store,
    clock: Clock,
    demonstration: Arc<Federation>,
    shutdown: Shutdown,
    served: Arc<ServedBank>,
}

impl Deref for Server {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.0
    }
}

impl Server {
    /// Opens a server over a store, following the database's clock if it has one. Creates the
    /// demonstration federation if it does not exist.
    pub async fn new(store: Store, clock: Clock, entropy: Entropy, cost: Cost) -> Result<Self, StoreError> {
        clock.follow(&store).await?;
        let demonstration = demonstration(&store, &clock, &entropy).await?;
        let parts = Parts::new(store, clock, entropy, cost, demonstration);
        Ok(Self(Arc::new(Services::from(&parts))))
    }

    /// The demonstration federation, which visitors see.
    pub fn federation(&self) -> &Federation {
        &self.demonstration
    }

    /// The current time.
    pub fn now(&self) -> OffsetDateTime {
        self.clock.now().time()
    }

    /// The same as exam clocks count it.
    pub fn instant(&self) -> Timestamp {
        self.clock.instant()
    }

    /// Serves this bank with federations' own scenarios, and starts marking by it and these rulings,
    /// and the takeover of abandoned jobs. Later calls have no effect.
    pub fn marks_by(&self, bank: Arc<Bank>, rulings: Rulings) {
        if self.served.serve(bank, rulings.clone())
            && self.marking.start(self.served.clone(), rulings.clone())
        {
            tokio::spawn(self.takeovers.clone().poll(self.served.clone(), rulings));
            tokio::spawn(self.served.clone().poll(self.shutdown.clone()));
        }
    }

    /// The bank as served now, with federations' own scenarios.
    pub fn bank(&self) -> Arc<Bank> {
        self.served.bank()
    }

    /// Loads federations' own scenarios, before the first request.
    pub async fn load_own_scenarios(&self) -> Result<(), StoreError> {
        self.served.refresh().await.map(|_| ())
    }

    /// Checks that the database answers and can be written.
    pub async fn ready(&self) -> Result<bool, StoreError> {
        self.store.ping().await?;
        self.store.is_writable().await
    }

    /// Begins the shutdown: ends watches, and stops taking emails from the queue.
    pub fn stop(&self) {
        self.shutdown.begin();
        self.store.end_watching();
    }

    /// Closes the database after running queries.
    pub async fn close(&self) {
        self.store.close().await;
    }
}
