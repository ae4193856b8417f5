//! Import of people from a file: a dry run, applied after its result was shown.

use super::cookies::{self, Flash};
use super::federation::{server, told};
use super::redirect::{HandlerContext, see_other};
use super::sent::MultipartFields;
use super::visit::{Refused, Visit};
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::request::Parts;
use axum::response::Response;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
use server::enrolment::apply::CarryFault;
use server::enrolment::{BYTES, TryFault};
pub use server::enrolment::{
    DryRun, EnrolmentFileFault, ImportAction, ImportPlan as EnrolmentPlan, LineFault, PlannedLine,
    State as EnrolmentState,
};
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Upload URL.
pub const ENROL: &str = "/api/enrol";
/// The longest body that is read there: the file, and what stands around it.
pub const ENROL_BODY: usize = BYTES + 64 * 1024;
/// Faults of a whole file that fit in the cookie.
const CARRIED: usize = 20;

/// A file that the person asking has tried, by the id in an address.
pub async fn trial(visit: &Visit, allowed: &Allowed, id: &str) -> Result<DryRun, Refused> {
    let id = Uuid::try_parse(id).map_err(|_| Refused::Lost)?;
    told(server(visit)?.trial(allowed, id).await)?.ok_or(Refused::Lost)
}

/// Tries the file that is sent, and leads to the page that says what it would do. On a fault it
/// leads back to the form. It is no server function, as what it is sent is no form of those.
pub async fn enrol(
    State(server): State<Server>,
    parts: Parts,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let visit = Visit::asked(server, &parts);
    let here = HandlerContext::of(parts);
    let mut sent = MultipartFields::read(form).await;
    let code = sent.text("federation");
    let back = format!("/federation/{code}/enrol");
    let tried = tried(&visit, &code, sent).await;
    here.with(|| match tried {
        Ok(Ok(id)) => see_other(&format!("{back}/{id}")),
        Ok(Err(faults)) => {
            cookies::leave_flash("enrol", &Flash { faults, typed: BTreeMap::new() });
            see_other(&back);
        }
        Err(refused) => refused.lead(&back),
    });
    here.answer()
}

/// The id of what was tried, or the words of what is wrong with the file.
async fn tried(
    visit: &Visit,
    code: &str,
    mut sent: MultipartFields,
) -> Result<Result<Uuid, Vec<String>>, Refused> {
    let allowed = visit.allowed(Action::Enrol, code, Whose::Others).await?;
    if sent.cut {
        return Ok(Err(vec![file_fault(&EnrolmentFileFault::TooLong)]));
    }
    match server(visit)?.try_enrolment(&allowed, sent.bytes("file")).await {
        Ok(trial) => Ok(Ok(trial.id)),
        Err(TryFault::File(faults)) => Ok(Err(faults.iter().take(CARRIED).map(file_fault).collect())),
        Err(TryFault::Busy) => Ok(Err(vec!["busy".to_owned()])),
        Err(TryFault::Store(error)) => told(Err(error)),
    }
}

/// The word of what is wrong with a file, and after a colon what it names.
fn file_fault(fault: &EnrolmentFileFault) -> String {
    match fault {
        EnrolmentFileFault::Empty => "empty".to_owned(),
        EnrolmentFileFault::TooLong => "too-long".to_owned(),
        EnrolmentFileFault::TooManyLines(n) => format!("too-many-lines:{n}"),
        EnrolmentFileFault::NotText => "not-text".to_owned(),
        EnrolmentFileFault::ColumnMissing(name) => format!("column-missing:{name}"),
        EnrolmentFileFault::ColumnTwice(name) => {
            format!("column-twice:{}", name.chars().take(40).collect::<String>())
        }
        EnrolmentFileFault::OpenQuote(line) => format!("open-quote:{line}"),
    }
}

/// Carries out what was tried, and leads to the page that tells how far it is.
#[server(prefix = "/api", endpoint = "enrol-carry-out")]
pub async fn carry_out(
    #[server(default)] federation: String,
    #[server(default)] trial: String,
) -> Result<(), ServerFnError> {
    let visit = Visit::current();
    let back = format!("/federation/{federation}/enrol/{trial}");
    match begun(&visit, &federation, &trial).await {
        Ok(()) => see_other(&back),
        Err(refused) => refused.lead(&back),
    }
    Ok(())
}

async fn begun(visit: &Visit, federation: &str, id: &str) -> Result<(), Refused> {
    let allowed = visit.allowed(Action::Enrol, federation, Whose::Others).await?;
    let trial = trial(visit, &allowed, id).await?;
    match server(visit)?.begin_enrolment(&allowed, &trial).await {
        // A repeated click finds it running.
        Ok(()) | Err(CarryFault::NotNow) => Ok(()),
        Err(CarryFault::Store(error)) => told(Err(error)),
    }
}
