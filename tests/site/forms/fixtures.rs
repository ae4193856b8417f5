//! Users, and objects of forms and pages that must be created first: a course, sittings, attempts,
//! an appeal, a directed session.

use crate::RunningSite;
use crate::attempt::{CHANGE, press};
use crate::courses::create_course;
use crate::harness::exam::{ExamItem, fixed, sheet_without_code};
use crate::harness::hook_receiver::{ENTERED, ENTERED_ID};
use crate::harness::provider::{OFFERED, OFFERED_ID};
use crate::harness::visitor::{Answer, Visitor};
use crate::results::results;
use crate::roles::clients::{Clients, HOME, id_of};
use crate::roles::table::Row;
use crate::sittings::sitting;
use bank::exam::Part;
use server::roles::Role;
use std::collections::BTreeMap;
use std::time::Duration;

/// Requests by scripts, in lines: no forms.
pub const LINES: &str = "/attempt/{id}/save";
/// The first item is for examiners, the others for the engine.
const PAPER: [ExamItem; 3] =
    [(Part::Closed, "r018", 1), (Part::Closed, "r001", 1), (Part::Closed, "r006", 1)];
/// Releases the results, and adds a rubric line with the id of the route table.
const OPENED: &str = "
    UPDATE sitting SET review = 'marks', appeals_until = '2099-01-01T00:00:00.000000Z', paper = 'name = \"County\"
    [[item]]
    scenario = \"r001\"
    part = \"closed\"
    [[rubric]]
    id = \"none\"
    name = \"Manner\"
    points = 4
    table = \"Table A\"
    scenario = \"r003\"
    part = \"practical\"' WHERE code = 'autumn'";

/// All users, and an object of each kind.
pub struct Fixtures {
    clients: Clients,
    course: String,
    paper: String,
    programme: String,
    /// A draft of an own scenario.
    scenario: String,
    /// A draft sitting.
    draft: String,
    /// An open sitting.
    exam: String,
    /// A candidate with an attempt in progress: everything else is closed to them.
    sits: Sitter,
    /// A candidate whose results are released, and who may appeal.
    sat: Sitter,
    /// A pasted text of candidates for the open sitting.
    pasted: String,
    /// The account of a person on the list of the draft.
    listed: String,
    /// A paper of the open sitting, written in a hall.
    on_paper: String,
    /// A picture of its sheet.
    scan: String,
    appeal: String,
    /// A session that a trainee asks the examiner to sign.
    directed: String,
    /// The examiner's account.
    cosigner: String,
    /// An issued certificate.
    certificate: String,
    /// A token of the API.
    token: String,
}

/// A user with an attempt.
struct Sitter {
    cookies: BTreeMap<String, String>,
    attempt: String,
}

impl Sitter {
    /// Signs up and enters.
    fn enters(visitor: &mut Visitor<'_>, name: &str) -> Sitter {
        visitor.sign_up(name, &format!("{}@example.org", name.to_lowercase()));
        let sent = visitor.post("/api/attempt-begin", &[("exam", "demo.autumn"), ("entry", "sesame")]);
        let attempt = sent.header("location").strip_prefix("/attempt/").unwrap_or_else(|| panic!("{sent:?}"));
        Sitter { cookies: visitor.cookies(), attempt: attempt.to_owned() }
    }
}

