//! The form that prints booklets and answer sheets, of all candidates or of one.

use super::paths::hall_path;
use crate::api::{Allowed, HallPaper, Sitting as Held};
use crate::words;
use ::words::Language;
use bank::exam::Part;
use leptos::prelude::*;

/// Prints papers of a sitting: all of them, or that of the attempt with this id.
pub fn section(allowed: &Allowed, held: &Held, papers: &[HallPaper], attempt: Option<&str>) -> AnyView {
    let words = words();
    let above = hall_path(allowed, held);
    let languages: Vec<AnyView> = Language::all()
        .map(|one| view! { <option value=one.tag() lang=one.tag()>{one.name()}</option> }.into_any())
        .collect();
    let has_both = papers.iter().any(|one| Part::ALL.into_iter().all(|part| one.attempt.rules.has(part)));
    let buttons = match has_both {
        true => Part::ALL.into_iter().map(|part| buttons(&above, Some(part))).collect(),
        false => vec![buttons(&above, None)],
    };
    let apart = has_both.then(|| view! { <p class="aside">{words.say("hall-print-parts")}</p> });
    let paper = attempt.map(|id| view! { <input type="hidden" name="paper" value=id.to_owned() /> });
    view! {
        <section aria-labelledby="print">
            <h2 id="print">{words.say("hall-print-title")}</h2>
            <p>{words.say("hall-print-about")}</p>
            {apart}
            <form method="get" action=format!("{above}/booklets.pdf")>
                {paper}
                <p class="field">
                    <label for="lang">{words.say("hall-print-language")}</label>
                    <select id="lang" name="lang">
                        <option value="">{words.say("hall-print-own")}</option>
                        {languages}
                    </select>
                </p>
                {buttons}
            </form>
        </section>
    }
    .into_any()
}

/// The buttons that print booklets and sheets, of a part or of the whole.
fn buttons(above: &str, part: Option<Part>) -> AnyView {
    let words = words();
    let button = |what: &str| {
        let (id, name) = match part {
            None => (format!("hall-print-{what}"), None),
            Some(part) => (format!("hall-print-{what}-{}", part.word()), Some("part")),
        };
        let (value, to) = (part.map(Part::word), format!("{above}/{what}.pdf"));
        view! {
            <button type="submit" class="button" name=name value=value formaction=to>{words.say(&id)}</button>
        }
        .into_any()
    };
    view! { <p class="actions">{button("booklets")} " " {button("sheets")}</p> }.into_any()
}
