//! What became of the files of a sitting; pictures; and their end.

use super::HallScans;
use super::scan::Scan;
use super::state::UploadState;
use super::upload::Scanned;
use crate::exams::sitting::Sitting;
use crate::jobs::SCAN;
use crate::roles::Allowed;
use store::federation::FederationId;
use store::hall_scan::{HallScanRow, HallUploadRow};
use store::job::{self, JobKey};
use store::{Moment, StoreError, hall_scan};
use time::Duration;
use uuid::Uuid;

/// Time for which pictures are kept after their upload.
const KEPT: Duration = Duration::days(180);

impl HallScans {
    /// Days for which pictures are kept after their upload.
    pub const KEPT_DAYS: i64 = KEPT.whole_days();

    /// The files of a sitting, the latest first, and the pictures in them.
    pub async fn listed(
        &self,
        allowed: &Allowed,
        found: &Sitting,
    ) -> Result<(Vec<Scanned>, Vec<Scan>), StoreError> {
        let federation = allowed.federation().id;
        if found.federation != federation {
            return Ok(Default::default());
        }
        let mut files = Vec::new();
        for row in hall_scan::uploads(&self.store, federation, found.id).await? {
            files.push(self.scanned(row).await?);
        }
        // Read last: all pictures of a file that is done are there.
        let scans = hall_scan::of_sitting(&self.store, federation, found.id).await?;
        for file in &mut files {
            file.done = scans.iter().filter(|scan| scan.upload_id == file.id).count();
        }
        Ok((files, scans.into_iter().map(Scan::from).collect()))
    }

    /// A file with its state; one that waits without a worker has stopped.
    async fn scanned(&self, mut row: HallUploadRow) -> Result<Scanned, StoreError> {
        // That of a later version has stopped for this one.
        let state_of = |row: &HallUploadRow| UploadState::read(&row.state).unwrap_or(UploadState::Stopped);
        let mut state = state_of(&row);
        if state == UploadState::Waiting {
            let key = JobKey { federation: row.federation_id, kind: SCAN, about: row.id };
            let job = job::by_key(&self.store, &key).await?;
            if job.is_none_or(|job| job.held_by.is_none()) {
                // Or it has just ended, and its job with it.
                row = hall_scan::upload(&self.store, row.federation_id, row.id).await?.unwrap_or(row);
                state = Some(state_of(&row)).filter(|now| *now != state).unwrap_or(UploadState::Stopped);
            }
        }
        let of = usize::try_from(row.pictures).unwrap_or_default();
        Ok(Scanned { id: row.id, name: row.name, state, done: 0, of })
    }

    /// A picture of a sitting in JPEG.
    pub async fn picture(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        id: Uuid,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        match self.find(allowed, found, id).await? {
            Some(row) => hall_scan::picture(&self.store, row.federation_id, id).await,
            None => Ok(None),
        }
    }

    /// A picture of a sitting.
    pub(super) async fn find(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        id: Uuid,
    ) -> Result<Option<HallScanRow>, StoreError> {
        if found.federation != allowed.federation().id {
            return Ok(None);
        }
        let row = hall_scan::by_id(&self.store, found.federation, id).await?;
        Ok(row.filter(|row| row.sitting_id == found.id))
    }

    /// Removes what is no longer kept.
    pub(crate) async fn sweep(&self, federation: FederationId, now: Moment) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        hall_scan::delete_before(&mut write, federation, now.plus(-KEPT)).await?;
        write.commit().await
    }
}
