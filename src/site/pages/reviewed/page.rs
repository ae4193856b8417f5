//! `/attempt/{id}/review/{n}`: the stored answer to a page with its receipt, beside the ruling, and
//! the reasons once released. The answer stands alone if the question has changed in the bank
//! since.

use super::mark_text;
use crate::api::{self, Refused, RequestContext, Review, find, marked_by_rulings, reviewed, short_receipt};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::unruled::unruled;
use crate::pages::when::moment_exact;
use crate::parts::answer_only::answer_only;
use crate::parts::explanation::{explanation, premise_ruling, relevant_answer};
use crate::parts::facts::facts;
use crate::parts::marks::marks;
use crate::parts::ruling::ruling;
use crate::words;
use bank::{Answer, Bank, Marked, Scenario};
use leptos::prelude::*;

#[component]
pub fn ReviewedPage() -> impl IntoView {
    let (bank, context) = (exam_bank(), RequestContext::current());
    let [id, n] = ["id", "n"].map(path_param);
    suspended(async move {
        let here = format!("/attempt/{id}/review/{n}");
        let found = match reviewed(&context, &id).await {
            Ok(found) => found,
            Err(why) => return refused(why, &here),
        };
        let page = found.pages.iter().find(|page| page.done.number.to_string() == n);
        let Some(page) = page.filter(|_| found.review >= Review::Answers) else {
            return refused(Refused::NotFound, &here);
        };
        let scenario = match find(&bank, &page.done.of.id).await {
            Ok(scenario) => scenario,
            Err(why) => return unruled(why, "unruled-kept"),
        };
        let answer = page.done.answer.as_deref().and_then(Answer::from_json).unwrap_or_default();
        match &scenario {
            Some(scenario) if found.attempt.is_as_drawn(&page.done.of, scenario) => {
                match marked_by_rulings(scenario, &answer).await {
                    Ok(marked) => with_ruling(&bank, &found, page, scenario, &marked),
                    Err(why) => unruled(why, "unruled-kept"),
                }
            }
            Some(scenario) => {
                let before = bank.before(scenario);
                let facts = facts(&scenario.case, before.as_ref().map(|before| &before.case), None);
                without_ruling(&found, page, &answer, "reviewed-changed", Some(facts))
            }
            None => without_ruling(&found, page, &answer, "reviewed-gone", None),
        }
    })
}

/// The answer beside the ruling.
fn with_ruling(
    bank: &Bank,
    found: &api::Reviewed,
    page: &api::ReviewedPage,
    scenario: &Scenario,
    marked: &Marked,
) -> AnyView {
    let case = &scenario.case;
    let before = bank.before(scenario);
    let explained = found.review >= Review::Explanations;
    let seen = explained.then_some(&*marked.ruling);
    let text = explained.then(|| {
        view! {
            {explanation(case, marked)}
            {ruling(case, &marked.ruling, &relevant_answer(marked), premise_ruling(marked).as_ref())}
        }
        .into_any()
    });
    let facts = facts(case, before.as_ref().map(|before| &before.case), seen);
    render(found, page, Some(facts), marks(case, marked, explained), text)
}

/// The answer alone, as the question has changed in the bank: a ruling would be on other facts.
fn without_ruling(
    found: &api::Reviewed,
    page: &api::ReviewedPage,
    answer: &Answer,
    why: &str,
    facts: Option<AnyView>,
) -> AnyView {
    let answer = view! { <p class="aside aside-judgement">{words().say(why)}</p> {answer_only(answer)} };
    render(found, page, facts, answer.into_any(), None)
}

fn render(
    found: &api::Reviewed,
    page: &api::ReviewedPage,
    facts: Option<AnyView>,
    answer: AnyView,
    notice: Option<AnyView>,
) -> AnyView {
    let words = words();
    let args = [("n", i64::from(page.done.number).into()), ("id", (&page.question).into())];
    let title = words.format("reviewed-question", &args);
    let up = format!("/attempt/{}/review", found.attempt.id().0);
    view! {
        {head_title(title.clone())}
        <p class="above"><a href=up>{found.attempt.rules.sitting.name.clone()}</a></p>
        <h1>{title}</h1>
        <div class="columns">
            {facts}
            <section class="judged" aria-labelledby="answered">
                <h2 id="answered">{words.say("reviewed-answer")}</h2>
                <p class="mark-line"><span class="percent">{mark_text(page)}</span></p>
                {answer}
                {reasons(&page.reasons)}
                {receipt(page)}
                {notice}
                {onward(found, page)}
            </section>
        </div>
    }
    .into_any()
}

/// Examiners' reasons.
fn reasons(reasons: &[String]) -> Option<AnyView> {
    let message: Vec<AnyView> =
        reasons.iter().map(|text| view! { <p>{text.clone()}</p> }.into_any()).collect();
    let heading = words().say("reviewed-reasons");
    (!message.is_empty()).then(|| view! { <h3>{heading}</h3> {message} }.into_any())
}

/// The receipt shown when the answer was saved.
fn receipt(page: &api::ReviewedPage) -> AnyView {
    let words = words();
    let Some(receipt) = &page.done.receipt else {
        return view! { <p class="note">{words.say("reviewed-no-receipt")}</p> }.into_any();
    };
    let at = moment_exact(receipt.saved_at);
    let args = [("n", i64::from(receipt.number).into()), ("at", at.into())];
    let whole = receipt.hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    view! {
        <p class="receipt note">
            {words.format("reviewed-receipt", &args)} " "
            <code>{short_receipt(&receipt.hash)}</code> " "
            <code class="whole">{whole}</code>
        </p>
    }
    .into_any()
}

/// Links to the previous and next pages.
fn onward(found: &api::Reviewed, page: &api::ReviewedPage) -> AnyView {
    let (words, number) = (words(), page.done.number);
    let to = |number: u16| format!("/attempt/{}/review/{number}", found.attempt.id().0);
    let has = |number: u16| found.pages.iter().any(|page| page.done.number == number);
    let link = |number: u16, id: &str| {
        has(number).then(|| view! { <a class="button quiet" href=to(number)>{words.say(id)}</a> })
    };
    view! {
        <p class="actions">
            {link(number.saturating_sub(1), "reviewed-before")}
            {link(number + 1, "reviewed-after")}
        </p>
    }
    .into_any()
}
