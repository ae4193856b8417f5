//! From an empty site to certificates, without a file: the operator sets the site up, and as its
//! examiner makes an exam, opens it, ends it, releases the results and issues the certificates. Each
//! click of the examiner counts; those of the candidates do not.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::harness::timing::timed;
use crate::harness::visitor::{PASSWORD, Visitor, value_of};
use crate::journey_second_factor::set_up;
use bank::Bank;
use bank::grade::right_answers;
use rules::engine::{Case, Key, rule};
use server::credentials::keys::OperatorKey;
use std::cell::Cell;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

const CANDIDATES: [&str; 5] =
    ["Grace Hopper", "Joan Clarke", "Mary Jackson", "Dorothy Vaughan", "Ida Rhodes"];
/// Most clicks of the examiner for an exam.
const CLICKS: u32 = 25;
const TIME: Duration = Duration::from_secs(600);

static BANK: LazyLock<Bank> =
    LazyLock::new(|| Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"));

/// The examiner's browser, with its clicks.
struct Examiner<'a> {
    browser: &'a Browser,
    clicks: Cell<u32>,
}

impl Examiner<'_> {
    /// Clicks something that leads to another page.
    fn follow(&self, which: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.browser.click_through(which);
    }

    /// Clicks something that stays on the page.
    fn click(&self, which: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.browser.one(which).click();
    }

    /// Clicks so far; begins to count again.
    fn counted(&self) -> u32 {
        self.clicks.take()
    }
}

#[test]
fn exam_takes_ten_minutes_and_few_clicks() {
    with_and_without_scripts(|browser, site| {
        let examiner = Examiner { browser, clicks: Cell::new(0) };
        let (took, (first, exam)) = timed(|| {
            first_steps(&examiner, site);
            let first = examiner.counted();
            make_and_open(&examiner);
            CANDIDATES.iter().for_each(|name| sit(site, name));
            end_and_release(&examiner);
            issue(&examiner);
            (first, examiner.counted())
        });
        eprintln!("first steps: {first} clicks; exam: {exam} clicks; {} s in all", took.as_secs());
        assert!(exam <= CLICKS, "{exam} clicks");
        assert!(took <= TIME, "{} s", took.as_secs());
    });
}

/// From the address in the log to the federation's exams.
fn first_steps(examiner: &Examiner<'_>, site: &RunningSite) {
    let browser = examiner.browser;
    browser.open(&site.url(&format!("/first-steps?key={}", OperatorKey::new([7; 32]).setup_key())));
    for (field, typed) in [
        ("#federation_name", "Norges Bridgeforbund"),
        ("#code", "nbf"),
        ("#name", "Ada Lovelace"),
        ("#email", "ada@example.org"),
        ("#password", PASSWORD),
    ] {
        browser.one(field).fill(typed);
    }
    examiner.follow("main form button.primary");
    examiner.follow("main a[href='/account/second-factor']");
    set_up(browser);
    // The button that begins, and the one that confirms.
    examiner.clicks.set(examiner.clicks.get() + 2);
    examiner.click(".site-menu > summary");
    examiner.follow(".site-menu a[href='/federation/nbf']");
    examiner.follow("main a[href='/federation/nbf/exams']");
}

/// A paper, a programme, a sitting that begins now, and five people on its list.
fn make_and_open(examiner: &Examiner<'_>) {
    let browser = examiner.browser;
    examiner.follow("main a[href$='/exams/wizard']");
    let opens = now();
    browser.script(&format!("document.getElementById('opens').value = '{opens}'"));
    let people = CANDIDATES.map(|name| format!("{name} <{}>", address(name))).join("\n");
    browser.one("#people").fill(&people);
    examiner.follow("main form button.primary");
    // A slow machine does not rule on all questions at once; what it has computed is kept.
    for _ in 0..CLICKS {
        if browser.one("main").text().contains("The rulings are taking longer") {
            examiner.follow("main form button.primary");
        }
    }
    let page = browser.one("main").text();
    assert!(page.contains("The exam is made.") && page.contains("5 people were added"), "{page}");
    examiner.follow("form[action='/api/sitting-act'] button.primary");
    assert_eq!(browser.one(".lead").text(), "Under way");
}

/// The end of the sitting, its results, and their release.
fn end_and_release(examiner: &Examiner<'_>) {
    let browser = examiner.browser;
    let exam = browser.address();
    examiner.click("#end > summary");
    examiner.follow("#end form button");
    examiner.follow("main a[href$='/results']");
    // The engine marks in the background.
    browser.wait("the results are whole", || {
        browser.open(&format!("{exam}/results"));
        !browser.all("main p.actions a.primary[href$='/review']").is_empty()
    });
    assert!(browser.one("main").text().contains("100 %"), "{}", browser.one("main").text());
    examiner.follow("main p.actions a.primary");
    examiner.click("#review option[value='marks']");
    examiner.follow("main form button.primary");
}

