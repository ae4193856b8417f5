//! The people of a federation, for staff.

use super::Server;
use super::accounts::Account;
use super::federation::Federation;
use super::roles::{Allowed, Role};
use collation::Alphabet;
use store::StoreError;
use store::account::{self, AccountId, AccountRow, PageQuery};
use store::role::{self, RoleRow};
use time::OffsetDateTime;

/// Page size.
pub const A_PAGE: usize = 50;

/// A federation's account, as its staff see it.
#[derive(Clone, PartialEq, Eq)]
pub struct Member {
    pub account: Account,
    /// Member number in the federation.
    pub number: Option<String>,
    /// Time of sign-up or enrolment.
    pub since: OffsetDateTime,
    /// True once they have chosen a password; false while invited.
    pub has_joined: bool,
    /// True if the address is confirmed.
    pub is_confirmed: bool,
    /// Roles in the federation beyond trainee.
    pub roles: Vec<Role>,
}

impl Member {
    fn new(row: AccountRow, roles: &[RoleRow]) -> Self {
        Self {
            number: row.member_number.clone(),
            since: row.created_at.time(),
            has_joined: !row.password_hash.is_empty(),
            is_confirmed: row.confirmed_at.is_some(),
            roles: roles.iter().filter_map(|role| Role::read(&role.role)).collect(),
            account: row.into(),
        }
    }
}

/// Cursor of a list of people: the last name and id.
pub type PeopleCursor = (String, AccountId);

impl Server {
    /// A page of people whose name, address or number contains `holds`, sorted by an alphabet,
    /// after a cursor; and the next cursor, if there are more.
    pub async fn people(
        &self,
        allowed: &Allowed,
        holds: &str,
        alphabet: Alphabet,
        after: Option<&PeopleCursor>,
    ) -> Result<(Vec<Member>, Option<PeopleCursor>), StoreError> {
        self.people_of(allowed.federation(), holds, alphabet, after).await
    }

    /// The same for the operator's program.
    pub async fn people_of(
        &self,
        federation: &Federation,
        holds: &str,
        alphabet: Alphabet,
        after: Option<&PeopleCursor>,
    ) -> Result<(Vec<Member>, Option<PeopleCursor>), StoreError> {
        let (store, federation) = (&self.inner.store, federation.id);
        // No name contains it, and PostgreSQL rejects it.
        let holds = holds.trim().replace('\0', "").to_lowercase();
        let after = after.map(|(name, id)| (name.as_str(), *id));
        let part = PageQuery { alphabet: Some(alphabet), after, limit: A_PAGE as i64 + 1 };
        let mut rows = account::page(store, federation, &holds, part).await?;
        let more = rows.len() > A_PAGE;
        rows.truncate(A_PAGE);
        let next = rows.last().filter(|_| more).map(|last| (last.name.clone(), last.id));
        let held = role::of_federation(store, federation).await?;
        let member = |row: AccountRow| {
            let is_theirs = |role: &&RoleRow| role.account_id == row.id && role.home_id == federation;
            let theirs: Vec<RoleRow> = held.iter().filter(is_theirs).cloned().collect();
            Member::new(row, &theirs)
        };
        Ok((rows.into_iter().map(member).collect(), next))
    }

    /// One of them by id; `None` if deleted.
    pub async fn member(&self, allowed: &Allowed, id: AccountId) -> Result<Option<Member>, StoreError> {
        let (store, federation) = (&self.inner.store, allowed.federation().id);
        let account = account::by_id(store, federation, id).await?;
        let Some(account) = account.filter(|row| !row.name.is_empty()) else { return Ok(None) };
        Ok(Some(Member::new(account, &role::of_account(store, federation, federation, id).await?)))
    }

    /// The account with this address in a federation.
    pub async fn account_with(
        &self,
        federation: &Federation,
        email: &str,
    ) -> Result<Option<Account>, StoreError> {
        let email = email.trim().to_lowercase();
        // No account has such an address, and PostgreSQL rejects it.
        if email.contains('\0') {
            return Ok(None);
        }
        Ok(account::by_email(&self.inner.store, federation.id, &email).await?.map(Account::from))
    }

    /// Number of people.
    pub async fn people_count(&self, allowed: &Allowed) -> Result<i64, StoreError> {
        account::count(&self.inner.store, allowed.federation().id).await
    }
}
