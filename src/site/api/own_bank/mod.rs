//! A federation's own bank: its list, a scenario with its proof, and the report of an import.
//!
//! - `forms`: drafts, review, offers; import and generation; drafts of a case at the desk and of an
//!   appeal

mod forms;

pub use forms::{
    IMPORT_BODY, OwnScenarioAppeal, OwnScenarioDesk, OwnScenarioFile, OwnScenarioGenerate, OwnScenarioImport,
    OwnScenarioPost,
};
pub use server::own_bank::{DraftReport, Origin, PersonId, Proof, SavedText, ScenarioState, WrittenScenario};

use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
use super::ruling::ruling_service;
use super::served_bank::exam_bank;
use bank::own::OwnId;
use server::exams::appeal::appeal_id;
use server::exams::paper::ScenarioUses;
use server::own_bank::{SCENARIOS, is_writer};
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeMap;

/// A scenario with what its page shows.
pub struct OwnScenarioPage {
    pub written: WrittenScenario,
    /// Its saved texts.
    pub texts: Vec<SavedText>,
    /// The names of those who wrote and reviewed; empty for deleted accounts.
    pub names: BTreeMap<PersonId, String>,
    pub proof: Proof,
    /// Papers and open sittings; none before it is live.
    pub uses: ScenarioUses,
    /// True if the user wrote one of the texts, so that another person must review.
    pub is_writer: bool,
}

/// The scenarios of a federation, the latest first.
pub async fn own_scenarios(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<Vec<WrittenScenario>, Refused> {
    or_refuse(server(context)?.own_bank.list(allowed).await)
}

/// The scenario with this id.
pub async fn own_scenario(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
) -> Result<OwnScenarioPage, Refused> {
    let bank = &server(context)?.own_bank;
    let written = or_refuse(bank.find(allowed, id).await)?.ok_or(Refused::NotFound)?;
    let texts = or_refuse(bank.texts(allowed, id).await)?;
    let people = texts.iter().map(|text| text.by).chain(written.reviewed_by).collect();
    let names = or_refuse(bank.names(people).await)?;
    let rulings = ruling_service().await.map_err(|_| Refused::Database)?;
    let proof = or_refuse(bank.proof(allowed, &written, rulings).await)?;
    let uses = match written.state {
        ScenarioState::Live | ScenarioState::Retired => {
            or_refuse(server(context)?.papers.uses(allowed, exam_bank(), id).await)?
        }
        _ => ScenarioUses::default(),
    };
    Ok(OwnScenarioPage { is_writer: is_writer(allowed, &texts), written, texts, names, proof, uses })
}

/// The report on the drafts with numbers from the first to the second.
pub async fn import_report(
    context: &RequestContext,
    allowed: &Allowed,
    (from, to): (u32, u32),
) -> Result<Vec<DraftReport>, Refused> {
    let bank = &server(context)?.own_bank;
    let all = or_refuse(bank.list(allowed).await)?.into_iter().rev();
    let imported = all.filter(|one| (from..=to).contains(&one.id.number)).take(SCENARIOS).collect();
    or_refuse(bank.report(allowed, imported).await)
}

/// The scenario made of the appeal with this id.
pub async fn own_scenario_of_appeal(
    context: &RequestContext,
    allowed: &Allowed,
    appeal: &str,
) -> Result<Option<OwnId>, Refused> {
    let Some(id) = appeal_id(appeal) else { return Ok(None) };
    or_refuse(server(context)?.own_bank.of_appeal(allowed, id).await)
}

/// True if the user may write scenarios in the federation with this code.
pub async fn may_write_scenarios(context: &RequestContext, code: &str) -> bool {
    context.allowed(Action::WriteScenarios, code, Whose::Others).await.is_ok()
}
