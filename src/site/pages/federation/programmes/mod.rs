//! `/federation/{code}/programmes`: the programmes toward certificates, for all members; and
//! drafts, for their authors.
//!
//! - `edit`: `…/{id}`, a draft; `format`: the fields of its file
//! - `progress`: `…/{id}/progress`, members' progress with a published one

mod edit;
mod format;
mod progress;

pub use edit::Programme;
pub use progress::ProgrammeProgress;

use super::{federation_field, federation_link as above_all, federation_page};
use crate::api::{
    Action, Allowed, Offered, ProgrammePost, RequestContext, Whose, WrittenProgramme, published_programmes,
    written_programmes,
};
use crate::pages::context::exam_bank;
use crate::pages::programme::requirements_list;
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::{alphabet, words};
use bank::Bank;
use leptos::prelude::*;

#[component]
pub fn Programmes() -> impl IntoView {
    let (bank, form) = (exam_bank(), PageForm::take(&ProgrammePost::FORM));
    federation_page(
        Action::SeeFederation,
        "/programmes",
        async move |context: RequestContext, allowed: Allowed| {
            let offered = published_programmes(&context, &allowed, &bank).await?;
            let written = match allowed.may_also(Action::SetProgrammes, Whose::Others) {
                true => Some(written_programmes(&context, &allowed).await?),
                false => None,
            };
            let written = written.map(|all| writing(&allowed, &bank, &all, &form));
            Ok(render(&allowed, &offered, written))
        },
    )
}

fn render(allowed: &Allowed, offered: &[Offered], written: Option<AnyView>) -> AnyView {
    let words = words();
    let lead = words.format("programmes-lead", &[("federation", (&allowed.federation().name).into())]);
    let none = offered.is_empty().then(|| view! { <p>{words.say("programmes-none")}</p> });
    let of_bank = offered.iter().any(|one| one.own.is_none());
    let of_bank = of_bank.then(|| view! { <p class="note">{words.say("programmes-of-bank")}</p> });
    let sections: Vec<AnyView> =
        offered.iter().enumerate().map(|(at, one)| section(allowed, at, one)).collect();
    view! {
        {head_title(words.say("federation-programmes"))}
        {above_all(allowed)}
        <h1>{words.say("federation-programmes")}</h1>
        <p class="lead">{lead}</p>
        {of_bank}
        {none}
        {sections}
        {written}
    }
    .into_any()
}

/// A published programme, in words.
fn section(allowed: &Allowed, at: usize, one: &Offered) -> AnyView {
    let words = words();
    let (id, name) = (format!("programme-{}", at + 1), words.programme_name(&one.programme));
    let everybody = allowed.may_also(Action::SeeProgress, Whose::Others).then(|| {
        let to = format!("{}/{}/progress", programmes_path(allowed), one.address());
        let text = words.format("programmes-everybody-of", &[("name", (&name).into())]);
        view! { <p><a href=to>{text}</a></p> }
    });
    view! {
        <section aria-labelledby=id.clone()>
            <h2 id=id.clone()>{name.clone()}</h2>
            {requirements_list(&one.programme)}
            {everybody}
        </section>
    }
    .into_any()
}

/// Drafts, and the form for a new one.
fn writing(allowed: &Allowed, bank: &Bank, written: &[WrittenProgramme], form: &PageForm) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = written
        .iter()
        .map(|one| {
            let state = match one.offered {
                None => "programmes-not-offered",
                Some(number) if number == one.current => "programmes-offered",
                Some(_) => "programmes-offered-older",
            };
            let to = format!("{}/{}", programmes_path(allowed), one.id.0);
            view! {
                <li>
                    <span class="what">
                        <a href=to>{one.name.clone()}</a>
                        " "
                        <span class="note">{one.word.clone()}</span>
                    </span>
                    <span class="how">{words.say(state)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let none = written.is_empty().then(|| view! { <p>{words.say("programmes-written-none")}</p> });
    view! {
        <section aria-labelledby="written">
            <h2 id="written">{words.say("programmes-written")}</h2>
            {none}
            <ul class="rows">{rows}</ul>
            {new_programme(allowed, bank, form)}
        </section>
    }
    .into_any()
}

/// The form of a new programme.
fn new_programme(allowed: &Allowed, bank: &Bank, form: &PageForm) -> AnyView {
    let words = words();
    let none = [(String::new(), words.say("programmes-like-one"))];
    let mut examples: Vec<(String, String)> =
        bank.programmes().map(|one| (one.id.clone(), words.programme_name(one))).collect();
    alphabet().sort(&mut examples, |(_, name)| name);
    let fields = view! {
        {form.field("name", "")}
        {form.field("word", "")}
        {form.choice("like", none.into_iter().chain(examples), "")}
    };
    view! {
        <h3>{words.say("programmes-new")}</h3>
        {form.view([federation_field(allowed)], fields, ("programmes-make", "quiet"))}
    }
    .into_any()
}

/// Path of the programmes.
fn programmes_path(allowed: &Allowed) -> String {
    format!("/federation/{}/programmes", allowed.federation().code)
}

/// Link back to the programmes.
fn programmes_link(allowed: &Allowed) -> AnyView {
    view! { <p class="above"><a href=programmes_path(allowed)>{words().say("federation-programmes")}</a></p> }
        .into_any()
}
