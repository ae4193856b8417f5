//! The routes of the table, with the layers around their handlers.

use super::assets::Bundle;
use super::error_responses::{Styles, panic_response, with_error_text};
use super::forms::{BODY_LIMIT, keep_on_site};
use super::load_shedding::shed_load;
use super::state::HandlerState;
use crate::parts::cached::ScenarioCache;
use crate::routes::{Layers, handlers, is_open_in_exam};
use crate::{App, api, shell};
use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use leptos::prelude::provide_context;
use leptos_axum::{LeptosRoutes, generate_route_list};
use server::Server;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;

/// All routes except the metrics address.
pub(super) fn routes(state: HandlerState) -> Router {
    let assets = state.bundle.as_deref().map(Bundle::urls);
    let shared = state.clone();
    let scenarios = Arc::<ScenarioCache>::default();
    let nearest = Arc::<api::NearestChanges>::default();
    let context = move || {
        provide_context(scenarios.clone());
        provide_context(nearest.clone());
        provide_context(shared.rulings.clone());
        api::provide_request_context(&shared.server);
        api::provide_bank(&shared.server);
    };
    let styles: Styles = assets.as_ref().map(|assets| assets.styles.as_str().into());
    let document = move || shell(assets.clone());
    let not_found = leptos_axum::render_app_async_with_context(context.clone(), document.clone());
    let page = not_found.clone();
    let on_site = move |request: Request, next: Next| keep_on_site(page.clone(), request, next);
    let with = |router: Router<HandlerState>, within: Layers| {
        handlers(within).fold(router, |router, (path, handler)| router.route(path, handler))
    };
    let pages = Router::new()
        .leptos_routes_with_context(&state, generate_route_list(App), context, document)
        .layer(RequestBodyLimitLayer::new(BODY_LIMIT));
    let forms = with(pages, Layers::Form).layer(from_fn(on_site));
    let identified = with(forms, Layers::Identified).layer(from_fn_with_state(state.clone(), api::identify));
    let plain = with(identified, Layers::Plain)
        .fallback(not_found)
        .layer(from_fn_with_state(state.clone(), lock_in_exam))
        .layer(CatchPanicLayer::custom(panic_response))
        .layer(from_fn_with_state(styles.clone(), with_error_text))
        .layer(from_fn_with_state((state.server.clone(), state.limiters.clone(), styles), shed_load))
        .layer(from_fn_with_state(state.clone(), api::with_browser_languages));
    with(plain, Layers::Asset).with_state(state)
}

/// Leads candidates from everything that is closed during their exam back to it.
async fn lock_in_exam(server: State<Server>, request: Request, next: Next) -> Response {
    match is_open_in_exam(request.uri().path()) {
        true => next.run(request).await,
        false => api::closed(server, request, next).await,
    }
}
