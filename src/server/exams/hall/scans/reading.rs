//! The job of a file: each picture is decoded, looked at and stored by itself, off the serving
//! threads. A job that is taken over goes on behind the pictures that are stored.

use super::HallScans;
use super::state::{ScanState, UploadState};
use super::whose::Owned;
use crate::answer_sheet::files::{self, CodedPicture, Look, PictureFault, PictureFile, look};
use crate::answer_sheet::reading::{Picture, PlacedSheet};
use crate::jobs::{JobFault, LeasedJob};
use serde_json::json;
use std::sync::Arc;
use store::hall_scan::{self, HallScanRow, HallUploadRow};
use store::{WriteTransaction, job};

/// The longer side of a kept picture in which no sheet was found, in pixels.
const KEPT: usize = 1600;

/// What was found in a picture.
struct Seen {
    state: ScanState,
    /// The sheet, and the text of its code.
    placed: Option<PlacedSheet>,
    code: Option<String>,
    /// The picture as it is kept.
    jpeg: Option<Vec<u8>>,
}

impl Seen {
    fn of(coded: Option<CodedPicture<'_>>) -> Self {
        Self::read(coded).unwrap_or_else(|fault| Self::without(fault.into(), None))
    }

    fn without(state: ScanState, picture: Option<&Picture>) -> Self {
        let jpeg = picture.and_then(|picture| files::encode(&picture.shrunk(KEPT).0).ok());
        Self { state, placed: None, code: None, jpeg }
    }

    fn read(coded: Option<CodedPicture<'_>>) -> Result<Self, PictureFault> {
        let picture = coded.ok_or(PictureFault::Broken)?.decode()?;
        match look(&picture) {
            Look::Missing(missing) => Ok(Self::without(missing.into(), Some(&picture))),
            Look::Sheet(placed, code) => {
                let straight = placed.straight().ok_or(PictureFault::Broken)?;
                let jpeg = Some(files::encode(&straight)?);
                Ok(Self { state: ScanState::Code, placed: Some(*placed), code, jpeg })
            }
        }
    }
}

impl HallScans {
    /// Reads the file of a job.
    pub(super) async fn run_reading(&self, job: &LeasedJob) -> Result<(), JobFault> {
        let (federation, id) = (job.key().federation, job.key().about);
        let gone = || JobFault::Cannot("the file is gone".to_owned());
        // An examiner has removed it.
        let Some(upload) = hall_scan::upload(&self.store, federation, id).await? else { return Ok(()) };
        let _slot = self.reading_slot.acquire().await.ok_or_else(gone)?;
        let Some(bytes) = job::file(&self.store, job.key()).await? else { return Ok(()) };
        // Pictures are looked for once, and decoded one after the other.
        let file = match tokio::task::spawn_blocking(move || PictureFile::read(bytes)).await {
            Ok(Ok(file)) => Arc::new(file),
            Ok(Err(fault)) => return self.end(job, &upload, fault.into(), 0).await,
            Err(_) => return self.end(job, &upload, UploadState::Stopped, 0).await,
        };
        let total = file.count();
        let stored = hall_scan::numbers(&self.store, federation, id).await?;
        for at in 0..total {
            let number = i32::try_from(at + 1).unwrap_or(i32::MAX);
            if stored.contains(&number) {
                continue;
            }
            let file = file.clone();
            let seen = tokio::task::spawn_blocking(move || Seen::of(file.picture(at)));
            // A picture that makes a decoder panic costs no other one.
            let seen = seen.await.unwrap_or_else(|_| Seen::without(ScanState::Broken, None));
            let (row, jpeg) = self.recognised(&upload, number, seen).await?;
            let mut write = self.store.write().await?;
            // First, as a file that was removed takes its job with it.
            job.advance_within(&mut write, (at + 1, total), None).await?;
            hall_scan::insert(&mut write, &row, jpeg.as_deref()).await?;
            self.progress(&mut write, &upload, UploadState::Waiting, total).await?;
            write.commit().await?;
        }
        self.end(job, &upload, UploadState::Done, total).await
    }

    /// The row of a picture, and the picture as it is kept.
    async fn recognised(
        &self,
        upload: &HallUploadRow,
        number: i32,
        seen: Seen,
    ) -> Result<(HallScanRow, Option<Vec<u8>>), JobFault> {
        let now = self.clock.now();
        let mut row = HallScanRow {
            federation_id: upload.federation_id,
            id: self.entropy.id(now),
            sitting_id: upload.sitting_id,
            upload_id: upload.id,
            number,
            state: seen.state.word().to_owned(),
            account_id: None,
            attempt_id: None,
            sheet: None,
            readings: json!([]),
            read_at: now,
            confirmed_by_federation_id: None,
            confirmed_by_account_id: None,
            confirmed_at: None,
        };
        let (Some(placed), Some(code)) = (seen.placed, seen.code) else { return Ok((row, seen.jpeg)) };
        let owned = self.owned(upload.federation_id, upload.sitting_id, &code).await?;
        match owned {
            Ok(owned) => {
                let Owned { attempt, sheet, .. } = &owned;
                row.state = ScanState::Read.word().to_owned();
                row.account_id = Some(attempt.row.account_id);
                row.attempt_id = Some(attempt.id());
                row.sheet = Some(i32::try_from(*sheet).unwrap_or(i32::MAX));
                row.readings = owned.readings(placed).await?;
                Ok((row, seen.jpeg))
            }
            Err(state) => {
                row.state = state.word().to_owned();
                // What belongs elsewhere is not kept.
                Ok((row, seen.jpeg.filter(|_| state == ScanState::Code)))
            }
        }
    }

    async fn progress(
        &self,
        write: &mut WriteTransaction,
        upload: &HallUploadRow,
        state: UploadState,
        total: usize,
    ) -> Result<(), JobFault> {
        let total = i32::try_from(total).unwrap_or(i32::MAX);
        Ok(hall_scan::set_upload(write, (upload.federation_id, upload.id), state.word(), total).await?)
    }

    /// Ends the job, and drops the file.
    async fn end(
        &self,
        job: &LeasedJob,
        upload: &HallUploadRow,
        state: UploadState,
        total: usize,
    ) -> Result<(), JobFault> {
        let mut write = self.store.write().await?;
        self.progress(&mut write, upload, state, total).await?;
        job.end_within(&mut write, state.word(), None).await?;
        job::remove_any(&mut write, job.key()).await?;
        Ok(write.commit().await?)
    }
}
