//! `/federation/{code}/programmes/{id}/simulation`: who would pass under a programme draft, compared
//! with the published text. `?text=…` simulates another saved version; the query may hold a cursor.

use super::progress::after;
use super::{programmes_link, programmes_path};
use crate::api::{
    Action, Allowed, RequestContext, SIMULATED, SimulatedPerson, SimulationPage, simulation_page,
};
use crate::pages::context::{exam_bank, path_param, query, query_param};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::plot::{Bar, bars};
use crate::words;
use bank::programme::LevelSimulation;
use bank::{Level, Programme};
use leptos::prelude::*;
use url::form_urlencoded;

#[component]
pub fn ProgrammeSimulation() -> impl IntoView {
    let (bank, id, after) = (exam_bank(), path_param("id"), after(&query()));
    let number = query_param("text").and_then(|number| number.parse().ok());
    let path = format!("/programmes/{id}/simulation");
    federation_page(Action::SetProgrammes, &path, async move |context: RequestContext, allowed: Allowed| {
        let is_first = after.is_none();
        let page = simulation_page(&context, &allowed, &bank, (&id, number), after).await?;
        Ok(render(&allowed, &page, number, is_first))
    })
}

fn render(allowed: &Allowed, page: &SimulationPage, number: Option<u32>, is_first: bool) -> AnyView {
    let words = words();
    let here = format!("{}/{}", programmes_path(allowed), page.open.written.id.0);
    let back = number.map_or_else(|| here.clone(), |number| format!("{here}?text={number}"));
    let title = words.format("simulation-of", &[("name", (&page.open.written.name).into())]);
    let content = match &page.programme {
        None => view! { <p>{words.say("simulation-faults")}</p> }.into_any(),
        Some(programme) => effect(allowed, page, programme, is_first),
    };
    let onward = page.next.as_ref().map(|(name, id)| {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("after", name).append_pair("id", &id.0.to_string());
        if let Some(number) = number {
            query.append_pair("text", &number.to_string());
        }
        let to = format!("{here}/simulation?{}", query.finish());
        view! { <p><a href=to rel="next">{words.say("progress-more")}</a></p> }
    });
    view! {
        {head_title(title.clone())}
        {programmes_link(allowed)}
        <h1>{title.clone()}</h1>
        {content}
        {onward}
        <p><a href=back>{words.say("simulation-back")}</a></p>
    }
    .into_any()
}

fn effect(allowed: &Allowed, page: &SimulationPage, programme: &Programme, is_first: bool) -> AnyView {
    let words = words();
    let without = [("n", page.without.into())];
    let part = (page.next.is_some() || !is_first).then(|| {
        view! { <p class="aside">{words.format("simulation-part", &[("most", SIMULATED.into())])}</p> }
    });
    let compared = match (page.is_compared, page.open.written.offered) {
        (true, _) => "simulation-compared",
        (false, Some(_)) => "simulation-published",
        (false, None) => "simulation-alone",
    };
    let hidden = page.released_only.then(|| view! { <p class="note">{words.say("progress-hidden")}</p> });
    let none = page.people.is_empty().then(|| view! { <p>{words.say("simulation-nobody")}</p> });
    let levels: Vec<AnyView> = match page.people.is_empty() {
        true => Vec::new(),
        false => {
            let each = programme.levels.iter().zip(&page.levels).enumerate();
            each.map(|(place, (level, effect))| section(allowed, page, programme, (place, level, effect)))
                .collect()
        }
    };
    view! {
        <p class="lead">{words.say("simulation-about")}</p>
        {part}
        <p>{words.say(compared)} " " {words.format("simulation-without", &without)}</p>
        {hidden}
        {none}
        {levels}
    }
    .into_any()
}

/// The effect of a level.
fn section(
    allowed: &Allowed,
    page: &SimulationPage,
    programme: &Programme,
    (place, level, effect): (usize, &Level, &LevelSimulation),
) -> AnyView {
    let words = words();
    let id = format!("level-{}", place + 1);
    let held = (effect.holders > 0).then(|| {
        view! { <p>{words.format("simulation-held", &[("n", effect.holders.into())])}</p> }
    });
    let passed = [("n", effect.passed.into()), ("of", effect.others.into()), ("held", effect.holders.into())];
    let before = effect.before.filter(|_| effect.others > 0).map(|before| {
        view! { <p>{words.format("simulation-before", &[("n", before.into()), ("of", effect.others.into())])}</p> }
    });
    let is_new = (page.is_compared && effect.before.is_none())
        .then(|| view! { <p>{words.say("simulation-new-level")}</p> });
    let needs = needs(programme, level);
    let stops = effect.most_stops().and_then(|most| {
        let need = effect.needs.get(most)?;
        let args = [
            ("what", needs.get(most)?.into()),
            ("n", (effect.others - need.met).into()),
            ("alone", need.alone.into()),
        ];
        Some(view! { <p>{words.format("simulation-stops", &args)}</p> })
    });
    let drawn: Vec<Bar> = needs
        .iter()
        .zip(&effect.needs)
        .enumerate()
        .map(|(place, (name, need))| Bar {
            label: (place + 1).to_string(),
            name: format!("{}. {name}", place + 1),
            value: need.met,
            cell: need.met.to_string(),
        })
        .chain([Bar {
            label: words.say("simulation-all-short"),
            name: words.say("simulation-all"),
            value: effect.passed,
            cell: effect.passed.to_string(),
        }])
        .collect();
    let listed: Vec<AnyView> =
        needs.iter().map(|need| view! { <li>{need.clone()}</li> }.into_any()).collect();
    let heads = [words.say("simulation-need"), words.say("simulation-met")];
    let caption = words.format("simulation-caption", &[("of", effect.others.into())]);
    let plot = (effect.others > 0).then(|| bars(&format!("{id}-plot"), &caption, heads, &drawn));
    view! {
        <section aria-labelledby=id.clone()>
            <h2 id=id.clone()>{words.level_name(level)}</h2>
            <p class="lead">{words.format("simulation-passed", &passed)}</p>
            {held}
            {before}
            {is_new}
            {stops}
            <ol>{listed}</ol>
            {plot}
            {concerned(allowed, page, &effect.gains, "simulation-gains")}
            {concerned(allowed, page, &effect.losses, "simulation-losses")}
        </section>
    }
    .into_any()
}

/// The prerequisites and requirements of a level, in words.
fn needs(programme: &Programme, level: &Level) -> Vec<String> {
    let words = words();
    let before = level.prerequisites.iter().filter_map(|id| programme.level(id));
    let before =
        before.map(|one| words.format("level-prerequisite", &[("level", words.level_name(one).into())]));
    before.chain(level.requires.iter().map(|one| words.requirement_whole(one))).collect()
}

/// The people who gain or lose, folded.
fn concerned(allowed: &Allowed, page: &SimulationPage, people: &[usize], id: &str) -> Option<AnyView> {
    let person = |one: &SimulatedPerson| {
        let to = format!("/federation/{}/people/{}#certificates", allowed.federation().code, one.id.0);
        view! { <li><a href=to>{one.name.clone()}</a></li> }.into_any()
    };
    let rows: Vec<AnyView> =
        people.iter().filter_map(|number| page.people.get(*number)).map(person).collect();
    let title = words().format(id, &[("n", people.len().into())]);
    (!people.is_empty()).then(|| {
        view! {
            <details class="fold">
                <summary>{title}</summary>
                <ul>{rows}</ul>
            </details>
        }
        .into_any()
    })
}
