//! `…/exams/{id}/key`: the key for markers of an exam on paper.

use super::paths::{hall_link, key_path};
use crate::api::{Action, Allowed, KeyGroup, KeyPage, RequestContext, hall_key};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::symbols::symbols;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn HallKeyPage() -> impl IntoView {
    let (bank, id) = (exam_bank(), path_param("id"));
    let path = format!("/exams/{id}/key");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let key = hall_key(&context, &allowed, &bank, &id).await?;
        let words = words();
        let title = words.format("hall-key-of", &[("name", (&key.sitting.name).into())]);
        let shown = match &key.groups {
            None => view! { <p>{words.say("hall-key-closed")}</p> }.into_any(),
            Some(groups) if groups.is_empty() => view! { <p>{words.say("hall-draw-closed")}</p> }.into_any(),
            Some(groups) => {
                let file = format!("{}.pdf", key_path(&allowed, &key.sitting));
                let groups: Vec<AnyView> = groups.iter().map(group).collect();
                view! {
                    <p>{words.say("hall-key-about")}</p>
                    <p class="actions"><a class="button" href=file>{words.say("hall-key-file")}</a></p>
                    {groups}
                }
                .into_any()
            }
        };
        Ok(view! {
            {head_title(title.clone())}
            {hall_link(&allowed, &key.sitting)}
            <h1>{title}</h1>
            {shown}
        }
        .into_any())
    })
}

fn group(group: &KeyGroup) -> AnyView {
    let numbers: Vec<String> = group.candidates.iter().map(u32::to_string).collect();
    let args = [("n", numbers.len().into()), ("list", words().list(&numbers).into())];
    let pages: Vec<AnyView> = group.pages.iter().map(|one| page(group, one)).collect();
    view! {
        <section>
            <h2>{words().format("hall-key-candidates", &args)}</h2>
            {pages}
        </section>
    }
    .into_any()
}

fn page(group: &KeyGroup, page: &KeyPage) -> AnyView {
    let words = words();
    let part = group.part_at(page).map(|part| {
        view! { <h3>{words.say(&format!("hall-part-{}", part.word()))}</h3> }
    });
    let question = words.format("hall-question", &[("n", page.number.into())]);
    let question = match group.has_both() {
        true => view! { <h4>{question}</h4> }.into_any(),
        false => view! { <h3>{question}</h3> }.into_any(),
    };
    let judged = page.is_judged.then(|| view! { <p class="note">{words.say("hall-key-judged")}</p> });
    let none = page.lines.is_empty().then(|| view! { <p>{words.say("hall-key-none")}</p> });
    let lines: Vec<AnyView> = page
        .lines
        .iter()
        .map(|line| {
            let args = [
                ("page", page.number.into()),
                ("ask", line.ask.into()),
                ("signs", (&line.signs).into()),
                ("text", (&line.text).into()),
            ];
            view! { <li>{symbols(&words.format("hall-key-line", &args))}</li> }.into_any()
        })
        .collect();
    view! {
        {part}
        {question}
        {judged}
        {none}
        <ul class="plain">{lines}</ul>
    }
    .into_any()
}
