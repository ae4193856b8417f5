//! Shapes of the decorations: a border of waves between two rules with a suit in each corner, and a
//! row of the four suits.

use super::page::{HEIGHT, WIDTH};
use krilla::geom::{Path, PathBuilder, Rect};

/// Distance of the outer rule, and the inner one, from the edge of the page.
const OUTER: f32 = 24.0;
const INNER: f32 = 46.0;
/// Amplitude of the waves.
const SWING: f32 = 8.2;
/// Number of strands.
const STRANDS: usize = 6;
/// Waves on a long and a short side: about the same wavelength.
const WAVES: (usize, usize) = (30, 20);

/// A suit.
#[derive(Clone, Copy, Debug)]
pub enum SuitShape {
    Spade,
    Heart,
    Diamond,
    Club,
}

/// All four, as they are held.
pub const SUITS: [SuitShape; 4] = [SuitShape::Spade, SuitShape::Heart, SuitShape::Diamond, SuitShape::Club];

/// A side of the border: origin and direction of its waves, and its visible part.
pub struct BorderSide {
    /// From its own middle line, running to the right, onto the page.
    pub place: krilla::geom::Transform,
    /// Wavelength.
    pub wave: f32,
    /// Number of waves that fill the window.
    pub waves: usize,
    /// Visible part, on the page.
    pub window: Path,
}

/// The four sides.
pub fn sides() -> Vec<BorderSide> {
    let middle = f32::midpoint(OUTER, INNER);
    let (long, short) = (WIDTH - 2.0 * INNER, HEIGHT - 2.0 * INNER);
    let flat = |y: f32| krilla::geom::Transform::from_row(1.0, 0.0, 0.0, 1.0, INNER, y);
    let upright = |x: f32| krilla::geom::Transform::from_row(0.0, 1.0, -1.0, 0.0, x, INNER);
    let side = |place, length: f32, waves: usize, window: [f32; 4]| BorderSide {
        place,
        wave: length / waves as f32,
        waves: waves + 1,
        window: rectangle(window[0], window[1], window[2], window[3]),
    };
    let depth = INNER - OUTER;
    vec![
        side(flat(middle), long, WAVES.0, [INNER, OUTER, long, depth]),
        side(flat(HEIGHT - middle), long, WAVES.0, [INNER, HEIGHT - INNER, long, depth]),
        side(upright(middle), short, WAVES.1, [OUTER, INNER, depth, short]),
        side(upright(WIDTH - middle), short, WAVES.1, [WIDTH - INNER, INNER, depth, short]),
    ]
}

/// One length of all strands, from crest to crest, each begun a little after the one before.
pub fn waves(wave: f32) -> Path {
    // A cubic with horizontal handles of this relative length approximates a sine to a thousandth.
    const HANDLE: f32 = 0.364_212_4;
    let mut path = PathBuilder::new();
    for strand in 0..STRANDS {
        let start = wave * (strand as f32 / STRANDS as f32 - 1.0);
        let half = wave / 2.0;
        path.move_to(start, -SWING);
        for (from, to, x) in [(-SWING, SWING, start), (SWING, -SWING, start + half)] {
            path.cubic_to(x + half * HANDLE, from, x + half * (1.0 - HANDLE), to, x + half, to);
        }
    }
    path.finish().expect("waves are a path")
}

/// The rules: one around the page, and four across it from side to side, so that corners are
/// squares. None is drawn twice.
pub fn rules() -> Path {
    let mut path = PathBuilder::new();
    let (right, bottom) = (WIDTH - OUTER, HEIGHT - OUTER);
    push(&mut path, OUTER, OUTER, WIDTH - 2.0 * OUTER, HEIGHT - 2.0 * OUTER);
    for x in [INNER, WIDTH - INNER] {
        path.move_to(x, OUTER);
        path.line_to(x, bottom);
    }
    for y in [INNER, HEIGHT - INNER] {
        path.move_to(OUTER, y);
        path.line_to(right, y);
    }
    path.finish().expect("rules are a path")
}

/// The corners of the border, at the top left of each, around the page.
pub fn corners() -> [(f32, f32); 4] {
    let (right, bottom) = (WIDTH - INNER, HEIGHT - INNER);
    [(OUTER, OUTER), (right, OUTER), (right, bottom), (OUTER, bottom)]
}

/// Side of a corner.
pub const CORNER: f32 = INNER - OUTER;

/// A line around what is inside.
pub fn hairline() -> Path {
    let inset = INNER + 3.0;
    rectangle(inset, inset, WIDTH - 2.0 * inset, HEIGHT - 2.0 * inset)
}

