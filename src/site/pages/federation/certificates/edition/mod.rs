//! `/federation/{code}/certificates/edition`: consequences of a change of edition for certificate
//! holders: changed rulings on the scenarios behind their certificates, and a paper on them. The
//! query holds the editions.
//!
//! - `scenarios`: by scenario; `holders`: by holder

mod holders;
mod scenarios;

use super::super::{federation_field, federation_page};
use crate::api::{
    Action, Allowed, EditionChange, EditionPost, Reckoned, RequestContext, Whose, change_of_edition,
    editions_certified,
};
use crate::pages::context::{exam_bank, query_param};
use crate::pages::response::head_title;
use crate::parts::button::submit;
use crate::parts::field::search_choice;
use crate::parts::page_form::PageForm;
use crate::parts::title::edition_short;
use crate::words;
use bank::Bank;
use leptos::prelude::*;
use leptos_meta::Meta;
use rules::law::Edition;

#[component]
pub fn ChangeOfEdition() -> impl IntoView {
    let (bank, params, posted) = (exam_bank(), EditionQuery::read(), PageForm::take(&EditionPost::FORM));
    federation_page(
        Action::Certify,
        "/certificates/edition",
        async move |context: RequestContext, allowed: Allowed| {
            let words = words();
            let (certified, in_force) = editions_certified(&context, &allowed).await?;
            let answer = match (params.from, params.to) {
                (Some(from), Some(to)) if from == to => notice("delta-same"),
                (Some(from), Some(to)) => match change_of_edition(&context, &allowed, from, to).await? {
                    Reckoned::Late { done, of } => pending(done, of),
                    Reckoned::Whole(change) => render(&allowed, &bank, &change, &posted),
                },
                _ => ().into_any(),
            };
            let list = format!("/federation/{}/certificates", allowed.federation().code);
            let body = match certified.is_empty() {
                true => notice("delta-none"),
                false => view! { {choice(&list, params, &certified, in_force)} {posted.summary()} {answer} }
                    .into_any(),
            };
            Ok(view! {
                {head_title(words.say("delta-title"))}
                <p class="above"><a href=list.clone()>{words.say("federation-certificates")}</a></p>
                <h1>{words.say("delta-title")}</h1>
                <p class="lead">{words.say("delta-lead")}</p>
                {body}
            }
            .into_any())
        },
    )
}

/// Query parameters.
#[derive(Clone, Copy, Debug, Default)]
struct EditionQuery {
    from: Option<Edition>,
    to: Option<Edition>,
}

impl EditionQuery {
    fn read() -> Self {
        let edition = |name: &str| query_param(name)?.parse().ok();
        Self { from: edition("from"), to: edition("to") }
    }
}

/// A sentence in place of the result.
fn notice(id: &str) -> AnyView {
    view! { <p class="empty">{words().say(id)}</p> }.into_any()
}

/// The form for the editions: a certified one, and any other. Defaults to the most certified one
/// and the one in force.
fn choice(list: &str, query: EditionQuery, certified: &[(Edition, usize)], in_force: Edition) -> AnyView {
    let words = words();
    let most = |of: &&(Edition, usize)| of.1;
    let former = certified.iter().filter(|(edition, _)| *edition != in_force).max_by_key(most);
    let from = query.from.or(former.or(certified.first()).map(|(edition, _)| *edition));
    let is_other = |one: &Edition| *one != Edition::Social && Some(*one) != from;
    let other = || Edition::ALL.into_iter().rev().find(is_other);
    let to = query.to.or(Some(in_force).filter(|one| Some(*one) != from)).or_else(other);
    let held = |edition: Edition| certified.iter().find(|(one, _)| *one == edition).map_or(0, |(_, n)| *n);
    let listed = Edition::ALL.into_iter().filter(|one| held(*one) > 0 || Some(*one) == from);
    let choice = |edition: Edition| {
        let args = [("edition", words.edition(edition).into()), ("n", held(edition).into())];
        (edition.word().to_owned(), words.format("delta-from-choice", &args))
    };
    let word = |edition: Option<Edition>| edition.map(|one| one.word().to_owned()).unwrap_or_default();
    let all = Edition::ALL.map(|one| (one.word().to_owned(), words.edition(one)));
    view! {
        <form method="get" action=format!("{list}/edition")>
            {search_choice("from", "delta-from", listed.map(choice), &word(from))}
            {search_choice("to", "delta-to", all, &word(to))}
            {submit(words.say("delta-look"), "")}
        </form>
    }
    .into_any()
}

/// The page while rulings are being computed. It reloads by itself.
fn pending(done: usize, of: usize) -> AnyView {
    let words = words();
    let text = words.format("delta-late", &[("done", done.into()), ("of", of.into())]);
    view! {
        <Meta http_equiv="refresh" content="2" />
        <div role="status" class="empty">
            <p>{text}</p>
            <progress max=of.to_string() value=done.to_string() aria-label=words.say("delta-progress")></progress>
        </div>
    }
    .into_any()
}

fn render(allowed: &Allowed, bank: &Bank, change: &EditionChange, posted: &PageForm) -> AnyView {
    let words = words();
    if change.holders.is_empty() {
        return notice("delta-unheld");
    }
    let behind = change.behind();
    let unknown = change.holders.iter().filter(|one| one.scenarios.is_empty()).count();
    let args = [
        ("n", change.holders.len().into()),
        ("scenarios", behind.len().into()),
        ("changed", change.delta.changed.len().into()),
        ("from", words.edition(change.from).into()),
        ("to", words.edition(change.to).into()),
    ];
    let unknown =
        (unknown > 0).then(|| view! { <p>{words.format("delta-unknown", &[("n", unknown.into())])}</p> });
    view! {
        <p role="status">{words.format("delta-found", &args)}</p>
        {unknown}
        {scenarios::picture(&change.delta)}
        {paper(allowed, change, posted)}
        {scenarios::changed(bank, change, &behind)}
        {scenarios::excluded(bank, change)}
        {holders::table(allowed, change)}
    }
    .into_any()
}

/// The paper on changed rulings, for users who may create one.
fn paper(allowed: &Allowed, change: &EditionChange, posted: &PageForm) -> AnyView {
    let words = words();
    let requested = change.delta.items().count();
    let body = if requested == 0 {
        notice("delta-nothing")
    } else if allowed.may_also(Action::HoldExams, Whose::Others) {
        form(allowed, change, requested, posted)
    } else {
        ().into_any()
    };
    view! {
        <section aria-labelledby="paper">
            <h2 id="paper">{words.say("delta-paper")}</h2>
            {body}
        </section>
    }
    .into_any()
}

fn form(allowed: &Allowed, change: &EditionChange, requested: usize, form: &PageForm) -> AnyView {
    let words = words();
    let [from, to] = [change.from, change.to].map(|one| words.edition(one));
    let args = [("n", requested.into()), ("to", to.into()), ("from", from.into())];
    let [former, new] = [change.from, change.to].map(edition_short);
    let usual = words.format("delta-paper-name", &[("from", former.into()), ("to", new.into())]);
    let hidden = [
        federation_field(allowed),
        ("from", change.from.word().to_owned()),
        ("to", change.to.word().to_owned()),
    ];
    view! {
        <p>{words.format("delta-paper-about", &args)}</p>
        {form.body(hidden, form.field("name", usual), ("hold-paper-make", "primary"))}
    }
    .into_any()
}
