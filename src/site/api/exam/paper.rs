//! Forms of papers, and a paper as a file.

use crate::api::attachment::{TOML, private_attachment};
use crate::api::cookies::tell;
use crate::api::exam_bank;
use crate::api::federation::server;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::draft::DraftAct;
use bank::exam::{Draft, DraftEdit};
use server::Server;
use server::exams::paper::{PaperId, paper_id};
use server::roles::{Action, Allowed, Whose};

/// Edits after which the row is shown open.
const OPEN: [DraftAct; 3] = [DraftAct::Add, DraftAct::Copy, DraftAct::Keep];

/// Months without a scenario, for a new paper that is to ask nothing asked lately.
const UNASKED_MONTHS: u16 = 24;

form! {
    /// Creates a paper of this name, empty or like another, or replaces the file of the one with
    /// this id, and leads to it. A file with faults is stored too, and its page shows them.
    "paper" PaperPost at "/federation/{federation}/exams/papers/{paper}"
    without paper "/federation/{federation}/exams"
    labels "hold-paper-{}" {
        federation: hidden,
        paper: hidden,
        name: text,
        like: choice,
        unasked: tick,
        version: hidden,
        text: file(24) = "hold-paper-file",
    }
}

impl Posted for PaperPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let papers = &server(context)?.papers;
        if self.paper.is_empty() {
            let months = self.unasked.then_some(UNASKED_MONTHS);
            let id = match like(context, &allowed, &self.like).await? {
                None if months.is_none() => papers.make(&allowed, &self.name).await?,
                like => papers.make_like(&allowed, &self.name, like.unwrap_or_default(), months).await?,
            };
            return Ok(format!("/federation/{}/exams/papers/{}", self.federation, id.0));
        }
        let id = paper_id(&self.paper).ok_or(Refused::NotFound)?;
        let written = papers.write(&allowed, id, &self.version, &self.text).await?;
        Ok(stored(&self.federation, id, written))
    }
}

/// The paper that a new one is like: one of the bank, or of the federation.
async fn like(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<Option<Draft>, Stop> {
    let bank = exam_bank();
    let file = match (id, paper_id(id)) {
        ("", _) => return Ok(None),
        (_, Some(id)) => server(context)?.papers.find(allowed, id).await?.map(|paper| paper.file),
        (id, None) => bank.text_of_paper(id).map(str::to_owned),
    };
    Ok(Some(file.and_then(|file| Draft::read(&file)).ok_or("like")?))
}

form! {
    /// Stores a paper as its rows were typed, with one of them added, moved or removed, and leads
    /// back to that row. What has faults is stored too, and comes back with them.
    "paper-rows" PaperRowsPost at "/federation/{federation}/exams/papers/{paper}" labels "hold-paper-{}" {
        federation: hidden,
        paper: hidden,
        version: hidden,
        edit: hidden,
        at: keyed,
    }
}

impl Posted for PaperRowsPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let id = paper_id(&self.paper).ok_or(Refused::NotFound)?;
        if !self.at.contains_key("head.0.name") {
            // Not the whole form: it would empty the paper.
            return Err("name".into());
        }
        let mut draft = Draft::of_fields(self.at.iter().map(|(name, text)| (name.as_str(), text.as_str())));
        let edit = self.edit.parse::<DraftEdit>().ok();
        let row = edit.and_then(|edit| draft.edit(edit));
        let written = server(context)?.papers.write(&allowed, id, &self.version, &draft.file()).await?;
        let page = stored(&self.federation, id, written);
        Ok(match row.map(|row| format!("{}-{}", row.table.word(), row.index)) {
            Some(row) if edit.is_some_and(|edit| OPEN.contains(&edit.act)) => {
                format!("{page}?row={row}#{row}")
            }
            Some(row) => format!("{page}?at={row}#{row}"),
            None => page,
        })
    }
}

/// Tells that a paper was stored, or another beside it, and returns its page.
fn stored(federation: &str, id: PaperId, written: PaperId) -> String {
    tell("paper", if written == id { "kept" } else { "beside" });
    format!("/federation/{federation}/exams/papers/{}", written.0)
}

/// The file of the paper in the URL, for its examiners.
pub async fn paper_file(
    State(rules): State<Server>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let found: Result<_, Refused> = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        super::paper(&context, &allowed, &id).await
    }
    .await;
    match found {
        Ok(paper) => private_attachment(TOML, &format!("paper-{code}.toml"), paper.file),
        Err(why) => why.file_response(&format!("/federation/{code}/exams/papers/{id}")),
    }
}
