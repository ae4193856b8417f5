//! Deciding an appeal: an answer, optionally another mark, and an email.

use super::case::Decider;
use super::{AppealState, Appeals};
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::marks::{awarded_marks, next, per_mille};
use crate::forms::Rejection;
use crate::mail::{Email, EmailKind};
use crate::roles::Allowed;
use crate::texts::{self, TextFault};
use bank::exam::{MarkKind, MarkingStatus, marking_status};
use rules::engine;
use serde_json::json;
use store::appeal::{self, AppealId, AppealRow};
use store::attempt_mark::{self, AttemptMarkRow};
use store::{WriteTransaction, account, attempt};
use words::Language;

impl Appeals {
    /// Decides an appeal with an answer and optionally another mark, and emails the candidate.
    pub async fn decide(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        id: AppealId,
        upheld: bool,
        answer: &str,
        mark: Option<u16>,
    ) -> Result<(), Rejection> {
        let found = self.case(allowed, id).await?.ok_or(Rejection::NotFound)?;
        let (federation, by) = (allowed.federation().id, allowed.by());
        match found.decider {
            Decider::Own | Decider::Marked => return Err(Rejection::Forbidden),
            Decider::Impartial | Decider::Alone => {}
        }
        let answer = texts::text(answer)?;
        if answer.is_empty() {
            return Err(TextFault::Empty.into());
        }
        let state = if upheld { AppealState::Upheld } else { AppealState::Refused };
        let mark = mark.filter(|_| upheld);
        let appeal = &found.of.appeal;
        let row = AppealRow {
            federation_id: federation,
            id,
            attempt_id: appeal.attempt,
            page: appeal.page.into(),
            text: String::new(),
            raised_at: self.clock.now(),
            state: state.word().to_owned(),
            answer,
            by_federation_id: Some(by.federation),
            by_account_id: Some(by.id),
            decided_at: Some(self.clock.now()),
        };
        let who = account::by_id(&self.store, federation, found.of.who).await?;
        let mut write = self.store.write().await?;
        if !appeal::decide(&mut write, &row).await? {
            return Err(Rejection::NotFound);
        }
        if let Some(mark) = mark {
            self.marked_on_appeal(&mut write, allowed, &row, mark).await?;
            self.sittings.announce_change(&mut write, federation, found.of.sitting_id).await?;
        }
        // A deleted account has no address.
        if let Some(who) = who.filter(|who| who.email.contains('@')) {
            let page = format!("/attempt/{}/appeals", appeal.attempt.0);
            let kind = EmailKind::AppealDecided { link: &page };
            let message = Email { federation: allowed.federation(), to: &who.email, kind };
            self.mail.post(&mut write, asked_in, message).await?;
        }
        let detail = json!({
            "appeal": id.0.to_string(),
            "sitting": found.of.sitting_id.0.to_string(),
            "attempt": appeal.attempt.0.to_string(),
            "page": appeal.page,
            "decision": state.word(),
            "mark": mark,
            "own_mark": found.decider == Decider::Alone,
        });
        let on = On::Person(federation, found.of.who);
        let entry = AuditEvent::new(federation, by, Deed::AppealDecided, on).with(detail);
        self.audit.record(&mut write, &entry).await?;
        write.commit().await?;
        Ok(())
    }

    /// Stores the mark given on an appeal, with the answer as its reason.
    async fn marked_on_appeal(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        decided: &AppealRow,
        mark: u16,
    ) -> Result<(), Rejection> {
        // Locks the attempt against concurrent marking.
        attempt::lock(write, decided.federation_id, decided.attempt_id).await?;
        let marks = attempt_mark::of_attempt_within(write, decided.federation_id, decided.attempt_id).await?;
        if let MarkingStatus::Counts { permille, .. } = marking_status(&awarded_marks(&marks, decided.page))
            && mark < permille
        {
            return Err("lower".into());
        }
        let row = AttemptMarkRow {
            federation_id: decided.federation_id,
            attempt_id: decided.attempt_id,
            page: decided.page,
            number: next(&marks, decided.page),
            kind: MarkKind::Regrade.word().to_owned(),
            by_federation_id: Some(allowed.by().federation),
            by_account_id: Some(allowed.by().id),
            mark: per_mille(mark),
            components: Default::default(),
            engine: engine::VERSION.to_owned(),
            reason: decided.answer.clone(),
            marked_at: self.clock.now(),
            withdraws: false,
        };
        Ok(attempt_mark::insert(write, &row).await?)
    }
}
