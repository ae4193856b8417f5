//! Import of people from a file: a dry run, applied after its result was shown.

use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext, browser};
use server::enrolment::apply::ImportFault;
use server::enrolment::{BYTES, TryFault};
pub use server::enrolment::{
    DryRun, EnrolmentFileFault, ImportAction, ImportPlan as EnrolmentPlan, LineFault, PlannedLine,
    State as EnrolmentState,
};
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;

/// Body limit in bytes: the file and the multipart overhead.
pub const ENROL_BODY: usize = BYTES + 64 * 1024;
/// Faults of a whole file that fit in the cookie.
const FAULT_LIMIT: usize = 20;

/// The user's dry run in the URL.
pub async fn trial(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<DryRun, Refused> {
    let id = Uuid::try_parse(id).map_err(|_| Refused::NotFound)?;
    or_refuse(server(context)?.enrolment.trial(allowed, id).await)?.ok_or(Refused::NotFound)
}

form! {
    /// Starts a dry run of the file, and leads to its result.
    upload "enrol" EnrolUpload at "/federation/{federation}/enrol" labels "enrol-{}" {
        federation: hidden,
        file: upload(".csv,.txt,text/csv,text/plain"),
    }
}

impl Posted for EnrolUpload {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::Enrol, &self.federation, Whose::Others).await?;
        let file =
            self.file.clone().ok_or_else(|| Stop::faults([file_fault(&EnrolmentFileFault::TooLong)]))?;
        let tried = server(context)?.enrolment.dry_run(&allowed, file).await;
        let tried = tried.map_err(|fault| match fault {
            TryFault::File(faults) => Stop::faults(faults.iter().take(FAULT_LIMIT).map(file_fault)),
            TryFault::Busy => "busy".into(),
            TryFault::Store(error) => error.into(),
        })?;
        Ok(format!("{}/{}", self.page(), tried.id))
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
