//! A file that keeps, outside the database, how far each federation's log had come when it was found whole.
//!
//! Who can write the database can drop its triggers, cut the log and rewind its head; what is kept
//! elsewhere they cannot change.

use super::{ProgramError, printable, refused, words};
use server::audit::AuditAnchor;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The file: for each federation a line of its code and the last entry that was seen, `demo 17:` and the hash.
pub struct Anchors {
    place: PathBuf,
    known: BTreeMap<String, AuditAnchor>,
}

impl Anchors {
    /// Reads the stored anchors; `None` if there is no such file yet.
    pub fn read(place: PathBuf) -> Result<Self, ProgramError> {
        let text = match std::fs::read_to_string(&place) {
            Ok(text) => text,
            Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(cause) => return Err(trouble("print-anchors-unread", &place, &cause.to_string())),
        };
        let mut known = BTreeMap::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let read = line.split_once(' ').and_then(|(code, end)| Some((code, end.trim().parse().ok()?)));
            let (code, end) = read.ok_or_else(|| trouble("print-anchors-unread", &place, line))?;
            known.insert(code.to_owned(), end);
        }
        Ok(Self { place, known })
    }

    /// The entry that the log of a federation must still have.
    pub fn of(&self, federation: &str) -> Option<&AuditAnchor> {
        self.known.get(federation)
    }

    /// The federations that are not among these any more.
    pub fn gone<'a>(&'a self, there: &'a [&str]) -> impl Iterator<Item = &'a str> {
        self.known.keys().map(String::as_str).filter(|code| !there.contains(code))
    }

    /// Keeps the last entry of a log that is whole.
    pub fn keep(&mut self, federation: &str, end: AuditAnchor) {
        if end.number > 0 {
            self.known.insert(federation.to_owned(), end);
        }
    }

    /// Replaces the file atomically, and reports it.
    pub fn write(self) -> Result<String, ProgramError> {
        let line = |(code, end): (&String, &AuditAnchor)| format!("{code} {}:{}\n", end.number, end.hash);
        let text: String = self.known.iter().map(line).collect();
        let beside = self.place.with_added_extension("new");
        let written = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, &self.place));
        written.map_err(|cause| trouble("print-anchors-unwritten", &self.place, &cause.to_string()))?;
        Ok(format!("{}\n", words().tell("print-anchors-kept", &[("place", place(&self.place).into())])))
    }
}

fn place(path: &Path) -> String {
    printable(&path.display().to_string())
}

fn trouble(id: &str, path: &Path, why: &str) -> ProgramError {
    refused(words().tell(id, &[("place", place(path).into()), ("why", printable(why).into())]))
}
