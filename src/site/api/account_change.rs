//! Changes of another person's account by staff: the form on that person's page.

use super::certificate::{check_second_factor, is_fresh};
use super::cookies::{self, Flash};
use super::federation::{Member, or_refuse, person_id, server};
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::accounts::AccountId;
use server::accounts::staff_changes::ChangeOutcome;
pub use server::accounts::staff_changes::{AccountChange, AccountChangeFault, PendingChange};
use server::roles::{Action, Allowed, Role, Whose};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Available changes of an account, and the pending one.
pub struct AccountChanges {
    /// The pending change, and whether the current user may confirm it.
    pub pending: Option<(PendingChange, bool)>,
    /// True if there is a second factor to remove.
    pub has_second_factor: bool,
    /// True if a change needs a second person.
    pub takes_two: bool,
    /// True if a code was given recently, so that none is required.
    pub is_fresh: bool,
}

/// Available changes of a member's account; `None` without permission, or for one's own account.
pub async fn account_changes(
    context: &RequestContext,
    allowed: &Allowed,
    member: &Member,
) -> Result<Option<AccountChanges>, Refused> {
    let whose = allowed.whose(&member.account);
    if !allowed.may_also(Action::KeepPeople, whose) {
        return Ok(None);
    }
    let server = server(context)?;
    let everywhere = or_refuse(server.roles.roles_everywhere(&member.account).await)?;
    let operates = everywhere.contains(&Role::Operator);
    if operates && !allowed.may_also(Action::GrantOperator, Whose::Others) {
        return Ok(None);
    }
    let by = (allowed.by().federation, allowed.by().id);
    let pending = or_refuse(server.staff_changes.pending(allowed, member.account.id).await)?;
    Ok(Some(AccountChanges {
        pending: pending.map(|one| {
            let may = one.by != by;
            (one, may)
        }),
        has_second_factor: or_refuse(server.second_factors.is_active(&member.account).await)?,
        takes_two: everywhere.into_iter().any(Role::asks_for_second_factor),
        is_fresh: is_fresh(context).await?,
    }))
}

/// Pending changes of the federation, each with the account's member; empty without the permission
/// to decide them.
pub async fn pending_changes(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<Vec<(PendingChange, String)>, Refused> {
    match allowed.may_also(Action::KeepPeople, Whose::Others) {
        true => or_refuse(server(context)?.staff_changes.list(allowed).await),
        false => Ok(Vec::new()),
    }
}

/// Changes an account, or requests, confirms or drops a change. Redirects to the person, or to the
/// list after a deletion.
#[allow(clippy::too_many_arguments, reason = "a field each; the macro copies it to where it is not needed")]
#[server(prefix = "/api", endpoint = "account-change")]
pub async fn change_account(
    #[server(default)] federation: String,
    #[server(default)] person: String,
    #[server(default)] act: String,
    #[server(default)] name: String,
    #[server(default)] email: String,
    #[server(default)] number: String,
    #[server(default)] sure: String,
    #[server(default)] pending: String,
    #[server(default)] code: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let list = format!("/federation/{federation}/people");
    let back = format!("{list}/{person}");
    let typed = [("name", &name), ("email", &email), ("number", &number)];
    let typed: BTreeMap<String, String> = typed.map(|(field, text)| (field.to_owned(), text.clone())).into();
    let requested = AccountChangeForm { act, name, email, number, sure: sure == "yes", pending, code };
    let (word, typed, to) = match change(&context, &federation, &person, requested).await {
        Ok(Ok("deleted")) => ("deleted", BTreeMap::new(), list),
        Ok(Ok(done)) => (done, BTreeMap::new(), back),
        Ok(Err(fault)) => (fault, typed, back),
        Err(refused) => {
            refused.redirect(&back);
            return Ok(());
        }
    };
    cookies::leave_flash("account-change", &Flash { faults: vec![word.to_owned()], typed });
    see_other(&to);
    Ok(())
}

struct AccountChangeForm {
    act: String,
    name: String,
    email: String,
    number: String,
    sure: bool,
    pending: String,
    code: String,
}

/// Token of the result, or of the fault.
async fn change(
    context: &RequestContext,
    federation: &str,
    person: &str,
    requested: AccountChangeForm,
) -> Result<Result<&'static str, &'static str>, Refused> {
    let id = person_id(person).ok_or(Refused::NotFound)?;
    // Self or other is checked before existence, so that refusals reveal no accounts.
    let whose = context.whose(federation, id).await;
    let allowed = context.allowed(Action::KeepPeople, federation, whose).await?;
    let AccountChangeForm { act, name, email, number, sure, pending, code } = requested;
    let pending = Uuid::try_parse(&pending).unwrap_or_default();
    let server = server(context)?;
    or_refuse(server.people.member(&allowed, id).await)?.ok_or(Refused::NotFound)?;
    let change = match act.as_str() {
        "second-factor" => Some(AccountChange::SecondFactor),
        "correct" => Some(AccountChange::Correct { name, email, number }),
        "delete" if !sure => return Ok(Err("sure")),
        "delete" => Some(AccountChange::Delete),
        "confirm" | "drop" => None,
        _ => return Ok(Err("act")),
    };
    if let Some(fault) = check_second_factor(context, &code).await? {
        return Ok(Err(fault));
    }
    let deletes = change == Some(AccountChange::Delete);
    let done = match change {
        Some(change) => {
            server.staff_changes.change(browser().language, &allowed, id, change).await.map(|requested| {
                match requested {
                    ChangeOutcome::Done if deletes => "deleted",
                    ChangeOutcome::Done => "done",
                    ChangeOutcome::Waits => "waits",
                }
            })
        }
        None if act == "confirm" => confirm(server, &allowed, id, pending).await,
        None => server.staff_changes.cancel(&allowed, id, pending).await.map(|()| "dropped"),
    };
    match done {
        Ok(word) => Ok(Ok(word)),
        Err(AccountChangeFault::NoSuchAccount) => Err(Refused::NotFound),
        Err(AccountChangeFault::OwnAccount | AccountChangeFault::OperatorAccount) => Err(Refused::Forbidden),
        Err(AccountChangeFault::NeedsSecondPerson) => Ok(Err("second")),
        Err(AccountChangeFault::NotPending) => Ok(Err("not-waiting")),
        Err(AccountChangeFault::NoChange) => Ok(Err("nothing")),
        Err(AccountChangeFault::Field(fault)) => Ok(Err(fault.word())),
        Err(AccountChangeFault::Number) => Ok(Err("number")),
        Err(AccountChangeFault::NumberTaken) => Ok(Err("number-taken")),
        Err(AccountChangeFault::Store(error)) => or_refuse(Err(error)),
    }
}

async fn confirm(
    server: &server::Server,
    allowed: &Allowed,
    id: AccountId,
    pending: Uuid,
) -> Result<&'static str, AccountChangeFault> {
    let waits = server.staff_changes.pending(allowed, id).await?;
    let deletes = waits.is_some_and(|one| one.change == AccountChange::Delete);
    server.staff_changes.confirm(browser().language, allowed, id, pending).await?;
    Ok(if deletes { "deleted" } else { "done" })
}
