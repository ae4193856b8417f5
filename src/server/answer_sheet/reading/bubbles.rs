//! How dark bubbles are: each beside the paper around it, less what is printed in an empty one.

use super::place::PlacedSheet;
use crate::answer_sheet::layout::{RADIUS, SheetRow};

/// The disc that is measured, within the printed edge; and the ring of paper around the bubble.
const DISC: f32 = 0.76 * RADIUS;
const PAPER: [f32; 3] = [1.26 * RADIUS, 1.34 * RADIUS, 1.42 * RADIUS];
/// Steps in which a row is searched, two to each side, in points.
const SEARCHED: [f32; 2] = [0.8, 0.25];
/// From one measured place to the next, in points.
const STEP: f32 = 0.42;
/// Places around the bubble at which paper is measured.
const AROUND: usize = 24;

/// The darkness of each bubble of each row: 0 is as an empty one, 1 is black.
pub fn darkness(sheet: &PlacedSheet, rows: &[SheetRow]) -> Vec<Vec<Option<f32>>> {
    let measure = |row: &SheetRow| -> Vec<Option<f32>> {
        let (dx, dy) = shift(sheet, row);
        let place = |at: usize| {
            let (x, y) = row.bubble(at);
            (x + dx, y + dy)
        };
        (0..row.bubbles()).map(|at| measured(sheet, place(at))).collect()
    };
    let mut measured: Vec<Vec<Option<f32>>> = rows.iter().map(measure).collect();
    // Most bubbles are empty; the median of the lower three quarters is the sign printed in them.
    let mut all: Vec<f32> = measured.iter().flatten().flatten().copied().collect();
    all.sort_by(f32::total_cmp);
    let empty = all.get(all.len() * 3 / 8).copied().unwrap_or_default();
    for value in measured.iter_mut().flatten().flatten() {
        *value -= empty;
    }
    measured
}

/// How far a row lies from its place, as paper is not quite flat: where the printed edges of its
/// bubbles stand out most from the paper around them.
fn shift(sheet: &PlacedSheet, row: &SheetRow) -> (f32, f32) {
    let mut best = (0.0, 0.0);
    for step in SEARCHED {
        let (x, y) = best;
        let steps = || (-2..=2).map(|n| n as f32 * step);
        let tried = steps().flat_map(|dx| steps().map(move |dy| (x + dx, y + dy)));
        let scored = tried.map(|shift| (edges(sheet, row, shift), shift));
        best = scored.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(best, |(_, shift)| shift);
    }
    best
}

/// How much darker the edges of a row's bubbles are than the paper around them, if it is so shifted.
fn edges(sheet: &PlacedSheet, row: &SheetRow, (dx, dy): (f32, f32)) -> f32 {
    let mut sum = 0.0;
    for at in 0..row.bubbles() {
        let (x, y) = row.bubble(at);
        for n in 0..AROUND / 2 {
            let (sin, cos) = (n as f32 * 2.0 * std::f32::consts::TAU / AROUND as f32).sin_cos();
            let value = |radius: f32| {
                sheet.picture.between(sheet.projection.at((x + dx + radius * cos, y + dy + radius * sin)))
            };
            if let (Some(edge), Some(paper)) = (value(RADIUS), value(PAPER[1])) {
                sum += paper - edge;
            }
        }
    }
    sum
}

/// How much darker a bubble is than its paper; `None` if it is not wholly in the picture.
fn measured(sheet: &PlacedSheet, (x, y): (f32, f32)) -> Option<f32> {
    let value = |dx: f32, dy: f32| sheet.picture.between(sheet.projection.at((x + dx, y + dy)));
    let mut paper = Vec::with_capacity(AROUND * PAPER.len());
    for n in 0..AROUND {
        let (sin, cos) = (n as f32 * std::f32::consts::TAU / AROUND as f32).sin_cos();
        for radius in PAPER {
            paper.push(value(radius * cos, radius * sin)?);
        }
    }
    paper.sort_by(f32::total_cmp);
    // A stroke that leaves the bubble darkens some of the paper.
    let paper = paper[paper.len() * 6 / 10].max(1.0);
    let steps = (DISC / STEP) as i32;
    let (mut sum, mut count) = (0.0, 0.0);
    for row in -steps..=steps {
        for column in -steps..=steps {
            let (dx, dy) = (column as f32 * STEP, row as f32 * STEP);
            if dx.hypot(dy) <= DISC {
                sum += value(dx, dy)?;
                count += 1.0;
            }
        }
    }
    Some(1.0 - sum / count / paper)
}
