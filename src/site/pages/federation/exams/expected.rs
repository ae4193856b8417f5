//! `/federation/{code}/exams/papers/{id}/expected`: expected difficulty and time of a paper, from
//! the answers of earlier candidates.

use super::{exams_path, shown};
use crate::api::{Action, Allowed, ItemHistories, RequestContext, WrittenPaper, histories, read_paper};
use crate::pages::context::{papers_bank, path_param};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::wide_table::wide_table;
use crate::words;
use bank::Bank;
use bank::exam::{Paper, unprepared};
use bank::statistics::{ExpectedPaper, ExpectedRow, LEAST_ANSWERS, expected};
use leptos::prelude::*;

#[component]
pub fn PaperExpected() -> impl IntoView {
    let (bank, id) = (papers_bank(), path_param("id"));
    let path = format!("/exams/papers/{id}/expected");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let (paper, read) = read_paper(&context, &allowed, &bank, &id).await?;
        let histories = histories(&context, &allowed).await?;
        Ok(render(&allowed, &paper, read.as_ref(), &bank, &histories))
    })
}

fn render(
    allowed: &Allowed,
    paper: &WrittenPaper,
    read: Option<&Paper>,
    bank: &Bank,
    histories: &ItemHistories,
) -> AnyView {
    let words = words();
    let title = words.format("exam-paper-expected-of", &[("name", shown(paper).into())]);
    let about = [("sittings", histories.sittings.into()), ("least", LEAST_ANSWERS.into())];
    let content = match read {
        Some(read) => found(read, &expected(&unprepared(bank, read), &histories.items)),
        None => view! { <p>{words.say("exam-paper-preview-none")}</p> }.into_any(),
    };
    let back = format!("{}/papers/{}", exams_path(allowed), paper.id.0);
    view! {
        {head_title(title.clone())}
        <p class="above"><a href=back>{words.say("exam-paper-preview-back")}</a></p>
        <h1>{title}</h1>
        <p>{words.format("exam-paper-expected-about", &about)}</p>
        {content}
    }
    .into_any()
}

fn found(paper: &Paper, expected: &ExpectedPaper) -> AnyView {
    let words = words();
    let mark = expected
        .whole
        .mark
        .map(|mark| words.format("exam-paper-expected-mark", &[("mark", percent(mark).into())]));
    let time = expected
        .whole
        .seconds
        .map(|seconds| words.format("exam-paper-expected-time", &[("minutes", minutes(seconds).into())]));
    let too_few = (mark.is_none() || time.is_none()).then(|| words.say("exam-paper-expected-too-few"));
    let said = [mark, time, too_few].into_iter().flatten().map(|text| view! { <p>{text}</p> }).collect_view();
    let heads =
        ["row", "known", "mean", "minutes"].map(|head| words.say(&format!("exam-paper-expected-{head}")));
    let heads = heads.map(|head| view! { <th scope="col">{head}</th> }.into_any()).into();
    let rows: Vec<AnyView> =
        paper.rows.iter().zip(&expected.rows).map(|(rule, found)| row(&rule.place, found)).collect();
    view! {
        {said}
        {wide_table(words.say("exam-paper-expected"), heads, rows)}
    }
    .into_any()
}

fn row(place: &str, found: &ExpectedRow) -> AnyView {
    let words = words();
    let unknown = || words.say("exam-paper-expected-unknown");
    let known = [("known", found.known.into()), ("n", found.available.into())];
    view! {
        <tr>
            <th scope="row">{words.paper_place(place)}</th>
            <td>{words.format("exam-paper-expected-known-of", &known)}</td>
            <td>{found.expected.mark.map_or_else(unknown, percent)}</td>
            <td>{found.expected.seconds.map_or_else(unknown, minutes)}</td>
        </tr>
    }
    .into_any()
}

/// A mark from 0 to 1, to whole per cent.
fn percent(mark: f64) -> String {
    words().percent((mark * 100.0).round() as u16 * 10)
}

fn minutes(seconds: f64) -> String {
    words().decimal(seconds / 60.0, 1)
}
