//! The choices of each question, or the doubt.

use super::bubbles::darkness;
use super::place::PlacedSheet;
use crate::answer_sheet::layout::{RowKind, SheetRow};
use derive::Word;

/// From this darkness a bubble is marked, and up to this one it is empty. A cross in pencil has
/// about 0.25, what a rubber leaves about 0.1.
const MARKED: f32 = 0.17;
const EMPTY: f32 = 0.05;
/// A mark paler than this part of the darkest of its question may be one that was erased.
const PALE: f32 = 0.45;

/// What is read of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionReading {
    /// Page of the paper, from 1
    pub page: u16,
    /// Question of the page, from 0
    pub ask: usize,
    /// The marked choices, as they seem if in doubt
    pub choices: Vec<usize>,
    pub doubt: Option<Doubt>,
}

/// The reason a person must look at a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Doubt {
    /// A bubble is neither clearly marked nor clearly empty
    Faint,
    /// More bubbles are marked than may be
    Several,
    /// A number lacks a digit, or there is no choice with it
    Number,
    /// It is written into a box
    Written,
    /// It is not wholly in the picture
    Outside,
}

/// Reads the questions of a sheet with these rows. `many` is true for a question of which several
/// choices may be marked, and `last` the number of its choices.
pub fn read(
    sheet: &PlacedSheet,
    rows: &[SheetRow],
    many: impl Fn(u16, usize) -> bool,
    last: impl Fn(u16, usize) -> usize,
) -> Vec<QuestionReading> {
    let measured = darkness(sheet, rows);
    let mut readings: Vec<QuestionReading> = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        let (page, ask) = (rows[at].page, rows[at].ask);
        let same = rows[at..].iter().take_while(|row| (row.page, row.ask) == (page, ask)).count();
        let (of, values) = (&rows[at..at + same], &measured[at..at + same]);
        let (choices, doubt) = match of[0].kind {
            RowKind::Box => (Vec::new(), Some(Doubt::Written)),
            RowKind::Bubbles { .. } => bubbles(&values.concat(), many(page, ask)),
            RowKind::Digit { .. } => number(values, last(page, ask)),
        };
        readings.push(QuestionReading { page, ask, choices, doubt });
        at += same;
    }
    readings
}

/// The marked bubbles of one question.
fn bubbles(values: &[Option<f32>], many: bool) -> (Vec<usize>, Option<Doubt>) {
    let Some(values) = values.iter().copied().collect::<Option<Vec<f32>>>() else {
        return (Vec::new(), Some(Doubt::Outside));
    };
    let marked: Vec<usize> = (0..values.len()).filter(|n| values[*n] >= MARKED).collect();
    let darkest = values.iter().copied().fold(0.0, f32::max);
    let is_faint =
        |value: &f32| (*value > EMPTY && *value < MARKED) || (*value >= MARKED && *value < PALE * darkest);
    let doubt = if values.iter().any(is_faint) {
        Some(Doubt::Faint)
    } else if marked.len() > 1 && !many {
        Some(Doubt::Several)
    } else {
        None
    };
    (marked, doubt)
}

/// The choice with a number, whose tens and units are marked.
fn number(values: &[Vec<Option<f32>>], last: usize) -> (Vec<usize>, Option<Doubt>) {
    let digits: Vec<_> = values.iter().map(|row| bubbles(row, false)).collect();
    if let Some(doubt) = digits.iter().find_map(|(_, doubt)| *doubt) {
        return (Vec::new(), Some(doubt));
    }
    match digits.iter().map(|(marked, _)| marked.as_slice()).collect::<Vec<_>>()[..] {
        [[], []] => (Vec::new(), None),
        [[tens], [units]] if (1..=last).contains(&(10 * tens + units)) => (vec![10 * tens + units - 1], None),
        _ => (Vec::new(), Some(Doubt::Number)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(values: &[f32]) -> Vec<Option<f32>> {
        values.iter().copied().map(Some).collect()
    }

    #[test]
    fn whatever_is_not_clear_is_in_doubt() {
        for (values, many, choices, doubt) in [
            (&[0.0, 0.7, 0.01][..], false, &[1][..], None),
            (&[0.0, 0.02, 0.01], false, &[], None),
            (&[0.0, 0.7, 0.1], false, &[1], Some(Doubt::Faint)),
            (&[0.6, 0.7, 0.0], false, &[0, 1], Some(Doubt::Several)),
            (&[0.6, 0.7, 0.0], true, &[0, 1], None),
            (&[0.2, 0.7, 0.0], true, &[0, 1], Some(Doubt::Faint)),
        ] {
            assert_eq!(bubbles(&some(values), many), (choices.to_vec(), doubt), "{values:?}");
        }
        assert_eq!(bubbles(&[Some(0.5), None], false), (vec![], Some(Doubt::Outside)));
    }

    #[test]
    fn numbers_need_both_digits() {
        let row = |digit: Option<usize>| {
            let value = |n: usize| Some(if Some(n) == digit { 0.8 } else { 0.0 });
            (0..10).map(value).collect::<Vec<_>>()
        };
        for (tens, units, choices, doubt) in [
            (Some(3), Some(7), &[36][..], None),
            (None, None, &[], None),
            (Some(0), Some(0), &[], Some(Doubt::Number)),
            (Some(3), Some(8), &[], Some(Doubt::Number)),
            (None, Some(8), &[], Some(Doubt::Number)),
        ] {
            assert_eq!(number(&[row(tens), row(units)], 37), (choices.to_vec(), doubt), "{tens:?} {units:?}");
        }
    }
}
