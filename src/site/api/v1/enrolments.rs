//! Enrolment of people.

use super::body::body;
use super::candidates::PEOPLE;
use super::operation::{Call, Command};
use super::problem::{Fault, Place, Problem, ProblemKind};
use super::schema::described;
use crate::api::line_fault::line_fault;
use server::api_tokens::Scope;
use server::enrolment::{DryRun, ImportPlan, LineFault, State};
use server::forms::Rejection;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

/// Interval at which a running enrolment is looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

body! {
    pub struct PeopleToEnrol {
        people: Vec<PersonToEnrol>,
        dry_run: Option<bool>,
    }

    pub struct PersonToEnrol {
        name: String,
        email: String,
        member_number: Option<String>,
    }
}

described! {
    pub struct PeopleEnrolled {
        dry_run: bool,
        invited: u32,
        changed: u32,
        unchanged: u32,
    }
}

/// Enrols people.
pub struct EnrolPeople;

impl Command for EnrolPeople {
    const PATH: &'static str = "/api/v1/enrolments";
    const ID: &'static str = "enrolPeople";
    const SCOPE: Scope = Scope::Enrol;
    type Body = PeopleToEnrol;
    type Reply = PeopleEnrolled;

    async fn carry_out(call: &Call, body: PeopleToEnrol) -> Result<PeopleEnrolled, Problem> {
        let (enrolment, allowed) = (&call.server.enrolment, &call.allowed);
        let dry_run = body.dry_run.unwrap_or(false);
        check(&body)?;
        if body.people.is_empty() {
            return Ok(counted(&ImportPlan { lines: Vec::new() }, dry_run));
        }
        let tried = enrolment.dry_run(allowed, table(&body).into_bytes()).await.map_err(refused)?;
        let State::Tried(plan) = tried.state() else { return Err(ProblemKind::Unavailable.into()) };
        let faults = faults(&plan);
        if !faults.is_empty() {
            return Err(Problem::of(faults));
        }
        if dry_run || plan.is_idle() {
            return Ok(counted(&plan, dry_run));
        }
        enrolment.begin(None, allowed, &tried).await.map_err(refused)?;
        Ok(counted(&*finished(call, &tried).await?, false))
    }
}

/// The result of an enrolment, once it is over. The request's own timeout ends the wait; what was
/// begun goes on.
async fn finished(call: &Call, tried: &DryRun) -> Result<Arc<ImportPlan>, Problem> {
    loop {
        let found = call.server.enrolment.trial(&call.allowed, tried.id).await?;
        match found.map(|one| one.state()) {
            Some(State::Running) => tokio::time::sleep(POLL_INTERVAL).await,
            Some(State::Done(plan)) => return Ok(plan),
            Some(State::Overtaken(plan)) => return Err(Problem::of(faults(&plan))),
            Some(State::Tried(_) | State::Failed) | None => return Err(ProblemKind::Unavailable.into()),
        }
    }
}

/// Faults that a table would hide.
fn check(body: &PeopleToEnrol) -> Result<(), Problem> {
    if body.people.len() > PEOPLE {
        return Err(Problem::of(vec![Fault::at("/people", "many")]));
    }
    let blank = body.people.iter().enumerate().flat_map(|(n, one)| {
        let fields = [("name", &one.name), ("email", &one.email)];
        let blank = fields.into_iter().filter(|(_, text)| text.trim().is_empty());
        blank.map(move |(name, _)| Fault::at(&format!("/people/{n}/{name}"), "missing"))
    });
    let blank: Vec<Fault> = blank.collect();
    if blank.is_empty() { Ok(()) } else { Err(Problem::of(blank)) }
}

/// The people as the table that an import reads.
fn table(body: &PeopleToEnrol) -> String {
    let mut table = "lastname,email,membernumber\n".to_owned();
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    for one in &body.people {
        let number = one.member_number.as_deref().unwrap_or_default();
        // Writing to a string does not fail.
        let _ = writeln!(table, "{},{},{}", quoted(&one.name), quoted(&one.email), quoted(number));
    }
    table
}

/// The faults of a plan, each at its person.
fn faults(plan: &ImportPlan) -> Vec<Fault> {
    let of = |(n, faults): (usize, &Vec<LineFault>)| {
        let at = format!("/people/{n}");
        let fault = |fault: &LineFault| match fault {
            // Its message would name a line of the table.
            LineFault::Otherwise(_) | LineFault::NumberOnLine(_) => Fault::at(&at, "contradicts"),
            fault => Fault { place: Place::Pointer(at.clone()), detail: line_fault(fault) },
        };
        faults.iter().map(fault).collect::<Vec<_>>()
    };
    let lines = plan.lines.iter().enumerate();
    lines.filter_map(|(n, line)| Some((n, line.deeds.as_ref().err()?))).flat_map(of).collect()
}

fn counted(plan: &ImportPlan, dry_run: bool) -> PeopleEnrolled {
    let (invited, changed, unchanged) = plan.counts();
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    PeopleEnrolled {
        dry_run,
        invited: number(invited),
        changed: number(changed),
        unchanged: number(unchanged),
    }
}

fn refused(rejection: Rejection) -> Problem {
    match rejection {
        Rejection::Store(error) => error.into(),
        Rejection::NotFound | Rejection::Forbidden | Rejection::Faults(_) => ProblemKind::Unavailable.into(),
    }
}
