//! Running other programs, saying what is being done, and what can go wrong with it.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The reason the builder stopped.
#[derive(Debug, thiserror::Error)]
pub enum BuildFault {
    /// The words after the command make no sense.
    #[error("unknown words after the command")]
    Usage,
    /// The builder was not started by Cargo.
    #[error("cannot tell where the checkout is: start me with `cargo serve` or `cargo ci`")]
    Lost,
    /// A program could not be started.
    #[error("cannot start {program}: {cause}")]
    Start {
        program: String,
        /// The system's error.
        cause: std::io::Error,
    },
    /// A program ended badly.
    #[error("failed: {line}")]
    Failed {
        /// The command line.
        line: String,
    },
    /// A file could not be read or written.
    #[error("{path}: {cause}")]
    File {
        /// Which.
        path: String,
        /// The system's error.
        cause: std::io::Error,
    },
    /// wasm-bindgen refused the browser's half.
    #[error("wasm-bindgen: {0}")]
    Bindgen(String),
    /// The machine lacks something.
    #[error("{0}")]
    Missing(String),
    /// Some checks failed; they were listed already.
    #[error("{0} failed")]
    Checks(String),
}

impl BuildFault {
    /// A fault of a file.
    pub fn file(path: impl AsRef<Path>, cause: std::io::Error) -> Self {
        Self::File { path: path.as_ref().display().to_string(), cause }
    }
}

/// Tells the person in front what is being done.
pub fn say(what: &str) {
    eprintln!("director: {what}");
}

/// Runs a command to its end and reports how it ended.
pub fn run(command: &mut Command) -> Result<(), BuildFault> {
    let status = command.status().map_err(|cause| not_started(command, cause))?;
    if status.success() { Ok(()) } else { Err(BuildFault::Failed { line: line(command) }) }
}

/// The fault of a program that could not be started.
fn not_started(command: &Command, cause: std::io::Error) -> BuildFault {
    BuildFault::Start { program: command.get_program().to_string_lossy().into_owned(), cause }
}

/// A Cargo command in the checkout. The Cargo that started the builder is used, so the toolchain is the same.
pub fn cargo(checkout: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(checkout).args(words);
    // What `cargo run` tells the builder is about the builder; handed on, it would make Cargo think
    // its surroundings had changed.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") || text == "CARGO_BIN_NAME" {
            command.env_remove(&name);
        }
    }
    command
}

/// The command as one would type it.
pub fn line(command: &Command) -> String {
    let program =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}

/// A stopwatch that prints as people read it.
pub struct BuildTimer(Instant);

impl BuildTimer {
    /// Starts it.
    #[expect(
        clippy::disallowed_methods,
        reason = "the builder tells how long its work took; nothing is decided by it"
    )]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Time since the start, such as `1 min 20 s`.
    pub fn read(&self) -> String {
        let tenths = self.0.elapsed().as_millis() / 100;
        if tenths < 600 {
            format!("{}.{} s", tenths / 10, tenths % 10)
        } else {
            format!("{} min {} s", tenths / 600, tenths % 600 / 10)
        }
    }
}
