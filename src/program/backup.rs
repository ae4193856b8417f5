//! `director backup` and `director restore`: an SQLite site as a file.

use super::chains::broken;
use super::settings::DatabaseAndKey;
use super::{ProgramError, complain, print, printable, words};
use server::maintenance::backup::{BackupProgress, BackupSummary, back_up, restore};
use server::maintenance::{self, KeyMatch};
use site::startup::SiteError;
use std::path::PathBuf;
use std::process::ExitCode;

/// Exit code for a restored site without its operator's key.
const WITHOUT_KEY: u8 = 3;

/// Arguments of a backup.
#[derive(clap::Args)]
pub struct Backup {
    #[command(flatten)]
    settings: DatabaseAndKey,
    file: PathBuf,
}

/// Arguments of restoring a backup.
#[derive(clap::Args)]
pub struct Restore {
    #[command(flatten)]
    settings: DatabaseAndKey,
    file: PathBuf,
}

impl Backup {
    pub fn run(self) -> ExitCode {
        self.back_up().unwrap_or_else(|error| error.report())
    }

    fn back_up(self) -> Result<ExitCode, ProgramError> {
        let (url, key) = self.settings.read().map_err(ProgramError::Settings)?;
        let place = key.place(&url);
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        let summary = runtime.block_on(back_up(&url, &self.file, print_progress))?;
        let key = match place {
            Some(place) => words().format("print-backup-key", &[("place", printable(&place).into())]),
            None => words().say("print-backup-no-key"),
        };
        Ok(report("print-backup-made", &self.file.display().to_string(), &summary, &key, ExitCode::SUCCESS))
    }
}

impl Restore {
    pub fn run(self) -> ExitCode {
        self.restore().unwrap_or_else(|error| error.report())
    }

    fn restore(self) -> Result<ExitCode, ProgramError> {
        let (url, key) = self.settings.read().map_err(ProgramError::Settings)?;
        let place = key.intended(&url);
        // Reports an unreadable key before anything else.
        let key = key.existing(&url)?;
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        let summary = runtime.block_on(restore(&self.file, &url, print_progress))?;
        let (id, exit) = match runtime.block_on(maintenance::fit(&url, key.as_deref()))? {
            KeyMatch::NothingSealed => ("print-restored-unsigned", ExitCode::SUCCESS),
            KeyMatch::Opens => ("print-restored-key", ExitCode::SUCCESS),
            KeyMatch::Another => ("print-restored-other-key", ExitCode::from(WITHOUT_KEY)),
            KeyMatch::NoKey => ("print-restored-no-key", ExitCode::from(WITHOUT_KEY)),
        };
        let key = words().format(id, &[("place", printable(&place).into())]);
        Ok(report("print-restored", &url, &summary, &key, exit))
    }
}

/// Prints progress.
fn print_progress(progress: BackupProgress) {
    let words = words();
    complain(&match progress {
        BackupProgress::Written(bytes, total) => {
            let args = [("kilobytes", kilobytes(bytes).into()), ("of", kilobytes(total).into())];
            words.format("print-backup-written", &args)
        }
        BackupProgress::Checking => words.say("print-backup-checking"),
    });
}

/// Prints the report: content, operator's key, and broken hash chains. Returns the exit code.
fn report(id: &str, place: &str, summary: &BackupSummary, key: &str, success: ExitCode) -> ExitCode {
    let args = [
        ("place", printable(place).into()),
        ("kilobytes", kilobytes(summary.bytes).into()),
        ("rows", summary.rows.into()),
        ("schema", summary.schema.into()),
        ("entries", summary.chains.entries.into()),
        ("changes", summary.chains.changes.into()),
    ];
    print(&format!("{}\n{key}\n", words().format(id, &args)));
    if summary.chains.broken.is_empty() {
        return success;
    }
    complain(&format!("director: {}", broken(&summary.chains)));
    ExitCode::FAILURE
}

/// Kilobytes, rounded up.
fn kilobytes(bytes: u64) -> i64 {
    i64::try_from(bytes.div_ceil(1000)).unwrap_or(i64::MAX)
}
