//! The report form of a scenario, with the answer if any. No account is needed.

use crate::api::{ReportPost, take_flash};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The form, folded. `answer` is the answer as a query, `here` the page to return to.
pub fn report(scenario: &str, answer: Option<&str>, here: &str) -> AnyView {
    let words = words();
    let flash = take_flash(ReportPost::FORM.name)
        .filter(|flash| flash.typed.get("scenario").is_some_and(|one| one == scenario));
    let is_open = flash.is_some();
    let form = PageForm::with(&ReportPost::FORM, flash.unwrap_or_default()).ids("report-");
    let thanks =
        form.told().map(|_| view! { <p class="saved" role="status"><b>{words.say("report-thanks")}</b></p> });
    let with = answer.map(|_| words.say("report-with-answer"));
    let fields = view! {
        <p>{words.format("report-about", &[("id", scenario.into())])} " " {with}</p>
        {form.field("text", "")}
    };
    let answer = answer.map(|answer| ("answer", answer.to_owned()));
    let hidden = [("scenario", scenario.to_owned()), ("next", here.to_owned())].into_iter().chain(answer);
    view! {
        <details class="fold keep" id="report" open=is_open>
            <summary>{words.say("report-title")}</summary>
            {thanks}
            {form.view(hidden, fields, ("report-send", "quiet"))}
        </details>
    }
    .into_any()
}
