//! `director backup` and `director restore`: an SQLite site as a file.

use super::chains::broken;
use super::settings::DatabaseAndKey;
use super::{ProgramError, complain, print, printable, words};
use server::upkeep::backup::{BackupProgress, Whole, back_up, restore};
use server::upkeep::{self, KeyMatch};
use site::startup::SiteError;
use std::path::PathBuf;
use std::process::ExitCode;

/// Exit code for a restored site without its operator's key.
const WITHOUT_KEY: u8 = 3;

/// Which database, and which file.
#[derive(clap::Args)]
pub struct Backup {
    #[command(flatten)]
    settings: DatabaseAndKey,
    file: PathBuf,
}

/// The same the other way.
#[derive(clap::Args)]
pub struct Restore {
    #[command(flatten)]
    settings: DatabaseAndKey,
    file: PathBuf,
}

impl Backup {
    /// Does it.
    pub fn run(self) -> ExitCode {
        self.made().unwrap_or_else(|trouble| trouble.told())
    }

    fn made(self) -> Result<ExitCode, ProgramError> {
        let (url, key) = self.settings.read().map_err(ProgramError::Settings)?;
        let place = key.place(&url);
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        let whole = runtime.block_on(back_up(&url, &self.file, step))?;
        let key = match place {
            Some(place) => words().tell("print-backup-key", &[("place", printable(&place).into())]),
            None => words().say("print-backup-no-key"),
        };
        Ok(told("print-backup-made", &self.file.display().to_string(), &whole, &key, ExitCode::SUCCESS))
    }
}

impl Restore {
    /// Does it.
    pub fn run(self) -> ExitCode {
        self.done().unwrap_or_else(|trouble| trouble.told())
    }

    fn done(self) -> Result<ExitCode, ProgramError> {
        let (url, key) = self.settings.read().map_err(ProgramError::Settings)?;
        let place = key.intended(&url);
        // Reports an unreadable key before anything else.
        let key = key.existing(&url)?;
        let runtime = tokio::runtime::Runtime::new().map_err(SiteError::Serve)?;
        let whole = runtime.block_on(restore(&self.file, &url, step))?;
        let (id, end) = match runtime.block_on(upkeep::fit(&url, key.as_deref()))? {
            KeyMatch::NothingSealed => ("print-restored-unsigned", ExitCode::SUCCESS),
            KeyMatch::Opens => ("print-restored-key", ExitCode::SUCCESS),
            KeyMatch::Another => ("print-restored-other-key", ExitCode::from(WITHOUT_KEY)),
            KeyMatch::NoKey => ("print-restored-no-key", ExitCode::from(WITHOUT_KEY)),
        };
        let key = words().tell(id, &[("place", printable(&place).into())]);
        Ok(told("print-restored", &url, &whole, &key, end))
    }
}

/// Prints progress.
fn step(step: BackupProgress) {
    let words = words();
    complain(&match step {
        BackupProgress::Written(bytes, of) => {
            let args = [("kilobytes", kilobytes(bytes).into()), ("of", kilobytes(of).into())];
            words.tell("print-backup-written", &args)
        }
        BackupProgress::Checking => words.say("print-backup-checking"),
    });
}

/// Says what there is now, what is to be known of the operator's key, and where what is chained was
/// broken before; how the program ends then.
fn told(id: &str, place: &str, whole: &Whole, key: &str, end: ExitCode) -> ExitCode {
    let args = [
        ("place", printable(place).into()),
        ("kilobytes", kilobytes(whole.bytes).into()),
        ("rows", whole.rows.into()),
        ("schema", whole.schema.into()),
        ("entries", whole.chains.entries.into()),
        ("changes", whole.chains.changes.into()),
    ];
    print(&format!("{}\n{key}\n", words().tell(id, &args)));
    if whole.chains.broken.is_empty() {
        return end;
    }
    complain(&format!("director: {}", broken(&whole.chains)));
    ExitCode::FAILURE
}

/// Whole kilobytes, the last one begun.
fn kilobytes(bytes: u64) -> i64 {
    i64::try_from(bytes.div_ceil(1000)).unwrap_or(i64::MAX)
}
