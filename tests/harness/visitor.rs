//! An HTTP client that keeps cookies, posts forms, and follows a redirect only on request.

use std::collections::BTreeMap;
use std::io::BufRead;

use ureq::Agent;
use ureq::http::Response;
use url::form_urlencoded;

use super::running::RunningSite;

/// Email address of the first user.
pub const ADA: &str = "ada@example.org";
/// A strong password.
pub const PASSWORD: &str = "kvart ost regn lykt";

/// An HTTP client of one site.
pub struct Visitor<'site> {
    site: &'site RunningSite,
    agent: Agent,
    cookies: BTreeMap<String, String>,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// Status code.
    pub status: u16,
    /// Body.
    pub body: String,
    /// The body as sent, if it is no text.
    bytes: Option<Vec<u8>>,
    headers: Vec<(String, String)>,
}

impl Answer {
    /// A header's value; empty if absent.
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(one, _)| one.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value.as_str())
    }

    /// The body as sent.
    #[allow(dead_code, reason = "only some tests read files")]
    pub fn bytes(&self) -> &[u8] {
        self.bytes.as_deref().unwrap_or(self.body.as_bytes())
    }

    /// All values of a header.
    pub fn headers(&self, name: &str) -> Vec<&str> {
        let same = self.headers.iter().filter(|(one, _)| one.eq_ignore_ascii_case(name));
        same.map(|(_, value)| value.as_str()).collect()
    }
}

impl<'site> Visitor<'site> {
    /// Starts without cookies.
    pub fn new(site: &'site RunningSite) -> Self {
        Self { site, agent: agent(), cookies: BTreeMap::new() }
    }

    /// Starts with the cookies of an earlier client.
    pub fn with_cookies(site: &'site RunningSite, cookies: BTreeMap<String, String>) -> Self {
        Self { cookies, ..Self::new(site) }
    }

    /// The stored cookies.
    pub fn cookies(&self) -> BTreeMap<String, String> {
        self.cookies.clone()
    }

    /// Requests a page.
    pub fn get(&mut self, path: &str) -> Answer {
        self.get_with(path, &[])
    }

    /// Requests a page with additional headers.
    pub fn get_with(&mut self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = self.agent.get(self.site.url(path)).header("cookie", self.cookie());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.keep(request.call())
    }

    /// Reads a streaming response, line by line.
    pub fn listen(&mut self, path: &str) -> impl Iterator<Item = String> + use<> {
        let answer = self.agent.get(self.site.url(path)).header("cookie", self.cookie()).call();
        let body = answer.expect("an answer").into_body().into_reader();
        std::io::BufReader::new(body).lines().map(|line| line.expect("a line"))
    }

