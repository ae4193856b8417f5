//! Exports of a federation's people and certificates, for its admins.

use super::attachment::{CSV, private_attachment};
use super::certificate::Certificate;
use super::federation::{Member, or_refuse};
use super::request_context::{Refused, RequestContext};
use crate::{alphabet, words};
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use jiff::civil::Date;
use server::Server;
use server::roles::{Action, Whose};
use words::spreadsheet::table;

/// Exports the people of a federation.
pub async fn people_file(
    State(rules): State<Server>,
    UrlPath(code): UrlPath<String>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules.clone(), &parts);
    let found: Result<Vec<Member>, Refused> = async {
        let allowed = context.allowed(Action::KeepPeople, &code, Whose::Others).await?;
        or_refuse(rules.people.exported(&allowed, alphabet()).await)
    }
    .await;
    let heads = ["name", "email", "number", "since", "password", "confirmed", "roles"];
    match found {
        Ok(people) => file(&format!("{code}-people.csv"), heads, people.iter().map(person)),
        Err(why) => why.file_response(parts.uri.path()),
    }
}

/// Exports the certificates that a federation has issued.
pub async fn certificates_file(
    State(rules): State<Server>,
    UrlPath(code): UrlPath<String>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules.clone(), &parts);
    let found: Result<(Vec<Certificate>, Date), Refused> = async {
        let allowed = context.allowed(Action::KeepPeople, &code, Whose::Others).await?;
        or_refuse(rules.certificates.exported(&allowed).await)
    }
    .await;
    let heads = ["name", "programme", "level", "edition", "issued", "until", "state", "certificate"];
    match found {
        Ok((all, today)) => {
            let rows = all.iter().map(|one| certificate(one, today));
            file(&format!("{code}-certificates.csv"), heads, rows)
        }
        Err(why) => why.file_response(parts.uri.path()),
    }
}

fn file<const N: usize>(name: &str, heads: [&str; N], rows: impl Iterator<Item = Vec<String>>) -> Response {
    let heads = heads.map(|head| words().say(&format!("people-file-{head}"))).to_vec();
    private_attachment(CSV, name, table(std::iter::once(heads).chain(rows)))
}

fn person(one: &Member) -> Vec<String> {
    let words = words();
    let yes = |holds: bool| words.say(if holds { "people-file-yes" } else { "people-file-no" });
    let roles: Vec<String> =
        one.roles.iter().map(|role| words.say(&format!("role-{}", role.word()))).collect();
    vec![
        one.account.name.clone(),
        one.account.email.clone(),
        one.number.clone().unwrap_or_default(),
        one.since.date().to_string(),
        yes(one.has_joined),
        yes(one.is_confirmed),
        roles.join(", "),
    ]
}

fn certificate(one: &Certificate, today: Date) -> Vec<String> {
    vec![
        one.holder.clone(),
        one.programme_name.clone(),
        one.level_name.clone(),
        one.edition.word().to_owned(),
        one.issued_on.to_string(),
        one.until.map(|until| until.to_string()).unwrap_or_default(),
        words().say(&format!("verify-{}", one.standing(today).word())),
        one.public.to_string(),
    ]
}
