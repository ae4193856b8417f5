//! Pictures as they are kept: grey, in JPEG.

use super::coded::CodedPicture;
use super::fault::PictureFault;
use crate::answer_sheet::reading::Picture;
use image::ExtendedColorType::L8;
use image::codecs::jpeg::JpegEncoder;

/// Quality of a kept picture, in per cent.
const QUALITY: u8 = 75;

/// A picture in JPEG.
pub fn encode(picture: &Picture) -> Result<Vec<u8>, PictureFault> {
    let size = |side: usize| u32::try_from(side).map_err(|_| PictureFault::Pixels);
    let (width, height) = (size(picture.width())?, size(picture.height())?);
    let mut out = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut out, QUALITY);
    encoder.encode(picture.values(), width, height, L8).map_err(|_| PictureFault::Broken)?;
    Ok(out)
}

/// A kept picture.
pub fn reopen(jpeg: &[u8]) -> Result<Picture, PictureFault> {
    CodedPicture::Jpeg(jpeg.into()).decode()
}
