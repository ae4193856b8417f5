//! `/federation/{code}/bank/import`: many scenario files at once; with `?from=…&to=…` the report on
//! the drafts made of them.

use super::{bank_link, scenario_path};
use crate::api::{Action, Allowed, DraftReport, OwnScenarioImport, RequestContext, import_report};
use crate::pages::context::{query, query_param};
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::LocatedFault;
use leptos::prelude::*;
use url::form_urlencoded;

#[component]
pub fn ImportScenarios() -> impl IntoView {
    let form = PageForm::take(&OwnScenarioImport::FORM).class("as-file");
    let number = |name| query_param(name).and_then(|number| number.parse::<u32>().ok());
    let (made, refused) = (number("from").zip(number("to")), refused());
    let path = "/bank/import";
    federation_page(Action::WriteScenarios, path, async move |context: RequestContext, allowed: Allowed| {
        let words = words();
        let report = match made {
            Some(made) => import_report(&context, &allowed, made).await?,
            None => Vec::new(),
        };
        let fields = view! { {form.field("files", "")} {form.field("text", "")} };
        Ok(view! {
            {head_title(words.say("bank-import-title"))}
            {bank_link(&allowed)}
            <h1>{words.say("bank-import-title")}</h1>
            {result(&allowed, &report, &refused)}
            <p class="lead">{words.say("bank-import-lead")}</p>
            {form.view([federation_field(&allowed)], fields, ("bank-import-send", "primary"))}
        }
        .into_any())
    })
}

/// The names of refused files in the URL.
fn refused() -> Vec<String> {
    let query = query();
    let pairs = form_urlencoded::parse(query.as_bytes());
    pairs.filter(|(name, _)| name == "refused").map(|(_, file)| file.into_owned()).collect()
}

fn result(allowed: &Allowed, report: &[DraftReport], refused: &[String]) -> Option<AnyView> {
    let words = words();
    let drafts = report.iter().map(|one| row(allowed, one));
    let refused = refused.iter().map(|name| {
        view! {
            <li>
                <span class="what" translate="no">{name.clone()}</span>
                <span class="how">{words.say("bank-import-refused")}</span>
            </li>
        }
        .into_any()
    });
    let rows: Vec<AnyView> = drafts.chain(refused).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="report">
                <h2 id="report">{words.format("bank-import-report", &[("n", report.len().into())])}</h2>
                <ul class="rows laws">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

fn row(allowed: &Allowed, one: &DraftReport) -> AnyView {
    let words = words();
    let id = one.id.to_string();
    let as_is = one.file_name.is_some().then_some("no");
    let name = one.file_name.clone().unwrap_or_else(|| words.format("practice-id", &[("id", (&id).into())]));
    let state = match &one.twin {
        _ if !one.faults.is_empty() => words.format("bank-import-faulty", &[("n", one.faults.len().into())]),
        Some((likeness, other)) => {
            words.format(&format!("bank-import-{}", likeness.word()), &[("id", other.into())])
        }
        None => words.say("bank-import-taken"),
    };
    let faults: Vec<AnyView> = one.faults.iter().take(5).map(fault).collect();
    let faults = (!faults.is_empty()).then(|| view! { <ul>{faults}</ul> });
    view! {
        <li>
            <span class="what"><a href=scenario_path(allowed, &id) translate=as_is>{name}</a> {faults}</span>
            <span class="how">{state}</span>
        </li>
    }
    .into_any()
}

/// A fault with its line and field.
fn fault(fault: &LocatedFault) -> AnyView {
    let words = words();
    let place = words.format("hold-line", &[("line", fault.line.into())]);
    let field =
        (!fault.field.is_empty()).then(|| view! { <code>{fault.field.clone()}</code> {words.say("colon")} });
    view! { <li class="note">{place} {words.say("colon")} {field} {words.fault_kind(&fault.kind)}</li> }
        .into_any()
}
