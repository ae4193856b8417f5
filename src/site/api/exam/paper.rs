//! Forms of papers.

use crate::api::cookies::tell;
use crate::api::federation::server;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use server::exams::paper::paper_id;
use server::roles::{Action, Whose};

form! {
    /// Creates a paper of this name, or changes the one with this id, and leads to it. A file with
    /// faults is stored too, and its page shows them.
    "paper" PaperPost at "/federation/{federation}/exams/papers/{paper}"
    without paper "/federation/{federation}/exams"
    labels "hold-paper-{}" {
        federation: hidden,
        paper: hidden,
        name: text,
        text: file(24) = "hold-paper-file",
    }
}

impl Posted for PaperPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let server = server(context)?;
        if self.paper.is_empty() {
            let id = server.papers.make(&allowed, &self.name).await?;
            return Ok(format!("/federation/{}/exams/papers/{}", self.federation, id.0));
        }
        let id = paper_id(&self.paper).ok_or(Refused::NotFound)?;
        server.papers.write(&allowed, id, &self.text).await?;
        tell("paper", "kept");
        Ok(self.page())
    }
}
