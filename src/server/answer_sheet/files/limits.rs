//! Limits on files and pictures, checked before anything is decoded.

use super::fault::PictureFault;

/// The most bytes of a file.
pub const BYTES: usize = 20_000_000;
/// The most pictures in a PDF.
pub const PICTURES: usize = 100;
/// The most pixels of a picture; the cameras of telephones have up to 50 million.
pub const PIXELS: u64 = 50_000_000;
/// The most bytes of its decoded pixels, in any format.
pub(super) const DECODED: u64 = 3 * PIXELS;

/// Refuses a width and height with too many pixels.
pub(super) fn checked(width: usize, height: usize) -> Result<(), PictureFault> {
    let fits = (width as u64).checked_mul(height as u64).is_some_and(|pixels| pixels <= PIXELS);
    if fits { Ok(()) } else { Err(PictureFault::Pixels) }
}
