//! The configuration of the site, from all settings.

use super::Settings;
use super::arguments::{DatabaseAndKey, DatabaseAndSite, DatabaseOnly, Serving};
use super::fault::{SettingFault, SettingFaultKind};
use super::source::SettingSource;
use super::table::{ALL, Display, Setting};
use crate::program::operator_key::KeySource;
use crate::program::output::printable;
use axum::http::HeaderName;
use rules::engine;
use server::accounts::password::Cost;
use server::clock::Clock;
use server::entropy::Entropy;
use server::mail::{MailFault, MailSettings};
use server::outbound::Hosts;
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
    pub format: LogFormat,
    pub filter: EnvFilter,
}

/// Log format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: a JSON object per line.
    Json,
}

/// Configuration of `director serve`.
pub struct ServeConfig {
    pub config: Config,
    /// The source of the operator's key.
    pub key: KeySource,
    pub log: Log,
    /// Number of worker threads; one per core by default.
    pub workers: Option<usize>,
    /// Each setting with its value, as far as that may be shown, and its source.
    pub listed: Vec<String>,
}

type SettingsResult<T> = Result<T, Vec<SettingFault>>;

impl DatabaseOnly {
    /// The database URL.
    pub fn read(self) -> SettingsResult<String> {
        let mut settings = Settings::from_arguments(self.0);
        let url = settings.database();
        settings.finish(url)
    }
}

impl DatabaseAndSite {
    /// The database URL, and the site's URL, empty if unset.
    pub fn read(self) -> SettingsResult<(String, String)> {
        let mut settings = Settings::from_arguments(self.0);
        let (url, site) = (settings.database(), settings.text("public_url").unwrap_or_default());
        settings.finish((url, site))
    }
}

impl DatabaseAndKey {
    /// The database URL, and the source of the operator's key.
    pub fn read(self) -> SettingsResult<(String, KeySource)> {
        let mut settings = Settings::from_arguments(self.0);
        let (url, key) = (settings.database(), settings.operator());
        settings.finish((url, key))
    }
}

impl Serving {
    /// The configuration of the site.
    pub fn read(self) -> SettingsResult<ServeConfig> {
        let mut settings = Settings::from_arguments(self.0);
        let packed = settings.packed_files();
        let listed = settings.listed();
        let database_url = settings.database();
        let listen = settings.parse("listen", listen_address);
        let metrics_listen = settings.parse("metrics_listen", listen_address);
        let mut files = |name, packed_path| match (settings.parse(name, folder), &packed) {
            (Some(folder), _) => SiteFiles::Folder(folder),
            (None, Some(packed)) => SiteFiles::Packed(packed.clone(), packed_path),
            (None, None) => SiteFiles::Folder(PathBuf::new()),
        };
        let (site_root, bank) = (files("site_root", SITE), files("bank", BANK));
        let header = settings.parse("client_address_header", |text| {
            text.parse::<HeaderName>().map_err(|_| SettingFaultKind::Header(text.to_owned()))
        });
        let operation = settings.operation(metrics_listen);
        let format = settings.parse("log_format", |text| match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(SettingFaultKind::Choice(text.to_owned(), "text, json")),
        });
        let filter =
            settings.parse("rust_log", |text| EnvFilter::try_new(text).map_err(SettingFaultKind::Log));
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
        settings.finish(ServeConfig { config, key, log, workers, listed })
    }
}

impl Settings {
    /// Embedded files, whose paths then need no setting.
    fn packed_files(&mut self) -> Option<Arc<Packed>> {
        match Packed::of_this_program() {
            Ok(None) => None,
            Ok(Some(packed)) => {
                self.values.retain(|name, value| {
                    !matches!(value.source, SettingSource::Default(_))
                        || !["site_root", "bank"].contains(name)
                });
                Some(Arc::new(packed))
            }
            Err((program, cause)) => {
                self.fault(SettingSource::File(program.clone()), SettingFaultKind::Unread(program, cause));
                None
            }
        }
    }

    fn operator(&mut self) -> KeySource {
        KeySource { key: self.key(), file: self.text("credential_key_file").map(PathBuf::from) }
    }

    fn operation(&mut self, metrics_listen: Option<String>) -> Operation {
        let defaults = Operation::default();
        // Fewer connections than five would leave none for exams beside the other shares and
        // writers.
        let connections = self.number("database_connections", 5, 10_000).unwrap_or(defaults.connections);
        let limits = ConcurrencyLimits::for_this_machine(connections);
        let mut hosts = |name| {
            let hosts =
                |text: &str| Hosts::parse(text).ok_or_else(|| SettingFaultKind::Hosts(text.to_owned()));
            self.parse(name, hosts).unwrap_or_default()
        };
        let (provider_hosts, webhook_hosts) = (hosts("provider_hosts"), hosts("webhook_hosts"));
        let mut share = |name, default: usize| {
            let most = 100_000;
            self.number(name, 1, most).and_then(|n| usize::try_from(n).ok()).unwrap_or(default)
        };
        let limits = ConcurrencyLimits {
            exam: share("exam_requests", limits.exam),
            pages: share("page_requests", limits.pages),
            practice: share("practice_requests", limits.practice),
            search: share("search_requests", limits.search),
            ..limits
        };
        let drain = self.number("drain", 0, 600).map_or(Duration::ZERO, |n| Duration::from_secs(n.into()));
        Operation { connections, limits, metrics_listen, drain, provider_hosts, webhook_hosts, ..defaults }
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
            let source = self.values.get(name).map(|value| value.source.clone());
            self.fault(source.unwrap_or(SettingSource::Default(name)), SettingFaultKind::Mail(fault));
        }
        mail
    }

    /// Each setting with a value, as far as that may be shown.
    fn listed(&self) -> Vec<String> {
        let line = |setting: &Setting| {
            let value = self.values.get(setting.name)?;
            let shown = match setting.display {
                Display::Full => value.text.clone(),
                Display::WithoutCredentials => without_credentials(&value.text),
                Display::Hidden => "…".to_owned(),
            };
            Some(format!("{} = {} · {}", setting.name, printable(&shown), value.source))
        };
        ALL.iter().filter_map(line).collect()
    }
}

/// Parses a listen address: a host and a port.
fn listen_address(text: &str) -> Result<String, SettingFaultKind> {
    let parts = text.rsplit_once(':').filter(|(host, port)| {
        let bracketed = host.starts_with('[') && host.ends_with(']');
        !host.is_empty() && (bracketed || !host.contains(':')) && port.parse::<u16>().is_ok()
    });
    parts.map(|_| text.to_owned()).ok_or_else(|| SettingFaultKind::Listen(text.to_owned()))
}

/// Parses the path of an existing folder.
fn folder(text: &str) -> Result<PathBuf, SettingFaultKind> {
    let path = PathBuf::from(text);
    if path.is_dir() { Ok(path) } else { Err(SettingFaultKind::Folder(path)) }
}

/// A URL without user, password and query.
fn without_credentials(text: &str) -> String {
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
            assert_eq!(without_credentials(url), shown);
        }
    }

    #[test]
    fn listen_address_needs_host_and_port() {
        for good in ["127.0.0.1:0", "[::1]:3000", "localhost:80"] {
            assert!(listen_address(good).is_ok(), "{good}");
        }
        for bad in ["", "3000", ":3000", "localhost", "nowhere:at:all", "::1:3000", "host:70000"] {
            assert!(listen_address(bad).is_err(), "{bad}");
        }
    }
}