fn issue(examiner: &Examiner<'_>) {
    let browser = examiner.browser;
    examiner.follow("main p.actions a[href$='/certificates/proposed']");
    assert_eq!(browser.all("label.choice input:checked").len(), CANDIDATES.len());
    let page = browser.address();
    examiner.follow("main form button.primary");
    browser.wait("the certificates are issued", || {
        browser.open(&page);
        browser.all("progress").is_empty()
    });
    let told = browser.one("[role='status']").text();
    assert!(told.contains("Issued: 5."), "{told}");
}

/// Accepts the invitation, and answers every question right.
fn sit(site: &RunningSite, name: &str) {
    let mut candidate = Visitor::new(site);
    let token = invitation(site, &address(name));
    let joined = candidate.post("/api/invitation", &[("token", &token), ("password", PASSWORD)]);
    assert_eq!(joined.header("location"), "/me", "{joined:?}");
    let begun = candidate.post("/api/attempt-begin", &[("exam", "nbf.club-director"), ("entry", "")]);
    let at = begun.header("location").to_owned();
    let attempt = at.strip_prefix("/attempt/").unwrap_or_else(|| panic!("{begun:?}")).to_owned();
    for (page, id) in (1..).zip(pages(site, name)) {
        let body = candidate.get(&format!("{at}/{page}")).body;
        let form = body
            .split("action=\"/api/attempt\"")
            .nth(1)
            .unwrap_or_else(|| panic!("page {page}, {id}: {body}"));
        let mut fields: Vec<(String, String)> = ["attempt", "page", "change", "base"]
            .into_iter()
            .map(|name| (name.to_owned(), value_of(form, name)))
            .collect();
        fields.extend(right(&id));
        // A stage is closed before the next one is shown.
        let act = if form.contains("value=\"go_on\"") { "go_on" } else { "save" };
        fields.push(("act".to_owned(), act.to_owned()));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        candidate.post("/api/attempt", &fields);
    }
    candidate.post("/api/attempt", &[("attempt", &*attempt), ("act", "submit")]);
    assert!(candidate.get(&at).body.contains("Submitted"), "{name} has submitted");
}

/// The fields of the right answer to a question.
fn right(id: &str) -> Vec<(String, String)> {
    let ruled = |case: &Case| Some(Arc::new(rule(case)));
    let scenario = BANK.find_by(id, ruled).unwrap_or_else(|| panic!("{id} is in the bank"));
    let ruling = rule(&scenario.case);
    let tokens = |key| right_answers(&ruling, key).into_iter().next().unwrap_or_default();
    let field = |key: Key, token| (format!("answer[{}][]", key.word()), token);
    scenario.asks.iter().flat_map(|key| tokens(*key).into_iter().map(|token| field(*key, token))).collect()
}

/// The questions of a candidate's paper.
fn pages(site: &RunningSite, name: &str) -> Vec<String> {
    site.operate(async |server| {
        let federation = server.federations.by_code("nbf").await.expect("readable").expect("a federation");
        let found = server.people.account_with(&federation, &address(name)).await.expect("readable");
        let own = server.rosters.own(&found.expect("an account")).await.expect("readable");
        let attempt = own.into_iter().find_map(|one| one.attempt).expect("an attempt");
        attempt.rules.pages.iter().map(|page| page.id.clone()).collect()
    })
}

/// The token of the invitation that was sent to an address.
fn invitation(site: &RunningSite, to: &str) -> String {
    let emails = site.operate(async |server| server.outbox.emails(100).await.expect("readable"));
    let sent = emails.into_iter().find(|email| email.kind == "invitation" && email.recipient == to);
    let body = sent.and_then(|email| email.body).expect("an invitation");
    let rest = body.split("/invitation/").nth(1).expect("its link");
    rest.split_whitespace().next().unwrap_or_default().to_owned()
}

fn address(name: &str) -> String {
    format!("{}@example.org", name.split(' ').next().unwrap_or_default().to_lowercase())
}

/// The current minute in UTC, as forms write it.
fn now() -> String {
    let now = server::clock::Clock::system().now().time();
    let (day, time) = (now.date(), now.time());
    format!("{day}T{:02}:{:02}", time.hour(), time.minute())
}
