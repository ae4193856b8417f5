//! The QR code of a sheet as a picture of its own, set straight for whatever decodes it.

use super::picture::Picture;
use super::place::PlacedSheet;
use crate::answer_sheet::layout::CODE;

/// Paper around the code, in points.
const AROUND: f32 = 12.0;
/// Size of a point, in pixels.
const SIZE: f32 = 4.0;

impl PlacedSheet {
    /// The code, with paper around it.
    pub fn code(&self) -> Option<Picture> {
        let (left, top, side) = CODE;
        let pixels = ((side + 2.0 * AROUND) * SIZE) as usize;
        let mut values = Vec::with_capacity(pixels * pixels);
        for row in 0..pixels {
            for column in 0..pixels {
                let place = |n: usize, edge: f32| edge - AROUND + (n as f32 + 0.5) / SIZE;
                let at = self.projection.at((place(column, left), place(row, top)));
                values.push(self.picture.between(at).unwrap_or(255.0).round() as u8);
            }
        }
        Picture::new(pixels, pixels, values)
    }
}
