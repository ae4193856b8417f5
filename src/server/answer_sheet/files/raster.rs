//! Codings of pictures in PDFs beside JPEG: rows of pixels, plain or deflated, and faxes.

use super::fault::PictureFault;
use super::limits::checked;
use crate::answer_sheet::reading::Picture;
use flate2::read::ZlibDecoder;
use hayro_ccitt::{DecodeSettings, Decoder, DecoderContext};
use std::io::Read;

/// Rows of pixels.
#[derive(Debug)]
pub struct Raster<'a> {
    pub width: usize,
    pub height: usize,
    /// Bits of a component: 1 or 8.
    pub bits: usize,
    /// True if they are deflated.
    pub is_packed: bool,
    /// True if each row begins with the number of a filter of PNG.
    pub is_filtered: bool,
    pub bytes: &'a [u8],
}

/// A fax, as scanners store black and white.
#[derive(Debug)]
pub struct Fax<'a> {
    pub settings: DecodeSettings,
    pub bytes: &'a [u8],
}

/// Inflates up to so many bytes; more is refused.
pub(super) fn unpacked(bytes: &[u8], most: usize) -> Result<Vec<u8>, PictureFault> {
    let mut out = Vec::new();
    let read = ZlibDecoder::new(bytes).take(most as u64 + 1).read_to_end(&mut out);
    if out.len() > most {
        return Err(PictureFault::Pixels);
    }
    read.map_err(|_| PictureFault::Broken)?;
    Ok(out)
}

impl Raster<'_> {
    pub(super) fn decode(&self) -> Result<Picture, PictureFault> {
        let (width, height) = (self.width, self.height);
        checked(width, height)?;
        if !matches!(self.bits, 1 | 8) {
            return Err(PictureFault::Coding);
        }
        let row = |parts: usize| (width * parts * self.bits).div_ceil(8);
        let filter = usize::from(self.is_filtered);
        let most = height * (row(4) + filter);
        let mut bytes = match self.is_packed {
            // A line end may follow the last row.
            true => unpacked(self.bytes, most + 2)?,
            false => self.bytes[..self.bytes.len().min(most)].to_vec(),
        };
        let whole =
            |parts: &usize| (0..=2).contains(&bytes.len().wrapping_sub(height * (row(*parts) + filter)));
        let parts = [1, 3, 4].into_iter().find(whole).ok_or(PictureFault::Broken)?;
        if self.is_filtered {
            bytes = unfiltered(&bytes, row(parts), (parts * self.bits).div_ceil(8))?;
        }
        let rows = bytes.chunks(row(parts)).take(height);
        let values = match (self.bits, parts) {
            (8, 1) => rows.flatten().copied().collect(),
            (8, 3) => rows.flat_map(|row| row.chunks(3)).map(|p| grey([p[0], p[1], p[2]], 0)).collect(),
            (8, _) => rows
                .flat_map(|row| row.chunks(4))
                .map(|p| grey([255 - p[0], 255 - p[1], 255 - p[2]], p[3]))
                .collect(),
            (1, 1) => {
                let bit = |row: &[u8], x: usize| if row[x / 8] >> (7 - x % 8) & 1 == 1 { 255 } else { 0 };
                on_paper(rows.flat_map(|row| (0..width).map(move |x| bit(row, x))).collect())
            }
            _ => return Err(PictureFault::Coding),
        };
        Picture::new(width, height, values).ok_or(PictureFault::Broken)
    }
}

/// The grey value of a colour, less the black ink on it.
fn grey([r, g, b]: [u8; 3], ink: u8) -> u8 {
    let light = (299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b)) / 1000;
    u8::try_from(light).unwrap_or(255).saturating_sub(ink)
}

/// Black and white as on paper, most of which is white: palettes and switches may turn them round.
fn on_paper(mut values: Vec<u8>) -> Vec<u8> {
    let dark = values.iter().filter(|value| **value == 0).count();
    if dark * 2 > values.len() {
        values.iter_mut().for_each(|value| *value = 255 - *value);
    }
    values
}

