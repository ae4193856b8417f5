//! A file outside the database with the last verified entry of each federation's audit log.
//!
//! An attacker who can write the database can drop its triggers, truncate the log and rewind its
//! head, but cannot change this file.

use super::{ProgramError, printable, refused, words};
use server::audit::AuditAnchor;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The file: a line for each federation with its code and its last verified entry: `demo 17:` and
/// the hash.
pub struct Anchors {
    path: PathBuf,
    anchors: BTreeMap<String, AuditAnchor>,
}

impl Anchors {
    /// Reads the stored anchors; none if the file does not exist yet.
    pub fn read(path: PathBuf) -> Result<Self, ProgramError> {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(cause) => return Err(file_fault("print-anchors-unread", &path, &cause.to_string())),
        };
        let mut anchors = BTreeMap::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let parsed = line.split_once(' ').and_then(|(code, end)| Some((code, end.trim().parse().ok()?)));
            let (code, end) = parsed.ok_or_else(|| file_fault("print-anchors-unread", &path, line))?;
            anchors.insert(code.to_owned(), end);
        }
        Ok(Self { path, anchors })
    }

    /// The entry that the log of a federation must still have.
    pub fn get(&self, federation: &str) -> Option<&AuditAnchor> {
        self.anchors.get(federation)
    }

    /// Federations with an anchor that no longer exist.
    pub fn missing<'a>(&'a self, existing: &'a [&str]) -> impl Iterator<Item = &'a str> {
        self.anchors.keys().map(String::as_str).filter(|code| !existing.contains(code))
    }

    /// Sets the last entry of a verified log.
    pub fn set(&mut self, federation: &str, end: AuditAnchor) {
        if end.number > 0 {
            self.anchors.insert(federation.to_owned(), end);
        }
    }

    /// Replaces the file atomically, and returns a report.
    pub fn write(self) -> Result<String, ProgramError> {
        let line = |(code, end): (&String, &AuditAnchor)| format!("{code} {}:{}\n", end.number, end.hash);
        let text: String = self.anchors.iter().map(line).collect();
        let temporary = self.path.with_added_extension("new");
        let written = std::fs::write(&temporary, text).and_then(|()| std::fs::rename(&temporary, &self.path));
        written.map_err(|cause| file_fault("print-anchors-unwritten", &self.path, &cause.to_string()))?;
        Ok(format!("{}\n", words().format("print-anchors-kept", &[("place", place(&self.path).into())])))
    }
}

fn place(path: &Path) -> String {
    printable(&path.display().to_string())
}

fn file_fault(id: &str, path: &Path, why: &str) -> ProgramError {
    refused(words().format(id, &[("place", place(path).into()), ("why", printable(why).into())]))
}
