//! Storing what a person has confirmed, through the queue that saves answers given online.

use super::HallScans;
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::hall::{HallPaper, TypingFault};
use crate::roles::Allowed;
use serde_json::json;
use store::hall_scan;
use uuid::Uuid;

/// What a person has confirmed of a candidate's sheets.
pub struct ConfirmedSheets {
    /// The pictures they saw.
    pub scans: Vec<Uuid>,
    /// The answers that differ from those stored: page, its last change they saw, and the answer in
    /// stored form.
    pub answers: Vec<(u16, i32, String)>,
}

impl HallScans {
    /// Stores confirmed answers, and that the sheets are confirmed. Called again after an
    /// interruption it stores nothing twice: what is stored no longer differs.
    pub async fn confirm(
        &self,
        allowed: &Allowed,
        paper: &HallPaper,
        device: &str,
        confirmed: ConfirmedSheets,
    ) -> Result<(), TypingFault> {
        let pages = confirmed.answers.len();
        self.halls.confirm_answers(allowed, paper, device, confirmed.answers).await?;
        let (by, now) = (allowed.by(), self.clock.now());
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        for scan in confirmed.scans {
            hall_scan::confirm(&mut write, (federation, scan), (by.federation, by.id), now).await?;
        }
        if pages == 0 {
            // Answers have an entry of their own, in the transaction that stores them.
            let attempt = &paper.attempt;
            let (sitting, id) = (attempt.row.sitting_id.0.to_string(), attempt.id().0.to_string());
            let detail = json!({ "sitting": sitting, "attempt": id, "pages": [] });
            let on = On::Person(federation, paper.account);
            let event = AuditEvent::new(federation, by, Deed::HallSheetsConfirmed, on).with(detail);
            self.audit.record(&mut write, &event).await?;
        }
        write.commit().await?;
        Ok(())
    }
}
