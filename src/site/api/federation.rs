//! A federation's settings and roles. Each form checks the permission first.

use super::posted::{Posted, Stop, form};
use super::request_context::{AuthState, Refused, RequestContext};
use crate::alphabet;
pub use bank::programme::Disclosure;
use rules::law::Edition;
use server::accounts::AccountId;
use server::federation::{EnterFault, election_fields};
pub use server::federation::{SecondIssuer, Settings, SignUpPolicy};
pub use server::people::{Member, PeopleCursor};
pub use server::roles::{Action, Allowed, Role, Whose};
use server::roles::{GrantFault, RoleHolder};
use uuid::Uuid;

/// A federation in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FederationSummary {
    /// Code, for URLs.
    pub code: String,
    pub name: String,
}

/// All federations, by name; only the default one if the database does not respond.
pub async fn federations(context: &RequestContext) -> Vec<FederationSummary> {
    let Some(server) = context.server() else { return Vec::new() };
    let all = server.federations.all().await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot read federations");
        vec![server.federation().clone()]
    });
    let mut listed: Vec<FederationSummary> =
        all.into_iter().map(|one| FederationSummary { code: one.code, name: one.name }).collect();
    alphabet().sort(&mut listed, |one| &one.name);
    listed
}

/// Code of the default federation.
pub fn default_federation(context: &RequestContext) -> String {
    context.server().map(|server| server.federation().code.clone()).unwrap_or_default()
}

/// The edition in force for the user and their federation's elections, by the field paths of a
/// scenario file; the default federation's for a visitor.
pub async fn code_in_force(context: &RequestContext) -> Vec<(String, String)> {
    let usual = || vec![("edition".to_owned(), Edition::E2017.word().to_owned())];
    let Ok(server) = server(context) else { return usual() };
    let home = match context.auth_state().await {
        AuthState::SignedIn(account) => server.federations.home_of(&account).await.ok().flatten(),
        _ => server.federations.by_code(&server.federation().code).await.ok().flatten(),
    };
    home.map_or_else(usual, |home| {
        let edition = server.federations.edition_in_force(&home).word().to_owned();
        let mut code = vec![("edition".to_owned(), edition)];
        code.extend(election_fields(&home));
        code
    })
}

/// A page of people whose name, address or number contains a text, and the cursor of the next page.
pub async fn people(
    context: &RequestContext,
    allowed: &Allowed,
    holds: &str,
    after: Option<&PeopleCursor>,
) -> Result<(Vec<Member>, Option<PeopleCursor>), Refused> {
    or_refuse(server(context)?.people.list(allowed, holds, alphabet(), after).await)
}

/// Number of people.
pub async fn people_count(context: &RequestContext, allowed: &Allowed) -> Result<i64, Refused> {
    or_refuse(server(context)?.people.count(allowed).await)
}

/// The member in the URL.
pub async fn member(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<Member, Refused> {
    let id = person_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.people.member(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// Holders of roles, by role.
pub async fn holders(context: &RequestContext, allowed: &Allowed) -> Result<Vec<RoleHolder>, Refused> {
    or_refuse(server(context)?.roles.holders(allowed).await)
}

form! {
    /// Grants or revokes a role, and leads to the person.
    "role" RolePost at "/federation/{federation}/people/{person}" {
        federation: hidden,
        person: hidden,
        role: hidden,
        held: tick,
    }
}

impl Posted for RolePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let role = Role::read(&self.role).ok_or(Refused::NotFound)?;
        let id = person_id(&self.person).ok_or(Refused::NotFound)?;
        let action = if role == Role::Operator { Action::GrantOperator } else { Action::GrantRoles };
        // Self or other is checked before existence, so that refusals reveal no accounts.
        let whose = context.whose(&self.federation, id).await;
        let allowed = context.allowed(action, &self.federation, whose).await?;
        match server(context)?.roles.set_role(&allowed, id, role, self.held).await {
            Ok(_) => Ok(self.page()),
            Err(GrantFault::Nobody | GrantFault::Trainee) => Err(Refused::NotFound.into()),
            Err(GrantFault::Store(error)) => Err(error.into()),
        }
    }
}

form! {
    /// Stores a federation's settings.
    "settings" SettingsPost at "/federation/{federation}/settings" labels "settings-{}" {
        federation: hidden,
    }
    form Settings {
        name: text,
        languages: text,
        edition: choice,
        edition_from: date,
        elected: keyed,
        zone: text,
        levels: lines(4),
        sign_up: choice,
        keeps_record: tick,
        disclosure: choice,
        awaits_results: tick,
        second_issuer: choice,
    }
    "elections" at "elected"
}

impl Posted for SettingsPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetFederation, &self.federation, Whose::Others).await?;
        match server(context)?.federations.set(&allowed, &self.form).await {
            Ok(_) => Ok(self.page()),
            Err(EnterFault::Settings(faults)) => Err(faults.into()),
            Err(EnterFault::Code | EnterFault::Taken) => Err(Refused::NotFound.into()),
            Err(EnterFault::Store(error)) => Err(error.into()),
        }
    }
}

/// Parses an account id from a URL.
pub fn person_id(text: &str) -> Option<AccountId> {
    Uuid::try_parse(text).ok().map(AccountId)
}

/// The server's rules, or a refusal without them.
pub(super) fn server(context: &RequestContext) -> Result<&server::Server, Refused> {
    context.server().ok_or(Refused::Database)
}

/// Logs a database error and converts it to a refusal.
pub(super) fn or_refuse<T>(answer: Result<T, server::StoreError>) -> Result<T, Refused> {
    answer.map_err(|error| {
        tracing::error!(%error, "database error");
        Refused::Database
    })
}
