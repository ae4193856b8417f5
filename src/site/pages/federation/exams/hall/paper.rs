//! `…/hall/{attempt}`: a candidate's paper with the answers typed in so far.

use super::paths::{hall_link, hall_path, hidden};
use super::print;
use crate::api::{
    Action, Allowed, AskedPage, HallActPost, HallPaper, HallReopenPost, PageDone, Refused, RequestContext,
    Review, Sitting as Held, asked_page, chosen, hall_paper,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use bank::exam::on_paper::signs_of;
use leptos::prelude::*;

#[component]
pub fn HallPaperPage() -> impl IntoView {
    let bank = exam_bank();
    let acted = PageForm::take(&HallActPost::FORM).whole();
    let reopen = PageForm::take(&HallReopenPost::FORM);
    let [id, attempt] = ["id", "attempt"].map(path_param);
    let path = format!("/exams/{id}/hall/{attempt}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let (held, paper, pages) = hall_paper(&context, &allowed, &id, &attempt).await?;
        if paper.is_own {
            return Err(Refused::Forbidden);
        }
        let mut rows = Vec::new();
        for page in &pages {
            let asked = asked_page(&context, &bank, &paper, page.number.into()).await?;
            rows.push(row(&allowed, &held, &paper, page, asked.as_ref()));
        }
        Ok(render(&allowed, &held, &paper, rows, (&acted, &reopen)))
    })
}

fn render(
    allowed: &Allowed,
    held: &Held,
    paper: &HallPaper,
    rows: Vec<AnyView>,
    (acted, reopen): (&PageForm, &PageForm),
) -> AnyView {
    let words = words();
    let id = paper.attempt.id().0.to_string();
    let args = [("n", i64::from(paper.number).into()), ("name", (&person_name(&paper.name)).into())];
    let title = words.format("hall-candidate", &args);
    let is_over = paper.attempt.state().is_over();
    let may_correct = held.review == Review::None;
    let finish = match is_over {
        true => view! {
            <p class="note">{words.say("hall-paper-finished")}</p>
            {may_correct.then(|| correction(allowed, held, &id, reopen))}
        }
        .into_any(),
        false => view! {
            <p>{words.say("hall-finish-about")}</p>
            {act(&HallActPost::FORM, hidden(allowed, held, &id, "finish"), "hall-finish", "primary")}
        }
        .into_any(),
    };
    let again = format!("{}/{id}/1?again=yes", hall_path(allowed, held));
    let again = (!is_over).then(|| {
        view! {
            <p class="note">
                {words.say("hall-again-about")} " " <a href=again>{words.say("hall-again")}</a>
            </p>
        }
    });
    view! {
        {head_title(title.clone())}
        {hall_link(allowed, held)}
        <h1>{title}</h1>
        {acted.summary()}
        {reopen.summary()}
        {reopen.done("reopened", "hall-reopened")}
        <section aria-labelledby="answers">
            <h2 id="answers">{words.say("hall-answers")}</h2>
            <ol class="rows">{rows}</ol>
            {again}
        </section>
        <section aria-labelledby="finish">
            <h2 id="finish">{words.say("hall-finish-title")}</h2>
            {finish}
        </section>
        {print::section(allowed, held, std::slice::from_ref(paper), Some(&id))}
    }
    .into_any()
}

/// The form that reopens a finished paper.
fn correction(allowed: &Allowed, held: &Held, id: &str, form: &PageForm) -> AnyView {
    let words = words();
    let hidden = hidden(allowed, held, id, "").into_iter().filter(|(name, _)| *name != "act");
    view! {
        <details id="correct" class="fold" open=form.is_faulty()>
            <summary>{words.say("hall-reopen-title")}</summary>
            <p>{words.say("hall-reopen-about")}</p>
            {form.body(hidden, form.field("reason", ""), ("hall-reopen", "quiet"))}
        </details>
    }
    .into_any()
}

/// A page of the paper: the signs typed in, and the link to its form.
fn row(
    allowed: &Allowed,
    held: &Held,
    paper: &HallPaper,
    page: &PageDone,
    asked: Option<&AskedPage>,
) -> AnyView {
    let words = words();
    let stored = chosen(page.answer.as_deref());
    let empty = match (page.is_stored(), page.is_answered()) {
        (false, _) => Some("hall-page-untyped"),
        (true, false) => Some("hall-page-empty"),
        (true, true) => None,
    };
    let signs = asked.map_or(&[][..], |asked| &asked.form.asks).iter().zip(1_usize..).map(|(ask, at)| {
        let tokens = stored.get(ask.key.word()).map_or(&[][..], Vec::as_slice);
        let signs = if tokens.is_empty() { words.say("hall-no-sign") } else { signs_of(ask, tokens) };
        let args = [("page", usize::from(page.number).into()), ("ask", at.into()), ("signs", signs.into())];
        words.format("hall-signs", &args)
    });
    let signs: Vec<String> = signs.collect();
    let typed = empty.map_or_else(|| signs.join(" · "), |id| words.say(id));
    let question = words.format("hall-question", &[("n", usize::from(page.number).into())]);
    let to = format!("{}/{}/{}", hall_path(allowed, held), paper.attempt.id().0, page.number);
    let question = match paper.attempt.state().is_over() {
        true => view! { <span>{question}</span> }.into_any(),
        false => view! { <a href=to>{question}</a> }.into_any(),
    };
    view! {
        <li>
            <span class="what">{question}</span>
            <span class="how">{typed}</span>
        </li>
    }
    .into_any()
}
