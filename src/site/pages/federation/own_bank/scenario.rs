//! `/federation/{code}/bank/{id}`: a scenario of the federation's bank: its state, what may be done
//! with it, what it rules, and its file.

use super::proof::proof;
use super::{bank_link, scenario_path, title_of};
use crate::api::{
    Action, Allowed, ItemHistories, OwnScenarioFile, OwnScenarioPage, OwnScenarioPost, PersonId,
    RequestContext, ScenarioState, histories, own_scenario,
};
use crate::pages::context::path_param;
use crate::pages::federation::exams::wrong;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::pages::when::moment;
use crate::parts::button::{Hidden, act};
use crate::parts::marks::percent;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::parts::symbols::symbols;
use crate::words;
use leptos::prelude::*;

/// The changes that leave a notice here.
const DONE: [&str; 8] =
    ["submit", "back", "approve", "retire", "offer", "withdraw", "practise", "unpractise"];

#[component]
pub fn OwnScenario() -> impl IntoView {
    let (id, acted) = (path_param("id"), PageForm::take(&OwnScenarioPost::FORM));
    let file = PageForm::take(&OwnScenarioFile::FORM).class("as-file");
    let path = format!("/bank/{id}");
    federation_page(Action::WriteScenarios, &path, async move |context: RequestContext, allowed: Allowed| {
        let page = own_scenario(&context, &allowed, &id).await?;
        let was_asked = matches!(page.written.state, ScenarioState::Live | ScenarioState::Retired);
        let histories = match was_asked {
            true => Some(histories(&context, &allowed).await?),
            false => None,
        };
        Ok(render(&allowed, &page, histories.as_ref(), &acted, &file))
    })
}

fn render(
    allowed: &Allowed,
    page: &OwnScenarioPage,
    histories: Option<&ItemHistories>,
    acted: &PageForm,
    file: &PageForm,
) -> AnyView {
    let written = &page.written;
    let done: Vec<AnyView> =
        DONE.iter().filter_map(|token| acted.done(token, &format!("bank-done-{token}"))).collect();
    let faults = (!page.proof.faults.is_empty()).then(|| wrong(&written.file, &page.proof.faults));
    let title = title_of(&written.file);
    view! {
        {head_title(title.replace('\u{fe0e}', ""))}
        {bank_link(allowed)}
        <h1>{symbols(&title)}</h1>
        {done}
        {acted.summary()}
        {about(allowed, page, histories)}
        {acts(allowed, page, acted)}
        {faults}
        {uses(allowed, page)}
        {proof(allowed, &page.proof)}
        {text(allowed, page, file)}
    }
    .into_any()
}

/// The id, the state, and who wrote and reviewed it.
fn about(allowed: &Allowed, page: &OwnScenarioPage, histories: Option<&ItemHistories>) -> AnyView {
    let words = words();
    let written = &page.written;
    let name = |who: &PersonId| person_name(page.names.get(who).map_or("", String::as_str));
    let mut lines: Vec<String> = vec![words.say(&format!("bank-origin-{}", written.origin.word()))];
    lines.extend(page.texts.iter().map(|text| {
        let number = i64::from(text.number).into();
        words.format(
            "bank-text",
            &[("n", number), ("name", name(&text.by).into()), ("when", moment(text.at).into())],
        )
    }));
    if let (Some(by), Some(at)) = (&written.reviewed_by, written.reviewed_at) {
        lines.push(words.format("bank-reviewed", &[("name", name(by).into()), ("when", moment(at).into())]));
    }
    lines.extend(histories.map(|histories| asked(histories, &written.id.to_string())));
    let lines: Vec<AnyView> = lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect();
    let replaces = written.replaces.as_ref().map(|id| {
        let to = scenario_path(allowed, &id.to_string());
        view! { <li><a href=to>{words.format("bank-replaces", &[("id", id.to_string().into())])}</a></li> }
    });
    let appeal = written.appeal.map(|appeal| {
        let to = format!("/federation/{}/appeals/{}", allowed.federation().code, appeal.0);
        view! { <li><a href=to>{words.say("bank-of-appeal")}</a></li> }
    });
    let note = (!written.note.is_empty()).then(|| {
        view! { <h2>{words.say("bank-note-of-reviewer")}</h2> <p class="written">{written.note.clone()}</p> }
    });
    view! {
        <p class="lead">
            {words.say(&format!("bank-state-{}", written.state.word()))} " · "
            {words.format("practice-id", &[("id", written.id.to_string().into())])}
        </p>
        <ul class="plain">{lines} {replaces} {appeal}</ul>
        {note}
    }
    .into_any()
}

/// How often it was asked, and how it was answered.
fn asked(histories: &ItemHistories, id: &str) -> String {
    let words = words();
    match histories.items.get(id).filter(|item| item.asked > 0) {
        None => words.say("bank-not-asked"),
        Some(item) => {
            let mean = (item.marks / item.asked as f64 * 1000.0).round().clamp(0.0, 1000.0) as u16;
            words.format("bank-asked", &[("n", item.asked.into()), ("mean", percent(mean).into())])
        }
    }
}

