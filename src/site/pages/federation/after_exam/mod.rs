//! Below `/federation/{code}/exams/{id}`: after an exam.
//!
//! - `statistics`, `items`: item and paper statistics
//! - `regrading`: regrading by the engine
//! - `archive`: the sitting as one file

mod archive;
mod items;
mod regrading;
mod statistics;

pub use archive::ExamArchive;
pub use regrading::{AllRegrading, ExamRegrading};
pub use statistics::ExamStatisticsPage;

use super::federation_page;
use crate::api::{Action, Allowed, ExamSitting, Refused, RequestContext, opened_sitting};
use crate::pages::context::path_param;
use crate::pages::response::head_title;
use crate::words;
use leptos::prelude::*;
use std::future::Future;

/// A page of an opened sitting, for exam organisers. Its heading is the message with this id, below
/// a link to the sitting.
fn exam_page<F>(
    path: &'static str,
    heading: &'static str,
    page: impl FnOnce(RequestContext, Allowed, ExamSitting) -> F + Send + 'static,
) -> AnyView
where
    F: Future<Output = Result<AnyView, Refused>> + Send,
{
    let id = path_param("id");
    federation_page(
        Action::HoldExams,
        &format!("/exams/{id}/{path}"),
        async move |context: RequestContext, allowed: Allowed| {
            let sitting = opened_sitting(&context, &allowed, &id).await?;
            let words = words();
            let to = format!("/federation/{}/exams/{}", allowed.federation().code, sitting.id.0);
            let name = sitting.name.clone();
            let title = words
                .format("after-title", &[("page", words.say(heading).into()), ("sitting", (&name).into())]);
            let shown = page(context, allowed, sitting).await?;
            Ok(view! {
                {head_title(title)}
                <p class="above"><a href=to>{name}</a></p>
                <h1>{words.say(heading)}</h1>
                {shown}
            }
            .into_any())
        },
    )
}

/// Pages after an exam, each with its message id.
const PAGES: [(&str, &str); 4] = [
    ("results", "results-title"),
    ("statistics", "statistics-title"),
    ("remarking", "remarking-title"),
    ("archive", "archive-title"),
];

/// Links between them; `here` is the path of the sitting's page.
pub fn exam_links(here: &str, path: &str) -> AnyView {
    let words = words();
    let link = |(to, id): (&'static str, &'static str)| {
        let current = (to == path).then_some("page");
        view! { <li><a href=format!("{here}/{to}") aria-current=current>{words.say(id)}</a></li> }.into_any()
    };
    let links: Vec<AnyView> = PAGES.into_iter().map(link).collect();
    view! { <nav aria-label=words.say("after-nav")><ul class="after-exam">{links}</ul></nav> }.into_any()
}