impl Fixtures {
    pub fn prepare() -> Fixtures {
        let clients = Clients::gather();
        let course = create_course(&mut clients.visitor(clients.with_role(Role::Admin)));
        let mut examiner = clients.visitor(clients.with_role(Role::Examiner));
        let draft = sitting(&mut examiner);
        let paper = linked(&mut examiner, "/federation/demo/exams", "/papers/");
        let new = [("federation", HOME), ("name", "County"), ("word", "county")];
        let programme = examiner.post("/api/programme", &new).header("location").to_owned();
        let programme = programme.rsplit('/').next().unwrap_or_default().to_owned();
        let file = b"id = \"x\"\nfamily = \"rotation\"\n";
        examiner.post_file("/api/own-scenario-import", &[("federation", HOME)], "files", file);
        let scenario = "own-demo-1".to_owned();
        let site = clients.site();
        site.open_exam(&fixed(&PAPER), |row| {
            row.code = "autumn".to_owned();
            row.entry_code = "sesame".to_owned();
        });
        site.execute(OPENED);
        site.execute(OFFERED);
        site.execute(ENTERED);
        let exam = site.operate(async |server| {
            let found = server.sittings.by_code("demo.autumn").await.expect("readable");
            found.expect("an open sitting").1.id.0.to_string()
        });
        let mut joan = Visitor::new(site);
        let sat = Sitter::enters(&mut joan, "Joan");
        let at = format!("/attempt/{}", sat.attempt);
        for page in 1..=3 {
            press(&mut joan, &at, page, "save");
        }
        joan.post("/api/attempt", &[("attempt", &sat.attempt), ("act", "submit")]);
        results(&mut examiner, &format!("/federation/demo/exams/{exam}"));
        joan.post("/api/appeal", &[("attempt", &sat.attempt), ("page", "2"), ("text", "Look again.")]);
        let appeal = linked(&mut examiner, "/federation/demo/appeals", "/federation/demo/appeals/");
        let people =
            [("federation", HOME), ("sitting", &*exam), ("people", "joan@example.org\nnobody@example.org")];
        let pasted = examiner.post("/api/roster-try", &people).header("location").to_owned();
        let pasted = pasted.rsplit('/').next().unwrap_or_default().to_owned();
        let on_paper = drawn(site, &mut examiner, &exam);
        let scan = scanned(&mut examiner, &exam);
        let listed = id_of(site, HOME, "trainee@example.org");
        let people = [("federation", HOME), ("sitting", &*draft), ("trial", ""), ("chosen[0]", &*listed)];
        examiner.post("/api/roster-add", &people);
        let cosigner = id_of(site, HOME, "examiner@example.org");
        let mut trainee = clients.visitor(clients.with_role(Role::Trainee));
        trainee.post(
            "/api/directed",
            &[
                ("day", "2026-01-01"),
                ("minutes", "210"),
                ("text", "Club evening"),
                ("part", "directed"),
                ("cosigner", &cosigner),
            ],
        );
        let directed = between(&trainee.get("/me/sessions").body, "name=\"directed\" value=\"");
        let certificate = certified(site, &mut examiner);
        let mut admin = clients.visitor(clients.with_role(Role::Admin));
        let new = [("federation", HOME), ("name", "System"), ("scopes[0]", "people"), ("days", "30")];
        admin.post("/api/token", &new);
        let token = between(&admin.get("/federation/demo/tokens").body, "name=\"token\" value=\"");
        let sits = Sitter::enters(&mut Visitor::new(site), "Mary");
        let course = course.rsplit('/').next().unwrap_or_default().to_owned();
        Fixtures {
            clients,
            course,
            paper,
            programme,
            scenario,
            draft,
            exam,
            sits,
            sat,
            pasted,
            listed,
            on_paper,
            scan,
            appeal,
            directed,
            cosigner,
            certificate,
            token,
        }
    }

    /// All users.
    pub fn clients(&self) -> &Clients {
        &self.clients
    }

