//! `/me`: how far one is, by law and towards the certificate, and what one answered last.

use super::answer::unreachable_store;
use super::practice::law_title;
use super::when::when;
use super::{bank, titled, waited};
use crate::app::api::{Kept, NotKept, Visit, kept_answers};
use crate::app::parts::bar::bar;
use crate::app::parts::marks::percent;
use crate::app::parts::title::name;
use crate::quiz::mastery::{LawProgress, Mark};
use crate::quiz::{Bank, Mastery, Programme, RequirementProgress, Scope};
use crate::words::english;
use leptos::prelude::*;

/// How many of the latest answers are listed.
const RECENT: usize = 10;

/// The page.
#[component]
pub fn Me() -> impl IntoView {
    let bank = bank();
    let visit = Visit::current();
    waited(async move {
        let words = english();
        match kept_answers(&visit).await {
            Ok(kept) => {
                let who = visit.who().await;
                let name = who.person().map(|person| person.name.clone()).unwrap_or_default();
                progress(&bank, &name, &kept)
            }
            Err(NotKept::Store) => unreachable_store(),
            Err(why) => view! {
                {titled(words.say("me-title"))}
                <h1>{words.say("me-title")}</h1>
                {(why == NotKept::Ended).then(|| view! { <p>{words.say("session-ended")}</p> })}
                <p>{words.say("me-signed-out")}</p>
                <p class="actions">
                    <a class="button" href="/sign-in?next=/me">{words.say("nav-sign-in")}</a>
                    <a class="button quiet" href="/sign-up?next=/me">{words.say("sign-in-sign-up")}</a>
                </p>
            }
            .into_any(),
        }
    })
}

fn progress(bank: &Bank, name: &str, kept: &[Kept]) -> AnyView {
    let words = english();
    let marks: Vec<Mark> =
        kept.iter().map(|kept| Mark { scenario: kept.scenario.clone(), permille: kept.permille }).collect();
    let mastery = Mastery::of(bank, &marks);
    let certificates: Vec<AnyView> = bank.programmes().map(|one| certificate(one, &mastery)).collect();
    let nothing = kept.is_empty().then(|| {
        view! {
            <div class="empty">
                <p>{words.say("me-empty")}</p>
                <p><a class="button" href="/practice/next">{words.say("home-start")}</a></p>
            </div>
        }
    });
    let recent = (!kept.is_empty()).then(|| recent(bank, kept));
    view! {
        {titled(words.say("me-title"))}
        <h1>{words.say("me-title")}</h1>
        <p class="note">{words.tell("me-who", &[("name", name.into())])}</p>
        {nothing}
        {certificates}
        {by_law(&mastery.by_law())}
        {recent}
    }
    .into_any()
}

fn certificate(programme: &Programme, mastery: &Mastery) -> AnyView {
    let words = english();
    let all = programme.progress(mastery);
    let met = all.iter().filter(|one| one.met).count();
    let levels: Vec<AnyView> = programme
        .levels
        .iter()
        .map(|level| {
            let of_level: Vec<AnyView> =
                all.iter().filter(|one| std::ptr::eq(one.level, level)).map(requirement).collect();
            view! { <h3>{level.name.clone()}</h3> <ul class="requirements">{of_level}</ul> }.into_any()
        })
        .collect();
    view! {
        <section aria-label=programme.name.clone()>
            <h2>{words.tell("me-certificate", &[("name", (&programme.name).into())])}</h2>
            <p>{words.tell("me-met", &[("met", met.into()), ("of", all.len().into())])}</p>
            {levels}
        </section>
    }
    .into_any()
}

fn requirement(one: &RequirementProgress<'_>) -> AnyView {
    let words = english();
    let what = match one.requirement.of {
        Scope::Family(of) => words.family(of),
        Scope::Law(law) => law_title(law),
    };
    let requires = words.tell(
        if one.requirement.floor.is_some() { "me-requires-floor" } else { "me-requires" },
        &[
            ("what", what.into()),
            ("n", one.need.into()),
            ("mean", percent(one.requirement.mean).into()),
            ("floor", percent(one.requirement.floor.unwrap_or(0)).into()),
        ],
    );
    let have = match one.mean {
        Some(mean) => words.tell(
            "me-have",
            &[
                ("have", one.have.into()),
                ("need", one.need.into()),
                ("mean", percent(mean).into()),
                ("lowest", percent(one.lowest.unwrap_or(mean)).into()),
            ],
        ),
        None => words.tell("me-have-none", &[("need", one.need.into())]),
    };
    let (class, state) =
        if one.met { ("verdict verdict-right", "me-is-met") } else { ("verdict verdict-open", "me-not-met") };
    let share = (one.have.min(one.need) * 1000).checked_div(one.need).unwrap_or(1000);
    view! {
        <li>
            <span>{requires} <span class="note">" " {have}</span></span>
            <span class=class>{words.say(state)}</span>
            {bar(u16::try_from(share).unwrap_or(1000), None)}
        </li>
    }
    .into_any()
}

fn by_law(laws: &[LawProgress]) -> AnyView {
    let words = english();
    let rows: Vec<AnyView> = laws
        .iter()
        .map(|one| {
            let mean = one.mean.map_or_else(|| words.say("me-no-mean"), percent);
            view! {
                <tr>
                    <th scope="row"><a href=format!("/practice/{}", one.law)>{law_title(one.law)}</a></th>
                    <td class="number">{words.tell("me-answered", &[("n", one.answered.into()), ("of", one.of.into())])}</td>
                    <td class="plot">{bar(one.mean.unwrap_or(0), None)}</td>
                    <td class="number">{mean}</td>
                </tr>
            }
            .into_any()
        })
        .collect();
    view! {
        <h2>{words.say("me-by-law")}</h2>
        <table class="progress">
            <caption class="vh">{words.say("me-by-law")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("me-law")}</th>
                    <th scope="col" class="number">{words.say("me-scenarios")}</th>
                    <td class="plot"></td>
                    <th scope="col" class="number">{words.say("me-mean")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn recent(bank: &Bank, kept: &[Kept]) -> AnyView {
    let words = english();
    let rows: Vec<AnyView> = kept
        .iter()
        .rev()
        .take(RECENT)
        .map(|one| {
            let title = bank.scenario(&one.scenario).map_or_else(|| one.scenario.clone(), name);
            view! {
                <li>
                    <span class="what">
                        <a href=format!("/answer/{}", one.id)>{title}</a>
                        <span class="note">{when(one.at)}</span>
                    </span>
                    <span class="how">{percent(one.permille)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <h2>{words.say("me-recent")}</h2> <ul class="rows">{rows}</ul> }.into_any()
}
