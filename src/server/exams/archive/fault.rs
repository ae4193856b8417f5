//! Faults of an archive.

use derive::Word;

/// A fault of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
pub enum ArchiveFault {
    /// Not an exam archive, or of another version of this program
    NotAnArchive,
    /// A file in the manifest is missing
    Missing(String),
    /// A file differs from the manifest
    Changed(String),
    /// A file is not in the manifest
    Unlisted(String),
    /// Duplicate names or overlapping files, which programs read differently
    Twice,
    /// The manifest does not match the given checksum
    OtherManifest,
    /// The number of attempts differs from the manifest
    Attempts,
    /// A file of an attempt cannot be read
    Unreadable(String),
    /// A saved answer does not match its receipt
    Receipt {
        attempt: String,
        /// Number of the change
        number: i32,
    },
}

impl ArchiveFault {
    /// The file or attempt with the fault.
    pub fn about(&self) -> &str {
        match self {
            ArchiveFault::NotAnArchive
            | ArchiveFault::Twice
            | ArchiveFault::OtherManifest
            | ArchiveFault::Attempts => "",
            ArchiveFault::Missing(what)
            | ArchiveFault::Changed(what)
            | ArchiveFault::Unlisted(what)
            | ArchiveFault::Unreadable(what)
            | ArchiveFault::Receipt { attempt: what, .. } => what,
        }
    }
}
