//! The federation a visitor finds: for demonstration, until others are entered.

use super::clock::Clock;
use super::entropy::Entropy;
use crate::store::federation::{Federation, FederationId, ensure};
use crate::store::{Store, StoreError};
use serde_json::json;

/// Its code in addresses and in the database.
pub const DEMONSTRATION: &str = "demo";

/// The demonstration federation, entered if it is not there. It is there once, however many servers start at once.
pub async fn demonstration(
    store: &Store,
    clock: &Clock,
    entropy: &Entropy,
) -> Result<Federation, StoreError> {
    let now = clock.now();
    let row = Federation {
        id: FederationId(entropy.id(now)),
        code: DEMONSTRATION.to_owned(),
        name: "Demonstration Federation".to_owned(),
        language: "en".to_owned(),
        edition: "2017".to_owned(),
        elections: json!({}),
        created_at: now,
    };
    let mut write = store.write().await?;
    let kept = ensure(&mut write, &row).await?;
    write.commit().await?;
    Ok(kept)
}
