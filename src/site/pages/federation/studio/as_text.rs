//! A file that the form cannot hold, edited as text; and a scenario that is no draft.

use super::notice::notice;
use crate::api::{Allowed, Studio, WrittenScenario};
use crate::pages::desk::live;
use crate::pages::federation::exams::wrong;
use crate::pages::federation::own_bank::bank_link;
use crate::pages::response::head_title;
use crate::parts::field::{between_tags, labelled};
use crate::words;
use bank::Scenario;
use leptos::prelude::*;

/// The draft as text, with its faults by line: that of a form that was not saved, or else as stored.
pub fn page(
    allowed: &Allowed,
    written: &WrittenScenario,
    unsaved: Option<&Studio>,
    is_saved: bool,
) -> AnyView {
    let words = words();
    let text = unsaved.and_then(|studio| studio.text.as_deref()).unwrap_or(&written.file);
    let seen = unsaved.map_or(written.current, |studio| studio.seen);
    let title = words.format("studio-edit-title", &[("id", written.id.to_string().into())]);
    let faults = Scenario::read_stages(text).err().unwrap_or_default();
    let faulty = (!faults.is_empty()).then(|| wrong(text, &faults));
    let saved = is_saved.then(|| view! { <p class="done" role="status">{words.say("studio-saved")}</p> });
    let hint = Some(words.say("studio-text-hint"));
    let area = labelled("entry-field", "text", words.say("studio-text"), hint, Vec::new(), |described, _| {
        view! {
            <textarea
                id="text"
                name="text"
                rows="24"
                spellcheck="false"
                aria-describedby=described
            >{between_tags(text)}</textarea>
        }
        .into_any()
    });
    view! {
        {head_title(title.clone())}
        {bank_link(allowed)}
        <h1>{title}</h1>
        {saved}
        {unsaved.and_then(notice)}
        {faulty}
        <form method="post" action="/api/studio" class="entry">
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            <input type="hidden" name="scenario" value=written.id.to_string() />
            <input type="hidden" name="seen" value=seen.to_string() />
            {area}
            <div class="submit">
                <button type="submit" name="act" value="save" class="button primary">
                    {words.say("studio-save")}
                </button>
            </div>
        </form>
    }
    .into_any()
}

/// In place of the form for a scenario that waits for review or is live.
pub fn closed(allowed: &Allowed, id: &str, is_submitted: bool) -> AnyView {
    let words = words();
    let title = words.format("studio-edit-title", &[("id", id.into())]);
    let to = format!("/federation/{}/bank/{id}", allowed.federation().code);
    let submitted = is_submitted.then(|| {
        view! { <p class="done" role="status">{words.say("bank-done-submit")}</p> }
    });
    let page = view! {
        {head_title(title.clone())}
        {bank_link(allowed)}
        <h1>{title}</h1>
        {submitted}
        <p>{words.say("studio-closed")} " " <a href=to>{words.say("studio-closed-link")}</a></p>
    };
    live(page.into_any())
}
