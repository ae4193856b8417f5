//! What becomes of an uploaded file, and of a picture in it.

use crate::answer_sheet::files::{FileFault, Missing, PictureFault};
use derive::Word;

/// The state of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum UploadState {
    /// Its pictures are being read, or will be
    Waiting,
    /// All of its pictures have been looked at
    Done,
    /// Its reading was given up: it stopped the server, or its job is gone
    Stopped,
    // Reasons why it has no pictures.
    Bytes,
    Kind,
    Empty,
    Many,
    Locked,
}

/// The state of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum ScanState {
    /// A candidate's sheet, read
    Read,
    /// A sheet whose code cannot be read: a person says whose it is
    Code,
    /// A sheet of another sitting of the federation
    Sitting,
    /// A sheet of a paper that the federation does not have
    Foreign,
    // Reasons why no sheet is found.
    Small,
    Blurred,
    Corners,
    Up,
    Nothing,
    // Reasons why the picture cannot be decoded.
    Pixels,
    Broken,
    Coding,
}

impl From<FileFault> for UploadState {
    fn from(fault: FileFault) -> Self {
        match fault {
            FileFault::Bytes => Self::Bytes,
            FileFault::Kind => Self::Kind,
            FileFault::Empty => Self::Empty,
            FileFault::Many => Self::Many,
            FileFault::Locked => Self::Locked,
        }
    }
}

impl From<Missing> for ScanState {
    fn from(missing: Missing) -> Self {
        match missing {
            Missing::Small => Self::Small,
            Missing::Blurred => Self::Blurred,
            Missing::Corners => Self::Corners,
            Missing::Up => Self::Up,
            Missing::Nothing => Self::Nothing,
        }
    }
}

impl From<PictureFault> for ScanState {
    fn from(fault: PictureFault) -> Self {
        match fault {
            PictureFault::Pixels => Self::Pixels,
            PictureFault::Broken => Self::Broken,
            PictureFault::Coding => Self::Coding,
        }
    }
}
