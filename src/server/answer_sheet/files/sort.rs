//! The kind of a file, by its first bytes; and the places of its pictures, which are looked for once.

use super::coded::CodedPicture;
use super::fault::FileFault;
use super::limits::{BYTES, PICTURES};
use super::pdf;

/// A file whose pictures are found, none of them decoded.
#[derive(Debug)]
pub struct PictureFile {
    bytes: Vec<u8>,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Png,
    Jpeg,
    /// With the places of its pictures
    Pdf(Vec<usize>),
}

impl PictureFile {
    /// Finds the pictures of a file; there is at least one.
    pub fn read(bytes: Vec<u8>) -> Result<Self, FileFault> {
        if bytes.len() > BYTES {
            return Err(FileFault::Bytes);
        }
        let kind = Kind::of(&bytes)?;
        Ok(Self { bytes, kind })
    }

    /// Number of its pictures.
    pub fn count(&self) -> usize {
        match &self.kind {
            Kind::Png | Kind::Jpeg => 1,
            Kind::Pdf(places) => places.len(),
        }
    }

    /// A picture by its number from 0.
    pub fn picture(&self, number: usize) -> Option<CodedPicture<'_>> {
        match &self.kind {
            Kind::Png => (number == 0).then_some(CodedPicture::Png(&self.bytes)),
            Kind::Jpeg => (number == 0).then(|| CodedPicture::Jpeg((&*self.bytes).into())),
            Kind::Pdf(places) => pdf::picture(&self.bytes, *places.get(number)?),
        }
    }
}

impl Kind {
    fn of(bytes: &[u8]) -> Result<Self, FileFault> {
        if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Ok(Self::Png);
        }
        if bytes.starts_with(&[0xff, 0xd8, 0xff]) {
            return Ok(Self::Jpeg);
        }
        // Some programs write a few bytes before the document.
        if !bytes[..bytes.len().min(1024)].windows(5).any(|five| five == b"%PDF-") {
            return Err(FileFault::Kind);
        }
        let places = pdf::pictures(bytes)?;
        match places.len() {
            0 => Err(FileFault::Empty),
            n if n > PICTURES => Err(FileFault::Many),
            _ => Ok(Self::Pdf(places)),
        }
    }
}
