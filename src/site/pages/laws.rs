//! `/laws`: the editions; `/laws/{edition}`: its laws; `/laws/{edition}/{law}`: a law clause by
//! clause, in our own words.

use super::context::{bank, path_param, query_param};
use super::family_laws::{LAWS, family_laws};
use super::law_example::law_example;
use super::not_found;
use super::response::{head_title, suspended};
use crate::parts::cached::scenario_texts;
use crate::parts::edition_diff::edition_diff;
use crate::parts::field::escape_html;
use crate::parts::law::{gist, law_lang, law_title};
use crate::parts::path::law_drawn;
use crate::parts::symbols::symbols;
use crate::{reading, words};
use bank::{Bank, Scenario};
use leptos::prelude::*;
use rules::engine::Family;
use rules::law::{self, Clause};

/// Editions with clauses, newest first.
#[component]
pub fn Editions() -> impl IntoView {
    let words = words();
    let editions: Vec<AnyView> = law::Edition::ALL
        .into_iter()
        .rev()
        .filter(|edition| Clause::all().any(|clause| clause.is_in(*edition)))
        .map(|edition| {
            let ruled = clauses(edition).filter(|clause| clause.entry().ruled).count();
            view! {
                <li>
                    <span class="what"><a href=format!("/laws/{edition}")>{words.edition(edition)}</a></span>
                    <span class="how">{words.format("laws-ruled-count", &[("n", ruled.into())])}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        {head_title(words.say("laws-title"))}
        <h1>{words.say("laws-title")}</h1>
        <p class="lead">{words.say("laws-lead")}</p>
        <ul class="rows">{editions}</ul>
    }
}

/// The laws of an edition.
#[component]
pub fn Edition() -> impl IntoView {
    let words = words();
    let Some(edition) = edition() else { return not_found::not_found() };
    let family = query_param("family");
    if let Some(family) = Family::ALL.into_iter().find(|one| family.as_deref() == Some(one.word())) {
        return family_laws(family, edition);
    }
    let mut laws: Vec<Clause> = Vec::new();
    for clause in clauses(edition) {
        if laws.last().is_none_or(|last| last.law() != clause.law()) {
            laws.push(clause);
        }
    }
    let rows: Vec<AnyView> = laws
        .into_iter()
        .map(|clause| {
            let number = clause.law();
            let ruled = clauses(edition).filter(|one| one.law() == number && one.entry().ruled).count();
            let how = if ruled == 0 {
                words.say("laws-mentioned")
            } else {
                words.format("laws-ruled-count", &[("n", ruled.into())])
            };
            let title = law_title(clause, edition);
            view! {
                <li>
                    <span class="what"><a href=format!("/laws/{edition}/{number}") lang=law_lang()>{title}</a></span>
                    <span class="how">{how}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let title = words.edition(edition);
    view! {
        {head_title(title.clone())}
        <p class="eyebrow"><a href="/laws">{words.say("laws-title")}</a></p>
        <h1>{title}</h1>
        <p>{words.say("laws-paraphrase")}</p>
        <ul class="rows">{rows}</ul>
    }
    .into_any()
}

/// One law of an edition.
#[component]
pub fn Law() -> impl IntoView {
    let words = words();
    let number = path_param("law");
    let Some(edition) = edition() else { return not_found::not_found() };
    let of_law: Vec<Clause> = clauses(edition).filter(|clause| clause.law() == number).collect();
    let Some(first) = of_law.first() else { return not_found::not_found() };
    let title = law_title(*first, edition);
    let bank = bank();
    let text: Vec<AnyView> = of_law.iter().map(|clause| entry(&bank, *clause, edition)).collect();
    let practise = bank.by_law(&number).next().is_some().then(|| {
        let to = format!("/practice/{number}");
        view! { <p class="actions"><a class="button" href=to>{words.say("laws-practise")}</a></p> }
    });
    let notes = words.amendments(&number, edition).into_iter();
    let amended: Vec<_> = notes.map(|note| view! { <p class="note">{symbols(&note)}</p> }).collect();
    let law = number.clone();
    let drawn = suspended(async move { law_drawn(&law, edition).await.into_any() });
    view! {
        {head_title(title.clone())}
        <p class="eyebrow"><a href=format!("/laws/{edition}")>{words.edition(edition)}</a></p>
        <h1 lang=law_lang()>{title.clone()}</h1>
        <p class="note">{words.say("laws-paraphrase")}</p>
        {amended}
        <div class="law-open">
            {drawn}
            <div>
                <p class="legend">
                    <span class="held">{words.say("laws-legend-ruled")}</span>
                    <span class="refused">{words.say("laws-legend-mentioned")}</span>
                </p>
                <div id=LAWS data-title=title>
                    <dl class="law-book">{text}</dl>
                </div>
            </div>
        </div>
        {law_example(&bank, &number, edition)}
        {practise}
        {edition_diff(&number, edition)}
    }
    .into_any()
}

/// Scenarios listed beneath a clause by default.
const AT_ONCE: usize = 3;

fn entry(bank: &Bank, clause: Clause, edition: law::Edition) -> AnyView {
    let words = words();
    let ruled = clause.entry().ruled;
    let mark = ruled.then(|| view! { <span class="vh">" " {words.say("laws-ruled")}</span> });
    let turn: Vec<&Scenario> =
        bank.by_clause(clause).filter(|scenario| scenario.case.edition == edition).collect();
    view! {
        <div class=if ruled { "clause clause-ruled" } else { "clause" } id=clause.dotted()>
            <dt>
                <a
                    class="tag"
                    lang=law_lang()
                    href=format!("#{}", clause.dotted())
                    aria-label=reading().law.words().cite(clause)
                >
                    {clause.citation()}
                </a>
            </dt>
            <dd>{gist(clause, edition)} {mark} {turning(&turn)}</dd>
        </div>
    }
    .into_any()
}

/// The scenarios that turn on a clause.
fn turning(scenarios: &[&Scenario]) -> Option<AnyView> {
    let words = words();
    let count = scenarios.len();
    let texts_of = scenario_texts();
    let rows: Vec<AnyView> = scenarios
        .iter()
        .map(|scenario| {
            let to = format!("/scenario/{}", scenario.id);
            let texts = texts_of(scenario);
            let note = format!("{} · {}", escape_html(&texts.id), texts.subtitle);
            view! {
                <li>
                    <a href=to inner_html=texts.title.clone()></a>
                    " "
                    <span class="note" inner_html=note></span>
                </li>
            }
            .into_any()
        })
        .collect();
    let turns = words.format("laws-turn-on-it", &[("n", count.into())]);
    let listed = view! {
        <details class="turning" open=count <= AT_ONCE>
            <summary>{turns}</summary>
            <ul>{rows}</ul>
        </details>
    };
    (count > 0).then(|| listed.into_any())
}

fn edition() -> Option<law::Edition> {
    path_param("edition").parse().ok().filter(|edition| clauses(*edition).next().is_some())
}

fn clauses(edition: law::Edition) -> impl Iterator<Item = Clause> {
    Clause::all().filter(move |clause| clause.is_in(edition))
}
