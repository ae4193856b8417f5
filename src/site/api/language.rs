//! The reader's languages and suit colours, chosen by a form on every page.

use super::cookies;
use super::posted::{Posted, Stop, form};
use super::redirect::local;
use super::request_context::{LANG, RequestContext};
use crate::suits::SuitColours;
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use leptos::prelude::use_context;
use server::Server;
use url::form_urlencoded;
use words::{Language, LanguageChoice};

form! {
    /// Stores languages in the browser and in the signed-in user's account, suit colours in the
    /// browser, and leads back. The law language and the suit colours stay unless given.
    "language" LanguagePost labels "language-{}" {
        page: choice,
        law: maybe,
        suits: maybe,
        beside: tick,
        next: hidden,
    }
}

impl LanguagePost {
    fn path(&self) -> String {
        without_language(local(&self.next).unwrap_or("/"))
    }
}

impl Posted for LanguagePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let before = context.chosen().await;
        let chosen = LanguageChoice {
            page: Language::read(&self.page).or(before.page),
            law: self.law.as_deref().map_or(before.law, Language::read),
            beside: if self.law.is_some() { self.beside } else { before.beside },
        };
        context.choose(chosen).await;
        cookies::store_languages(chosen);
        if let Some(suits) = self.suits.as_deref().and_then(SuitColours::read) {
            cookies::store_suit_colours(suits);
        }
        Ok(self.page())
    }
}

/// The current page's URL in each language, by tag; and without one, for the default.
pub fn in_other_languages() -> Vec<(&'static str, String)> {
    let (Some(parts), Some(server)) = (use_context::<Parts>(), use_context::<Server>()) else {
        return Vec::new();
    };
    let here = here(&parts);
    let between = if here.contains('?') { '&' } else { '?' };
    let one = |language: Language| {
        let tag = language.tag();
        (tag, server.mail.page_address(&format!("{here}{between}{LANG}={tag}")))
    };
    Language::all().map(one).chain([("x-default", server.mail.page_address(&here))]).collect()
}

/// Path and query of the current page, without its language.
pub fn current_path() -> String {
    use_context::<Parts>().map_or_else(|| "/".to_owned(), |parts| here(&parts))
}

fn here(parts: &Parts) -> String {
    without_language(parts.uri.path_and_query().map_or("/", PathAndQuery::as_str))
}

/// A URL without its language parameter, so that the chosen languages apply.
fn without_language(path: &str) -> String {
    let Some((bare, query)) = path.split_once('?') else { return path.to_owned() };
    let pairs = || form_urlencoded::parse(query.as_bytes());
    // Unchanged, byte for byte, if there is nothing to remove.
    if pairs().all(|(name, _)| name != LANG) {
        return path.to_owned();
    }
    let mut rest = form_urlencoded::Serializer::new(String::new());
    let rest = rest.extend_pairs(pairs().filter(|(name, _)| name != LANG)).finish();
    if rest.is_empty() { bare.to_owned() } else { format!("{bare}?{rest}") }
}

#[cfg(test)]
mod tests {
    use super::without_language;

    #[test]
    fn strips_only_the_language() {
        for (path, left) in [
            ("/", "/"),
            ("/laws?lang=fr", "/laws"),
            ("/desk?a=1&lang=fr&b=2", "/desk?a=1&b=2"),
            ("/desk?a=%3A:&b", "/desk?a=%3A:&b"),
        ] {
            assert_eq!(without_language(path), left);
        }
    }
}
