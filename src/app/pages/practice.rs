//! `/practice`: what may be practised, by family and by law, and what one has done of it. `/practice/next` leads to the
//! next scenario.

use super::{bank, lost, piece, status, titled, waited};
use crate::app::api::{NotKept, Visit, Who, latest_marks, see_other};
use crate::app::parts::marks::percent;
use crate::app::parts::symbols::symbols;
use crate::app::parts::title::{subtitle, title};
use crate::engine::Family;
use crate::law::{Clause, Edition};
use crate::quiz::{Bank, Scenario, mastery};
use crate::words::english;
use axum::http::StatusCode;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The latest mark of each scenario, in thousandths.
pub type Latest = BTreeMap<String, u16>;

/// The page with everything.
#[component]
pub fn Practice() -> impl IntoView {
    let bank = bank();
    let visit = Visit::current();
    waited(async move {
        let who = visit.who().await;
        let (latest, told) = match latest(&visit).await {
            Ok(latest) => (latest, told_of(&who)),
            Err(StoreSilent) => (Latest::new(), Some(silent())),
        };
        everything(&bank, &latest, told)
    })
}

/// The page of one law.
#[component]
pub fn PracticeLaw() -> impl IntoView {
    let bank = bank();
    let law = piece("law");
    let visit = Visit::current();
    if law == "next" {
        return waited(async move {
            // That page can say that what was done is not known just now; from here it cannot be said.
            let Ok(latest) = latest(&visit).await else { return leave_for(None) };
            leave_for(next(&bank, None, &latest).map(|scenario| scenario.id.as_str()))
        });
    }
    if bank.by_law(&law).next().is_none() {
        return lost::lost();
    }
    waited(async move {
        match latest(&visit).await {
            Ok(latest) => of_law(&bank, &law, &latest, None),
            Err(StoreSilent) => of_law(&bank, &law, &Latest::new(), Some(silent())),
        }
    })
}

fn leave_for(id: Option<&str>) -> AnyView {
    see_other(&id.map_or_else(|| "/practice".to_owned(), |id| format!("/scenario/{id}")));
    ().into_any()
}

/// The database does not answer, so what was done is not known.
#[derive(Clone, Copy, Debug)]
pub struct StoreSilent;

/// What the person signed in has done; nothing for a visitor.
pub async fn latest(visit: &Visit) -> Result<Latest, StoreSilent> {
    match latest_marks(visit).await {
        Ok(latest) => Ok(latest),
        Err(NotKept::SignedOut | NotKept::Ended | NotKept::None) => Ok(Latest::new()),
        Err(NotKept::Store) => Err(StoreSilent),
    }
}

/// What somebody is told who is not signed in.
fn told_of(who: &Who) -> Option<AnyView> {
    let words = english();
    let told = match who {
        Who::Somebody(_) => return None,
        Who::CannotTell => return Some(silent()),
        Who::Ended => words.say("session-ended"),
        Who::Nobody => words.say("practice-visitor"),
    };
    let told = view! {
        <p class="note">{told} " " <a href="/sign-in?next=/practice">{words.say("nav-sign-in")}</a></p>
    };
    Some(told.into_any())
}

/// Scenarios come without the database; what was done of them does not.
fn silent() -> AnyView {
    status(StatusCode::SERVICE_UNAVAILABLE);
    view! { <div class="aside aside-refused" role="alert"><p>{english().say("practice-silent")}</p></div> }
        .into_any()
}

/// The scenario to begin with.
pub fn first(bank: &Bank) -> Option<&Scenario> {
    Family::ALL.into_iter().find_map(|family| bank.by_family(family).next())
}

/// The scenario to go on with: after this one the next that was not answered yet, first of the same family; when all
/// were, the one that was answered worst, and for a visitor simply the next. Of several stages it is the first that was
/// not answered; without one to go on after, what was left in the middle comes first.
pub fn next<'a>(bank: &'a Bank, after: Option<&Scenario>, latest: &Latest) -> Option<&'a Scenario> {
    let all: Vec<&Scenario> = Family::ALL.into_iter().flat_map(|family| bank.by_family(family)).collect();
    let here = after.and_then(|after| all.iter().position(|scenario| scenario.id == after.stage.of));
    let from = here.map_or(0, |here| here + 1);
    let round: Vec<&Scenario> = all[from..].iter().chain(&all[..from]).copied().collect();
    let others = || round.iter().copied().filter(|one| after.is_none_or(|after| one.id != after.stage.of));
    let left = after.is_none().then(|| others().find_map(|one| left_at(bank, one, latest))).flatten();
    let fresh = || others().find_map(|one| bank.stages(one).find(|stage| !latest.contains_key(&stage.id)));
    left.or_else(fresh).or_else(|| others().min_by_key(|one| whole(bank, one, latest).unwrap_or(0)))
}

