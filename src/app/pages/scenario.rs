//! `/scenario/{id}`: the facts, and the form for the ruling.

use super::{bank, lost, piece, query, titled};
use crate::app::parts::explained::what_if_link;
use crate::app::parts::facts::facts;
use crate::app::parts::form::{Filled, form};
use crate::app::parts::keys::keys;
use crate::app::parts::title::{name, stage, title};
use crate::quiz::{Question, Scenario as OfBank, Source};
use crate::words::english;
use leptos::prelude::*;
use std::collections::BTreeMap;
use url::form_urlencoded;

/// The page.
#[component]
pub fn Scenario() -> impl IntoView {
    let bank = bank();
    let Some(scenario) = bank.scenario(&piece("id")) else { return lost::lost() };
    let case = &scenario.case;
    let before = bank.before(scenario);
    let title = title(case);
    view! {
        {titled(name(scenario))}
        {eyebrow(scenario)}
        <h1>{title}</h1>
        <div class="columns">
            {facts(case, before.as_ref().map(|before| &before.case), None)}
            <section aria-label=english().say("form-title")>
                {form(&scenario.id, case, &Question::of(scenario), &filled(&query()))} {keys()}
                {what_if_link(&scenario.id, true)}
            </section>
        </div>
    }
    .into_any()
}

/// The family, the edition, where the facts come from, and which stage it is.
pub fn eyebrow(scenario: &OfBank) -> AnyView {
    let words = english();
    let about = scenario.family();
    let source = match &scenario.source {
        Source::Constructed { .. } => words.say("source-constructed").into_any(),
        source => {
            let text =
                words.tell("source-published", &[("where", source.publication().unwrap_or_default().into())]);
            match source.url() {
                Some(url) => view! { <a href=url.to_owned() rel="external">{text}</a> }.into_any(),
                None => text.into_any(),
            }
        }
    };
    let of_several = scenario.stage.is_one_of_several();
    view! {
        <div class="eyebrow">
            <ul>
                <li><a href=format!("/practice#family-{}", about.word())>{words.family(about)}</a></li>
                <li>{words.edition(scenario.case.edition)}</li>
                <li>{source}</li>
                {of_several.then(|| view! { <li class="stage">{stage(&scenario.stage)}</li> })}
            </ul>
        </div>
    }
    .into_any()
}

/// What was chosen before, from the address the form led back to.
fn filled(query: &str) -> Filled {
    let mut filled = Filled { chosen: BTreeMap::new(), checked: false };
    for (name, token) in form_urlencoded::parse(query.as_bytes()) {
        if name == "check" {
            filled.checked = true;
        } else {
            filled.chosen.entry(name.into_owned()).or_default().push(token.into_owned());
        }
    }
    filled
}
