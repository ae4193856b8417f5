//! `/federation/{code}/exams/papers/{id}`: a paper, built from rows.
//!
//! - `rows`: the form: the paper's own fields, and its rows as cards; `field`: a field of it; `brief`: a row
//!   in brief
//! - `beside`: its rules in words, the laws it covers, and its checks
//! - `file`: the paper as a file; `wrong`: the faults of one
//!
//! Each change is stored with its faults, so that nothing typed is lost, and comes back from the
//! stored file. Scripts send each at once, so that coverage and checks follow.

mod beside;
mod brief;
mod field;
mod file;
mod rows;
mod wrong;

pub use wrong::wrong;

use super::{exams_link, exams_path, shown};
use crate::api::{
    Action, Allowed, PaperPost, PaperRowsPost, RequestContext, WrittenPaper, asked_within, exam_now,
    own_programmes, paper,
};
use crate::pages::context::{papers_bank, path_param, query_param};
use crate::pages::desk;
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::exam::{Draft, Paper, RowCoverage, coverage, unprepared};
use bank::{Bank, LocatedFault, Programme};
use field::PaperFields;
use jiff::Timestamp;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// Months that count as lately, where a paper does not say.
const LATELY: u16 = 24;

/// What the page is drawn from.
struct PaperPage<'a> {
    bank: &'a Bank,
    paper: WrittenPaper,
    own: Vec<Programme>,
    /// Scenarios asked lately, and the number of months meant.
    asked: BTreeSet<String>,
    months: u16,
    now: Timestamp,
}

#[component]
pub fn Paper() -> impl IntoView {
    let (bank, id, form) =
        (papers_bank(), path_param("id"), PageForm::take(&PaperPost::FORM).class("as-file"));
    let rows_form = PageForm::take(&PaperRowsPost::FORM);
    let path = format!("/exams/papers/{id}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let paper = paper(&context, &allowed, &id).await?;
        let own_months = bank::exam::Paper::read(&paper.file).ok().and_then(|paper| paper.unasked_months);
        let months = own_months.unwrap_or(LATELY);
        let page = PaperPage {
            bank: &bank,
            paper,
            own: own_programmes(&context, &allowed).await?,
            asked: asked_within(&context, &allowed, months).await?,
            months,
            now: exam_now(&context)?,
        };
        Ok(render(&allowed, &page, &form, &rows_form))
    })
}

impl PaperPage<'_> {
    /// The paper, if its file can be read, and all its faults.
    fn read(&self) -> (Option<Paper>, Vec<LocatedFault>) {
        match Paper::read(&self.paper.file) {
            Err(faults) => (None, faults),
            Ok(paper) => {
                let avoided =
                    if paper.unasked_months.is_some() { self.asked.clone() } else { BTreeSet::new() };
                let paper = paper.of_federation(&self.own, avoided);
                let faults = paper.check(self.bank);
                (Some(paper), faults)
            }
        }
    }

    /// Each row's coverage, and how many of its scenarios were not asked lately.
    fn unasked(&self, paper: &Paper, rows: &[RowCoverage]) -> Vec<(RowCoverage, usize)> {
        let pool = unprepared(self.bank, paper);
        let unasked = pool
            .rows
            .iter()
            .map(|row| row.items.iter().filter(|item| !self.asked.contains(&item.origin)).count());
        rows.iter().cloned().zip(unasked).collect()
    }
}

fn render(allowed: &Allowed, page: &PaperPage<'_>, form: &PageForm, rows_form: &PageForm) -> AnyView {
    let words = words();
    let (read, faults) = page.read();
    let saved = form.told().map(|told| match (told, faults.is_empty()) {
        ("beside", _) => (words.say("hold-paper-beside"), "fault"),
        (_, true) => (words.say("hold-paper-kept"), "done"),
        (_, false) => (words.say("hold-paper-kept-with-faults"), "fault"),
    });
    let says = saved.as_ref().map(|(text, _)| text.clone()).unwrap_or_default();
    let saved = saved.map(|(text, class)| view! { <p class=class role="status">{text}</p> });
    let row = query_param("row").or_else(|| query_param("at"));
    let covered = read.as_ref().map(|paper| coverage(page.bank, paper));
    let beside = read.as_ref().zip(covered.as_ref()).map(|(paper, covered)| {
        view! {
            <section class="paper-beside" aria-labelledby="comes-to">
                <h2 id="comes-to">{words.say("hold-paper-comes-to")}</h2>
                {beside::summary(allowed, page.bank, paper, covered, page.now)}
            </section>
        }
    });
    let rows = read.as_ref().zip(covered.as_ref()).map(|(paper, covered)| page.unasked(paper, &covered.rows));
    let pools = rows::pools(&rows.unwrap_or_default(), page.months);
    let id = page.paper.id.0.to_string();
    let base = format!("{}/papers/{id}", exams_path(allowed));
    let new = format!("{}/new?paper={id}", exams_path(allowed));
    let (content, is_broken) = match Draft::read(&page.paper.file) {
        Some(draft) => {
            let fields = PaperFields { draft: &draft, faults: &faults, bank: page.bank, own: &page.own };
            (rows::form(allowed, &page.paper, &fields, &pools), false)
        }
        None => (
            view! { <p>{words.say("exam-paper-unread")}</p> {wrong(&page.paper.file, &faults)} }.into_any(),
            true,
        ),
    };
    desk::live(view! {
        {head_title(shown(&page.paper))}
        <span hidden=true data-desk-says=says data-desk-focus=row></span>
        {exams_link(allowed)}
        <h1>{shown(&page.paper)}</h1>
        {saved}
        {rows_form.summary()}
        <p class="actions">
            <a class="button quiet only-narrow" href="#comes-to">{words.say("hold-paper-comes-to")}</a>
            <a class="button quiet" href=format!("{base}/preview")>{words.say("exam-paper-preview")}</a>
            <a class="button quiet" href=format!("{base}/expected")>{words.say("exam-paper-expected")}</a>
            {faults.is_empty().then(|| view! { <a class="button quiet" href=new>{words.say("hold-new")}</a> })}
        </p>
        <div class="columns paper-columns">
            <section aria-labelledby="rows">
                <h2 id="rows">{words.say("hold-paper-asks")}</h2>
                {content}
                {file::file(allowed, &page.paper, form, is_broken)}
            </section>
            {beside}
        </div>
    }
    .into_any())
}
