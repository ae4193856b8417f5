//! Files as they arrive: stored with a job that reads them, so that none is lost when a node stops.

use super::HallScans;
use super::state::UploadState;
use crate::audit::Deed;
use crate::exams::sitting::Sitting;
use crate::exams::sitting::event::sitting_event;
use crate::forms::Rejection;
use crate::jobs::{Begin, SCAN};
use crate::own_bank::ImportedFile;
use crate::roles::Allowed;
use serde_json::json;
use store::hall_scan::{self, HallUploadRow};
use store::job::{JobKey, JobRow};
use time::Duration;

/// The most bytes of all files of one upload.
pub const AT_ONCE: usize = 40_000_000;
/// The most files that wait at a sitting.
const WAITING: usize = 200;
/// Time after which a file that was not read is dropped.
const LIFETIME: Duration = Duration::days(2);
/// The longest name of a file that is stored, in characters.
const NAME: usize = 100;
/// The state of the job while it is worked on.
const READING: &str = "reading";

/// A file, and what became of it so far.
#[derive(Clone, Debug)]
pub struct Scanned {
    pub id: uuid::Uuid,
    pub name: String,
    pub state: UploadState,
    /// Number of pictures looked at, and of all once known.
    pub done: usize,
    pub of: usize,
}

impl HallScans {
    /// Stores files, and begins to read them. Returns their number.
    pub async fn upload(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        files: Vec<ImportedFile>,
    ) -> Result<usize, Rejection> {
        let federation = allowed.federation().id;
        if found.federation != federation {
            return Err(Rejection::NotFound);
        }
        if files.is_empty() {
            return Err("files-none".into());
        }
        let known = hall_scan::uploads(&self.store, federation, found.id).await?;
        let waiting = known.iter().filter(|one| one.state == UploadState::Waiting.word()).count();
        if waiting + files.len() > WAITING {
            return Err("files-waiting".into());
        }
        let (by, now) = (allowed.by(), self.clock.now());
        let mut jobs = Vec::new();
        let mut write = self.store.write().await?;
        for file in &files {
            let row = HallUploadRow {
                federation_id: federation,
                id: self.entropy.id(now),
                sitting_id: found.id,
                name: file.name.chars().filter(|c| !c.is_control()).take(NAME).collect(),
                size: i32::try_from(file.bytes.len()).unwrap_or(i32::MAX),
                state: UploadState::Waiting.word().to_owned(),
                pictures: 0,
                by_federation_id: by.federation,
                by_account_id: by.id,
                uploaded_at: now,
            };
            hall_scan::insert_upload(&mut write, &row).await?;
            let begin = Begin {
                key: JobKey { federation, kind: SCAN, about: row.id },
                by,
                state: READING,
                task: "",
                total: 0,
                file: Some(&file.bytes),
                lifetime: LIFETIME,
                at_once: true,
            };
            jobs.extend(self.jobs.begin_job(&mut write, begin).await?);
        }
        let event = sitting_event(allowed, found.id, Deed::HallSheetsUploaded);
        self.audit.record(&mut write, &event.with(json!({ "files": files.len() }))).await?;
        write.commit().await?;
        for job in jobs {
            self.resume_reading(job);
        }
        Ok(files.len())
    }

    /// Reads a file whose job this node has leased, in the background.
    pub(crate) fn resume_reading(&self, job: JobRow) {
        let scans = self.clone();
        self.jobs.run_job(job, move |job| {
            let scans = scans.clone();
            async move { scans.run_reading(&job).await }
        });
    }
}
