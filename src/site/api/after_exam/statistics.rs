//! Statistics of a sitting's items and paper, and the items' statistics as a CSV file.

use super::opened_sitting;
use crate::api::attachment::{CSV, attachment};
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use crate::words;
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use server::Server;
use server::exams::Sitting;
pub use server::exams::results::statistics::{ExamStatistics, ItemOfExam};
use server::roles::{Action, Allowed, Whose};
use words::spreadsheet::table;

/// Columns of the file: `statistics-file-` and one of these is the message id of its heading.
const COLUMNS: [&str; 9] = [
    "item",
    "asked",
    "exposure",
    "facility",
    "discrimination",
    "item_rest",
    "seconds",
    "median",
    "ninetieth",
];

/// Statistics of a sitting, for staff who hold exams.
pub async fn exam_statistics(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: &Sitting,
) -> Result<ExamStatistics, Refused> {
    or_refuse(server(context)?.results.statistics(allowed, sitting).await)
}

/// Exports the item statistics of the sitting in the URL.
pub async fn statistics_file(
    State(server): State<Server>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(server, &parts);
    let statistics: Result<ExamStatistics, Refused> = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        let sitting = opened_sitting(&context, &allowed, &id).await?;
        exam_statistics(&context, &allowed, &sitting).await
    }
    .await;
    match statistics {
        Ok(statistics) => attachment(CSV, "statistics.csv", csv(&statistics)),
        Err(why) => why.file_response(&format!("/federation/{code}/exams/{id}/statistics")),
    }
}

fn csv(statistics: &ExamStatistics) -> String {
    let words = words();
    let headings = COLUMNS.iter().map(|column| words.say(&format!("statistics-file-{column}"))).collect();
    table(std::iter::once(headings).chain(statistics.items.iter().map(row)))
}

fn row(item: &ItemOfExam) -> Vec<String> {
    let ratio = |value: Option<f64>| value.map(|value| format!("{value:.3}")).unwrap_or_default();
    let seconds = |value: Option<f64>| value.map(|value| format!("{value:.0}")).unwrap_or_default();
    let of = &item.statistics;
    vec![
        of.item.clone(),
        of.asked.to_string(),
        item.exposure.to_string(),
        ratio(of.facility),
        ratio(of.discrimination),
        ratio(of.item_rest),
        seconds(item.time.map(|time| time.mean)),
        seconds(item.time.map(|time| time.median)),
        seconds(item.time.map(|time| time.ninetieth)),
    ]
}
