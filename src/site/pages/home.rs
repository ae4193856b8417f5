//! `/`: introduction with links to practice, the desk and certificate checks; an example scenario;
//! and the steps of an exercise.

use super::context::bank;
use super::practice::first_scenario;
use super::response::head_title;
use crate::parts::auction::RuledCalls;
use crate::parts::table::table;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Home() -> impl IntoView {
    let words = words();
    let bank = bank();
    let example = first_scenario(&bank).map(|scenario| {
        let href = format!("/scenario/{}", scenario.id);
        view! {
            <section aria-labelledby="example">
                <h2 class="vh" id="example">{words.say("home-example")}</h2>
                {table(&scenario.case, None, &RuledCalls::default(), &scenario.asks)}
                <p class="example-link"><a href=href>{words.say("home-example-rule")}</a></p>
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
            <div>
                <h1>{words.say("site-name")}</h1>
                <p class="lead">{words.say("home-lead")}</p>
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
            </div>
            {example}
        </div>
        <h2>{words.say("home-how")}</h2>
        <ol class="steps">{steps}</ol>
    }
}
