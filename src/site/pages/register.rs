//! `/register/{federation}`: the public list of a federation's directors who agreed to be listed.

use super::context::{path_param, query_param};
use super::refused::refused;
use super::response::{head_title, suspended};
use super::when::day;
use crate::api::{Certificate, Director, RequestContext, register};
use crate::parts::button::submit;
use crate::parts::field::search_text;
use crate::words;
use leptos::prelude::*;

/// Maximum length of a search.
const SEARCH: usize = 100;

#[component]
pub fn Register() -> impl IntoView {
    let (context, code) = (RequestContext::current(), path_param("code"));
    let search: String = query_param("search").unwrap_or_default().chars().take(SEARCH).collect();
    suspended(async move {
        match register(&context, &code, &search).await {
            Ok((name, listed)) => render(&code, &name, &search, &listed),
            Err(why) => refused(why, &format!("/register/{code}")),
        }
    })
}

fn render(code: &str, name: &str, search: &str, listed: &[Director]) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = listed.iter().map(row).collect();
    let list = match rows.is_empty() {
        true => view! {
            <p class="empty">
                {words.say(if search.is_empty() { "register-none" } else { "register-none-found" })}
            </p>
        }
        .into_any(),
        false => view! { <ul class="rows laws">{rows}</ul> }.into_any(),
    };
    let heading = words.format("register-title", &[("federation", name.into())]);
    view! {
        {head_title(heading.clone())}
        <h1>{heading}</h1>
        <p class="lead">{words.format("register-lead", &[("n", listed.len().into())])}</p>
        <form method="get" action=format!("/register/{code}") role="search" class="search">
            {search_text("search", "register-search", search)}
            {submit(words.say("register-find"), "quiet")}
        </form>
        {list}
        <p class="actions">
            <a class="button quiet" href=format!("/register/{code}/directors.csv") download="">
                {words.say("register-file")}
            </a>
        </p>
        <p class="note"><a href="/verify">{words.say("verify-title")}</a></p>
    }
    .into_any()
}

fn row(one: &Director) -> AnyView {
    let certificates: Vec<AnyView> = one.certificates.iter().map(certificate).collect();
    view! { <li><span class="what">{one.name.clone()}</span> <span class="how">{certificates}</span></li> }
        .into_any()
}

fn certificate(one: &Certificate) -> AnyView {
    let words = words();
    let until = one.until.map(|until| words.format("register-until", &[("date", day(until).into())]));
    view! {
        <span class="note">
            <a href=format!("/verify/{}", one.public)>{one.level_name.clone()}</a>
            {until.map(|until| view! { " · " {until} })} " "
        </span>
    }
    .into_any()
}
