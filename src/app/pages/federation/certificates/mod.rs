//! `/federation/{code}/certificates`: what was issued, the latest first; what may be issued (`proposed`); one of them, with what happened to it
//! and what can be done with it (`one`); what a change of edition means for holders (`edition`).

mod edition;
mod one;
mod proposed;

pub use edition::ChangeOfEdition;
pub use one::CertificatePage;
pub use proposed::Proposed;

use super::{above, within};
use crate::app::api::{Action, Allowed, Certificate, Visit, certificates};
use crate::app::pages::when::day;
use crate::app::pages::{query, titled};
use crate::app::parts::named::named;
use crate::app::words;
use jiff::civil::Date;
use leptos::prelude::*;
use url::form_urlencoded;

/// The list.
#[component]
pub fn Certificates() -> impl IntoView {
    let query = query();
    within(Action::Certify, "/certificates", async move |visit: Visit, allowed: Allowed| {
        let words = words();
        let page = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "page");
        let page = page.and_then(|(_, text)| text.parse::<u32>().ok()).unwrap_or(1).max(1);
        let (all, more, today) = certificates(&visit, &allowed, page).await?;
        let here = format!("/federation/{}/certificates", allowed.federation().code);
        let rows: Vec<AnyView> = all.iter().map(|one| row(&here, one, today)).collect();
        let list = match rows.is_empty() {
            true => view! { <p class="empty">{words.say("certificates-none")}</p> }.into_any(),
            false => view! { <ul class="rows laws">{rows}</ul> }.into_any(),
        };
        let to = |page: u32| format!("{here}?page={page}");
        let before = (page > 1).then(
            || view! { <a class="button quiet" href=to(page - 1)>{words.say("certificates-later")}</a> " " },
        );
        let after = more.then(|| view! { <a class="button quiet" href=to(page.saturating_add(1))>{words.say("certificates-earlier")}</a> });
        Ok(view! {
            {titled(words.say("federation-certificates"))}
            {above(&allowed)}
            <h1>{words.say("federation-certificates")}</h1>
            <p class="actions">
                <a class="button primary" href=format!("{here}/proposed")>{words.say("certificates-proposed")}</a> " "
                <a class="button quiet" href=format!("{here}/edition")>{words.say("delta-title")}</a> " "
                <a class="button quiet" href=format!("/register/{}", allowed.federation().code)>{words.say("mine-register")}</a>
            </p>
            {list}
            <p class="actions">{before} {after}</p>
        }
        .into_any())
    })
}

fn row(here: &str, one: &Certificate, today: Date) -> AnyView {
    let words = words();
    let to = format!("{here}/{}", one.id.0.hyphenated());
    view! {
        <li>
            <span class="what">
                <a href=to>{named(&one.holder)}</a>
                <span class="note">{one.level_name.clone()} " · " {day(one.issued_on)}</span>
            </span>
            <span class="how">{words.say(&format!("verify-{}", one.standing(today).word()))}</span>
        </li>
    }
    .into_any()
}
