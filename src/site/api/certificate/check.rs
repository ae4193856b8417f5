//! A credential that somebody has, pasted or sent as a file: whether it is good.

use crate::api::cookies::{self, Flash};
use crate::api::redirect::{NoPage, see_other};
use crate::api::sent::Sent;
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::request::Parts;
use axum::response::Response;
use server::Server;
use server::certificates::PublicId;
use server::credentials::check::{Answer, Nothing};
use std::collections::BTreeMap;

/// Where a credential is sent to.
pub const CHECK: &str = "/api/check-credential";

/// Says what a credential that was sent comes to: on the page of its certificate where it is genuine, and on that of the form otherwise. The number
/// of a certificate leads to its page. It is no server function, as a file may come with it.
pub async fn check_credential(
    State(server): State<Server>,
    parts: Parts,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let here = NoPage::of(parts);
    let mut sent = Sent::read(form).await;
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
            Ok(checked) => told(checked),
            Err(error) => {
                tracing::error!(%error, "a credential could not be checked");
                Flash { faults: vec!["silent".to_owned()], typed: BTreeMap::new() }
            }
        };
        cookies::leave_flash("verify", &flash);
        see_other("/verify");
    });
    here.answer()
}

/// What the page is told: the word of the answer, and of why; what that names; and where the certificate is found, if it is genuine.
fn told(answer: &Answer) -> Flash {
    let mut typed: BTreeMap<String, String> = BTreeMap::new();
    for (name, value) in answer.args() {
        typed.insert(name.to_owned(), value.to_string());
    }
    if let Some((_, id)) = answer.award().and_then(|award| award.id.rsplit_once('/')) {
        typed.insert("certificate".to_owned(), id.to_owned());
    }
    Flash { faults: vec![answer.word().to_owned(), answer.reason().to_owned()], typed }
}
