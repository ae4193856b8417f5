//! `…/exams/{id}/hall`: an exam on paper: drawing and printing papers, typing in answers.
//!
//! - `print`: the form that prints; `list`: the candidates
//! - `paper`: `…/hall/{attempt}`, a candidate's paper; `typing`: `…/hall/{attempt}/{page}`, a page of it
//! - `scans`: `…/scans` and `…/scanned/{attempt}`, answer sheets read from photographs and scans
//! - `key`: `…/key`, the key for markers
//! - `paths`: paths, links and fields

mod key;
mod list;
mod paper;
mod paths;
mod print;
mod scans;
mod typing;

pub use key::HallKeyPage;
pub use paper::HallPaperPage;
pub use paths::{hall_path, section};
pub use scans::{HallReview, HallScanPage, HallScansPage};
pub use typing::HallTyping;

use crate::api::{
    Action, Allowed, HallActPost, HallPaper, RequestContext, SheetId, Sitting as Held, SittingState,
    exam_now, hall_papers, see_other, shows_key, typed_pages,
};
use crate::pages::context::{path_param, query_param};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::button::act;
use crate::parts::field::{search_form, search_text};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use paths::{hidden, key_path, scans_path, sitting_link};

#[component]
pub fn Hall() -> impl IntoView {
    let (id, acted) = (path_param("id"), PageForm::take(&HallActPost::FORM).whole());
    let q = query_param("q").unwrap_or_default();
    let path = format!("/exams/{id}/hall");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let (held, papers) = hall_papers(&context, &allowed, &id).await?;
        let found = Found::of(&papers, q.trim());
        if let Found::One(paper) = &found {
            see_other(&format!("{}/{}/1", hall_path(&allowed, &held), paper.attempt.id().0));
            return Ok(().into_any());
        }
        let mut typed = Vec::new();
        for paper in &papers {
            typed.push(typed_pages(&context, paper).await?);
        }
        let may_draw = held.state == SittingState::Open && !held.is_over(exam_now(&context)?);
        let words = words();
        let title = words.format("hall-of", &[("name", (&held.name).into())]);
        let class = if papers.is_empty() { "primary" } else { "quiet" };
        let draw = may_draw
            .then(|| act(&HallActPost::FORM, hidden(&allowed, &held, "", "draw"), "hall-draw", class));
        let about = words.say(match (papers.is_empty(), may_draw) {
            (true, true) => "hall-draw-about",
            (true, false) => "hall-draw-closed",
            (false, _) => "hall-drawn-about",
        });
        let printed = (!papers.is_empty()).then(|| print::section(&allowed, &held, &papers, None));
        let listed = (!papers.is_empty()).then(|| {
            let rows = list::rows(&allowed, &held, &papers, &typed, q.trim());
            typing_section(&allowed, &held, &q, &found, rows)
        });
        Ok(view! {
            {head_title(title.clone())}
            {sitting_link(&allowed, &held)}
            <h1>{title}</h1>
            {acted.summary()}
            {drawn(&acted, "hall-drawn")}
            {acted.done("finished", "hall-finished")}
            <section aria-labelledby="draw">
                <h2 id="draw">{words.say("hall-draw-title")}</h2>
                <p>{about}</p>
                {draw}
            </section>
            {printed}
            {listed}
            {(!papers.is_empty()).then(|| key_section(&allowed, &held, shows_key(&context, &held)))}
        }
        .into_any())
    })
}

/// What a search leads to.
enum Found<'a> {
    /// A candidate, by their number or the code of a sheet.
    One(&'a HallPaper),
    /// The code of a sheet that belongs to none of the papers.
    Elsewhere,
    /// A part of a name, or nothing.
    Listed,
}

impl<'a> Found<'a> {
    fn of(papers: &'a [HallPaper], q: &str) -> Self {
        if let Ok(id) = q.parse::<SheetId>() {
            return papers.iter().find(|one| id.is_of(&one.attempt)).map_or(Self::Elsewhere, Self::One);
        }
        let number = q.parse::<u32>().ok();
        papers.iter().find(|one| Some(one.number) == number).map_or(Self::Listed, Self::One)
    }
}

/// The notice that papers were drawn, in this message, by the form that drew them.
pub fn drawn(acted: &PageForm, id: &str) -> Option<AnyView> {
    (acted.told() == Some("drawn")).then(|| {
        let n = |name: &str| acted.sent(name).and_then(|n| n.parse::<i64>().ok()).unwrap_or(0);
        let args = [("n", n("drawn").into()), ("refused", n("refused").into())];
        view! { <p class="done" role="status">{words().format(id, &args)}</p> }.into_any()
    })
}

fn typing_section(allowed: &Allowed, held: &Held, q: &str, found: &Found, rows: AnyView) -> AnyView {
    let words = words();
    let elsewhere = matches!(found, Found::Elsewhere)
        .then(|| view! { <p class="fault" role="alert">{words.say("hall-sheet-elsewhere")}</p> });
    let here = hall_path(allowed, held);
    view! {
        <section aria-labelledby="type">
            <h2 id="type">{words.say("hall-type-title")}</h2>
            <p>{words.say("hall-type-about")}</p>
            <p>{words.say("hall-scan-way")} " " <a href=scans_path(allowed, held)>{words.say("hall-scan-open")}</a></p>
            {search_form(&here, search_text("q", "hall-find", q), "hall-find-go")}
            {elsewhere}
            {rows}
        </section>
    }
    .into_any()
}

fn key_section(allowed: &Allowed, held: &Held, shown: Result<bool, crate::api::Refused>) -> AnyView {
    let words = words();
    let link = match shown {
        Ok(true) => {
            view! { <p class="actions"><a class="button quiet" href=key_path(allowed, held)>{words.say("hall-key-open")}</a></p> }
                .into_any()
        }
        _ => view! { <p class="note">{words.say("hall-key-closed")}</p> }.into_any(),
    };
    view! {
        <section aria-labelledby="key">
            <h2 id="key">{words.say("hall-key-title")}</h2>
            {link}
        </section>
    }
    .into_any()
}
