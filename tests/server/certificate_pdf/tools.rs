//! External programs that inspect a PDF.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Debian package of poppler's programs.
pub const POPPLER: &str = "poppler-utils";
/// Debian package of qpdf.
pub const QPDF: &str = "qpdf";
/// Debian package of ZBar.
pub const ZBAR: &str = "zbar-tools";

/// Writes these bytes to a new file.
pub fn file(bytes: &[u8]) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("certificate-{}-{}.pdf", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("a file can be written");
    path
}

/// Runs a program on these bytes as a file, whose path replaces `{}`; returns its output, and
/// panics if it fails.
pub fn over(bytes: &[u8], package: &str, program: &str, words: &[&str]) -> String {
    let path = file(bytes);
    let output = run(package, program, words, &path.to_string_lossy());
    std::fs::remove_file(&path).expect("a file");
    String::from_utf8(output).expect("UTF-8")
}

/// Runs a program with a path in place of `{}`.
pub fn run(package: &str, program: &str, words: &[&str], path: &str) -> Vec<u8> {
    let words = words.iter().map(|word| word.replace("{}", path));
    let out = Command::new(program)
        .args(words)
        .output()
        .unwrap_or_else(|why| panic!("{program} does not run (Debian: apt-get install {package}): {why}"));
    let output = String::from_utf8_lossy(&out.stderr);
    assert!(
        out.status.success(),
        "{program}: {}\n{output}\n{}",
        out.status,
        String::from_utf8_lossy(&out.stdout)
    );
    out.stdout
}
