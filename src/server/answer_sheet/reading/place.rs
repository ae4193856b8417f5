//! The place of a sheet in a picture: from the four marks at its corners, whichever way it lies.

use super::marks::{DarkSquare, squares};
use super::picture::Picture;
use super::projection::Projection;
use crate::answer_sheet::layout::{MARKS, UP};
use derive::Word;

/// The longer side at which marks are looked for, and at which bubbles are read, in pixels.
const SEARCHED: usize = 2400;
const READ: usize = 3600;
/// The shorter side below which bubbles have too few pixels.
const LEAST: usize = 700;
/// Squares among which the four are looked for: the largest ones.
const TRIED: usize = 12;
/// Greatest ratio of the areas of two marks, and of opposite sides.
const UNLIKE: f32 = 2.2;
const SLANTED: f32 = 1.35;
/// Greatest factor between the ratio of the sides and that on paper.
const FORESHORTENED: f32 = 1.3;
/// How much darker than the paper beside it the mark for *up* must be.
const DARK: f32 = 0.3;

/// A sheet found in a picture.
#[derive(Clone, Debug)]
pub struct PlacedSheet {
    pub(super) picture: Picture,
    pub(super) projection: Projection,
}

/// The reason no sheet is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum PlaceFault {
    /// The picture has too few pixels
    Small,
    /// Not all four marks are in the picture
    Marks,
    /// The mark that tells which way is up is covered
    Up,
}

/// Finds the sheet of a picture.
pub fn place(picture: &Picture) -> Result<PlacedSheet, PlaceFault> {
    if picture.width().min(picture.height()) < LEAST {
        return Err(PlaceFault::Small);
    }
    let (small, by) = picture.shrunk(SEARCHED);
    let corners = corners(&squares(&small)).ok_or(PlaceFault::Marks)?;
    let (picture, read_by) = picture.shrunk(READ);
    let scale = by as f32 / read_by as f32;
    let corners = corners.map(|(x, y)| (x * scale, y * scale));
    // Four ways to lie; the mark beside the first one tells which.
    let turned = (0..4).filter_map(|turn: usize| {
        let to = [0, 1, 2, 3].map(|n| corners[(n + turn) % 4]);
        let projection = Projection::of(MARKS, to)?;
        Some((darkness(&picture, &projection), projection))
    });
    let mut turned: Vec<(f32, Projection)> = turned.collect();
    turned.sort_by(|a, b| b.0.total_cmp(&a.0));
    let (dark, projection) = *turned.first().ok_or(PlaceFault::Marks)?;
    if dark < DARK || turned.get(1).is_some_and(|(other, _)| *other > dark / 2.0) {
        return Err(PlaceFault::Up);
    }
    Ok(PlacedSheet { picture, projection })
}

/// How much darker the place of the mark for *up* is than the paper below it.
fn darkness(picture: &Picture, projection: &Projection) -> f32 {
    let ((x, y), side) = UP;
    let mean = |y: f32| {
        let steps = [-0.3_f32, 0.0, 0.3].map(|step| step * side);
        let places = steps.into_iter().flat_map(|dx| steps.map(|dy| (x + dx, y + dy)));
        let values: Vec<f32> = places.filter_map(|at| picture.between(projection.at(at))).collect();
        if values.is_empty() { 255.0 } else { values.iter().sum::<f32>() / values.len() as f32 }
    };
    1.0 - mean(y) / mean(y + 1.6 * side).max(1.0)
}

/// The four squares that lie as the marks of a sheet do, clockwise; of several the widest apart.
fn corners(squares: &[DarkSquare]) -> Option<[(f32, f32); 4]> {
    let tried = &squares[..squares.len().min(TRIED)];
    let mut best: Option<(f32, [(f32, f32); 4])> = None;
    for a in 0..tried.len() {
        for b in a + 1..tried.len() {
            for c in b + 1..tried.len() {
                for d in c + 1..tried.len() {
                    // Sorted by area: the first is the largest, the last the smallest.
                    if tried[a].area as f32 > UNLIKE * tried[d].area as f32 {
                        continue;
                    }
                    let around = clockwise([a, b, c, d].map(|n| tried[n].centre));
                    if let Some(size) = size_of_sheet(&around)
                        && best.is_none_or(|(most, _)| size > most)
                    {
                        best = Some((size, around));
                    }
                }
            }
        }
    }
    best.map(|(_, corners)| corners)
}

fn clockwise(mut corners: [(f32, f32); 4]) -> [(f32, f32); 4] {
    let mean = |part: fn(&(f32, f32)) -> f32| corners.iter().map(part).sum::<f32>() / 4.0;
    let (x, y) = (mean(|corner| corner.0), mean(|corner| corner.1));
    corners.sort_by(|a, b| (a.1 - y).atan2(a.0 - x).total_cmp(&(b.1 - y).atan2(b.0 - x)));
    corners
}

/// The area between four corners, if a sheet seen from somewhere has them.
fn size_of_sheet(corners: &[(f32, f32); 4]) -> Option<f32> {
    let side = |n: usize| {
        let ((x, y), (u, v)) = (corners[n], corners[(n + 1) % 4]);
        (x - u).hypot(y - v)
    };
    let [a, b, c, d] = [0, 1, 2, 3].map(side);
    let alike = |a: f32, b: f32, most: f32| a > 1.0 && b > 1.0 && a / b < most && b / a < most;
    if !alike(a, c, SLANTED) || !alike(b, d, SLANTED) {
        return None;
    }
    let on_paper = (MARKS[3].1 - MARKS[0].1) / (MARKS[1].0 - MARKS[0].0);
    let (across, down) = (a + c, b + d);
    let ratio = across.max(down) / across.min(down);
    if !alike(ratio, on_paper, FORESHORTENED) {
        return None;
    }
    let cross = |n: usize| {
        let [(x, y), (u, v), (s, t)] = [0, 1, 2].map(|more| corners[(n + more) % 4]);
        (u - x) * (t - v) - (v - y) * (s - u)
    };
    let turns = [0, 1, 2, 3].map(cross);
    if turns.iter().any(|turn| *turn <= 0.0) {
        return None;
    }
    Some((turns[0] + turns[2]) / 2.0)
}
