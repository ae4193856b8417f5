//! What the operator does with a database: a file for each subcommand.
//!
//! Deliberately not here: serving the site, and what works on files (`main.rs`); rules (`server`). What is done is entered in the audit
//! log as done by the program.

pub mod archive;
pub mod audit;
pub mod credential;
pub mod federation;
pub mod key;
pub mod languages;
pub mod outbox;
pub mod people;
pub mod reports;
pub mod roles;

use director::server::Server;
use director::server::federation::Federation;
use director::startup::{self, SiteError};
use director::store::StoreError;
use director::words::{Language, Words};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use std::sync::OnceLock;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The language in which the program speaks, said once.
static SPEAKS: OnceLock<Language> = OnceLock::new();

/// Says in which language the program speaks: the one that is asked for, if there is one.
pub fn speak(tag: &str) {
    SPEAKS.get_or_init(|| Language::read(tag).unwrap_or(Language::ENGLISH));
}

/// The words in which the program speaks.
pub fn words() -> &'static Words {
    SPEAKS.get().copied().unwrap_or(Language::ENGLISH).words()
}

/// Which database.
#[derive(clap::Args)]
pub struct Database {
    /// The database: `sqlite:FILE` or `postgres://…`
    #[arg(long, env = "DATABASE_URL", default_value = "sqlite:director.db", hide_env_values = true)]
    database_url: String,
}

/// Why something was not done.
pub enum Trouble {
    /// The database is out of reach or out of order.
    Site(SiteError),
    /// It cannot be done; this is why.
    Refused(String),
}

impl From<StoreError> for Trouble {
    fn from(cause: StoreError) -> Self {
        Self::Site(cause.into())
    }
}

/// Anything else that went wrong, in its own words.
pub fn refused(cause: impl std::fmt::Display) -> Trouble {
    Trouble::Refused(cause.to_string())
}

impl Database {
    /// Does something with the rules over this database, and prints what it says of it.
    pub fn work(self, does: impl AsyncFnOnce(&Server) -> Result<String, Trouble>) -> ExitCode {
        match self.ask(does) {
            Ok(text) => print(&text),
            Err(trouble) => trouble.told(),
        }
    }

    /// The same for what is more than a text.
    pub fn ask<T>(self, asks: impl AsyncFnOnce(&Server) -> Result<T, Trouble>) -> Result<T, Trouble> {
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve).map_err(Trouble::Site)?;
        runtime.block_on(async {
            let server = startup::rules(&self.database_url).await.map_err(Trouble::Site)?;
            let done = asks(&server).await;
            server.close().await;
            done
        })
    }
}

impl Trouble {
    /// Says what it is; how the program ends then.
    pub fn told(&self) -> ExitCode {
        complain(&match self {
            Trouble::Site(cause) => format!("director: {cause}"),
            Trouble::Refused(why) => format!("director: {why}"),
        });
        ExitCode::FAILURE
    }
}

/// The federation with this code.
pub async fn federation(server: &Server, code: &str) -> Result<Federation, Trouble> {
    let found = server.federation_of(code).await?;
    found.ok_or_else(|| refused(format_args!("there is no federation with the code {}", printable(code))))
}

/// What belongs to one thing, on a line of its own.
pub fn line(pieces: &[&str]) -> String {
    let pieces: Vec<String> =
        pieces.iter().filter(|piece| !piece.is_empty()).map(|piece| printable(piece)).collect();
    format!("{}\n", pieces.join(" · "))
}

/// A moment to the second.
pub fn moment(at: OffsetDateTime) -> String {
    at.replace_nanosecond(0).unwrap_or(at).format(&Rfc3339).unwrap_or_default()
}

/// What people wrote, without what would move the terminal's cursor about.
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Says what is wrong. When even that cannot be said, how the program ends still tells it.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// Prints a text. Whoever reads it may stop before its end, as `head` does.
pub fn print(text: &str) -> ExitCode {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(cause) if cause.kind() != ErrorKind::BrokenPipe => {
            complain(&format!("director: {cause}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
