//! The programs that look at a paper.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Poppler's programs come with this Debian package.
pub const POPPLER: &str = "poppler-utils";
/// And qpdf with this.
pub const QPDF: &str = "qpdf";
/// And ZBar with this.
pub const ZBAR: &str = "zbar-tools";

/// A file of its own for these bytes.
pub fn file(bytes: &[u8]) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("certificate-{}-{}.pdf", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("a file can be written");
    path
}

/// Runs a program over these bytes as a file, which goes where `{}` stands, and gives what it says; it must be content.
pub fn over(bytes: &[u8], package: &str, program: &str, words: &[&str]) -> String {
    let path = file(bytes);
    let said = run(package, program, words, &path.to_string_lossy());
    std::fs::remove_file(&path).expect("the file is there");
    String::from_utf8(said).expect("it speaks UTF-8")
}

/// Runs a program with a path where `{}` stands.
pub fn run(package: &str, program: &str, words: &[&str], path: &str) -> Vec<u8> {
    let words = words.iter().map(|word| word.replace("{}", path));
    let out = Command::new(program)
        .args(words)
        .output()
        .unwrap_or_else(|why| panic!("{program} does not run (Debian: apt-get install {package}): {why}"));
    let told = String::from_utf8_lossy(&out.stderr);
    assert!(
        out.status.success(),
        "{program}: {}\n{told}\n{}",
        out.status,
        String::from_utf8_lossy(&out.stdout)
    );
    out.stdout
}
