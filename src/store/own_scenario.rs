//! The tables `own_scenario` and `own_scenario_text`: the scenarios of federations' own banks, with
//! all saved texts.

use super::account::AccountId;
use super::appeal::AppealId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_one, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of a scenario in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct OwnScenarioId(pub Uuid);

/// A scenario's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "own_scenario", key(federation_id, id))]
pub struct OwnScenarioRow {
    pub federation_id: FederationId,
    pub id: OwnScenarioId,
    /// Number in the federation, from 1, never given again.
    #[row(fixed)]
    pub number: i32,
    /// `draft`, `review`, `live`, `retired` or `dropped`.
    pub state: String,
    /// `written`, `imported`, `generated`, `desk` or `appeal`.
    #[row(fixed)]
    pub origin: String,
    /// The appeal it was made of.
    #[row(fixed)]
    pub appeal_id: Option<AppealId>,
    /// The number of the scenario that it replaces once it is live.
    #[row(fixed)]
    pub replaces: Option<i32>,
    /// The number of its text.
    pub current: i32,
    /// True if other federations may draw it.
    pub offered: bool,
    /// True if members of its federation may practise it.
    pub practised: bool,
    /// The reviewer's note; empty without one.
    pub note: String,
    /// The reviewer's home federation.
    pub reviewed_by_federation_id: Option<FederationId>,
    pub reviewed_by_account_id: Option<AccountId>,
    pub reviewed_at: Option<Moment>,
    /// Number of changes to what the site draws from.
    pub revision: i32,
    #[row(fixed)]
    pub made_at: Moment,
    /// Time of the last change.
    pub changed_at: Moment,
}

/// A text of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "own_scenario_text", key(federation_id, scenario_id, number))]
pub struct OwnScenarioTextRow {
    pub federation_id: FederationId,
    pub scenario_id: OwnScenarioId,
    /// Number of the text, from 1.
    pub number: i32,
    /// The scenario as file text.
    pub file: String,
    /// The writer's home federation.
    pub by_federation_id: FederationId,
    pub by_account_id: AccountId,
    /// Time of saving.
    pub written_at: Moment,
}

/// A scenario with its current text.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct OwnScenarioWithText {
    #[sqlx(flatten)]
    pub scenario: OwnScenarioRow,
    pub file: String,
}

/// A live or retired scenario with its text and the code of its federation.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ServedScenarioRow {
    pub code: String,
    pub number: i32,
    pub state: String,
    pub offered: bool,
    pub practised: bool,
    pub file: String,
}

/// A number that changes whenever the set of live and retired scenarios, or their offers, changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct BankFingerprint {
    pub scenarios: i64,
    pub revisions: i64,
}

