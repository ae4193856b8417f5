//! Queries of practice and exam records for certificates, for one account or many: one statement
//! per kind of record.

use super::account::{AccountId, PageQuery};
use super::attempt::AttemptId;
use super::attempt_mark::AttemptMarkRow;
use super::db::Store;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_all;
use super::sitting::SittingId;
use super::sql::{sql, with_collation};
use serde_json::Value;

/// Selection of accounts.
#[derive(Clone, Copy, Debug)]
pub enum EvidenceScope<'a> {
    /// One account.
    One(AccountId),
    /// A page of accounts.
    Lot(PageQuery<'a>),
}

/// An account's best mark for a scenario, a stage or a variant.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct BestMarkRow {
    pub account_id: AccountId,
    pub scenario: String,
    /// The mark, in per mille: 0 to 1000.
    pub mark: i16,
}

/// A finished attempt, not a trial.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct ExamAttemptRow {
    pub id: AttemptId,
    /// The candidate.
    pub account_id: AccountId,
    pub sitting_id: SittingId,
    /// The candidate's paper.
    pub drawn: Value,
    pub begun_at: Moment,
}

/// A directed session that no co-signer has refused.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct DirectedEvidenceRow {
    /// The director.
    pub account_id: AccountId,
    /// The day: `2026-03-01`.
    pub directed_on: String,
    /// Duration in minutes.
    pub minutes: i16,
    /// `asked` or `signed`.
    pub state: String,
}

/// A certificate held by an account.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct CertificateEvidenceRow {
    pub account_id: AccountId,
    pub programme: String,
    pub level: String,
    /// The edition of the Laws that it certifies.
    pub edition: String,
    /// The day on which it was issued.
    pub issued_on: String,
    /// The last day on which it is valid; `None` for life.
    pub valid_until: Option<String>,
}

/// A last answer to a page without a mark.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct UnmarkedAnswerRow {
    pub attempt_id: AttemptId,
    /// The page of the paper, from 1.
    pub page: i32,
    /// The answer: JSON, tokens by component key.
    pub answer: String,
}

/// A sitting of finished attempts.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ExamSittingRow {
    pub id: SittingId,
    /// The code, unchanged when the exam is repeated.
    pub code: String,
    /// What candidates may review afterwards: `nothing`, `marks`, `answers` or `explanations`.
    pub review: String,
    /// The paper's file as it was when the sitting was opened.
    pub paper: String,
}

/// Reads all rows for a selection of accounts. The statement is given as the parts before and after
/// the condition on the account.
macro_rules! of_whom {
    ($store:expr, $federation:expr, $whom:expr, $head:expr, $column:literal, $tail:literal) => {{
        const ONE: &str = sql!($head, " AND ", $column, " = $2 ", $tail);
        const LOT: &str = sql!(
            $head,
            " AND ",
            $column,
            " IN (SELECT id FROM account
                  WHERE federation_id = $1 AND name <> '' AND (name > $2 @alphabet OR (name = $2 AND id > $3))
                  ORDER BY name @alphabet, id LIMIT $4) ",
            $tail
        );
        Ok(match $whom {
            EvidenceScope::One(account) => fetch_all($store, ONE, &($federation, account)).await?,
            EvidenceScope::Lot(part) => {
                let (sql, (name, id)) = (with_collation(LOT, part.alphabet), part.cursor());
                fetch_all($store, sql, &($federation, name, id, part.limit)).await?
            }
        })
    }};
}

/// The condition for attempts that count.
const COUNTS: &str = "
    NOT t.test AND t.begun_at IS NOT NULL AND t.state IN ('submitted', 'out_of_time', 'ended')
    AND EXISTS (SELECT 1 FROM sitting s
        WHERE s.federation_id = t.federation_id AND s.id = t.sitting_id AND NOT s.trial)";

/// The best marks in practice, of answers that leave no question out.
pub async fn best_marks(
    store: &Store,
    federation: FederationId,
    whom: EvidenceScope<'_>,
) -> Result<Vec<BestMarkRow>, StoreError> {
    of_whom!(
        store,
        federation,
        whom,
        "SELECT account_id, scenario, MAX(mark) AS mark FROM answer WHERE federation_id = $1 AND evidence",
        "account_id",
        "GROUP BY account_id, scenario"
    )
}

/// The directed sessions, without refused ones.
pub async fn directed(
    store: &Store,
    federation: FederationId,
    whom: EvidenceScope<'_>,
) -> Result<Vec<DirectedEvidenceRow>, StoreError> {
    of_whom!(
        store,
        federation,
        whom,
        "SELECT account_id, directed_on, minutes, state FROM directed WHERE federation_id = $1 AND state <> 'refused'",
        "account_id",
        "ORDER BY directed_on, id"
    )
}

