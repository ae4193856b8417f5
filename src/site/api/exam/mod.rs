//! Exams for their organisers: data for pages, and form handlers. Each checks the permission first.
//!
//! - `paper`: papers
//! - `sitting`: sittings: create, open, move, end; and test by an examiner
//! - `roster`: the people who are to sit
//! - `wizard`: a whole exam from one form, and what is left to do for it
//! - `monitor`: the live monitor and actions on candidates; `monitor_changes`: its change notifications

mod monitor;
mod monitor_changes;
mod paper;
mod roster;
mod sitting;
mod wizard;

use crate::api::exam_bank;
pub use monitor::MonitorAct;
pub use monitor_changes::monitor_changes;
pub use paper::{PaperPost, PaperRowsPost, paper_file};
pub use roster::{
    Listed, ListedState, PastedLine, PastedTrial, RosterAct, RosterAdd, RosterEntry, RosterTry, roster,
    roster_trial,
};
pub use sitting::{SittingAct, SittingPost, SittingTest};
pub use wizard::{
    ExamTask, TaskState, WizardPost, WizardSent, WizardStart, exam_tasks, level_path, wizard_start,
};

pub use server::exam_progress::ExamStanding;
pub use server::exams::marking::digest::changed as changed_since;
pub use server::exams::results::history::ItemHistories;
pub use server::exams::sitting::form::local;
pub use server::exams::{
    ClockRule, ExamStep, LiveMonitor, MONITOR_PAGE_SIZE, MonitorRow, Prepared, Sitting, SittingForm,
    SittingState, WrittenPaper,
};

use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
use crate::{alphabet, words};
use bank::exam::Paper;
use bank::{Bank, Programme};
use jiff::Timestamp;
use server::exams::paper::paper_id;
use server::exams::sitting::sitting_id;
use server::roles::Allowed;
use std::collections::BTreeSet;

/// A federation's papers, by the name shown.
pub async fn papers(context: &RequestContext, allowed: &Allowed) -> Result<Vec<WrittenPaper>, Refused> {
    let mut papers = or_refuse(server(context)?.papers.list(allowed).await)?;
    alphabet().sort(&mut papers, |one| words().shown_name(&one.name, &one.names));
    Ok(papers)
}

/// The one in the URL.
pub async fn paper(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<WrittenPaper, Refused> {
    let id = paper_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.papers.find(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// The federation's own programmes, which its papers may name.
pub async fn own_programmes(context: &RequestContext, allowed: &Allowed) -> Result<Vec<Programme>, Refused> {
    or_refuse(server(context)?.programmes.own(allowed.federation().id).await)
}

/// The one in the URL, and what it asks; `None` if it has faults.
pub async fn read_paper(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    id: &str,
) -> Result<(WrittenPaper, Option<Paper>), Refused> {
    let written = paper(context, allowed, id).await?;
    let own = own_programmes(context, allowed).await?;
    let avoided = avoided(context, allowed, &written).await?;
    let read = Paper::read(&written.file).and_then(|paper| paper.of_federation(&own, avoided).checked(bank));
    Ok((written, read.ok()))
}

/// The scenarios that a paper does not draw, because the federation has asked them too recently.
pub async fn avoided(
    context: &RequestContext,
    allowed: &Allowed,
    written: &WrittenPaper,
) -> Result<BTreeSet<String>, Refused> {
    or_refuse(server(context)?.papers.avoided(allowed.federation().id, &written.file).await)
}

/// What candidates of the federation did with each scenario, at its latest ended sittings.
pub async fn histories(context: &RequestContext, allowed: &Allowed) -> Result<ItemHistories, Refused> {
    or_refuse(server(context)?.results.histories(allowed).await)
}

/// The scenarios asked in a federation's exams within this number of months.
pub async fn asked_within(
    context: &RequestContext,
    allowed: &Allowed,
    months: u16,
) -> Result<BTreeSet<String>, Refused> {
    or_refuse(server(context)?.papers.asked_within(allowed.federation().id, months).await)
}

/// A federation's sittings, newest first.
pub async fn sittings(context: &RequestContext, allowed: &Allowed) -> Result<Vec<Sitting>, Refused> {
    or_refuse(server(context)?.sittings.list(allowed).await)
}

/// A federation's sittings, newest first, each with its next step.
pub async fn exam_standings(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
) -> Result<Vec<ExamStanding>, Refused> {
    or_refuse(server(context)?.exam_progress.of_all(allowed, bank).await)
}

/// The full address of a page of this site, to give to others.
pub fn full_address(context: &RequestContext, path: &str) -> Result<String, Refused> {
    Ok(server(context)?.mail.page_address(path))
}

/// The one in the URL.
pub async fn sitting(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<Sitting, Refused> {
    let id = sitting_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.sittings.find(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// The material prepared when the sitting was opened; `None` before that.
pub async fn prepared(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: &Sitting,
) -> Result<Option<Prepared>, Refused> {
    or_refuse(server(context)?.sittings.prepared_of(allowed, sitting).await)
}

/// A page of a sitting's live monitor, from 0: candidates whose name or number contains a text.
pub async fn monitor(
    context: &RequestContext,
    sitting: &Sitting,
    holds: &str,
    page: u32,
) -> Result<LiveMonitor, Refused> {
    let bank = exam_bank();
    or_refuse(server(context)?.sittings.monitor(&bank, sitting, holds, alphabet(), page).await)
}

/// The time as exam clocks count it.
pub fn exam_now(context: &RequestContext) -> Result<Timestamp, Refused> {
    Ok(server(context)?.instant())
}
