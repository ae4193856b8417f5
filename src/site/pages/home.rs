//! `/`: introduction with links to practice, the desk and certificate checks; a scenario to answer
//! in place; and the steps of an exercise.

use super::context::bank;
use super::practice::{first_of_one_question, first_scenario};
use super::response::{head_title, suspended};
use crate::api::{RequestContext, awaits_operator};
use crate::parts::cached::asks;
use crate::parts::table::table;
use crate::words;
use bank::{Bank, Scenario};
use leptos::prelude::*;

#[component]
pub fn Home() -> impl IntoView {
    let words = words();
    let bank = bank();
    let example = example(&bank).map(|scenario| {
        view! {
            <section class="hero-example" aria-labelledby="example">
                <h2 class="vh" id="example">{words.say("home-example")}</h2>
                {table(&scenario.case, None, None, &scenario.asks)}
                {question(&bank, scenario)}
            </section>
        }
    });
    let step = |n: u8| {
        let (title, text) = (format!("home-step-{n}-title"), format!("home-step-{n}"));
        view! { <li><h3>{words.say(&title)}</h3> <p>{words.say(&text)}</p></li> }
    };
    let steps: Vec<_> = (1..=3).map(step).collect();
    view! {
        {head_title("")}
        <div class="hero">
            <div class="hero-title">
                <h1>{words.say("site-name")}</h1>
                <p class="lead">{words.say("home-lead")}</p>
            </div>
            {example}
            <div class="hero-ways">
                <p class="actions">
                    <a class="button" href="/practice/next">{words.say("home-start")}</a>
                    <a class="button quiet" href="/practice">{words.say("home-choose")}</a>
                </p>
                <p class="home-desk">{words.say("home-desk")} " " <a href="/desk">{words.say("home-desk-link")}</a></p>
                <p class="home-desk">
                    {words.say("home-verify")}
                    " "
                    <a href="/verify">{words.say("verify-title")}</a>
                </p>
                <p class="note">{words.format("home-count", &[("n", bank.firsts().count().into())])}</p>
                {first_steps()}
            </div>
        </div>
        <h2>{words.say("home-how")}</h2>
        <ol class="steps">{steps}</ol>
    }
}

/// A link to the first steps, on a site that waits for its operator.
fn first_steps() -> AnyView {
    let context = RequestContext::current();
    suspended(async move {
        let words = words();
        let link = awaits_operator(&context).await.then(|| {
            view! {
                <p class="note">
                    {words.say("home-first-steps")} " " <a href="/first-steps">{words.say("first-title")}</a>
                </p>
            }
        });
        link.into_any()
    })
}

/// The scenario shown: one that is answered by a single choice, or else the first.
fn example(bank: &Bank) -> Option<&Scenario> {
    first_of_one_question(bank).or_else(|| first_scenario(bank))
}

/// Its question, if it is the only one, or else a link to its questions.
fn question(bank: &Bank, scenario: &Scenario) -> AnyView {
    let words = words();
    if scenario.asks.len() > 1 {
        let to = format!("/scenario/{}", scenario.id);
        return view! { <p class="actions"><a href=to>{words.say("home-question")}</a></p> }.into_any();
    }
    view! {
        <form class="home-question" method="post" action="/api/answer" novalidate=true>
            <input type="hidden" name="scenario" value=scenario.id.clone() />
            {asks(bank, scenario)}
            <p class="actions">
                <button type="submit" class="button primary">{words.say("home-submit")}</button>
            </p>
        </form>
    }
    .into_any()
}
