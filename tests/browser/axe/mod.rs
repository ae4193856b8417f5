//! Accessibility: axe finds nothing on any page, in light and dark, at the widths of a phone and of
//! a desktop.
//!
//! `cargo ci` fetches the script and names it in `AXE`; manually: `npm install --prefix target/axe
//! --ignore-scripts axe-core`, and `AXE=$PWD/target/axe/node_modules/axe-core/axe.min.js cargo test
//! --test browser axe`.
//!
//! With `PICTURES=1` each page is stored as pictures in each language in `target/screenshots`, for
//! inspection.
//!
//! - `exams`: the pages of an exam, and those after it
//! - `studio`: scenarios being written
//! - `untranslated`: untranslated text on a page
//! - `overflow`: overflow of a page, in each language

mod exams;
pub mod overflow;
mod studio;
mod untranslated;

use std::collections::BTreeSet;
use std::path::Path;

use bank::desk::CaseSheet;
use bank::{Bank, Scenario};
use rules::engine;
use server::roles::Role;
use site::routes::{self, Access};
use words::Language;

use crate::harness::browser::{Browser, DESK, PHONE, Scripts};
use crate::harness::hook_receiver::{ENTERED, ENTERED_ID};
use crate::harness::provider::{OFFERED, OFFERED_ID};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey::{choose_all, submit};
use crate::journey_account::{sign_in, sign_up};
use crate::journey_certificate;
use crate::journey_directed;

/// Environment variable with the path of the script.
const SCRIPT: &str = "AXE";

/// Further public pages: with parameters, and some after an error.
const PUBLIC_PAGES: [&str; 27] = [
    "/language?next=%2Flaws",
    "/verify/none",
    "/practice/30",
    "/practice/70",
    "/scenario/r001",
    "/scenario/r001?check=1",
    "/scenario/c001",
    "/scenario/d001?check=1",
    "/scenario/r059.2",
    "/scenario/r001/what-if",
    "/scenario/r001/what-if?change=accepts:1:yes",
    "/scenario/c003/what-if?change=aware:H:yes",
    "/scenario/r001/what-if?change=nothing",
    "/scenario/r001/variant",
    "/laws/2017",
    "/laws/2017/30",
    "/laws/2007/32",
    "/laws/social/70",
    "/sign-in?next=%2Fme",
    // With the setup key of these sites.
    "/first-steps?key=74449005d1147bfcee831c0805c0720c",
    "/reset/none",
    "/confirm/none",
    "/invitation/none",
    "/mark/none",
    "/address/none",
    "/no-such-page",
    "/scenario/nothing",
];

/// Further pages for the staff of a federation, or of the site.
const STAFF_PAGES: [&str; 5] = [
    "/federation/demo/people?holds=nobody",
    "/federation/demo/emails/exam/en",
    "/federation/demo/programmes/demonstration/progress",
    "/account/second-factor",
    "/refused?why=store",
];

/// Pages whose path depends on what a test did before.
const FOUND: [&str; 51] = [
    "/federation/demo/bank/1/edit",
    "/federation/demo/certificates/1",
    "/exam/demo.spring",
    "/attempt/1",
    "/attempt/1/1",
    "/attempt/1/laws/2017",
    "/attempt/1/laws/2017/30",
    "/scenario/r001/marked",
    "/answer/1",
    "/sign-in/code",
    "/federation/demo/people/1",
    "/federation/demo/people/1/accommodations",
    "/federation/demo/programmes/1",
    "/federation/demo/providers/1",
    "/federation/demo/webhooks/1",
    "/federation/demo/programmes/1/simulation",
    "/federation/demo/bank/1",
    "/federation/demo/courses/1",
    "/federation/demo/courses/1/members",
    "/federation/demo/courses/1/settings",
    "/federation/demo/enrol/1",
    "/federation/demo/exams/1",
    "/federation/demo/exams/1/candidates",
    "/federation/demo/exams/1/candidates/1",
    "/federation/demo/exams/1/hall",
    "/federation/demo/exams/1/hall/1",
    "/federation/demo/exams/1/hall/1/1",
    "/federation/demo/exams/1/scans",
    "/federation/demo/exams/1/scans/1",
    "/federation/demo/exams/1/scanned/1",
    "/federation/demo/exams/1/key",
    "/federation/demo/exams/1/board",
    "/federation/demo/exams/1/test",
    "/federation/demo/exams/papers/1",
    "/federation/demo/exams/papers/1/preview",
    "/federation/demo/exams/papers/1/expected",
    "/federation/demo/exams/1/results",
    "/federation/demo/exams/1/marking",
    "/federation/demo/exams/1/marking/1/1",
    "/federation/demo/exams/1/sheets/1",
    "/federation/demo/exams/1/tables",
    "/federation/demo/exams/1/tables/1",
    "/federation/demo/exams/1/tables/1/1",
    "/federation/demo/exams/1/review",
    "/federation/demo/exams/1/statistics",
    "/federation/demo/exams/1/remarking",
    "/federation/demo/exams/1/archive",
    "/federation/demo/appeals/1",
    "/attempt/1/review",
    "/attempt/1/review/1",
    "/attempt/1/appeals",
];

