//! Check of a presented credential, pasted or uploaded.

use crate::api::cookies::{self, Flash};
use crate::api::multipart::MultipartFields;
use crate::api::redirect::{HandlerContext, see_other};
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::request::Parts;
use axum::response::Response;
use server::Server;
use server::certificates::PublicId;
use server::credentials::check::{Answer, Nothing};
use std::collections::BTreeMap;

/// Upload URL.
pub const CHECK: &str = "/api/check-credential";

/// Shows the result of checking a credential: on its certificate's page if genuine, otherwise on
/// the form's page. A certificate number redirects to its page. Not a server function, as it
/// accepts a file.
pub async fn check_credential(
    State(server): State<Server>,
    parts: Parts,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let here = HandlerContext::of(parts);
    let mut sent = MultipartFields::read(form).await;
    let (pasted, file) = (sent.bytes("credential"), sent.bytes("file"));
    let number = std::str::from_utf8(&pasted).ok().and_then(PublicId::copied);
    if let (Some(number), true) = (number, file.is_empty()) {
        here.with(|| see_other(&format!("/verify/{number}")));
        return here.answer();
    }
    let checked = match sent.cut {
        true => Ok(Answer::Nothing(Nothing::TooLong)),
        false => server.check_credential(if file.is_empty() { &pasted } else { &file }).await,
    };
    here.with(|| {
        let flash = match &checked {
            Ok(checked) => result_flash(checked),
            Err(error) => {
                tracing::error!(%error, "cannot check a credential");
                Flash { faults: vec!["silent".to_owned()], typed: BTreeMap::new() }
            }
        };
        cookies::leave_flash("verify", &flash);
        see_other("/verify");
    });
    here.answer()
}

/// Data for the result page: tokens of the result and the reason, their arguments, and the
/// certificate's page if genuine.
fn result_flash(answer: &Answer) -> Flash {
    let mut typed: BTreeMap<String, String> = BTreeMap::new();
    for (name, value) in answer.args() {
        typed.insert(name.to_owned(), value.to_string());
    }
    if let Some((_, id)) = answer.award().and_then(|award| award.id.rsplit_once('/')) {
        typed.insert("certificate".to_owned(), id.to_owned());
    }
    Flash { faults: vec![answer.word().to_owned(), answer.reason().to_owned()], typed }
}
