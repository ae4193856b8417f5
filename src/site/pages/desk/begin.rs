//! Start of the desk: an auction, a claim or a concession, or a pasted game.

use crate::api::{DeskQuery, Pasted};
use crate::form::BODY_LIMIT;
use crate::pages::response::head_title;
use crate::parts::field::between_tags;
use crate::parts::symbols::symbols;
use crate::words;
use bank::desk::SheetEdit;
use leptos::prelude::*;
use rules::engine::Family;

/// The empty desk. `code` has the default edition and elections, by field paths.
pub fn page(query: &DeskQuery, code: &[(String, String)]) -> AnyView {
    let words = words();
    let way = |family: Family| {
        let to = format!("{}?{}", query.place.page, start_query(query, family, code));
        let (title, about) =
            (format!("desk-begin-{}", family.word()), format!("desk-begin-about-{}", family.word()));
        view! {
            <li>
                <h2><a href=to>{words.say(&title)}</a></h2>
                <p>{words.say(&about)}</p>
            </li>
        }
    };
    let ways: Vec<_> = Family::ALL.into_iter().map(way).collect();
    let hidden: Vec<AnyView> = code
        .iter()
        .map(|(path, text)| view! { <input type="hidden" name=path.clone() value=text.clone() /> }.into_any())
        .collect();
    view! {
        {head_title(words.say("desk-title"))}
        <h1>{words.say("desk-title")}</h1>
        <p class="lead">{words.say("desk-lead")}</p>
        <ul class="beginnings">{ways}</ul>
        <form method="post" action=query.place.action class="entry" data-desk="">
            {hidden}
            {beside(query)}
            {paste_field(query)}
        </form>
    }
    .into_any()
}

/// Hidden fields for what the page has beside the facts.
pub fn beside(query: &DeskQuery) -> Vec<AnyView> {
    let of_place = query.place.hidden.iter().map(|(name, text)| ((*name).to_owned(), text.clone()));
    let all = of_place.chain(query.beside.iter().cloned());
    all.map(|(name, text)| view! { <input type="hidden" name=name value=text /> }.into_any()).collect()
}

/// The facts preset by a start link: family, code in force, and North as dealer of an auction. All
/// are visible and can be changed.
pub fn start_query(query: &DeskQuery, family: Family, code: &[(String, String)]) -> String {
    let mut sheet = query.sheet.apply(&SheetEdit::Family(family)).unwrap_or_default();
    let mut message: Vec<(&str, &str)> =
        code.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    if family == Family::Rotation {
        message.push(("facts.dealer", "N"));
    }
    for (path, text) in message {
        if sheet.get(path).is_empty() {
            // The field exists, so this cannot fail.
            let _ = sheet.set(path, text);
        }
    }
    sheet.to_query()
}

/// The current family, and links to the others with shared facts.
pub fn family_links(query: &DeskQuery, here: Family) -> AnyView {
    let words = words();
    let way = |family: Family| {
        let current = family == here;
        view! {
            <button
                type="submit"
                name="act"
                value=SheetEdit::Family(family).to_string()
                id=format!("family-{}", family.word())
                class="family"
                aria-pressed=if current { "true" } else { "false" }
            >
                {words.say(&format!("desk-family-{}", family.word()))}
            </button>
        }
    };
    let ways: Vec<_> = Family::ALL.into_iter().map(way).collect();
    view! {
        <div class="families" role="group" aria-label=words.say("desk-family")>
            {ways} <a class="anew" href=query.place.page.clone()>{words.say("desk-anew")}</a>
        </div>
    }
    .into_any()
}

/// The reason the last edit was refused.
pub fn edit_refusal(query: &DeskQuery) -> Option<AnyView> {
    let fault = query.tried.as_ref().and_then(|edit| query.sheet.apply(edit).err())?;
    Some(view! { <p class="fault" id="tried" role="alert">{words().desk_fault(&fault)}</p> }.into_any())
}

/// The paste field for a game, folded.
pub fn paste(query: &DeskQuery, family: Family) -> AnyView {
    let open =
        query.paste.is_some() || (family != Family::Rotation && query.sheet.get("facts.cards").is_empty());
    view! {
        <details class="folded" id="pasting" open=open>
            <summary>{words().say("desk-paste-title")}</summary>
            {paste_field(query)}
        </details>
    }
    .into_any()
}

/// The message about a form that is too long to be sent, which is shown only if scripts run.
pub fn too_long() -> AnyView {
    let text = words().format("desk-paste-long", &[("limit", (BODY_LIMIT / 1024).into())]);
    view! { <p class="fault" role="alert" id="paste-long" data-too-long=BODY_LIMIT hidden=true>{text}</p> }
        .into_any()
}

/// The paste field with its button, and the fault of what was pasted.
pub fn paste_field(query: &DeskQuery) -> AnyView {
    let words = words();
    let text = query.paste.clone().unwrap_or_default();
    let fault = match query.pasted() {
        Some(Pasted::Fault(fault)) => Some(fault),
        _ => None,
    };
    let wrong = fault.is_some();
    let fault = fault
        .map(|fault| view! { <p class="fault" id="paste-fault">{symbols(&words.desk_fault(&fault))}</p> });
    view! {
        <div class="entry-field" class:has-fault=wrong>
            <label for="paste">{words.say("desk-paste")}</label>
            <p class="hint" id="paste-hint">{words.say("desk-paste-hint")}</p>
            {fault}
            {too_long()}
            <textarea
                id="paste"
                name="paste"
                rows="5"
                autocomplete="off"
                spellcheck="false"
                data-quiet=""
                autofocus=wrong
                aria-describedby=if wrong { "paste-hint paste-fault" } else { "paste-hint" }
                aria-invalid=wrong.then_some("true")
            >{between_tags(&text)}</textarea>
            <p class="actions">
                <button type="submit" name="act" value="paste" id="paste-send" class="button quiet small">
                    {words.say("desk-paste-send")}
                </button>
            </p>
        </div>
    }
    .into_any()
}
