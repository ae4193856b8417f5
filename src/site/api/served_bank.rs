//! The bank in service, as its audience may use it.

use super::request_context::RequestContext;
use bank::Bank;
use bank::own::Audience;
use leptos::prelude::{provide_context, use_context};
use server::Server;
use std::sync::Arc;

/// Provides the bank of a request: with what members of the user's federation may practise.
pub fn provide_bank(server: &Server) {
    let home = RequestContext::current().home_code();
    let audience = home.map_or(Audience::Public, |home| Audience::Members(home.into()));
    provide_context(Arc::new(server.bank().for_audience(audience)));
}

/// The bank for exams, marks and records: finds every scenario that was ever asked.
pub fn exam_bank() -> Arc<Bank> {
    use_context::<Server>().map(|server| server.bank()).unwrap_or_default()
}

/// The same for the papers of the federation with this code, with what they may draw.
pub fn papers_bank(code: &str) -> Arc<Bank> {
    Arc::new(exam_bank().for_audience(Audience::Papers(code.into())))
}

/// The bank for the courses of the federation with this code.
pub fn course_bank(code: &str) -> Arc<Bank> {
    Arc::new(exam_bank().for_audience(Audience::Members(code.into())))
}
