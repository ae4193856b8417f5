//! From a configuration to a listening site. The program and the tests both call [`build`].
//!
//! - `routes`: all URLs; `forms`: posted data; `layers`: common middleware; `requests`: request ids
//! - `listening`: connections; `arrived`: request bodies
//! - `admission`: load shedding; `gate`: a concurrency limit; `unserved`: error responses
//! - `assets`: the browser bundle; [`packed`]: files embedded in the program
//! - `health` and `metrics`: monitoring

mod admission;
mod arrived;
mod assets;
mod forms;
mod gate;
mod health;
mod layers;
mod listening;
mod metrics;
pub mod packed;
mod requests;
mod routes;
mod unserved;

pub use admission::ConcurrencyLimits;

use admission::RequestGates;
use assets::Bundle;
use axum::Router;
use axum::http::HeaderName;
use bank::{Bank, FileFault, premise};
use health::ShutdownState;
use listening::ConnectionLimits;
use packed::SiteFiles;
use requests::RequestLog;
use routes::HandlerState;
use rules::engine::{self, Case, Family, Ruling};
use server::Server;
use server::accounts::password::Cost;
use server::certificates::FederationKeyFault;
use server::clock::Clock;
use server::credentials::keys::OperatorKey;
use server::entropy::Entropy;
use server::mail::{MailFault, MailSettings, Sender};
use server::reports::Report;
use server::rulings::Rulings;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::open::CONNECTIONS;
use store::{Store, StoreError};
use tokio::net::TcpListener;

/// Shutdown grace period for running requests: their full timeout.
const FAREWELL: Duration = layers::REQUEST_LIMIT;
/// Default maximum of connections, if the system allows it.
const PEOPLE: usize = 32_768;
/// Maximum of connections to the metrics address.
const WATCHERS: usize = 64;

/// Everything that may differ from one running site to another.
#[derive(Clone, Debug)]
pub struct Config {
    /// Listen address, such as `127.0.0.1:3000`; port 0 takes a free one.
    pub listen: String,
    /// Which database, such as `sqlite:director.db` or `postgres://…`.
    pub database_url: String,
    /// Folder of the browser bundle. Without it pages are plain HTML, without styles and scripts.
    pub site_root: Option<SiteFiles>,
    /// The files of the bank.
    pub bank: SiteFiles,
    /// Clock.
    pub clock: Clock,
    /// Source of randomness.
    pub entropy: Entropy,
    /// Cost of password hashing.
    pub password_cost: Cost,
    /// Ruling service.
    pub rulings: Rulings,
    /// Email settings.
    pub mail: MailSettings,
    /// Source of client addresses.
    pub client_address: ClientAddress,
    /// Operational settings.
    pub operation: Operation,
}

/// Operational settings; [`Operation::default`] has the defaults.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Maximum of database connections; on SQLite, of readers.
    pub connections: u32,
    /// Maximum of client connections.
    pub people: usize,
    /// Concurrency limits.
    pub shares: ConcurrencyLimits,
    /// Metrics address, such as `127.0.0.1:9100`; `None` for none.
    pub metrics_listen: Option<String>,
    /// Drain period: after the stop signal the site reports not ready but continues for this long,
    /// so that a proxy sends nothing new.
    pub drain: Duration,
}

impl Default for Operation {
    fn default() -> Self {
        let (connections, shares) = (CONNECTIONS, ConcurrencyLimits::of_this_machine(CONNECTIONS));
        Self { connections, people: PEOPLE, shares, metrics_listen: None, drain: Duration::ZERO }
    }
}

/// Source of client addresses, used for rate limits.
#[derive(Clone, Debug, Default)]
pub enum ClientAddress {
    /// From the connection.
    #[default]
    Connection,
    /// A header that the proxy appends to, such as `x-forwarded-for`. Only behind such a proxy:
    /// otherwise clients can forge it.
    Header(HeaderName),
}

