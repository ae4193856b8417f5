//! A sheet filled in with a pencil, and a picture taken of it: by program, from a seed.

use server::answer_sheet::layout::{PAGE, RADIUS};
use server::answer_sheet::reading::Picture;
use server::answer_sheet::reading::projection::Projection;

/// Numbers by chance; the same seed gives the same ones.
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        // SplitMix64
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// A number between two.
    pub fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * (self.next() >> 40) as f32 / (1_u64 << 24) as f32
    }
}

/// How a bubble is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// Filled in with a dark pencil, not always to the edge
    Filled,
    /// Filled in with little pressure
    Light,
    /// Crossed
    Crossed,
    /// Marked, and not cleanly erased
    Erased,
}

/// A sheet of paper with printed and pencilled ink.
#[derive(Clone)]
pub struct Paper {
    width: usize,
    height: usize,
    /// Light that comes back: 1 is white.
    values: Vec<f32>,
}

impl Paper {
    /// The paper as printed.
    pub fn printed(width: usize, height: usize, values: &[u8]) -> Self {
        Self { width, height, values: values.iter().map(|value| f32::from(*value) / 255.0).collect() }
    }

    /// Pixels to a point.
    fn scale(&self) -> f32 {
        self.width as f32 / PAGE.0
    }

    /// Darkens the pixels around a place by what `ink` says of their distance from it, in points.
    fn ink(&mut self, (x, y): (f32, f32), reach: f32, mut ink: impl FnMut(f32, f32) -> f32) {
        let scale = self.scale();
        let range = |at: f32, most: usize| {
            (((at - reach) * scale).max(0.0) as usize)..(((at + reach) * scale) as usize + 1).min(most)
        };
        for row in range(y, self.height) {
            for column in range(x, self.width) {
                let (dx, dy) = ((column as f32 + 0.5) / scale - x, (row as f32 + 0.5) / scale - y);
                self.values[row * self.width + column] *= 1.0 - ink(dx, dy).clamp(0.0, 1.0);
            }
        }
    }

    /// Marks a bubble.
    pub fn mark(&mut self, centre: (f32, f32), stroke: Stroke, chance: &mut Chance) {
        let shift = [chance.between(-0.7, 0.7), chance.between(-0.7, 0.7)];
        let at = (centre.0 + shift[0], centre.1 + shift[1]);
        // The edge of a stroke is soft over a third of a point.
        let soft = |inside: f32| (inside / 0.35 + 0.5).clamp(0.0, 1.0);
        let (radius, dark) = match stroke {
            Stroke::Filled => (chance.between(0.8, 1.05) * RADIUS, chance.between(0.6, 0.85)),
            Stroke::Light => (chance.between(0.88, 1.05) * RADIUS, chance.between(0.27, 0.4)),
            Stroke::Erased => (chance.between(0.85, 1.0) * RADIUS, chance.between(0.085, 0.14)),
            Stroke::Crossed => {
                let (wide, dark) = (chance.between(1.1, 1.6), chance.between(0.65, 0.9));
                let (length, turn) = (chance.between(0.95, 1.25) * RADIUS, chance.between(0.6, 0.95));
                let (sin, cos) = turn.sin_cos();
                self.ink(at, 1.4 * RADIUS, |dx, dy| {
                    let line = |along: f32, beside: f32| {
                        soft(wide / 2.0 - beside.abs()).min(soft(length - along.abs()))
                    };
                    let one = line(dx * cos + dy * sin, dy * cos - dx * sin);
                    dark * one.max(line(dx * cos - dy * sin, dy * cos + dx * sin))
                });
                return;
            }
        };
        let mut grain = Chance(chance.next());
        self.ink(at, 1.3 * RADIUS, |dx, dy| dark * soft(radius - dx.hypot(dy)) * grain.between(0.85, 1.15));
    }
}

/// How a picture is taken.
pub struct Shot {
    /// Width of the picture in pixels.
    pub width: usize,
    /// Turn in degrees, and true if it is upside down.
    pub turn: f32,
    pub upside_down: bool,
    /// How far each corner is moved, in parts of the page.
    pub corners: [(f32, f32); 4],
    /// How far the paper curls, in points.
    pub curl: f32,
    /// Light at the left and at the right edge, and at the bottom.
    pub light: [f32; 3],
    /// Deviation of a pixel's noise.
    pub noise: f32,
}

impl Shot {
    /// A shot by chance: up to four degrees, with perspective, shadow and noise.
    pub fn by(chance: &mut Chance) -> Self {
        let corner = |chance: &mut Chance| (chance.between(-0.025, 0.025), chance.between(-0.025, 0.025));
        Self {
            width: 1000 + chance.below(500),
            turn: chance.between(-4.0, 4.0),
            upside_down: chance.below(4) == 0,
            corners: [(); 4].map(|()| corner(chance)),
            curl: chance.between(0.0, 1.2),
            light: [(); 3].map(|()| chance.between(0.45, 1.0)),
            noise: chance.between(0.005, 0.04),
        }
    }

    /// The picture of a paper on a grey table.
    pub fn of(&self, paper: &Paper, chance: &mut Chance) -> Picture {
        let (width, height) = (self.width, (self.width as f32 * 1.42) as usize);
        let turn = self.turn.to_radians() + if self.upside_down { std::f32::consts::PI } else { 0.0 };
        let (sin, cos) = turn.sin_cos();
        // From the corners of the picture to parts of the page.
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let seen = [0, 1, 2, 3].map(|n| {
            let ((x, y), (dx, dy)) = (corners[n], self.corners[n]);
            let (u, v) = ((x + dx - 0.5) * 1.12, (y + dy - 0.5) * 1.12 * 1.42);
            (u * cos - v * sin + 0.5, (u * sin + v * cos) / 1.42 + 0.5)
        });
        let projection = Projection::of(corners, seen).expect("no three corners on a line");
        let mut values = Vec::with_capacity(width * height);
        for row in 0..height {
            for column in 0..width {
                let (x, y) = (column as f32 / width as f32, row as f32 / height as f32);
                let (u, v) = projection.at((x, y));
                // Paper does not lie quite flat.
                let curl = self.curl * (v * std::f32::consts::TAU * 0.8).sin() / PAGE.0;
                let light = (self.light[0] * (1.0 - x) + self.light[1] * x) * (1.0 - y) + self.light[2] * y;
                let seen = self.seen(paper, u + curl, v + curl) * light;
                // Three even numbers make one of about the shape that noise has.
                let noise = 2.0 * ((0..3).map(|_| chance.between(0.0, 1.0)).sum::<f32>() - 1.5);
                values.push(((seen + noise * self.noise).clamp(0.0, 1.0) * 255.0) as u8);
            }
        }
        Picture::new(width, height, values).expect("a picture")
    }

    fn seen(&self, paper: &Paper, x: f32, y: f32) -> f32 {
        if !(0.0..1.0).contains(&x) || !(0.0..1.0).contains(&y) {
            return 0.42;
        }
        let (x, y) = (x * paper.width as f32 - 0.5, y * paper.height as f32 - 0.5);
        let (left, top) = (x.max(0.0) as usize, y.max(0.0) as usize);
        let (across, down) = ((x - left as f32).clamp(0.0, 1.0), (y - top as f32).clamp(0.0, 1.0));
        let at = |column: usize, row: usize| {
            paper.values[row.min(paper.height - 1) * paper.width + column.min(paper.width - 1)]
        };
        let row = |row: usize| at(left, row) * (1.0 - across) + at(left + 1, row) * across;
        row(top) * (1.0 - down) + row(top + 1) * down
    }
}
