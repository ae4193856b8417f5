//! aiosmtpd, an independent mail server to which the site sends emails in tests. Installed by pip.

use std::path::PathBuf;
use std::process::Command;

use crate::place::Paths;
use crate::run::{BuildFault, run};

/// The version that catches.
const PACKAGE: &str = "aiosmtpd==1.4.6";

/// Installation folder, with its dependencies.
pub fn folder(place: &Paths) -> PathBuf {
    place.target.join("aiosmtpd")
}

/// Makes sure that it is there.
pub fn bring(place: &Paths) -> Result<(), BuildFault> {
    let folder = folder(place);
    if folder.join("aiosmtpd").is_dir() {
        return Ok(());
    }
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--only-binary", ":all:", PACKAGE, "--target"]);
    run(pip.arg(folder))
}
