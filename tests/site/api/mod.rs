//! The API of a federation's own systems: tokens, operations, and the document about them.

mod commands;
mod documented;
mod operations;
mod tokens;
mod webhooks;

use crate::courses::with_role;
use crate::forms::fixtures::between;
use crate::harness::exam::fixed;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::results::results;
use bank::exam::Part;
use serde_json::Value;
use server::accounts::AccountId;
use server::exams::Act;
use server::roles::Role;
use site::startup::Operation;
use uuid::Uuid;

/// Scopes that read.
pub const READING: [&str; 3] = ["people", "results", "certificates"];

/// All scopes.
pub const ALL: [&str; 5] = ["people", "results", "certificates", "enrol", "candidates"];

/// A token with these scopes, made by this admin.
pub fn make_token(admin: &mut Visitor<'_>, name: &str, scopes: &[&str]) -> String {
    let mut fields = vec![("federation", "demo"), ("name", name), ("days", "30")];
    let names: Vec<String> = (0..scopes.len()).map(|at| format!("scopes[{at}]")).collect();
    fields.extend(names.iter().map(String::as_str).zip(scopes.iter().copied()));
    let made = admin.post("/api/token", &fields);
    assert_eq!(made.header("location"), "/federation/demo/tokens");
    let page = admin.follow(&made).body;
    let secret = page.split_once("class=\"secret\">").unwrap_or_else(|| panic!("no token: {page}")).1;
    secret.split('<').next().unwrap_or_default().to_owned()
}

/// Asks with a token.
pub fn ask(site: &RunningSite, token: &str, path: &str) -> Answer {
    Visitor::new(site).get_with(path, &[("authorization", &format!("Bearer {token}"))])
}

/// Posts JSON with a token.
pub fn send(site: &RunningSite, token: &str, path: &str, body: &Value) -> Answer {
    let bearer = format!("Bearer {token}");
    Visitor::new(site).post_json(path, &body.to_string(), &[("authorization", &bearer)])
}

/// The JSON of an answer.
pub fn json(answer: &Answer) -> Value {
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.header("content-type"), "application/json");
    serde_json::from_str(&answer.body).unwrap_or_else(|error| panic!("{error}: {}", answer.body))
}

/// The JSON of a problem.
pub fn problem(answer: &Answer) -> Value {
    assert_eq!(answer.header("content-type"), "application/problem+json", "{answer:?}");
    let problem: Value = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!(problem["status"], answer.status);
    problem
}

/// A site with something for each operation: Ada, who is admin and examiner, the released results of
/// Grace, unreleased ones of Joan, and a certificate of Grace.
pub struct ApiSite {
    pub site: RunningSite,
    /// The sitting with released results.
    pub released: String,
    /// The sitting whose results are not released.
    pub unreleased: String,
    pub grace: AccountId,
}

impl ApiSite {
    pub fn open() -> Self {
        Self::open_with(Operation::default())
    }

    pub fn open_with(operation: Operation) -> Self {
        let site = RunningSite::plain_with_settings(operation);
        drop(with_role(&site, "Ada", Some(Role::Admin)));
        site.grant_role("demo", "ada@example.org", Role::Examiner);
        let mut ada = Visitor::new(&site);
        ada.sign_in_to("demo", "ada@example.org");
        let (released, grace) = sat(&site, &mut ada, "autumn", "Grace");
        let (unreleased, _) = sat(&site, &mut ada, "winter", "Joan");
        site.execute("UPDATE sitting SET review = 'marks' WHERE code = 'autumn'");
        site.execute("UPDATE account SET member_number = '17' WHERE email = 'grace@example.org'");
        issue(&site, &mut ada, "grace@example.org");
        // Changes are listed after a minute.
        site.execute("UPDATE certificate SET state_at = '2026-01-02T03:04:05.678901Z'");
        Self { site, released, unreleased, grace }
    }

    /// The browser of Ada.
    pub fn ada(&self) -> Visitor<'_> {
        let mut ada = Visitor::new(&self.site);
        ada.sign_in_to("demo", "ada@example.org");
        ada
    }
}

/// Issues a certificate to the account with this address.
fn issue(site: &RunningSite, examiner: &mut Visitor<'_>, email: &str) {
    site.earn(email);
    let proposed = examiner.get("/federation/demo/certificates/proposed").body;
    let chosen = between(&proposed, "name=\"chosen[]\" value=\"");
    examiner.post("/api/certificates-issue", &[("federation", "demo"), ("chosen[0]", &chosen)]);
    while examiner.get("/federation/demo/certificates/proposed").body.contains("http-equiv=\"refresh\"") {}
}

/// A sitting of this code with a marked attempt: its id, and the candidate.
fn sat(site: &RunningSite, examiner: &mut Visitor<'_>, code: &str, name: &str) -> (String, AccountId) {
    site.open_exam(&fixed(&[(Part::Closed, "r001", 1), (Part::Closed, "r006", 1)]), |row| {
        row.code = code.to_owned();
    });
    let email = format!("{}@example.org", name.to_lowercase());
    Visitor::new(site).sign_up(name, &email);
    let (id, who) = site.operate(async |server| {
        let found = server.sittings.by_code(&format!("demo.{code}")).await.expect("readable");
        let (federation, sitting) = found.expect("an open sitting");
        let who = server.people.account_with(&federation, &email).await.expect("readable").expect("exists");
        let id = sitting.id.0.to_string();
        let attempt = server.admissions.enter(&who, sitting, "", "here", false).await.expect("entered").0;
        let entered =
            server.attempts.find(&who, &attempt.to_string()).await.expect("readable").expect("hers");
        let answer = Act::Answer {
            page: 1,
            change: Uuid::from_u128(1),
            answer: r#"{"law":["30A"]}"#.to_owned(),
            base: None,
        };
        server.attempts.act(&entered, "here", false, vec![answer, Act::Submit]).await.expect("handed in");
        (id, who.id)
    });
    results(examiner, &format!("/federation/demo/exams/{id}"));
    (id, who)
}
