//! Reasons why a file, or a picture in it, is not read.

use derive::Word;

/// The reason a file has no pictures to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Word)]
pub enum FileFault {
    /// More bytes than are accepted
    #[error("too many bytes")]
    Bytes,
    /// Neither PNG, JPEG nor PDF
    #[error("not a PNG, JPEG or PDF")]
    Kind,
    /// A PDF without a picture of a page
    #[error("no picture in the PDF")]
    Empty,
    /// A PDF with more pictures than are accepted
    #[error("too many pictures in the PDF")]
    Many,
    /// An encrypted PDF
    #[error("the PDF is encrypted")]
    Locked,
}

/// The reason a picture cannot be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Word)]
pub enum PictureFault {
    /// More pixels than are accepted
    #[error("too many pixels")]
    Pixels,
    /// Incomplete, or not as its format says
    #[error("broken or incomplete")]
    Broken,
    /// A coding that is not read, such as JBIG2
    #[error("an unknown coding")]
    Coding,
}
