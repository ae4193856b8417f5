//! `/federation/{code}/exams/{id}/marking`: the examiner's queue, without names and others' marks.

use super::markers::{self, Forms};
use super::{federation_page, results_link, sitting_path};
use crate::api::{self, Action, Allowed, MarkPost, MarkingQueue, MarkingTask, RequestContext, Whose, queue};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::response::head_title;
use crate::parts::field::summary;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// Number listed.
const SHOWN: usize = 200;

#[component]
pub fn Marking() -> impl IntoView {
    let (bank, id, marked) = (exam_bank(), path_param("id"), PageForm::take(&MarkPost::FORM));
    let path = format!("/exams/{id}/marking");
    let forms = Forms::take();
    federation_page(Action::Mark, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = queue(&context, &allowed, &bank, &id).await?;
        let markers = match allowed.may_also(Action::HoldExams, Whose::Others) {
            true => {
                let all = api::markers(&context, &allowed, &found.sitting).await?;
                Some(markers::section(&allowed, &found, &all, &forms))
            }
            false => None,
        };
        Ok(render(&allowed, &id, &found, (markers, &marked)))
    })
}

fn render(
    allowed: &Allowed,
    id: &str,
    found: &MarkingQueue,
    (markers, marked): (Option<AnyView>, &PageForm),
) -> AnyView {
    let words = words();
    let base = format!("{}/marking", sitting_path(allowed, id));
    let taken = marked.told() == Some("taken");
    let taken = taken.then(|| (String::new(), words.say("marking-fault-taken"))).into_iter().collect();
    let rows: Vec<AnyView> = found.tasks.iter().take(SHOWN).map(|task| row(&base, task)).collect();
    let text = match found.tasks.len() {
        0 => words.say("marking-none"),
        n => words.format("marking-told", &[("n", n.into())]),
    };
    let others = (found.others > 0)
        .then(|| view! { <p>{words.format("marking-others", &[("n", found.others.into())])}</p> });
    let title = words.format("marking-page-title", &[("name", (&found.sitting.name).into())]);
    view! {
        {head_title(title)}
        {markers.is_some().then(|| results_link(allowed, id))}
        <h1>{words.say("marking-title")}</h1>
        {summary(taken)}
        <p>{words.say("marking-about")}</p>
        <p>{text}</p>
        {others}
        <ol class="rows">{rows}</ol>
        {markers}
    }
    .into_any()
}

fn row(base: &str, task: &MarkingTask) -> AnyView {
    let words = words();
    let to = format!("{base}/{}/{}", task.attempt.0, task.page);
    let named = words.format("marking-question", &[("id", (&task.question).into())]);
    let mut how = vec![words.say(&format!("marking-turn-{}", task.kind.word()))];
    how.extend(task.left_by_engine.then(|| words.say("marking-computed")));
    view! {
        <li>
            <span class="what"><a href=to>{named}</a></span>
            <span class="how">{how.join(" · ")}</span>
        </li>
    }
    .into_any()
}
