//! aiosmtpd, an independent mail server to which the site sends emails in tests. Installed by pip.

use std::path::PathBuf;
use std::process::Command;

use crate::paths::Paths;
use crate::run::{BuildFault, run};

const PACKAGE: &str = "aiosmtpd==1.4.6";

/// Installation folder, with its dependencies.
pub fn folder(paths: &Paths) -> PathBuf {
    paths.target.join("aiosmtpd")
}

/// Installs it if absent.
pub fn install(paths: &Paths) -> Result<(), BuildFault> {
    let folder = folder(paths);
    if folder.join("aiosmtpd").is_dir() {
        return Ok(());
    }
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--only-binary", ":all:", PACKAGE, "--target"]);
    run(pip.arg(folder))
}
