//! Haglund's DDS, which the double-dummy solver is compared with. Part of the Python package
//! `endplay`.

use std::path::PathBuf;
use std::process::Command;

use crate::paths::Paths;
use crate::run::{BuildFault, run};

const PACKAGE: &str = "endplay==0.5.12";

/// Installation folder.
pub fn folder(paths: &Paths) -> PathBuf {
    paths.target.join("dds")
}

/// Installs it if absent, without dependencies: only the library of DDS is used.
pub fn install(paths: &Paths) -> Result<(), BuildFault> {
    let folder = folder(paths);
    if folder.join("endplay").join("_dds").is_dir() {
        return Ok(());
    }
    // The library works with any version of Python, but the package is built for certain ones.
    let platform = ["--implementation", "cp", "--python-version", "3.11", "--abi", "cp311"];
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--no-deps", "--only-binary", ":all:"]).args(platform);
    run(pip.args([PACKAGE, "--target"]).arg(folder))
}
