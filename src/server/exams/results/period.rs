//! Results of all sittings within a period, for a file.

use super::{ExamResults, Results};
use crate::audit::{AuditEvent, Deed, On};
use crate::clock::moment;
use crate::exams::sitting::form::zone_of;
use crate::roles::Allowed;
use bank::Bank;
use jiff::civil::Date;
use serde_json::json;
use store::{StoreError, sitting};

impl ExamResults {
    /// Results of the opened sittings that began in the permission's federation from a day until
    /// another, both included, the earliest first, without trials; after recording the export in
    /// the audit log.
    pub async fn of_period(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        (from, until): (Date, Date),
    ) -> Result<Vec<Results>, StoreError> {
        let federation = allowed.federation();
        let zone = zone_of(&federation.zone);
        let began = |day: Date| day.to_zoned(zone.clone()).map(|at| moment(at.timestamp())).ok();
        // Without a next day, or a beginning, the period has no such end.
        let (first, last) = (began(from), until.tomorrow().ok().and_then(began));
        let detail = json!({ "from": from.to_string(), "until": until.to_string() });
        let event = AuditEvent::new(federation.id, allowed, Deed::ResultsExported, On::Federation);
        self.audit.enter(&[event.with(detail)]).await?;
        let mut rows = sitting::of_federation(&self.store, federation.id).await?;
        rows.retain(|row| {
            let begun = first.is_none_or(|first| first <= row.opens_at);
            begun && last.is_none_or(|last| row.opens_at < last) && !row.trial
        });
        let mut all = Vec::new();
        for row in rows.into_iter().rev() {
            all.extend(self.of_sitting(allowed, bank, row.id).await?);
        }
        Ok(all)
    }
}
