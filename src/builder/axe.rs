//! axe-core, the accessibility checker for the pages. Installed by npm, as one script.

use std::path::PathBuf;
use std::process::Command;

use crate::paths::Paths;
use crate::run::{BuildFault, run};

/// The version, pinned because another may report more.
const VERSION: &str = "4.14.1";

/// Installation folder.
fn folder(paths: &Paths) -> PathBuf {
    paths.target.join("axe").join(VERSION)
}

/// The script.
pub fn script(paths: &Paths) -> PathBuf {
    folder(paths).join("node_modules").join("axe-core").join("axe.min.js")
}

/// Installs it if absent, without install scripts.
pub fn install(paths: &Paths) -> Result<(), BuildFault> {
    if script(paths).is_file() {
        return Ok(());
    }
    let folder = folder(paths);
    std::fs::create_dir_all(&folder).map_err(|cause| BuildFault::file(&folder, cause))?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--ignore-scripts", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"]);
    run(npm.arg("--prefix").arg(folder).arg(format!("axe-core@{VERSION}")))
}
