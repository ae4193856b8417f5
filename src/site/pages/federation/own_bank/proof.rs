//! What a reviewer looks at: facts and ruling of each stage, what is asked, variants, premises, and
//! scenarios like it.

use super::{page_of, scenario_path};
use crate::api::{Allowed, Proof};
use crate::parts::facts::facts;
use crate::parts::ruling::{ruling, says};
use crate::parts::symbols::symbols;
use crate::parts::title::{subtitle, title};
use crate::words;
use bank::Scenario;
use bank::paths::RelevantAnswer;
use bank::similar::Likeness;
use leptos::prelude::*;
use rules::engine::Ruling;

/// Most scenarios on the same path that are listed; the same facts and twins are always.
const SAME_PATH: usize = 8;

pub fn proof(allowed: &Allowed, proof: &Proof) -> Option<AnyView> {
    let last = proof.stages.len();
    let stages = proof.stages.iter().zip(1..);
    let stages: Vec<AnyView> =
        stages.map(|((one, ruling), number)| stage(one, ruling, number == last)).collect();
    (!stages.is_empty()).then(|| {
        view! {
            {stages}
            {variants(proof)}
            {premises(proof)}
            {similar(allowed, proof)}
        }
        .into_any()
    })
}

/// A stage; only the last with its whole path, which contains the earlier ones.
fn stage(scenario: &Scenario, found: &Ruling, is_last: bool) -> AnyView {
    let words = words();
    let case = &scenario.case;
    let heading =
        scenario.stage.is_one_of_several().then(|| view! { <h2>{words.stage(&scenario.stage)}</h2> });
    let text = match is_last {
        true => ruling(case, found, &RelevantAnswer::default(), None),
        false => says(case, found),
    };
    let asks: Vec<AnyView> = scenario
        .asks
        .iter()
        .map(|key| {
            let critical = scenario.critical.contains(key).then(|| words.say("bank-critical"));
            let weight = scenario.weights.get(key).filter(|weight| **weight > 1);
            let weight = weight.map(|n| words.format("bank-weight", &[("n", i64::from(*n).into())]));
            let notes: Vec<String> = weight.into_iter().chain(critical).collect();
            view! { <li>{words.label(*key)} " " <span class="note">{notes.join(" · ")}</span></li> }
                .into_any()
        })
        .collect();
    view! {
        {heading}
        <div class="columns">
            {facts(case, None, Some(found))}
            <section class="ruled">
                {text}
                <h3>{words.say("bank-asks")}</h3>
                <ul>{asks}</ul>
            </section>
        </div>
    }
    .into_any()
}

fn variants(proof: &Proof) -> AnyView {
    let words = words();
    let about = &proof.about;
    let rows: Vec<AnyView> = about
        .variants
        .iter()
        .filter_map(|variant| variant.stages.first())
        .map(|one| {
            let told: Vec<AnyView> = words
                .story(&one.case)
                .iter()
                .map(|text| view! { <p>{symbols(text)}</p> }.into_any())
                .collect();
            let about = view! { <span class="note">{symbols(&subtitle(&one.case))}</span> };
            view! {
                <li>
                    <details>
                        <summary>{symbols(&title(one))} " " {about}</summary>
                        <div class="prose">{told}</div>
                    </details>
                </li>
            }
            .into_any()
        })
        .collect();
    let id = match rows.is_empty() {
        true if about.is_late => "studio-variants-late",
        true => "bank-variants-none",
        false => "bank-variants-about",
    };
    section("variants", id, rows)
}

fn premises(proof: &Proof) -> AnyView {
    let words = words();
    let label = |premise| view! { <li>{symbols(&words.premise_label(premise))}</li> }.into_any();
    let rows: Vec<AnyView> =
        proof.about.premises.iter().map(|tried| tried.premise.premise).map(label).collect();
    let about = if rows.is_empty() { "bank-premises-none" } else { "bank-premises-about" };
    view! {
        <section aria-labelledby="premises">
            <h2 id="premises">{words.say("bank-premises")}</h2>
            <p>{words.say(about)}</p>
            {(!rows.is_empty()).then(|| view! { <ul>{rows}</ul> })}
        </section>
    }
    .into_any()
}

fn similar(allowed: &Allowed, proof: &Proof) -> AnyView {
    let words = words();
    let row = |likeness: Likeness, to: String, text: String, id: String| {
        view! {
            <li>
                <span class="what">
                    <a href=to>{symbols(&text)}</a>
                    <span class="note">{words.format("practice-id", &[("id", id.into())])}</span>
                </span>
                <span class="how">{words.say(&format!("bank-like-{}", likeness.word()))}</span>
            </li>
        }
        .into_any()
    };
    let close = proof.similar.iter().filter(|(likeness, _)| *likeness != Likeness::SamePath);
    let path = proof.similar.iter().filter(|(likeness, _)| *likeness == Likeness::SamePath).take(SAME_PATH);
    let of_bank = close.chain(path).filter_map(|(likeness, one)| {
        Some(row(*likeness, page_of(allowed, &one.stage.of)?, title(one), one.stage.of.clone()))
    });
    let drafts = proof.drafts.iter().map(|(likeness, id)| {
        let id = id.to_string();
        row(*likeness, scenario_path(allowed, &id), words.say("bank-like-draft"), id)
    });
    let rows: Vec<AnyView> = of_bank.chain(drafts).collect();
    section("similar", if rows.is_empty() { "bank-similar-none" } else { "bank-similar-about" }, rows)
}

/// A section of a list, with what it says.
fn section(name: &'static str, about: &str, rows: Vec<AnyView>) -> AnyView {
    let words = words();
    let list = (!rows.is_empty()).then(|| view! { <ul class="rows laws">{rows}</ul> });
    view! {
        <section aria-labelledby=name>
            <h2 id=name>{words.say(&format!("bank-{name}"))}</h2>
            <p>{words.say(about)}</p>
            {list}
        </section>
    }
    .into_any()
}
