//! A new scenario: from nothing, from a case at the table or at the desk, or like another.

use super::notice::notice;
use crate::api::{Allowed, Studio};
use crate::pages::desk;
use crate::pages::federation::own_bank::bank_link;
use crate::pages::response::head_title;
use crate::parts::field::{labelled, search_form};
use crate::words;
use bank::Bank;
use leptos::prelude::*;
use rules::engine::Family;

/// `code` has the federation's edition and elections, by field paths; `unknown` is the name of the
/// scenario asked for, if there is none.
pub fn page(
    allowed: &Allowed,
    bank: &Bank,
    studio: &Studio,
    code: &[(String, String)],
    unknown: Option<&str>,
) -> AnyView {
    let (words, query) = (words(), &studio.desk);
    let way = |family: Family| {
        let to = format!("{}?{}", query.place.page, desk::start_query(query, family, code));
        let [title, about] = ["desk-begin-", "desk-begin-about-"].map(|id| format!("{id}{}", family.word()));
        view! { <li><h2><a href=to>{words.say(&title)}</a></h2> <p>{words.say(&about)}</p></li> }
    };
    let ways: Vec<_> = Family::ALL.into_iter().map(way).collect();
    let mut travelling = query.clone();
    travelling.beside.retain(|(name, _)| name != "notice");
    let code: Vec<AnyView> = code
        .iter()
        .map(|(path, text)| view! { <input type="hidden" name=path.clone() value=text.clone() /> }.into_any())
        .collect();
    let names = bank.firsts().map(|one| view! { <option value=one.id.clone()></option> }.into_any());
    let names: Vec<AnyView> = names.collect();
    let asked = unknown.map(str::to_owned);
    let faults: Vec<String> = unknown.map(|_| words.say("bank-generate-fault-like")).into_iter().collect();
    let (label, hint) = (words.say("studio-like-id"), words.say("studio-like-hint"));
    let like = labelled("field", "like", label, Some(hint), faults, |described, wrong| {
        view! {
            <input
                id="like"
                name="like"
                type="text"
                value=asked
                list="scenarios"
                autocomplete="off"
                aria-describedby=described
                aria-invalid=wrong.then_some("true")
                autofocus=wrong
            />
            <datalist id="scenarios">{names}</datalist>
        }
        .into_any()
    });
    view! {
        {head_title(words.say("studio-new-title"))}
        {bank_link(allowed)}
        <h1>{words.say("studio-new-title")}</h1>
        {notice(studio)}
        <p class="lead">{words.say("studio-lead")}</p>
        <ul class="beginnings">{ways}</ul>
        <section aria-labelledby="from-case">
            <h2 id="from-case">{words.say("studio-from-case")}</h2>
            <p>{words.say("studio-from-case-hint")}</p>
            <form method="post" action=query.place.action class="entry" data-desk="">
                {code}
                {desk::beside(&travelling)}
                {desk::paste_field(query)}
            </form>
        </section>
        <section aria-labelledby="from-other">
            <h2 id="from-other">{words.say("studio-like")}</h2>
            {search_form(
                &query.place.page,
                like,
                "studio-like-begin",
            )}
        </section>
    }
    .into_any()
}
