//! Reopening a finished paper, to correct what was typed in or confirmed wrongly.

use super::{HallPaper, Halls};
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::attempt::AttemptState;
use crate::exams::sitting::Review;
use crate::forms::Rejection;
use crate::roles::Allowed;
use crate::texts;
use serde_json::json;
use store::{attempt, sitting};

impl Halls {
    /// Reopens a finished paper before its results are released. Its answers stay; what is corrected
    /// is added, and the marks of those pages are withdrawn when it is.
    pub async fn reopen(&self, allowed: &Allowed, paper: &HallPaper, reason: &str) -> Result<(), Rejection> {
        let (federation, id) = (allowed.federation().id, paper.attempt.id());
        if paper.is_own {
            return Err(Rejection::Forbidden);
        }
        let reason = texts::text(reason).map_err(|_| "long")?;
        if reason.is_empty() {
            return Err("reason".into());
        }
        let mut write = self.store.write().await?;
        let held = sitting::lock(&mut write, federation, paper.attempt.row.sitting_id).await?;
        let held = held.ok_or(Rejection::NotFound)?;
        if Review::read(&held.review) != Some(Review::None) {
            return Err("released".into());
        }
        let mut row = attempt::lock(&mut write, federation, id).await?.ok_or(Rejection::NotFound)?;
        if row.hall_number.is_none() || row.state != AttemptState::Submitted.word() {
            return Err(Rejection::NotFound);
        }
        row.state = AttemptState::UnderWay.word().to_owned();
        row.over_at = None;
        attempt::save(&mut write, &row).await?;
        let (sitting, attempt) = (held.id.0.to_string(), id.0.to_string());
        let detail = json!({ "sitting": sitting, "attempt": attempt, "reason": reason });
        let on = On::Person(federation, paper.account);
        let event = AuditEvent::new(federation, allowed.by(), Deed::HallPaperReopened, on).with(detail);
        self.audit.record(&mut write, &event).await?;
        write.commit().await?;
        Ok(())
    }
}
