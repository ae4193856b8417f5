//! All settings together: what the site is built from.

use super::given::{DatabaseAndKey, DatabaseAndSite, DatabaseOnly, Serving};
use super::table::{ALL, Shown};
use super::{SettingFault, SettingFaultKind, SettingSource, Settings};
use crate::program::key::KeyGiven;
use axum::http::HeaderName;
use rules::engine;
use server::accounts::password::Cost;
use server::clock::Clock;
use server::entropy::Entropy;
use server::mail::{MailFault, MailSettings};
use server::rulings::{Limits, Rulings};
use site::startup::packed::{BANK, Packed, SITE, SiteFiles};
use site::startup::{ClientAddress, ConcurrencyLimits, Config, Operation};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::EnvFilter;
use url::Url;

/// Log settings.
pub struct Log {
    /// Format.
    pub format: LogFormat,
    /// Filter.
    pub filter: EnvFilter,
}

/// Log format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people
    Text,
    /// For programs, an object on each line
    Json,
}

/// Everything that the site is run by.
pub struct ServeConfig {
    /// Configuration of the site.
    pub config: Config,
    /// The operator's key, as it is given.
    pub key: KeyGiven,
    pub log: Log,
    /// Number of worker threads; one per core by default.
    pub workers: Option<usize>,
    /// Each setting that is made with what it is, as it may be shown, and where.
    pub told: Vec<String>,
}

type LoadedSettings<T> = Result<T, Vec<SettingFault>>;

impl DatabaseOnly {
    /// The address of the database.
    pub fn read(self) -> LoadedSettings<String> {
        let mut settings = Settings::of(self.0);
        let url = settings.database();
        settings.sound(url)
    }
}

impl DatabaseAndSite {
    /// The address of the database, and that of the site, empty where nothing is said.
    pub fn read(self) -> LoadedSettings<(String, String)> {
        let mut settings = Settings::of(self.0);
        let (url, site) = (settings.database(), settings.text("public_url").unwrap_or_default());
        settings.sound((url, site))
    }
}

impl DatabaseAndKey {
    /// The address of the database, and the operator's key.
    pub fn read(self) -> LoadedSettings<(String, KeyGiven)> {
        let mut settings = Settings::of(self.0);
        let (url, key) = (settings.database(), settings.operator());
        settings.sound((url, key))
    }
}

impl Serving {
    /// Everything.
    pub fn read(self) -> LoadedSettings<ServeConfig> {
        let mut settings = Settings::of(self.0);
        let packed = settings.carried();
        let told = settings.told();
        let database_url = settings.database();
        let listen = settings.read("listen", address);
        let metrics_listen = settings.read("metrics_listen", address);
        let mut files = |name, inside| match (settings.read(name, folder), &packed) {
            (Some(named), _) => SiteFiles::Folder(named),
            (None, Some(packed)) => SiteFiles::Packed(packed.clone(), inside),
            (None, None) => SiteFiles::Folder(PathBuf::new()),
        };
        let (site_root, bank) = (files("site_root", SITE), files("bank", BANK));
        let header = settings.read("client_address_header", |text| {
            text.parse::<HeaderName>().map_err(|_| SettingFaultKind::Header(text.to_owned()))
        });
        let operation = settings.operation(metrics_listen);
        let format = settings.read("log_format", |text| match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(SettingFaultKind::Choice(text.to_owned(), "text, json")),
        });
        let filter =
            settings.read("rust_log", |text| EnvFilter::try_new(text).map_err(SettingFaultKind::Log));
        let workers = settings.number("workers", 1, 1024).and_then(|n| usize::try_from(n).ok());
        let mail = settings.mail();
        let key = settings.operator();
        let config = Config {
            listen: listen.unwrap_or_default(),
            database_url,
            site_root: Some(site_root),
            bank,
            clock: Clock::system(),
            entropy: Entropy::system(),
            password_cost: Cost::of_this_machine(),
            rulings: Rulings::with_brief(engine::rule, engine::rule_briefly, Limits::of_this_machine()),
            mail,
            client_address: header.map_or(ClientAddress::Connection, ClientAddress::Header),
            operation,
        };
        let log = Log { format: format.unwrap_or(LogFormat::Text), filter: filter.unwrap_or_default() };
        settings.sound(ServeConfig { config, key, log, workers, told })
    }
}

impl Settings {
    /// Embedded files, whose paths then need no setting.
    fn carried(&mut self) -> Option<Arc<Packed>> {
        match Packed::of_this_program() {
            Ok(None) => None,
            Ok(Some(packed)) => {
                self.found.retain(|name, one| {
                    !matches!(one.place, SettingSource::Usual(_)) || !["site_root", "bank"].contains(name)
                });
                Some(Arc::new(packed))
            }
            Err((program, cause)) => {
                self.fault(
                    SettingSource::WholeFile(program.clone()),
                    SettingFaultKind::Unread(program, cause),
                );
                None
            }
        }
    }

