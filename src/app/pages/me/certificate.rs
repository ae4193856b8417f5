//! What is still missing for a certificate.

use super::law_title;
use crate::app::parts::bar::bar;
use crate::app::parts::marks::percent;
use crate::quiz::{Mastery, Programme, RequirementProgress, Scope};
use crate::words::english;
use leptos::prelude::*;

/// What a certificate requires, and how far one is with each of it.
pub fn certificate(programme: &Programme, mastery: &Mastery) -> AnyView {
    let words = english();
    let all = programme.progress(mastery);
    let met = all.iter().filter(|one| one.met).count();
    let levels: Vec<AnyView> = programme
        .levels
        .iter()
        .map(|level| {
            let of_level: Vec<AnyView> =
                all.iter().filter(|one| std::ptr::eq(one.level, level)).map(requirement).collect();
            view! { <h3>{level.name.clone()}</h3> <ul class="requirements">{of_level}</ul> }.into_any()
        })
        .collect();
    view! {
        <section aria-label=programme.name.clone()>
            <h2>{words.tell("me-certificate", &[("name", (&programme.name).into())])}</h2>
            <p>{words.tell("me-met", &[("met", met.into()), ("of", all.len().into())])}</p>
            {levels}
        </section>
    }
    .into_any()
}

fn requirement(one: &RequirementProgress<'_>) -> AnyView {
    let words = english();
    let what = match one.requirement.of {
        Scope::Family(of) => words.family(of),
        Scope::Law(law) => law_title(law),
    };
    let requires = words.tell(
        if one.requirement.floor.is_some() { "me-requires-floor" } else { "me-requires" },
        &[
            ("what", what.into()),
            ("n", one.need.into()),
            ("mean", percent(one.requirement.mean).into()),
            ("floor", percent(one.requirement.floor.unwrap_or(0)).into()),
        ],
    );
    let have = match one.mean {
        Some(mean) => words.tell(
            "me-have",
            &[
                ("have", one.have.into()),
                ("need", one.need.into()),
                ("mean", percent(mean).into()),
                ("lowest", percent(one.lowest.unwrap_or(mean)).into()),
            ],
        ),
        None => words.tell("me-have-none", &[("need", one.need.into())]),
    };
    let (class, state) =
        if one.met { ("verdict verdict-right", "me-is-met") } else { ("verdict verdict-open", "me-not-met") };
    let share = (one.have.min(one.need) * 1000).checked_div(one.need).unwrap_or(1000);
    view! {
        <li>
            <span>{requires} <span class="note">" " {have}</span></span>
            <span class=class>{words.say(state)}</span>
            {bar(u16::try_from(share).unwrap_or(1000), None)}
        </li>
    }
    .into_any()
}