const COURSE: [(&str, &str); 7] = [
    ("federation", "demo"),
    ("name", "Spring"),
    ("code", "spring"),
    ("begins", "2026-01-01"),
    ("ends", ""),
    ("laws", "30, 31"),
    ("sets", "First: r001, r002"),
];

/// Maximum length of a picture's name.
const MAX_NAME: usize = 100;

/// One browser on one site, and its violations.
struct AxeRun {
    browser: Browser,
    site: RunningSite,
    axe: String,
    found: BTreeSet<String>,
}

impl AxeRun {
    fn start() -> AxeRun {
        let script = std::env::var_os(SCRIPT).expect("AXE names the script of axe-core, as `cargo ci` does");
        let axe = std::fs::read_to_string(&script).expect("the script of axe-core can be read");
        let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
        AxeRun { browser, site, axe, found: BTreeSet::new() }
    }

    /// Opens a page and checks it.
    fn at(&mut self, page: &str) {
        self.browser.set_view(DESK, false);
        self.browser.open(&self.site.url(page));
        self.here();
    }

    /// Checks the open page, with everything unfolded.
    fn here(&mut self) {
        let address = self.browser.address();
        let page = address.strip_prefix(&self.site.url("")).unwrap_or(&address).to_owned();
        self.browser.script(&self.axe);
        self.browser.script(UNFOLD);
        for (width, dark) in [(DESK, false), (DESK, true), (PHONE, false), (PHONE, true)] {
            self.browser.set_view(width, dark);
            self.violations(&format!("{page} ({width}, {})", if dark { "dark" } else { "light" }));
        }
        for language in Language::all() {
            self.open_in(&address, language.tag());
            self.fits(&page, language);
        }
        self.open_in(&address, "qps");
        let said = self.listed(untranslated::SCRIPT);
        let said = said.iter().filter(|one| !untranslated::needs_no_translation(one));
        self.found.extend(said.map(|one| format!("{page}: {one:?} has escaped translation")));
        self.browser.open(&address);
    }

    /// Reopens a page in a language, with everything unfolded.
    fn open_in(&self, address: &str, language: &str) {
        let (path, part) = address.split_once('#').unwrap_or((address, ""));
        let between = if path.contains('?') { '&' } else { '?' };
        self.browser.open(&format!("{path}{between}lang={language}#{part}"));
        self.browser.script(UNFOLD);
    }

    /// Checks that the open page, in this language, fits a phone and a desktop. In English the
    /// pictures for a phone are dark.
    fn fits(&mut self, page: &str, language: Language) {
        let tag = language.tag();
        for (width, place) in [(PHONE, "phone"), (DESK, "desk")] {
            self.browser.set_view(width, false);
            let found = self.listed(overflow::SCRIPT);
            self.found.extend(found.iter().map(|one| format!("{page} ({width}, {tag}): {one}")));
            if std::env::var_os("PICTURES").is_some() {
                let name: String = page.trim_matches('/').chars().take(MAX_NAME).collect();
                let name = name.replace(['/', '?', '&', '='], "-");
                let dark = language == Language::ENGLISH && width == PHONE;
                self.browser.screenshot(&format!("axe-{name}-{place}-{tag}"), width, dark);
            }
        }
    }

