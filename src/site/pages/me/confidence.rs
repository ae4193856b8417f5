//! Confidence: confident errors first, and calibration by stated confidence.

use crate::api::Own;
use crate::pages::when::day_of;
use crate::parts::marks::percent;
use crate::parts::plot::{Bar, bars};
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::words;
use bank::review::{self, History, MarkedAnswer};
use bank::{Bank, Calibration, Confidence, variant};
use leptos::prelude::*;

/// Number listed; the rest are among the mistakes.
const LISTED: usize = 10;

/// The section; `None` without stated confidences.
pub fn section(bank: &Bank, history: &History, own: &Own) -> Option<AnyView> {
    let words = words();
    let all: Vec<(Option<Confidence>, u16)> =
        own.given.iter().map(|given| (given.confidence, given.mark)).collect();
    let text = Calibration::of(&all);
    let message = text.iter().any(|one| one.confidence.is_some() && one.answers > 0);
    let wrong = review::sure_and_wrong(bank, history);
    let replay = (!review::mistakes(bank, history).is_empty())
        .then(|| view! { <p><a href="/practice/mistakes">{words.say("list-mistakes")}</a></p> });
    if !message && replay.is_none() {
        return None;
    }
    let listed = (!wrong.is_empty()).then(|| {
        let rows: Vec<AnyView> = wrong.iter().take(LISTED).map(|one| row(bank, one, own)).collect();
        view! { <p>{words.say("me-sure-wrong-about")}</p> <ul class="rows">{rows}</ul> }
    });
    let none = (message && wrong.is_empty()).then(|| view! { <p>{words.say("me-sure-wrong-none")}</p> });
    Some(
        view! {
            <section aria-labelledby="sure">
                <h2 id="sure">{words.say("me-sure-wrong")}</h2>
                {listed}
                {none}
                {replay}
                {message.then(|| calibration(&text))}
            </section>
        }
        .into_any(),
    )
}

/// A confident error, with links to the answer and a fresh variant.
fn row(bank: &Bank, one: &MarkedAnswer, own: &Own) -> AnyView {
    let words = words();
    let origin = variant::origin(&one.scenario);
    let title = bank.scenario(origin).map_or_else(|| one.scenario.clone(), name);
    let given = own.given.iter().rev().find(|given| given.scenario == one.scenario);
    let answer = given.map_or_else(|| "/me".to_owned(), |given| format!("/answer/{}", given.id));
    let when = given.map(|given| day_of(given.at, own.plan.time_zone()));
    view! {
        <li>
            <span class="what">
                <a href=answer>{symbols(&title)}</a>
                <span class="note">
                    {when} " · "
                    <a href=format!("/scenario/{origin}/variant")>
                        {words.say("practice-variant")}
                        <span class="vh">" " {words.format("practice-variant-of", &[("title", title.into())])}</span>
                    </a>
                </span>
            </span>
            <span class="how">{percent(one.permille)}</span>
        </li>
    }
    .into_any()
}

/// Calibration table.
fn calibration(text: &[Calibration]) -> AnyView {
    let words = words();
    let all: Vec<Bar> = text
        .iter()
        .filter(|one| one.answers > 0)
        .map(|one| {
            let word = one.confidence.map_or("untold", Confidence::word);
            let name = words.say(&format!("confidence-{word}"));
            let share = one.share_right().unwrap_or(0);
            Bar {
                label: name.clone(),
                name: words.format("me-calibration-of", &[("name", name.into()), ("n", one.answers.into())]),
                value: usize::from(share / 10),
                cell: percent(share),
            }
        })
        .collect();
    let heads = [words.say("me-calibration-confidence"), words.say("me-calibration-right")];
    bars("calibration", &words.say("me-calibration"), heads, &all)
}
