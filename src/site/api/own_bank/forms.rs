//! Forms of a federation's own bank.

use crate::api::after_exam::appeal_case;
use crate::api::cookies::{Flash, leave_flash, tell};
use crate::api::exam_bank;
use crate::api::federation::server;
use crate::api::handler::Sent;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use bank::Scenario;
use bank::desk::{CaseSheet, DRAFT_ID};
use bank::generate::Shortfall;
use leptos::prelude::use_context;
use server::exams::appeal::{AppealState, appeal_id};
use server::exams::marking::rulings::find_ruled;
use server::own_bank::{GenerateForm, Imported, ImportedFile, NewDraft, Origin, SavedDraft, ScenarioChange};
use server::roles::{Action, Whose};
use server::rulings::Rulings;
use url::form_urlencoded;

/// Body limit of an import in bytes.
pub const IMPORT_BODY: usize = 4 * 1024 * 1024;
/// Names of refused files that the report lists.
const REFUSED: usize = 20;

form! {
    /// Submits, returns, approves, retires, offers or replaces a scenario.
    "own-scenario" OwnScenarioPost at "/federation/{federation}/bank/{scenario}" labels "bank-{}" {
        federation: hidden,
        scenario: hidden,
        seen: hidden,
        act: hidden,
        note: remark(4),
    }
}

impl Posted for OwnScenarioPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::WriteScenarios, &self.federation, Whose::Others).await?;
        let bank = &server(context)?.own_bank;
        let change = match self.act.as_str() {
            "submit" => ScenarioChange::Submit,
            "back" => ScenarioChange::SendBack(self.note.clone()),
            "drop" => ScenarioChange::Drop,
            "retire" => ScenarioChange::Retire,
            "offer" => ScenarioChange::Offer(true),
            "withdraw" => ScenarioChange::Offer(false),
            "practise" => ScenarioChange::Practise(true),
            "unpractise" => ScenarioChange::Practise(false),
            "approve" => {
                bank.approve(&allowed, &self.scenario, self.seen.parse().unwrap_or(0)).await?;
                tell("own-scenario", "approve");
                return Ok(self.page());
            }
            "replace" => {
                let id = bank.replace(&allowed, &self.scenario).await?;
                return Ok(format!("/federation/{}/bank/{id}", self.federation));
            }
            _ => return Err(Refused::NotFound.into()),
        };
        let is_dropped = change == ScenarioChange::Drop;
        bank.change(&allowed, &self.scenario, change).await?;
        tell("own-scenario", &self.act);
        Ok(if is_dropped { format!("/federation/{}/bank", self.federation) } else { self.page() })
    }
}

form! {
    /// Saves the file of a draft, with or without faults.
    "own-scenario-file" OwnScenarioFile at "/federation/{federation}/bank/{scenario}" labels "bank-{}" {
        federation: hidden,
        scenario: hidden,
        seen: hidden,
        text: file(24) = "bank-file",
    }
}

impl Posted for OwnScenarioFile {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::WriteScenarios, &self.federation, Whose::Others).await?;
        let seen = self.seen.parse().unwrap_or(0);
        let saved = server(context)?.own_bank.write(&allowed, &self.scenario, seen, &self.text).await?;
        tell("own-scenario-file", if saved == SavedDraft::Same { "same" } else { "kept" });
        Ok(self.page())
    }
}

form! {
    /// Makes a draft of each scenario in the files and in the text, and leads to the report.
    upload "own-scenario-import" OwnScenarioImport at "/federation/{federation}/bank/import"
    labels "bank-import-{}" {
        federation: hidden,
        files: uploads(".toml,.txt,text/plain"),
        text: file(12),
    }
    "nothing" at "files",
    "many" at "files",
    "full" at "files",
}

impl Posted for OwnScenarioImport {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::WriteScenarios, &self.federation, Whose::Others).await?;
        let mut files = self.files.clone().ok_or("large")?;
        files.push(ImportedFile { name: String::new(), bytes: self.text.clone().into_bytes() });
        let done = server(context)?.own_bank.import(&allowed, files).await?;
        Ok(format!("{}?{}", self.page(), report_query(&done)))
    }
}

