//! Dark squares in a picture: connected dark pixels with the second moments of a square.

use super::picture::Picture;

/// A dark square: its centre, and the number of its pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DarkSquare {
    pub centre: (f32, f32),
    pub area: usize,
}

/// Least and greatest side of a square, in the longer side of the picture.
const SIDES: (f32, f32) = (0.008, 0.04);
/// The area of a whole square in the square root of the determinant of its second moments, times
/// twelve: 1, however it is turned. What has holes or arms has less.
const WHOLE: (f64, f64) = (0.9, 1.12);
/// Greatest ratio of its greatest and least second moment: the square of that of its sides.
const RATIO: f64 = 1.9;

/// The squares of a picture, the largest first.
pub fn squares(picture: &Picture) -> Vec<DarkSquare> {
    let (width, height) = (picture.width(), picture.height());
    let mut dark = picture.dark();
    let longer = width.max(height) as f32;
    let mut found = Vec::new();
    let mut open = Vec::new();
    for start in 0..dark.len() {
        if !dark[start] {
            continue;
        }
        dark[start] = false;
        open.push(start);
        let (mut area, mut sums) = (0_usize, [0.0_f64; 5]);
        let begins = (start % width, start / width);
        while let Some(at) = open.pop() {
            let (x, y) = (at % width, at / width);
            area += 1;
            let (dx, dy) = (x as f64 - begins.0 as f64, y as f64 - begins.1 as f64);
            for (sum, value) in sums.iter_mut().zip([dx, dy, dx * dx, dy * dy, dx * dy]) {
                *sum += value;
            }
            let mut take = |next: usize| {
                if std::mem::take(&mut dark[next]) {
                    open.push(next);
                }
            };
            if x > 0 {
                take(at - 1);
            }
            if x + 1 < width {
                take(at + 1);
            }
            if y > 0 {
                take(at - width);
            }
            if y + 1 < height {
                take(at + width);
            }
        }
        let side = (area as f32).sqrt();
        if side < longer * SIDES.0 || side > longer * SIDES.1 {
            continue;
        }
        let [x, y, xx, yy, xy] = sums.map(|sum| sum / area as f64);
        if is_square(area as f64, xx - x * x, yy - y * y, xy - x * y) {
            let centre = |begins: usize, mean: f64| begins as f32 + mean as f32 + 0.5;
            found.push(DarkSquare { centre: (centre(begins.0, x), centre(begins.1, y)), area });
        }
    }
    found.sort_by_key(|square| std::cmp::Reverse(square.area));
    found
}

/// True for the second moments of a square that is not much distorted.
fn is_square(area: f64, xx: f64, yy: f64, xy: f64) -> bool {
    let determinant = (xx * yy - xy * xy).max(0.0);
    let whole = area / (12.0 * determinant.sqrt());
    let (half, spread) = ((xx + yy) / 2.0, ((xx - yy) / 2.0).hypot(xy));
    (WHOLE.0..WHOLE.1).contains(&whole) && half + spread < RATIO * (half - spread)
}
