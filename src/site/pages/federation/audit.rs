//! `/federation/{code}/audit`: the audit log. The query holds the filter, a person or an action,
//! and the page number.

use super::{federation_link, federation_page};
use crate::api::{
    AUDIT_PAGE, Action, Allowed, AuditEntry, AuditFilter, AuditPage, Deed, MentionedPerson, Refused,
    RequestContext, audit, parse_audit_query,
};
use crate::pages::context::{query, with_query};
use crate::pages::response::head_title;
use crate::pages::when::moment_view;
use crate::parts::button::hide;
use crate::parts::field::{search_choice, search_form};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Audit() -> impl IntoView {
    let (filter, page) = parse_audit_query(&query());
    federation_page(Action::SeeAudit, "/audit", async move |context: RequestContext, allowed: Allowed| {
        let log = audit(&context, &allowed, &filter, page).await?;
        Ok::<_, Refused>(render(&allowed, &filter, page, &log))
    })
}

fn render(allowed: &Allowed, filter: &AuditFilter, page: u32, log: &AuditPage) -> AnyView {
    let words = words();
    let here = format!("/federation/{}/audit", allowed.federation().code);
    let entries: Vec<AnyView> = log.entries.iter().map(|entry| row(&here, filter, entry)).collect();
    let end = (log.all > 0).then(|| {
        let args = [("n", log.all.into()), ("hash", log.hash.clone().into())];
        view! { <p class="note">{words.format("audit-end", &args)}</p> }
    });
    let files = [("csv", "audit-csv"), ("jsonl", "audit-jsonl")].map(|(kind, id)| {
        let to = at(&format!("{here}.{kind}"), filter, 0);
        view! { <a class="button quiet" href=to download="">{words.say(id)}</a> " " }
    });
    let onward = |there: bool, to: u32, rel: &'static str, id: &str| {
        there.then(|| view! { <a href=at(&here, filter, to) rel=rel>{words.say(id)}</a> " " })
    };
    let later = onward(page > 0, page.saturating_sub(1), "prev", "audit-later");
    let earlier =
        onward((page + 1).saturating_mul(AUDIT_PAGE) < log.count, page + 1, "next", "audit-earlier");
    view! {
        {head_title(words.say("federation-audit"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-audit")}</h1>
        <p>{words.say("audit-lead")}</p>
        {narrowing(&here, filter)}
        <p>{words.format("audit-count", &[("n", i64::from(log.count).into())])}</p>
        <ol class="rows" reversed=true>{entries}</ol>
        <p class="actions">{later} {earlier}</p>
        <p class="actions">{files}</p>
        {end}
    }
    .into_any()
}

/// The filter form, and the link to remove the filter.
fn narrowing(here: &str, filter: &AuditFilter) -> AnyView {
    let words = words();
    let any = [(String::new(), words.say("audit-deed"))];
    let deeds = Deed::ALL.iter().map(|deed| (deed.word().to_owned(), action_text(deed.word())));
    let chosen = filter.deed.map_or_else(String::new, |deed| deed.word().to_owned());
    let person = filter.person.map(|id| {
        let all = at(here, &AuditFilter { person: None, ..*filter }, 0);
        view! {
            {hide([("person", id.to_string())])}
            <p>{words.say("audit-person")} " " <a href=all>{words.say("audit-everybody")}</a></p>
        }
    });
    let fields =
        view! { {person} {search_choice("deed", "audit-what", any.into_iter().chain(deeds), &chosen)} };
    search_form(here, fields, "audit-show")
}

/// An entry: the action; below it the time, actor and subject.
fn row(here: &str, filter: &AuditFilter, entry: &AuditEntry) -> AnyView {
    let words = words();
    let by = match &entry.by {
        Some(who) => person_link(here, filter, who),
        None => words.say("audit-program").into_any(),
    };
    let on = match (&entry.on, entry.on_kind.as_str()) {
        (Some(who), _) => person_link(here, filter, who),
        (None, "course") => words.say("audit-on-course").into_any(),
        (None, "paper") => words.say("audit-on-paper").into_any(),
        (None, "programme") => words.say("audit-on-programme").into_any(),
        (None, "scenario") => words.say("audit-on-scenario").into_any(),
        (None, "sitting") => words.say("audit-on-sitting").into_any(),
        (None, "letter") => words.say("audit-on-letter").into_any(),
        (None, _) => words.say("audit-on-federation").into_any(),
    };
    let detail = (entry.detail != "{}").then(|| view! { " · " <code>{entry.detail.clone()}</code> });
    view! {
        <li value=entry.number.to_string()>
            <span class="what">{action_text(&entry.deed)}</span>
            <span class="how">
                {entry.number.to_string()} " · " {at_time(&entry.at)}
                " · " {words.say("audit-by")} " " {by} " · " {words.say("audit-on")} " " {on} {detail}
            </span>
        </li>
    }
    .into_any()
}

/// The time of an entry; as it stands if it cannot be read.
fn at_time(at: &str) -> AnyView {
    at.parse().map_or_else(|_| at.to_owned().into_any(), moment_view)
}

/// A person's name, linking to other entries by or about them.
fn person_link(here: &str, filter: &AuditFilter, who: &MentionedPerson) -> AnyView {
    let name = who.name.clone().unwrap_or_else(|| words().say("audit-gone"));
    let to = at(here, &AuditFilter { person: Some(who.id), ..*filter }, 0);
    view! { <a href=to>{name}</a> }.into_any()
}

/// The action in words; one of another program version by its token.
fn action_text(deed: &str) -> String {
    match Deed::read(deed) {
        Some(deed) => words().say(&format!("audit-deed-{}", deed.word())),
        None => deed.to_owned(),
    }
}

/// A path with the filter and the page, counted from 0.
fn at(path: &str, filter: &AuditFilter, page: u32) -> String {
    let person = filter.person.map(|person| person.to_string()).unwrap_or_default();
    let deed = filter.deed.map_or_else(String::new, |deed| deed.word().to_owned());
    let page = if page > 0 { (page + 1).to_string() } else { String::new() };
    with_query(path, [("person", &*person), ("deed", &*deed), ("page", &*page)])
}