/// The query of the report: the first and the last draft, and the refused files.
fn report_query(done: &Imported) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    if let (Some(first), Some(last)) = (done.drafts.first(), done.drafts.last()) {
        query.append_pair("from", &first.number.to_string()).append_pair("to", &last.number.to_string());
    }
    for name in done.refused.iter().take(REFUSED) {
        query.append_pair("refused", &name.chars().take(100).collect::<String>());
    }
    query.finish()
}

form! {
    /// Generates scenarios, puts them into review, and leads to them.
    "own-scenario-generate" OwnScenarioGenerate at "/federation/{federation}/bank/generate"
    labels "bank-generate-{}" faults "bank-generate-why-{}" {
        federation: hidden,
    }
    new GenerateForm {
        clause: text,
        edition: choice,
        count: number(1, 50),
        level: choice,
        like: text,
    }
    "not_in_edition" at "clause",
    "not_about_calls_or_claims" at "clause",
    "not_ruled" at "clause",
    "not_reached" at "clause",
    "given_elsewhere" at "like",
    "given_unsettled" at "like",
}

impl Posted for OwnScenarioGenerate {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::WriteScenarios, &self.federation, Whose::Others).await?;
        let made = server(context)?.own_bank.generate(&allowed, &self.new).await?;
        let (Some(first), Some(last)) = (made.drafts.first(), made.drafts.last()) else {
            return Err(made.shortfall.unwrap_or(Shortfall::Bound).word().into());
        };
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("from", &first.number.to_string()).append_pair("to", &last.number.to_string());
        if let Some(shortfall) = made.shortfall {
            query.append_pair("why", shortfall.word());
            // The page invites to send the form again.
            leave_flash(Self::FORM.name, &Flash { typed: self.typed(), ..Flash::default() });
        }
        Ok(format!("{}?{}", self.page(), query.finish()))
    }
}

form! {
    /// Makes a draft of the case at the desk.
    "own-scenario-desk" OwnScenarioDesk labels "bank-desk-{}" {
        federation: hidden,
        query: hidden,
    }
}

impl OwnScenarioDesk {
    /// The desk with these facts.
    fn path(&self) -> String {
        format!("/desk?{}#save", CaseSheet::from_query(&self.query).sheet.to_query())
    }
}

impl Posted for OwnScenarioDesk {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::WriteScenarios, &self.federation, Whose::Others).await?;
        let case = CaseSheet::from_query(&self.query).sheet.case().map_err(|_| "facts")?;
        let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
        let ruling = rulings.on(&case).await.map_err(|_| "late")?;
        let scenario = Scenario::draft(DRAFT_ID, case, &ruling).map_err(|_| "facts")?;
        let draft = NewDraft { file: scenario.write(), origin: Origin::Desk, ..NewDraft::default() };
        let id = server(context)?.own_bank.begin(&allowed, draft).await?;
        Ok(format!("/federation/{}/bank/{id}", self.federation))
    }
}

form! {
    /// Makes a draft of the question that an upheld appeal is about; leads to it, or to the one that
    /// was made before.
    "own-scenario-appeal" OwnScenarioAppeal at "/federation/{federation}/appeals/{appeal}"
    labels "bank-appeal-{}" {
        federation: hidden,
        appeal: hidden,
    }
}

impl Posted for OwnScenarioAppeal {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let hears = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let allowed = context.allowed(Action::WriteScenarios, &self.federation, Whose::Others).await?;
        let bank = &server(context)?.own_bank;
        let case = appeal_case(context, &hears, &self.appeal).await?;
        let appeal = appeal_id(&self.appeal).ok_or(Refused::NotFound)?;
        if let Some(id) = bank.of_appeal(&allowed, appeal).await? {
            return Ok(format!("/federation/{}/bank/{id}", self.federation));
        }
        if case.of.appeal.state != AppealState::Upheld {
            return Err("state".into());
        }
        let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
        let (scenario, _) = find_ruled(&exam_bank(), &rulings, &case.asked.id).await.ok_or("gone")?;
        // The appeal is about the question as drawn, not as changed since.
        if !case.is_as_drawn(&scenario) {
            return Err("gone".into());
        }
        let draft = NewDraft {
            file: scenario.write(),
            origin: Origin::Appeal,
            appeal: Some(appeal),
            ..NewDraft::default()
        };
        let id = bank.begin(&allowed, draft).await?;
        Ok(format!("/federation/{}/bank/{id}", self.federation))
    }
}
