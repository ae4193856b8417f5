//! Sheets by part: the closed part is collected before the law books are opened, so no sheet has
//! questions of both.

use super::layout::{SheetRow, sheets};
use bank::exam::{Part, SheetField};

/// The sheets of a paper with their part, for the part and the fields of each page in order. Their
/// numbers, from 1, run on from one part to the next.
pub fn sheets_of_parts(pages: &[(Part, Vec<SheetField>)]) -> Vec<(Part, Vec<SheetRow>)> {
    let mut all = Vec::new();
    for part in Part::ALL {
        let Some(before) = pages.iter().position(|(of, _)| *of == part) else { continue };
        let before = u16::try_from(before).unwrap_or(u16::MAX);
        let fields: Vec<_> =
            pages.iter().filter(|(of, _)| *of == part).map(|(_, fields)| fields.clone()).collect();
        all.extend(sheets(&fields).into_iter().map(|mut rows| {
            rows.iter_mut().for_each(|row| row.page += before);
            (part, rows)
        }));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(part: Part) -> (Part, Vec<SheetField>) {
        (part, vec![SheetField::Digits { last: 40 }])
    }

    #[test]
    fn each_part_has_sheets_of_its_own() {
        let pages = [page(Part::Closed), page(Part::Closed), page(Part::Open)];
        let sheets = sheets_of_parts(&pages);
        let told = |(part, rows): &(Part, Vec<SheetRow>)| {
            (*part, rows.iter().filter(|row| row.is_first()).map(|row| row.page).collect::<Vec<_>>())
        };
        let told: Vec<_> = sheets.iter().map(told).collect();
        assert_eq!(told, [(Part::Closed, vec![1, 2]), (Part::Open, vec![3])]);
        assert_eq!(sheets[1].1[0].top, sheets[0].1[0].top, "a new sheet begins at its top");
    }

    #[test]
    fn single_part_is_laid_out_as_a_whole() {
        let pages: Vec<_> = (0..60).map(|_| page(Part::Open)).collect();
        let fields: Vec<_> = pages.iter().map(|(_, fields)| fields.clone()).collect();
        let rows: Vec<_> = sheets_of_parts(&pages).into_iter().map(|(_, rows)| rows).collect();
        assert_eq!(rows, sheets(&fields));
    }
}
