//! `/language`: the user's languages, optionally another one for the Laws; and suit colours.

use super::context::query_param;
use super::response::head_title;
use crate::api::{LanguagePost, local, suit_colours};
use crate::parts::page_form::PageForm;
use crate::suits::SuitColours;
use crate::{reading, words};
use leptos::prelude::*;
use words::Language;

#[component]
pub fn Languages() -> impl IntoView {
    let (words, reads) = (words(), reading());
    let form = PageForm::take(&LanguagePost::FORM);
    let next = query_param("next").and_then(|path| local(&path).map(str::to_owned));
    let all = || Language::all().map(|one| (one.tag().to_owned(), one.name().to_owned()));
    let same = [(String::new(), words.say("language-law-same"))];
    let law = if reads.law == reads.page { "" } else { reads.law.tag() };
    let suits = SuitColours::ALL.map(|one| (one.word().to_owned(), words.say(one.label())));
    let fields = view! {
        {form.choice("page", all(), reads.page.tag())}
        {form.choice("law", same.into_iter().chain(all()), law)}
        {form.tick("beside", reads.beside)}
        {form.choice("suits", suits, suit_colours().word())}
    };
    view! {
        {head_title(words.say("language-title"))}
        <h1>{words.say("language-title")}</h1>
        {form.view([("next", next.unwrap_or_else(|| "/".to_owned()))], fields, ("language-save", "primary"))}
    }
}