/// The reason a site could not be built or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// As configured.
        address: String,
        /// The system's error.
        cause: std::io::Error,
    },
    /// The database is out of reach or out of order.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bank has faults.
    #[error("{}: the bank cannot be served, it has faults: {}", .dir.display(), .faults.len())]
    Bank {
        /// Folder.
        dir: PathBuf,
        /// Every fault of every file.
        faults: Vec<FileFault>,
    },
    /// The browser's half is not where it should be.
    #[error("no browser bundle: {path}: {cause} (`cargo serve` makes it)")]
    Bundle {
        /// The file that lists it.
        path: PathBuf,
        /// The system's error.
        cause: std::io::Error,
    },
    /// The browser's half is there, but not what it consists of.
    #[error("no browser bundle: {path} does not list its styles, script and module (`cargo serve` makes it)")]
    Unlisted {
        /// The file that should list it.
        path: PathBuf,
    },
    /// A program that carries the site cannot be written.
    #[error("{}: {cause}", .path.display())]
    Packed {
        /// The program.
        path: PathBuf,
        /// The system's error.
        cause: std::io::Error,
    },
    /// Letters cannot be sent as it was said.
    #[error(transparent)]
    Mail(#[from] MailFault),
    /// The web server broke off.
    #[error("the web server stopped: {0}")]
    Serve(std::io::Error),
}

/// A site that has its address and waits to be run.
pub struct Site {
    listener: TcpListener,
    addr: SocketAddr,
    router: Router,
    server: Server,
    bank: Arc<Bank>,
    rulings: Rulings,
    sender: Option<Sender>,
    watching: Option<(TcpListener, Router)>,
    standing: Arc<ShutdownState>,
    drain: Duration,
    people: usize,
}

impl Site {
    /// Listen address. Connections queue from now on, even before `run`.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Metrics address, if any.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.watching.as_ref().and_then(|(listener, _)| listener.local_addr().ok())
    }

    /// Says under what the keys are kept by which federations sign certificates, and makes those
    /// that are missing; without it none is issued.
    pub async fn signs_with(&self, key: Arc<OperatorKey>) -> Result<(), SiteError> {
        self.server.certifies_with(key);
        match self.server.ready_to_sign().await {
            Err(FederationKeyFault::Store(cause)) => return Err(cause.into()),
            // Everything else goes on: what was signed stays good, and can be looked up.
            Err(fault) => tracing::error!(%fault, "no certificate can be issued"),
            Ok(()) => {}
        }
        Ok(())
    }

    /// Precomputes, while idle, the rulings needed to explain wrong answers to the bank's claims,
    /// so that the first trainee does not wait for them.
    pub fn prepare(&self) {
        let claims = self.bank.scenarios().filter(|scenario| scenario.family() != Family::Rotation);
        let ruled: Vec<(&Case, Arc<Ruling>)> = self.bank.rulings().collect();
        let under = claims.flat_map(|scenario| {
            let ruling = ruled.iter().find(|(case, _)| **case == scenario.case);
            ruling.map_or_else(Vec::new, |(_, ruling)| premise::every_case(scenario, ruling))
        });
        tokio::spawn(self.rulings.clone().prepare(under.collect()));
    }

    /// Serves until `shutdown` resolves; then reports not ready, drains, and finishes running
    /// requests. Unsent work in the database is left to the next node.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) {
        // It tells its figures to the last.
        let watching = self.watching.map(|(listener, router)| {
            tokio::spawn(listening::serve(
                listener,
                router,
                ConnectionLimits::of(WATCHERS),
                std::future::pending(),
            ))
        });
        let (standing, drain) = (self.standing, self.drain);
        let letters = tokio::spawn(self.server.clone().run_delivery(self.sender, FAREWELL));
        let certificates = tokio::spawn(self.server.clone().poll_certificates());
        let (told, mut stopping) = tokio::sync::watch::channel(());
        let server = self.server.clone();
        let serving =
            listening::serve(self.listener, self.router, ConnectionLimits::of(self.people), async move {
                shutdown.await;
                standing.stop();
                tokio::time::sleep(drain).await;
                server.stop();
                drop(told);
            });
        let enough = async move {
            // An error is what is waited for: the other end is gone.
            while stopping.changed().await.is_ok() {}
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            () = serving => {}
            () = enough => {}
        }
        // What has been handed over is kept as sent.
        let _ = letters.await;
        certificates.abort();
        self.server.close().await;
        if let Some(watching) = watching {
            watching.abort();
        }
    }
}

