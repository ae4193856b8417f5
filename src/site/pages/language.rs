//! `/language`: the user's languages, optionally another one for the Laws.

use super::context::query;
use super::response::head_title;
use crate::api::{LANGUAGE, local};
use crate::parts::field::{SelectField, tick};
use crate::{reading, words};
use leptos::prelude::*;
use url::form_urlencoded;
use words::Language;

#[component]
pub fn Languages() -> impl IntoView {
    let (words, reads) = (words(), reading());
    let query = query();
    let next = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "next");
    let next = next.and_then(|(_, path)| local(&path).map(str::to_owned)).unwrap_or_else(|| "/".to_owned());
    let all: Vec<(String, String)> =
        Language::all().map(|one| (one.tag().to_owned(), one.name().to_owned())).collect();
    let same = [(String::new(), words.say("language-law-same"))];
    let select = |name: &'static str, choices, chosen: &str, hint: Option<String>| {
        SelectField {
            name,
            label: words.say(&format!("language-{name}")),
            hint,
            choices,
            chosen: chosen.to_owned(),
            faults: Vec::new(),
        }
        .view()
    };
    let law = if reads.law == reads.page { "" } else { reads.law.tag() };
    view! {
        {head_title(words.say("language-title"))}
        <h1>{words.say("language-title")}</h1>
        <form method="post" action=LANGUAGE>
            <input type="hidden" name="next" value=next />
            {select("page", all.clone(), reads.page.tag(), None)}
            {select("law", same.into_iter().chain(all).collect(), law, Some(words.say("language-law-hint")))}
            {tick("beside", words.say("language-beside"), reads.beside)}
            <p class="actions"><button type="submit" class="button primary">{words.say("language-save")}</button></p>
        </form>
    }
}
