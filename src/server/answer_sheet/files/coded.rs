//! A picture as its file holds it, decoded under limits.

use super::fault::PictureFault;
use super::limits::{BYTES, DECODED, checked};
use super::raster::{Fax, Raster, unpacked};
use crate::answer_sheet::reading::Picture;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader};
use std::borrow::Cow;
use std::io::Cursor;

/// A picture, not yet decoded.
#[derive(Debug)]
pub enum CodedPicture<'a> {
    Png(&'a [u8]),
    Jpeg(Cow<'a, [u8]>),
    /// A JPEG within deflate
    PackedJpeg(&'a [u8]),
    Raster(Raster<'a>),
    Fax(Fax<'a>),
    /// A coding that is not read
    Unknown,
}

impl CodedPicture<'_> {
    /// Its grey values, upright as the camera says. No more is decoded than the limits allow.
    pub fn decode(&self) -> Result<Picture, PictureFault> {
        match self {
            Self::Png(bytes) => decode(bytes, ImageFormat::Png),
            Self::Jpeg(bytes) => jpeg(bytes),
            Self::PackedJpeg(bytes) => jpeg(&unpacked(bytes, BYTES)?),
            Self::Raster(raster) => raster.decode(),
            Self::Fax(fax) => fax.decode(),
            Self::Unknown => Err(PictureFault::Coding),
        }
    }
}

fn jpeg(bytes: &[u8]) -> Result<Picture, PictureFault> {
    // The decoder fills up what is missing with grey. A scan that ends is followed by the mark of
    // the end; neither mark occurs within its data.
    let last = |mark: u8| bytes.windows(2).rposition(|two| two == [0xff, mark]);
    let (scan, end) = (last(0xda), last(0xd9));
    if scan.is_none() || end < scan {
        return Err(PictureFault::Broken);
    }
    decode(bytes, ImageFormat::Jpeg)
}

fn decode(bytes: &[u8], format: ImageFormat) -> Result<Picture, PictureFault> {
    let reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut decoder = reader.into_decoder().map_err(|_| PictureFault::Broken)?;
    let (width, height) = decoder.dimensions();
    checked(width as usize, height as usize)?;
    if decoder.total_bytes() > DECODED {
        return Err(PictureFault::Pixels);
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut decoded = DynamicImage::from_decoder(decoder).map_err(|_| PictureFault::Broken)?;
    decoded.apply_orientation(orientation);
    let grey = decoded.into_luma8();
    let (width, height) = (grey.width() as usize, grey.height() as usize);
    Picture::new(width, height, grey.into_raw()).ok_or(PictureFault::Broken)
}
