//! The browser's half of the site: what the builder left of it, and how it is handed out.

use super::SiteError;
use crate::app::Assets;
use axum::Router;
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use leptos::config::LeptosOptions;
use std::fs;
use std::path::Path;
use tower::ServiceBuilder;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// What the builder left: names that change with the content.
pub(super) fn assets(site_root: &Path) -> Result<Assets, SiteError> {
    let path = site_root.join("hash.txt");
    let missing = |cause| SiteError::Bundle { path: path.clone(), cause };
    // Leptos would look beside the program if the path were not absolute.
    let path = path.canonicalize().map_err(missing)?;
    let names = fs::read_to_string(&path).map_err(missing)?;
    let hash = |of: &str| {
        let hash = names.lines().find_map(|line| line.strip_prefix(of)?.strip_prefix(": "));
        hash.filter(|hash| !hash.is_empty() && hash.bytes().all(|byte| byte.is_ascii_alphanumeric()))
    };
    let (Some(styles), Some(_), Some(_)) = (hash("css"), hash("js"), hash("wasm")) else {
        return Err(SiteError::Unlisted { path });
    };
    let options = LeptosOptions::builder()
        .output_name("director")
        .site_root(site_root.to_string_lossy())
        .hash_files(true)
        .hash_file(path.to_string_lossy().into_owned().into())
        .build();
    Ok(Assets { styles: format!("/pkg/director.{styles}.css"), options })
}

/// The same addresses, and those of the files in this folder.
pub(super) fn with_files<S: Clone + Send + Sync + 'static>(router: Router<S>, site_root: &Path) -> Router<S> {
    let files = ServeDir::new(site_root.join("pkg")).precompressed_br().precompressed_gzip();
    let kept = SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, keep);
    router.nest_service("/pkg", ServiceBuilder::new().layer(kept).service(files))
}

/// The name of a file changes with its content, so what was found may be kept for ever.
fn keep<B>(response: &Response<B>) -> Option<HeaderValue> {
    let found = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    found.then_some(HeaderValue::from_static("public, max-age=31536000, immutable"))
}

/// The mark in the browser's tab.
pub(super) async fn icon() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "image/svg+xml")], include_str!("../app/icon.svg"))
}
