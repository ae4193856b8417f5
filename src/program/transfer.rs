//! `director move`: moves a site from SQLite to PostgreSQL.

use super::chains::broken;
use super::settings::DatabaseAndKey;
use super::{ProgramError, complain, print, printable, refused, words};
use server::maintenance::chains::Chains;
use server::maintenance::transfer::{TableComparison, TransferProgress, TransferReport, move_site};
use site::startup::SiteError;
use std::process::ExitCode;

/// Arguments of a move.
#[derive(clap::Args)]
pub struct Move {
    #[command(flatten)]
    settings: DatabaseAndKey,
    #[arg(long, value_name = "POSTGRES")]
    to: String,
}

/// Rows between two progress reports on a table.
const REPORT_EVERY: i64 = 50_000;

impl Move {
    pub fn run(self) -> ExitCode {
        match self.transfer() {
            Ok(text) => print(&text),
            Err(error) => error.report(),
        }
    }

    fn transfer(self) -> Result<String, ProgramError> {
        let (url, key) = self.settings.read().map_err(ProgramError::Settings)?;
        let key = key.place(&url);
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        let (moved, chains) = runtime.block_on(move_site(&url, &self.to, print_progress))?;
        match chains {
            Some(chains) if chains.broken.is_empty() => Ok(complete(&moved, &chains, key.as_deref())),
            Some(chains) => Err(refused(broken(&chains))),
            None => Err(refused(incomplete(&moved))),
        }
    }
}

/// Prints progress.
fn print_progress(progress: TransferProgress<'_>) {
    let words = words();
    match progress {
        TransferProgress::Copied { table, rows, total } if rows == total || rows % REPORT_EVERY == 0 => {
            let args = [("table", table.into()), ("rows", rows.into()), ("of", total.into())];
            complain(&words.format("print-move-copied", &args));
        }
        TransferProgress::Copied { .. } => {}
        TransferProgress::Compared(table) => complain(&comparison(table)),
    }
}

fn comparison(table: &TableComparison) -> String {
    let args =
        [("table", table.table.clone().into()), ("n", table.source.into()), ("there", table.target.into())];
    words().format(if table.same { "print-move-same" } else { "print-move-differs" }, &args)
}

/// Report on a complete transfer.
fn complete(moved: &TransferReport, chains: &Chains, key: Option<&str>) -> String {
    let words = words();
    let rows: i64 = moved.tables.iter().map(|table| table.target).sum();
    let args = [
        ("rows", rows.into()),
        ("tables", moved.tables.len().into()),
        ("entries", chains.entries.into()),
        ("changes", chains.changes.into()),
    ];
    let id = if moved.was_there { "print-move-there" } else { "print-move-whole" };
    let next = match key {
        Some(key) => words.format("print-move-next", &[("place", printable(key).into())]),
        None => words.say("print-move-next-no-key"),
    };
    format!("{}\n{next}\n", words.format(id, &args))
}

/// Report on an incomplete transfer.
fn incomplete(moved: &TransferReport) -> String {
    let differ: Vec<&str> =
        moved.tables.iter().filter(|table| !table.same).map(|table| table.table.as_str()).collect();
    let id = match (moved.was_there, moved.changed && differ.is_empty()) {
        (_, true) => "trouble-move-changed",
        (true, _) => "trouble-move-there",
        (false, _) => "trouble-move-differs",
    };
    words().format(id, &[("tables", differ.join(", ").into())])
}
