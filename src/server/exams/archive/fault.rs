//! Faults of an archive.

/// A fault of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveFault {
    /// Not an archive of an exam, or of another version of this program
    NotAnArchive,
    /// A file that the manifest lists is not there
    Missing(String),
    /// A file is not what it was
    Changed(String),
    /// A file is there that the manifest does not list
    Unlisted(String),
    /// Files stand in it twice under one name, or lie over one another: programs do not agree on what is in it
    Twice,
    /// The manifest is not the one that was asked for
    OtherManifest,
    /// There are fewer attempts, or more, than the manifest says
    Attempts,
    /// A file of an attempt cannot be read
    Unreadable(String),
    /// A saved answer of an attempt is not what its receipt was made of
    Receipt {
        attempt: String,
        /// Which change
        number: i32,
    },
}

impl ArchiveFault {
    /// Token in Fluent files.
    pub const fn word(&self) -> &'static str {
        match self {
            ArchiveFault::NotAnArchive => "not_an_archive",
            ArchiveFault::Missing(_) => "missing",
            ArchiveFault::Changed(_) => "changed",
            ArchiveFault::Unlisted(_) => "unlisted",
            ArchiveFault::Twice => "twice",
            ArchiveFault::OtherManifest => "other_manifest",
            ArchiveFault::Attempts => "attempts",
            ArchiveFault::Unreadable(_) => "unreadable",
            ArchiveFault::Receipt { .. } => "receipt",
        }
    }

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
