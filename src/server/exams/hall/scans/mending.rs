//! What a person does about a picture or a file: says whose sheet it is, or removes it.

use super::HallScans;
use super::state::ScanState;
use crate::answer_sheet::files::reopen;
use crate::answer_sheet::reading::PlacedSheet;
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::hall::HallPaper;
use crate::exams::sitting::Sitting;
use crate::exams::sitting::event::sitting_event;
use crate::forms::Rejection;
use crate::jobs::SCAN;
use crate::roles::Allowed;
use serde_json::json;
use store::hall_scan;
use store::job::{self, JobKey};
use uuid::Uuid;

impl HallScans {
    /// Says whose sheet a picture is whose code cannot be read, and reads it.
    pub async fn assign(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        id: Uuid,
        (paper, sheet): (&HallPaper, usize),
    ) -> Result<(), Rejection> {
        let mut row = self.find(allowed, found, id).await?.ok_or(Rejection::NotFound)?;
        if row.state != ScanState::Code.word() {
            return Err(Rejection::NotFound);
        }
        if paper.is_own {
            return Err(Rejection::Forbidden);
        }
        let jpeg = hall_scan::picture(&self.store, found.federation, id).await?;
        let jpeg = jpeg.ok_or(Rejection::NotFound)?;
        let placed = tokio::task::spawn_blocking(move || PlacedSheet::of_straight(reopen(&jpeg).ok()?));
        let placed = placed.await.ok().flatten().ok_or(Rejection::NotFound)?;
        let owned = self.sheet_of(paper.attempt.clone(), sheet).await.ok_or("sheet")?;
        row.readings = owned.readings(placed).await?;
        row.state = ScanState::Read.word().to_owned();
        row.account_id = Some(paper.account);
        row.attempt_id = Some(paper.attempt.id());
        row.sheet = i32::try_from(sheet).ok();
        let mut write = self.store.write().await?;
        if !hall_scan::assign(&mut write, &row).await? {
            return Err(Rejection::NotFound);
        }
        let detail = json!({ "attempt": paper.attempt.id().0.to_string(), "sheet": sheet });
        let on = On::Person(found.federation, paper.account);
        let event = AuditEvent::new(found.federation, allowed.by(), Deed::HallScanAssigned, on).with(detail);
        self.audit.record(&mut write, &event).await?;
        write.commit().await?;
        Ok(())
    }

    /// Removes a picture with what was read in it. Answers that were confirmed from it stay.
    pub async fn remove(&self, allowed: &Allowed, found: &Sitting, id: Uuid) -> Result<(), Rejection> {
        let row = self.find(allowed, found, id).await?.ok_or(Rejection::NotFound)?;
        let mut write = self.store.write().await?;
        if hall_scan::remove(&mut write, found.federation, id).await? {
            let detail = json!({ "attempt": row.attempt_id.map(|id| id.0.to_string()), "sheet": row.sheet });
            let event = sitting_event(allowed, found.id, Deed::HallScanRemoved).with(detail);
            self.audit.record(&mut write, &event).await?;
        }
        write.commit().await?;
        Ok(())
    }

    /// Removes a file with its pictures, also while it is read, unless answers were confirmed from it.
    pub async fn remove_file(&self, allowed: &Allowed, found: &Sitting, id: Uuid) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        job::cancel(&mut write, &JobKey { federation, kind: SCAN, about: id }).await?;
        // Idempotent when pressed twice.
        let Some(row) = hall_scan::lock_upload(&mut write, federation, id).await? else { return Ok(()) };
        if row.sitting_id != found.id {
            return Err(Rejection::NotFound);
        }
        let pictures = hall_scan::remove_upload(&mut write, federation, id).await?.ok_or("confirmed")?;
        let detail = json!({ "pictures": pictures });
        let event = sitting_event(allowed, found.id, Deed::HallFileRemoved).with(detail);
        self.audit.record(&mut write, &event).await?;
        write.commit().await?;
        Ok(())
    }
}
