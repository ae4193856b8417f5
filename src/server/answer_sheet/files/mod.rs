//! Files of pictures of answer sheets: photographs in PNG and JPEG, and scans in PDF. Pure.
//!
//! - `fault`: the reasons a file or a picture is refused; `limits`: what is accepted
//! - `sort`: the kind of a file and its pictures; `coded`: a picture, decoded under limits
//! - `pdf`: the pictures in a PDF; `raster`: their codings beside JPEG
//! - `look`: the sheet in a picture, and its code
//! - `jpeg`: pictures as they are kept
//!
//! What a picture decodes to is bounded before it is decoded. Of a PDF nothing is unpacked but
//! pictures whose size has been checked: a document whose objects are packed many times over
//! costs no more than its bytes.

mod coded;
mod fault;
mod jpeg;
mod limits;
mod look;
mod pdf;
mod raster;
mod sort;

pub use coded::CodedPicture;
pub use fault::{FileFault, PictureFault};
pub use jpeg::{encode, reopen};
pub use limits::{BYTES, PICTURES, PIXELS};
pub use look::{Look, Missing, look};
pub use sort::PictureFile;
