//! Changes of another person's account by staff: the form on that person's page.

use super::certificate::{check_second_factor, is_fresh};
use super::cookies::tell;
use super::federation::{Member, or_refuse, person_id, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext, browser};
use server::accounts::AccountId;
use server::accounts::staff_changes::ChangeOutcome;
pub use server::accounts::staff_changes::{AccountChange, AccountChangeFault, PendingChange};
use server::roles::{Action, Allowed, Role, Whose};
use uuid::Uuid;

/// Available changes of an account, and the pending one.
pub struct AccountChanges {
    /// The pending change, and whether the current user may confirm it.
    pub pending: Option<(PendingChange, bool)>,
    /// True if there is a second factor to remove.
    pub has_second_factor: bool,
    /// True if it is linked to a sign-in provider.
    pub is_linked: bool,
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
    let ways = or_refuse(server.providers.of_account(&member.account).await)?;
    Ok(Some(AccountChanges {
        pending: pending.map(|one| {
            let may = one.by != by;
            (one, may)
        }),
        has_second_factor: or_refuse(server.second_factors.is_active(&member.account).await)?,
        is_linked: ways.providers.iter().any(|one| one.linked.is_some()),
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

form! {
    /// Changes an account, or requests, confirms or drops a change. Leads to the person, or to the
    /// list after a deletion.
    "account-change" AccountChangePost at "/federation/{federation}/people/{person}"
    labels "keep-{}" faults "account-fault-{}" | "certificates-fault-{}" {
        federation: hidden,
        person: hidden,
        act: hidden,
        name: text = "invite-name",
        email: email = "invite-email",
        number: text = "person-number",
        sure: tick,
        pending: hidden,
        code: code("one-time-code") = "certificates-code",
    }
}

impl Posted for AccountChangePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let id = person_id(&self.person).ok_or(Refused::NotFound)?;
        // Self or other is checked before existence, so that refusals reveal no accounts.
        let whose = context.whose(&self.federation, id).await;
        let allowed = context.allowed(Action::KeepPeople, &self.federation, whose).await?;
        let pending = Uuid::try_parse(&self.pending).unwrap_or_default();
        let server = server(context)?;
        server.people.member(&allowed, id).await?.ok_or(Refused::NotFound)?;
        let change = match &*self.act {
            "second-factor" => Some(AccountChange::SecondFactor),
            "unlink" => Some(AccountChange::Unlink),
            "correct" => {
                let [name, email, number] = [&self.name, &self.email, &self.number].map(String::clone);
                Some(AccountChange::Correct { name, email, number })
            }
            "delete" if !self.sure => return Err("sure".into()),
            "delete" => Some(AccountChange::Delete),
            "confirm" | "drop" => None,
            _ => return Err("act".into()),
        };
        check_second_factor(context, &self.code).await?;
        let deletes = change == Some(AccountChange::Delete);
        let done = match change {
            Some(change) => {
                match server.staff_changes.change(browser().language, &allowed, id, change).await? {
                    ChangeOutcome::Done if deletes => "deleted",
                    ChangeOutcome::Done => "done",
                    ChangeOutcome::Waits => "waits",
                }
            }
            None if self.act == "confirm" => confirm(server, &allowed, id, pending).await?,
            None => {
                server.staff_changes.cancel(&allowed, id, pending).await?;
                "dropped"
            }
        };
        tell("account-change", done);
        Ok(if done == "deleted" { format!("/federation/{}/people", self.federation) } else { self.page() })
    }
}

impl From<AccountChangeFault> for Stop {
    fn from(fault: AccountChangeFault) -> Self {
        match fault {
            AccountChangeFault::NoSuchAccount => Refused::NotFound.into(),
            AccountChangeFault::OwnAccount | AccountChangeFault::OperatorAccount => Refused::Forbidden.into(),
            AccountChangeFault::NeedsSecondPerson => "second".into(),
            AccountChangeFault::NotPending => "not-waiting".into(),
            AccountChangeFault::NoChange => "nothing".into(),
            AccountChangeFault::Field(fault) => fault.word().into(),
            AccountChangeFault::Number => "number".into(),
            AccountChangeFault::NumberTaken => "number-taken".into(),
            AccountChangeFault::Store(error) => error.into(),
        }
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
