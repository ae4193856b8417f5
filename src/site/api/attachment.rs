//! An answer that is a file to be kept.

use axum::body::Body;
use axum::http::header;
use axum::response::{IntoResponse, Response};

/// A table for a spreadsheet.
pub const CSV: &str = "text/csv; charset=utf-8";
/// A scenario's file.
pub const TOML: &str = "application/toml; charset=utf-8";

/// A file of this kind, under this name as far as every system takes it for one.
pub fn attachment(kind: &'static str, name: &str, body: impl Into<Body>) -> Response {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.')).collect();
    let kept = format!("attachment; filename=\"{name}\"");
    let head = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, kept.as_str())];
    (head, body.into()).into_response()
}

/// The same, of what no browser keeps for itself.
pub fn private_attachment(kind: &'static str, name: &str, body: impl Into<Body>) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], attachment(kind, name, body)).into_response()
}
