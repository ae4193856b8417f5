//! The table `account`.

use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, execute, fetch_all, fetch_optional, fetch_optional_scalar, fetch_scalar};
use super::row::{Row, RowAnd};
use super::sitting::SittingId;
use super::sql::{contains_pattern, sql, with_collation};
use collation::{Alphabet, search_key};
use std::fmt;
use uuid::Uuid;

/// The id of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct AccountId(pub Uuid);

/// An account's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "account", key(federation_id, id), also(sought))]
pub struct AccountRow {
    pub federation_id: FederationId,
    pub id: AccountId,
    /// The address, lower-cased, unique within the federation.
    pub email: String,
    /// The person's name as they write it.
    pub name: String,
    /// The password hash as a PHC string (`$argon2id$…`); empty before one is chosen, which then
    /// matches no password.
    pub password_hash: String,
    /// Time of sign-up or enrolment.
    pub created_at: Moment,
    /// The federation's member number, unique within it.
    pub member_number: Option<String>,
    /// Time at which the address was confirmed.
    pub confirmed_at: Option<Moment>,
    /// True if the account is usable only with a confirmed address, even in a federation that does
    /// not require this of all.
    pub must_confirm: bool,
    /// The chosen language, as a tag.
    pub language: Option<String>,
    /// The chosen language of the Laws, as a tag.
    pub law_language: Option<String>,
    /// True to show both languages side by side.
    pub law_beside: bool,
}

impl fmt::Debug for AccountRow {
    /// Omits personal data; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AccountRow")
            .field("federation_id", &self.federation_id)
            .field("id", &self.id)
            .field("created_at", &self.created_at)
            .finish_non_exhaustive()
    }
}

/// Adds an account.
pub async fn insert(write: &mut WriteTransaction, row: &AccountRow) -> Result<(), StoreError> {
    execute(write, AccountRow::INSERT, &RowAnd(row, (search_key(&row.name),))).await
}

/// The account with this id.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: AccountId,
) -> Result<Option<AccountRow>, StoreError> {
    fetch_optional(from, AccountRow::SELECT_BY_KEY, &(federation, id)).await
}

/// The account behind a session, with the facts that every page needs.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct SessionAccountRow {
    /// The account.
    #[sqlx(flatten)]
    pub account: AccountRow,
    /// End of the session.
    pub expires_at: Moment,
    /// Time of the last use, rounded.
    pub last_seen_at: Moment,
    /// Absolute end of the session.
    pub ends_at: Moment,
    /// Idle timeout in seconds.
    pub idle_seconds: i64,
    /// True while a second-factor code is still due; the session is not signed in yet.
    pub awaits_code: bool,
    /// True if the second factor of the provider signed in through counts in it.
    pub provider_factor: bool,
    /// True if the account holds any role in its own federation.
    pub holds_role: bool,
    /// True for an accommodation with larger type.
    pub larger_type: bool,
    /// True if an attempt, other than a trial, is marked as under way; its time may be up.
    pub under_way: bool,
    /// The name of the time zone of its federation.
    pub zone: String,
}

/// The account of the session with this token hash in the federation with this code, expired or
/// not. A single query, since every request begins with it. Looks up the session before its
/// account, so that neither database searches all accounts.
pub async fn by_session(
    store: &Store,
    code: &str,
    token_hash: &[u8],
) -> Result<Option<SessionAccountRow>, StoreError> {
    const SQL: &str = sql!(
        "WITH found AS MATERIALIZED (
            SELECT federation_id AS home, account_id AS who, expires_at, last_seen_at, ends_at, idle_seconds,
                awaits_code, provider_factor
            FROM session WHERE federation_id = (SELECT id FROM federation WHERE code = $1) AND token_hash = $2
        )
        SELECT ",
        AccountRow::COLUMNS,
        ", expires_at, last_seen_at, ends_at, idle_seconds, awaits_code, provider_factor,
        EXISTS (SELECT 1 FROM role WHERE federation_id = home AND home_id = home AND account_id = who) AS holds_role,
        EXISTS (SELECT 1 FROM accommodation WHERE federation_id = home AND account_id = who AND larger_type)
            AS larger_type,
        EXISTS (SELECT 1 FROM attempt WHERE federation_id = home AND account_id = who AND state = 'under_way'
            AND NOT test)
            AS under_way,
        (SELECT zone FROM federation WHERE id = home) AS zone
        FROM found JOIN account ON federation_id = home AND id = who"
    );
    fetch_optional(store, SQL, &(code, token_hash)).await
}