    fn listed(&self, script: &str) -> Vec<String> {
        let found = self.browser.script(script);
        let found = found.as_array().expect("the script gives a list");
        found.iter().filter_map(|one| one.as_str()).map(str::to_owned).collect()
    }

    fn violations(&mut self, page: &str) {
        let found = self.listed(RUN);
        self.found.extend(found.iter().map(|one| format!("{page}: {one}")));
    }

    /// Answers this scenario with the choices at this position, and stays on the page that marks
    /// it.
    fn answer(&self, scenario: &str, place: usize) {
        self.browser.set_view(DESK, false);
        self.browser.open(&self.site.url(&format!("/scenario/{scenario}")));
        choose_all(&self.browser, place);
        submit(&self.browser);
    }

    /// Enters one of Ada's recovery codes.
    fn give_code(&self) {
        self.browser.one("#code").fill(&self.site.recovery_code(ADA));
        self.browser.click_through("main form button");
    }

    fn end(self) {
        let found: Vec<String> = self.found.into_iter().collect();
        assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    }
}

/// The desk with events other than calls, some of which can be taken back.
const DESK_EVENTS: &str = "/desk?family=rotation&edition=2017&facts.dealer=N\
    &facts.auction=N+1H,+E+P,+S+2H,+N+misexplains+3,+W+P,+S+corrects+3,+E+exposes+HQ";

