//! `/federation/{code}/invigilate`: the live monitors of open sittings, for invigilators.

use super::{exams_path, moment, state};
use crate::api::{Action, Allowed, RequestContext, Sitting as Held, SittingState, exam_now, sittings};
use crate::pages::federation::{federation_link, federation_page};
use crate::pages::response::head_title;
use crate::words;
use jiff::Timestamp;
use leptos::prelude::*;

#[component]
pub fn Invigilate() -> impl IntoView {
    federation_page(
        Action::Invigilate,
        "/invigilate",
        async move |context: RequestContext, allowed: Allowed| {
            let (sittings, now) = (sittings(&context, &allowed).await?, exam_now(&context)?);
            Ok(render(&allowed, &sittings, now))
        },
    )
}

fn render(allowed: &Allowed, sittings: &[Held], now: Timestamp) -> AnyView {
    let words = words();
    let open = sittings.iter().filter(|one| one.state == SittingState::Open && !one.is_over(now));
    let rows: Vec<AnyView> = open.map(|one| row(allowed, one, now)).collect();
    let none = rows.is_empty().then(|| view! { <p>{words.say("invigilate-none")}</p> });
    view! {
        {head_title(words.say("federation-invigilate"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-invigilate")}</h1>
        {none}
        <ul class="rows">{rows}</ul>
    }
    .into_any()
}

fn row(allowed: &Allowed, one: &Held, now: Timestamp) -> AnyView {
    let to = format!("{}/{}/board", exams_path(allowed), one.id.0);
    view! {
        <li>
            <span class="what"><a href=to>{one.name.clone()}</a></span>
            <span class="how">{format!("{} · {}", state(one, now), moment(one.opens_at))}</span>
        </li>
    }
    .into_any()
}
