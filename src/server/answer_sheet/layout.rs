//! The places of everything on an answer sheet that is read back.

use bank::exam::SheetField;
use bank::exam::on_paper::ROW;

/// Width and height of the page.
pub const PAGE: (f32, f32) = (595.28, 841.89);
/// Side of a registration mark.
pub const MARK: f32 = 15.0;
/// Centres of the registration marks: top left, top right, bottom right, bottom left.
pub const MARKS: [(f32, f32); 4] = [(36.0, 36.0), (559.28, 36.0), (559.28, 805.89), (36.0, 805.89)];
/// Centre and side of the mark beside the one at the top left, which tells which way is up.
pub const UP: ((f32, f32), f32) = ((62.0, 36.0), 9.0);
/// Left and top of the code, and its side.
pub const CODE: (f32, f32, f32) = (455.0, 58.0, 92.0);
/// Radius of a bubble.
pub const RADIUS: f32 = 4.8;
/// From one bubble to the next.
pub const PITCH: f32 = 13.8;
/// Height of a row.
pub const ROW_HEIGHT: f32 = 16.4;
/// Width of the label before a row.
pub const LABEL: f32 = 28.0;
/// Left edges of the columns.
const COLUMNS: [f32; 2] = [44.0, 306.0];
/// Top and bottom of the columns.
const TOP: f32 = 186.0;
const BOTTOM: f32 = 784.0;
/// Space between the rows of two pages.
const GAP: f32 = 6.0;

/// A row of an answer sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetRow {
    /// Page of the paper, from 1
    pub page: u16,
    /// Question of the page, from 0
    pub ask: usize,
    pub kind: RowKind,
    pub left: f32,
    pub top: f32,
}

/// Content of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum RowKind {
    /// Bubbles with these signs, the first for the choice with this index; several rows of one
    /// question follow each other
    Bubbles { first: usize, signs: Vec<String> },
    /// Bubbles from 0 to 9: the tens, or the units
    Digit { tens: bool },
    /// A box to write into
    Box,
}

impl SheetRow {
    /// Number of its bubbles.
    pub fn bubbles(&self) -> usize {
        match &self.kind {
            RowKind::Bubbles { signs, .. } => signs.len(),
            RowKind::Digit { .. } => 10,
            RowKind::Box => 0,
        }
    }

    /// Centre of a bubble.
    pub fn bubble(&self, at: usize) -> (f32, f32) {
        (self.left + LABEL + PITCH * (at as f32 + 0.5), self.top + ROW_HEIGHT / 2.0)
    }

    /// True for the first row of its question.
    pub fn is_first(&self) -> bool {
        !matches!(self.kind, RowKind::Bubbles { first: 1.., .. } | RowKind::Digit { tens: false })
    }
}

/// The rows of each sheet for the fields of each page of a paper. Rows of one page stand together.
pub fn sheets(pages: &[Vec<SheetField>]) -> Vec<Vec<SheetRow>> {
    let mut sheets = vec![Vec::new()];
    let (mut column, mut top) = (0, TOP);
    for (fields, page) in pages.iter().zip(1..) {
        let mut kinds: Vec<(usize, RowKind)> =
            fields.iter().enumerate().flat_map(|(ask, field)| rows_of(ask, field)).collect();
        while !kinds.is_empty() {
            let room = ((BOTTOM - top) / ROW_HEIGHT) as usize;
            let whole = ((BOTTOM - TOP) / ROW_HEIGHT) as usize;
            if kinds.len() > room && (kinds.len() <= whole || room == 0) {
                (column, top) = (column + 1, TOP);
                if column == COLUMNS.len() {
                    column = 0;
                    sheets.push(Vec::new());
                }
                continue;
            }
            for (ask, kind) in kinds.drain(..kinds.len().min(room)) {
                let row = SheetRow { page, ask, kind, left: COLUMNS[column], top };
                if let Some(sheet) = sheets.last_mut() {
                    sheet.push(row);
                }
                top += ROW_HEIGHT;
            }
        }
        top += GAP;
    }
    sheets
}

fn rows_of(ask: usize, field: &SheetField) -> Vec<(usize, RowKind)> {
    match field {
        SheetField::Bubbles { signs, .. } => {
            let row = |(n, signs): (usize, &[String])| {
                (ask, RowKind::Bubbles { first: n * ROW, signs: signs.to_vec() })
            };
            signs.chunks(ROW).enumerate().map(row).collect()
        }
        SheetField::Digits { .. } => [true, false].map(|tens| (ask, RowKind::Digit { tens })).into(),
        SheetField::Box => vec![(ask, RowKind::Box)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bubbles(n: usize) -> SheetField {
        SheetField::Bubbles { signs: (0..n).map(|n| n.to_string()).collect(), many: true }
    }

    #[test]
    fn rows_stay_apart_and_on_the_page() {
        let page = || vec![bubbles(4), bubbles(26), SheetField::Digits { last: 40 }, SheetField::Box];
        let pages: Vec<_> = (0..40).map(|_| page()).collect();
        let sheets = sheets(&pages);
        assert!(sheets.len() > 1);
        assert_eq!(sheets.iter().flatten().filter(|row| row.is_first()).count(), 160);
        for sheet in &sheets {
            for (n, row) in sheet.iter().enumerate() {
                let (right, _) = row.bubble(row.bubbles().max(1) - 1);
                assert!(row.top >= TOP && row.top + ROW_HEIGHT <= BOTTOM && right + RADIUS < PAGE.0 - 40.0);
                let apart = |other: &SheetRow| {
                    other.left != row.left || (other.top - row.top).abs() >= ROW_HEIGHT - 0.01
                };
                assert!(sheet[..n].iter().all(apart), "{row:?}");
            }
        }
    }

    #[test]
    fn rows_of_a_page_stand_together() {
        let sheets = sheets(&[(0..30).map(|_| bubbles(3)).collect(), vec![bubbles(3); 10]]);
        assert_eq!(sheets[0][30].left, COLUMNS[1], "moved on to the next column");
    }
}
