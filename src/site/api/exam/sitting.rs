//! Form handlers for sittings: create, open, move, end, try.

use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext};
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::exams::sitting::sitting_id;
use server::exams::{EnterFault, PrepareFault, SittingForm, SittingRefusal, SittingState, device};
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Creates a sitting, or changes a draft, and redirects to it; on a fault to the form.
#[server(prefix = "/api", endpoint = "sitting")]
#[allow(clippy::too_many_arguments, reason = "a field each")]
pub async fn keep_sitting(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] name: String,
    #[server(default)] code: String,
    #[server(default)] paper: String,
    #[server(default)] opens: String,
    #[server(default)] closes: String,
    #[server(default)] closed_minutes: String,
    #[server(default)] open_minutes: String,
    #[server(default)] grace_seconds: String,
    #[server(default)] clock: String,
    #[server(default)] stop_minutes: String,
    #[server(default)] entry_code: String,
    #[server(default)] authorised: String,
    #[server(default)] attempts: String,
    #[server(default)] period_days: String,
    #[server(default)] cooling_off_days: String,
    #[server(default)] trial: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let base = format!("/federation/{federation}/exams");
    let back = if sitting.is_empty() { format!("{base}/new") } else { format!("{base}/{sitting}") };
    let form = SittingForm {
        name,
        code,
        paper,
        opens,
        closes,
        closed_minutes,
        open_minutes,
        grace_seconds,
        clock,
        stop_minutes,
        entry_code,
        authorised: authorised == "yes",
        attempts,
        period_days,
        cooling_off_days,
        trial: trial == "yes",
    };
    match store(&context, &federation, &sitting, &form).await {
        Ok(Ok(id)) => see_other(&format!("{base}/{id}")),
        Ok(Err(faults)) => {
            cookies::leave_flash("sitting", &Flash { faults, typed: typed(form) });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

async fn store(
    context: &RequestContext,
    federation: &str,
    id: &str,
    form: &SittingForm,
) -> Result<Result<String, Vec<String>>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let id = if id.is_empty() { None } else { Some(sitting_id(id).ok_or(Refused::NotFound)?) };
    match server(context)?.sittings.keep(&allowed, id, form).await {
        Ok(id) => Ok(Ok(id.0.to_string())),
        Err(refusal) => faults_of(refusal).map(Err),
    }
}

/// Tokens of the faults.
fn faults_of(refusal: SittingRefusal) -> Result<Vec<String>, Refused> {
    match refusal {
        SittingRefusal::Faults(faults) => {
            Ok(faults.into_iter().map(|fault| fault.field().to_owned()).collect())
        }
        SittingRefusal::Open => Ok(vec!["is_open".to_owned()]),
        SittingRefusal::Closed => Ok(vec!["closed".to_owned()]),
        SittingRefusal::Past => Ok(vec!["past".to_owned()]),
        SittingRefusal::NoSitting => Err(Refused::NotFound),
        SittingRefusal::Store(error) => or_refuse(Err(error)),
    }
}

fn typed(form: SittingForm) -> BTreeMap<String, String> {
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let fields = [
        ("name", form.name),
        ("code", form.code),
        ("paper", form.paper),
        ("opens", form.opens),
        ("closes", form.closes),
        ("closed_minutes", form.closed_minutes),
        ("open_minutes", form.open_minutes),
        ("grace_seconds", form.grace_seconds),
        ("clock", form.clock),
        ("stop_minutes", form.stop_minutes),
        ("entry_code", form.entry_code),
        ("authorised", yes(form.authorised)),
        ("attempts", form.attempts),
        ("period_days", form.period_days),
        ("cooling_off_days", form.cooling_off_days),
        ("trial", yes(form.trial)),
    ];
    fields.map(|(field, text)| (field.to_owned(), text)).into()
}

/// Opens a sitting (`open`), moves its end (`move`), ends it (`end`) or copies it (`again`);
/// redirects to it.
#[server(prefix = "/api", endpoint = "sitting-act")]
pub async fn act_on_sitting(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] act: String,
    #[server(default)] closes: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let base = format!("/federation/{federation}/exams");
    let back = format!("{base}/{sitting}");
    match apply(&context, &federation, &sitting, &act, &closes).await {
        Ok(Ok(id)) => see_other(&format!("{base}/{id}")),
        Ok(Err(faults)) => {
            let typed = [("closes".to_owned(), closes)].into();
            cookies::leave_flash("sitting-act", &Flash { faults, typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Id of the sitting to redirect to, or tokens of the faults.
async fn apply(
    context: &RequestContext,
    federation: &str,
    id: &str,
    act: &str,
    closes: &str,
) -> Result<Result<String, Vec<String>>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let (server, found) = (server(context)?, super::sitting(context, &allowed, id).await?);
    let fault = |word: &str| Ok(Err(vec![word.to_owned()]));
    match act {
        "open" if found.state == SittingState::Draft => {
            if let Some(word) = open(context, &allowed, &found).await? {
                return fault(word);
            }
        }
        "move" => match server.sittings.close_at(&allowed, &found, closes).await {
            Ok(()) => {}
            Err(refusal) => return faults_of(refusal).map(Err),
        },
        "end" => drop(or_refuse(server.sittings.end(&allowed, &found).await)?),
        "again" => {
            let form = SittingForm::of(&found, &allowed.federation().zone);
            return match server.sittings.keep(&allowed, None, &form).await {
                Ok(id) => Ok(Ok(id.0.to_string())),
                Err(refusal) => faults_of(refusal).map(Err),
            };
        }
        _ => {}
    }
    Ok(Ok(id.to_owned()))
}

/// Opens a sitting; returns the token of what prevents it.
async fn open(
    context: &RequestContext,
    allowed: &Allowed,
    found: &super::Sitting,
) -> Result<Option<&'static str>, Refused> {
    let server = server(context)?;
    if found.closes_at <= server.instant() {
        return Ok(Some("past"));
    }
    let paper = or_refuse(server.papers.find(allowed, found.paper).await)?.ok_or(Refused::NotFound)?;
    let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    let own = or_refuse(server.programmes.own(allowed.federation().id).await)?;
    match server.papers.prepare(bank.clone(), rulings, found.id, paper.file, own.clone()).await {
        Ok(prepared) if !server.papers.may_open(&bank, &own, found, &prepared) => Ok(Some("checks")),
        Ok(prepared) => match or_refuse(server.sittings.open(allowed, found, &prepared).await)? {
            true => Ok(None),
            false => Ok(Some("changed")),
        },
        Err(PrepareFault::Faults(_)) => Ok(Some("paper")),
        Err(PrepareFault::Short(_)) => Ok(Some("short")),
        Err(PrepareFault::Unruled(_)) => Ok(Some("late")),
    }
}

/// Starts an examiner's test of an open sitting and redirects to the attempt.
#[server(prefix = "/api", endpoint = "sitting-test")]
pub async fn try_sitting(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/exams/{sitting}/test");
    match begin_test(&context, &federation, &sitting).await {
        Ok(Ok(attempt)) => see_other(&format!("/attempt/{attempt}")),
        Ok(Err(fault)) => {
            let faults = vec![fault.to_owned()];
            cookies::leave_flash("sitting-test", &Flash { faults, ..Flash::default() });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

async fn begin_test(
    context: &RequestContext,
    federation: &str,
    id: &str,
) -> Result<Result<String, &'static str>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let found = super::sitting(context, &allowed, id).await?;
    if found.state != SittingState::Open {
        return Ok(Err("not_open"));
    }
    let (server, account, token) = context.signed_in().await?;
    if account.federation != found.federation {
        // Candidates need an account in this federation.
        return Ok(Err("guest"));
    }
    match server.admissions.enter(&account, found, "", &device(token), true).await {
        Ok(attempt) => Ok(Ok(attempt.0.to_string())),
        Err(EnterFault::Store(error)) => or_refuse(Err(error)),
        Err(EnterFault::SitsAndTries) => Ok(Err("sits")),
        Err(_) => Ok(Err("not_open")),
    }
}
