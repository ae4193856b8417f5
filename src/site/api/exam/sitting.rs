//! Forms of sittings: create, open, move, end, try.

use super::sitting;
use crate::api::federation::server;
use crate::api::papers_bank;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use leptos::prelude::use_context;
use server::exams::sitting::sitting_id;
use server::exams::{EnterFault, PrepareFault, SittingForm, SittingState, device};
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;

form! {
    /// Creates a sitting, or changes a draft, and leads to it.
    "sitting" SittingPost at "/federation/{federation}/exams/{sitting}"
    without sitting "/federation/{federation}/exams/new"
    labels "hold-{}" {
        federation: hidden,
        sitting: hidden,
    }
    form SittingForm {
        name: text,
        code: text,
        paper: choice,
        opens: moment,
        closes: moment,
        closed_minutes: number,
        open_minutes: number,
        grace_seconds: number,
        clock: choice,
        stop_minutes: number,
        entry_code: text,
        authorised: tick,
        attempts: number,
        period_days: number,
        cooling_off_days: number,
        trial: tick = "hold-is-trial",
    }
    // The first part's minutes if no part has any; none if the sitting is already open.
    "no_time" at "closed_minutes"
}

impl Posted for SittingPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let id = match &*self.sitting {
            "" => None,
            id => Some(sitting_id(id).ok_or(Refused::NotFound)?),
        };
        let id = server(context)?.sittings.keep(&allowed, id, &self.form).await?;
        Ok(format!("/federation/{}/exams/{}", self.federation, id.0))
    }
}

form! {
    /// Opens a sitting (`open`), moves its end (`move`) or ends it (`end`).
    "sitting-act" SittingAct at "/federation/{federation}/exams/{sitting}"
    labels "hold-open-{}" faults "hold-fault-{}" {
        federation: hidden,
        sitting: hidden,
        act: hidden,
        closes: moment = "hold-closes",
    }
}

impl Posted for SittingAct {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let (server, found) = (server(context)?, sitting(context, &allowed, &self.sitting).await?);
        match &*self.act {
            "open" if found.state == SittingState::Draft => open(context, &allowed, &found).await?,
            "move" => server.sittings.close_at(&allowed, &found, &self.closes).await?,
            "end" => drop(server.sittings.end(&allowed, &found).await?),
            _ => {}
        }
        Ok(self.page())
    }
}

/// Opens a sitting, unless something prevents it.
async fn open(context: &RequestContext, allowed: &Allowed, found: &super::Sitting) -> Result<(), Stop> {
    let server = server(context)?;
    if found.closes_at <= server.instant() {
        return Err("past".into());
    }
    let paper = server.papers.find(allowed, found.paper).await?.ok_or(Refused::NotFound)?;
    let bank = papers_bank(&allowed.federation().code);
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    let own = server.programmes.own(allowed.federation().id).await?;
    let (papers, of) = (&server.papers, bank.clone());
    let avoided = papers.avoided(found.federation, &paper.file).await?;
    let prepared = papers.prepare(of, rulings, found.id, paper.file, own.clone(), avoided).await;
    let prepared = prepared.map_err(|fault| match fault {
        PrepareFault::Faults(_) => "paper",
        PrepareFault::Short(_) => "short",
        PrepareFault::Unruled(_) => "late",
    })?;
    if !server.papers.may_open(&bank, &own, found, &prepared) {
        return Err("checks".into());
    }
    server.sittings.open(allowed, found, &prepared).await?.then_some(()).ok_or("changed".into())
}

form! {
    /// Starts an examiner's test of an open sitting, and leads to the attempt.
    "sitting-test" SittingTest at "/federation/{federation}/exams/{sitting}/test" labels "hold-test-{}" {
        federation: hidden,
        sitting: hidden,
    }
}

impl Posted for SittingTest {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        if found.state != SittingState::Open {
            return Err("not_open".into());
        }
        let (server, account, token) = context.signed_in().await?;
        if account.federation != found.federation {
            // Candidates need an account in this federation.
            return Err("guest".into());
        }
        let entered = server.admissions.enter(&account, found, "", &device(token), true).await;
        let attempt = entered.map_err(|fault| match fault {
            EnterFault::Store(error) => error.into(),
            EnterFault::SitsAndTries => Stop::from("sits"),
            _ => "not_open".into(),
        })?;
        Ok(format!("/attempt/{}", attempt.0))
    }
}
