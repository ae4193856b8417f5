//! A picture with what was read in it.

use super::state::ScanState;
use crate::answer_sheet::reading::{Doubt, QuestionReading};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::attempt::AttemptId;
use store::hall_scan::HallScanRow;
use uuid::Uuid;

/// What was read of a question, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredReading {
    /// Page of the paper, from 1.
    pub page: u16,
    /// Question of the page, from 0.
    pub ask: usize,
    /// The marked choices, as they seem if in doubt.
    pub choices: Vec<usize>,
    /// The word of the doubt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubt: Option<String>,
}

impl From<QuestionReading> for StoredReading {
    fn from(reading: QuestionReading) -> Self {
        let QuestionReading { page, ask, choices, doubt } = reading;
        Self { page, ask, choices, doubt: doubt.map(|doubt| doubt.word().to_owned()) }
    }
}

impl StoredReading {
    /// The doubt; one of a later version is faint.
    pub fn doubt(&self) -> Option<Doubt> {
        let word = self.doubt.as_deref()?;
        Some(Doubt::read(word).unwrap_or(Doubt::Faint))
    }
}

/// A picture of an answer sheet.
#[derive(Clone, Debug)]
pub struct Scan {
    pub id: Uuid,
    pub upload: Uuid,
    /// Number of the picture in its file, from 1.
    pub number: u32,
    pub state: ScanState,
    pub attempt: Option<AttemptId>,
    /// Number of the sheet among the candidate's, from 1.
    pub sheet: Option<usize>,
    pub readings: Vec<StoredReading>,
    pub is_confirmed: bool,
}

impl From<HallScanRow> for Scan {
    fn from(row: HallScanRow) -> Self {
        Self {
            id: row.id,
            upload: row.upload_id,
            number: row.number.unsigned_abs(),
            state: ScanState::read(&row.state).unwrap_or(ScanState::Broken),
            attempt: row.attempt_id,
            sheet: row.sheet.and_then(|sheet| usize::try_from(sheet).ok()),
            readings: serde_json::from_value(row.readings).unwrap_or_default(),
            is_confirmed: row.confirmed_at.is_some(),
        }
    }
}

/// The pictures of a candidate's sheets, by sheet; several if a sheet was scanned again.
pub fn of_paper(scans: &[Scan], attempt: AttemptId) -> BTreeMap<usize, Vec<Scan>> {
    let mut sheets: BTreeMap<usize, Vec<Scan>> = BTreeMap::new();
    let own = scans.iter().filter(|scan| scan.attempt == Some(attempt) && scan.state == ScanState::Read);
    for scan in own {
        sheets.entry(scan.sheet.unwrap_or(1)).or_default().push(scan.clone());
    }
    sheets
}
