//! `/federation/{code}/programmes/{id}`: a programme draft: the form that builds it, the programme in
//! words or its faults, its file, and whether it is published. `?text=…` shows another saved version,
//! such as a concurrent one.

use super::{build, file, programmes_link, programmes_path};
use crate::api::{
    Action, Allowed, OpenProgramme, ProgrammeOffer, ProgrammePost, ProgrammeRowsPost, RequestContext, Whose,
    open_programme,
};
use crate::pages::context::{exam_bank, path_param, query_param};
use crate::pages::federation::exams::wrong;
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::programme::requirements_list;
use crate::pages::response::head_title;
use crate::parts::button::hide;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::programme::ProgrammeDraft;
use bank::{Bank, FaultKind, LocatedFault};
use leptos::prelude::*;

#[component]
pub fn Programme() -> impl IntoView {
    let (bank, id, form) =
        (exam_bank(), path_param("id"), PageForm::take(&ProgrammePost::FORM).class("as-file"));
    let (rows, offered) = (PageForm::take(&ProgrammeRowsPost::FORM), PageForm::take(&ProgrammeOffer::FORM));
    let number = query_param("text").and_then(|number| number.parse().ok());
    let path = format!("/programmes/{id}");
    federation_page(Action::SetProgrammes, &path, async move |context: RequestContext, allowed: Allowed| {
        let open = open_programme(&context, &allowed, &bank, &id, number).await?;
        Ok(render(&allowed, &bank, &open, [&form, &rows, &offered]))
    })
}

fn render(
    allowed: &Allowed,
    bank: &Bank,
    open: &OpenProgramme,
    [form, rows, offered]: [&PageForm; 3],
) -> AnyView {
    let words = words();
    let draft = ProgrammeDraft::read(&open.file);
    let is_broken = draft.is_none();
    let faults: &[LocatedFault] = open.read.as_ref().err().map_or(&[], Vec::as_slice);
    let content = match draft {
        Some(draft) => build::form(allowed, open, &draft, bank),
        None => view! { <p>{words.say("build-unread")}</p> {wrong(&open.file, faults)} }.into_any(),
    };
    view! {
        {head_title(open.written.name.clone())}
        {programmes_link(allowed)}
        <h1>{open.written.name.clone()}</h1>
        {became(open, form)}
        {rows.summary()}
        {offered.summary()}
        {offer(allowed, open)}
        <div class="columns paper-columns">
            <section aria-labelledby="asks">
                <h2 id="asks">{words.say("programmes-asks")}</h2>
                {content}
                {file::file(allowed, open, form, is_broken)}
            </section>
            {beside(allowed, open)}
        </div>
        {theirs(open)}
    }
    .into_any()
}

/// The programme in words, and the way to its simulation; `None` if it cannot be read.
fn beside(allowed: &Allowed, open: &OpenProgramme) -> Option<AnyView> {
    let words = words();
    let programme = bank::Programme::read(&open.file).ok()?;
    let to = format!("{}/{}/simulation", programmes_path(allowed), open.written.id.0);
    let to = if open.current.is_some() { format!("{to}?text={}", open.number) } else { to };
    Some(
        view! {
            <section class="paper-beside" aria-labelledby="in-words">
                <h2 id="in-words">{words.say("programmes-in-words")}</h2>
                {not_held(&open.not_held)}
                {requirements_list(&programme)}
                <p class="actions"><a class="button quiet" href=to>{words.say("simulation-show")}</a></p>
            </section>
        }
        .into_any(),
    )
}

/// The working text, if another one is shown: in words, and as a file.
fn theirs(open: &OpenProgramme) -> Option<AnyView> {
    let (words, current) = (words(), open.current.as_ref()?);
    let said = bank::Programme::read(current).ok().map(|programme| requirements_list(&programme));
    let is_said = said.is_some();
    let title = words.say(if is_beside(open) { "programmes-theirs" } else { "programmes-present" });
    Some(
        view! {
            <section aria-labelledby="theirs">
                <h2 id="theirs">{title}</h2>
                {said}
                <details class="fold" open=!is_said>
                    <summary>{words.say("exam-paper-as-file")}</summary>
                    <pre><code>{current.clone()}</code></pre>
                </details>
            </section>
        }
        .into_any(),
    )
}

/// Exams named but not offered yet. Not faults, as a programme may precede its exams.
fn not_held(faults: &[LocatedFault]) -> Option<AnyView> {
    let words = words();
    let codes: Vec<String> = faults
        .iter()
        .filter_map(|fault| match &fault.kind {
            FaultKind::UnknownExam(code) => Some(code.clone()),
            _ => None,
        })
        .collect();
    let args = [("n", codes.len().into()), ("codes", codes.join(", ").into())];
    (!codes.is_empty()).then(|| {
        view! { <p class="aside aside-judgement">{words.format("programmes-not-held", &args)}</p> }.into_any()
    })
}

/// True if the shown version was saved beside a concurrent one and never became current.
fn is_beside(open: &OpenProgramme) -> bool {
    open.number > open.written.current
}

/// Result of the last save.
fn became(open: &OpenProgramme, form: &PageForm) -> AnyView {
    let words = words();
    let done = match form.told() {
        Some("kept") if open.read.is_ok() => Some(("programmes-kept", "done")),
        Some("kept") => Some(("programmes-kept-with-faults", "fault")),
        Some("same") => Some(("programmes-same", "done")),
        _ => None,
    };
    let done = done.map(|(id, class)| view! { <p class=class role="status">{words.say(id)}</p> });
    let other = open.current.is_some().then(|| {
        let id = if is_beside(open) { "programmes-beside" } else { "programmes-version" };
        view! { <p class="fault" role="alert">{words.say(id)}</p> }
    });
    view! { {done} {other} }.into_any()
}

/// Published or not, and the buttons to change that.
fn offer(allowed: &Allowed, open: &OpenProgramme) -> AnyView {
    let words = words();
    let written = &open.written;
    let here = format!("{}/{}", programmes_path(allowed), written.id.0);
    let (state, older) = match written.offered {
        None => ("programmes-state-none", None),
        Some(number) if number == open.number => ("programmes-state-same", None),
        Some(number) => ("programmes-state-older", Some(number)),
    };
    let older = older.map(|number| {
        view! { " " <a href=format!("{here}?text={number}")>{words.say("programmes-state-show")}</a> }
    });
    let button = |act: &'static str, id: &str, class: &'static str| {
        view! { <button type="submit" name="act" value=act class=class>{words.say(id)}</button> }
    };
    let may = open.read.is_ok() && open.current.is_none() && written.offered != Some(written.current);
    let does = may.then(|| button("offer", "programmes-offer", "button"));
    let ends = written.offered.map(|_| button("withdraw", "programmes-withdraw", "button quiet"));
    let about = may.then(|| view! { <p class="note">{words.say("programmes-offer-about")}</p> });
    let everybody = (written.offered.is_some() && allowed.may_also(Action::SeeProgress, Whose::Others))
        .then(|| view! { <p><a href=format!("{here}/progress")>{words.say("programmes-everybody")}</a></p> });
    view! {
        <form method="post" action=ProgrammeOffer::FORM.action>
            {hide([
                federation_field(allowed),
                ("programme", written.id.0.to_string()),
                ("seen", open.number.to_string()),
            ])}
            <p>{words.say(state)} {older}</p>
            {about}
            <p class="actions">{does} {ends}</p>
        </form>
        {everybody}
    }
    .into_any()
}
