//! Queries of the tables `attempt` and `sitting` for entry: an account's earlier attempts.

use super::account::AccountId;
use super::db::WriteTransaction;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_scalars;

/// Entry times of an account's earlier attempts at the sittings with a code, in order. Only
/// attempts that were begun; no trials.
pub async fn earlier_entries(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    code: &str,
) -> Result<Vec<Moment>, StoreError> {
    const SQL: &str = "
        SELECT a.entered_at
        FROM attempt a JOIN sitting s ON s.federation_id = a.federation_id AND s.id = a.sitting_id
        WHERE a.federation_id = $1 AND a.account_id = $2 AND s.code = $3 AND NOT s.trial AND NOT a.test
            AND a.begun_at IS NOT NULL
        ORDER BY a.entered_at";
    fetch_scalars(write, SQL, &(federation, account, code)).await
}
