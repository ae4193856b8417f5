//! A federation's settings and roles. Each form checks the permission first.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::{AuthState, Refused, RequestContext};
use crate::alphabet;
pub use bank::programme::Disclosure;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use rules::law::Edition;
use server::accounts::AccountId;
use server::federation::{EnterFault, election_fields};
pub use server::federation::{Settings, SignUpPolicy};
pub use server::people::{Member, PeopleCursor};
pub use server::roles::{Action, Allowed, Role, Whose};
use server::roles::{GrantFault, RoleHolder};
use std::collections::BTreeMap;
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

/// Grants or revokes a role, and redirects to the person.
#[server(prefix = "/api", endpoint = "role")]
pub async fn set_role(
    #[server(default)] federation: String,
    #[server(default)] person: String,
    #[server(default)] role: String,
    #[server(default)] held: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/people/{person}");
    match store_role(&context, &federation, &person, &role, held == "yes").await {
        Ok(()) => see_other(&back),
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

async fn store_role(
    context: &RequestContext,
    federation: &str,
    person: &str,
    role: &str,
    held: bool,
) -> Result<(), Refused> {
    let role = Role::read(role).ok_or(Refused::NotFound)?;
    let id = person_id(person).ok_or(Refused::NotFound)?;
    let action = if role == Role::Operator { Action::GrantOperator } else { Action::GrantRoles };
    // Self or other is checked before existence, so that refusals reveal no accounts.
    let whose = context.whose(federation, id).await;
    let allowed = context.allowed(action, federation, whose).await?;
    match server(context)?.roles.set_role(&allowed, id, role, held).await {
        Ok(_) => Ok(()),
        Err(GrantFault::Nobody | GrantFault::Trainee) => Err(Refused::NotFound),
        Err(GrantFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Stores a federation's settings and redirects to them; on a fault with the input and the faults.
#[allow(clippy::too_many_arguments, reason = "a field each; the macro copies it to where it is not needed")]
#[server(prefix = "/api", endpoint = "settings")]
pub async fn set_federation(
    #[server(default)] federation: String,
    #[server(default)] name: String,
    #[server(default)] languages: String,
    #[server(default)] edition: String,
    #[server(default)] edition_from: String,
    #[server(default)] elected: BTreeMap<String, String>,
    #[server(default)] zone: String,
    #[server(default)] levels: String,
    #[server(default)] sign_up: String,
    #[server(default)] keeps_record: String,
    #[server(default)] disclosure: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/settings");
    let keeps_record = keeps_record == "yes";
    let elections = elected;
    let settings = Settings {
        name,
        languages,
        edition,
        edition_from,
        elections,
        zone,
        levels,
        sign_up,
        keeps_record,
        disclosure,
    };
    match store_settings(&context, &federation, &settings).await {
        Ok(faults) => {
            if !faults.is_empty() {
                cookies::leave_flash("settings", &Flash { faults, typed: typed(settings) });
            }
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Tokens of the faults; empty once stored.
async fn store_settings(
    context: &RequestContext,
    code: &str,
    settings: &Settings,
) -> Result<Vec<String>, Refused> {
    let allowed = context.allowed(Action::SetFederation, code, Whose::Others).await?;
    match server(context)?.federations.set(&allowed, settings).await {
        Ok(_) => Ok(Vec::new()),
        Err(EnterFault::Settings(faults)) => {
            Ok(faults.into_iter().map(|fault| fault.word().to_owned()).collect())
        }
        Err(EnterFault::Code | EnterFault::Taken) => Err(Refused::NotFound),
        Err(EnterFault::Store(error)) => or_refuse(Err(error)),
    }
}

fn typed(settings: Settings) -> BTreeMap<String, String> {
    let Settings {
        name,
        languages,
        edition,
        edition_from,
        elections,
        zone,
        levels,
        sign_up,
        keeps_record,
        disclosure,
    } = settings;
    let keeps_record = if keeps_record { "yes" } else { "no" }.to_owned();
    let fields = [
        ("name", name),
        ("languages", languages),
        ("edition", edition),
        ("edition_from", edition_from),
        ("zone", zone),
        ("levels", levels),
        ("sign_up", sign_up),
        ("keeps_record", keeps_record),
        ("disclosure", disclosure),
    ];
    let elected = elections.into_iter().map(|(name, text)| (format!("elected[{name}]"), text));
    fields.map(|(field, text)| (field.to_owned(), text)).into_iter().chain(elected).collect()
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
