//! Papers seen by candidates, from the tables `attempt` and `sitting`.

use super::db::Store;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::paper::PaperId;
use super::query::fetch_scalars;
use serde_json::Value;

/// Items drawn for the latest candidates at sittings of this paper, up to a limit; not for
/// candidates who never began, nor for examiners' trials.
pub async fn drawn_of_paper(
    store: &Store,
    federation: FederationId,
    paper: PaperId,
    most: i64,
) -> Result<Vec<Value>, StoreError> {
    // Ids grow with time; the subquery sorts them without the large column of drawn items.
    const SQL: &str = "
        SELECT drawn FROM attempt WHERE federation_id = $1 AND id IN (
            SELECT a.id FROM sitting s
            JOIN attempt a ON a.federation_id = s.federation_id AND a.sitting_id = s.id
            WHERE s.federation_id = $1 AND s.paper_id = $2 AND NOT a.test AND a.begun_at IS NOT NULL
            ORDER BY a.id DESC LIMIT $3)";
    fetch_scalars(store, SQL, &(federation, paper, most)).await
}

/// Items drawn for all candidates of a federation who began since a moment; not for examiners'
/// trials.
pub async fn drawn_since(
    store: &Store,
    federation: FederationId,
    since: Moment,
) -> Result<Vec<Value>, StoreError> {
    const SQL: &str = "
        SELECT drawn FROM attempt WHERE federation_id = $1 AND NOT test AND begun_at >= $2";
    fetch_scalars(store, SQL, &(federation, since)).await
}
