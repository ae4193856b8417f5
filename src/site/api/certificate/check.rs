//! Form handler for checking a presented credential, pasted or uploaded. The page that shows the
//! result is `pages::verify`. Not a `form!`: the verdict is shown, also of a form that was cut.

use crate::api::cookies::{self, Flash};
use crate::api::multipart::MultipartFields;
use crate::api::redirect::{HandlerContext, see_other};
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::request::Parts;
use axum::response::Response;
use server::Server;
use server::certificates::PublicId;
use server::credentials::check::{CredentialFormatFault, CredentialVerdict};
use std::collections::BTreeMap;

/// URL that the form posts to.
pub const CHECK_URL: &str = "/api/check-credential";

/// Checks a credential and redirects to the form's page, which shows the result. A certificate
/// number in its place redirects to that certificate's page.
pub async fn check_credential(
    State(server): State<Server>,
    parts: Parts,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let handler = HandlerContext::of(parts);
    let mut fields = MultipartFields::read(form).await;
    let (pasted, file) = (fields.bytes("credential"), fields.bytes("file"));
    let number = std::str::from_utf8(&pasted).ok().and_then(PublicId::copied);
    if let (Some(number), true) = (number, file.is_empty()) {
        handler.with(|| see_other(&format!("/verify/{number}")));
        return handler.answer();
    }
    let checked = match fields.cut {
        true => Ok(CredentialVerdict::Unreadable(CredentialFormatFault::TooLong)),
        false => server.verification.check_credential(if file.is_empty() { &pasted } else { &file }).await,
    };
    handler.with(|| {
        let flash = match &checked {
            Ok(checked) => result_flash(checked),
            Err(error) => {
                tracing::error!(%error, "credential check failed");
                Flash { faults: vec!["silent".to_owned()], ..Flash::default() }
            }
        };
        cookies::leave_flash("verify", &flash);
        see_other("/verify");
    });
    handler.answer()
}

/// The flash message of a result: the tokens of the result and its reason, the arguments of their
/// texts, and the certificate's id if genuine.
fn result_flash(answer: &CredentialVerdict) -> Flash {
    let mut typed: BTreeMap<String, String> = BTreeMap::new();
    for (name, value) in answer.args() {
        typed.insert(name.to_owned(), value.to_string());
    }
    if let Some((_, id)) = answer.award().and_then(|award| award.id.rsplit_once('/')) {
        typed.insert("certificate".to_owned(), id.to_owned());
    }
    Flash { faults: vec![answer.word().to_owned(), answer.reason().to_owned()], typed, ..Flash::default() }
}