/// Runs axe, and lists each violation with its rule and place. Automatic reloads are left to
/// people: a page reloads during an exam or on request, which axe cannot know.
const RUN: &str = "
    const options = { resultTypes: ['violations'], rules: { 'meta-refresh': { enabled: false } } };
    return axe.run(document, options).then(found => found.violations.flatMap(rule => \
     rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')}: ${node.html.slice(0, 160)}`)))";

/// Unfolds everything.
const UNFOLD: &str = "document.querySelectorAll('details').forEach(one => { one.open = true; })";

/// Width of a page that is magnified four times (WCAG 2.2, 1.4.10).
const REFLOW: u32 = 320;

#[test]
fn desk_reflows() {
    let run = AxeRun::start();
    run.browser.open(&run.site.url(DESK_EVENTS));
    run.browser.script(UNFOLD);
    run.browser.set_view(REFLOW, false);
    let found = run.listed(overflow::SCRIPT);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn axe_finds_planted_faults() {
    let mut run = AxeRun::start();
    run.browser.open(&run.site.url("/"));
    run.browser.script(&run.axe);
    run.browser.script(
        "document.querySelector('main').insertAdjacentHTML('beforeend', \
         '<img src=\"/icon.svg\"><input type=\"text\">')",
    );
    run.violations("/");
    let sees = |rule: &str| run.found.iter().any(|one| one.starts_with(&format!("/: {rule}: ")));
    assert!(sees("image-alt") && sees("label"), "axe found only {:?}", run.found);
}

#[test]
fn public_pages_pass_axe() {
    let mut run = AxeRun::start();
    for page in plain_pages(|access| access == Access::Everybody) {
        run.at(&page);
    }
    for page in PUBLIC_PAGES {
        run.at(page);
    }
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    run.at(DESK_EVENTS);
    for id in ["r001", "r015", "c001", "d001"] {
        let scenario = bank.scenario(id).expect(id);
        run.at(&format!("/desk?{}", CaseSheet::of(&scenario.case).to_query()));
        run.at(&marked_right(scenario));
        run.answer(id, 0);
        assert!(run.browser.address().contains("/marked?"));
        run.here();
    }
    run.end();
}

#[test]
fn signed_in_pages_pass_axe() {
    let mut run = AxeRun::start();
    sign_up(&run.browser, &run.site);
    run.here();
    for (id, place) in [("r001", 0), ("c001", 1), ("d001", 9)] {
        run.answer(id, place);
        assert!(run.browser.address().contains("/answer/"));
        run.here();
    }
    for page in ["/", "/practice", "/scenario/r002", "/me", "/sign-out"] {
        run.at(page);
    }
    run.end();
}

#[test]
fn account_pages_pass_axe() {
    let mut run = AxeRun::start();
    sign_up(&run.browser, &run.site);
    for page in plain_pages(|access| access == Access::SignedIn) {
        run.at(&page);
    }
    // Faults beside their field, and a second factor in progress.
    for page in ["/account/password", "/account/second-factor"] {
        run.browser.set_view(DESK, false);
        run.browser.open(&run.site.url(page));
        run.browser.click_through("main form button");
        run.here();
    }
    // Signed out here, but not at the provider.
    run.site.execute(OFFERED);
    run.browser.script(&format!("document.cookie = 'director_signed_in_at=demo.{OFFERED_ID}; path=/'"));
    run.browser.set_view(DESK, false);
    run.browser.open(&run.site.url("/sign-out"));
    run.browser.click_through("main form button");
    assert_eq!(run.browser.address(), run.site.url("/sign-out/onward"));
    run.here();
    run.end();
}

#[test]
fn staff_pages_pass_axe() {
    let mut run = AxeRun::start();
    let mut ada = Visitor::new(&run.site);
    ada.sign_up("Ada", ADA);
    for role in [Role::Admin, Role::Operator, Role::Examiner] {
        run.site.grant_role("demo", ADA, role);
    }
    ada.sign_in_to("demo", ADA);
    let made = ada.post("/api/course", &COURSE).header("location").to_owned();
    let course = made.rsplit('/').next().unwrap_or_default();
    let seat =
        [("federation", "demo"), ("course", course), ("email", ADA), ("part", "trainee"), ("act", "seat")];
    ada.post("/api/course-member", &seat);
    ada.post(
        "/api/course-work",
        &[("federation", "demo"), ("course", course), ("of", "set:0"), ("opens", "2026-01-01")],
    );
    let file = b"firstname,lastname,email\nGrace,Hopper,grace@example.org\nNobody,,nowhere\n";
    let tried =
        ada.post_file("/api/enrol", &[("federation", "demo")], "file", file).header("location").to_owned();
    let new = [("federation", "demo"), ("name", "Norway"), ("word", "own"), ("like", "norway")];
    let programme = ada.post("/api/programme", &new).header("location").to_owned();
    run.site.execute(OFFERED);
    run.site.execute(ENTERED);
    let own = exams::own_scenario(&mut ada);
    let (paper, sitting) = exams::open_exam(&mut ada);
    let trial = exams::listed(&mut ada, &sitting);
    let on_paper = exams::drawn(&mut ada, &sitting);
    let scan = exams::scanned(&mut ada, &sitting);
    let people = ada.get("/federation/demo/people").body;
    let person = people.split("/federation/demo/people/").nth(1).and_then(|rest| rest.split('"').next());
    let person = format!("/federation/demo/people/{}", person.expect("a person"));
    let kept = ada.cookies();
    drop(ada);
    journey_directed::create_session(&run.site);
    run.site.earn("grace@example.org");

    sign_in(&run.browser, &run.site, ADA, PASSWORD);
    assert!(run.browser.address().contains("/sign-in/code"), "at {}", run.browser.address());
    run.here();
    run.browser.set_view(DESK, false);
    run.give_code();
    for page in plain_pages(|access| matches!(access, Access::May(_))) {
        run.at(&page);
    }
    for page in STAFF_PAGES {
        run.at(page);
    }
    run.browser.set_view(DESK, false);
    journey_certificate::issued(&run.browser, &run.site);
    run.here();
    let public = run.browser.one("main p.actions a").attribute("href").expect("the page that anybody sees");
    run.at(&public);
    let change = "/federation/demo/certificates/edition?from=2017&to=2007";
    run.browser.set_view(DESK, false);
    run.browser.open(&run.site.url(change));
    // Claims are ruled again under the other edition.
    while !run.browser.all("progress").is_empty() {
        run.browser.open(&run.site.url(change));
    }
    run.here();
    // A search without a result.
    run.at("/federation/demo/certificates?holds=nobody&standing=valid");
    for page in ["", "/members", "/settings"] {
        run.at(&format!("{made}{page}"));
    }
    run.at(&trial);
    for page in ["", "/candidates?q=a", "/board", "/board?again=yes", "/test"] {
        run.at(&format!("{sitting}{page}"));
    }
    for page in ["/hall", "/scans", "/key"] {
        run.at(&format!("{sitting}{page}"));
    }
    run.at(&scan);
    run.at(&on_paper.replace("/hall/", "/scanned/"));
    for page in ["", "/1", "/1?again=yes"] {
        run.at(&format!("{on_paper}{page}"));
    }
    for page in ["", "/preview", "/expected"] {
        run.at(&format!("{paper}{page}"));
    }
    run.at(&format!("{programme}/simulation"));
    run.at(&own);
    run.at("/federation/demo/bank/import?from=1&to=9&refused=card.png");
    run.at("/federation/demo/bank/generate?from=1&to=9&why=bound");
    run.at(&programme);
    run.browser.set_view(DESK, false);
    run.browser.click_through("button[value='offer']");
    run.here();
    // A concurrent version is listed beneath.
    let id = programme.rsplit('/').next().unwrap_or_default();
    let theirs = [("federation", "demo"), ("programme", id), ("seen", "0"), ("text", "name = \"Mine\"\n")];
    let beside =
        Visitor::with_cookies(&run.site, kept).post("/api/programme", &theirs).header("location").to_owned();
    run.at(&beside);
    run.at(&tried);
    run.at(&person);
    run.at(&format!("{person}/accommodations"));
    run.at(&format!("/federation/demo/providers/{OFFERED_ID}"));
    run.at(&format!("/federation/demo/webhooks/{ENTERED_ID}"));
    run.at("/practice");
    // The user's directed sessions, with a fault beside its field.
    run.at("/me/sessions");
    run.browser.set_view(DESK, false);
    run.browser.click_through("main section form button");
    run.here();
    run.browser.set_view(DESK, false);
    run.browser.open(&run.site.url("/federation/demo/settings"));
    run.browser.one("#zone").fill("Mars/Base");
    run.browser.click_through("main form button");
    run.here();
    run.end();
}

/// Pages of the table with this access that need no other parameter than a federation.
fn plain_pages(is_meant: impl Fn(Access) -> bool) -> Vec<String> {
    let meant = routes::all().filter(|route| route.is_page() && is_meant(route.opens_for));
    let pages = meant.map(|route| route.path.replace("{code}", "demo"));
    pages.filter(|page| !page.contains('{')).collect()
}

/// Asserts that one of these tests checks every route of the table.
#[test]
fn axe_covers_every_route() {
    let addresses = routes::all().filter(|route| route.is_page()).map(|route| route.path);
    let plain = plain_pages(|access| matches!(access, Access::Everybody | Access::SignedIn | Access::May(_)));
    let listed = PUBLIC_PAGES.into_iter().chain(STAFF_PAGES).chain(FOUND);
    let shown: Vec<&str> = plain.iter().map(String::as_str).chain(listed).collect();
    let is_shown = |address: &&str| shown.iter().any(|page| is_of(page, address));
    let left: Vec<&str> = addresses.filter(|address| !is_shown(address)).collect();
    assert!(left.is_empty(), "axe is not shown {left:?}: add a page of each");
}

/// True if a page matches this route: segment by segment equal, or any value for a parameter.
fn is_of(page: &str, address: &str) -> bool {
    let page: Vec<&str> = page.split('?').next().unwrap_or_default().split('/').collect();
    let address: Vec<&str> = address.split('/').collect();
    let same = |(page, address): (&&str, &&str)| page == address || address.starts_with('{');
    page.len() == address.len() && page.iter().zip(&address).all(same)
}

/// URL of the page that marks a wholly right answer.
fn marked_right(scenario: &Scenario) -> String {
    let ruling = engine::rule(&scenario.case);
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    for key in &scenario.asks {
        let right = bank::grade::right_answers(&ruling, *key);
        let right = right.first().unwrap_or_else(|| panic!("{}: {key:?} is decided", scenario.id));
        for token in right {
            query.append_pair(key.word(), token);
        }
    }
    format!("/scenario/{}/marked?{}", scenario.id, query.finish())
}
