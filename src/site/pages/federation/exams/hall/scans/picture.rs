//! `…/exams/{id}/scans/{scan}`: a picture: what is in it, whose sheet it is, and its removal.

use super::super::paths::{scanned_path, scans_link, scans_path};
use crate::api::{Action, Allowed, HallScanPost, RequestContext, ScanState, ScannedPicture, scanned_picture};
use crate::pages::context::path_param;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::button::{Hidden, act};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn HallScanPage() -> impl IntoView {
    let form = PageForm::take(&HallScanPost::FORM);
    let [id, scan] = ["id", "scan"].map(path_param);
    let path = format!("/exams/{id}/scans/{scan}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = scanned_picture(&context, &allowed, &id, &scan).await?;
        Ok(render(&allowed, &found, &form))
    })
}

fn render(allowed: &Allowed, found: &ScannedPicture, form: &PageForm) -> AnyView {
    let words = words();
    let (held, scan) = (&found.sitting, &found.scan);
    let args = [("n", i64::from(scan.number).into()), ("name", (&found.file).into())];
    let title = words.format("hall-scan-picture-of", &args);
    let hidden = |act: &str| -> [Hidden; 4] {
        let sitting = ("sitting", held.id.0.to_string());
        [federation_field(allowed), sitting, ("scan", scan.id.to_string()), ("act", act.to_owned())]
    };
    let about = match (&found.paper, scan.state) {
        (Some(paper), ScanState::Read) => {
            let to = scanned_path(allowed, held, &paper.attempt.id().0.to_string());
            let args = [
                ("n", i64::from(paper.number).into()),
                ("name", (&paper.name).into()),
                ("sheet", scan.sheet.unwrap_or(1).into()),
            ];
            view! { <p><a href=to>{words.format("hall-scan-read", &args)}</a></p> }.into_any()
        }
        (_, state) => view! { <p>{words.say(&format!("hall-scan-state-{}", state.word()))}</p> }.into_any(),
    };
    let whose = (scan.state == ScanState::Code).then(|| {
        let fields = view! { {form.field("number", "")} {form.field("sheet", "1")} };
        view! {
            <section aria-labelledby="whose">
                <h2 id="whose">{words.say("hall-scan-whose")}</h2>
                <p>{words.say("hall-scan-whose-about")}</p>
                {form.view(hidden("assign"), fields, ("hall-scan-assign", "primary"))}
            </section>
        }
    });
    let is_kept = !matches!(
        scan.state,
        ScanState::Sitting | ScanState::Foreign | ScanState::Pixels | ScanState::Broken | ScanState::Coding
    );
    let picture = is_kept.then(|| {
        let from = format!("{}/{}/picture.jpg", scans_path(allowed, held), scan.id);
        view! { <p><img class="scan-whole" src=from alt=words.say("hall-scan-picture") /></p> }
    });
    view! {
        {head_title(title.clone())}
        {scans_link(allowed, held)}
        <h1>{title}</h1>
        {about}
        {whose}
        {picture}
        <section aria-labelledby="remove">
            <h2 id="remove">{words.say("hall-scan-remove-title")}</h2>
            <p>{words.say("hall-scan-remove-about")}</p>
            {act(&HallScanPost::FORM, hidden("remove"), "hall-scan-remove", "quiet")}
        </section>
    }
    .into_any()
}
