//! `director pack`: a copy of this program with the browser bundle and a bank embedded.

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
    /// Writes the packed program; fails for files that the site could not serve.
    pub fn run(self) -> ExitCode {
        match pack(&self.site_root, &self.bank, &self.file) {
            Ok(bytes) => {
                let file = self.file.display().to_string();
                let args =
                    [("file", file.into()), ("bytes", i64::try_from(bytes).unwrap_or(i64::MAX).into())];
                print(&format!("{}\n", words().format("print-packed", &args)))
            }
            Err(fault) => ProgramError::from(fault).report(),
        }
    }
}
