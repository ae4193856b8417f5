//! `…/exams/{id}/candidates/{trial}`: the dry run of a pasted text, line by line.

use super::paths::{hidden, roster_path, sitting_link};
use crate::api::line_fault;
use crate::api::{
    Action, Allowed, PastedLine, PastedTrial, RequestContext, RosterAdd, Sitting as Held, SittingState,
    roster_trial, sitting,
};
use crate::pages::context::path_param;
use crate::pages::federation::{federation_page, written_line};
use crate::pages::response::head_title;
use crate::parts::button::{hide, submit};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn RosterTrial() -> impl IntoView {
    let (id, trial) = (path_param("id"), path_param("trial"));
    let path = format!("/exams/{id}/candidates/{trial}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        let trial = roster_trial(&context, &allowed, &held, &trial).await?;
        Ok(render(&allowed, &held, &trial))
    })
}

fn render(allowed: &Allowed, held: &Held, trial: &PastedTrial) -> AnyView {
    let words = words();
    let (new, faulty) = (trial.plan.to_add().len(), trial.plan.faulty());
    let listed = trial.plan.lines.len() - new - faulty;
    let counts = [("new", new.into()), ("listed", listed.into()), ("faulty", faulty.into())];
    let told = if held.state == SittingState::Draft { "roster-tried-draft" } else { "roster-tried-email" };
    let add = (new > 0).then(|| {
        view! {
            <form method="post" action=RosterAdd::FORM.action>
                {hide(hidden(allowed, held))}
                {hide([("trial", trial.id.to_string())])}
                <p>{words.say(told)}</p>
                {submit(words.format("roster-add-tried", &[("n", new.into())]), "primary")}
            </form>
        }
    });
    let rows: Vec<AnyView> = trial.plan.lines.iter().map(row).collect();
    view! {
        {head_title(words.say("roster-tried"))}
        {sitting_link(allowed, held)}
        <h1>{words.say("roster-tried")}</h1>
        <p class="lead">{words.format("roster-tried-counts", &counts)}</p>
        {add}
        <p><a href=roster_path(allowed, held)>{words.say("roster-back")}</a></p>
        <ol class="rows">{rows}</ol>
    }
    .into_any()
}

fn row(line: &PastedLine) -> AnyView {
    let words = words();
    let text = match &line.found {
        Ok((_, true)) => view! { <span class="note">{words.say("roster-is-listed")}</span> }.into_any(),
        Ok((_, false)) => view! { <span class="note">{words.say("roster-to-add")}</span> }.into_any(),
        Err(fault) => view! { <p class="fault">{line_fault(fault)}</p> }.into_any(),
    };
    written_line(line.number, &line.who, text)
}
