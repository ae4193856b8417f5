//! `director pack`: this program once more, with the browser's half and a bank inside it.

use super::{ProgramError, print, words};
use site::startup::pack::pack;
use std::path::PathBuf;
use std::process::ExitCode;

/// Inputs and output of packing.
#[derive(clap::Args)]
pub struct Pack {
    file: PathBuf,
    #[arg(long, env = "SITE_ROOT", default_value = "target/site")]
    site_root: PathBuf,
    #[arg(long, env = "BANK", default_value = "quizzes")]
    bank: PathBuf,
}

impl Pack {
    /// Does it. What would not be served is not packed.
    pub fn run(self) -> ExitCode {
        match pack(&self.site_root, &self.bank, &self.file) {
            Ok(bytes) => {
                let named = self.file.display().to_string();
                let args =
                    [("file", named.into()), ("bytes", i64::try_from(bytes).unwrap_or(i64::MAX).into())];
                print(&format!("{}\n", words().tell("print-packed", &args)))
            }
            Err(fault) => ProgramError::from(fault).told(),
        }
    }
}
