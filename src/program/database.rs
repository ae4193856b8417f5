//! Running a command on a database, through the server's rules.

use super::error::{ProgramError, refused};
use super::language::words;
use super::output::{print, printable};
use super::settings::DatabaseOnly;
use server::Server;
use server::federation::Federation;
use site::startup::{self, SiteError};
use std::process::ExitCode;

/// Selection of a database.
#[derive(clap::Args)]
pub struct Database {
    #[command(flatten)]
    settings: DatabaseOnly,
}

impl Database {
    /// Runs a command on this database and prints its output.
    pub fn run(self, command: impl AsyncFnOnce(&Server) -> Result<String, ProgramError>) -> ExitCode {
        match self.settings.read() {
            Ok(url) => run_on(&url, command),
            Err(faults) => ProgramError::Settings(faults).report(),
        }
    }
}

/// Runs a command on a database and prints its output.
pub fn run_on(url: &str, command: impl AsyncFnOnce(&Server) -> Result<String, ProgramError>) -> ExitCode {
    match query(url, command) {
        Ok(text) => print(&text),
        Err(error) => error.report(),
    }
}

/// Runs a command on a database and returns its result.
pub fn query<T>(
    url: &str,
    command: impl AsyncFnOnce(&Server) -> Result<T, ProgramError>,
) -> Result<T, ProgramError> {
    let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
    runtime.block_on(async {
        let server = startup::open_server(url).await?;
        let result = command(&server).await;
        server.close().await;
        result
    })
}

/// The federation with this code.
pub async fn federation(server: &Server, code: &str) -> Result<Federation, ProgramError> {
    let found = server.federations.by_code(code).await?;
    found.ok_or_else(|| refused(words().format("print-no-federation", &[("code", printable(code).into())])))
}
