//! Results and marking for examiners: `/federation/{code}/exams/{id}/results` and related pages.
//!
//! - `results`: `…/results`, every attempt with its result, or the missing marks
//! - `queue`: `…/marking`, the examiner's queue; `markers`: its further markers
//! - `task`: `…/marking/{attempt}/{page}`, an answer to mark
//! - `sheet`: `…/sheets/{attempt}`, points of practical and oral parts; `points`: the lines of a form
//! - `tables`: `…/tables`, simulated tables; `one_table`: `…/tables/{table}`, its candidates;
//!   `at_table`: `…/tables/{table}/{attempt}`, a candidate's points there
//! - `review`: `…/review`, the review phase for candidates

mod at_table;
mod markers;
mod one_table;
mod points;
mod queue;
mod results;
mod review;
mod sheet;
mod tables;
mod task;

pub use at_table::AtTable;
pub use one_table::OneTable;
pub use queue::Marking;
pub use results::{Results, part_marks, result_text};
pub use review::Review;
pub use sheet::Sheet;
pub use tables::Tables;
pub use task::MarkingTask;

use super::federation_page;
use crate::api::Allowed;
use crate::words;
use leptos::prelude::*;

/// Path of a sitting.
fn sitting_path(allowed: &Allowed, id: &str) -> String {
    format!("/federation/{}/exams/{id}", allowed.federation().code)
}

/// Link back to the results.
fn results_link(allowed: &Allowed, id: &str) -> AnyView {
    let to = format!("{}/results", sitting_path(allowed, id));
    view! { <p class="above"><a href=to>{words().say("results-title")}</a></p> }.into_any()
}
