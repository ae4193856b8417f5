//! What is still missing for a certificate.

use crate::app::parts::bar::bar;
use crate::quiz::programme::Counts;
use crate::quiz::{Programme, Records, Requirement, RequirementProgress};
use crate::words::english;
use jiff::civil::Date;
use leptos::prelude::*;

/// What a certificate requires, and how far one is with each of it on a day.
pub fn certificate(programme: &Programme, records: &Records, today: Date) -> AnyView {
    let words = english();
    let levels = programme.progress(records, today);
    let all = || levels.iter().flat_map(|level| &level.requires);
    let (met, of) = (all().filter(|one| one.met).count(), all().count());
    let levels: Vec<AnyView> = levels
        .iter()
        .map(|level| {
            let name = level.level.name.clone();
            view! { <h3>{name}</h3> {requirements(&level.requires)} }.into_any()
        })
        .collect();
    view! {
        <section aria-label=programme.name.clone()>
            <h2>{words.tell("me-certificate", &[("name", (&programme.name).into())])}</h2>
            <p>{words.tell("me-met", &[("met", met.into()), ("of", of.into())])}</p>
            {levels}
        </section>
    }
    .into_any()
}

fn requirements(all: &[RequirementProgress<'_>]) -> AnyView {
    let each: Vec<AnyView> = all.iter().map(requirement).collect();
    view! { <ul class="requirements">{each}</ul> }.into_any()
}

fn requirement(one: &RequirementProgress<'_>) -> AnyView {
    let words = english();
    let (class, state) =
        if one.met { ("verdict verdict-right", "me-is-met") } else { ("verdict verdict-open", "me-not-met") };
    let inside = match &one.counts {
        Counts::Several(each) => Some(requirements(each)),
        _ => None,
    };
    view! {
        <li>
            <span>
                {words.requirement(one.requirement)}
                <span class="note">" " {words.counts(one)} {(!one.met).then(|| missing(one))}</span>
            </span>
            <span class=class>{words.say(state)}</span>
            {share(one).map(|share| bar(share, None))}
            {inside}
        </li>
    }
    .into_any()
}

fn missing(one: &RequirementProgress<'_>) -> String {
    let words = english();
    let each: Vec<String> = one.missing.iter().map(|missing| words.missing(missing)).collect();
    format!(" {}", words.tell("me-missing", &[("what", each.join(", ").into())]))
}

/// The share of the scenarios that are there, in thousandths, where scenarios are asked.
fn share(one: &RequirementProgress<'_>) -> Option<u16> {
    let (Counts::Practice(practised), Requirement::Practice(practice)) = (&one.counts, one.requirement)
    else {
        return None;
    };
    let share = (practised.marks.len() * 1000).checked_div(practice.lesson.scenarios).unwrap_or(1000);
    Some(u16::try_from(share).unwrap_or(1000))
}
