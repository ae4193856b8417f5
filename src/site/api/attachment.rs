//! File downloads.

use axum::body::Body;
use axum::http::header;
use axum::response::{IntoResponse, Response};

/// Content type of a spreadsheet table.
pub const CSV: &str = "text/csv; charset=utf-8";
/// Content type of a PDF.
pub const PDF: &str = "application/pdf";
/// Content type of a scenario file.
pub const TOML: &str = "application/toml; charset=utf-8";

/// A download of this content type; the file name is reduced to characters valid on every system.
pub fn attachment(kind: &'static str, name: &str, body: impl Into<Body>) -> Response {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.')).collect();
    let saved = format!("attachment; filename=\"{name}\"");
    let head = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, saved.as_str())];
    (head, body.into()).into_response()
}

/// The same, not cached by the browser.
pub fn private_attachment(kind: &'static str, name: &str, body: impl Into<Body>) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], attachment(kind, name, body)).into_response()
}
