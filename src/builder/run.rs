//! Running other programs, progress messages, and faults.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The reason the builder stopped.
#[derive(Debug, thiserror::Error)]
pub enum BuildFault {
    /// The arguments after the command are wrong.
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
    /// A program failed.
    #[error("failed: {line}")]
    Failed {
        /// The command line.
        line: String,
    },
    /// A file could not be read or written.
    #[error("{path}: {cause}")]
    File {
        path: String,
        /// The system's error.
        cause: std::io::Error,
    },
    /// wasm-bindgen failed.
    #[error("wasm-bindgen: {0}")]
    Bindgen(String),
    /// System packages are missing.
    #[error("{0}")]
    Missing(String),
    /// Some checks failed, and were listed.
    #[error("{0} failed")]
    Checks(String),
}

impl BuildFault {
    /// A fault of a file.
    pub fn file(path: impl AsRef<Path>, cause: std::io::Error) -> Self {
        Self::File { path: path.as_ref().display().to_string(), cause }
    }
}

/// Prints a progress message.
pub fn say(message: &str) {
    eprintln!("director: {message}");
}

/// Runs a command to its end; fails if it does.
pub fn run(command: &mut Command) -> Result<(), BuildFault> {
    let status = command.status().map_err(|cause| not_started(command, cause))?;
    if status.success() { Ok(()) } else { Err(BuildFault::Failed { line: line(command) }) }
}

/// The fault of a program that could not be started.
fn not_started(command: &Command, cause: std::io::Error) -> BuildFault {
    BuildFault::Start { program: command.get_program().to_string_lossy().into_owned(), cause }
}

/// A Cargo command in the checkout, by the Cargo that started the builder, so with the same
/// toolchain.
pub fn cargo(checkout: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(checkout).args(args);
    // These variables of `cargo run` describe the builder; passed on, they would make Cargo
    // rebuild.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") || text == "CARGO_BIN_NAME" {
            command.env_remove(&name);
        }
    }
    command
}

/// The command line.
pub fn line(command: &Command) -> String {
    let program =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}

/// A stopwatch with readable output.
pub struct BuildTimer(Instant);

impl BuildTimer {
    /// Starts it.
    #[expect(clippy::disallowed_methods, reason = "only printed: the duration of a build")]
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
