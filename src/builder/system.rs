//! System packages needed by the checks. Installed by apt if permitted; otherwise the fault names
//! the missing ones.

use std::path::Path;
use std::process::Command;

use crate::run::{BuildFault, run, say};

/// A system package.
struct SystemPackage {
    /// Purpose.
    purpose: &'static str,
    /// Any one of these programs will do.
    programs: &'static [&'static str],
    /// The Debian package that brings it.
    package: &'static str,
}

const NEEDS: [SystemPackage; 10] = [
    SystemPackage {
        purpose: "a browser",
        programs: &["chromium", "chromium-browser", "google-chrome"],
        package: "chromium",
    },
    SystemPackage { purpose: "its driver", programs: &["chromedriver"], package: "chromium-driver" },
    SystemPackage {
        purpose: "Python's pip, for DDS, the mail server and verifiers",
        programs: &["pip3"],
        package: "python3-pip",
    },
    SystemPackage { purpose: "npm, for axe and verifiers", programs: &["npm"], package: "npm" },
    SystemPackage { purpose: "Node, for verifiers", programs: &["node"], package: "nodejs" },
    SystemPackage {
        purpose: "poppler, which reads certificates",
        programs: &["pdftotext"],
        package: "poppler-utils",
    },
    SystemPackage { purpose: "qpdf, which checks them", programs: &["qpdf"], package: "qpdf" },
    SystemPackage { purpose: "ZBar, which reads their codes", programs: &["zbarimg"], package: "zbar-tools" },
    SystemPackage { purpose: "PostgreSQL's server", programs: &["initdb"], package: "postgresql" },
    SystemPackage { purpose: "openssl, for its certificates", programs: &["openssl"], package: "openssl" },
];

/// Installs missing packages.
pub fn install() -> Result<(), BuildFault> {
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<&str> = missing.iter().map(|missing| missing.package).collect();
    say(&format!("installing through apt: {}", packages.join(" ")));
    let installed = apt(&["update", "-q"]).and_then(|()| {
        apt(&[&["install", "-q", "-y", "--no-install-recommends"], packages.as_slice()].concat())
    });
    let still_missing = self::missing();
    if still_missing.is_empty() {
        return Ok(());
    }
    let why = installed.err().map(|fault| format!(" ({fault})")).unwrap_or_default();
    let list: Vec<String> = still_missing
        .iter()
        .map(|need| {
            format!("  {} ({}): apt-get install {}", need.purpose, need.programs.join(" or "), need.package)
        })
        .collect();
    Err(BuildFault::Missing(format!(
        "these are missing and could not be installed{why}:\n{}",
        list.join("\n")
    )))
}

fn missing() -> Vec<&'static SystemPackage> {
    NEEDS.iter().filter(|need| !need.programs.iter().any(|program| found(program))).collect()
}

/// True if a program is on the path, or in Debian's folder of PostgreSQL programs.
fn found(program: &str) -> bool {
    let on_path = std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()));
    let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    on_path || versions.into_iter().any(|version| version.path().join("bin").join(program).is_file())
}

/// Runs apt-get as root, or through sudo without a password.
fn apt(words: &[&str]) -> Result<(), BuildFault> {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    let mut command = Command::new(if root { "apt-get" } else { "sudo" });
    if !root {
        command.args(["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    }
    run(command.env("DEBIAN_FRONTEND", "noninteractive").args(words))
}
