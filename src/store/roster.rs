//! The table `roster`: the people who are to sit at a sitting.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, execute, fetch_all, fetch_scalar};
use super::row::{self, Row};
use super::sitting::{SittingId, SittingRow};
use super::sql::{sql, with_collation};
use collation::Alphabet;

/// A person on the list of a sitting.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "roster", key(federation_id, sitting_id, account_id))]
pub struct RosterRow {
    pub federation_id: FederationId,
    pub sitting_id: SittingId,
    /// The candidate.
    pub account_id: AccountId,
    /// Time of being put on the list.
    pub invited_at: Moment,
    /// Time of the latest email about the sitting.
    pub emailed_at: Option<Moment>,
    /// Time at which the candidate first opened the exam's page.
    pub opened_at: Option<Moment>,
    /// Time of the reminder on the day before.
    pub reminded_at: Option<Moment>,
}

/// A listed person with their name and extra time.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct NamedRosterRow {
    #[sqlx(flatten)]
    pub listed: RosterRow,
    /// The candidate's name.
    pub name: String,
    /// The candidate's address.
    pub email: String,
    /// The candidate's member number.
    pub member_number: Option<String>,
    /// Extra time in per cent.
    pub extra_percent: Option<i16>,
    /// Extra time in minutes.
    pub extra_minutes: Option<i16>,
}

/// Puts a person on the list. Returns true if they were not on it.
pub async fn add(write: &mut WriteTransaction, row: &RosterRow) -> Result<bool, StoreError> {
    row::insert_new(write, row).await
}

/// Takes a person off the list. Returns true if they were on it.
pub async fn remove(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
    account: AccountId,
) -> Result<bool, StoreError> {
    changes_rows(write, RosterRow::DELETE, &(federation, sitting, account)).await
}

/// True if a person is on the list.
pub async fn is_listed(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
    account: AccountId,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "SELECT COUNT(*) FROM roster WHERE federation_id = $1 AND sitting_id = $2 AND account_id = $3";
    let found: i64 = fetch_scalar(from, SQL, &(federation, sitting, account)).await?;
    Ok(found > 0)
}

/// The people on the list of a sitting, by name.
pub async fn of_sitting(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
    alphabet: Option<Alphabet>,
) -> Result<Vec<NamedRosterRow>, StoreError> {
    const SQL: &str = sql!(
        "SELECT ",
        RosterRow::COLUMNS,
        ", a.name, a.email, a.member_number, g.extra_percent, g.extra_minutes
        FROM roster
        JOIN account a ON a.federation_id = roster.federation_id AND a.id = roster.account_id
        LEFT JOIN accommodation g ON g.federation_id = roster.federation_id AND g.account_id = roster.account_id
        WHERE roster.federation_id = $1 AND roster.sitting_id = $2
        ORDER BY a.name @alphabet, roster.account_id"
    );
    fetch_all(from, with_collation(SQL, alphabet), &(federation, sitting)).await
}

/// Number of people on the list who have not accepted the invitation to their account.
pub async fn count_invited(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM roster
        JOIN account a ON a.federation_id = roster.federation_id AND a.id = roster.account_id
        WHERE roster.federation_id = $1 AND roster.sitting_id = $2
        AND a.password_hash = '' AND a.confirmed_at IS NULL";
    fetch_scalar(from, SQL, &(federation, sitting)).await
}

/// The sittings whose lists name an account.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<RosterRow>, StoreError> {
    const SQL: &str =
        sql!(RosterRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 ORDER BY sitting_id");
    fetch_all(from, SQL, &(federation, account)).await
}

/// The sittings that an account is listed for or has an attempt at, examiners' trials left out, the
/// latest first.
pub async fn sittings_of(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<SittingRow>, StoreError> {
    const SQL: &str = sql!(
        SittingRow::SELECT,
        " WHERE federation_id = $1 AND state <> 'draft' AND id IN (
            SELECT sitting_id FROM roster WHERE federation_id = $1 AND account_id = $2
            UNION SELECT sitting_id FROM attempt WHERE federation_id = $1 AND account_id = $2 AND NOT test)
          ORDER BY opens_at DESC, id DESC"
    );
    fetch_all(from, SQL, &(federation, account)).await
}

/// Records the latest email to a listed person.
pub async fn set_emailed(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
    account: AccountId,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE roster SET emailed_at = $4 WHERE federation_id = $1 AND sitting_id = $2 AND account_id = $3";
    execute(write, SQL, &(federation, sitting, account, at)).await
}

/// Records the reminder to a listed person. Returns true if there was none; of two nodes, one gets
/// true.
pub async fn set_reminded(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
    account: AccountId,
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE roster SET reminded_at = $4, emailed_at = $4
        WHERE federation_id = $1 AND sitting_id = $2 AND account_id = $3 AND reminded_at IS NULL";
    changes_rows(write, SQL, &(federation, sitting, account, at)).await
}

/// Records that a listed person has opened the exam's page, the first time.
pub async fn set_opened(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
    account: AccountId,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE roster SET opened_at = $4
        WHERE federation_id = $1 AND sitting_id = $2 AND account_id = $3 AND opened_at IS NULL";
    execute(write, SQL, &(federation, sitting, account, at)).await
}
