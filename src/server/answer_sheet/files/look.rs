//! The sheet in a picture and its code; or the reason there is none, in terms that tell how to
//! take a better picture.

use crate::answer_sheet::reading::{Picture, PlaceFault, PlacedSheet, place};
use derive::Word;

/// The longer side at which codes are looked for in a picture without a sheet, in pixels.
const SEARCHED: usize = 2000;
/// The longer side at which sharpness is measured, in pixels.
const MEASURED: usize = 1200;
/// A printed page in focus has edges of at least this many grey values over two pixels.
const SHARP: u8 = 50;
/// One pixel in so many lies at an edge.
const EDGES: usize = 2000;

/// What is in a picture.
#[derive(Debug)]
pub enum Look {
    /// A sheet, with the text of its code if that can be read
    Sheet(Box<PlacedSheet>, Option<String>),
    /// No sheet
    Missing(Missing),
}

/// The reason no sheet is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Missing {
    /// The picture has too few pixels
    Small,
    /// It is not in focus
    Blurred,
    /// A code is there, but not all four corners
    Corners,
    /// The mark that tells which way is up is covered
    Up,
    /// Nothing in it looks like an answer sheet
    Nothing,
}

/// Looks for a sheet.
pub fn look(picture: &Picture) -> Look {
    match place(picture) {
        Ok(placed) => {
            let code = placed.code().as_ref().and_then(code_in);
            let code = code.or_else(|| code_in(&picture.shrunk(SEARCHED).0));
            match code {
                None if is_blurred(picture) => Look::Missing(Missing::Blurred),
                code => Look::Sheet(Box::new(placed), code),
            }
        }
        Err(PlaceFault::Small) => Look::Missing(Missing::Small),
        Err(PlaceFault::Up) => Look::Missing(Missing::Up),
        Err(PlaceFault::Marks) => Look::Missing(if code_in(&picture.shrunk(SEARCHED).0).is_some() {
            Missing::Corners
        } else if is_blurred(picture) {
            Missing::Blurred
        } else {
            Missing::Nothing
        }),
    }
}

/// The text of the first code in a picture.
fn code_in(picture: &Picture) -> Option<String> {
    let (width, height) = (picture.width(), picture.height());
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| picture.at(x, y));
    prepared.detect_grids().iter().find_map(|grid| grid.decode().ok().map(|(_, text)| text))
}

/// True if edges in the picture are soft.
fn is_blurred(picture: &Picture) -> bool {
    let (small, _) = picture.shrunk(MEASURED);
    let (width, height) = (small.width(), small.height());
    let steps = (0..height).flat_map(|y| (2..width).map(move |x| (x, y)));
    let mut counts = [0_usize; 256];
    for (x, y) in steps {
        counts[usize::from(small.at(x, y).abs_diff(small.at(x - 2, y)))] += 1;
    }
    let sharp: usize = counts[usize::from(SHARP)..].iter().sum();
    sharp * EDGES < width * height
}
