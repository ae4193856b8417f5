//! The kind of a file, by its first bytes; and its pictures.

use super::coded::CodedPicture;
use super::fault::FileFault;
use super::limits::{BYTES, PICTURES};
use super::pdf;

/// The pictures of a file, not yet decoded.
pub fn pictures(file: &[u8]) -> Result<Vec<CodedPicture<'_>>, FileFault> {
    if file.len() > BYTES {
        return Err(FileFault::Bytes);
    }
    if file.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Ok(vec![CodedPicture::Png(file)]);
    }
    if file.starts_with(&[0xff, 0xd8, 0xff]) {
        return Ok(vec![CodedPicture::Jpeg(file.into())]);
    }
    // Some programs write a few bytes before the document.
    if !file[..file.len().min(1024)].windows(5).any(|five| five == b"%PDF-") {
        return Err(FileFault::Kind);
    }
    let found = pdf::pictures(file)?;
    match found.len() {
        0 => Err(FileFault::Empty),
        n if n > PICTURES => Err(FileFault::Many),
        _ => Ok(found),
    }
}
