//! The hash by which an entry holds on to the one before it.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::audit::AuditRow;
use time::format_description::StaticFormatDescription;
use time::macros::format_description;

/// The previous hash of the first entry.
pub const NOTHING: [u8; 32] = [0; 32];

/// A moment as the hash sees it, to the microsecond.
const MOMENT: StaticFormatDescription =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]Z");

/// The name of this way to make the hash. Another way gets another name.
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
    // Only a year beyond 9999 could not be written so.
    row.at.time().format(MOMENT).unwrap_or_default()
}
