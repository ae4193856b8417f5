//! Creating, opening and ending sittings.

use super::code::check_code;
use super::event::sitting_event;
use super::form::{SittingForm, instant_of};
use super::{Prepared, Sitting, SittingState, Sittings};
use crate::audit::Deed;
use crate::clock::moment;
use crate::exams::attempt::AttemptState;
use crate::forms::{Rejection, TimeEntry};
use crate::roles::Allowed;
use crate::webhooks::WebhookEvent;
use serde_json::json;
use store::sitting::{self, PreparedRow, SittingId};
use store::{StoreError, paper};

impl Sittings {
    /// The sittings of the permission's federation, the latest first.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<Sitting>, StoreError> {
        let rows = sitting::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().map(Sitting::from).collect())
    }

    /// One of them by id.
    pub async fn find(&self, allowed: &Allowed, id: SittingId) -> Result<Option<Sitting>, StoreError> {
        self.of(allowed.federation().id, id).await
    }

    /// The material prepared when it was opened; `None` before that.
    pub async fn prepared_of(
        &self,
        allowed: &Allowed,
        sitting: &Sitting,
    ) -> Result<Option<Prepared>, StoreError> {
        if allowed.federation().id != sitting.federation {
            return Ok(None);
        }
        self.prepared(sitting).await
    }

    /// Creates a sitting, or changes the draft with this id.
    pub async fn keep(
        &self,
        allowed: &Allowed,
        id: Option<SittingId>,
        form: &SittingForm,
    ) -> Result<SittingId, Rejection> {
        let new_id = || SittingId(self.entropy.id(self.clock.now()));
        self.keep_as(allowed, id.unwrap_or_else(new_id), id.is_none(), form).await
    }

    /// Creates a sitting with this id, or changes the draft that has it already: sent twice, a form
    /// makes one sitting.
    pub async fn keep_once(
        &self,
        allowed: &Allowed,
        id: SittingId,
        form: &SittingForm,
    ) -> Result<SittingId, Rejection> {
        let is_new = self.find(allowed, id).await?.is_none();
        self.keep_as(allowed, id, is_new, form).await
    }

    async fn keep_as(
        &self,
        allowed: &Allowed,
        id: SittingId,
        is_new: bool,
        form: &SittingForm,
    ) -> Result<SittingId, Rejection> {
        let federation = allowed.federation();
        let row = form.read(federation, id)?;
        paper::by_id(&self.store, federation.id, row.paper_id).await?.ok_or("paper")?;
        let mut write = self.write_times(allowed).await?;
        let between = (row.opens_at, row.closes_at);
        check_code((&mut write).into(), (allowed, id), &row.code, between, "opens").await?;
        if is_new {
            sitting::insert(&mut write, &row).await?;
        } else if !sitting::change(&mut write, &row).await? {
            let found = sitting::by_id(&mut write, federation.id, id).await?;
            return Err(if found.is_some() { "is_open".into() } else { Rejection::NotFound });
        }
        let deed = if is_new { Deed::SittingMade } else { Deed::SittingChanged };
        self.audit.record(&mut write, &sitting_event(allowed, row.id, deed)).await?;
        write.commit().await?;
        Ok(row.id)
    }

    /// Opens a draft with the material prepared for it, and tells the people on its list by email.
    /// Returns false if the sitting or its paper has changed since: the examiner must have seen what
    /// is opened.
    pub async fn open(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        prepared: &Prepared,
    ) -> Result<bool, Rejection> {
        let (federation, id) = (allowed.federation().id, found.id);
        let mut write = self.write_times(allowed).await?;
        let current = sitting::lock(&mut write, federation, id).await?.map(Sitting::from);
        let written = paper::by_id(&mut write, federation, found.paper).await?;
        if current.as_ref() != Some(found) || written.is_none_or(|paper| paper.file != prepared.paper) {
            return Ok(false);
        }
        let between = (moment(found.opens_at), moment(found.closes_at));
        check_code((&mut write).into(), (allowed, id), &found.code, between, "opens").await?;
        let row = PreparedRow { paper: prepared.paper.clone(), pool: prepared.pool.clone() };
        let opened = sitting::open(&mut write, federation, id, &row).await?;
        if opened {
            let found = Sitting { state: SittingState::Open, ..found.clone() };
            self.rosters.email_pending(&mut write, allowed, &found).await?;
            self.announce(&mut write, WebhookEvent::SittingOpened, &found).await?;
            self.audit.record(&mut write, &sitting_event(allowed, id, Deed::SittingOpened)).await?;
            write.commit().await?;
        }
        Ok(opened)
    }

    /// Ends an open sitting and its running attempts. Returns true if it was open.
    pub async fn end(&self, allowed: &Allowed, found: &Sitting) -> Result<bool, StoreError> {
        let (federation, id) = (allowed.federation().id, found.id);
        let mut write = self.store.write().await?;
        if !sitting::end(&mut write, federation, id).await? {
            return Ok(false);
        }
        let over = self.end_attempts(&mut write, found).await?;
        let ended = over.iter().filter(|attempt| attempt.state() == AttemptState::Ended).count();
        self.announce_end(&mut write, found).await?;
        let detail = sitting_event(allowed, id, Deed::SittingEnded).with(json!({ "attempts": ended }));
        self.audit.record(&mut write, &detail).await?;
        write.commit().await?;
        over.iter().for_each(|attempt| self.engine_queue.push((federation, attempt.id())));
        Ok(true)
    }

    /// Moves the end of an open sitting to a local time in the federation. Once closed, it stays
    /// so: the end has counted for some candidates.
    pub async fn close_at(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        closes: &TimeEntry,
    ) -> Result<(), Rejection> {
        if found.state != SittingState::Open {
            return Err(Rejection::NotFound);
        }
        let at = closes.value.and_then(|time| instant_of(time, &allowed.federation().zone));
        let at = at.filter(|at| *at > found.opens_at).ok_or("closes")?;
        let mut write = self.write_times(allowed).await?;
        let current = sitting::lock(&mut write, allowed.federation().id, found.id).await?.map(Sitting::from);
        let now = self.clock.instant();
        let Some(current) = current else { return Err(Rejection::NotFound) };
        if current.closes_at <= now {
            return Err("closed".into());
        }
        if at <= now {
            return Err("past".into());
        }
        // An earlier end takes no time from another exam.
        let added = (moment(current.closes_at), moment(at));
        if added.0 < added.1 {
            let of = (allowed, found.id);
            check_code((&mut write).into(), of, &current.code, added, "closes").await?;
        }
        if !sitting::close_at(&mut write, allowed.federation().id, found.id, moment(at)).await? {
            return Err(Rejection::NotFound);
        }
        let detail = json!({ "from": current.closes_at.to_string(), "to": at.to_string() });
        self.audit
            .record(&mut write, &sitting_event(allowed, found.id, Deed::SittingMoved).with(detail))
            .await?;
        write.commit().await?;
        Ok(())
    }
}
