//! The row of a path.

use super::facts::{InExam, RouteClass};
use super::files::FILES;
use super::operations::OPERATIONS;
use super::pages::PAGES;
use super::route::{Handler, Layers, Route};
use crate::startup::state::HandlerState;
use axum::routing::MethodRouter;
use matchit::{InsertError, Match, Router};
use std::sync::LazyLock;

/// The matcher that axum uses, so that both agree on every path.
type Matcher = Router<&'static Route>;
type RowMatch<'path> = Match<'static, 'path, &'static &'static Route>;

static MATCHER: LazyLock<Matcher> = LazyLock::new(|| matcher(all()).0);
static PAGE_MATCHER: LazyLock<Matcher> =
    LazyLock::new(|| matcher(PAGES.iter().filter(|route| route.is_page())).0);

/// Every row.
pub fn all() -> impl Iterator<Item = &'static Route> + Clone {
    PAGES.iter().chain(FILES).chain(OPERATIONS)
}

/// Handlers within these layers, each with its path.
pub(crate) fn handlers(within: Layers) -> impl Iterator<Item = (&'static str, MethodRouter<HandlerState>)> {
    all().filter_map(move |route| match &route.handler {
        Handler::Get(layers, handler) | Handler::Post(layers, handler) if *layers == within => {
            Some((route.path, handler()))
        }
        _ => None,
    })
}

/// Class of a path; that of most pages if it is unknown.
pub(crate) fn load_class(path: &str) -> RouteClass {
    matching(&MATCHER, path).map_or(RouteClass::Pages, |found| found.value.load)
}

/// True if candidates may open a path during their exam; an unknown one they may not.
pub(crate) fn is_open_in_exam(path: &str) -> bool {
    matching(&MATCHER, path).is_some_and(|found| found.value.in_exam == InExam::Open)
}

/// The page of a path, and the values of its parameters.
pub(super) fn page(path: &str) -> Option<RowMatch<'_>> {
    matching(&PAGE_MATCHER, path)
}

fn matching<'path>(matcher: &'static Matcher, path: &'path str) -> Option<RowMatch<'path>> {
    if is_indirect(path) {
        return None;
    }
    // A page answers with and without a slash at the end.
    let path = if path.len() > 1 { path.strip_suffix('/').unwrap_or(path) } else { path };
    matcher.at(path).ok().filter(|found| found.params.iter().all(|(_, value)| !value.is_empty()))
}

/// A matcher of these rows, and the paths it cannot tell from others.
pub(super) fn matcher(
    rows: impl Iterator<Item = &'static Route>,
) -> (Matcher, Vec<(&'static str, InsertError)>) {
    let (mut matcher, mut faults) = (Router::new(), Vec::new());
    for route in rows {
        faults.extend(matcher.insert(route.path, route).err().map(|error| (route.path, error)));
    }
    (matcher, faults)
}

/// True if the pages' router resolves the path to another one: it follows dot segments, and reads a
/// backslash as a slash.
fn is_indirect(path: &str) -> bool {
    let is_dots = |piece: &str| {
        piece.len() <= "%2e%2e".len()
            && matches!(&*piece.to_ascii_lowercase().replace("%2e", "."), "." | "..")
    };
    path.contains('\\') || path.split('/').any(|piece| piece.starts_with(['.', '%']) && is_dots(piece))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classifies_paths() {
        for (class, paths) in [
            (RouteClass::Exam, &["/attempt/1/save", "/attempt/1", "/attempt/1/2", "/api/attempt"][..]),
            (RouteClass::SignIn, &["/sign-in", "/sign-in/code", "/api/sign-in", "/exam/demo.x"]),
            (RouteClass::Search, &["/desk", "/desk/", "/api/desk", "/answer/1", "/scenario/r001/what-if"]),
            (RouteClass::Practice, &["/practice", "/practice/70", "/scenario/r001", "/laws/2017/30/"]),
            (
                RouteClass::Pages,
                &["/", "/me", "/register/demo", "/attempt/1/review", "/attempting", "/a/b", "/laws//30"],
            ),
            (RouteClass::Long, &["/federation/demo/exams/1/statistics", "/account/data.json"]),
            (RouteClass::Unlimited, &["/healthz", "/readyz", "/icon.svg", "/pkg/1/director.js"]),
        ] {
            for path in paths {
                assert_eq!(load_class(path), class, "{path}");
            }
        }
    }

    #[test]
    fn closes_rulings_keeps_exam_open() {
        for path in
            ["/exam/demo.spring", "/attempt/1/2", "/attempt/1/save", "/api/attempt", "/attempt/1/", "/lost"]
        {
            assert!(is_open_in_exam(path), "{path}");
        }
        for path in [
            "/",
            "/desk",
            "/desk/scenario.toml",
            "/scenario/r001/what-if",
            "/practice",
            "/laws/2017/30",
            "/answer/1",
            // The rulings on an earlier exam
            "/attempt/1/review",
            "/attempt/1/review/2",
            "/me/sessions",
            "/account/data.json",
            "/api/answer",
            "/examiner",
            "/federation/demo/exams/1",
            "/something-new",
            "/attempt/../desk",
            "/attempt/%2E%2e/desk",
            "/attempt/./../desk",
            "/attempt/1\\..\\..\\desk",
        ] {
            assert!(!is_open_in_exam(path), "{path}");
        }
    }
}
