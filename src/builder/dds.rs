//! Haglund's DDS, which the double-dummy solver is compared with. It comes with the Python package `endplay`.

use std::path::PathBuf;
use std::process::Command;

use crate::place::Paths;
use crate::run::{BuildFault, run};

/// The version that is compared with.
const PACKAGE: &str = "endplay==0.5.12";

/// Installation folder.
pub fn folder(place: &Paths) -> PathBuf {
    place.target.join("dds")
}

/// Makes sure that it is there. Only the library of DDS is wanted, so nothing that `endplay` builds on comes along.
pub fn bring(place: &Paths) -> Result<(), BuildFault> {
    let folder = folder(place);
    if folder.join("endplay").join("_dds").is_dir() {
        return Ok(());
    }
    // The library is not bound to a version of Python; the package is, so one is named that it was made for.
    let made_for = ["--implementation", "cp", "--python-version", "3.11", "--abi", "cp311"];
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--no-deps", "--only-binary", ":all:"]).args(made_for);
    run(pip.args([PACKAGE, "--target"]).arg(folder))
}