pub fn rectangle(left: f32, top: f32, wide: f32, high: f32) -> Path {
    let mut path = PathBuilder::new();
    push(&mut path, left, top, wide, high);
    path.finish().expect("a rectangle is a path")
}

fn push(path: &mut PathBuilder, left: f32, top: f32, wide: f32, high: f32) {
    path.push_rect(Rect::from_xywh(left, top, wide, high).expect("a rectangle has two sides"));
}

/// A suit in a square, its corner there and its side so long.
pub fn suit(suit: SuitShape, left: f32, top: f32, side: f32) -> Path {
    let mut drawn = PlacedShape { path: PathBuilder::new(), left, top, side };
    match suit {
        SuitShape::Diamond => {
            drawn.from(0.5, 0.0);
            drawn.curve(&[0.58, 0.16, 0.74, 0.36, 0.88, 0.5, 0.74, 0.64, 0.58, 0.84, 0.5, 1.0]);
            drawn.curve(&[0.42, 0.84, 0.26, 0.64, 0.12, 0.5, 0.26, 0.36, 0.42, 0.16, 0.5, 0.0]);
        }
        SuitShape::Heart => {
            drawn.from(0.5, 0.26);
            drawn.curve(&[0.54, 0.08, 0.66, 0.02, 0.76, 0.02, 0.9, 0.02, 1.0, 0.14, 1.0, 0.3]);
            drawn.curve(&[1.0, 0.54, 0.7, 0.68, 0.5, 0.98, 0.3, 0.68, 0.0, 0.54, 0.0, 0.3]);
            drawn.curve(&[0.0, 0.14, 0.1, 0.02, 0.24, 0.02, 0.34, 0.02, 0.46, 0.08, 0.5, 0.26]);
        }
        SuitShape::Spade => {
            drawn.from(0.5, 0.0);
            drawn.curve(&[0.68, 0.26, 0.97, 0.38, 0.97, 0.6, 0.97, 0.74, 0.87, 0.82, 0.76, 0.82]);
            drawn.curve(&[0.66, 0.82, 0.58, 0.77, 0.54, 0.7, 0.55, 0.84, 0.6, 0.95, 0.7, 1.0]);
            drawn.line(0.3, 1.0);
            drawn.curve(&[0.4, 0.95, 0.45, 0.84, 0.46, 0.7, 0.42, 0.77, 0.34, 0.82, 0.24, 0.82]);
            drawn.curve(&[0.13, 0.82, 0.03, 0.74, 0.03, 0.6, 0.03, 0.38, 0.32, 0.26, 0.5, 0.0]);
        }
        SuitShape::Club => {
            // Three leaves that touch in the middle, and a stem.
            for (x, y) in [(0.5, 0.25), (0.25, 0.6), (0.75, 0.6)] {
                let (r, k) = (0.235, 0.13);
                drawn.from(x, y - r);
                drawn.curve(&[x + k, y - r, x + r, y - k, x + r, y, x + r, y + k, x + k, y + r, x, y + r]);
                drawn.curve(&[x - k, y + r, x - r, y + k, x - r, y, x - r, y - k, x - k, y - r, x, y - r]);
                drawn.path.close();
            }
            drawn.from(0.42, 0.36);
            drawn.line(0.58, 0.36);
            drawn.curve(&[0.53, 0.66, 0.56, 0.9, 0.7, 1.0]);
            drawn.line(0.3, 1.0);
            drawn.curve(&[0.44, 0.9, 0.47, 0.66, 0.42, 0.36]);
        }
    }
    drawn.path.close();
    drawn.path.finish().expect("a suit is a path")
}

/// A drawing in a square of side 1, put where it belongs.
struct PlacedShape {
    path: PathBuilder,
    left: f32,
    top: f32,
    side: f32,
}

impl PlacedShape {
    fn point(&self, x: f32, y: f32) -> (f32, f32) {
        (self.left + x * self.side, self.top + y * self.side)
    }

    fn from(&mut self, x: f32, y: f32) {
        let (x, y) = self.point(x, y);
        self.path.move_to(x, y);
    }

    fn line(&mut self, x: f32, y: f32) {
        let (x, y) = self.point(x, y);
        self.path.line_to(x, y);
    }

    /// Curves one after the other, six numbers each.
    fn curve(&mut self, numbers: &[f32]) {
        for six in numbers.chunks_exact(6) {
            let [a, b, c] = [0, 2, 4].map(|n| self.point(six[n], six[n + 1]));
            self.path.cubic_to(a.0, a.1, b.0, b.1, c.0, c.1);
        }
    }
}
