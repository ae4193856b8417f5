//! Independent verifiers of credentials, and the official schema of Open Badges. Installed by npm
//! and pip; the versions, with all dependencies, are listed beside the tests that use them.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::paths::Paths;
use crate::run::{BuildFault, run};

/// Folder of the version lists.
const LISTS: &str = "tests/server/credentials/foreign";

/// The lists, copied to the installation folder. The last is copied after everything is installed.
const NAMES: [&str; 3] = ["package.json", "package-lock.json", "requirements.txt"];

/// Source of the schema: a verifier's source distribution, as its wheel has only a part.
const SOURCE: &str = "openbadgeslib==4.6.3";

/// The schema's file name.
const ARCHIVE: &str = "openbadgeslib-4.6.3.tar.gz";

/// Installation folder.
pub fn folder(paths: &Paths) -> PathBuf {
    paths.target.join("verifiers")
}

/// Installs them in the listed versions if absent, without install scripts of npm.
pub fn install(paths: &Paths) -> Result<(), BuildFault> {
    let folder = folder(paths);
    let lists = paths.checkout.join(LISTS);
    if NAMES.iter().all(|name| same(&lists.join(name), &folder.join(name))) {
        return Ok(());
    }
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|cause| BuildFault::file(&folder, cause))?;
    }
    std::fs::create_dir_all(&folder).map_err(|cause| BuildFault::file(&folder, cause))?;
    let copy = |name: &str| {
        std::fs::copy(lists.join(name), folder.join(name))
            .map(drop)
            .map_err(|cause| BuildFault::file(name, cause))
    };
    let [package, lock, requirements] = NAMES;
    copy(package)?;
    copy(lock)?;
    let mut npm = Command::new("npm");
    run(npm.current_dir(&folder).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]))?;
    let mut pip = python(&["-m", "pip", "install", "--no-deps", "--only-binary", ":all:", "--target"]);
    run(pip.arg(folder.join("python")).arg("-r").arg(lists.join(requirements)))?;
    let mut pip = python(&["-m", "pip", "download", "--no-deps", "--no-binary", ":all:", SOURCE, "--dest"]);
    run(pip.arg(&folder))?;
    run(python(&["-m", "tarfile", "--extract"]).arg(folder.join(ARCHIVE)).arg(&folder))?;
    copy(requirements)
}

fn python(words: &[&str]) -> Command {
    let mut python = Command::new("python3");
    python.args(words);
    python
}

/// True if both files exist and are equal.
pub fn same(one: &Path, other: &Path) -> bool {
    std::fs::read(one).is_ok_and(|text| std::fs::read(other).is_ok_and(|copy| copy == text))
}
