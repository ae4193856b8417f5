//! Files: a certificate's PDF and credential, for its holder and issuers; a federation's keys,
//! status lists and register, public.

use super::{Certificate, PublicId, look_up, register};
use crate::api::attachment::{CSV, PDF, attachment, private_attachment};
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use crate::words;
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use server::Server;
use server::certificates::{SignedList, SigningFault};
use server::credentials::token;
use server::roles::{Action, Whose};
use std::sync::Arc;
use words::spreadsheet::table;

const CREDENTIAL: &str = "application/vc";
const DID: &str = "application/did+json";
/// Caching of public files that change seldom.
const PUBLIC_CACHING: &str = "public, max-age=300";

/// The certificate as a PDF.
pub async fn certificate_file(
    State(rules): State<Server>,
    UrlPath(id): UrlPath<String>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let made = async {
        let one = own_or_issued(&context, &id).await?;
        or_refuse(server(&context)?.certificates.pdf(&one).await)?.ok_or(Refused::NotFound)
    };
    match made.await {
        Ok(pdf) => private_attachment(PDF, &format!("certificate-{id}.pdf"), pdf),
        Err(why) => why.file_response("/me/certificates"),
    }
}

/// The credential of a certificate.
pub async fn credential_file(
    State(rules): State<Server>,
    UrlPath(id): UrlPath<String>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let found = async {
        let one = own_or_issued(&context, &id).await?;
        or_refuse(server(&context)?.certificates.credential_of(&one).await)?.ok_or(Refused::NotFound)
    };
    match found.await {
        Ok(document) => private_attachment(CREDENTIAL, &format!("credential-{id}.json"), document),
        Err(why) => why.file_response("/me/certificates"),
    }
}

/// The certificate, for its holder and its federation's issuers.
async fn own_or_issued(context: &RequestContext, id: &str) -> Result<Certificate, Refused> {
    let (server, who, token) = context.signed_in().await?;
    let public: PublicId = id.parse().map_err(|()| Refused::NotFound)?;
    let own = token.code() == public.federation
        && or_refuse(server.certificates.own(&who).await)?.0.iter().any(|one| one.public == public);
    if !own {
        context.allowed(Action::Certify, &public.federation, Whose::Others).await?;
    }
    Ok(look_up(context, id).await?.certificate)
}

/// DID document with a federation's keys.
pub async fn did_file(State(rules): State<Server>, UrlPath(code): UrlPath<String>) -> Response {
    public(DID, rules.signing_keys.did_document(&code).await)
}

/// DID document of the site: its default federation's.
pub async fn site_did_file(State(rules): State<Server>) -> Response {
    public(DID, rules.signing_keys.site_did_document().await)
}

/// A status list, as a token or with an embedded proof, by content negotiation.
pub async fn status_file(
    State(rules): State<Server>,
    UrlPath((code, list)): UrlPath<(String, String)>,
    headers: HeaderMap,
) -> Response {
    // Each list has one canonical URL.
    let number = list.parse::<i32>().ok().filter(|number| number.to_string() == list);
    let Some(number) = number else { return not_found() };
    let accepted = headers.get_all(header::ACCEPT).into_iter().filter_map(|value| value.to_str().ok());
    let as_token = accepted.into_iter().any(|value| value.contains(token::MEDIA_TYPE));
    let found = rules.verification.status_list(&code, number).await;
    let form = |list: Arc<SignedList>| if as_token { list.token.clone() } else { list.embedded.clone() };
    let kind = if as_token { token::MEDIA_TYPE } else { CREDENTIAL };
    let mut answer = public(kind, found.map(|list| list.map(form)));
    answer.headers_mut().insert(header::VARY, header::HeaderValue::from_static("accept"));
    answer
}

/// The register as a file for a spreadsheet.
pub async fn register_file(State(rules): State<Server>, UrlPath(code): UrlPath<String>) -> Response {
    let words = words();
    let context = RequestContext::of(rules, None);
    let heads = ["name", "level", "edition", "issued", "until", "certificate"];
    let heads: Vec<String> =
        heads.into_iter().map(|head| words.say(&format!("register-file-{head}"))).collect();
    match register(&context, &code, "").await {
        Ok((_, listed)) => {
            let rows = listed.iter().flat_map(|one| one.certificates.iter().map(row));
            attachment(CSV, &format!("{code}-directors.csv"), table(std::iter::once(heads).chain(rows)))
        }
        Err(why) => why.file_response(&format!("/register/{code}")),
    }
}

fn row(one: &Certificate) -> Vec<String> {
    vec![
        one.holder.clone(),
        one.level_name.clone(),
        one.edition.word().to_owned(),
        one.issued_on.to_string(),
        one.until.map(|until| until.to_string()).unwrap_or_default(),
        one.public.to_string(),
    ]
}

/// A public response, allowed from any origin.
fn public(kind: &'static str, found: Result<Option<String>, SigningFault>) -> Response {
    match found {
        Ok(Some(text)) => {
            let head = [
                (header::CONTENT_TYPE, kind),
                (header::CACHE_CONTROL, PUBLIC_CACHING),
                (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
            ];
            (head, text).into_response()
        }
        Ok(None) => not_found(),
        Err(error) => {
            tracing::error!(%error, "cannot serve a verifier's file");
            (StatusCode::SERVICE_UNAVAILABLE, words().say("silent-title")).into_response()
        }
    }
}

fn not_found() -> Response {
    (StatusCode::NOT_FOUND, words().say("lost-title")).into_response()
}
