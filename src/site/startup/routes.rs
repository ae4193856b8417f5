//! All addresses, and who answers there.

use super::admission::{RequestGates, let_in};
use super::assets::{Bundle, icon, part};
use super::forms::{BODY_LIMIT, at_home, longer};
use super::health::{ShutdownState, alive, readiness};
use super::unserved;
use crate::parts::kept::Kept;
use crate::{App, api, shell};
use axum::Router;
use axum::extract::{FromRef, Request};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::routing::{get, post};
use bank::Bank;
use leptos::config::LeptosOptions;
use leptos::prelude::provide_context;
use leptos_axum::{LeptosRoutes, generate_route_list};
use server::Server;
use server::rulings::Rulings;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;

/// State shared by handlers.
#[derive(Clone)]
pub(super) struct HandlerState {
    /// The rules.
    pub(super) server: Server,
    pub(super) bank: Arc<Bank>,
    /// Ruling service.
    pub(super) rulings: Rulings,
    /// The browser's half. Without it pages are plain HTML.
    pub(super) bundle: Option<Arc<Bundle>>,
    /// Shutdown state.
    pub(super) standing: Arc<ShutdownState>,
    /// Concurrency limits.
    pub(super) gates: RequestGates,
}

impl FromRef<HandlerState> for Server {
    fn from_ref(at_work: &HandlerState) -> Self {
        at_work.server.clone()
    }
}

impl FromRef<HandlerState> for Arc<Bank> {
    fn from_ref(at_work: &HandlerState) -> Self {
        at_work.bank.clone()
    }
}

impl FromRef<HandlerState> for Rulings {
    fn from_ref(at_work: &HandlerState) -> Self {
        at_work.rulings.clone()
    }
}

impl FromRef<HandlerState> for Arc<ShutdownState> {
    fn from_ref(at_work: &HandlerState) -> Self {
        at_work.standing.clone()
    }
}

impl FromRef<HandlerState> for LeptosOptions {
    fn from_ref(at_work: &HandlerState) -> Self {
        match &at_work.bundle {
            Some(bundle) => bundle.assets().options,
            None => LeptosOptions::builder().output_name("director").build(),
        }
    }
}

impl FromRef<HandlerState> for Option<Arc<Bundle>> {
    fn from_ref(at_work: &HandlerState) -> Self {
        at_work.bundle.clone()
    }
}

/// All addresses.
pub(super) fn routes(at_work: HandlerState) -> Router {
    let assets = at_work.bundle.as_deref().map(Bundle::assets);
    let asked = at_work.clone();
    let kept = Arc::<Kept>::default();
    let nearest = Arc::<api::NearestChanges>::default();
    let context = move || {
        provide_context(asked.bank.clone());
        provide_context(kept.clone());
        provide_context(nearest.clone());
        provide_context(asked.rulings.clone());
        api::put_at_hand(&asked.server);
    };
    let styles: unserved::Styles = assets.as_ref().map(|assets| assets.styles.as_str().into());
    let document = move || shell(assets.clone());
    let lost = leptos_axum::render_app_async_with_context(context.clone(), document.clone());
    let page = lost.clone();
    let malformed = move |request: Request, next: Next| at_home(page.clone(), request, next);
    Router::new()
        .leptos_routes_with_context(&at_work, generate_route_list(App), context, document)
        .route("/api/desk", post(api::desk))
        .route("/api/check-credential", post(api::check_credential))
        .layer(RequestBodyLimitLayer::new(BODY_LIMIT))
        .route("/api/enrol", post(api::enrol).layer(longer(api::ENROL_BODY)))
        .route("/api/logo", post(api::set_logo).layer(longer(api::LOGO_BODY)))
        .layer(from_fn(malformed))
        .route("/attempt/{id}/receipts.txt", get(api::attempt_receipts))
        .route("/desk/scenario.toml", get(api::scenario_file))
        .route("/account/data.json", get(api::account_data))
        .route("/federation/{code}/courses/{id}/progress.csv", get(api::course_file))
        .route("/federation/{code}/exams/{id}/statistics.csv", get(api::statistics_file))
        .route("/federation/{code}/appeals/{id}/scenario.toml", get(api::appeal_file))
        .route("/federation/{code}/exams/{id}/archive.zip", get(api::archive_file))
        .route("/federation/{code}/exams/{id}/board/changes", get(api::board_changes))
        .route("/federation/{code}/exams/{id}/results.csv", get(api::results_file))
        .route("/federation/{code}/audit.csv", get(api::audit_table))
        .route("/federation/{code}/audit.jsonl", get(api::audit_lines))
        .route("/certificate/{id}/certificate.pdf", get(api::certificate_file))
        .route("/certificate/{id}/credential.json", get(api::credential_file))
        .route("/register/{code}/directors.csv", get(api::register_file))
        .layer(from_fn_with_state(at_work.clone(), api::recognise))
        .route(
            "/attempt/{id}/save",
            post(api::attempt_save).layer(RequestBodyLimitLayer::new(api::SAVE_BODY)),
        )
        .route("/status/{code}/{list}", get(api::status_file))
        .route("/logo/{code}/{number}", get(api::logo_file))
        .route("/federation/{code}/did.json", get(api::did_file))
        .route("/.well-known/did.json", get(api::site_did_file))
        .route("/healthz", get(alive))
        .route("/readyz", get(readiness))
        .route("/icon.svg", get(icon))
        .fallback(lost)
        .layer(from_fn_with_state(at_work.clone(), api::closed))
        .layer(CatchPanicLayer::custom(unserved::caught))
        .layer(from_fn_with_state(styles.clone(), unserved::told))
        .layer(from_fn_with_state((at_work.server.clone(), at_work.gates.clone(), styles), let_in))
        .layer(from_fn_with_state(at_work.clone(), api::in_language))
        .route("/pkg/{version}/{file}", get(part))
        .with_state(at_work)
}