    /// Posts a form, as a browser does from a page of this site.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_with(path, fields, &[("sec-fetch-site", "same-origin"), ("accept", "text/html")])
    }

    /// Posts a form with additional headers.
    pub fn post_with(&mut self, path: &str, fields: &[(&str, &str)], headers: &[(&str, &str)]) -> Answer {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let mut request = self.agent.post(self.site.url(path)).header("cookie", self.cookie());
        request = request.header("content-type", "application/x-www-form-urlencoded");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.keep(request.send(body))
    }

    /// Posts lines of text, as a script of this site does.
    pub fn post_text(&mut self, path: &str, text: &str) -> Answer {
        let request = self.agent.post(self.site.url(path)).header("cookie", self.cookie());
        let request = request.header("content-type", "text/plain;charset=utf-8");
        self.keep(request.header("sec-fetch-site", "same-origin").send(text))
    }

    /// Posts JSON, as a program does.
    pub fn post_json(&mut self, path: &str, json: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = self.agent.post(self.site.url(path)).header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.keep(request.send(json))
    }

    /// Posts a form with a file, as a browser does from a page of this site.
    pub fn post_file(&mut self, path: &str, fields: &[(&str, &str)], name: &str, file: &[u8]) -> Answer {
        self.post_files(path, fields, name, &[("people.csv", file)])
    }

    /// The same with several files, each with its name.
    pub fn post_files(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        name: &str,
        files: &[(&str, &[u8])],
    ) -> Answer {
        const EDGE: &str = "edge-of-a-part-7f3a";
        let mut body = Vec::new();
        for (field, value) in fields {
            let head =
                format!("--{EDGE}\r\ncontent-disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n");
            body.extend_from_slice(head.as_bytes());
        }
        for (file, bytes) in files {
            let head = format!(
                "--{EDGE}\r\ncontent-disposition: form-data; name=\"{name}\"; filename=\"{file}\"\r\n\
                 content-type: text/csv\r\n\r\n"
            );
            body.extend_from_slice(head.as_bytes());
            body.extend_from_slice(bytes);
            body.extend_from_slice(b"\r\n");
        }
        body.extend_from_slice(format!("--{EDGE}--\r\n").as_bytes());
        let request = self.agent.post(self.site.url(path)).header("cookie", self.cookie());
        let request = request.header("sec-fetch-site", "same-origin").header("accept", "text/html");
        // Waits for the server's consent before it sends: a refusal in the middle of sending could
        // not be read.
        let request = request.header("expect", "100-continue");
        let kind = format!("multipart/form-data; boundary={EDGE}");
        self.keep(request.header("content-type", kind).send(&body[..]))
    }

    /// Signs up with a good password.
    pub fn sign_up(&mut self, name: &str, email: &str) -> Answer {
        self.post("/api/sign-up", &[("name", name), ("email", email), ("password", PASSWORD)])
    }

    /// Signs up in the federation with this code, with a good password.
    pub fn sign_up_in(&mut self, federation: &str, name: &str, email: &str) -> Answer {
        let fields = [("federation", federation), ("name", name), ("email", email), ("password", PASSWORD)];
        self.post("/api/sign-up", &fields)
    }

    /// Signs in again, in the federation with this code.
    pub fn sign_in_to(&mut self, federation: &str, email: &str) -> Answer {
        let fields = [("federation", federation), ("email", email), ("password", PASSWORD)];
        let answer = self.post("/api/sign-in", &fields);
        if !answer.header("location").starts_with("/sign-in/code") {
            return answer;
        }
        let code = self.site.recovery_code(email);
        self.post("/api/code", &[("code", &code)])
    }

    /// Answers a scenario with the first choice of each question.
    pub fn answer(&mut self, scenario: &str) -> Answer {
        let chosen = self.chosen(scenario);
        self.send(&chosen)
    }

    /// Answers a scenario from the list at a query string, with the first choice of each question.
    pub fn answer_in(&mut self, list: &str, scenario: &str) -> Answer {
        let mut chosen = self.chosen(scenario);
        chosen.push(("list".to_owned(), list.to_owned()));
        self.send(&chosen)
    }

    /// Fields of an answer to a scenario: the first choice of each question.
    pub fn chosen(&mut self, scenario: &str) -> Vec<(String, String)> {
        let form = self.get(&format!("/scenario/{scenario}")).body;
        let mut fields = vec![("scenario".to_owned(), scenario.to_owned())];
        fields.extend(first_choices(&form));
        fields
    }

    /// Sends the answer that a page offers to resend.
    pub fn resend_answer(&mut self, page: &str) -> Answer {
        let mut fields = vec![("scenario".to_owned(), value_of(page, "scenario"))];
        fields.extend(first_choices(page));
        self.send(&fields)
    }

    /// Posts the fields of an answer.
    pub fn send(&mut self, fields: &[(String, String)]) -> Answer {
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.post("/api/answer", &fields)
    }

    /// Follows a redirect.
    pub fn follow(&mut self, answer: &Answer) -> Answer {
        let to = answer.header("location");
        assert!((300..400).contains(&answer.status) && !to.is_empty(), "not a redirect: {answer:?}");
        let path = to.strip_prefix(&self.site.url("")).unwrap_or(to).to_owned();
        self.get(&path)
    }

    fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    fn keep(&mut self, answer: Result<Response<ureq::Body>, ureq::Error>) -> Answer {
        let mut answer = answer.expect("a response");
        let text = |value: &ureq::http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers: Vec<_> =
            answer.headers().iter().map(|(name, value)| (name.to_string(), text(value))).collect();
        for (_, cookie) in headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, rest) = cookie.split_once('=').expect("a cookie has a name");
            let value = rest.split(';').next().unwrap_or_default();
            if value.is_empty() || rest.to_ascii_lowercase().contains("max-age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        // An endless stream must not be read to its end.
        let goes_on =
            headers.iter().any(|one| *one == ("content-type".to_owned(), "text/event-stream".to_owned()));
        let bytes = match goes_on {
            true => Vec::new(),
            false => answer.body_mut().read_to_vec().expect("the answer is whole"),
        };
        Answer {
            status: answer.status().as_u16(),
            body: String::from_utf8_lossy(&bytes).into_owned(),
            bytes: std::str::from_utf8(&bytes).is_err().then_some(bytes),
            headers,
        }
    }
}

/// HTTP agent without proxy and redirects; an error page is a normal response.
pub fn agent() -> Agent {
    Agent::config_builder().http_status_as_error(false).max_redirects(0).proxy(None).build().into()
}

/// The first choice of each question of a form.
pub fn first_choices(form: &str) -> Vec<(String, String)> {
    let mut chosen: Vec<(String, String)> = Vec::new();
    for piece in form.split("name=\"answer[").skip(1) {
        let name = format!("answer[{}", piece.split('"').next().unwrap_or_default());
        if chosen.iter().all(|(one, _)| *one != name) {
            let value = value_of(form, &name);
            chosen.push((name, value));
        }
    }
    chosen
}

/// The value of the first input with this name.
pub fn value_of(form: &str, name: &str) -> String {
    let rest = form.split(&format!("name=\"{name}\"")).nth(1).unwrap_or_default();
    rest.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}
