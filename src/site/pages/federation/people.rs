//! `/federation/{code}/people`: members by name, and role holders. The query holds the search and
//! the cursor.

use super::{federation_link, federation_page};
use crate::api::{
    Action, Allowed, Member, PendingChange, PeopleCursor, Refused, RequestContext, holders, pending_changes,
    people, people_count, take_flash,
};
use crate::pages::context::query;
use crate::pages::response::head_title;
use crate::parts::field::Field;
use crate::words;
use leptos::prelude::*;
use url::form_urlencoded;

#[component]
pub fn People() -> impl IntoView {
    let params = PeopleQuery::read(&query());
    let deleted = take_flash("account-change").is_some();
    federation_page(Action::SeePeople, "/people", async move |context: RequestContext, allowed: Allowed| {
        let (members, more) = people(&context, &allowed, &params.holds, params.after.as_ref()).await?;
        let count = people_count(&context, &allowed).await?;
        let held = holders(&context, &allowed).await?;
        let waits = pending_changes(&context, &allowed).await?;
        let above_list = view! { {deleted.then(deleted_notice)} {pending_list(&allowed, &waits)} }.into_any();
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
    fn read(query: &str) -> Self {
        let mut requested = Self::default();
        let (mut name, mut id) = (None, None);
        for (key, value) in form_urlencoded::parse(query.as_bytes()) {
            match key.as_ref() {
                "holds" => requested.holds = value.into_owned(),
                "after" => name = Some(value.into_owned()),
                "id" => id = crate::api::person_id(&value),
                _ => {}
            }
        }
        requested.after = name.zip(id);
        requested
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
    let search = Field {
        name: "holds",
        kind: "search",
        autocomplete: "off",
        label: words.say("people-search"),
        hint: None,
        typed: params.holds.clone(),
        faults: Vec::new(),
        focus: false,
    };
    let rows: Vec<AnyView> = members.iter().map(|member| row(code, member)).collect();
    let onward = more.map(|(name, id)| {
        let query = form_urlencoded::Serializer::new(String::new())
            .append_pair("holds", &params.holds)
            .append_pair("after", &name)
            .append_pair("id", &id.0.to_string())
            .finish();
        view! { <p><a href=format!("/federation/{code}/people?{query}") rel="next">{words.say("people-more")}</a></p> }
    });
    let nobody = members.is_empty().then(|| view! { <p>{words.say("people-none")}</p> });
    let counted = words.format("people-count", &[("n", count.into()), ("roles", held.into())]);
    view! {
        {head_title(words.say("federation-people"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-people")}</h1>
        {above_list}
        <p>{counted}</p>
        <form method="get" action=format!("/federation/{code}/people") class="search">
            {search.view()}
            <p class="actions"><button type="submit" class="button quiet">{words.say("people-find")}</button></p>
        </form>
        {nobody}
        <ul class="rows">{rows}</ul>
        {onward}
    }
    .into_any()
}

/// The notice that an account was deleted.
fn deleted_notice() -> AnyView {
    view! { <p class="done" role="status">{words().say("keep-deleted")}</p> }.into_any()
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