    fn operator(&mut self) -> KeyGiven {
        KeyGiven { key: self.key(), file: self.text("credential_key_file").map(PathBuf::from) }
    }

    fn operation(&mut self, metrics_listen: Option<String>) -> Operation {
        let usual = Operation::default();
        // With fewer, the least that each share and who writes may have in hand would leave exams none.
        let connections = self.number("database_connections", 5, 10_000).unwrap_or(usual.connections);
        let limits = ConcurrencyLimits::for_this_machine(connections);
        let mut share = |name, usual: usize| {
            let most = 100_000;
            self.number(name, 1, most).and_then(|n| usize::try_from(n).ok()).unwrap_or(usual)
        };
        let limits = ConcurrencyLimits {
            exam: share("exam_requests", limits.exam),
            pages: share("page_requests", limits.pages),
            practice: share("practice_requests", limits.practice),
            search: share("search_requests", limits.search),
            ..limits
        };
        let drain = self.number("drain", 0, 600).map_or(Duration::ZERO, |n| Duration::from_secs(n.into()));
        Operation { connections, limits, metrics_listen, drain, ..usual }
    }

    /// Email settings, each validated with those it depends on.
    fn mail(&mut self) -> MailSettings {
        let text = |name| self.text(name).unwrap_or_default();
        let mail = MailSettings {
            public_url: text("public_url"),
            smtp_url: text("smtp_url"),
            from: text("mail_from"),
        };
        for fault in mail.faults() {
            let name = match fault {
                MailFault::PublicUrl => "public_url",
                MailFault::Sender(server::mail::SenderFault::Url) => "smtp_url",
                MailFault::Sender(server::mail::SenderFault::From) => "mail_from",
            };
            let place = self.found.get(name).map(|one| one.place.clone());
            self.fault(place.unwrap_or(SettingSource::Usual(name)), SettingFaultKind::Mail(fault));
        }
        mail
    }

    /// Each setting that is made, as it may be shown.
    fn told(&self) -> Vec<String> {
        let one = |setting: &super::Setting| {
            let found = self.found.get(setting.name)?;
            let shown = match setting.shown {
                Shown::Whole => found.text.clone(),
                Shown::Address => without_secrets(&found.text),
                Shown::Hidden => "…".to_owned(),
            };
            Some(format!("{} = {} · {}", setting.name, crate::program::printable(&shown), found.place))
        };
        ALL.iter().filter_map(one).collect()
    }
}

/// An address to listen on: a host and a port.
fn address(text: &str) -> Result<String, SettingFaultKind> {
    let parts = text.rsplit_once(':').filter(|(host, port)| {
        let bracketed = host.starts_with('[') && host.ends_with(']');
        !host.is_empty() && (bracketed || !host.contains(':')) && port.parse::<u16>().is_ok()
    });
    parts.map(|_| text.to_owned()).ok_or_else(|| SettingFaultKind::Listen(text.to_owned()))
}

/// A folder that is there.
fn folder(text: &str) -> Result<PathBuf, SettingFaultKind> {
    let path = PathBuf::from(text);
    if path.is_dir() { Ok(path) } else { Err(SettingFaultKind::Folder(path)) }
}

/// A URL without user, password and query.
fn without_secrets(text: &str) -> String {
    if text.starts_with("sqlite:") {
        return text.to_owned();
    }
    match Url::parse(text) {
        Ok(url) => {
            let port = url.port().map_or_else(String::new, |port| format!(":{port}"));
            format!("{}://{}{port}{}", url.scheme(), url.host_str().unwrap_or_default(), url.path())
        }
        Err(_) => "…".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hides_secrets_in_urls() {
        for (url, shown) in [
            ("sqlite:director.db", "sqlite:director.db"),
            (
                "postgres://ada:hush@db.example.org:6543/director?password=hush",
                "postgres://db.example.org:6543/director",
            ),
            ("smtps://ada:hush@example.org", "smtps://example.org"),
            ("hush", "…"),
        ] {
            assert_eq!(without_secrets(url), shown);
        }
    }

    #[test]
    fn listen_address_needs_host_and_port() {
        for good in ["127.0.0.1:0", "[::1]:3000", "localhost:80"] {
            assert!(address(good).is_ok(), "{good}");
        }
        for bad in ["", "3000", ":3000", "localhost", "nowhere:at:all", "::1:3000", "host:70000"] {
            assert!(address(bad).is_err(), "{bad}");
        }
    }
}
