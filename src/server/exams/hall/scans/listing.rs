//! What became of the files of a sitting; pictures; and their end.

use super::HallScans;
use super::scan::Scan;
use super::state::UploadState;
use super::upload::Scanned;
use crate::exams::sitting::Sitting;
use crate::jobs::SCAN;
use crate::roles::Allowed;
use store::federation::FederationId;
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
        let scans = hall_scan::of_sitting(&self.store, federation, found.id).await?;
        let mut files = Vec::new();
        for row in hall_scan::uploads(&self.store, federation, found.id).await? {
            // That of a later version has stopped for this one.
            let mut state = UploadState::read(&row.state).unwrap_or(UploadState::Stopped);
            if state == UploadState::Waiting {
                let key = JobKey { federation, kind: SCAN, about: row.id };
                let is_held = job::by_key(&self.store, &key).await?.is_some_and(|job| job.held_by.is_some());
                state = if is_held { state } else { UploadState::Stopped };
            }
            let done = scans.iter().filter(|scan| scan.upload_id == row.id).count();
            let of = usize::try_from(row.pictures).unwrap_or_default();
            files.push(Scanned { id: row.id, name: row.name, state, done, of });
        }
        Ok((files, scans.into_iter().map(Scan::from).collect()))
    }

    /// A picture of a sitting in JPEG.
    pub async fn picture(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        id: Uuid,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let (_, scans) = self.listed(allowed, found).await?;
        match scans.iter().any(|scan| scan.id == id) {
            true => hall_scan::picture(&self.store, found.federation, id).await,
            false => Ok(None),
        }
    }

    /// Removes what is no longer kept.
    pub(crate) async fn sweep(&self, federation: FederationId, now: Moment) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        hall_scan::delete_before(&mut write, federation, now.plus(-KEPT)).await?;
        write.commit().await
    }
}
