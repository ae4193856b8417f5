//! The desk: its form handler, and its facts as a file. Nothing is stored: the form redirects to a
//! page with the facts in its URL, from which the file is generated. Only what is too long for a
//! URL is in the response to the form itself.
//!
//! - `query`: the state in a URL or form
//! - `press`: what its buttons do
//! - `pasted`: what a pasted text becomes

mod pasted;
mod press;
mod query;

pub use pasted::{Pasted, PlayedOut};
pub(super) use query::{DeskForm, read};
pub use query::{DeskPage, DeskPlace, DeskQuery};

use super::attachment::{TOML, attachment};
use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use bank::Scenario;
use bank::desk::DRAFT_ID;
use server::accounts::Network;
use server::rulings::{Asker, Rulings};

/// The page about facts that are too long for a URL, with their limit in kB.
pub(super) const FACTS_TOO_LONG: &str = "/malformed?why=long&limit=16";

/// Handles the form. Redirects to its page, or responds with it.
pub async fn desk(body: String) -> Response {
    let (mut desk, pressed) = query::read(&body);
    desk.beside.clear();
    if desk.has_too_many_facts() {
        return Redirect::to(FACTS_TOO_LONG).into_response();
    }
    let to = desk.press(&pressed);
    if desk.fits_a_url() {
        return Redirect::to(&format!("{}#{to}", desk.path())).into_response();
    }
    let mut response = StatusCode::OK.into_response();
    response.extensions_mut().insert(DeskPage(desk));
    response
}

/// The facts as a scenario file; a redirect to the desk if they are incomplete.
pub async fn scenario_file(
    State(rulings): State<Rulings>,
    network: Option<Extension<Network>>,
    RawQuery(query): RawQuery,
) -> Response {
    let rulings = rulings.asked_by(Asker::Visitor(network.map(|Extension(network)| network)));
    let desk_query = DeskQuery::read(&query.unwrap_or_default());
    let page = || Redirect::to(&desk_query.path()).into_response();
    let Ok(case) = desk_query.sheet.case() else { return page() };
    let Ok(ruling) = rulings.on(&case).await else { return page() };
    match Scenario::draft(DRAFT_ID, case, &ruling) {
        Ok(scenario) => attachment(TOML, "draft.toml", scenario.write()),
        Err(_) => page(),
    }
}
