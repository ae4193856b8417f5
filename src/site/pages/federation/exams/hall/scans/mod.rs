//! `…/exams/{id}/scans`: photographs and scans of answer sheets: uploading them, what became of
//! them, and the candidates whose sheets wait for a person.
//!
//! - `files`: what became of each file; `candidates`: which sheets are there
//! - `picture`: `…/scans/{scan}`, one picture
//! - `review`: `…/scanned/{attempt}`, a candidate's sheets; `question`: a question of them

mod candidates;
mod files;
mod picture;
mod question;
mod review;

pub use picture::HallScanPage;
pub use review::HallReview;

use super::paths::hall_link;
use crate::api::{
    Action, Allowed, HallConfirmPost, HallFileRemovePost, HallScanUpload, RequestContext, UploadState,
    listed_scans,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use leptos_meta::Meta;

#[component]
pub fn HallScansPage() -> impl IntoView {
    let (bank, id) = (exam_bank(), path_param("id"));
    let form = PageForm::take(&HallScanUpload::FORM).class("as-file");
    let confirmed = PageForm::take(&HallConfirmPost::FORM);
    let file = PageForm::take(&HallFileRemovePost::FORM).whole();
    let path = format!("/exams/{id}/scans");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let words = words();
        let listed = listed_scans(&context, &allowed, &bank, &id).await?;
        let held = &listed.sitting;
        let title = words.format("hall-scan-of", &[("name", (&held.name).into())]);
        let reads = listed.files.iter().any(|file| file.state == UploadState::Waiting);
        let hidden = [federation_field(&allowed), ("sitting", held.id.0.to_string())];
        let kept = words.format("hall-scan-kept", &[("days", listed.kept_days.into())]);
        Ok(view! {
            {head_title(title.clone())}
            {reads.then(|| view! { <Meta http_equiv="refresh" content="3" /> })}
            {hall_link(&allowed, held)}
            <h1>{title}</h1>
            {notice(&form, "assigned")}
            {form.done("removed", "hall-scan-removed")}
            {file.summary()}
            {file.done("removed", "hall-scan-file-removed")}
            {notice(&confirmed, "confirmed")}
            {notice(&confirmed, "finished")}
            <p class="lead">{words.say("hall-scan-lead")}</p>
            {form.view(hidden, form.field("files", ""), ("hall-scan-send", "primary"))}
            <p class="note">{kept}</p>
            {reads.then(|| view! { <p role="status" class="empty">{words.say("hall-scan-reads")}</p> })}
            {files::section(&allowed, &listed)}
            {candidates::section(&allowed, &listed)}
        }
        .into_any())
    })
}

/// A notice that names a candidate.
fn notice(form: &PageForm, told: &'static str) -> Option<AnyView> {
    (form.told() == Some(told)).then(|| {
        let name = form.sent("name").unwrap_or_default().to_owned();
        let text = words().format(&format!("hall-scan-done-{told}"), &[("name", name.into())]);
        view! { <p class="done" role="status">{text}</p> }.into_any()
    })
}
