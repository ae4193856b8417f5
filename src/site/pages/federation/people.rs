//! `/federation/{code}/people`: members by name, and role holders. The query holds the search and
//! the cursor.

use super::{federation_link, federation_page};
use crate::api::{
    AccountChangePost, Action, Allowed, Member, PendingChange, PeopleCursor, Refused, RequestContext, Whose,
    holders, pending_changes, people, people_count, person_id,
};
use crate::pages::context::{query_param, with_query};
use crate::pages::response::head_title;
use crate::parts::field::{search_form, search_text};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn People() -> impl IntoView {
    let params = PeopleQuery::read();
    let changed = PageForm::take(&AccountChangePost::FORM);
    federation_page(Action::SeePeople, "/people", async move |context: RequestContext, allowed: Allowed| {
        let (members, more) = people(&context, &allowed, &params.holds, params.after.as_ref()).await?;
        let count = people_count(&context, &allowed).await?;
        let held = holders(&context, &allowed).await?;
        let waits = pending_changes(&context, &allowed).await?;
        let above_list =
            view! { {changed.done("deleted", "keep-deleted")} {pending_list(&allowed, &waits)} }.into_any();
        Ok::<_, Refused>(render(&allowed, &params, above_list, &members, more, (count, held.len())))
    })
}

/// Query parameters.
#[derive(Clone, Debug, Default)]
struct PeopleQuery {
    holds: String,
    after: Option<PeopleCursor>,
}

impl PeopleQuery {
    fn read() -> Self {
        let id = query_param("id").and_then(|id| person_id(&id));
        Self { holds: query_param("holds").unwrap_or_default(), after: query_param("after").zip(id) }
    }
}

fn render(
    allowed: &Allowed,
    params: &PeopleQuery,
    above_list: AnyView,
    members: &[Member],
    more: Option<PeopleCursor>,
    (count, held): (i64, usize),
) -> AnyView {
    let words = words();
    let code = &allowed.federation().code;
    let here = format!("/federation/{code}/people");
    let rows: Vec<AnyView> = members.iter().map(|member| row(code, member)).collect();
    let onward = more.map(|(name, id)| {
        let id = id.0.to_string();
        let to = with_query(&here, [("holds", &*params.holds), ("after", &*name), ("id", &*id)]);
        view! { <p><a href=to rel="next">{words.say("people-more")}</a></p> }
    });
    let nobody = members.is_empty().then(|| view! { <p>{words.say("people-none")}</p> });
    let counted = words.format("people-count", &[("n", count.into()), ("roles", held.into())]);
    view! {
        {head_title(words.say("federation-people"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-people")}</h1>
        {above_list}
        <p>{counted}</p>
        {search_form(&here, search_text("holds", "people-search", &params.holds), "people-find")}
        {nobody}
        <ul class="rows">{rows}</ul>
        {onward}
        {files(allowed)}
    }
    .into_any()
}

/// Downloads of all people and all certificates, for admins.
fn files(allowed: &Allowed) -> Option<AnyView> {
    let (words, code) = (words(), &allowed.federation().code);
    allowed.may_also(Action::KeepPeople, Whose::Others).then(|| {
        view! {
            <p class="actions">
                <a class="button quiet" href=format!("/federation/{code}/people.csv") download="">
                    {words.say("people-file")}
                </a>
                <a class="button quiet" href=format!("/federation/{code}/certificates.csv") download="">
                    {words.say("people-file-of-certificates")}
                </a>
            </p>
        }
        .into_any()
    })
}

/// Pending changes of accounts.
fn pending_list(allowed: &Allowed, waits: &[(PendingChange, String)]) -> Option<AnyView> {
    let words = words();
    let row = |(one, name): &(PendingChange, String)| {
        let to = format!("/federation/{}/people/{}", allowed.federation().code, one.about.0);
        let what = words.say(&format!("keep-{}", one.change.word()));
        view! { <li><span class="what"><a href=to>{name.clone()}</a></span> <span class="how">{what}</span></li> }
            .into_any()
    };
    let rows: Vec<AnyView> = waits.iter().map(row).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="waiting">
                <h2 id="waiting">{words.say("keep-waiting")}</h2>
                <ul class="rows">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

/// A person's row: name, contact, roles.
fn row(code: &str, member: &Member) -> AnyView {
    let words = words();
    let account = &member.account;
    let to = format!("/federation/{code}/people/{}", account.id.0);
    let mut text = vec![account.email.clone()];
    text.extend(member.number.clone());
    text.extend(member.roles.iter().map(|role| words.say(&format!("role-{}", role.word()))));
    if !member.has_joined {
        text.push(words.say("people-invited"));
    }
    view! {
        <li>
            <span class="what"><a href=to>{account.name.clone()}</a></span>
            <span class="how">{text.join(" · ")}</span>
        </li>
    }
    .into_any()
}
