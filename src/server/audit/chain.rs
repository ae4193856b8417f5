//! The hash chain: each entry's hash covers the previous one.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::audit::AuditRow;
use time::format_description::StaticFormatDescription;
use time::macros::format_description;

/// The previous hash of the first entry.
pub const NOTHING: [u8; 32] = [0; 32];

/// Format of hashed times, to the microsecond.
const MOMENT: StaticFormatDescription =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]Z");

/// Version of the hash, changed with its definition.
const WAY: &str = "director audit 1";

/// The hash of an entry: SHA-256 over a JSON array of the other columns in order, without white
/// space, ids with hyphens and hashes in hexadecimal. Third parties can recompute it from the
/// exported file.
pub fn hash(row: &AuditRow) -> [u8; 32] {
    let id = |id: Option<uuid::Uuid>| id.map_or(Value::Null, |id| json!(id.to_string()));
    let text = json!([
        WAY,
        row.federation_id.0.to_string(),
        row.number,
        moment(row),
        id(row.by_federation_id.map(|id| id.0)),
        id(row.by_account_id.map(|id| id.0)),
        row.deed,
        row.on_kind,
        id(row.on_federation_id.map(|id| id.0)),
        id(row.on_id),
        row.detail,
        hex::encode(&row.before),
    ]);
    Sha256::digest(text.to_string()).into()
}

/// The time in the form that is hashed.
pub fn moment(row: &AuditRow) -> String {
    // Fails only for years beyond 9999.
    row.at.time().format(MOMENT).unwrap_or_default()
}
