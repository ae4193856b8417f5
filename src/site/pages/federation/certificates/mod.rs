//! `/federation/{code}/certificates`: issued certificates, newest first.
//! - `search`: the search form and its query
//! - `proposed`: proposals
//! - `certificate`: a certificate, its events and actions
//! - `edition`: consequences of a change of edition

mod certificate;
mod edition;
mod proposed;
mod search;

pub use certificate::CertificatePage;
pub use edition::ChangeOfEdition;
pub use proposed::Proposed;

use super::{federation_link, federation_page};
use crate::api::{Action, Allowed, Certificate, RequestContext, certificates, certified_levels};
use crate::pages::response::head_title;
use crate::pages::when::day;
use crate::parts::person_name::person_name;
use crate::words;
use jiff::civil::Date;
use leptos::prelude::*;
use search::CertificateQuery;

/// The list. The query holds the search and the page number.
#[component]
pub fn Certificates() -> impl IntoView {
    let params = CertificateQuery::read();
    federation_page(
        Action::Certify,
        "/certificates",
        async move |context: RequestContext, allowed: Allowed| {
            let words = words();
            let (all, more, today) = certificates(&context, &allowed, &params.search, params.page).await?;
            let levels = certified_levels(&context, &allowed).await?;
            let here = format!("/federation/{}/certificates", allowed.federation().code);
            let rows: Vec<AnyView> = all.iter().map(|one| row(&here, one, today)).collect();
            let list = match (rows.is_empty(), levels.is_empty()) {
                (true, true) => view! { <p class="empty">{words.say("certificates-none")}</p> }.into_any(),
                (true, false) => {
                    view! { <p class="empty">{words.say("certificates-none-found")}</p> }.into_any()
                }
                _ => view! { <ul class="rows laws">{rows}</ul> }.into_any(),
            };
            let to = |page: u32| params.at(&here, page);
            let before = (params.page > 1).then(
            || view! { <a class="button quiet" href=to(params.page - 1)>{words.say("certificates-later")}</a> " " },
        );
            let after = more.then(|| {
                view! {
                    <a class="button quiet" href=to(params.page.saturating_add(1))>
                        {words.say("certificates-earlier")}
                    </a>
                }
            });
            Ok(view! {
            {head_title(words.say("federation-certificates"))}
            {federation_link(&allowed)}
            <h1>{words.say("federation-certificates")}</h1>
            <p class="actions">
                <a class="button primary" href=format!("{here}/proposed")>{words.say("certificates-proposed")}</a> " "
                <a class="button quiet" href=format!("{here}/edition")>{words.say("delta-title")}</a> " "
                <a class="button quiet" href=format!("/register/{}", allowed.federation().code)>
                    {words.say("mine-register")}
                </a>
            </p>
            {(!levels.is_empty()).then(|| params.form(&here, &levels))}
            {list}
            <p class="actions">{before} {after}</p>
        }
        .into_any())
        },
    )
}

fn row(here: &str, one: &Certificate, today: Date) -> AnyView {
    let words = words();
    let to = format!("{here}/{}", one.id.0.hyphenated());
    view! {
        <li>
            <span class="what">
                <a href=to>{person_name(&one.holder)}</a>
                <span class="note">{one.level_name.clone()} " · " {day(one.issued_on)}</span>
            </span>
            <span class="how">{words.say(&format!("verify-{}", one.standing(today).word()))}</span>
        </li>
    }
    .into_any()
}
