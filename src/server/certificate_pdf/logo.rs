//! A federation's logo: a PNG, validated on upload, so that no certificate fails or becomes too
//! large because of it.

use derive::Word;
use krilla::image::{BitsPerComponent, CustomImage, Image, ImageColorspace};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::io::{Cursor, Write};
use std::sync::Arc;

/// The most bytes that a file may have.
pub const BYTES: usize = 500_000;
/// The most pixels on a side of a file.
pub const PIXELS: u32 = 2000;
/// Maximum size in a certificate, in bytes: about 40,000 without it, and no more than 60,000 with
/// it.
pub const ROOM: usize = 15_000;
/// Maximum size in pixels, about what a printer resolves at the printed size.
const KEPT: (usize, usize) = (800, 240);

/// The reason a file is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Word)]
pub enum LogoFault {
    /// The file has more than [`BYTES`].
    #[error("the file is too large")]
    Bytes,
    /// A side has more than [`PIXELS`].
    #[error("too many pixels on a side")]
    Pixels,
    /// Not a PNG, or an incomplete one.
    #[error("not a picture in PNG")]
    Picture,
    /// With so much in it that certificates would become too large: more than [`ROOM`].
    #[error("too much detail")]
    Detail,
}

/// A validated picture. Cheap to clone.
#[derive(Clone)]
pub struct Logo(Arc<Pixels>);

struct Pixels {
    wide: u32,
    high: u32,
    colours: Vec<u8>,
    cover: Option<Vec<u8>>,
    grey: bool,
    hash: u64,
}

impl Logo {
    /// Validates a file: its size first, then every pixel.
    pub fn read(png: &[u8]) -> Result<Logo, LogoFault> {
        if png.len() > BYTES {
            return Err(LogoFault::Bytes);
        }
        let limits = png::Limits { bytes: 16_000_000 };
        let mut decoder = png::Decoder::new_with_limits(Cursor::new(png), limits);
        let (wide, high) = {
            let header = decoder.read_header_info().map_err(|_| LogoFault::Picture)?;
            (header.width, header.height)
        };
        if wide == 0 || high == 0 {
            return Err(LogoFault::Picture);
        }
        if wide > PIXELS || high > PIXELS {
            return Err(LogoFault::Pixels);
        }
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().map_err(|_| LogoFault::Picture)?;
        let mut all = vec![0; reader.output_buffer_size().ok_or(LogoFault::Picture)?];
        let frame = reader.next_frame(&mut all).map_err(|_| LogoFault::Picture)?;
        all.truncate(frame.buffer_size());
        let (grey, clear) = match frame.color_type {
            png::ColorType::Grayscale => (true, false),
            png::ColorType::GrayscaleAlpha => (true, true),
            png::ColorType::Rgb => (false, false),
            png::ColorType::Rgba => (false, true),
            png::ColorType::Indexed => return Err(LogoFault::Picture),
        };
        let (wide, high) = (wide as usize, high as usize);
        let parts = if grey { 1 } else { 3 };
        if all.len() != wide * high * (parts + usize::from(clear)) {
            return Err(LogoFault::Picture);
        }
        let by = wide.div_ceil(KEPT.0).max(high.div_ceil(KEPT.1)).min(wide.min(high));
        let (wide, high) = (wide / by, high / by);
        let (colours, cover) = reduced(&all, frame.line_size, parts, clear, by);
        if packed(&colours) + cover.as_deref().map_or(0, packed) > ROOM {
            return Err(LogoFault::Detail);
        }
        let (wide, high) = (wide as u32, high as u32);
        let hash = hash(png);
        Ok(Logo(Arc::new(Pixels { wide, high, colours, cover, grey, hash })))
    }

    /// Stored size in pixels: width, height.
    pub fn size(&self) -> (u32, u32) {
        (self.0.wide, self.0.high)
    }

    /// The picture as the writer of PDFs takes it.
    pub(super) fn image(&self) -> Result<Image, String> {
        Image::from_custom(self.clone(), false)
    }
}

impl fmt::Debug for Logo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Logo({}×{})", self.0.wide, self.0.high)
    }
}

impl Hash for Logo {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.wide, self.0.high, self.0.hash).hash(state);
    }
}

impl CustomImage for Logo {
    fn color_channel(&self) -> &[u8] {
        &self.0.colours
    }

    fn alpha_channel(&self) -> Option<&[u8]> {
        self.0.cover.as_deref()
    }

    fn bits_per_component(&self) -> BitsPerComponent {
        BitsPerComponent::Eight
    }

    fn size(&self) -> (u32, u32) {
        Logo::size(self)
    }

    fn icc_profile(&self) -> Option<&[u8]> {
        None
    }

    fn color_space(&self) -> ImageColorspace {
        if self.0.grey { ImageColorspace::Luma } else { ImageColorspace::Rgb }
    }
}

/// Squares of so many pixels a side as one pixel each: their colours, and how far each covers what
/// is under it. What is not covered is white.
fn reduced(all: &[u8], line: usize, parts: usize, clear: bool, by: usize) -> (Vec<u8>, Option<Vec<u8>>) {
    let each = parts + usize::from(clear);
    let (wide, high) = (line / each / by, all.len() / line / by);
    let (mut colours, mut cover) = (Vec::with_capacity(wide * high * parts), Vec::new());
    for (x, y) in (0..high).flat_map(|y| (0..wide).map(move |x| (x, y))) {
        let square = (0..by * by).map(|n| {
            let at = (y * by + n / by) * line + (x * by + n % by) * each;
            &all[at..at + each]
        });
        let covers = |pixel: &[u8]| if clear { usize::from(pixel[parts]) } else { 255 };
        let whole: usize = square.clone().map(covers).sum();
        for part in 0..parts {
            let sum: usize = square.clone().map(|pixel| usize::from(pixel[part]) * covers(pixel)).sum();
            colours.push(sum.checked_div(whole).map_or(255, |mean| mean as u8));
        }
        if clear {
            cover.push((whole / (by * by)) as u8);
        }
    }
    (colours, clear.then_some(cover))
}

/// The first bytes of the SHA-256 of a file.
fn hash(bytes: &[u8]) -> u64 {
    use sha2::Digest;
    let digest = sha2::Sha256::digest(bytes);
    digest.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

/// Size in a PDF, in bytes.
fn packed(bytes: &[u8]) -> usize {
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::default());
    // Nothing that is kept in memory fails to be written.
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_or(usize::MAX, |packed| packed.len())
}
