//! `/register/{federation}`: the public list of a federation's directors who agreed to be listed.

use super::context::{path_param, query};
use super::refused::refused;
use super::response::{head_title, suspended};
use super::when::day;
use crate::api::{Certificate, Director, RequestContext, register};
use crate::parts::field::Field;
use crate::words;
use leptos::prelude::*;
use url::form_urlencoded;

/// Maximum length of a search.
const SEARCH: usize = 100;

#[component]
pub fn Register() -> impl IntoView {
    let (context, code, query) = (RequestContext::current(), path_param("code"), query());
    suspended(async move {
        let search = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "search");
        let search: String = search.map(|(_, text)| text.chars().take(SEARCH).collect()).unwrap_or_default();
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
    let input = Field {
        name: "search",
        kind: "search",
        autocomplete: "off",
        label: words.say("register-search"),
        hint: None,
        typed: search.to_owned(),
        faults: Vec::new(),
        focus: false,
    };
    let heading = words.format("register-title", &[("federation", name.into())]);
    view! {
        {head_title(heading.clone())}
        <h1>{heading}</h1>
        <p class="lead">{words.format("register-lead", &[("n", listed.len().into())])}</p>
        <form method="get" action=format!("/register/{code}") role="search" class="search">
            {input.view()}
            <p class="actions"><button type="submit" class="button quiet">{words.say("register-find")}</button></p>
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
