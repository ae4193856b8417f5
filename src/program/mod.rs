//! The operator's commands: the site (`serve.rs`) with its `settings`; one file per subcommand on a
//! database; texts: `help.rs` for commands, `usage.rs` for malformed command lines, `faults.rs` for
//! errors (`trouble.rs`).
//!
//! Not here: commands on files only (`main.rs`); rules (`server`). The audit log records these
//! actions as the program's.

mod anchors;
pub mod archive;
pub mod audit;
pub mod backup;
mod chains;
pub mod credential;
mod faults;
pub mod federation;
pub mod help;
pub mod key;
pub mod languages;
pub mod moving;
pub mod outbox;
pub mod pack;
pub mod people;
pub mod reports;
pub mod roles;
pub mod serve;
pub mod settings;
mod systemd;
mod trouble;
mod usage;

pub use trouble::{ProgramError, refused};

use settings::DatabaseOnly;

use bank::FileFault;
use server::Server;
use server::federation::Federation;
use site::startup::{self, SiteError};
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use std::sync::OnceLock;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use words::{Language, Words};

/// The language in which the program speaks, said once.
static SPEAKS: OnceLock<Language> = OnceLock::new();

/// Says in which language the program speaks: the one that its command line asks for, or else the
/// environment, if there is one. It is asked before the line is read, because of what is said of
/// the line itself.
pub fn speak(line: &[OsString], environment: Option<OsString>) {
    let environment = || environment.map(|tag| tag.to_string_lossy().into_owned());
    let tag = asked_for(line).or_else(environment).unwrap_or_default();
    SPEAKS.get_or_init(|| Language::read(&tag).unwrap_or(Language::ENGLISH));
}

/// The value of `--language` on a command line.
fn asked_for(line: &[OsString]) -> Option<String> {
    let words = line.iter().skip(1).map(|word| word.to_string_lossy().into_owned());
    let mut options = words.take_while(|word| word != "--");
    while let Some(word) = options.next() {
        match word.strip_prefix("--language") {
            Some("") => return options.next(),
            Some(tag) if tag.starts_with('=') => return tag.strip_prefix('=').map(str::to_owned),
            _ => {}
        }
    }
    None
}

/// The words in which the program speaks.
pub fn words() -> &'static Words {
    SPEAKS.get().copied().unwrap_or(Language::ENGLISH).words()
}

/// Which database.
#[derive(clap::Args)]
pub struct Database {
    #[command(flatten)]
    settings: DatabaseOnly,
}

impl Database {
    /// Does something with the rules over this database, and prints what it says of it.
    pub fn work(self, does: impl AsyncFnOnce(&Server) -> Result<String, ProgramError>) -> ExitCode {
        match self.settings.read() {
            Ok(url) => work_on(&url, does),
            Err(faults) => ProgramError::Settings(faults).told(),
        }
    }
}

/// Does something with the rules over a database, and prints what it says of it.
pub fn work_on(url: &str, does: impl AsyncFnOnce(&Server) -> Result<String, ProgramError>) -> ExitCode {
    match ask_of(url, does) {
        Ok(text) => print(&text),
        Err(trouble) => trouble.told(),
    }
}

/// The same for what is more than a text.
pub fn ask_of<T>(
    url: &str,
    asks: impl AsyncFnOnce(&Server) -> Result<T, ProgramError>,
) -> Result<T, ProgramError> {
    let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
    runtime.block_on(async {
        let server = startup::open_server(url).await?;
        let done = asks(&server).await;
        server.close().await;
        done
    })
}

/// The federation with this code.
pub async fn federation(server: &Server, code: &str) -> Result<Federation, ProgramError> {
    let found = server.federation_of(code).await?;
    found.ok_or_else(|| refused(words().tell("print-no-federation", &[("code", printable(code).into())])))
}

/// Fields of one record, on a line.
pub fn line(pieces: &[&str]) -> String {
    let pieces: Vec<String> =
        pieces.iter().filter(|piece| !piece.is_empty()).map(|piece| printable(piece)).collect();
    format!("{}\n", pieces.join(" · "))
}

/// A moment to the second.
pub fn moment(at: OffsetDateTime) -> String {
    at.replace_nanosecond(0).unwrap_or(at).format(&Rfc3339).unwrap_or_default()
}

/// User text without terminal control characters.
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Says what is wrong. When even that cannot be said, how the program ends still tells it.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// Prints a text. The reader may stop early, as `head` does.
pub fn print(text: &str) -> ExitCode {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(cause) if cause.kind() != ErrorKind::BrokenPipe => {
            let why = words().tell("trouble-print", &[("cause", cause.to_string().into())]);
            complain(&format!("director: {why}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Lists what is wrong with files, each fault with its place.
pub fn list(faults: &[FileFault]) -> ExitCode {
    for fault in faults {
        complain(&words().file_fault(fault));
    }
    complain(&words().tell("print-faults", &[("n", faults.len().into())]));
    ExitCode::FAILURE
}
