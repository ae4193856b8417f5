//! The form that prints booklets and answer sheets, of all candidates or of one.

use super::paths::hall_path;
use crate::api::{Allowed, Sitting as Held};
use crate::words;
use ::words::Language;
use leptos::prelude::*;

/// Prints the papers of a sitting, or that of the attempt with this id.
pub fn section(allowed: &Allowed, held: &Held, attempt: Option<&str>) -> AnyView {
    let words = words();
    let above = hall_path(allowed, held);
    let languages: Vec<AnyView> = Language::all()
        .map(|one| view! { <option value=one.tag() lang=one.tag()>{one.name()}</option> }.into_any())
        .collect();
    let paper = attempt.map(|id| view! { <input type="hidden" name="paper" value=id.to_owned() /> });
    view! {
        <section aria-labelledby="print">
            <h2 id="print">{words.say("hall-print-title")}</h2>
            <p>{words.say("hall-print-about")}</p>
            <form method="get" action=format!("{above}/booklets.pdf")>
                {paper}
                <p class="field">
                    <label for="lang">{words.say("hall-print-language")}</label>
                    <select id="lang" name="lang">
                        <option value="">{words.say("hall-print-own")}</option>
                        {languages}
                    </select>
                </p>
                <p class="actions">
                    <button type="submit" class="button">{words.say("hall-print-booklets")}</button>
                    <button type="submit" class="button" formaction=format!("{above}/sheets.pdf")>
                        {words.say("hall-print-sheets")}
                    </button>
                </p>
            </form>
        </section>
    }
    .into_any()
}
