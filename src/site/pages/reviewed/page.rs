//! `/attempt/{id}/review/{n}`: a page of one's own exam afterwards: the answer that was kept with
//! its receipt, beside the ruling; and why that is what it is, once that may be seen. Where the
//! bank tells the question otherwise by now the answer stands alone.

use super::standing;
use crate::api::{self, Refused, Review, Visit, find, marked_by_rulings, reviewed, short_receipt};
use crate::pages::refused::refused;
use crate::pages::unruled::unruled;
use crate::pages::when::moment_exact;
use crate::pages::{bank, piece, titled, waited};
use crate::parts::explained::{answered, way, why};
use crate::parts::facts::facts;
use crate::parts::given::given;
use crate::parts::marks::marks;
use crate::parts::ruling::ruling;
use crate::words;
use bank::{Answer, Bank, Marked, Scenario};
use leptos::prelude::*;

/// The page.
#[component]
pub fn ReviewedPage() -> impl IntoView {
    let (bank, visit) = (bank(), Visit::current());
    let [id, n] = ["id", "n"].map(piece);
    waited(async move {
        let here = format!("/attempt/{id}/review/{n}");
        let found = match reviewed(&visit, &id).await {
            Ok(found) => found,
            Err(why) => return refused(why, &here),
        };
        let page = found.pages.iter().find(|page| page.done.number.to_string() == n);
        let Some(page) = page.filter(|_| found.review >= Review::Answers) else {
            return refused(Refused::Lost, &here);
        };
        let scenario = match find(&bank, &page.done.of.id).await {
            Ok(scenario) => scenario,
            Err(why) => return unruled(why, "unruled-kept"),
        };
        let answer = page.done.answer.as_deref().and_then(Answer::from_json).unwrap_or_default();
        match &scenario {
            Some(scenario) if found.attempt.is_as_drawn(&page.done.of, scenario) => {
                match marked_by_rulings(scenario, &answer).await {
                    Ok(marked) => beside(&bank, &found, page, scenario, &marked),
                    Err(why) => unruled(why, "unruled-kept"),
                }
            }
            Some(scenario) => {
                let before = bank.before(scenario);
                let facts = facts(&scenario.case, before.as_ref().map(|before| &before.case), None);
                alone(&found, page, &answer, "reviewed-changed", Some(facts))
            }
            None => alone(&found, page, &answer, "reviewed-gone", None),
        }
    })
}

/// The answer beside the ruling.
fn beside(
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
    let told = explained.then(|| {
        view! { {why(case, marked)} {ruling(case, &marked.ruling, &answered(marked), way(marked).as_ref())} }.into_any()
    });
    let facts = facts(case, before.as_ref().map(|before| &before.case), seen);
    shown(found, page, Some(facts), marks(case, marked), told)
}

/// The answer alone, because what was asked is not what the bank tells today: no ruling is one on it.
fn alone(
    found: &api::Reviewed,
    page: &api::ReviewedPage,
    answer: &Answer,
    why: &str,
    facts: Option<AnyView>,
) -> AnyView {
    let answer = view! { <p class="aside aside-judgement">{words().say(why)}</p> {given(answer)} };
    shown(found, page, facts, answer.into_any(), None)
}

fn shown(
    found: &api::Reviewed,
    page: &api::ReviewedPage,
    facts: Option<AnyView>,
    answer: AnyView,
    told: Option<AnyView>,
) -> AnyView {
    let words = words();
    let args = [("n", i64::from(page.done.number).into()), ("id", (&page.question).into())];
    let title = words.tell("reviewed-question", &args);
    let up = format!("/attempt/{}/review", found.attempt.id().0);
    view! {
        {titled(title.clone())}
        <p class="above"><a href=up>{found.attempt.rules.sitting.name.clone()}</a></p>
        <h1>{title}</h1>
        <div class="columns">
            {facts}
            <section class="judged" aria-labelledby="answered">
                <h2 id="answered">{words.say("reviewed-answer")}</h2>
                <p class="mark-line"><span class="percent">{standing(page)}</span></p>
                {answer}
                {reasons(&page.reasons)}
                {receipt(found, page)}
                {told}
                {onward(found, page)}
            </section>
        </div>
    }
    .into_any()
}

/// Examiners' reasons.
fn reasons(reasons: &[String]) -> Option<AnyView> {
    let told: Vec<AnyView> = reasons.iter().map(|text| view! { <p>{text.clone()}</p> }.into_any()).collect();
    let heading = words().say("reviewed-reasons");
    (!told.is_empty()).then(|| view! { <h3>{heading}</h3> {told} }.into_any())
}

/// The receipt that was shown when the answer was saved.
fn receipt(found: &api::Reviewed, page: &api::ReviewedPage) -> AnyView {
    let words = words();
    let Some(receipt) = &page.done.receipt else {
        return view! { <p class="note">{words.say("reviewed-no-receipt")}</p> }.into_any();
    };
    let at = moment_exact(receipt.saved_at, &found.zone);
    let args = [("n", i64::from(receipt.number).into()), ("at", at.into())];
    let whole = receipt.hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    view! {
        <p class="receipt note">
            {words.tell("reviewed-receipt", &args)} " "
            <code>{short_receipt(&receipt.hash)}</code> " "
            <code class="whole">{whole}</code>
        </p>
    }
    .into_any()
}

/// The pages before and after.
fn onward(found: &api::Reviewed, page: &api::ReviewedPage) -> AnyView {
    let (words, number) = (words(), page.done.number);
    let to = |number: u16| format!("/attempt/{}/review/{number}", found.attempt.id().0);
    let has = |number: u16| found.pages.iter().any(|page| page.done.number == number);
    let link = |number: u16, id: &str| {
        has(number).then(|| view! { <a class="button quiet" href=to(number)>{words.say(id)}</a> })
    };
    view! { <p class="actions">{link(number.saturating_sub(1), "reviewed-before")} {link(number + 1, "reviewed-after")}</p> }
        .into_any()
}