/// The papers and open sittings that use it.
fn uses(allowed: &Allowed, page: &OwnScenarioPage) -> Option<AnyView> {
    let words = words();
    let here = format!("/federation/{}/exams", allowed.federation().code);
    let row = |to: String, name: String, how: &str| {
        let how = words.say(&format!("bank-use-{how}"));
        view! { <li><span class="what"><a href=to>{name}</a></span> <span class="how">{how}</span></li> }
            .into_any()
    };
    let papers = page.uses.papers.iter();
    let papers = papers.map(|(paper, how)| {
        let name = words.shown_name(&paper.name, &paper.names).to_owned();
        row(format!("{here}/papers/{}", paper.id.0), name, how.word())
    });
    let sittings = page.uses.sittings.iter();
    let sittings = sittings.map(|(id, name)| row(format!("{here}/{}", id.0), name.clone(), "sitting"));
    let rows: Vec<AnyView> = papers.chain(sittings).collect();
    let about = match (page.written.state, rows.is_empty()) {
        (ScenarioState::Live, true) => Some("bank-uses-none"),
        (_, true) => return None,
        (_, false) => (!page.uses.sittings.is_empty()).then_some("bank-uses-open"),
    };
    matches!(page.written.state, ScenarioState::Live | ScenarioState::Retired).then(|| {
        let list = (!rows.is_empty()).then(|| view! { <ul class="rows laws">{rows}</ul> });
        view! {
            <section aria-labelledby="uses">
                <h2 id="uses">{words.say("bank-uses")}</h2>
                {about.map(|id| view! { <p>{words.say(id)}</p> })}
                {list}
            </section>
        }
        .into_any()
    })
}

/// What may be done with it now.
fn acts(allowed: &Allowed, page: &OwnScenarioPage, acted: &PageForm) -> AnyView {
    let words = words();
    let written = &page.written;
    let hidden = |act: &'static str| -> [Hidden; 4] {
        [
            federation_field(allowed),
            ("scenario", written.id.to_string()),
            ("seen", written.current.to_string()),
            ("act", act.to_owned()),
        ]
    };
    let button = |token: &'static str, class: &'static str| {
        act(&OwnScenarioPost::FORM, hidden(token), &format!("bank-act-{token}"), class)
    };
    let is_sound = page.proof.faults.is_empty() && !page.proof.stages.is_empty();
    let toggled = |is_on: bool, on: &'static str, off: &'static str| if is_on { off } else { on };
    let buttons: Vec<AnyView> = match written.state {
        ScenarioState::Draft => {
            let to = format!("{}/edit", scenario_path(allowed, &written.id.to_string()));
            let edit = view! { <a class="button" href=to>{words.say("studio-edit")}</a> }.into_any();
            let submit = is_sound.then(|| button("submit", "primary"));
            submit.into_iter().chain([edit]).chain([button("drop", "quiet")]).collect()
        }
        ScenarioState::Review => {
            let approve = match page.is_writer {
                true => view! { <p class="aside aside-judgement">{words.say("bank-own")}</p> }.into_any(),
                false if is_sound => button("approve", "primary"),
                false => ().into_any(),
            };
            let back = acted.body(hidden("back"), acted.field("note", ""), ("bank-act-back", "quiet"));
            vec![approve, back, button("drop", "quiet")]
        }
        ScenarioState::Live => vec![
            button(toggled(written.practised, "practise", "unpractise"), "quiet"),
            button(toggled(written.offered, "offer", "withdraw"), "quiet"),
            button("replace", "quiet"),
            button("retire", "quiet"),
        ],
        ScenarioState::Retired | ScenarioState::Dropped => Vec::new(),
    };
    view! {
        <section aria-labelledby="acts">
            <h2 id="acts">{words.say("bank-acts")}</h2>
            <p>{words.say(&format!("bank-about-{}", written.state.word()))}</p>
            <div class="buttons">{buttons}</div>
        </section>
    }
    .into_any()
}

/// The file: of a draft to be changed, of others to be read.
fn text(allowed: &Allowed, page: &OwnScenarioPage, form: &PageForm) -> AnyView {
    let words = words();
    let written = &page.written;
    let content = match written.state {
        ScenarioState::Draft => {
            let hidden = [
                federation_field(allowed),
                ("scenario", written.id.to_string()),
                ("seen", written.current.to_string()),
            ];
            let field = form.field("text", written.file.clone());
            view! {
                {form.done("kept", "bank-kept")}
                {form.done("same", "bank-same")}
                {form.view(hidden, field, ("bank-file-save", "quiet"))}
            }
            .into_any()
        }
        _ => view! { <pre tabindex="0"><code>{written.file.clone()}</code></pre> }.into_any(),
    };
    let is_open = form.is_faulty() || form.told().is_some();
    view! {
        <details id="file" open=is_open>
            <summary>{words.say("bank-file")}</summary>
            {content}
        </details>
    }
    .into_any()
}
