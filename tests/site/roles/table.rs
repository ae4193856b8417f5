//! The route table with an example of each route: its request, and the response for each kind of
//! user.

use super::clients::{Client, Clients};
use super::examples::{EXAMPLES, Example, Found};
use axum::http::Method;
use site::routes::{Access, Route, all};
use std::sync::LazyLock;

/// Method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// GET.
    Get,
    /// POST of a form.
    Post,
}

/// A route with its example.
pub struct Row {
    /// Method.
    pub way: Verb,
    /// Route as registered.
    pub at: &'static str,
    /// Path as requested.
    pub asks: String,
    /// Body.
    pub fields: Vec<(&'static str, &'static str)>,
    /// Those who may open it.
    pub opens_for: Access,
    /// What the request finds.
    pub found: Found,
    /// True if it may end the client's session.
    pub ends: bool,
}

impl Row {
    fn of(route: &Route) -> Row {
        let (at, opens_for) = (route.path, route.opens_for);
        let way = if route.method() == Method::POST { Verb::Post } else { Verb::Get };
        let has_parameters = at.split('/').any(|piece| piece.starts_with('{') && piece != "{code}");
        let plain = Example { at, asks: Some(at), fields: "", found: Found::There, ends: false };
        let example = match EXAMPLES.iter().find(|example| example.at == at) {
            Some(example) => example,
            None if way == Verb::Get && !has_parameters => &plain,
            None => panic!("{at} has no example in tests/site/roles/examples.rs"),
        };
        let by_access = matches!(example.found, Found::There | Found::Missing | Found::Unread);
        assert!(by_access || opens_for == Access::Everybody, "{at} has a status, but {opens_for:?}");
        let id = |piece| if str::starts_with(piece, '{') && piece != "{code}" { "none" } else { piece };
        let none = || at.split('/').map(id).collect::<Vec<_>>().join("/");
        let asks = example.asks.map_or_else(none, str::to_owned);
        let fields = example.fields.split('&').filter_map(|field| field.split_once('=')).collect();
        Row { way, at, asks, fields, opens_for, found: example.found, ends: example.ends }
    }

    /// The status for visitors or for users, if it does not depend on who they are beyond that.
    pub fn status_of_all(&self, is_visitor: bool) -> Option<u16> {
        match self.found {
            Found::Status(status) => Some(status),
            Found::Statuses { visitor, .. } if is_visitor => Some(visitor),
            Found::Statuses { others, .. } => Some(others),
            _ if self.opens_for != Access::Everybody => None,
            _ if self.way == Verb::Get => Some(200),
            _ => Some(303),
        }
    }

    /// True if path or body contains this.
    pub fn mentions(&self, what: &str) -> bool {
        self.asks.contains(what) || self.fields.iter().any(|(_, value)| value.contains(what))
    }

    /// True if it is about a person.
    pub fn is_about_a_person(&self) -> bool {
        self.mentions("{person}") || self.mentions("{answer}")
    }

    /// The body.
    pub fn filled(
        &self,
        clients: &Clients,
        who: &Client,
        federation: &str,
        own: bool,
    ) -> Vec<(&'static str, String)> {
        self.fields.iter().map(|(name, value)| (*name, clients.fill(value, who, federation, own))).collect()
    }
}

/// All routes.
pub static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    for example in EXAMPLES {
        assert!(all().any(|route| route.path == example.at), "{} is no route", example.at);
    }
    all().map(Row::of).collect()
});
