//! Header, page, and footer: the rows of pages as routes of Leptos.

use super::matching::page;
use super::pages::PAGES;
use super::route::Handler;
use crate::api::RequestContext;
use crate::pages::not_found::NotFound;
use crate::pages::response::suspended;
use crate::parts::frame;
use axum::http::request::Parts;
use leptos::children::ToChildren;
use leptos::prelude::*;
use leptos_meta::Html;
use leptos_router::components::{RouteChildren, Router, Routes, RoutesProps};
use leptos_router::{
    ChooseView, GeneratedRouteData, MatchInterface, MatchNestedRoutes, MatchParams, Method, PathSegment,
    RouteMatchId, SsrMode,
};
use std::borrow::Cow;

/// Header, page, and footer.
#[component]
pub(crate) fn Pages() -> impl IntoView {
    let context = RequestContext::current();
    let here = use_context::<Parts>().map_or_else(String::new, |parts| parts.uri.path().to_owned());
    view! {
        {suspended(async move {
            let who = context.user_state().await;
            // Before the page: larger type applies to the whole document.
            let larger = who.user().is_some_and(|person| person.larger_type);
            view! {
                {larger.then(|| view! { <Html {..} class="larger" /> })}
                {frame::header(&here, who.user())}
            }
            .into_any()
        })}
        <main id="main" tabindex="-1">
            <Router>{routes()}</Router>
        </main>
        {frame::footer()}
    }
}

/// The page of the request's URL.
fn routes() -> impl IntoView {
    let children = RouteChildren::to_children(|| TableRoutes);
    Routes(RoutesProps { fallback: NotFound, transition: false, children })
}

/// The rows of pages.
#[derive(Clone, Copy)]
struct TableRoutes;

/// A row of a page, for a path.
struct MatchedPage {
    id: RouteMatchId,
    path: String,
    params: Vec<(Cow<'static, str>, String)>,
    view: fn() -> AnyView,
}

impl MatchNestedRoutes for TableRoutes {
    type Data = ();
    type Match = MatchedPage;

    fn match_nested<'a>(&'a self, path: &'a str) -> (Option<(RouteMatchId, MatchedPage)>, &'a str) {
        let found = page(path).and_then(|found| {
            let Handler::Page(view) = found.value.handler else { return None };
            let id = RouteMatchId::new_from_route_id();
            let params = found.params.iter().map(|(name, value)| (name.into(), value.to_owned())).collect();
            Some((id, MatchedPage { id, path: path.to_owned(), params, view }))
        });
        let rest = if found.is_some() { "" } else { path };
        (found, rest)
    }

    fn generate_routes(&self) -> impl IntoIterator<Item = GeneratedRouteData> + '_ {
        PAGES.iter().filter(|row| row.is_page()).map(|row| {
            let parameter = |piece: &'static str| piece.strip_prefix('{')?.strip_suffix('}');
            let segment = |piece: &'static str| match parameter(piece) {
                Some(name) => PathSegment::Param(name.into()),
                None => PathSegment::Static(piece.into()),
            };
            GeneratedRouteData {
                segments: row.path.split('/').filter(|piece| !piece.is_empty()).map(segment).collect(),
                // Complete before its first byte is sent.
                ssr_mode: SsrMode::Async,
                methods: [Method::Get].into(),
                regenerate: Vec::new(),
            }
        })
    }

    fn optional(&self) -> bool {
        false
    }
}

impl MatchParams for MatchedPage {
    fn to_params(&self) -> Vec<(Cow<'static, str>, String)> {
        self.params.clone()
    }
}

impl MatchInterface for MatchedPage {
    type Child = ();

    fn as_id(&self) -> RouteMatchId {
        self.id
    }

    fn as_matched(&self) -> &str {
        &self.path
    }

    fn into_view_and_child(self) -> (impl ChooseView, Option<()>) {
        (self.view, None)
    }
}
