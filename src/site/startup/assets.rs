//! The browser bundle: read once at startup and served from memory.
//!
//! Its path contains its version, `/pkg/{version}/`, so that browsers cache it without limit.

use super::error::SiteError;
use super::packed::SiteFiles;
use crate::AssetUrls;
use axum::body::Bytes;
use axum::extract::{Path as UrlPath, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// The name of the files.
const NAME: &str = "director";

/// The files: key in the builder's list and extension; name in URLs; content type.
const FILES: [(&str, &str, &str); 3] = [
    ("css", "director.css", "text/css; charset=utf-8"),
    ("js", "director.js", "text/javascript; charset=utf-8"),
    ("wasm", "director.wasm", "application/wasm"),
];

/// The browser bundle.
#[derive(Debug)]
pub(crate) struct Bundle {
    /// Digest of the contents.
    version: String,
    /// In the order of [`FILES`].
    files: [Asset; FILES.len()],
}

/// A file, uncompressed and compressed.
#[derive(Debug)]
struct Asset {
    plain: Bytes,
    gzip: Bytes,
    brotli: Bytes,
}

impl Bundle {
    /// Loads the builder's output.
    pub(super) fn load(site: &SiteFiles) -> Result<Self, SiteError> {
        let read = |path: &str| {
            site.read(path).map_err(|cause| SiteError::Bundle { path: site.display_path(path), cause })
        };
        let list = "hash.txt";
        let unlisted = || SiteError::Unlisted { path: site.display_path(list) };
        let names = String::from_utf8(read(list)?).map_err(|_| unlisted())?;
        let hash = |key: &str| {
            let hash = names.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
            hash.filter(|hash| !hash.is_empty() && hash.bytes().all(|byte| byte.is_ascii_alphanumeric()))
        };
        let [Some(css), Some(js), Some(wasm)] = FILES.map(|(kind, ..)| hash(kind)) else {
            return Err(unlisted());
        };
        let asset = |hash: &str, kind: &str| {
            let form = |suffix: &str| read(&format!("pkg/{NAME}.{hash}.{kind}{suffix}")).map(Bytes::from);
            Ok::<_, SiteError>(Asset { plain: form("")?, gzip: form(".gz")?, brotli: form(".br")? })
        };
        let version = hex::encode(&Sha256::digest([css, js, wasm].join(" "))[..8]);
        Ok(Self { version, files: [asset(css, "css")?, asset(js, "js")?, asset(wasm, "wasm")?] })
    }

    /// URLs for pages.
    pub(super) fn urls(&self) -> AssetUrls {
        let [styles, script, module] = FILES.map(|(_, name, _)| format!("/pkg/{}/{name}", self.version));
        AssetUrls { styles, script, module }
    }
}

/// A file of the browser bundle. A URL with another version, from a page of a node that runs
/// another version of the program, gets this version's file: better than an unstyled page.
pub(crate) async fn asset(
    State(bundle): State<Option<Arc<Bundle>>>,
    UrlPath((version, name)): UrlPath<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let index = FILES.iter().position(|(_, own, _)| *own == name);
    let Some((bundle, index)) = bundle.zip(index) else { return StatusCode::NOT_FOUND.into_response() };
    let (file, (_, _, kind)) = (&bundle.files[index], FILES[index]);
    let caching = match version == bundle.version {
        true => "public, max-age=31536000, immutable",
        false => "no-store",
    };
    let headers_out =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, caching), (header::VARY, "accept-encoding")];
    if accepts(&headers, "br") {
        (headers_out, [(header::CONTENT_ENCODING, "br")], file.brotli.clone()).into_response()
    } else if accepts(&headers, "gzip") {
        (headers_out, [(header::CONTENT_ENCODING, "gzip")], file.gzip.clone()).into_response()
    } else {
        (headers_out, file.plain.clone()).into_response()
    }
}

/// True if the client accepts this encoding with a non-zero weight.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted =
        headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(encoding) && weight.is_ok_and(|weight| weight > 0.0)
    })
}

/// The icon of the browser tab.
pub(crate) async fn icon() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "image/svg+xml")], include_str!("../icon.svg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honours_accept_encoding_weights() {
        for (accepted, br, gzip) in [
            ("gzip, deflate, br", true, true),
            ("BR;q=0.5", true, false),
            ("br;q=0, gzip", false, true),
            ("gzip;q=0.0", false, false),
            ("br;q=much", false, false),
            ("", false, false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accepted.parse().unwrap());
            assert_eq!((accepts(&headers, "br"), accepts(&headers, "gzip")), (br, gzip), "{accepted}");
        }
        assert!(!accepts(&HeaderMap::new(), "br"));
    }
}