    /// Browsers of all users: first those of the route table, then of a running and of a finished
    /// candidate.
    pub fn browsers(&self) -> Vec<Visitor<'_>> {
        let mut all: Vec<_> = self.clients.each().map(|who| self.clients.visitor(who)).collect();
        all.extend([&self.sits, &self.sat].map(|one| self.browser_of(one)));
        all
    }

    /// The owner of an exam route: the examiner or the candidate.
    pub fn whose(&self, row: &Row) -> usize {
        let examiner = self.clients.with_role(Role::Examiner).name();
        let all = self.clients.each().count();
        match row.at {
            "/api/attempt" => all,
            "/api/appeal" | "/attempt/{id}/appeals" | "/attempt/{id}/review" | "/attempt/{id}/review/{n}" => {
                all + 1
            }
            at if at.starts_with("/attempt/") => all,
            _ => self.clients.each().position(|who| who.name() == examiner).expect("one"),
        }
    }

    fn browser_of(&self, sitter: &Sitter) -> Visitor<'_> {
        Visitor::with_cookies(self.clients.site(), sitter.cookies.clone())
    }

    /// Id of the attempt in progress.
    pub fn under_way(&self) -> &str {
        &self.sits.attempt
    }

    /// The fields of the route table, with the ids of existing objects.
    pub fn fields(&self, row: &Row) -> Vec<(&'static str, String)> {
        let about = |(name, value): (&'static str, String)| {
            let there: &str = match (row.at, name, value.as_str()) {
                (_, "course", "none") => &self.course,
                ("/api/roster-act", "person", "none") => &self.listed,
                (
                    "/api/hall-type"
                    | "/api/hall-confirm"
                    | "/api/hall-reopen"
                    | "/api/hall-scan"
                    | "/api/hall-scan-act"
                    | "/api/hall-file-remove",
                    "sitting",
                    "none",
                ) => &self.exam,
                ("/api/hall-type" | "/api/hall-confirm" | "/api/hall-reopen", "attempt", "none") => {
                    &self.on_paper
                }
                ("/api/hall-scan-act", "scan", "none") => &self.scan,
                // No file has the id of a picture: it stays for the others.
                ("/api/hall-file-remove", "file", "none") => &self.scan,
                ("/api/paper-rows", "paper", "none") => &self.paper,
                (_, "programme", "none") => &self.programme,
                (_, "provider", "none") => OFFERED_ID,
                (_, "webhook" | "delivery", "none") => ENTERED_ID,
                (_, "scenario", "none") => &self.scenario,
                ("/api/exam-mark" | "/api/exam-sheet" | "/api/exam-table", "sitting", "none")
                | (_, "exam", "none") => &self.exam,
                (_, "sitting", "none") => &self.draft,
                (_, "exam", "demo.none") => "demo.autumn",
                ("/api/attempt", "attempt", "none") => &self.sits.attempt,
                (_, "attempt", "none") => &self.sat.attempt,
                (_, "appeal", "none") => &self.appeal,
                (_, "directed", "none") => &self.directed,
                (_, "certificate", "none") => &self.certificate,
                ("/api/token-revoke", "token", "none") => &self.token,
                (_, "cosigner", "none") => &self.cosigner,
                ("/api/appeal", "page", "") => "3",
                _ => &value,
            };
            (name, there.to_owned())
        };
        row.filled(&self.clients, self.clients.let_in(row), HOME, false).into_iter().map(about).collect()
    }

    /// The pages of a route for existing objects: for a sitting both the draft and the open one.
    pub fn pages(&self, asks: &str) -> Vec<String> {
        let there = asks
            .replace("/exam/demo.none", "/exam/demo.autumn")
            .replace("/courses/none", &format!("/courses/{}", self.course))
            .replace("/programmes/none", &format!("/programmes/{}", self.programme))
            .replace("/providers/none", &format!("/providers/{OFFERED_ID}"))
            .replace("/webhooks/none", &format!("/webhooks/{ENTERED_ID}"))
            .replace("/bank/none", &format!("/bank/{}", self.scenario))
            .replace("/papers/none", &format!("/papers/{}", self.paper))
            .replace("/candidates/none", &format!("/candidates/{}", self.pasted))
            .replace("/hall/none", &format!("/hall/{}", self.on_paper))
            .replace("/scanned/none", &format!("/scanned/{}", self.on_paper))
            .replace("/scans/none", &format!("/scans/{}", self.scan))
            .replace("/appeals/none", &format!("/appeals/{}", self.appeal))
            .replace("/certificates/none", &format!("/certificates/{}", self.certificate))
            .replace("/marking/none", &format!("/marking/{}", self.sat.attempt))
            .replace("/sheets/none", &format!("/sheets/{}", self.sat.attempt))
            .replace("/tables/1/none", &format!("/tables/1/{}", self.sat.attempt))
            .replace("/attempt/none/review", &format!("/attempt/{}/review", self.sat.attempt))
            .replace("/attempt/none/appeals", &format!("/attempt/{}/appeals", self.sat.attempt))
            .replace("/attempt/none", &format!("/attempt/{}", self.sits.attempt));
        let of = |sitting: &str| there.replace("/exams/none", &format!("/exams/{sitting}"));
        if of("") == there { vec![there] } else { vec![of(&self.draft), of(&self.exam)] }
    }

    /// The browser of a user who may send this.
    pub fn who_may(&self, row: &Row) -> Visitor<'_> {
        match row.at {
            "/api/attempt" | LINES => self.browser_of(&self.sits),
            "/api/appeal" => self.browser_of(&self.sat),
            _ => self.clients.visitor(self.clients.let_in(row)),
        }
    }

    /// Sends the form from a browser; returns the response and the page it leads to.
    pub fn send(
        &self,
        visitor: &mut Visitor<'_>,
        row: &Row,
        fields: &[(&'static str, String)],
    ) -> (Answer, String) {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let answer = match (row.at, fields.as_slice()) {
            (LINES, [(_, text)]) => {
                let lines = format!(
                    "{text}\nlook {text} 15\nanswer {text} {CHANGE} law=30A\nanswer 1 {CHANGE} law={text}\n\
                     flag 1 {text}"
                );
                let answer = visitor.post_text(&format!("/attempt/{}/save", self.sits.attempt), &lines);
                return (answer, format!("/attempt/{}/1", self.sits.attempt));
            }
            ("/api/enrol", [first, (name, text)]) => {
                let file = format!(
                    "firstname,lastname,email\n\"{}\",Hopper,grace@example.org\n",
                    text.replace('"', "\"\"")
                );
                visitor.post_file(row.at, &[*first], name, file.as_bytes())
            }
            ("/api/logo" | "/api/own-scenario-import", [first, (name, text), ..]) => {
                visitor.post_file(row.at, &[*first], name, text.as_bytes())
            }
            ("/api/check-credential", [(_, text), ..]) => {
                visitor.post_file(row.at, &[], "file", text.as_bytes())
            }
            _ => visitor.post(row.at, &fields),
        };
        let to = answer.header("location").split('#').next().unwrap_or_default().to_owned();
        (answer, to)
    }
}

/// A person who writes an open exam in a hall. Returns the id of their paper.
fn drawn(site: &RunningSite, examiner: &mut Visitor<'_>, exam: &str) -> String {
    Visitor::new(site).sign_up("Dorothy", "dorothy@example.org");
    let dorothy = id_of(site, HOME, "dorothy@example.org");
    let of = [("federation", HOME), ("sitting", exam)];
    examiner.post("/api/roster-add", &[&of[..], &[("trial", ""), ("chosen[0]", &*dorothy)]].concat());
    examiner.post("/api/hall-act", &[&of[..], &[("attempt", ""), ("act", "draw")]].concat());
    let first =
        examiner.get(&format!("/federation/demo/exams/{exam}/hall?q=1")).header("location").to_owned();
    first.split('/').nth(6).unwrap_or_else(|| panic!("no paper: {first}")).to_owned()
}

/// Uploads a picture of that paper's sheet, and says whose it is. Returns its id.
fn scanned(examiner: &mut Visitor<'_>, exam: &str) -> String {
    let of = [("federation", HOME), ("sitting", exam)];
    examiner.post_file("/api/hall-scan", &of, "files", &sheet_without_code());
    let to = format!("/federation/demo/exams/{exam}/scans");
    let mut picture = || {
        std::thread::sleep(Duration::from_millis(100));
        let page = examiner.get(&to).body;
        page.split(&format!("href=\"{to}/")).nth(1).map(|rest| rest[..36].to_owned())
    };
    let scan = (0..600).find_map(|_| picture()).expect("the picture is read");
    let fields = [&of[..], &[("scan", &*scan), ("act", "assign"), ("number", "1"), ("sheet", "1")]].concat();
    examiner.post("/api/hall-scan-act", &fields);
    scan
}

/// A holder of a certificate, and a person with a proposal. Returns the certificate's id.
fn certified(site: &RunningSite, examiner: &mut Visitor<'_>) -> String {
    const PROPOSED: &str = "/federation/demo/certificates/proposed";
    for name in ["Edith", "Frances"] {
        let email = format!("{}@example.org", name.to_lowercase());
        Visitor::new(site).sign_up(name, &email);
        site.earn(&email);
    }
    let edith = between(&examiner.get(PROPOSED).body, "name=\"chosen[]\" value=\"");
    examiner.post("/api/certificates-issue", &[("federation", HOME), ("chosen[0]", &edith)]);
    // Claims are ruled again under the other edition before the page offers a paper.
    for page in [PROPOSED, "/federation/demo/certificates/edition?from=2017&to=2007"] {
        while examiner.get(page).body.contains("http-equiv=\"refresh\"") {}
    }
    let list = examiner.get("/federation/demo/certificates").body;
    let ids = list.split("/federation/demo/certificates/").skip(1).filter_map(|rest| rest.split('"').next());
    ids.filter(|id| id.contains('-')).last().unwrap_or_else(|| panic!("none is issued: {list}")).to_owned()
}

/// The end of the first link on a page that contains this.
fn linked(visitor: &mut Visitor<'_>, page: &str, within: &str) -> String {
    let body = visitor.get(page).body;
    let links = body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let end = links.filter_map(|to| to.split_once(within)).map(|(_, end)| end).find(|end| !end.is_empty());
    end.unwrap_or_else(|| panic!("{within} on {page}: {body}")).to_owned()
}

/// The text of a page after this, up to the next quotation mark.
pub fn between(body: &str, before: &str) -> String {
    let rest = body.split_once(before).unwrap_or_else(|| panic!("{before} is not in {body}")).1;
    rest.split('"').next().unwrap_or_default().to_owned()
}
