//! What the form of a whole exam has made, once, on the sitting's page.

use super::exams_path;
use crate::api::{Allowed, WrittenPaper};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// What was made, with links; `None` if the user does not come from the form.
pub fn made(allowed: &Allowed, form: &PageForm, paper: &WrittenPaper) -> Option<AnyView> {
    form.told().filter(|told| *told == "made")?;
    let words = words();
    let number = |name: &str| form.sent(name).and_then(|n| n.parse::<i64>().ok()).unwrap_or(0);
    let people = [("n", number("listed").into()), ("invited", number("invited").into())];
    let to_paper = format!("{}/papers/{}", exams_path(allowed), paper.id.0);
    let programme = form.sent("programme").filter(|id| !id.is_empty()).map(|id| {
        let to = format!("/federation/{}/programmes/{id}", allowed.federation().code);
        view! { <li><a href=to>{words.say("wizard-made-programme")}</a></li> }
    });
    Some(
        view! {
            <div class="saved" role="status">
                <p><b>{words.say("wizard-made")}</b></p>
                <ul>
                    <li><a href=to_paper>{words.say("wizard-made-paper")}</a></li>
                    {programme}
                    <li>{words.format("wizard-made-people", &people)}</li>
                </ul>
            </div>
        }
        .into_any(),
    )
}
