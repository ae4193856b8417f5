//! The request of the page being rendered: the bank, parameters of the route, and the query.

use crate::api::{self, current_path};
use bank::Bank;
use leptos::prelude::{WithUntracked, use_context};
use leptos_router::hooks::use_params_map;
use std::sync::Arc;
use url::form_urlencoded;

/// The bank in service, with what members of the user's federation may practise.
pub(super) fn bank() -> Arc<Bank> {
    use_context::<Arc<Bank>>().unwrap_or_default()
}

/// The bank for exams, marks and records: finds every scenario that was ever asked.
pub(super) fn exam_bank() -> Arc<Bank> {
    api::exam_bank()
}

/// The same for the papers of the federation in the path, with what they may draw.
pub(super) fn papers_bank() -> Arc<Bank> {
    api::papers_bank(&path_param("code"))
}

/// The bank for the courses of the federation in the path.
pub(super) fn course_bank() -> Arc<Bank> {
    api::course_bank(&path_param("code"))
}

/// A parameter of the route's path; empty if the route has none of that name.
pub(super) fn path_param(name: &str) -> String {
    use_params_map().with_untracked(|params| params.get(name).unwrap_or_default())
}

/// The query of the URL without the language parameter, as the page is the same in every language.
pub(super) fn query() -> String {
    current_path().split_once('?').map(|(_, query)| query.to_owned()).unwrap_or_default()
}

/// A parameter of the query.
pub(super) fn query_param(name: &str) -> Option<String> {
    let query = query();
    let found = form_urlencoded::parse(query.as_bytes()).filter(|(one, _)| one == name).last();
    found.map(|(_, text)| text.into_owned())
}

/// A path with those of the parameters that are not empty.
pub(super) fn with_query<const N: usize>(path: &str, params: [(&str, &str); N]) -> String {
    let params = params.into_iter().filter(|(_, value)| !value.is_empty());
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(params).finish();
    if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
}
