//! A sign-in provider that others have written, `oidc-provider` for Node.js, and people who sign in
//! there.
//!
//! `cargo ci` installs it and names its folder in `OIDC_PROVIDER`; manually, in a folder of its own:
//! copy `package.json` and `package-lock.json` from here, and `npm ci --ignore-scripts`.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use server::outbound::Hosts;
use site::startup::Operation;
use ureq::http::Response;
use url::{Url, form_urlencoded};

use super::visitor::agent;

pub mod entered;

/// Environment variable with the folder that npm has installed the provider in.
const FOLDER: &str = "OIDC_PROVIDER";
/// Redirects and pages of a sign-in.
const STEPS: usize = 20;

/// The client's secret at the provider.
pub const CLIENT_SECRET: &str = "hush-hush-hush";

/// An offered sign-in provider, which is never asked: a statement that enters it.
pub const OFFERED: &str = "
    INSERT INTO provider (federation_id, id, name, issuer, client, scopes, number_claim, email_rule, admits,
        trusts_factor, is_offered, tried_at, metadata, keys, read_at, created_at)
    SELECT id, x'00000000000000000000000000000001', 'Norway', 'https://id.example.org', 'director', 'email', '',
        'verified', true, false, true, created_at, '{\"end_session_endpoint\":\"https://id.example.org/logout\"}',
        '{}', created_at, created_at
    FROM federation WHERE code = 'demo'";
/// Its id.
pub const OFFERED_ID: &str = "00000000-0000-0000-0000-000000000001";

/// The provider; stopped on drop.
pub struct SignInProvider {
    child: Child,
    /// Kept open, as the provider ends where its warnings cannot be written.
    _output: Lines<BufReader<ChildStdout>>,
    issuer: String,
    back: String,
}

impl SignInProvider {
    /// Starts the provider for a site with this return URL.
    pub fn start(back: &str) -> Self {
        let folder = std::env::var_os(FOLDER)
            .expect("OIDC_PROVIDER names the folder of oidc-provider, as `cargo ci` does");
        let script = Path::new(env!("CHECKOUT")).join("tests/harness/provider/provider.mjs");
        let mut node = Command::new("node");
        node.arg(script).arg(back).env(FOLDER, folder).stdin(Stdio::null());
        let mut child = node.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("node runs");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut lines = output.by_ref().map_while(Result::ok);
        let issuer = lines.find(|line| line.starts_with("http://")).expect("its issuer");
        Self { child, _output: output, issuer, back: back.to_owned() }
    }

    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    /// Signs a person in, with their consent. Returns the URL to which the provider sends them.
    pub fn sign_in(&self, url: &str, login: &str) -> String {
        self.walk(url, |form| match form.contains("name=\"login\"") {
            true => Some(vec![("prompt", "login"), ("login", login), ("password", "any")]),
            false => Some(vec![("prompt", "consent")]),
        })
    }

    /// Goes there, and declines.
    pub fn decline(&self, url: &str) -> String {
        self.walk(url, |_| None)
    }

    /// Follows the pages of the provider until it leads back. A page is answered with these fields,
    /// or by its link that declines.
    fn walk<'a>(&self, url: &str, answer: impl Fn(&str) -> Option<Vec<(&'a str, &'a str)>>) -> String {
        let (agent, mut cookies) = (agent(), BTreeMap::<String, String>::new());
        let mut at = Url::parse(url).expect("a URL");
        let mut fields: Option<Vec<(&str, &str)>> = None;
        for _ in 0..STEPS {
            let cookie: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let sent = match fields.take() {
                Some(fields) => {
                    let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
                    let request = agent.post(at.as_str()).header("cookie", cookie.join("; "));
                    request.header("content-type", "application/x-www-form-urlencoded").send(body)
                }
                None => agent.get(at.as_str()).header("cookie", cookie.join("; ")).call(),
            };
            let mut sent = sent.expect("the provider answers");
            keep(&mut cookies, &sent);
            if let Some(to) = sent.headers().get("location").and_then(|to| to.to_str().ok()) {
                if to.starts_with(&self.back) {
                    return to.to_owned();
                }
                at = at.join(to).expect("a URL");
                continue;
            }
            let page = sent.body_mut().read_to_string().expect("a page");
            fields = answer(&page);
            let (before, after) = match fields {
                Some(_) => ("action=\"", '"'),
                None => ("href=\"", '"'),
            };
            let links = page.split(before).skip(1).filter_map(|rest| rest.split(after).next());
            let to = links.filter(|to| fields.is_some() || to.ends_with("/abort")).last();
            at = at.join(to.unwrap_or_else(|| panic!("a way on: {page}"))).expect("a URL");
        }
        panic!("too many pages at the provider, the last {at}");
    }
}

fn keep(cookies: &mut BTreeMap<String, String>, sent: &Response<ureq::Body>) {
    for cookie in sent.headers().get_all("set-cookie") {
        let text = cookie.to_str().expect("a text");
        let (name, rest) = text.split_once('=').expect("a cookie has a name");
        cookies.insert(name.to_owned(), rest.split(';').next().unwrap_or_default().to_owned());
    }
}

impl Drop for SignInProvider {
    fn drop(&mut self) {
        // It may have exited by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Settings of a site that may ask providers on this machine.
pub fn asks_this_machine() -> Operation {
    let provider_hosts = Hosts::parse("127.0.0.1").expect("a host");
    Operation { provider_hosts, ..Operation::default() }
}
