//! `/federation/{code}/certificates/proposed`: people who meet a certificate's requirements, and
//! bulk issue.

use super::super::{federation_field, federation_page};
use crate::api::{
    Action, Allowed, BulkIssue, BulkState, IssuePost, Proposal, ProposalKind, RequestContext, SecondExaminer,
    bulk_issue, can_sign, is_fresh, proposals, second_examiner,
};
use crate::pages::context::exam_bank;
use crate::pages::response::head_title;
use crate::parts::button::hide;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;
use leptos_meta::Meta;

#[component]
pub fn Proposed() -> impl IntoView {
    let (bank, posted) = (exam_bank(), PageForm::take(&IssuePost::FORM));
    federation_page(
        Action::Certify,
        "/certificates/proposed",
        async move |context: RequestContext, allowed: Allowed| {
            let words = words();
            let bulk = bulk_issue(&context, &allowed).await?;
            let at_work = bulk.as_ref().is_some_and(|bulk| bulk.state() == BulkState::AtWork);
            let body = if at_work {
                None
            } else {
                let all = proposals(&context, &allowed, &bank).await?;
                Some(form(&allowed, &all, &posted, is_fresh(&context).await?, can_sign(&context)?))
            };
            let second = second_examiner(&context, &allowed).await?;
            let list = format!("/federation/{}/certificates", allowed.federation().code);
            Ok(view! {
                {head_title(words.say("certificates-proposed"))}
                <p class="above"><a href=list>{words.say("federation-certificates")}</a></p>
                <h1>{words.say("certificates-proposed")}</h1>
                <p class="lead">{words.say("certificates-proposed-about")}</p>
                {rules(&allowed, second)}
                {bulk.as_ref().map(progress)}
                {body}
            }
            .into_any())
        },
    )
}

/// The federation's rules for issuing, where they say more than the programme.
fn rules(allowed: &Allowed, second: SecondExaminer) -> AnyView {
    let words = words();
    let second = match second {
        SecondExaminer::ByLevel => None,
        SecondExaminer::Alone => Some("certificates-rule-alone"),
        SecondExaminer::Required => Some("certificates-rule-second"),
    };
    let awaits = allowed.federation().awaits_results.then_some("certificates-rule-results");
    let rules: Vec<AnyView> =
        awaits.into_iter().chain(second).map(|id| view! { <li>{words.say(id)}</li> }.into_any()).collect();
    (!rules.is_empty()).then(|| view! { <ul>{rules}</ul> }).into_any()
}

/// Progress or result of the bulk issue.
fn progress(bulk: &BulkIssue) -> AnyView {
    let words = words();
    match bulk.state() {
        BulkState::AtWork => {
            let (done, of) = bulk.progress();
            let text = words.format("certificates-issuing", &[("done", done.into()), ("of", of.into())]);
            view! {
                <Meta http_equiv="refresh" content="2" />
                <div role="status" class="empty">
                    <p>{text}</p>
                    <progress
                        max=of.to_string()
                        value=done.to_string()
                        aria-label=words.say("certificates-progress")
                    ></progress>
                </div>
            }
            .into_any()
        }
        BulkState::Broken => {
            view! { <p role="status" class="empty">{words.say("certificates-broken")}</p> }.into_any()
        }
        BulkState::Done { issued, agreed, left } => {
            let args = [("issued", issued.into()), ("agreed", agreed.into()), ("left", left.len().into())];
            let left: Vec<AnyView> = left
                .into_iter()
                .map(|(name, why)| {
                    view! {
                        <li>
                            {name}
                            {words.say("colon")}
                            {words.say(&format!("certificates-left-{why}"))}
                        </li>
                    }
                    .into_any()
                })
                .collect();
            let left = (!left.is_empty()).then(|| view! { <ul>{left}</ul> });
            view! {
                <div role="status" class="empty">
                    <p>{words.format("certificates-done", &args)}</p>
                    {left}
                </div>
            }
            .into_any()
        }
    }
}

fn form(allowed: &Allowed, all: &[Proposal], form: &PageForm, fresh: bool, can_sign: bool) -> AnyView {
    let words = words();
    if all.is_empty() {
        return view! { <p class="empty">{words.say("certificates-nobody")}</p> }.into_any();
    }
    let unsigned = (!can_sign)
        .then(|| view! { <p class="aside aside-judgement">{words.say("certificates-unsigned")}</p> });
    let groups: Vec<AnyView> = all
        .chunk_by(|a, b| (&a.programme, &a.level) == (&b.programme, &b.level))
        .map(|group| view! { {of_level(allowed, group)} }.into_any())
        .collect();
    let code = (!fresh).then(|| form.field("code", ""));
    view! {
        {unsigned}
        {form.summary()}
        <form method="post" action=IssuePost::FORM.action novalidate=true>
            {hide([federation_field(allowed)])}
            {groups}
            {code}
            <p class="actions">
                <button type="submit" class="button primary" disabled=!can_sign>
                    {words.say("certificates-issue")}
                </button>
            </p>
        </form>
    }
    .into_any()
}

fn of_level(allowed: &Allowed, group: &[Proposal]) -> AnyView {
    let words = words();
    let Some(first) = group.first() else { return ().into_any() };
    let args = [
        ("level", (&first.level_name).into()),
        ("programme", (&first.programme_name).into()),
        ("n", group.len().into()),
    ];
    let rows: Vec<AnyView> = group.iter().map(|one| row(allowed, one)).collect();
    view! {
        <fieldset class="field">
            <legend>{words.format("certificates-level", &args)}</legend>
            <div class="choices">{rows}</div>
        </fieldset>
    }
    .into_any()
}

fn row(allowed: &Allowed, one: &Proposal) -> AnyView {
    let words = words();
    let (by, federation) = (allowed.by(), allowed.federation());
    let another = one.waits_for_another(by.federation, by.id, federation.id);
    let waits = another || one.awaits.is_some();
    let mut notes = Vec::new();
    notes.extend(one.member.clone());
    if matches!(one.what, ProposalKind::Renewal(_)) {
        notes.push(words.say("certificates-renewal"));
    }
    notes.extend(one.band.map(|band| words.band(band)));
    if one.examiners == 2 {
        notes.push(words.say(match (one.agreed.is_some(), another) {
            (true, false) => "certificates-second",
            (true, true) => "certificates-waits",
            (false, _) => "certificates-first",
        }));
    } else if another {
        notes.push(words.say("certificates-own"));
    }
    let awaited = one.awaits.as_ref().map(|exam| {
        let to = format!("/federation/{}/exams/{}/results", federation.code, exam.sitting.0);
        let text = words.format("certificates-awaits", &[("exam", (&exam.name).into())]);
        view! { <p class="note"><a href=to>{text}</a></p> }
    });
    view! {
        <label class="choice">
            <input type="checkbox" name="chosen[]" value=one.key() checked=!waits disabled=waits />
            <span class="says">{person_name(&one.name)} <span class="note">" " {notes.join(" · ")}</span></span>
        </label>
        {awaited}
    }
    .into_any()
}
