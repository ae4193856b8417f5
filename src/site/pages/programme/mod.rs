//! Programmes: requirements in words, a user's progress, and renewal of certificates.

mod progress;
mod renewal;

pub use progress::progress;
pub use renewal::renewals;

use crate::words;
use bank::{Level, Programme, Requirement};
use leptos::prelude::*;

/// Requirements of a programme, level by level.
pub fn requirements_list(programme: &Programme) -> AnyView {
    let words = words();
    let edition = programme.edition.map(|edition| {
        let text = words.format("level-edition", &[("edition", words.edition(edition).into())]);
        view! { <p>{text}</p> }
    });
    let levels: Vec<AnyView> = programme.levels.iter().map(|one| level(programme, one)).collect();
    view! { {edition} {levels} }.into_any()
}

fn level(programme: &Programme, level: &Level) -> AnyView {
    let words = words();
    let before = level.prerequisites.iter().filter_map(|id| programme.level(id));
    let before = before.map(|one| view! { <li>{prerequisite(one)}</li> }.into_any());
    let requires = before.chain(level.requires.iter().map(requirement)).collect::<Vec<AnyView>>();
    let terms: Vec<AnyView> =
        words.level_terms(level).into_iter().map(|term| view! { <li>{term}</li> }.into_any()).collect();
    view! {
        <h3>{words.level_name(level)}</h3>
        <ul class="requirements">{requires}</ul>
        <ul class="terms">{terms}</ul>
    }
    .into_any()
}

/// A prerequisite level.
fn prerequisite(level: &Level) -> String {
    let words = words();
    words.format("level-prerequisite", &[("level", words.level_name(level).into())])
}

fn requirement(one: &Requirement) -> AnyView {
    let inside = match one {
        Requirement::All(of) | Requirement::Any { of, .. } => {
            let of: Vec<AnyView> = of.iter().map(requirement).collect();
            Some(view! { <ul class="requirements">{of}</ul> })
        }
        _ => None,
    };
    view! { <li><span>{words().requirement(one)}</span> {inside}</li> }.into_any()
}
