//! Whose sheet a code names, and what is read by the questions of that paper.

use super::HallScans;
use super::scan::StoredReading;
use super::state::ScanState;
use crate::answer_sheet::layout::SheetRow;
use crate::answer_sheet::reading::{PlacedSheet, read};
use crate::exams::attempt::Attempt;
use crate::exams::hall::{AskedPage, SheetId, sheets_of};
use bank::exam::{DrawnPaper, SheetField};
use serde_json::{Value, json};
use store::federation::FederationId;
use store::sitting::SittingId;
use store::{StoreError, attempt};

/// A candidate's sheet.
pub(super) struct Owned {
    pub attempt: Attempt,
    /// Number of the sheet, from 1.
    pub sheet: usize,
    rows: Vec<SheetRow>,
    fields: Vec<Vec<SheetField>>,
}

impl Owned {
    fn of(attempt: Attempt, sheet: usize, pages: &[AskedPage]) -> Option<Self> {
        let fields: Vec<_> = pages.iter().map(AskedPage::fields).collect();
        let (_, rows) = sheets_of(pages).into_iter().nth(sheet.checked_sub(1)?)?;
        Some(Self { attempt, sheet, rows, fields })
    }

    /// What is read of its questions, as it is stored, off the serving threads.
    pub async fn readings(self, placed: PlacedSheet) -> Result<Value, StoreError> {
        let work = move || {
            let field = |page: u16, ask: usize| {
                self.fields.get(usize::from(page).wrapping_sub(1)).and_then(|fields| fields.get(ask))
            };
            let many = |page, ask| matches!(field(page, ask), Some(SheetField::Bubbles { many: true, .. }));
            let last = |page, ask| match field(page, ask) {
                Some(SheetField::Digits { last }) => *last,
                _ => 0,
            };
            let readings = read(&placed, &self.rows, many, last);
            readings.into_iter().map(StoredReading::from).collect::<Vec<_>>()
        };
        let readings = tokio::task::spawn_blocking(work).await.unwrap_or_default();
        Ok(json!(readings))
    }
}

impl HallScans {
    /// The sheet that a code names at a sitting, or the state of a picture of any other.
    pub(super) async fn owned(
        &self,
        federation: FederationId,
        sitting: SittingId,
        code: &str,
    ) -> Result<Result<Owned, ScanState>, StoreError> {
        // Another code in the picture, or one misread.
        let Ok(id) = code.parse::<SheetId>() else { return Ok(Err(ScanState::Code)) };
        let Some(row) = attempt::by_id(&self.store, federation, id.attempt).await? else {
            return Ok(Err(ScanState::Foreign));
        };
        let Some(found) = self.attempts.attempt_from_row(&self.store, row, None).await? else {
            return Ok(Err(ScanState::Foreign));
        };
        if !id.is_of(&found) || !found.is_on_paper() {
            return Ok(Err(ScanState::Foreign));
        }
        if found.row.sitting_id != sitting {
            return Ok(Err(ScanState::Sitting));
        }
        Ok(self.sheet_of(found, id.sheet.into()).await.ok_or(ScanState::Foreign))
    }

    /// A sheet of this paper; `None` if it has no sheet of this number.
    pub(super) async fn sheet_of(&self, attempt: Attempt, sheet: usize) -> Option<Owned> {
        let rulings = self.served.rulings()?;
        let drawn: DrawnPaper = serde_json::from_value(attempt.row.drawn.clone()).unwrap_or_default();
        let bank = self.served.bank_with(drawn.items.iter().map(|item| item.origin())).await;
        let pages = self.halls.asked_pages(&bank, &rulings, &attempt).await;
        Owned::of(attempt, sheet, &pages)
    }
}
