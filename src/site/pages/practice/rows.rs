//! Scenarios as rows.

use super::list::List;
use super::next::{LatestMarks, combined_mark};
use crate::parts::cached::scenario_texts;
use crate::parts::marks::percent;
use crate::parts::title::title;
use crate::words;
use bank::review::left_at;
use bank::{Bank, Scenario};
use leptos::prelude::*;

/// Rows of a list, or of the families' lists, one per scenario, each with links to the stage to
/// continue at and, once answered, to a fresh variant.
pub fn rows<'a>(
    bank: &Bank,
    list: Option<&List>,
    scenarios: impl Iterator<Item = &'a Scenario>,
    latest: &LatestMarks,
) -> AnyView {
    let words = words();
    let texts_of = scenario_texts();
    let rows: Vec<AnyView> = scenarios
        .map(|scenario| {
            let list = list.cloned().unwrap_or(List::Family(scenario.family()));
            let texts = texts_of(scenario);
            let mark = combined_mark(bank, scenario, latest);
            let mark_text = mark.map(|mark| {
                let mark = words.format("practice-latest", &[("mark", percent(mark).into())]);
                format!(" · {mark}")
            });
            let stages = stages(bank, scenario, latest).map(|stages| format!(" · {stages}"));
            let there = left_at(bank, scenario, |id| latest.contains_key(id)).unwrap_or(scenario);
            view! {
                <li>
                    <span class="what">
                        <a href=list.url_of(&there.id) inner_html=texts.title.clone()></a>
                        <span class="note">
                            {texts.id.clone()}
                            " · "
                            {texts.edition.clone()}
                            {stages}
                            {mark_text}
                            {mark.map(|_| variant_link(scenario, &list))}
                        </span>
                    </span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="rows scenarios">{rows}</ul> }.into_any()
}

/// Link to a fresh variant of a scenario.
pub fn variant_link(scenario: &Scenario, list: &List) -> AnyView {
    let words = words();
    let to = format!("/scenario/{}/variant?list={}", scenario.id, list.word());
    let title = title(scenario);
    view! {
        " · "
        <a href=to>
            {words.say("practice-variant")}
            <span class="vh">
                " "
                {words.format("practice-variant-of", &[("title", title.into())])}
            </span>
        </a>
    }
    .into_any()
}

/// Number of stages, and of those answered if not all.
fn stages(bank: &Bank, scenario: &Scenario, latest: &LatestMarks) -> Option<String> {
    let of = scenario.stage.stages;
    let done = bank.stages(scenario).filter(|stage| latest.contains_key(&stage.id)).count();
    let args = [("of", of.into()), ("done", done.into())];
    let id = if (1..usize::from(of)).contains(&done) { "practice-stages-done" } else { "practice-stages" };
    scenario.stage.is_one_of_several().then(|| words().format(id, &args))
}
