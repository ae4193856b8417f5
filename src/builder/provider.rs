//! A sign-in provider that others have written, `oidc-provider`, to which the site sends people in
//! tests. Installed by npm; the version, with all dependencies, is listed beside its script.

use std::path::PathBuf;
use std::process::Command;

use crate::paths::Paths;
use crate::run::{BuildFault, run};
use crate::verifiers::same;

/// Folder of the version lists.
const LISTS: &str = "tests/harness/provider";

/// Installation folder.
pub fn folder(paths: &Paths) -> PathBuf {
    paths.target.join("oidc-provider")
}

/// Installs it in the listed versions if absent, without install scripts.
pub fn install(paths: &Paths) -> Result<(), BuildFault> {
    let (folder, lists) = (folder(paths), paths.checkout.join(LISTS));
    let lock = "package-lock.json";
    let is_installed = folder.join("node_modules/oidc-provider").is_dir();
    if is_installed && same(&lists.join(lock), &folder.join(lock)) {
        return Ok(());
    }
    std::fs::create_dir_all(&folder).map_err(|cause| BuildFault::file(&folder, cause))?;
    for name in ["package.json", lock] {
        let copied = std::fs::copy(lists.join(name), folder.join(name));
        copied.map_err(|cause| BuildFault::file(name, cause))?;
    }
    let mut npm = Command::new("npm");
    run(npm.current_dir(&folder).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]))
}
