//! The scenario studio: its form handler, and what its pages read. Until a draft is saved, all of it
//! is in the URL, as at the desk; if it is too long for one, it is stored for its writer alone.
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
use server::own_bank::{OwnBank, WrittenScenario, about_scenario};
use server::roles::{Action, Allowed, Whose};
use server::rulings::{Asker, Rulings};
use std::sync::Arc;
use uuid::Uuid;

/// Handles the form. Redirects to its page, or responds with it if it is too long for a URL and cannot
/// be stored.
pub async fn studio(
    State(rules): State<Server>,
    State(rulings): State<Rulings>,
    parts: Parts,
    body: String,
) -> Response {
    let bank = rules.own_bank.clone();
    let context = RequestContext::of_request(rules, &parts);
    let here = HandlerContext::of(parts);
    let (mut studio, pressed) = Studio::posted(&body);
    if studio.desk.has_too_many_facts() {
        return Redirect::to(FACTS_TOO_LONG).into_response();
    }
    let pressed = async {
        let allowed = context.allowed(Action::WriteScenarios, &studio.federation, Whose::Others).await?;
        let rulings = rulings.asked_by(Asker::Account(allowed.by().id.0));
        let next = studio.press(&pressed, server(&context)?, &allowed, &rulings).await?;
        Ok((next, allowed))
    };
    match pressed.await {
        Ok((press::Next::Stored(id), _)) => {
            let page = query::path(&studio.federation, &id);
            here.with(|| {
                super::cookies::tell("studio", "saved");
                see_other(&format!("{page}#ruling"));
            });
            here.answer()
        }
        Ok((press::Next::Submitted(id), _)) => {
            // Not the scenario's own page: scripts would send the form again, as it has no desk.
            let page = query::path(&studio.federation, &id);
            here.with(|| {
                super::cookies::tell("studio", "submitted");
                see_other(&page);
            });
            here.answer()
        }
        Ok((press::Next::Here(to), allowed)) => here_again(&bank, &allowed, studio, to).await,
        Err(Stop::Refused(refused)) => {
            here.with(|| refused.redirect(&studio.desk.place.page));
            here.answer()
        }
        // Every fault of saving is a notice on the page.
        Err(Stop::Faults(_)) => Redirect::to(&studio.desk.path()).into_response(),
    }
}

/// Redirects to the same state, at this fragment.
async fn here_again(bank: &OwnBank, allowed: &Allowed, studio: Studio, to: &str) -> Response {
    if let Some(url) = studio.url() {
        return Redirect::to(&format!("{url}#{to}")).into_response();
    }
    match bank.store_form(allowed, &studio.to_form()).await {
        Ok(id) => Redirect::to(&format!("{}#{to}", studio.form_url(id))).into_response(),
        Err(error) => {
            tracing::error!(%error, "form of the studio not stored");
            let mut response = StatusCode::OK.into_response();
            response.extensions_mut().insert(DeskPage(studio.desk));
            response
        }
    }
}

/// The state in the form stored under this id, if its page is that of this scenario, or of a new one;
/// `None` if it has expired or is another user's.
pub async fn long_form(
    context: &RequestContext,
    allowed: &Allowed,
    id: Option<&str>,
    form: &str,
) -> Result<Option<Studio>, Refused> {
    let Ok(form) = Uuid::try_parse(form) else { return Ok(None) };
    let fields = or_refuse(server(context)?.own_bank.stored_form(allowed, form).await)?;
    Ok(fields.and_then(|fields| Studio::of_form(&fields, &allowed.federation().code, id)))
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
