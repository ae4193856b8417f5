//! The scenario studio: its form handler, and what its pages read. Until a draft is saved, all of it
//! is in the URL, as at the desk.
//!
//! - `query`: the state in a URL or form
//! - `press`: what its buttons do

mod press;
mod query;

pub use query::{Studio, StudioNotice};
pub use server::own_bank::AboutScenario;

use super::desk::{DeskPage, FACTS_TOO_LONG};
use super::federation::{or_refuse, server};
use super::posted::Stop;
use super::redirect::{HandlerContext, see_other};
use super::request_context::{Refused, RequestContext};
use super::ruling::ruling_service;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use bank::Scenario;
use bank::scenario::VetoedVariants;
use rules::engine::Ruling;
use server::Server;
use server::own_bank::{WrittenScenario, about_scenario};
use server::roles::{Action, Allowed, Whose};
use server::rulings::{Asker, Rulings};
use std::sync::Arc;

/// Handles the form. Redirects to its page, or responds with it if it is too long for a URL.
pub async fn studio(
    State(rules): State<Server>,
    State(rulings): State<Rulings>,
    parts: Parts,
    body: String,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let here = HandlerContext::of(parts);
    let (mut studio, pressed) = Studio::posted(&body);
    if studio.desk.has_too_many_facts() {
        return Redirect::to(FACTS_TOO_LONG).into_response();
    }
    let pressed = async {
        let allowed = context.allowed(Action::WriteScenarios, &studio.federation, Whose::Others).await?;
        let rulings = rulings.asked_by(Asker::Account(allowed.by().id.0));
        studio.press(&pressed, server(&context)?, &allowed, &rulings).await
    };
    match pressed.await {
        Ok(press::Next::Stored(id)) => {
            let page = query::path(&studio.federation, &id);
            here.with(|| {
                super::cookies::tell("studio", "saved");
                see_other(&format!("{page}#ruling"));
            });
            here.answer()
        }
        Ok(press::Next::Submitted(id)) => {
            // Not the scenario's own page: scripts would send the form again, as it has no desk.
            let page = query::path(&studio.federation, &id);
            here.with(|| {
                super::cookies::tell("studio", "submitted");
                see_other(&page);
            });
            here.answer()
        }
        Ok(press::Next::Here(to)) if studio.desk.fits_a_url() => {
            Redirect::to(&format!("{}#{to}", studio.desk.path())).into_response()
        }
        Ok(press::Next::Here(_)) => {
            let mut response = StatusCode::OK.into_response();
            response.extensions_mut().insert(DeskPage(studio.desk));
            response
        }
        Err(Stop::Refused(refused)) => {
            here.with(|| refused.redirect(&studio.desk.place.page));
            here.answer()
        }
        // Every fault of saving is a notice on the page.
        Err(Stop::Faults(_)) => Redirect::to(&studio.desk.path()).into_response(),
    }
}

/// One of the federation's own scenarios.
pub async fn written_scenario(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
) -> Result<WrittenScenario, Refused> {
    or_refuse(server(context)?.own_bank.find(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// Variants of these stages, with their rulings and vetoed ones too, and premises of the stage at
/// this index.
pub async fn about_draft(stages: Vec<(Arc<Scenario>, Arc<Ruling>)>, at: usize) -> Option<AboutScenario> {
    let rulings = ruling_service().await.ok()?;
    Some(about_scenario(rulings, stages, at, VetoedVariants::default()).await)
}
