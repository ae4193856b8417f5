//! The routes of the site, and the state their handlers share.

use super::assets::{Bundle, asset, icon};
use super::error_responses::{Styles, panic_response, with_error_text};
use super::forms::{BODY_LIMIT, keep_on_site, upload_limit};
use super::health::{ShutdownState, alive, readiness};
use super::load_shedding::{RouteLimiters, shed_load};
use crate::parts::cached::ScenarioCache;
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
    pub(super) server: Server,
    pub(super) bank: Arc<Bank>,
    pub(super) rulings: Rulings,
    /// The browser bundle. Without it pages are plain HTML.
    pub(super) bundle: Option<Arc<Bundle>>,
    pub(super) shutdown: Arc<ShutdownState>,
    pub(super) limiters: RouteLimiters,
}

impl FromRef<HandlerState> for Server {
    fn from_ref(state: &HandlerState) -> Self {
        state.server.clone()
    }
}

impl FromRef<HandlerState> for Arc<Bank> {
    fn from_ref(state: &HandlerState) -> Self {
        state.bank.clone()
    }
}

impl FromRef<HandlerState> for Rulings {
    fn from_ref(state: &HandlerState) -> Self {
        state.rulings.clone()
    }
}

impl FromRef<HandlerState> for Arc<ShutdownState> {
    fn from_ref(state: &HandlerState) -> Self {
        state.shutdown.clone()
    }
}

impl FromRef<HandlerState> for LeptosOptions {
    fn from_ref(state: &HandlerState) -> Self {
        match &state.bundle {
            Some(bundle) => bundle.urls().options,
            None => LeptosOptions::builder().output_name("director").build(),
        }
    }
}

impl FromRef<HandlerState> for Option<Arc<Bundle>> {
    fn from_ref(state: &HandlerState) -> Self {
        state.bundle.clone()
    }
}

/// All routes except the metrics address.
pub(super) fn routes(state: HandlerState) -> Router {
    let assets = state.bundle.as_deref().map(Bundle::urls);
    let shared = state.clone();
    let scenarios = Arc::<ScenarioCache>::default();
    let nearest = Arc::<api::NearestChanges>::default();
    let context = move || {
        provide_context(shared.bank.clone());
        provide_context(scenarios.clone());
        provide_context(nearest.clone());
        provide_context(shared.rulings.clone());
        api::provide_request_context(&shared.server);
    };
    let styles: Styles = assets.as_ref().map(|assets| assets.styles.as_str().into());
    let document = move || shell(assets.clone());
    let not_found = leptos_axum::render_app_async_with_context(context.clone(), document.clone());
    let page = not_found.clone();
    let on_site = move |request: Request, next: Next| keep_on_site(page.clone(), request, next);
    Router::new()
        .leptos_routes_with_context(&state, generate_route_list(App), context, document)
        .route("/api/desk", post(api::desk))
        .route("/api/check-credential", post(api::check_credential))
        .layer(RequestBodyLimitLayer::new(BODY_LIMIT))
        .route("/api/enrol", post(api::enrol).layer(upload_limit(api::ENROL_BODY)))
        .route("/api/logo", post(api::set_logo).layer(upload_limit(api::LOGO_BODY)))
        .layer(from_fn(on_site))
        .route("/attempt/{id}/receipts.txt", get(api::attempt_receipts))
        .route("/desk/scenario.toml", get(api::scenario_file))
        .route("/account/data.json", get(api::account_data))
        .route("/federation/{code}/courses/{id}/progress.csv", get(api::course_file))
        .route("/federation/{code}/exams/{id}/statistics.csv", get(api::statistics_file))
        .route("/federation/{code}/appeals/{id}/scenario.toml", get(api::appeal_file))
        .route("/federation/{code}/exams/{id}/archive.zip", get(api::archive_file))
        .route("/federation/{code}/exams/{id}/board/changes", get(api::monitor_changes))
        .route("/federation/{code}/exams/{id}/results.csv", get(api::results_file))
        .route("/federation/{code}/audit.csv", get(api::audit_table))
        .route("/federation/{code}/audit.jsonl", get(api::audit_lines))
        .route("/certificate/{id}/certificate.pdf", get(api::certificate_file))
        .route("/certificate/{id}/credential.json", get(api::credential_file))
        .route("/register/{code}/directors.csv", get(api::register_file))
        .layer(from_fn_with_state(state.clone(), api::identify))
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
        .fallback(not_found)
        .layer(from_fn_with_state(state.clone(), api::closed))
        .layer(CatchPanicLayer::custom(panic_response))
        .layer(from_fn_with_state(styles.clone(), with_error_text))
        .layer(from_fn_with_state((state.server.clone(), state.limiters.clone(), styles), shed_load))
        .layer(from_fn_with_state(state.clone(), api::with_browser_languages))
        .route("/pkg/{version}/{file}", get(asset))
        .with_state(state)
}
