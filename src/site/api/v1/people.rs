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
    /// The federation of the token.
    pub struct Federation {
        /// Short name, as in URLs.
        code: String,
        /// Full name.
        name: String,
        /// Edition of the Laws in force today.
        edition: Edition,
        /// Time zone, such as Europe/Oslo.
        zone: String,
        /// Tags of its languages, the main one first.
        languages: Vec<String>,
        /// Names of its levels, the lowest first.
        levels: Vec<String>,
    }

    /// A member of the federation.
    pub struct Person {
        /// Id; it never changes.
        id: Uuid,
        /// Name as the person writes it.
        name: String,
        /// Email address, lower-cased; unique within the federation.
        email: String,
        /// Member number in the federation, if known; unique within the federation.
        member_number: Option<String>,
        /// False while the person is invited and has not joined yet.
        has_joined: bool,
        /// True once the person has confirmed the email address.
        email_confirmed: bool,
        /// Time of sign-up or enrolment.
        created_at: Timestamp,
        /// Roles in the federation beyond that of a trainee.
        roles: Vec<Role>,
    }

    /// A page of people.
    pub struct PeoplePage {
        /// The people, by id.
        items: Vec<Person>,
        /// Place after the last item, to be sent as after. Null if there is no item.
        cursor: Option<String>,
        /// True if there are more already.
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
    const ABOUT: &'static str = "The federation that the token belongs to.";
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

const NUMBER: Parameter = query("member_number", "Only the person with this member number.");

/// Lists people.
pub struct ListPeople;

impl Operation for ListPeople {
    const PATH: &'static str = "/api/v1/people";
    const ID: &'static str = "listPeople";
    const ABOUT: &'static str = "The members of the federation, without deleted accounts.";
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
    const ABOUT: &'static str = "One member of the federation.";
    const SCOPE: Option<Scope> = Some(Scope::People);
    const PARAMETERS: &'static [Parameter] = &[path("id", "Id of the person.", ParameterKind::Uuid)];
    const PROBLEMS: &'static [ProblemKind] = &[ProblemKind::NotFound];
    type Reply = Person;

    async fn reply(call: &Call) -> Result<Person, Problem> {
        let id = call.parameter("id").and_then(person_id).ok_or(ProblemKind::NotFound)?;
        let found = call.server.people.member(&call.allowed, id).await?.ok_or(ProblemKind::NotFound)?;
        Ok(found.into())
    }
}