/// Locks an account for the rest of the transaction. Decisions that depend on an account's
/// sessions, roles, codes, attempts or certificates read these after locking, so concurrent ones
/// wait. For the lock order see ARCHITECTURE.md.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
) -> Result<Option<AccountRow>, StoreError> {
    let sql = write.locking(AccountRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// The account with this address, which must be lower-cased.
pub async fn by_email(
    store: &Store,
    federation: FederationId,
    email: &str,
) -> Result<Option<AccountRow>, StoreError> {
    const SQL: &str = sql!(AccountRow::SELECT, " WHERE federation_id = $1 AND email = $2");
    fetch_optional(store, SQL, &(federation, email)).await
}

/// Selection of a page of a federation's accounts, ordered by name.
#[derive(Clone, Copy, Debug)]
pub struct PageQuery<'a> {
    /// Collation of names; without one, the database's own, which is the fastest.
    pub alphabet: Option<Alphabet>,
    /// Name and id of the last account of the previous page.
    pub after: Option<(&'a str, AccountId)>,
    /// Page size.
    pub limit: i64,
}

impl<'a> PageQuery<'a> {
    /// The name and id after which the page begins. The defaults sort before every account.
    pub(super) fn cursor(&self) -> (&'a str, AccountId) {
        self.after.unwrap_or(("", AccountId(Uuid::nil())))
    }
}

/// A page of a federation's accounts with `holds` in their name, address or number (lower-cased;
/// all accounts if empty).
pub async fn page(
    store: &Store,
    federation: FederationId,
    holds: &str,
    query: PageQuery<'_>,
) -> Result<Vec<AccountRow>, StoreError> {
    const SQL: &str = sql!(
        AccountRow::SELECT,
        " WHERE federation_id = $1 AND name <> ''
            AND (name > $2 @alphabet OR (name = $2 AND id > $3))
            AND (coalesce(nullif(sought, ''), lower(name)) LIKE $6 ESCAPE '!' OR email LIKE $4 ESCAPE '!'
                OR lower(coalesce(member_number, '')) LIKE $4 ESCAPE '!')
          ORDER BY name @alphabet, id LIMIT $5"
    );
    let (sql, (name, id), pattern) =
        (with_collation(SQL, query.alphabet), query.cursor(), contains_pattern(holds));
    let key_pattern = contains_pattern(&search_key(holds));
    fetch_all(store, sql, &(federation, name, id, &pattern, query.limit, &key_pattern)).await
}

/// Number of accounts in a federation.
pub async fn count(store: &Store, federation: FederationId) -> Result<i64, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM account WHERE federation_id = $1 AND name <> ''";
    fetch_scalar(store, SQL, &(federation,)).await
}

/// The chosen language of the account with this lower-cased address.
pub async fn language(
    write: &mut WriteTransaction,
    federation: FederationId,
    email: &str,
) -> Result<Option<String>, StoreError> {
    const SQL: &str =
        "SELECT language FROM account WHERE federation_id = $1 AND email = $2 AND language IS NOT NULL";
    fetch_optional_scalar(write, SQL, &(federation, email)).await
}

/// Sets an account's languages.
pub async fn set_languages(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
    (language, law, beside): (Option<&str>, Option<&str>, bool),
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE account SET language = $3, law_language = $4, law_beside = $5 WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, language, law, beside)).await
}

/// Sets an account's password hash, a PHC string.
pub async fn set_password(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
    password_hash: &str,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE account SET password_hash = $3 WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, password_hash)).await
}

/// Sets an account's address, which must be lower-cased.
pub async fn set_email(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
    email: &str,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE account SET email = $3 WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, email)).await
}

/// Marks the address as confirmed.
pub async fn confirm(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE account SET confirmed_at = $3 WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, at)).await
}

/// Marks the address as unconfirmed.
pub async fn unconfirm(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE account SET confirmed_at = NULL WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id)).await
}

/// Sets an account's name. Returns true if the account exists.
pub async fn set_name(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
    name: &str,
) -> Result<bool, StoreError> {
    const SQL: &str = "UPDATE account SET name = $3, sought = $4 WHERE federation_id = $1 AND id = $2";
    changes_rows(write, SQL, &(federation, id, name, search_key(name))).await
}

/// The accounts that have an attempt at a sitting.
pub async fn at_sitting(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<AccountRow>, StoreError> {
    const SQL: &str = sql!(AccountRow::SELECT, " WHERE federation_id = $1
          AND id IN (SELECT account_id FROM attempt WHERE federation_id = $1 AND sitting_id = $2) ORDER BY id"
    );
    fetch_all(from, SQL, &(federation, sitting)).await
}

/// The identifiers of an account.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct AccountIdentifiersRow {
    /// The account.
    pub id: AccountId,
    /// Address, lower-cased.
    pub email: String,
    pub member_number: Option<String>,
}

/// The identifiers of all accounts of a federation.
pub async fn identifiers(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<AccountIdentifiersRow>, StoreError> {
    const SQL: &str = "SELECT id, email, member_number FROM account WHERE federation_id = $1";
    fetch_all(from, SQL, &(federation,)).await
}

/// True if an account has this member number.
pub async fn has_member_number(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    number: &str,
) -> Result<bool, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM account WHERE federation_id = $1 AND member_number = $2";
    let found: i64 = fetch_scalar(from, SQL, &(federation, number)).await?;
    Ok(found > 0)
}

/// Sets or clears an account's member number.
pub async fn set_member_number(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: AccountId,
    number: Option<&str>,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE account SET member_number = $3 WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, number)).await
}
