//! `…/exams/{id}/scanned/{attempt}`: a candidate's scanned sheets: what a person must decide first,
//! then everything else that was read, beside the picture.

use super::super::paths::{hall_path, scans_link, scans_path};
use super::question;
use crate::api::{
    Action, Allowed, HallConfirmPost, RequestContext, ReviewedQuestion, ReviewedSheet, SheetReview,
    sheet_review,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::button::hide;
use crate::parts::field::summary;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn HallReview() -> impl IntoView {
    let bank = exam_bank();
    let form = PageForm::take(&HallConfirmPost::FORM).whole();
    let [id, attempt] = ["id", "attempt"].map(path_param);
    let path = format!("/exams/{id}/scanned/{attempt}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let review = sheet_review(&context, &allowed, &bank, &id, &attempt).await?;
        Ok(render(&allowed, &review, &form))
    })
}

fn render(allowed: &Allowed, review: &SheetReview, form: &PageForm) -> AnyView {
    let words = words();
    let (held, paper) = (&review.sitting, &review.paper);
    let name = person_name(&paper.name);
    let args = [("n", i64::from(paper.number).into()), ("name", (&name).into())];
    let title = words.format("hall-scan-review", &args);
    let sheets: Vec<AnyView> =
        review.sheets.iter().filter_map(|sheet| told(allowed, review, sheet)).collect();
    let is_over = paper.attempt.state().is_over();
    let body = if review.scans().is_empty() || review.differ() {
        ().into_any()
    } else {
        questions(allowed, review, is_over, form)
    };
    let state = if is_over {
        Some("hall-scan-review-over")
    } else if review.is_confirmed() {
        Some("hall-scan-review-confirmed")
    } else {
        None
    };
    let typing = format!("{}/{}", hall_path(allowed, held), paper.attempt.id().0);
    view! {
        {head_title(title.clone())}
        {scans_link(allowed, held)}
        <h1>{title}</h1>
        {super::notice(form, "confirmed")}
        {super::notice(form, "finished")}
        {faults(review, form)}
        {state.map(|id| view! { <p class="note">{words.say(id)}</p> })}
        {(!sheets.is_empty()).then(|| view! { <ul>{sheets}</ul> })}
        {body}
        <p class="actions"><a href=typing>{words.say("hall-scan-typing")}</a></p>
    }
    .into_any()
}

/// What is to be known of a sheet: that it is missing, or was read differently.
fn told(allowed: &Allowed, review: &SheetReview, sheet: &ReviewedSheet) -> Option<AnyView> {
    let words = words();
    let of = [("sheet", sheet.number.into()), ("of", review.sheets.len().into())];
    let Some(scan) = &sheet.scan else {
        return Some(view! { <li>{words.format("hall-scan-sheet-missing", &of)}</li> }.into_any());
    };
    let above = scans_path(allowed, &review.sitting);
    let links: Vec<AnyView> = std::iter::once(scan)
        .chain(&sheet.others)
        .zip(1_usize..)
        .map(|(scan, n)| {
            let text = words.format("hall-scan-nth", &[("n", n.into())]);
            view! { " " <a href=format!("{above}/{}", scan.id)>{text}</a> }.into_any()
        })
        .collect();
    sheet.differ.then(|| view! { <li>{words.format("hall-scan-sheet-differs", &of)} {links}</li> }.into_any())
}

/// The faults, each with a link to its question.
fn faults(review: &SheetReview, form: &PageForm) -> Option<AnyView> {
    let told = |fault: &String| {
        let (kind, name) = fault.split_once(':')?;
        let of = review.questions().find(|one| one.name() == name)?;
        let args = [("number", question::number(of).into())];
        Some((name.to_owned(), words().format(&format!("hall-scan-fault-{kind}"), &args)))
    };
    let named: Vec<(String, String)> = form.faults().iter().filter_map(told).collect();
    if named.is_empty() { form.summary() } else { summary(named) }
}

fn questions(allowed: &Allowed, review: &SheetReview, is_over: bool, form: &PageForm) -> AnyView {
    let words = words();
    let above = scans_path(allowed, &review.sitting);
    let (mut open, mut sheets) = (Vec::new(), Vec::new());
    for sheet in &review.sheets {
        let Some(scan) = &sheet.scan else { continue };
        let from = format!("{above}/{}/picture.jpg", scan.id);
        let (to_decide, others): (Vec<&ReviewedQuestion>, Vec<_>) =
            sheet.questions.iter().partition(|one| one.is_open);
        open.extend(to_decide.into_iter().map(|one| question::view(one, &from, form)));
        let others: Vec<AnyView> = others.into_iter().map(|one| question::view(one, &from, form)).collect();
        let of = [("sheet", sheet.number.into()), ("of", review.sheets.len().into())];
        let heading = words.format("hall-scan-sheet-of", &of);
        let whole = words.format("hall-scan-whole", &of);
        sheets.push(view! {
            <section class="scan-sheet">
                <h3>{heading}</h3>
                <details class="fold">
                    <summary>{whole.clone()}</summary>
                    <img class="scan-whole" src=from alt=whole loading="lazy" />
                </details>
                <div class="scan-clear">{others}</div>
            </section>
        });
    }
    let lead = words.format("hall-scan-open-marks", &[("n", open.len().into())]);
    let buttons = (!is_over).then(|| {
        view! {
            <p class="actions">
                <button type="submit" name="act" value="finish" class="button primary">
                    {words.say("hall-scan-finish")}
                </button>
                <button type="submit" name="act" value="confirm" class="button">
                    {words.say("hall-scan-confirm")}
                </button>
            </p>
            <p class="note">{words.say("hall-scan-confirm-about")}</p>
        }
    });
    view! {
        <form method="post" action=HallConfirmPost::FORM.action>
            {hide(hidden(allowed, review))}
            {bases(review)}
            <section aria-labelledby="open-marks">
                <h2 id="open-marks">{words.say("hall-scan-open-title")}</h2>
                <p>{lead}</p>
                {open}
            </section>
            <section aria-labelledby="clear-marks">
                <h2 id="clear-marks">{words.say("hall-scan-clear-title")}</h2>
                {(!is_over).then(|| view! { <p>{words.say("hall-scan-clear-about")}</p> })}
                {sheets}
            </section>
            {buttons}
        </form>
    }
    .into_any()
}

fn hidden(allowed: &Allowed, review: &SheetReview) -> [crate::parts::button::Hidden; 4] {
    let scans: Vec<String> = review.scans().iter().map(ToString::to_string).collect();
    [
        federation_field(allowed),
        ("sitting", review.sitting.id.0.to_string()),
        ("attempt", review.paper.attempt.id().0.to_string()),
        ("scans", scans.join(",")),
    ]
}

/// The last change of each page, so that what another person types in meanwhile is not overwritten.
fn bases(review: &SheetReview) -> Vec<AnyView> {
    let base = |page: &crate::api::PageDone| {
        let last = page.receipt.as_ref().map_or(0, |receipt| receipt.number);
        view! { <input type="hidden" name=format!("base[p{}]", page.number) value=last.to_string() /> }
            .into_any()
    };
    review.pages.iter().map(base).collect()
}
