//! The browser's half of the site: read once when the site is built, and handed out from memory.
//!
//! All of it stands under one address that changes with it, `/pkg/{version}/`, so that browsers keep it for ever.

use super::SiteError;
use super::packed::SiteFiles;
use crate::AssetUrls;
use axum::body::Bytes;
use axum::extract::{Path as UrlPath, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use leptos::config::LeptosOptions;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// Leptos' name of the script; the module is requested under this name with `_bg` appended.
const NAME: &str = "director";

/// The parts: what each is called in the list that the builder leaves and by its ending, under
/// which name it is asked for, and the kind of its content.
const PARTS: [(&str, &str, &str); 3] = [
    ("css", "director.css", "text/css; charset=utf-8"),
    ("js", "director.js", "text/javascript; charset=utf-8"),
    ("wasm", "director_bg.wasm", "application/wasm"),
];

/// The browser's half.
#[derive(Debug)]
pub(super) struct Bundle {
    /// Another one for whatever differs in a byte.
    version: String,
    /// In the order of [`PARTS`].
    parts: [Asset; PARTS.len()],
}

/// One part, as it is and compressed.
#[derive(Debug)]
struct Asset {
    plain: Bytes,
    gzip: Bytes,
    brotli: Bytes,
}

impl Bundle {
    /// Loads the builder's output.
    pub(super) fn load(site: &SiteFiles) -> Result<Self, SiteError> {
        let read =
            |path: &str| site.read(path).map_err(|cause| SiteError::Bundle { path: site.place(path), cause });
        let list = "hash.txt";
        let unlisted = || SiteError::Unlisted { path: site.place(list) };
        let names = String::from_utf8(read(list)?).map_err(|_| unlisted())?;
        let hash = |of: &str| {
            let hash = names.lines().find_map(|line| line.strip_prefix(of)?.strip_prefix(": "));
            hash.filter(|hash| !hash.is_empty() && hash.bytes().all(|byte| byte.is_ascii_alphanumeric()))
        };
        let [Some(css), Some(js), Some(wasm)] = PARTS.map(|(kind, ..)| hash(kind)) else {
            return Err(unlisted());
        };
        let part = |hash: &str, kind: &str| {
            let form = |ending: &str| read(&format!("pkg/{NAME}.{hash}.{kind}{ending}")).map(Bytes::from);
            Ok::<_, SiteError>(Asset { plain: form("")?, gzip: form(".gz")?, brotli: form(".br")? })
        };
        let version = hex::encode(&Sha256::digest([css, js, wasm].join(" "))[..8]);
        Ok(Self { version, parts: [part(css, "css")?, part(js, "js")?, part(wasm, "wasm")?] })
    }

    /// URLs for pages.
    pub(super) fn assets(&self) -> AssetUrls {
        let folder = format!("pkg/{}", self.version);
        let styles = format!("/{folder}/director.css");
        let options = LeptosOptions::builder().output_name(NAME).site_pkg_dir(folder).build();
        AssetUrls { styles, options }
    }
}

/// One part of the browser's half. A page that another node has made, of another version of the
/// program, gets those of this one: it looks a little different for a while rather than like
/// nothing at all.
pub(super) async fn part(
    State(bundle): State<Option<Arc<Bundle>>>,
    UrlPath((version, name)): UrlPath<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let at = PARTS.iter().position(|(_, known, _)| *known == name);
    let Some((bundle, at)) = bundle.zip(at) else { return StatusCode::NOT_FOUND.into_response() };
    let (part, (_, _, kind)) = (&bundle.parts[at], PARTS[at]);
    let kept = match version == bundle.version {
        true => "public, max-age=31536000, immutable",
        false => "no-store",
    };
    let about =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept), (header::VARY, "accept-encoding")];
    if accepts(&headers, "br") {
        (about, [(header::CONTENT_ENCODING, "br")], part.brotli.clone()).into_response()
    } else if accepts(&headers, "gzip") {
        (about, [(header::CONTENT_ENCODING, "gzip")], part.gzip.clone()).into_response()
    } else {
        (about, part.plain.clone()).into_response()
    }
}

/// True if the client accepts this encoding with a non-zero weight.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let said = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    said.flat_map(|said| said.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(encoding) && weight.is_ok_and(|weight| weight > 0.0)
    })
}

/// The mark in the browser's tab.
pub(super) async fn icon() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "image/svg+xml")], include_str!("../icon.svg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honours_accept_encoding_weights() {
        for (said, br, gzip) in [
            ("gzip, deflate, br", true, true),
            ("BR;q=0.5", true, false),
            ("br;q=0, gzip", false, true),
            ("gzip;q=0.0", false, false),
            ("br;q=much", false, false),
            ("", false, false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, said.parse().unwrap());
            assert_eq!((accepts(&headers, "br"), accepts(&headers, "gzip")), (br, gzip), "{said}");
        }
        assert!(!accepts(&HeaderMap::new(), "br"));
    }
}
