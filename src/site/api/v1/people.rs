//! The federation and its people.

use super::operation::{AFTER, Call, LIMIT, Operation, Parameter, ParameterKind, path, query};
use super::problem::{Problem, ProblemKind};
use super::schema::{described, words_of};
use crate::api::federation::{Member, person_id};
use crate::api::stored::timestamp;
use jiff::Timestamp;
use rules::law::Edition;
use server::api_tokens::Scope;
use server::roles::Role;
use uuid::Uuid;

words_of!(Role, Edition);

described! {
    pub struct Federation {
        code: String,
        name: String,
        edition: Edition,
        zone: String,
        languages: Vec<String>,
        levels: Vec<String>,
    }

    pub struct Person {
        id: Uuid,
        name: String,
        email: String,
        member_number: Option<String>,
        has_joined: bool,
        email_confirmed: bool,
        created_at: Timestamp,
        roles: Vec<Role>,
    }

    pub struct PeoplePage {
        items: Vec<Person>,
        cursor: Option<String>,
        more: bool,
    }
}

impl From<Member> for Person {
    fn from(one: Member) -> Self {
        Self {
            id: one.account.id.0,
            name: one.account.name,
            email: one.account.email,
            member_number: one.number,
            has_joined: one.has_joined,
            email_confirmed: one.is_confirmed,
            created_at: timestamp(one.since),
            roles: one.roles,
        }
    }
}

/// Reads about the federation.
pub struct GetFederation;

impl Operation for GetFederation {
    const PATH: &'static str = "/api/v1/federation";
    const ID: &'static str = "getFederation";
    const SCOPE: Option<Scope> = None;
    type Reply = Federation;

    async fn reply(call: &Call) -> Result<Federation, Problem> {
        let here = call.allowed.federation();
        Ok(Federation {
            code: here.code.clone(),
            name: here.name.clone(),
            edition: call.server.federations.edition_in_force(here),
            zone: here.zone.clone(),
            languages: here.languages.clone(),
            levels: here.levels.clone(),
        })
    }
}

const NUMBER: Parameter = query("member_number");

/// Lists people.
pub struct ListPeople;

impl Operation for ListPeople {
    const PATH: &'static str = "/api/v1/people";
    const ID: &'static str = "listPeople";
    const SCOPE: Option<Scope> = Some(Scope::People);
    const PARAMETERS: &'static [Parameter] = &[AFTER, LIMIT, NUMBER];
    type Reply = PeoplePage;

    async fn reply(call: &Call) -> Result<PeoplePage, Problem> {
        let (limit, after) = (call.limit()?, call.read(&AFTER, person_id)?);
        let number = call.parameter(NUMBER.name).unwrap_or_default();
        let mut found = call.server.api_lists.people(&call.allowed, after, number, limit + 1).await?;
        let more = found.len() > usize::from(limit);
        found.truncate(limit.into());
        let cursor = found.last().map(|last| last.account.id).or(after).map(|id| id.0.to_string());
        Ok(PeoplePage { items: found.into_iter().map(Person::from).collect(), cursor, more })
    }
}

/// Reads one person.
pub struct GetPerson;

impl Operation for GetPerson {
    const PATH: &'static str = "/api/v1/people/{id}";
    const ID: &'static str = "getPerson";
    const SCOPE: Option<Scope> = Some(Scope::People);
    const PARAMETERS: &'static [Parameter] = &[path("id", "person", ParameterKind::Uuid)];
    const PROBLEMS: &'static [ProblemKind] = &[ProblemKind::NotFound];
    type Reply = Person;

    async fn reply(call: &Call) -> Result<Person, Problem> {
        let id = call.parameter("id").and_then(person_id).ok_or(ProblemKind::NotFound)?;
        let found = call.server.people.member(&call.allowed, id).await?.ok_or(ProblemKind::NotFound)?;
        Ok(found.into())
    }
}
