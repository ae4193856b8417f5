//! The demonstration federation, with which a new site begins.

use super::{Federation, SecondIssuer, SignUpPolicy};
use crate::clock::Clock;
use crate::entropy::Entropy;
use bank::programme::Disclosure;
use rules::law::Edition;
use serde_json::json;
use store::federation::{self, FederationId};
use store::{Moment, Store, StoreError};

/// The code of the demonstration federation.
pub const DEMONSTRATION: &str = "demo";

/// The demonstration federation, created if missing. Concurrent starts create one.
pub(crate) async fn demonstration(
    store: &Store,
    clock: &Clock,
    entropy: &Entropy,
) -> Result<Federation, StoreError> {
    let now = clock.now();
    let row = begun(FederationId(entropy.id(now)), DEMONSTRATION, "Demonstration Federation", now);
    let mut write = store.write().await?;
    let stored = federation::ensure(&mut write, &row).await?;
    write.commit().await?;
    Ok(stored)
}

/// A federation with default settings.
pub(super) fn begun(id: FederationId, code: &str, name: &str, now: Moment) -> Federation {
    Federation {
        id,
        code: code.to_owned(),
        name: name.to_owned(),
        language: "en".to_owned(),
        languages: vec!["en".to_owned()],
        edition: Edition::E2017.word().to_owned(),
        edition_from: None,
        elections: json!({}),
        zone: "UTC".to_owned(),
        levels: Vec::new(),
        sign_up: SignUpPolicy::Open.word().to_owned(),
        keeps_record: true,
        disclosure: Disclosure::default().word().to_owned(),
        awaits_results: true,
        // One person tries everything out there.
        second_issuer: SecondIssuer::Never.word().to_owned(),
        created_at: now,
    }
}