/// Preflight check of the files: browser bundle and bank. Opens nothing that could change.
pub fn look_over(config: &Config) -> Vec<SiteError> {
    let bundle = config.site_root.as_ref().map(Bundle::load).transpose().err();
    bundle.into_iter().chain(bank(&config.bank).err()).collect()
}

/// The bank in these files.
fn bank(files: &SiteFiles) -> Result<Bank, SiteError> {
    let bank = match files {
        SiteFiles::Folder(folder) => Bank::load(folder),
        SiteFiles::Packed(packed, folder) => Bank::read(packed.below(folder)),
    };
    bank.map_err(|faults| SiteError::Bank { dir: files.place(""), faults })
}

/// Opens and wires everything a site needs.
pub async fn build(config: Config) -> Result<Site, SiteError> {
    let bundle = config.site_root.as_ref().map(Bundle::load).transpose()?.map(Arc::new);
    let bank = bank(&config.bank)?;
    // First what changes nothing: a site that cannot listen leaves the database as it is.
    let refused = |cause| SiteError::Listen { address: config.listen.clone(), cause };
    let listener = TcpListener::bind(&config.listen).await.map_err(refused)?;
    let addr = listener.local_addr().map_err(refused)?;
    let watched_at = match &config.operation.metrics_listen {
        Some(address) => {
            let refused = |cause| SiteError::Listen { address: address.clone(), cause };
            Some(TcpListener::bind(address).await.map_err(refused)?)
        }
        None => None,
    };
    let (mailing, sender) = config.mail.open(addr)?;
    let store = Store::open_with(&config.database_url, config.operation.connections).await?;
    let (clock, entropy) = (config.clock.clone(), config.entropy.clone());
    let opened = Server::new(store.clone(), config.clock, config.entropy, config.password_cost).await;
    let server = match opened {
        Ok(server) => server,
        Err(cause) => {
            store.close().await;
            return Err(cause.into());
        }
    };
    server.mails(mailing);
    // Rulings computed while validating the bank are cached.
    for (case, ruling) in bank.rulings() {
        config.rulings.keep(engine::VERSION, case, ruling);
    }
    let (bank, rulings) = (Arc::new(bank), config.rulings);
    server.marks_by(bank.clone(), rulings.clone());
    let (standing, requests) = (Arc::<ShutdownState>::default(), Arc::<metrics::Requests>::default());
    let gates = RequestGates::new(config.operation.shares);
    let told = metrics::MetricSources {
        requests: requests.clone(),
        gates: gates.clone(),
        server: server.clone(),
        rulings: rulings.clone(),
        standing: standing.clone(),
    };
    let watching = watched_at.map(|listener| (listener, metrics::routes(told)));
    let at_work = HandlerState {
        server: server.clone(),
        bank: bank.clone(),
        rulings: rulings.clone(),
        bundle,
        standing: standing.clone(),
        gates,
    };
    let watch = RequestLog::new(clock, entropy, &config.client_address, requests);
    let router = layers::layers(routes::routes(at_work), config.client_address, watch);
    let Operation { drain, people, .. } = config.operation;
    Ok(Site { listener, addr, router, server, bank, rulings, sender, watching, standing, drain, people })
}

/// The server's rules over an existing site's database, for the operator's commands. The caller
/// closes it.
pub async fn rules(database_url: &str) -> Result<Server, SiteError> {
    let store = Store::open_existing(database_url).await?;
    Ok(Server::new(store, Clock::system(), Entropy::system(), Cost::RECOMMENDED).await?)
}

/// The latest reports of people that a database holds, the latest first.
pub async fn reports(database_url: &str, limit: u16) -> Result<Vec<Report>, SiteError> {
    let server = rules(database_url).await?;
    let reports = server.reports(limit).await;
    server.close().await;
    Ok(reports?)
}
