//! A course, for its leader and a member.

use crate::harness::browser::{Browser, with_and_without_scripts};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey::{choose_all, submit};
use crate::journey_account::{sign_in, sign_up};
use server::roles::Role;

#[test]
fn course_from_assignment_to_progress() {
    with_and_without_scripts(|browser, site| {
        Visitor::new(site).sign_up("Grace", "grace@example.org");
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::CourseLeader);
        sign_in(browser, site, ADA, PASSWORD);
        let course = creates_a_course(browser);
        seat(browser, "grace@example.org");

        browser.open(&course);
        assert_eq!(browser.all("section[aria-labelledby='work'] ul.rows li").len(), 0, "nothing is assigned");
        browser.one("#assign summary").click();
        assert_eq!(browser.one("#of option:checked").text(), "First steps", "its sets come first");
        browser.click_through("#assign button");
        assert_eq!(browser.address(), course);
        let text = || browser.one("section[aria-labelledby='work'] ul.rows li").text();
        assert!(text().contains("First steps") && text().contains("all done by 0 of 1"), "{}", text());

        answers_assignments(browser, site);

        browser.open(&course);
        assert!(text().contains("all done by 1 of 1"), "{}", text());
        let laws = browser.all("section[aria-labelledby='weak'] tbody tr");
        assert_eq!(laws.len(), 1, "both scenarios are about one law");
        assert!(laws[0].text().contains("Law 30"), "{}", laws[0].text());
        let done = browser.one("section[aria-labelledby='everybody'] ul.rows li").text();
        assert!(done.contains("Grace") && done.contains("First steps: 2 of 2"), "{done}");
        let (name, file) = browser.download("a[download]");
        assert_eq!(name, "spring.csv");
        let line = file.lines().nth(1).expect("a line under the heads");
        assert!(line.contains("grace@example.org") && line.ends_with("\"2\",\"2\""), "{file}");
    });
}

#[test]
fn faulty_course_keeps_input() {
    with_and_without_scripts(|browser, site| {
        sign_up(browser, site);
        site.grant_role("demo", "ada@example.org", Role::CourseLeader);
        sign_in(browser, site, ADA, PASSWORD);
        browser.open(&site.url("/federation/demo/courses/new"));
        browser.one("#name").fill("Spring course");
        browser.one("#code").fill("spring");
        browser.one("#laws").fill("30, 99");
        browser.one("#sets").fill("First steps: r001, x999");
        browser.click_through("main form button");
        assert!(browser.one("#laws-fault").text().contains("law 99"));
        assert!(browser.one("#sets-fault").text().contains("x999"));
        assert_eq!(browser.one("#name").attribute("value").as_deref(), Some("Spring course"));
        assert_eq!(browser.focused().attribute("id").as_deref(), Some("laws"), "the first that is wrong");
    });
}

/// Creates a course as a leader would find the way; returns its URL.
fn creates_a_course(browser: &Browser) -> String {
    browser.choose_in_menu("a[href='/federation/demo']");
    browser.click_through("main a[href='/federation/demo/courses']");
    assert!(browser.one(".empty").is_shown(), "there is none yet");
    browser.click_through("main a[href='/federation/demo/courses/new']");
    browser.one("#name").fill("Spring course");
    browser.one("#code").fill("spring");
    browser.one("#laws").fill("30, 31");
    browser.one("#sets").fill("First steps: r001, r002");
    browser.click_through("main form button");
    assert_eq!(browser.one("h1").text(), "Spring course");
    browser.address()
}

/// Adds a member to the course shown.
fn seat(browser: &Browser, email: &str) {
    browser.click_through("main a[href$='/members']");
    browser.one("#email").fill(email);
    browser.click_through("section[aria-labelledby='seat'] button");
    let rows = browser.all("ul.rows li");
    assert_eq!(rows.len(), 1);
    assert!(rows[0].text().contains(email) && rows[0].text().contains("trainee"), "{}", rows[0].text());
}

/// Grace finds her assignment, in her own browser, and answers all of it.
fn answers_assignments(leaders: &Browser, site: &RunningSite) {
    let browser = Browser::start(leaders.scripts);
    browser.open(&site.url("/sign-in"));
    browser.one("#email").fill("grace@example.org");
    browser.one("#password").fill(PASSWORD);
    browser.click_through("main form button");
    for told in ["0 of 2 done", "1 of 2 done"] {
        browser.open(&site.url("/practice"));
        let assigned = browser.one("section[aria-labelledby='assigned'] li").text();
        assert!(assigned.contains("Spring course") && assigned.contains(told), "{assigned}");
        browser.click_through("section[aria-labelledby='assigned'] a.button");
        choose_all(&browser, 0);
        submit(&browser);
        assert!(browser.address().contains("/answer/"), "at {}", browser.address());
    }
    browser.open(&site.url("/practice"));
    assert!(browser.one("section[aria-labelledby='assigned'] li").text().contains("all done"));
    assert!(browser.all("section[aria-labelledby='assigned'] a.button").is_empty(), "there is no more to do");
    browser.assert_console_is_clean();
}
