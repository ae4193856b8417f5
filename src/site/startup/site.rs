//! Building and running a site.

use super::assets::Bundle;
use super::config::{Config, Operation};
use super::error::SiteError;
use super::health::ShutdownState;
use super::layers;
use super::listening::{self, ConnectionLimits};
use super::metrics;
use super::metrics::requests::RequestCounters;
use super::packed::SiteFiles;
use super::request_log::RequestLog;
use super::route_limiters::RouteLimiters;
use super::routes;
use super::state::HandlerState;
use axum::Router;
use bank::{Bank, premise};
use rules::engine::{self, Case, Family, Ruling};
use server::Server;
use server::certificates::FederationKeyFault;
use server::credentials::keys::OperatorKey;
use server::mail::Sender;
use server::rulings::Rulings;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;

/// Shutdown grace period for running requests: their full timeout.
const SHUTDOWN_GRACE: Duration = layers::REQUEST_TIMEOUT;
/// Maximum of connections to the metrics address.
const MAX_METRICS_CLIENTS: usize = 64;

/// A site that listens but does not serve yet.
pub struct Site {
    listener: TcpListener,
    addr: SocketAddr,
    router: Router,
    server: Server,
    bank: Arc<Bank>,
    rulings: Rulings,
    sender: Option<Sender>,
    metrics: Option<(TcpListener, Router)>,
    shutdown: Arc<ShutdownState>,
    drain: Duration,
    max_clients: usize,
}

impl Site {
    /// Listen address. Connections queue from now on, even before `run`.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Metrics address, if any.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|(listener, _)| listener.local_addr().ok())
    }

    /// Sets the operator's key, which encrypts the federations' signing keys, and creates missing
    /// ones. Without it no certificate is issued.
    pub async fn signs_with(&self, key: Arc<OperatorKey>) -> Result<(), SiteError> {
        self.server.signing_keys.certifies_with(key);
        match self.server.signing_keys.ready_to_sign().await {
            Err(FederationKeyFault::Store(cause)) => return Err(cause.into()),
            // Not fatal: signed certificates stay valid and can be looked up.
            Err(fault) => tracing::error!(%fault, "cannot issue certificates"),
            Ok(()) => {}
        }
        Ok(())
    }

    /// The address of the first steps with the setup key, until there is an operator.
    pub async fn first_steps(&self) -> Result<Option<String>, SiteError> {
        Ok(self.server.first_steps.address().await?)
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
        // Metrics are served until the end.
        let metrics = self.metrics.map(|(listener, router)| {
            tokio::spawn(listening::serve(
                listener,
                router,
                ConnectionLimits::of(MAX_METRICS_CLIENTS),
                std::future::pending(),
            ))
        });
        let (state, drain) = (self.shutdown, self.drain);
        let emails = tokio::spawn(self.server.delivery.clone().run_delivery(self.sender, SHUTDOWN_GRACE));
        let webhooks = tokio::spawn(self.server.webhook_deliveries.clone().run(SHUTDOWN_GRACE));
        let certificates = tokio::spawn(self.server.certificates.clone().poll());
        let reminders = tokio::spawn(self.server.rosters.clone().poll());
        let ends = tokio::spawn(self.server.sittings.clone().poll());
        let (drained, mut draining) = tokio::sync::watch::channel(());
        let server = self.server.clone();
        let serving = listening::serve(
            self.listener,
            self.router,
            ConnectionLimits::of(self.max_clients),
            async move {
                shutdown.await;
                state.stop();
                tokio::time::sleep(drain).await;
                server.stop();
                drop(drained);
            },
        );
        let grace_over = async move {
            // Fails once the sender is dropped, that is, after draining.
            while draining.changed().await.is_ok() {}
            tokio::time::sleep(SHUTDOWN_GRACE).await;
        };
        tokio::select! {
            () = serving => {}
            () = grace_over => {}
        }
        // Emails and events handed over are recorded as sent.
        let _ = tokio::join!(emails, webhooks);
        certificates.abort();
        reminders.abort();
        ends.abort();
        self.server.close().await;
        if let Some(metrics) = metrics {
            metrics.abort();
        }
    }
}

/// Preflight check of the files, browser bundle and bank. Changes nothing.
pub fn preflight(config: &Config) -> Vec<SiteError> {
    let bundle = config.site_root.as_ref().map(Bundle::load).transpose().err();
    bundle.into_iter().chain(load_bank(&config.bank).err()).collect()
}

/// Loads the bank from these files.
fn load_bank(files: &SiteFiles) -> Result<Bank, SiteError> {
    let bank = match files {
        SiteFiles::Folder(folder) => Bank::load(folder),
        SiteFiles::Packed(packed, folder) => Bank::read(packed.below(folder)),
    };
    bank.map_err(|faults| SiteError::Bank { dir: files.display_path(""), faults })
}

/// Opens and wires everything a site needs.
pub async fn build(config: Config) -> Result<Site, SiteError> {
    crate::routes::verify();
    let bundle = config.site_root.as_ref().map(Bundle::load).transpose()?.map(Arc::new);
    let bank = load_bank(&config.bank)?;
    // Before the database: a site that cannot listen must not migrate it.
    let unavailable = |cause| SiteError::Listen { address: config.listen.clone(), cause };
    let listener = TcpListener::bind(&config.listen).await.map_err(unavailable)?;
    let addr = listener.local_addr().map_err(unavailable)?;
    let metrics_listener = match &config.operation.metrics_listen {
        Some(address) => {
            let unavailable = |cause| SiteError::Listen { address: address.clone(), cause };
            Some(TcpListener::bind(address).await.map_err(unavailable)?)
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
    server.mail.mails(mailing);
    server.providers.limit_to(config.operation.provider_hosts.clone());
    server.webhook_deliveries.limit_to(config.operation.webhook_hosts.clone());
    // Rulings computed while validating the bank are cached.
    for (case, ruling) in bank.rulings() {
        config.rulings.keep(engine::VERSION, case, ruling);
    }
    let (bank, rulings) = (Arc::new(bank), config.rulings);
    server.marks_by(bank.clone(), rulings.clone());
    if let Err(cause) = server.load_own_scenarios().await {
        store.close().await;
        return Err(cause.into());
    }
    let (shutdown, requests) = (Arc::<ShutdownState>::default(), Arc::<RequestCounters>::default());
    let limiters = RouteLimiters::new(config.operation.limits);
    let sources = metrics::MetricSources {
        requests: requests.clone(),
        limiters: limiters.clone(),
        server: server.clone(),
        rulings: rulings.clone(),
        shutdown: shutdown.clone(),
    };
    let metrics = metrics_listener.map(|listener| (listener, metrics::routes(sources)));
    let state = HandlerState {
        server: server.clone(),
        rulings: rulings.clone(),
        bundle,
        shutdown: shutdown.clone(),
        limiters,
    };
    let log = RequestLog::new(clock, entropy, &config.client_address, requests);
    let router = layers::layers(routes::routes(state), config.client_address, log);
    let Operation { drain, max_clients, .. } = config.operation;
    Ok(Site { listener, addr, router, server, bank, rulings, sender, metrics, shutdown, drain, max_clients })
}