/// The valid certificates, expired ones included.
pub async fn certificates(
    store: &Store,
    federation: FederationId,
    whom: EvidenceScope<'_>,
) -> Result<Vec<CertificateEvidenceRow>, StoreError> {
    of_whom!(
        store,
        federation,
        whom,
        "SELECT account_id, programme, level, edition, issued_on, valid_until
         FROM certificate WHERE federation_id = $1 AND state = 'valid'",
        "account_id",
        "ORDER BY issued_at, id"
    )
}

/// The finished attempts.
pub async fn attempts(
    store: &Store,
    federation: FederationId,
    whom: EvidenceScope<'_>,
) -> Result<Vec<ExamAttemptRow>, StoreError> {
    of_whom!(
        store,
        federation,
        whom,
        sql!(
            "SELECT t.id, t.account_id, t.sitting_id, t.drawn, t.begun_at FROM attempt t
             WHERE t.federation_id = $1 AND ",
            COUNTS
        ),
        "t.account_id",
        "ORDER BY t.id"
    )
}

/// All marks of these attempts, by attempt, page and number. Without reasons, and for pages without
/// the verdicts.
pub async fn marks(
    store: &Store,
    federation: FederationId,
    whom: EvidenceScope<'_>,
) -> Result<Vec<AttemptMarkRow>, StoreError> {
    of_whom!(
        store,
        federation,
        whom,
        sql!(
            "SELECT m.federation_id, m.attempt_id, m.page, m.number, m.kind, m.by_federation_id,
             m.by_account_id, m.mark,
                CASE WHEN m.page = 0 THEN m.components ELSE '{}' END AS components, m.engine, '' AS reason, m.marked_at,
                m.withdraws
             FROM attempt t JOIN attempt_mark m ON m.federation_id = t.federation_id AND m.attempt_id = t.id
             WHERE t.federation_id = $1 AND ",
            COUNTS
        ),
        "t.account_id",
        "ORDER BY m.attempt_id, m.page, m.number"
    )
}

/// The last answers of these attempts to pages without a mark that was not withdrawn.
pub async fn unmarked(
    store: &Store,
    federation: FederationId,
    whom: EvidenceScope<'_>,
) -> Result<Vec<UnmarkedAnswerRow>, StoreError> {
    of_whom!(
        store,
        federation,
        whom,
        sql!(
            "SELECT n.attempt_id, n.page, n.answer
             FROM attempt t JOIN attempt_answer n ON n.federation_id = t.federation_id AND n.attempt_id = t.id
             WHERE t.federation_id = $1 AND NOT EXISTS (
                 SELECT 1 FROM attempt_mark m
                 WHERE m.federation_id = n.federation_id AND m.attempt_id = n.attempt_id AND m.page = n.page
                     AND NOT m.withdraws AND NOT EXISTS (
                         SELECT 1 FROM attempt_mark w
                         WHERE w.federation_id = m.federation_id AND w.attempt_id = m.attempt_id
                             AND w.page = m.page AND w.withdraws AND w.number > m.number))
             AND NOT EXISTS (
                 SELECT 1 FROM attempt_answer l
                 WHERE l.federation_id = n.federation_id AND l.attempt_id = n.attempt_id AND l.page = n.page
                     AND l.number > n.number)
             AND ",
            COUNTS
        ),
        "t.account_id",
        "ORDER BY n.attempt_id, n.page"
    )
}

/// The sittings of these attempts.
pub async fn sittings(
    store: &Store,
    federation: FederationId,
    whom: EvidenceScope<'_>,
) -> Result<Vec<ExamSittingRow>, StoreError> {
    of_whom!(
        store,
        federation,
        whom,
        sql!(
            "SELECT e.id, e.code, e.review, e.paper FROM sitting e
             WHERE e.federation_id = $1 AND e.paper IS NOT NULL AND e.id IN (
                 SELECT t.sitting_id FROM attempt t WHERE t.federation_id = $1 AND ",
            COUNTS
        ),
        "t.account_id",
        ") ORDER BY e.id"
    )
}

/// A person whose begun attempt has results that are not released.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct UnreleasedRow {
    pub account_id: AccountId,
    pub sitting_id: SittingId,
    /// Name of the sitting.
    pub name: String,
}

/// The people of a federation with unreleased results, tests and trial sittings aside; the latest
/// sitting first.
pub async fn unreleased(store: &Store, federation: FederationId) -> Result<Vec<UnreleasedRow>, StoreError> {
    const SQL: &str = "
        SELECT DISTINCT t.account_id, e.id AS sitting_id, e.name, e.opens_at
        FROM sitting e JOIN attempt t ON t.federation_id = e.federation_id AND t.sitting_id = e.id
        WHERE e.federation_id = $1 AND e.review = 'nothing' AND e.state <> 'draft' AND NOT e.trial
            AND NOT t.test AND t.begun_at IS NOT NULL
        ORDER BY e.opens_at DESC, e.id, t.account_id";
    fetch_all(store, SQL, &(federation,)).await
}
