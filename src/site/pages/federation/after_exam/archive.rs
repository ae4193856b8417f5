//! `/federation/{code}/exams/{id}/archive`: a sitting as one file.

use super::{exam_links, exam_page};
use crate::api::{ArchiveReadiness, archive_readiness};
use crate::words;
use leptos::prelude::*;

/// Contents of an archive, in display order.
const HOLDS: [&str; 6] = ["sitting", "attempts", "marks", "log", "scenarios", "manifest"];

#[component]
pub fn ExamArchive() -> impl IntoView {
    exam_page("archive", "archive-title", async |context, allowed, sitting| {
        let words = words();
        let readiness = archive_readiness(&context, &sitting).await?;
        let here = format!("/federation/{}/exams/{}", allowed.federation().code, sitting.id.0);
        let to = format!("{here}/archive.zip");
        let get = |id: &str| {
            view! { <p class="actions"><a class="button" href=to.clone() download="">{words.say(id)}</a></p> }
        };
        let file = match readiness {
            ArchiveReadiness::Final => get("archive-get").into_any(),
            ArchiveReadiness::NotYet => view! { <p class="empty">{words.say("archive-not-yet")}</p> }.into_any(),
            ArchiveReadiness::Provisional(pages) => view! {
                <p class="aside aside-judgement">{words.format("archive-still-waiting", &[("n", pages.into())])}</p>
                {get("archive-get-provisional")}
            }
            .into_any(),
        };
        let holds: Vec<AnyView> = HOLDS
            .iter()
            .map(|what| view! { <li>{words.say(&format!("archive-holds-{what}"))}</li> }.into_any())
            .collect();
        Ok(view! {
            {exam_links(&here, "archive")}
            <p class="lead">{words.say("archive-lead")}</p>
            <ul>{holds}</ul>
            {file}
            <h2>{words.say("archive-check")}</h2>
            <p>{words.say("archive-check-how")}</p>
            <pre><code>"director archive verify archive.zip --manifest …"</code></pre>
            <p>{words.say("archive-check-receipt")}</p>
            <pre><code>"director archive verify archive.zip --receipt '6468 af95 0eb9 de71'"</code></pre>
            <p class="note">{words.say("archive-people")}</p>
        }
        .into_any())
    })
}
