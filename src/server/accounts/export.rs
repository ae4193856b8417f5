//! Export of all data of an account, for its owner.

use super::Account;
use crate::audit::{Audit, AuditEvent, Deed};
use crate::exams::results::export::ExamExports;
use crate::jobs::KeptKind;
use crate::parts::{Clock, Service};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use store::certificate::CertificateRow;
use store::certificate_event::CertificateEventByRow;
use store::{
    Moment, Store, StoreError, accommodation, account, answer, certificate, certificate_event, course,
    directed, flag, hall_scan, job, listing, note, own_scenario, plan, provider_link, recovery_code, report,
    role, roster, saved_case, second_factor, session, sitting_marker,
};
use time::format_description::well_known::Rfc3339;

/// Exports the data of an account.
#[derive(Clone, Debug, Service)]
pub struct DataExports {
    store: Store,
    clock: Clock,
    audit: Audit,
    exam_exports: ExamExports,
}

impl DataExports {
    /// Exports all data of an account, as [`DataExports::everything_of`], after recording that in the
    /// audit log: a stolen session cannot do so unnoticed.
    pub async fn hand_over(&self, who: &Account) -> Result<Value, StoreError> {
        self.audit.enter(&[AuditEvent::own(who, Deed::DataExported)]).await?;
        self.everything_of(who).await
    }

