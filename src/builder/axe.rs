//! axe-core, which looks at every page for what keeps people out. It comes through npm, as one script.

use std::path::PathBuf;
use std::process::Command;

use crate::place::Paths;
use crate::run::{BuildFault, run};

/// The version that looks. What comes with another one may see more.
const VERSION: &str = "4.14.1";

/// Installation folder.
fn folder(place: &Paths) -> PathBuf {
    place.target.join("axe").join(VERSION)
}

pub fn script(place: &Paths) -> PathBuf {
    folder(place).join("node_modules").join("axe-core").join("axe.min.js")
}

/// Makes sure that it is there. Nothing that a package would run on its own is run.
pub fn bring(place: &Paths) -> Result<(), BuildFault> {
    if script(place).is_file() {
        return Ok(());
    }
    let folder = folder(place);
    std::fs::create_dir_all(&folder).map_err(|cause| BuildFault::file(&folder, cause))?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--ignore-scripts", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"]);
    run(npm.arg("--prefix").arg(folder).arg(format!("axe-core@{VERSION}")))
}
