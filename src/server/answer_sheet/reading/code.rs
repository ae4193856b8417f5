//! The QR code of a sheet, set straight before it is read.

use super::picture::Picture;
use super::projection::Projection;
use crate::answer_sheet::layout::CODE;
use rqrr::PreparedImage;

/// Paper around the code, in points.
const AROUND: f32 = 10.0;
/// Sizes of a point at which it is tried, in pixels.
const SIZES: [f32; 3] = [4.0, 3.0, 6.0];

/// The text of the code, if it can be read.
pub fn read(picture: &Picture, projection: &Projection) -> Option<String> {
    let (left, top, side) = CODE;
    SIZES.into_iter().find_map(|size| {
        let pixels = ((side + 2.0 * AROUND) * size) as usize;
        let value = |x: usize, y: usize| {
            let place = |n: usize, edge: f32| edge - AROUND + (n as f32 + 0.5) / size;
            let seen = picture.between(projection.at((place(x, left), place(y, top))));
            seen.unwrap_or(255.0).round() as u8
        };
        let mut straight = PreparedImage::prepare_from_greyscale(pixels, pixels, value);
        straight.detect_grids().into_iter().find_map(|grid| Some(grid.decode().ok()?.1))
    })
}
