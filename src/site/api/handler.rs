//! Posted forms: what one does, why it was not carried out, and where its sender continues.

use super::cookies::{self, Flash};
use super::multipart::MultipartFields;
use super::redirect::{HandlerContext, see_other};
use super::request_context::{Refused, RequestContext};
use crate::form::Form;
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::request::Parts;
use axum::response::Response;
use server::forms::{Faults, Rejection};
use server::{Server, StoreError};
use std::collections::BTreeMap;

/// What a form sent; `form!` implements it.
pub(crate) trait Sent {
    const FORM: Form;
    /// The place on the page to which a fault leads.
    const ANCHOR: &'static str;

    /// Path of the page with the form.
    fn page(&self) -> String;

    /// What was typed, by field, without secrets.
    fn typed(&self) -> BTreeMap<String, String>;
}

/// What a form does.
pub(crate) trait Posted: Sent {
    /// Carries it out. Returns the path at which the sender continues.
    async fn act(&self, context: &RequestContext) -> Result<String, Stop>;
}

/// Why a form was not carried out.
#[derive(Debug)]
pub(crate) enum Stop {
    Refused(Refused),
    Faults(Faults),
}

impl Stop {
    /// These faults.
    pub(super) fn faults<T: Into<String>>(faults: impl IntoIterator<Item = T>) -> Self {
        Self::Faults(faults.into_iter().collect())
    }
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<&str> for Stop {
    fn from(fault: &str) -> Self {
        Self::faults([fault])
    }
}

impl From<Faults> for Stop {
    fn from(faults: Faults) -> Self {
        Self::Faults(faults)
    }
}

impl From<Rejection> for Stop {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Faults(faults) => Self::Faults(faults),
            Rejection::NotFound => Self::Refused(Refused::NotFound),
            Rejection::Forbidden => Self::Refused(Refused::Forbidden),
            Rejection::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "database error");
        Self::Refused(Refused::Database)
    }
}

/// Carries out a form and redirects its sender.
pub(crate) async fn carry_out<P: Posted>(post: P) {
    let done = post.act(&RequestContext::current()).await;
    redirect(&post, done);
}

/// Carries out a form with a file, which is no server function.
pub(crate) async fn upload<P: Posted + From<MultipartFields>>(
    State(server): State<Server>,
    parts: Parts,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let context = RequestContext::of_request(server, &parts);
    let here = HandlerContext::of(parts);
    let post = P::from(MultipartFields::read(form).await);
    let done = post.act(&context).await;
    here.with(|| redirect(&post, done));
    here.answer()
}

/// Redirects the sender; on a fault back to the form's page, with the faults and what was typed.
fn redirect<P: Posted>(post: &P, done: Result<String, Stop>) {
    match done {
        Ok(onward) => see_other(&onward),
        Err(Stop::Refused(refused)) => refused.redirect(&post.page()),
        Err(Stop::Faults(Faults { tokens: faults, with })) => {
            let with = with.into_iter().map(|(name, value)| (name.to_owned(), value));
            let typed = post.typed().into_iter().chain(with).collect();
            cookies::leave_flash(P::FORM.name, &Flash { faults, typed, ..Flash::default() });
            see_other(&format!("{}{}", post.page(), P::ANCHOR));
        }
    }
}
