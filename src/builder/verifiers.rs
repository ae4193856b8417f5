//! Verifiers of credentials that others have written, and the official schema of Open Badges. They
//! come through npm and pip; which versions, with all that they build on, stands beside the tests
//! that ask them.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::place::Paths;
use crate::run::{BuildFault, run};

/// Folder of the version lists.
const LISTS: &str = "tests/server/credentials/foreign";

/// The lists, of which copies are kept beside what they brought. The last is copied last, when everything is there.
const NAMES: [&str; 3] = ["package.json", "package-lock.json", "requirements.txt"];

/// Source of the schema: a verifier's source distribution, as its wheel has only a part.
const SOURCE: &str = "openbadgeslib==4.6.3";

/// Its file name.
const ARCHIVE: &str = "openbadgeslib-4.6.3.tar.gz";

/// Installation folder.
pub fn folder(place: &Paths) -> PathBuf {
    place.target.join("verifiers")
}

/// Makes sure that they are there, in the versions that are listed. Nothing that a package of npm
/// would run on its own is run.
pub fn bring(place: &Paths) -> Result<(), BuildFault> {
    let folder = folder(place);
    let lists = place.checkout.join(LISTS);
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
fn same(one: &Path, other: &Path) -> bool {
    std::fs::read(one).is_ok_and(|text| std::fs::read(other).is_ok_and(|kept| kept == text))
}
