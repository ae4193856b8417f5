//! `/federation/{code}/programmes/{id}/progress`: members' progress with a published programme, by
//! name. The query holds the cursor.

use super::{programmes_link, programmes_path};
use crate::api::{
    Action, Allowed, MemberRecords, PeopleCursor, ProgrammeProgressPage, RequestContext, person_id,
    programme_progress_page,
};
use crate::pages::context::{exam_bank, path_param, query};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::words;
use bank::{LevelProgress, Programme};
use jiff::civil::Date;
use leptos::prelude::*;
use url::form_urlencoded;

#[component]
pub fn ProgrammeProgress() -> impl IntoView {
    let (bank, id, after) = (exam_bank(), path_param("id"), after(&query()));
    let path = format!("/programmes/{id}/progress");
    federation_page(Action::SeeProgress, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = programme_progress_page(&context, &allowed, &bank, &id, after.as_ref()).await?;
        Ok(render(&allowed, &found))
    })
}

fn after(query: &str) -> Option<PeopleCursor> {
    let (mut name, mut id) = (None, None);
    for (key, value) in form_urlencoded::parse(query.as_bytes()) {
        match key.as_ref() {
            // No name contains NUL, which PostgreSQL rejects.
            "after" => name = Some(value.replace('\0', "")),
            "id" => id = person_id(&value),
            _ => {}
        }
    }
    name.zip(id)
}

fn render(allowed: &Allowed, found: &ProgrammeProgressPage) -> AnyView {
    let words = words();
    let programme = &found.offered.programme;
    let title = words.format("programmes-everybody-of", &[("name", words.programme_name(programme).into())]);
    let heads: Vec<AnyView> = programme
        .levels
        .iter()
        .map(|level| view! { <th scope="col">{words.level_name(level)}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> =
        found.people.iter().map(|one| row(allowed, programme, one, found.today)).collect();
    let none = found.people.is_empty().then(|| view! { <p>{words.say("progress-everybody-none")}</p> });
    let table = (!found.people.is_empty()).then(|| {
        view! {
            <div class="sideways" tabindex="0" role="region" aria-label=title.clone()>
            <table class="progress">
                <caption class="vh">{title.clone()}</caption>
                <thead><tr><th scope="col">{words.say("progress-name")}</th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            </div>
        }
    });
    let hidden = found.released_only.then(|| view! { <p class="note">{words.say("progress-hidden")}</p> });
    let onward = found.next.as_ref().map(|(name, id)| {
        let query = form_urlencoded::Serializer::new(String::new())
            .append_pair("after", name)
            .append_pair("id", &id.0.to_string())
            .finish();
        let to = format!("{}/{}/progress?{query}", programmes_path(allowed), found.offered.address());
        view! { <p><a href=to rel="next">{words.say("progress-more")}</a></p> }
    });
    view! {
        {head_title(title.clone())}
        {programmes_link(allowed)}
        <h1>{title.clone()}</h1>
        {hidden}
        {none}
        {table}
        {onward}
    }
    .into_any()
}

/// A member's progress with each level.
fn row(allowed: &Allowed, programme: &Programme, one: &MemberRecords, today: Date) -> AnyView {
    let levels = programme.progress(&one.records, today);
    let cells: Vec<AnyView> =
        levels.iter().map(|level| view! { <td>{requirements_list(level)}</td> }.into_any()).collect();
    let to = format!("/federation/{}/people/{}#certificates", allowed.federation().code, one.id.0);
    let number = one.number.as_ref().map(|number| view! { " " <span class="note">{number.clone()}</span> });
    view! { <tr><th scope="row"><a href=to>{one.name.clone()}</a> {number}</th> {cells}</tr> }.into_any()
}

fn requirements_list(level: &LevelProgress<'_>) -> String {
    let words = words();
    if level.held.is_some() {
        return words.say("progress-held");
    }
    match (level.band, level.level.bands) {
        (Some(band), Some(_)) => words.format("progress-eligible-band", &[("band", words.band(band).into())]),
        (Some(_), None) => words.say("progress-eligible"),
        (None, _) => {
            let met = level.requires.iter().filter(|one| one.met).count()
                + level.prerequisites.iter().filter(|one| one.held.is_some()).count();
            let of = level.requires.len() + level.prerequisites.len();
            words.format("progress-met", &[("met", met.into()), ("of", of.into())])
        }
    }
}
