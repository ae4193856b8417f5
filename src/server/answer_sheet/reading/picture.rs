//! A grey picture, and its values between pixels.

/// A grey picture; 0 is black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    values: Vec<u8>,
}

impl Picture {
    /// A picture of these rows; `None` if their number does not fit.
    pub fn new(width: usize, height: usize, values: Vec<u8>) -> Option<Self> {
        (width > 0 && width.checked_mul(height) == Some(values.len()) && height > 0).then_some(Self {
            width,
            height,
            values,
        })
    }

    pub fn width(&self) -> usize {
        self.width
    }

    pub fn height(&self) -> usize {
        self.height
    }

    /// The values, row by row.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// The value of a pixel; the nearest one outside the picture.
    pub fn at(&self, x: usize, y: usize) -> u8 {
        self.values[y.min(self.height - 1) * self.width + x.min(self.width - 1)]
    }

    /// The value at a place, between the centres of pixels; `None` outside the picture.
    pub fn between(&self, (x, y): (f32, f32)) -> Option<f32> {
        let (x, y) = (x - 0.5, y - 0.5);
        let inside = x >= -0.5 && y >= -0.5 && x <= self.width as f32 && y <= self.height as f32;
        if !inside {
            return None;
        }
        let (left, top) = (x.max(0.0).floor(), y.max(0.0).floor());
        let (across, down) = ((x - left).clamp(0.0, 1.0), (y - top).clamp(0.0, 1.0));
        let (left, top) = (left as usize, top as usize);
        let row = |y: usize| {
            f32::from(self.at(left, y)) * (1.0 - across) + f32::from(self.at(left + 1, y)) * across
        };
        Some(row(top) * (1.0 - down) + row(top + 1) * down)
    }

    /// The picture with sides shorter by a whole number, so that none is longer than `most`; the
    /// mean of the pixels that become one. The second value is that number.
    pub fn shrunk(&self, most: usize) -> (Picture, usize) {
        let by = self.width.max(self.height).div_ceil(most).max(1);
        if by == 1 {
            return (self.clone(), 1);
        }
        let (width, height) = (self.width / by, self.height / by);
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let rows = (0..by).map(|row| {
                    let begins = (y * by + row) * self.width + x * by;
                    self.values[begins..begins + by].iter().map(|value| u32::from(*value)).sum::<u32>()
                });
                let mean = rows.sum::<u32>() / (by * by) as u32;
                values.push(u8::try_from(mean).unwrap_or(u8::MAX));
            }
        }
        (Picture { width, height, values }, by)
    }

    /// The pixels that are much darker than those around them, so that a shadow is none.
    pub fn dark(&self) -> Vec<bool> {
        let (width, height) = (self.width, self.height);
        let mut sums = vec![0_u64; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = 0;
            for x in 0..width {
                row += u64::from(self.values[y * width + x]);
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
            }
        }
        let reach = (width.max(height) / 14).max(8);
        let mut dark = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(height));
            for x in 0..width {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
                let at = |x: usize, y: usize| sums[y * (width + 1) + x];
                let sum = at(right, bottom) + at(left, top) - at(right, top) - at(left, bottom);
                let count = ((right - left) * (bottom - top)) as u64;
                // Darker than two thirds of the mean.
                dark.push(u64::from(self.values[y * width + x]) * count * 3 < sum * 2);
            }
        }
        dark
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_between_pixels() {
        let picture = Picture::new(2, 1, vec![0, 200]).expect("two pixels");
        assert_eq!(picture.between((0.5, 0.5)), Some(0.0));
        assert_eq!(picture.between((1.0, 0.5)), Some(100.0));
        assert_eq!(picture.between((1.5, 0.5)), Some(200.0));
        assert_eq!(picture.between((-3.0, 0.5)), None);
        assert_eq!(Picture::new(2, 1, vec![0]), None);
        assert_eq!(Picture::new(0, 0, vec![]), None);
        let (small, by) = Picture::new(4, 2, vec![0, 4, 8, 8, 0, 4, 8, 8]).expect("a picture").shrunk(2);
        assert_eq!((small.values, by), (vec![2, 8], 2));
    }
}
