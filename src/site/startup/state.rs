//! The state that handlers share.

use super::assets::Bundle;
use super::health::ShutdownState;
use super::route_limiters::RouteLimiters;
use axum::extract::FromRef;
use bank::Bank;
use leptos::config::LeptosOptions;
use server::Server;
use server::rulings::Rulings;
use std::sync::Arc;

/// State shared by handlers.
#[derive(Clone)]
pub(crate) struct HandlerState {
    pub(super) server: Server,
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
        state.server.bank()
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
    fn from_ref(_: &HandlerState) -> Self {
        LeptosOptions::builder().output_name("director").build()
    }
}

impl FromRef<HandlerState> for Option<Arc<Bundle>> {
    fn from_ref(state: &HandlerState) -> Self {
        state.bundle.clone()
    }
}