/// Rows without the filters of PNG; `step` is the distance to the pixel on the left, in bytes.
fn unfiltered(bytes: &[u8], row: usize, step: usize) -> Result<Vec<u8>, PictureFault> {
    let mut out: Vec<u8> = Vec::with_capacity(bytes.len());
    let mut above = vec![0_u8; row];
    for line in bytes.chunks_exact(row + 1) {
        let mut now = line[1..].to_vec();
        for x in 0..row {
            let left = if x >= step { now[x - step] } else { 0 };
            let (up, corner) = (above[x], if x >= step { above[x - step] } else { 0 });
            let guess = match line[0] {
                0 => 0,
                1 => left,
                2 => up,
                3 => left.midpoint(up),
                4 => paeth(left, up, corner),
                _ => return Err(PictureFault::Broken),
            };
            now[x] = now[x].wrapping_add(guess);
        }
        out.extend(&now);
        above = now;
    }
    Ok(out)
}

fn paeth(left: u8, up: u8, corner: u8) -> u8 {
    let near = i16::from(left) + i16::from(up) - i16::from(corner);
    let far = |value: u8| near.abs_diff(i16::from(value));
    if far(left) <= far(up) && far(left) <= far(corner) {
        left
    } else if far(up) <= far(corner) {
        up
    } else {
        corner
    }
}

/// The pixels of a fax.
struct FaxRows {
    width: usize,
    most: usize,
    values: Vec<u8>,
}

impl Decoder for FaxRows {
    fn push_row(&mut self, changes: &[u32]) {
        if self.values.len() + self.width > self.most {
            return;
        }
        let begins = self.values.len();
        self.values.resize(begins + self.width, 255);
        let row = &mut self.values[begins..];
        for span in changes.chunks(2) {
            let end = span.get(1).map_or(row.len(), |end| *end as usize).min(row.len());
            let start = (span[0] as usize).min(end);
            row[start..end].fill(0);
        }
    }
}

impl Fax<'_> {
    pub(super) fn decode(&self) -> Result<Picture, PictureFault> {
        let (width, height) = (self.settings.columns as usize, self.settings.rows as usize);
        checked(width, height)?;
        let most = width * height;
        let mut rows = FaxRows { width, most, values: Vec::with_capacity(most) };
        // A broken row ends it; what was decoded before may still be a sheet.
        let _ = hayro_ccitt::decode(self.bytes, &mut rows, &mut DecoderContext::new(self.settings));
        if rows.values.len() * 2 < most {
            return Err(PictureFault::Broken);
        }
        rows.values.resize(most, 255);
        Picture::new(width, height, on_paper(rows.values)).ok_or(PictureFault::Broken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::ZlibEncoder;
    use hayro_ccitt::EncodingMode;
    use std::io::Write;

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(bytes).expect("memory");
        encoder.finish().expect("memory")
    }

    #[test]
    fn rows_are_unpacked_and_unfiltered() {
        // The second row adds to the one above, the third to the pixel on the left.
        let bytes = packed(&[0, 10, 20, 2, 1, 2, 1, 5, 5]);
        let raster =
            Raster { width: 2, height: 3, bits: 8, is_packed: true, is_filtered: true, bytes: &bytes };
        let values = raster.decode().map(|picture| picture.values().to_vec());
        assert_eq!(values, Ok(vec![10, 20, 11, 22, 5, 10]));
        let bits = Raster {
            width: 3,
            height: 1,
            bits: 1,
            is_packed: false,
            is_filtered: false,
            bytes: &[0b1010_0000],
        };
        assert_eq!(bits.decode().map(|picture| picture.values().to_vec()), Ok(vec![255, 0, 255]));
        assert_eq!(Raster { bits: 16, ..bits }.decode(), Err(PictureFault::Coding));
    }

    #[test]
    fn more_than_its_pixels_is_not_unpacked() {
        let bytes = packed(&vec![0; 10_000_000]);
        let raster =
            Raster { width: 10, height: 10, bits: 8, is_packed: true, is_filtered: false, bytes: &bytes };
        assert_eq!(raster.decode(), Err(PictureFault::Pixels));
        let raster = Raster { width: 60_000, height: 60_000, ..raster };
        assert_eq!(raster.decode(), Err(PictureFault::Pixels));
    }

    #[test]
    fn faxes_are_decoded() {
        let settings = DecodeSettings {
            columns: 8,
            rows: 1,
            end_of_block: true,
            end_of_line: false,
            rows_are_byte_aligned: false,
            encoding: EncodingMode::Group3_1D,
            strict: false,
        };
        // No white, eight black: mostly black is a switch of the colours.
        let fax = Fax { settings, bytes: &[0x35, 0x14] };
        assert_eq!(fax.decode().map(|picture| picture.values().to_vec()), Ok(vec![255; 8]));
    }
}