/// Adds a scenario.
pub async fn insert(write: &mut WriteTransaction, row: &OwnScenarioRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Adds a text.
pub async fn insert_text(write: &mut WriteTransaction, row: &OwnScenarioTextRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The number of a federation's next scenario, in a transaction that has locked the federation.
pub async fn next_number(write: &mut WriteTransaction, federation: FederationId) -> Result<i32, StoreError> {
    const SQL: &str = "SELECT coalesce(MAX(number), 0) + 1 FROM own_scenario WHERE federation_id = $1";
    fetch_scalar(write, SQL, &(federation,)).await
}

/// Locks a scenario for this transaction without changing it.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    number: i32,
) -> Result<Option<OwnScenarioRow>, StoreError> {
    const BY_NUMBER: &str = sql!(OwnScenarioRow::SELECT, " WHERE federation_id = $1 AND number = $2");
    let sql = write.locking(BY_NUMBER);
    fetch_optional(write, sql, &(federation, number)).await
}

/// Saves a scenario locked in this transaction.
pub async fn save(write: &mut WriteTransaction, row: &OwnScenarioRow) -> Result<(), StoreError> {
    row::update(write, row).await.map(|_| ())
}

/// Scenarios with their current texts.
const WITH_TEXT: &str = sql!(
    "SELECT ",
    OwnScenarioRow::COLUMNS,
    ", own_scenario_text.file FROM own_scenario JOIN own_scenario_text
         ON own_scenario_text.federation_id = own_scenario.federation_id
        AND own_scenario_text.scenario_id = own_scenario.id
        AND own_scenario_text.number = own_scenario.current"
);

/// A scenario with its current text.
pub async fn by_number(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    number: i32,
) -> Result<Option<OwnScenarioWithText>, StoreError> {
    const SQL: &str = sql!(WITH_TEXT, " WHERE own_scenario.federation_id = $1 AND own_scenario.number = $2");
    fetch_optional(from, SQL, &(federation, number)).await
}

/// The scenarios of a federation with their current texts, the latest first, without dropped ones.
pub async fn of_federation(
    store: &Store,
    federation: FederationId,
) -> Result<Vec<OwnScenarioWithText>, StoreError> {
    const SQL: &str = sql!(
        WITH_TEXT,
        " WHERE own_scenario.federation_id = $1 AND own_scenario.state <> 'dropped'
          ORDER BY own_scenario.number DESC"
    );
    fetch_all(store, SQL, &(federation,)).await
}

/// Number of a federation's drafts and scenarios in review.
pub async fn count_unfinished(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<i64, StoreError> {
    const SQL: &str =
        "SELECT COUNT(*) FROM own_scenario WHERE federation_id = $1 AND state IN ('draft', 'review')";
    fetch_scalar(from, SQL, &(federation,)).await
}

/// The scenario made of an appeal.
pub async fn of_appeal(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    appeal: AppealId,
) -> Result<Option<i32>, StoreError> {
    const SQL: &str = "
        SELECT MIN(number) FROM own_scenario
        WHERE federation_id = $1 AND appeal_id = $2 AND state <> 'dropped'";
    fetch_scalar(from, SQL, &(federation, appeal)).await
}

/// All texts of a scenario, in order.
pub async fn texts(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: OwnScenarioId,
) -> Result<Vec<OwnScenarioTextRow>, StoreError> {
    const SQL: &str =
        sql!(OwnScenarioTextRow::SELECT, " WHERE federation_id = $1 AND scenario_id = $2 ORDER BY number");
    fetch_all(from, SQL, &(federation, id)).await
}

/// A text that an account wrote.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct WrittenTextRow {
    /// The code of the federation.
    pub code: String,
    /// The number of the scenario.
    pub number: i32,
    /// The number of the text.
    pub text: i32,
    pub written_at: Moment,
}

/// The texts that an account of this home federation wrote, in any federation.
pub async fn written_by(
    store: &Store,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<WrittenTextRow>, StoreError> {
    const SQL: &str = "
        SELECT f.code, s.number, t.number AS text, t.written_at
        FROM own_scenario_text t
        JOIN own_scenario s ON s.federation_id = t.federation_id AND s.id = t.scenario_id
        JOIN federation f ON f.id = t.federation_id
        WHERE t.by_federation_id = $1 AND t.by_account_id = $2
        ORDER BY f.code, s.number, t.number";
    fetch_all(store, SQL, &(home, account)).await
}

/// The live and retired scenarios of all federations.
pub async fn served(store: &Store) -> Result<Vec<ServedScenarioRow>, StoreError> {
    const SQL: &str = "
        SELECT f.code, s.number, s.state, s.offered, s.practised, t.file
        FROM own_scenario s
        JOIN federation f ON f.id = s.federation_id
        JOIN own_scenario_text t
            ON t.federation_id = s.federation_id AND t.scenario_id = s.id AND t.number = s.current
        WHERE s.state IN ('live', 'retired')
        ORDER BY f.code, s.number";
    fetch_all(store, SQL, &()).await
}

/// The fingerprint of what [`served`] returns.
pub async fn fingerprint(store: &Store) -> Result<BankFingerprint, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) AS scenarios, CAST(coalesce(SUM(revision), 0) AS bigint) AS revisions
        FROM own_scenario WHERE state IN ('live', 'retired')";
    fetch_one(store, SQL, &()).await
}
