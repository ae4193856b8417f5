//! The check of the table before the site starts.

use super::facts::Access;
use super::matching::{all, matcher};
use super::route::{Handler, Route};
use crate::api::v1;
use axum::http::Method;
use leptos::server_fn::axum::server_fn_paths;
use std::collections::BTreeSet;

/// Panics if the table and the program differ: a mistake in the program, found by every test that
/// opens a site.
pub fn verify() {
    let mut faults = faults(all(), server_fn_paths());
    let documented: BTreeSet<&str> = v1::operations().map(|one| one.path).collect();
    let operations = all().filter(|row| matches!(row.opens_for, Access::Token(_)));
    let operations: BTreeSet<&str> = operations.map(|row| row.path).collect();
    let differ = documented.symmetric_difference(&operations);
    faults.extend(differ.map(|path| format!("{path}: a row or documented, but not both")));
    assert!(faults.is_empty(), "the route table in src/site/routes is wrong:\n{}", faults.join("\n"));
}

fn faults<'a>(
    rows: impl Iterator<Item = &'static Route> + Clone,
    registered: impl Iterator<Item = (&'a str, Method)>,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, error) in matcher(rows.clone()).1 {
        faults.push(format!("{path}: {error}"));
    }
    let is_function = |row: &&Route| matches!(row.handler, Handler::ServerFunction);
    let listed: BTreeSet<&str> = rows.filter(is_function).map(|row| row.path).collect();
    let mut found = BTreeSet::new();
    for (path, method) in registered {
        found.insert(path);
        if method != Method::POST {
            faults.push(format!("{path}: a server function that answers to {method}"));
        } else if !listed.contains(path) {
            faults.push(format!("{path}: a server function without a row"));
        }
    }
    faults.extend(listed.difference(&found).map(|path| format!("{path}: a row without its server function")));
    faults
}

#[cfg(test)]
mod tests {
    use super::super::facts::{Access, InExam, RouteClass};
    use super::super::route::routes;
    use super::*;

    static ROWS: &[Route] = routes! {
        form "/api/a", Access::Everybody, Pages, Closed;
        nothing "/lost/{id}", Access::Everybody, Pages, Open;
    };
    static TWICE: &[Route] = routes! { nothing "/lost/{name}", Access::Everybody, Pages, Open; };

    #[test]
    fn accepts_the_table() {
        verify();
    }

    #[test]
    fn names_each_fault() {
        let faults = |rows: &[&'static [Route]], registered: &[(&str, Method)]| {
            let rows: Vec<&'static Route> = rows.iter().copied().flatten().collect();
            super::faults(rows.into_iter(), registered.iter().cloned())
        };
        assert_eq!(faults(&[ROWS], &[("/api/a", Method::POST)]), [""; 0]);
        for (rows, registered, fault) in [
            (&[ROWS][..], &[][..], "/api/a: a row without"),
            (
                &[ROWS],
                &[("/api/a", Method::POST), ("/api/b", Method::POST)],
                "/api/b: a server function without",
            ),
            (&[ROWS], &[("/api/a", Method::GET)], "/api/a: a server function that answers to GET"),
            (&[ROWS, TWICE], &[("/api/a", Method::POST)], "/lost/{name}: "),
        ] {
            let faults = faults(rows, registered);
            assert!(faults.len() == 1 && faults[0].starts_with(fault), "{faults:?}, not {fault}");
        }
    }
}
