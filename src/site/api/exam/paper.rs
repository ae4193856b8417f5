//! Form handlers for papers.

use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::exams::PaperFault;
use server::exams::paper::paper_id;
use server::roles::{Action, Whose};

/// Creates a paper of this name, or changes the one with this id; redirects to it. A file with
/// faults is stored too, and its page shows them.
#[server(prefix = "/api", endpoint = "paper")]
pub async fn keep_paper(
    #[server(default)] federation: String,
    #[server(default)] paper: String,
    #[server(default)] name: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let base = format!("/federation/{federation}/exams");
    let back = if paper.is_empty() { base.clone() } else { format!("{base}/papers/{paper}") };
    match store(&context, &federation, &paper, &name, &text).await {
        Ok(Ok(id)) => {
            let flash = Flash { faults: vec!["kept".to_owned()], ..Flash::default() };
            if !paper.is_empty() {
                cookies::leave_flash("paper", &flash);
            }
            see_other(&format!("{base}/papers/{id}"));
        }
        Ok(Err(fault)) => {
            let typed = [("name".to_owned(), name)].into();
            cookies::leave_flash("paper", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Id of the paper, or token of the fault.
async fn store(
    context: &RequestContext,
    federation: &str,
    paper: &str,
    name: &str,
    text: &str,
) -> Result<Result<String, &'static str>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let server = server(context)?;
    let done = if paper.is_empty() {
        server.papers.make(&allowed, name).await
    } else {
        let id = paper_id(paper).ok_or(Refused::NotFound)?;
        server.papers.write(&allowed, id, text).await.map(|()| id)
    };
    match done {
        Ok(id) => Ok(Ok(id.0.to_string())),
        Err(PaperFault::Name) => Ok(Err("name")),
        Err(PaperFault::TooLong) => Ok(Err("long")),
        Err(PaperFault::NoPaper) => Err(Refused::NotFound),
        Err(PaperFault::Store(error)) => or_refuse(Err(error)),
    }
}