    /// All data of an account except secrets: of passwords, sessions and second factors only that
    /// they exist.
    pub async fn everything_of(&self, who: &Account) -> Result<Value, StoreError> {
        let (store, home, id) = (&self.store, who.federation, who.id);
        let now = self.clock.now();
        let account = account::by_id(store, home, id).await?;
        let answers = answer::of_account(store, home, id).await?;
        let notes = note::all_of_account(store, home, id).await?;
        let flags = flag::of_account(store, home, id).await?;
        let reports = report::of_account(store, home, id).await?;
        let plan = plan::of_account(store, home, id).await?;
        let roles = role::everywhere(store, home, id).await?;
        let courses = course::of_account(store, home, id).await?;
        let granted = accommodation::of_account(store, home, id).await?;
        let second = second_factor::of_account(store, home, id).await?;
        let codes = recovery_code::count_unused(store, home, id).await?;
        let linked = provider_link::of_account(store, home, id).await?;
        let sessions = session::of_account(store, home, id, now).await?;
        let exams = self.exam_exports.exams_of(who).await?;
        let mut scanned = Vec::new();
        for row in hall_scan::of_account(store, home, id).await? {
            let picture = hall_scan::picture(store, home, row.id).await?;
            let picture = picture.map(|jpeg| format!("data:image/jpeg;base64,{}", STANDARD.encode(jpeg)));
            scanned.push(json!({
                "sitting": row.sitting_id.0.to_string(), "sheet": row.sheet, "read_at": at(row.read_at),
                "read": row.readings, "confirmed_at": row.confirmed_at.map(at), "picture": picture,
            }));
        }
        let listed_for = roster::of_account(store, home, id).await?;
        let marks = sitting_marker::of_account(store, home, id).await?;
        let listed = listing::since(store, home, id).await?;
        let mut certificates = Vec::new();
        for row in certificate::of_account(store, home, id).await? {
            let happened = certificate_event::of_certificate(store, home, row.id).await?;
            certificates.push(certified(&row, &happened));
        }
        let cases = saved_case::of_account(store, home, id).await?;
        let written = own_scenario::written_by(store, home, id).await?;
        let unsaved = job::files_by(store, KeptKind::STUDIO.word, (home, id)).await?;
        let sessions_directed = directed::of_account(store, home, id).await?;
        Ok(json!({
            "exported_at": at(now),
            "account": account.map(|row| json!({
                "id": row.id.0.to_string(), "federation": row.federation_id.0.to_string(), "name": row.name,
                "email": row.email, "member_number": row.member_number, "created_at": at(row.created_at),
                "confirmed_at": row.confirmed_at.map(at), "has_password": !row.password_hash.is_empty(),
            })),
            "second_factor": {
                "confirmed_at": second.and_then(|row| row.confirmed_at).map(at), "recovery_codes_left": codes,
            },
            "linked_providers": linked.iter().map(|row| json!({
                "provider": row.provider_id.0.to_string(), "subject": row.subject, "number": row.number,
                "linked_at": at(row.linked_at), "used_at": at(row.used_at),
            })).collect::<Vec<_>>(),
            "sessions": sessions.iter().map(|row| json!({
                "device": row.device, "since": at(row.created_at), "last_seen_at": at(row.last_seen_at),
                "expires_at": at(row.expires_at),
            })).collect::<Vec<_>>(),
            "roles": roles.iter().map(|row| json!({
                "federation": row.federation_id.0.to_string(), "role": row.role, "granted_at": at(row.granted_at),
            })).collect::<Vec<_>>(),
            "accommodation": granted.map(|row| json!({
                "extra_percent": row.extra_percent, "extra_minutes": row.extra_minutes,
                "larger_type": row.larger_type, "no_countdown": row.no_countdown, "granted_at": at(row.granted_at),
            })),
            "courses": courses.iter().map(|row| json!({"code": row.code, "name": row.name})).collect::<Vec<_>>(),
            "plan": plan.map(|row| json!({
                "active": row.active, "exam": row.exam, "zone": row.zone, "retention": row.retention,
                "decided_at": at(row.decided_at),
            })),
            "answers": answers.iter().map(|row| json!({
                "id": row.id.0.to_string(), "scenario": row.scenario, "answer": row.answer, "edition": row.edition,
                "engine": row.engine, "mark": row.mark, "components": row.components,
                "confidence": row.confidence, "answered_at": at(row.answered_at), "evidence": row.evidence,
            })).collect::<Vec<_>>(),
            "exams": exams,
            "scanned_sheets": scanned,
            "listed_for_exams": listed_for.iter().map(|row| json!({
                "sitting": row.sitting_id.0.to_string(), "invited_at": at(row.invited_at),
                "emailed_at": row.emailed_at.map(at), "opened_at": row.opened_at.map(at),
                "reminded_at": row.reminded_at.map(at),
            })).collect::<Vec<_>>(),
            "invited_to_mark": marks.iter().map(|row| json!({
                "federation": row.federation_id.0.to_string(), "sitting": row.sitting_id.0.to_string(),
                "invited_at": at(row.invited_at), "ends_at": at(row.ends_at),
            })).collect::<Vec<_>>(),
            "certificates": certificates,
            "listed_as_a_director_since": listed.map(at),
            "directed": sessions_directed.iter().map(|row| &row.directed).map(|row| json!({
                "id": row.id.0.to_string(), "day": row.directed_on, "minutes": row.minutes, "event": row.event,
                "part": row.part, "state": row.state, "answer": row.answer, "entered_at": at(row.entered_at),
                "decided_at": row.decided_at.map(at),
            })).collect::<Vec<_>>(),
            "flags": flags.iter().map(|row| json!({
                "scenario": row.scenario, "flagged_at": at(row.flagged_at),
            })).collect::<Vec<_>>(),
            "notes": notes.iter().map(|row| json!({
                "scenario": row.scenario, "text": row.text, "written_at": at(row.written_at),
            })).collect::<Vec<_>>(),
            "saved_cases": cases.iter().map(|row| json!({
                "name": row.name, "query": row.query, "saved_at": at(row.saved_at),
            })).collect::<Vec<_>>(),
            // Their facts may be those of exams to come.
            "scenarios_written": written.iter().map(|row| json!({
                "federation": row.code, "scenario": row.number, "text": row.text, "written_at": at(row.written_at),
            })).collect::<Vec<_>>(),
            "unsaved_scenarios": unsaved.iter().map(|(form, ends)| json!({
                "form": String::from_utf8_lossy(form), "kept_until": at(*ends),
            })).collect::<Vec<_>>(),
            "reports": reports.iter().map(|row| json!({
                "scenario": row.scenario, "text": row.text, "answer": row.answer, "reported_at": at(row.reported_at),
            })).collect::<Vec<_>>(),
        }))
    }
}

/// A certificate and its events. Exam questions are included as far as reviews show them.
fn certified(row: &CertificateRow, happened: &[CertificateEventByRow]) -> Value {
    let mut grounds = row.grounds.clone();
    for exam in grounds.get_mut("exams").and_then(Value::as_array_mut).into_iter().flatten() {
        exam.as_object_mut().map(|exam| exam.remove("scenarios"));
    }
    json!({
        "id": row.id.0.to_string(), "holder": row.holder, "issuer": row.issuer, "programme": row.programme_name,
        "level": row.level_name, "band": row.band, "edition": row.edition, "grounds": grounds,
        "issued_on": row.issued_on, "valid_until": row.valid_until, "state": row.state, "state_since": at(row.state_at),
        "issued_by": row.issued_by, "agreed_by": row.agreed_by, "reissued_on": row.reissued_on,
        "happened": happened.iter().map(|one| &one.event).map(|one| json!({
            "what": one.kind, "reason": one.reason, "at": at(one.at),
        })).collect::<Vec<_>>(),
    })
}

fn at(moment: Moment) -> String {
    moment.time().format(&Rfc3339).unwrap_or_default()
}
