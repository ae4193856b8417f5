//! Where a redirect may lead: only to pages of this site.

use axum::http::{HeaderValue, StatusCode, header};
use leptos::prelude::use_context;
use leptos_axum::ResponseOptions;

/// Answers with "see other": the browser gets the page, and a reload posts nothing again.
pub fn see_other(path: &str) {
    // A path that a header cannot hold was not built here.
    let path = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    if let Some(response) = use_context::<ResponseOptions>() {
        response.insert_header(header::LOCATION, path);
        response.set_status(StatusCode::SEE_OTHER);
    }
}

/// The longest path that a redirect takes from a form; a marked page's, with a whole answer in it, is a part of it.
const LONGEST: usize = 1500;

/// The path, when it leads to a page of this site and nowhere else.
pub fn local(path: &str) -> Option<&str> {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let at_home = path.starts_with('/') && !path.starts_with("//") && !path.starts_with("/api/");
    (plain && at_home && path.len() <= LONGEST).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn a_redirect_leads_nowhere_but_home() {
        for good in ["/", "/me", "/scenario/a-pass?law=30A"] {
            assert_eq!(local(good), Some(good));
        }
        for bad in [
            "",
            "me",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/a\r\nb: c",
            "/api/sign-out",
        ] {
            assert_eq!(local(bad), None, "{bad:?}");
        }
    }
}
