//! `/federation/{code}/exams/{id}/marking/{attempt}/{page}`: an answer to mark by hand: the facts,
//! the answer beside the ruling, what it leaves open, and the form. Without a ruling, the answer
//! alone and the reason.

use super::{federation_page, sitting_path};
use crate::api::{
    self, Action, Allowed, AnswerToMark, MarkPost, RequestContext, Unruled, find, marked_by_rulings,
    marking_task,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::federation::federation_field;
use crate::pages::response::head_title;
use crate::pages::unruled::unruled;
use crate::parts::answer_only::answer_only;
use crate::parts::explanation::relevant_answer;
use crate::parts::facts::facts;
use crate::parts::marks::{mark_line, marks};
use crate::parts::page_form::PageForm;
use crate::parts::ruling::ruling;
use crate::words;
use bank::{Marked, Scenario};
use leptos::prelude::*;
use rules::engine::Case;

#[component]
pub fn MarkingTask() -> impl IntoView {
    let (bank, posted) = (exam_bank(), PageForm::take(&MarkPost::FORM));
    let [id, attempt, page] = ["id", "attempt", "page"].map(path_param);
    let path = format!("/exams/{id}/marking/{attempt}/{page}");
    federation_page(Action::Mark, &path, async move |context: RequestContext, allowed: Allowed| {
        let task = marking_task(&context, &allowed, &bank, [&id, &attempt, &page]).await?;
        let scenario = match find(&bank, &task.page.id).await {
            Ok(scenario) => scenario,
            Err(Unruled::Broken) => {
                return Ok(render(&allowed, &task, None, Err("marking-no-ruling"), &posted));
            }
            Err(why) => return Ok(unruled(why, "unruled-kept")),
        };
        let judged = match &scenario {
            None => Err("marking-gone"),
            Some(scenario) if !task.is_as_drawn(scenario) => Err("marking-changed"),
            Some(scenario) => match marked_by_rulings(scenario, &task.answer).await {
                Ok(marked) => Ok(Judged { scenario, marked }),
                Err(Unruled::Broken) => Err("marking-no-ruling"),
                Err(why) => return Ok(unruled(why, "unruled-kept")),
            },
        };
        let seen = judged.as_ref().ok().map(|judged| &*judged.marked.ruling);
        let facts = scenario.as_ref().map(|scenario| {
            let before = bank.before(scenario);
            facts(&scenario.case, before.as_ref().map(|before| &before.case), seen)
        });
        Ok(render(&allowed, &task, facts, judged, &posted))
    })
}

/// The engine's view of an answer.
struct Judged<'a> {
    scenario: &'a Scenario,
    marked: Marked,
}

/// The answer beside the ruling, or the reason there is none.
fn render(
    allowed: &Allowed,
    task: &AnswerToMark,
    facts: Option<AnyView>,
    judged: Result<Judged<'_>, &'static str>,
    posted: &PageForm,
) -> AnyView {
    let words = words();
    let sitting = task.sitting.id.0.to_string();
    let queue = format!("{}/marking", sitting_path(allowed, &sitting));
    let title = words.format("marking-question", &[("id", (&task.task.question).into())]);
    let form = form(allowed, &task.task, sitting, posted);
    let answer = match judged {
        Ok(judged) => exam_links(&judged.scenario.case, &judged.marked, form),
        Err(why) => without_ruling(task, why, form),
    };
    view! {
        {head_title(title.clone())}
        <p class="above"><a href=queue>{words.say("marking-title")}</a></p>
        <h1>{title}</h1>
        <p class="note">{words.say(&format!("marking-turn-{}", task.task.kind.word()))}</p>
        <div class="columns">
            {facts}
            <section class="judged" aria-labelledby="answered">
                <h2 id="answered">{words.say("marking-answered")}</h2>
                {answer}
            </section>
        </div>
    }
    .into_any()
}

/// The answer beside the ruling.
fn exam_links(case: &Case, marked: &Marked, form: AnyView) -> AnyView {
    view! {
        <p>{words().say("marking-engine")}</p>
        {mark_line(marked, None)}
        {marks(case, marked, false)}
        {form}
        {ruling(case, &marked.ruling, &relevant_answer(marked), None)}
    }
    .into_any()
}

/// The answer alone, and the reason there is no ruling.
fn without_ruling(task: &AnswerToMark, why: &str, form: AnyView) -> AnyView {
    view! { <p class="aside aside-judgement">{words().say(why)}</p> {answer_only(&task.answer)} {form} }
        .into_any()
}

fn form(allowed: &Allowed, task: &api::MarkingTask, sitting: String, form: &PageForm) -> AnyView {
    let hidden = [
        federation_field(allowed),
        ("sitting", sitting),
        ("attempt", task.attempt.0.to_string()),
        ("page", task.page.to_string()),
    ];
    let fields = view! { {form.field("mark", "")} {form.field("text", "")} };
    form.view(hidden, fields, ("marking-give", "primary"))
}
