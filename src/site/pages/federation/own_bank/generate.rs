//! `/federation/{code}/bank/generate`: scenarios that the engine generates on a clause, put into
//! review; with `?from=…&to=…` those made.

use super::{bank_link, scenario_path, title_of};
use crate::api::{Action, Allowed, OwnScenarioGenerate, RequestContext, WrittenScenario, own_scenarios};
use crate::pages::context::query_param;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::parts::symbols::symbols;
use crate::words;
use bank::generate::Shortfall;
use leptos::prelude::*;
use rules::law::Edition;

#[component]
pub fn GenerateScenarios() -> impl IntoView {
    let form = PageForm::take(&OwnScenarioGenerate::FORM);
    let number = |name| query_param(name).and_then(|number| number.parse::<u32>().ok());
    let made = number("from").zip(number("to"));
    let why = query_param("why").and_then(|word| Shortfall::read(&word));
    let path = "/bank/generate";
    federation_page(Action::WriteScenarios, path, async move |context: RequestContext, allowed: Allowed| {
        let words = words();
        let drafts: Vec<WrittenScenario> = match made {
            Some((from, to)) => {
                let all = own_scenarios(&context, &allowed).await?.into_iter();
                all.filter(|one| (from..=to).contains(&one.id.number)).take(50).collect()
            }
            None => Vec::new(),
        };
        Ok(view! {
            {head_title(words.say("bank-generate-title"))}
            {bank_link(&allowed)}
            <h1>{words.say("bank-generate-title")}</h1>
            {why.map(shortfall)}
            {made.map(|_| result(&allowed, &drafts))}
            <p class="lead">{words.say("bank-generate-lead")}</p>
            {fields(&allowed, &form)}
        }
        .into_any())
    })
}

fn fields(allowed: &Allowed, form: &PageForm) -> AnyView {
    let words = words();
    let edition = |one: Edition| (one.word().to_owned(), words.edition(one));
    let editions: Vec<_> = Edition::ALL.into_iter().map(edition).collect();
    let level = |word: &str| (word.to_owned(), words.say(&format!("bank-generate-level-{word}")));
    let any = (String::new(), words.say("bank-generate-level-any"));
    let levels: Vec<_> = std::iter::once(any).chain(["1", "2", "3"].map(level)).collect();
    // As sent, if the form is to be sent again.
    let sent = |name: &str, new: &str| form.sent(name).unwrap_or(new).to_owned();
    let fields = view! {
        {form.field("clause", sent("clause", ""))}
        {form.field("count", sent("count", "20"))}
        {form.choice("level", levels, sent("level", ""))}
        {form.field("like", sent("like", ""))}
        {form.choice("edition", editions, sent("edition", &allowed.federation().edition))}
    };
    form.view([federation_field(allowed)], fields, ("bank-generate-send", "primary"))
}

/// Why there are fewer scenarios than asked for.
fn shortfall(why: Shortfall) -> AnyView {
    let id = format!("bank-generate-why-{}", why.word());
    view! { <p class="aside aside-judgement" role="status">{words().say(&id)}</p> }.into_any()
}

fn result(allowed: &Allowed, drafts: &[WrittenScenario]) -> AnyView {
    let words = words();
    let row = |one: &WrittenScenario| {
        let id = one.id.to_string();
        view! {
            <li>
                <span class="what">
                    <a href=scenario_path(allowed, &id)>{symbols(&title_of(&one.file))}</a>
                    <span class="note">{words.format("practice-id", &[("id", id.clone().into())])}</span>
                </span>
                <span class="how">{words.say(&format!("bank-state-{}", one.state.word()))}</span>
            </li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = drafts.iter().map(row).collect();
    view! {
        <section aria-labelledby="made">
            <h2 id="made">{words.format("bank-generate-made", &[("n", rows.len().into())])}</h2>
            <ul class="rows laws">{rows}</ul>
        </section>
    }
    .into_any()
}