/// Where somebody goes on with a scenario who has answered only some of its stages.
fn left_at<'a>(bank: &'a Bank, scenario: &'a Scenario, latest: &Latest) -> Option<&'a Scenario> {
    let answered = |stage: &&Scenario| latest.contains_key(&stage.id);
    bank.stages(scenario).find(answered)?;
    bank.stages(scenario).find(|stage| !answered(stage))
}

/// The mark of a scenario as a whole, once it has been answered.
fn whole(bank: &Bank, scenario: &Scenario, latest: &Latest) -> Option<u16> {
    mastery::whole(bank, scenario, |id| latest.get(id).copied())
}

fn everything(bank: &Arc<Bank>, latest: &Latest, told: Option<AnyView>) -> AnyView {
    let words = english();
    let families: Vec<AnyView> = Family::ALL
        .into_iter()
        .filter(|one| bank.by_family(*one).next().is_some())
        .map(|one| {
            let id = format!("family-{}", one.word());
            view! {
                <section aria-labelledby=id.clone()>
                    <h2 id=id.clone()>{words.family(one)}</h2>
                    <p>{words.say(&format!("family-about-{}", one.word()))}</p>
                    {list(bank, bank.by_family(one), latest)}
                </section>
            }
            .into_any()
        })
        .collect();
    let laws: Vec<AnyView> = bank
        .laws()
        .into_iter()
        .map(|law| {
            let count = bank.by_law(law).count();
            let done = bank.by_law(law).filter(|one| whole(bank, one, latest).is_some()).count();
            view! {
                <li>
                    <span class="what"><a href=format!("/practice/{law}")>{law_title(law)}</a></span>
                    <span class="how">{words.tell("practice-done", &[("done", done.into()), ("of", count.into())])}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        {titled(words.say("practice-title"))}
        <h1>{words.say("practice-title")}</h1>
        <p class="lead">{words.say("practice-lead")}</p>
        <p class="actions"><a class="button" href="/practice/next">{words.say("practice-next")}</a></p>
        {told}
        <h2 id="by-law">{words.say("practice-by-law")}</h2>
        <ul class="rows laws">{laws}</ul>
        {families}
    }
    .into_any()
}

fn of_law(bank: &Arc<Bank>, law: &str, latest: &Latest, told: Option<AnyView>) -> AnyView {
    let words = english();
    let heading = law_title(law);
    let book = format!("/laws/{}/{law}", Edition::E2017);
    view! {
        {titled(heading.clone())}
        <p class="eyebrow"><a href="/practice">{words.say("practice-title")}</a></p>
        <h1>{heading}</h1>
        <p><a href=book>{words.say("practice-law-book")}</a></p>
        {told}
        {list(bank, bank.by_law(law), latest)}
    }
    .into_any()
}

/// `Law 30: Pass out of rotation`.
pub fn law_title(law: &str) -> String {
    let words = english();
    match law.parse::<Clause>() {
        Ok(clause) => words.tell(
            "law-title",
            &[("cite", words.cite(clause).into()), ("heading", words.heading(clause, Edition::E2017).into())],
        ),
        Err(_) => law.to_owned(),
    }
}

/// Scenarios as rows, one of several stages once; it leads to where one left off.
pub fn list<'a>(bank: &Bank, scenarios: impl Iterator<Item = &'a Scenario>, latest: &Latest) -> AnyView {
    let words = english();
    let rows: Vec<AnyView> = scenarios
        .map(|scenario| {
            let how = match whole(bank, scenario, latest) {
                Some(permille) => words.tell("practice-latest", &[("mark", percent(permille).into())]),
                None => edition_short(scenario.case.edition),
            };
            let stages = stages(bank, scenario, latest).map(|stages| format!("{stages} · "));
            let there = left_at(bank, scenario, latest).unwrap_or(scenario);
            let id = words.tell("practice-id", &[("id", (&scenario.id).into())]);
            view! {
                <li>
                    <span class="what">
                        <a href=format!("/scenario/{}", there.id)>{title(&scenario.case)}</a>
                        <span class="note">{symbols(&subtitle(&scenario.case))}</span>
                        <span class="note">{id} " · " {stages} {how}</span>
                    </span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="rows scenarios">{rows}</ul> }.into_any()
}

/// How many stages there are, and while only some of them have been answered how many those are.
fn stages(bank: &Bank, scenario: &Scenario, latest: &Latest) -> Option<String> {
    let of = scenario.stage.stages;
    let done = bank.stages(scenario).filter(|stage| latest.contains_key(&stage.id)).count();
    let args = [("of", of.into()), ("done", done.into())];
    let id = if (1..usize::from(of)).contains(&done) { "practice-stages-done" } else { "practice-stages" };
    scenario.stage.is_one_of_several().then(|| english().tell(id, &args))
}

/// `2017 Laws`.
fn edition_short(edition: Edition) -> String {
    let words = english();
    match edition {
        Edition::Social => words.say("edition-short-social"),
        year => words.tell("edition-short", &[("edition", year.word().into())]),
    }
}
