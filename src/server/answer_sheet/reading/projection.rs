//! A projection of the plane: from places on the page to places in a picture of it, taken from
//! anywhere.

/// Nine numbers of which the last is 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projection([f64; 8]);

impl Projection {
    /// The projection of four places to four others; `None` if three of them lie on a line.
    pub fn of(from: [(f32, f32); 4], to: [(f32, f32); 4]) -> Option<Self> {
        let mut rows = [[0.0_f64; 9]; 8];
        for (n, ((x, y), (u, v))) in from.into_iter().zip(to).enumerate() {
            let [x, y, u, v] = [x, y, u, v].map(f64::from);
            rows[2 * n] = [x, y, 1.0, 0.0, 0.0, 0.0, -u * x, -u * y, u];
            rows[2 * n + 1] = [0.0, 0.0, 0.0, x, y, 1.0, -v * x, -v * y, v];
        }
        // Elimination with the largest pivot.
        for n in 0..8 {
            let best = (n..8).max_by(|a, b| rows[*a][n].abs().total_cmp(&rows[*b][n].abs()))?;
            rows.swap(n, best);
            let pivot = rows[n];
            if pivot[n].abs() < 1e-9 {
                return None;
            }
            for (other, row) in rows.iter_mut().enumerate() {
                if other != n {
                    let factor = row[n] / pivot[n];
                    row.iter_mut().zip(pivot).for_each(|(value, of)| *value -= factor * of);
                }
            }
        }
        let mut solved = [0.0; 8];
        for (n, value) in solved.iter_mut().enumerate() {
            *value = rows[n][8] / rows[n][n];
        }
        Some(Self(solved))
    }

    /// Where a place is projected to.
    pub fn at(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let [a, b, c, d, e, f, g, h] = self.0;
        let (x, y) = (f64::from(x), f64::from(y));
        let w = g * x + h * y + 1.0;
        (((a * x + b * y + c) / w) as f32, ((d * x + e * y + f) / w) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_and_middle_are_projected() {
        let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let seen = [(10.0, 10.0), (30.0, 12.0), (26.0, 40.0), (8.0, 36.0)];
        let projection = Projection::of(square, seen).expect("a projection");
        for (from, to) in square.into_iter().zip(seen) {
            let (x, y) = projection.at(from);
            assert!((x - to.0).abs() < 1e-3 && (y - to.1).abs() < 1e-3, "{from:?}: {x}, {y}");
        }
        let line = [(0.0, 0.0), (1.0, 1.0), (2.0, 2.0), (0.0, 1.0)];
        assert_eq!(Projection::of(line, seen), None);
    }
}
