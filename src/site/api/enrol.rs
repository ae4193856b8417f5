//! Import of people from a file: a dry run, applied after its result was shown.

use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext, browser};
use server::enrolment::BYTES;
pub use server::enrolment::{
    DryRun, EnrolmentFileFault, ImportAction, ImportPlan as EnrolmentPlan, LineFault, PlannedLine,
    State as EnrolmentState,
};
use server::forms::Rejection;
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;

/// Body limit in bytes: the file and the multipart overhead.
pub const ENROL_BODY: usize = BYTES + 64 * 1024;
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
        let file = self.file.clone().ok_or(&*EnrolmentFileFault::TooLong.token())?;
        let tried = server(context)?.enrolment.dry_run(&allowed, file).await?;
        Ok(format!("{}/{}", self.page(), tried.id))
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
            Ok(()) | Err(Rejection::NotFound) => Ok(self.page()),
            Err(other) => Err(other.into()),
        }
    }
}
