//! A user's progress with a programme: records that count toward each requirement, and missing
//! parts.

use super::prerequisite;
use crate::pages::when::day;
use crate::parts::bar::bar;
use crate::words;
use bank::programme::{Counts, HeldCertificate, PrerequisiteProgress};
use bank::{LevelProgress, Requirement, RequirementProgress};
use leptos::prelude::*;

/// Progress with each level.
pub fn progress(levels: &[LevelProgress<'_>]) -> AnyView {
    levels.iter().map(level).collect::<Vec<AnyView>>().into_any()
}

fn level(one: &LevelProgress<'_>) -> AnyView {
    let words = words();
    let before: Vec<AnyView> = one.prerequisites.iter().map(before).collect();
    let before = (!before.is_empty()).then(|| view! { <ul class="requirements">{before}</ul> });
    let met = one.requires.iter().filter(|one| one.met).count();
    let met = words.format("me-met", &[("met", met.into()), ("of", one.requires.len().into())]);
    let may = match one.band {
        // A holder gets no second certificate.
        Some(band) if one.held.is_none() => Some(match one.level.bands {
            Some(_) => words.format("progress-may-band", &[("band", words.band(band).into())]),
            None => words.say("progress-may"),
        }),
        _ => None,
    };
    view! {
        <h3>{words.level_name(one.level)}</h3>
        {one.held.map(|held| view! { <p>{held_text(held)}</p> })}
        <p>{met} {may.map(|may| format!(" {may}"))}</p>
        {before}
        {requirements(&one.requires)}
    }
    .into_any()
}

fn held_text(held: &HeldCertificate) -> String {
    let words = words();
    match held.until {
        Some(until) => words.format("progress-holds", &[("day", day(until).into())]),
        None => words.say("progress-holds-for-life"),
    }
}

fn before(one: &PrerequisiteProgress<'_>) -> AnyView {
    view! { <li><span>{prerequisite(one.level)}</span> {verdict(one.held.is_some())}</li> }.into_any()
}

fn requirements(all: &[RequirementProgress<'_>]) -> AnyView {
    let each: Vec<AnyView> = all.iter().map(requirement).collect();
    view! { <ul class="requirements">{each}</ul> }.into_any()
}

fn requirement(one: &RequirementProgress<'_>) -> AnyView {
    let words = words();
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
            {verdict(one.met)}
            {share(one).map(|share| bar(share, None))}
            {inside}
        </li>
    }
    .into_any()
}

/// Met or not met, in words.
pub(super) fn verdict(met: bool) -> AnyView {
    let (class, state) =
        if met { ("verdict verdict-right", "me-is-met") } else { ("verdict verdict-open", "me-not-met") };
    view! { <span class=class>{words().say(state)}</span> }.into_any()
}

/// The missing parts, as a sentence to append.
pub(super) fn missing(one: &RequirementProgress<'_>) -> String {
    let words = words();
    let each: Vec<String> = one.missing.iter().map(|missing| words.missing(missing)).collect();
    format!(" {}", words.format("me-missing", &[("what", each.join(", ").into())]))
}

/// Completed share of the required scenarios, in thousandths; `None` for other requirements.
fn share(one: &RequirementProgress<'_>) -> Option<u16> {
    let (Counts::Practice(practised), Requirement::Practice(practice)) = (&one.counts, one.requirement)
    else {
        return None;
    };
    let share = (practised.marks.len() * 1000).checked_div(practice.lesson.scenarios).unwrap_or(1000);
    Some(u16::try_from(share).unwrap_or(1000))
}
