//! Candidates on the list of a sitting.

use super::body::body;
use super::operation::{Call, Command, Parameter, ParameterKind, path};
use super::problem::{Fault, Place, Problem, ProblemKind};
use super::schema::described;
use crate::api::line_fault::line_fault;
use server::api_tokens::Scope;

/// People in a request.
pub const PEOPLE: usize = 500;

body! {
    pub struct CandidatesToAdd {
        people: Vec<String>,
        dry_run: Option<bool>,
    }
}

described! {
    pub struct CandidatesAdded {
        dry_run: bool,
        added: u32,
        already_listed: u32,
    }
}

/// Puts people on the list of a sitting.
pub struct AddCandidates;

impl Command for AddCandidates {
    const PATH: &'static str = "/api/v1/sittings/{id}/candidates";
    const ID: &'static str = "addCandidates";
    const SCOPE: Scope = Scope::Candidates;
    const PARAMETERS: &'static [Parameter] = &[path("id", "sitting", ParameterKind::Uuid)];
    const PROBLEMS: &'static [ProblemKind] = &[ProblemKind::NotFound];
    type Body = CandidatesToAdd;
    type Reply = CandidatesAdded;

    async fn carry_out(call: &Call, body: CandidatesToAdd) -> Result<CandidatesAdded, Problem> {
        let (server, allowed) = (&call.server, &call.allowed);
        let id = call.parameter("id").unwrap_or_default();
        let held = server.sittings.held(allowed, id).await?.ok_or(ProblemKind::NotFound)?;
        if body.people.len() > PEOPLE {
            return Err(Problem::of(vec![Fault::at("/people", "many")]));
        }
        // One person each; the reader of texts would take several.
        let is_one = |who: &String| !who.trim().is_empty() && !who.contains([',', ';', ' ', '<', '>']);
        let odd = body.people.iter().enumerate().filter(|(_, who)| !is_one(who));
        let odd: Vec<Fault> = odd.map(|(n, _)| Fault::at(&format!("/people/{n}"), "value")).collect();
        if !odd.is_empty() {
            return Err(Problem::of(odd));
        }
        let plan = server.rosters.planned(allowed, held.id, &body.people.join("\n")).await?;
        let faults: Vec<Fault> = plan
            .lines
            .iter()
            .filter_map(|line| {
                let place = Place::Pointer(format!("/people/{}", line.number.saturating_sub(1)));
                Some(Fault { place, detail: line_fault(line.found.as_ref().err()?) })
            })
            .collect();
        if !faults.is_empty() {
            return Err(Problem::of(faults));
        }
        let (new, dry_run) = (plan.to_add(), body.dry_run.unwrap_or(false));
        let added = if dry_run { new.len() } else { server.rosters.add(allowed, &held, &new).await? };
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let already = plan.lines.len().saturating_sub(added);
        Ok(CandidatesAdded { dry_run, added: number(added), already_listed: number(already) })
    }
}
