//! Printing to standard output and standard error.

use super::language::words;
use bank::FileFault;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Fields of one record, on a line.
pub fn line(fields: &[&str]) -> String {
    let fields: Vec<String> =
        fields.iter().filter(|field| !field.is_empty()).map(|field| printable(field)).collect();
    format!("{}\n", fields.join(" · "))
}

/// A moment to the second.
pub fn moment(at: OffsetDateTime) -> String {
    at.replace_nanosecond(0).unwrap_or(at).format(&Rfc3339).unwrap_or_default()
}

/// User text without terminal control characters.
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Prints a message to standard error. Ignores a failure, as the exit code still reports it.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// Prints a text to standard output. The reader may stop early, as `head` does.
pub fn print(text: &str) -> ExitCode {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(cause) if cause.kind() != ErrorKind::BrokenPipe => {
            let why = words().format("trouble-print", &[("cause", cause.to_string().into())]);
            complain(&format!("director: {why}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Lists faults of files, each with its place.
pub fn list_faults(faults: &[FileFault]) -> ExitCode {
    for fault in faults {
        complain(&words().file_fault(fault));
    }
    complain(&words().format("print-faults", &[("n", faults.len().into())]));
    ExitCode::FAILURE
}
