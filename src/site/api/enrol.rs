//! Import of people from a file: a dry run, applied after its result was shown.

use super::cookies::{self, Flash};
use super::federation::{or_refuse, server};
use super::multipart::MultipartFields;
use super::posted::{Posted, Stop, form};
use super::redirect::{HandlerContext, see_other};
use super::request_context::{Refused, RequestContext, browser};
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::request::Parts;
use axum::response::Response;
use server::Server;
use server::enrolment::apply::ImportFault;
use server::enrolment::{BYTES, TryFault};
pub use server::enrolment::{
    DryRun, EnrolmentFileFault, ImportAction, ImportPlan as EnrolmentPlan, LineFault, PlannedLine,
    State as EnrolmentState,
};
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;

/// Upload URL.
pub const ENROL: &str = "/api/enrol";
/// Body limit in bytes: the file and the multipart overhead.
pub const ENROL_BODY: usize = BYTES + 64 * 1024;
/// Faults of a whole file that fit in the cookie.
const FAULT_LIMIT: usize = 20;

/// The user's dry run in the URL.
pub async fn trial(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<DryRun, Refused> {
    let id = Uuid::try_parse(id).map_err(|_| Refused::NotFound)?;
    or_refuse(server(context)?.enrolment.trial(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// Starts a dry run of the file and redirects to its result; on a fault to the form. Not a server
/// function, as it accepts a file.
pub async fn enrol(
    State(server): State<Server>,
    parts: Parts,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let context = RequestContext::of_request(server, &parts);
    let here = HandlerContext::of(parts);
    let mut sent = MultipartFields::read(form).await;
    let code = sent.text("federation");
    let back = format!("/federation/{code}/enrol");
    let dry_run = dry_run(&context, &code, sent).await;
    here.with(|| match dry_run {
        Ok(Ok(id)) => see_other(&format!("{back}/{id}")),
        Ok(Err(faults)) => {
            cookies::leave_flash("enrol", &Flash { faults, ..Flash::default() });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    });
    here.answer()
}

/// Id of the dry run, or tokens of the file's faults.
async fn dry_run(
    context: &RequestContext,
    code: &str,
    mut sent: MultipartFields,
) -> Result<Result<Uuid, Vec<String>>, Refused> {
    let allowed = context.allowed(Action::Enrol, code, Whose::Others).await?;
    if sent.cut {
        return Ok(Err(vec![file_fault(&EnrolmentFileFault::TooLong)]));
    }
    match server(context)?.enrolment.dry_run(&allowed, sent.bytes("file")).await {
        Ok(trial) => Ok(Ok(trial.id)),
        Err(TryFault::File(faults)) => Ok(Err(faults.iter().take(FAULT_LIMIT).map(file_fault).collect())),
        Err(TryFault::Busy) => Ok(Err(vec!["busy".to_owned()])),
        Err(TryFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Token of a file's fault, and its value after a colon.
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

form! {
    /// Applies a dry run, and leads to the progress page.
    "enrol-carry-out" EnrolPost at "/federation/{federation}/enrol/{trial}" {
        federation: hidden,
        trial: hidden,
    }
}

impl Posted for EnrolPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::Enrol, &self.federation, Whose::Others).await?;
        let trial = trial(context, &allowed, &self.trial).await?;
        match server(context)?.enrolment.begin(browser().language, &allowed, &trial).await {
            // A repeated click finds the job running.
            Ok(()) | Err(ImportFault::NotNow) => Ok(self.page()),
            Err(ImportFault::Store(error)) => Err(error.into()),
        }
    }
}
