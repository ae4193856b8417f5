//! Conversion of rows to the formats of an archive.

use super::format::{AnswerFile, AppealFile, ArchivedPerson, LogEntry, MarkFile, PageFile, ResultFile};
use crate::audit::chain;
use crate::clock::timestamp;
use crate::exams::attempt::Attempt;
use crate::exams::marking::digest::Digests;
use crate::exams::sitting::Sitting;
use bank::exam::{CombinedResult, PageOf};
use serde_json::{Value, json};
use store::Moment;
use store::appeal::AppealRow;
use store::attempt_answer::AttemptAnswerRow;
use store::attempt_mark::AttemptMarkRow;
use store::attempt_page::AttemptPageRow;
use store::audit::AuditRow;

fn time_text(moment: Moment) -> String {
    timestamp(moment).to_string()
}

pub(super) fn settings(of: &Sitting) -> Value {
    json!({
        "sitting": of.id.0.to_string(),
        "paper": of.paper.0.to_string(),
        "code": of.code,
        "name": of.name,
        "trial": of.trial,
        "opens_at": of.opens_at.to_string(),
        "closes_at": of.closes_at.to_string(),
        "closed_minutes": of.closed_minutes,
        "open_minutes": of.open_minutes,
        "grace_seconds": of.grace_seconds,
        "clock": of.clock.word(),
        "authorised": of.authorised,
        "attempts": of.attempts,
        "period_days": of.period_days,
        "cooling_off_days": of.cooling_off_days,
        "state": of.state.word(),
        "review": of.review.word(),
        "appeals_until": of.appeals_until.map(|until| until.to_string()),
    })
}

pub(super) fn clock(attempt: &Attempt) -> Value {
    let row = &attempt.row;
    json!({
        "entered_at": time_text(row.entered_at),
        "begun_at": row.begun_at.map(time_text),
        "over_at": row.over_at.map(time_text),
        "part": row.part,
        "part_at": row.part_at.map(time_text),
        "granted_seconds": attempt.times().map(|times| times.granted),
        "added_seconds": row.added_seconds,
        "paused_seconds": row.paused_seconds,
        "lost_seconds": row.lost_seconds,
        "before_seconds": row.before_seconds,
    })
}

pub(super) fn page(number: usize, of: PageOf, drawn: &Digests, seen: &[AttemptPageRow]) -> PageFile {
    let row = seen.iter().find(|row| usize::try_from(row.page) == Ok(number));
    PageFile {
        page: number,
        facts: drawn.get(&of.id).cloned(),
        scenario: of.id,
        part: of.part.word().to_owned(),
        seen_at: row.map(|row| time_text(row.seen_at)),
        seconds: row.map_or(0, |row| row.seconds),
        flagged: row.is_some_and(|row| row.flagged),
        note: row.map(|row| row.note.clone()).unwrap_or_default(),
        closed_at: row.and_then(|row| row.closed_at).map(time_text),
    }
}

pub(super) fn answer(row: &AttemptAnswerRow) -> AnswerFile {
    AnswerFile {
        number: row.number,
        page: row.page,
        change: row.change.to_string(),
        answer: row.answer.clone(),
        saved_at: time_text(row.saved_at),
        receipt: hex::encode(&row.receipt),
    }
}

pub(super) fn mark(row: AttemptMarkRow, by: Option<ArchivedPerson>) -> MarkFile {
    MarkFile {
        page: row.page,
        number: row.number,
        kind: row.kind,
        by,
        mark: row.mark,
        components: row.components,
        engine: row.engine,
        reason: row.reason,
        marked_at: time_text(row.marked_at),
        withdraws: row.withdraws,
    }
}

pub(super) fn result(of: &CombinedResult) -> ResultFile {
    let written = of.written.parts.iter().map(|part| (part.part.word().to_owned(), part.permille));
    let unwritten = of.unwritten.iter().map(|part| (part.part.word().to_owned(), part.permille));
    ResultFile {
        permille: of.permille,
        capped: of.capped,
        passed: of.passed,
        band: of.band,
        parts: written.chain(unwritten).collect(),
        waits: of.waits,
    }
}

pub(super) fn appeal(row: AppealRow, by: Option<ArchivedPerson>) -> AppealFile {
    AppealFile {
        appeal: row.id.0.to_string(),
        page: row.page,
        text: row.text,
        raised_at: time_text(row.raised_at),
        state: row.state,
        answer: row.answer,
        by,
        decided_at: row.decided_at.map(time_text),
    }
}

pub(super) fn log_entry(row: AuditRow, by: Option<ArchivedPerson>, on: Option<ArchivedPerson>) -> LogEntry {
    LogEntry {
        number: row.number,
        at: chain::moment(&row),
        by,
        on,
        deed: row.deed,
        on_kind: row.on_kind,
        detail: row.detail,
        hash: hex::encode(&row.hash),
    }
}
