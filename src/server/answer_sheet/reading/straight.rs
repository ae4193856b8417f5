//! A sheet as a picture of its own, set straight: as it is kept, shown, and read again.

use super::picture::Picture;
use super::place::PlacedSheet;
use super::projection::Projection;
use crate::answer_sheet::layout::PAGE;

/// Size of a point, in pixels.
const SIZE: f32 = 2.5;

impl PlacedSheet {
    /// The whole page, upright. What is not in the picture is white.
    pub fn straight(&self) -> Option<Picture> {
        let (width, height) = ((PAGE.0 * SIZE) as usize, (PAGE.1 * SIZE) as usize);
        let mut values = Vec::with_capacity(width * height);
        for row in 0..height {
            for column in 0..width {
                let at = self.projection.at(((column as f32 + 0.5) / SIZE, (row as f32 + 0.5) / SIZE));
                values.push(self.picture.between(at).unwrap_or(255.0).round() as u8);
            }
        }
        Picture::new(width, height, values)
    }

    /// The sheet in such a picture.
    pub fn of_straight(picture: Picture) -> Option<Self> {
        let corners = [(0.0, 0.0), (PAGE.0, 0.0), (PAGE.0, PAGE.1), (0.0, PAGE.1)];
        let projection = Projection::of(corners, corners.map(|(x, y)| (x * SIZE, y * SIZE)))?;
        Some(Self { picture, projection })
    }
}
