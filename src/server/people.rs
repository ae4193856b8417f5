//! The members of a federation, as its staff see them.

use super::accounts::{Account, policy};
use super::audit::{Audit, AuditEvent, Deed, On};
use super::federation::Federation;
use super::roles::{Allowed, Role};
use collation::Alphabet;
use derive::Service;
use std::collections::BTreeMap;
use store::account::{self, AccountId, AccountRow, PageQuery};
use store::role::{self, RoleRow};
use store::{Store, StoreError};
use time::OffsetDateTime;

/// Members on a page of the list.
const PAGE_SIZE: usize = 50;

/// An account of a federation, as its staff see it.
#[derive(Clone, PartialEq, Eq)]
pub struct Member {
    pub account: Account,
    /// Member number in the federation.
    pub number: Option<String>,
    /// Time of sign-up or enrolment.
    pub since: OffsetDateTime,
    /// False while invited.
    pub has_joined: bool,
    /// True if the email address is confirmed.
    pub is_confirmed: bool,
    /// Roles in the federation beyond trainee.
    pub roles: Vec<Role>,
}

impl Member {
    pub(crate) fn new(row: AccountRow, roles: &[RoleRow]) -> Self {
        Self {
            number: row.member_number.clone(),
            since: row.created_at.time(),
            has_joined: policy::has_joined(&row),
            is_confirmed: row.confirmed_at.is_some(),
            roles: roles.iter().filter_map(|role| Role::read(&role.role)).collect(),
            account: row.into(),
        }
    }
}

/// Cursor of a list of members: the last name and id.
pub type PeopleCursor = (String, AccountId);

/// The members of federations.
#[derive(Clone, Debug, Service)]
pub struct People {
    store: Store,
    audit: Audit,
}

impl People {
    /// A page of the caller's federation's members after a cursor: those whose name, email address
    /// or member number contains `search`, sorted by an alphabet. Also returns the next cursor, if
    /// there are more.
    pub async fn list(
        &self,
        allowed: &Allowed,
        search: &str,
        alphabet: Alphabet,
        after: Option<&PeopleCursor>,
    ) -> Result<(Vec<Member>, Option<PeopleCursor>), StoreError> {
        self.list_of(allowed.federation(), search, alphabet, after).await
    }

    /// Like [`People::list`], for any federation: for the operator's program.
    pub async fn list_of(
        &self,
        federation: &Federation,
        search: &str,
        alphabet: Alphabet,
        after: Option<&PeopleCursor>,
    ) -> Result<(Vec<Member>, Option<PeopleCursor>), StoreError> {
        let (store, federation) = (&self.store, federation.id);
        // No name contains NUL, and PostgreSQL rejects it.
        let search = search.trim().replace('\0', "").to_lowercase();
        let after = after.map(|(name, id)| (name.as_str(), *id));
        let query = PageQuery { alphabet: Some(alphabet), after, limit: PAGE_SIZE as i64 + 1 };
        let mut rows = account::page(store, federation, &search, query).await?;
        let more = rows.len() > PAGE_SIZE;
        rows.truncate(PAGE_SIZE);
        let next = rows.last().filter(|_| more).map(|last| (last.name.clone(), last.id));
        let roles = role::of_federation(store, federation).await?;
        let member = |row: AccountRow| {
            let is_theirs = |role: &&RoleRow| role.account_id == row.id && role.home_id == federation;
            let theirs: Vec<RoleRow> = roles.iter().filter(is_theirs).cloned().collect();
            Member::new(row, &theirs)
        };
        Ok((rows.into_iter().map(member).collect(), next))
    }

    /// All members, sorted by an alphabet, after recording the export in the audit log.
    pub async fn exported(&self, allowed: &Allowed, alphabet: Alphabet) -> Result<Vec<Member>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        let entry = AuditEvent::new(federation, allowed.by(), Deed::PeopleExported, On::Federation);
        self.audit.enter(&[entry]).await?;
        let query = PageQuery { alphabet: Some(alphabet), after: None, limit: i64::MAX };
        let rows = account::page(store, federation, "", query).await?;
        let mut roles: BTreeMap<AccountId, Vec<RoleRow>> = BTreeMap::new();
        for role in role::of_federation(store, federation).await? {
            if role.home_id == federation {
                roles.entry(role.account_id).or_default().push(role);
            }
        }
        let held = |row: &AccountRow| roles.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        Ok(rows.into_iter().map(|row| Member::new(row.clone(), held(&row))).collect())
    }

    /// The member with this id; `None` if deleted.
    pub async fn member(&self, allowed: &Allowed, id: AccountId) -> Result<Option<Member>, StoreError> {
        let (store, federation) = (&self.store, allowed.federation().id);
        let account = account::by_id(store, federation, id).await?;
        let Some(account) = account.filter(|row| !row.name.is_empty()) else { return Ok(None) };
        Ok(Some(Member::new(account, &role::of_account(store, federation, federation, id).await?)))
    }

    /// The account with this email address in a federation.
    pub async fn account_with(
        &self,
        federation: &Federation,
        email: &str,
    ) -> Result<Option<Account>, StoreError> {
        let email = email.trim().to_lowercase();
        // No address contains NUL, and PostgreSQL rejects it.
        if email.contains('\0') {
            return Ok(None);
        }
        Ok(account::by_email(&self.store, federation.id, &email).await?.map(Account::from))
    }

    /// Number of members.
    pub async fn count(&self, allowed: &Allowed) -> Result<i64, StoreError> {
        account::count(&self.store, allowed.federation().id).await
    }
}
