//! Configuration of a site.

use super::client_address::ClientAddress;
use super::packed::SiteFiles;
use super::route_limiters::ConcurrencyLimits;
use server::accounts::password::Cost;
use server::clock::Clock;
use server::entropy::Entropy;
use server::mail::MailSettings;
use server::outbound::Hosts;
use server::rulings::Rulings;
use std::time::Duration;
use store::open::CONNECTIONS;

/// Default maximum of connections, if the system allows it.
const MAX_CLIENTS: usize = 32_768;

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
    pub max_clients: usize,
    /// Concurrency limits.
    pub limits: ConcurrencyLimits,
    /// Metrics address, such as `127.0.0.1:9100`; `None` for none.
    pub metrics_listen: Option<String>,
    /// Drain period: after the stop signal the site reports not ready but continues for this long,
    /// so that a proxy sends nothing new.
    pub drain: Duration,
    /// Hosts at which sign-in providers may be; by default any with a public address.
    pub provider_hosts: Hosts,
    /// Hosts to which webhooks may be sent; by default any with a public address.
    pub webhook_hosts: Hosts,
}

impl Default for Operation {
    fn default() -> Self {
        let (connections, limits) = (CONNECTIONS, ConcurrencyLimits::for_this_machine(CONNECTIONS));
        Self {
            connections,
            max_clients: MAX_CLIENTS,
            limits,
            metrics_listen: None,
            drain: Duration::ZERO,
            provider_hosts: Hosts::default(),
            webhook_hosts: Hosts::default(),
        }
    }
}
