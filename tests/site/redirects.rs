//! Redirects of the site, and the same walk on either database.

use crate::harness::cluster;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{PASSWORD, Visitor};

#[test]
fn redirects_are_announced() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let nobodys = "/answer/01890a5d-ac96-774b-bcce-b302099a8057";
    for accept in ["text/html", "*/*", "application/json", "image/png"] {
        let mut to = |path: &str| {
            let led = visitor.get_with(path, &[("accept", accept)]);
            assert_eq!(led.status, 303, "{path} for {accept}");
            led.header("location").to_owned()
        };
        assert!(to("/practice/next").starts_with("/scenario/"));
        assert_eq!(to("/scenario/c001/marked"), "/scenario/c001");
        assert_eq!(to(nobodys), "/sign-in?next=%2Fanswer%2F01890a5d-ac96-774b-bcce-b302099a8057");
        assert_eq!(to("/sign-out"), "/");
    }
}

#[test]
fn returns_after_sign_in() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    visitor.sign_up("Ada", "ada@example.org");
    let location = visitor.answer("c001").header("location").to_owned();
    visitor.post("/api/sign-out", &[]);
    let asked = visitor.get(&location);
    let form = visitor.follow(&asked);
    assert!(form.body.contains(&format!("value=\"{location}\"")), "the form continues there");
    let fields = [("email", "ada@example.org"), ("password", PASSWORD), ("next", &location)];
    assert_eq!(visitor.post("/api/sign-in", &fields).header("location"), location);
    assert_eq!(visitor.get(&location).status, 200);
}

#[test]
fn malformed_form_stays_here() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for from in ["https://evil.example/page", "//evil.example", "/sign-in", "nonsense"] {
        for accept in ["text/html", "*/*"] {
            let headers = [("sec-fetch-site", "same-origin"), ("accept", accept), ("referer", from)];
            let refused = visitor.post_with("/api/answer", &[("answer", "no list")], &headers);
            assert_eq!((refused.status, refused.header("location")), (400, ""), "from {from} for {accept}");
            assert!(
                refused.body.contains("<h1>") && !refused.body.contains("evil.example"),
                "{}",
                refused.body
            );
        }
    }
    // A readable form leads home, whatever its Referer.
    let headers =
        [("sec-fetch-site", "same-origin"), ("accept", "text/html"), ("referer", "https://evil.example/")];
    let read = visitor.post_with("/api/sign-in", &[("email", "x"), ("password", "y")], &headers);
    assert_eq!((read.status, read.header("location")), (303, "/sign-in"));
}

#[test]
fn form_input_fits_a_cookie() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let long = "\u{1F0A1}".repeat(5000);
    let next = format!("/practice?{}", "%".repeat(1400));
    let back = visitor
        .post("/api/sign-up", &[("name", &long), ("email", &long), ("password", "x"), ("next", &next)]);
    let longest = back.headers("set-cookie").into_iter().map(str::len).max().expect("a cookie");
    assert!((1000..4096).contains(&longest), "{longest} bytes");
    assert!(visitor.follow(&back).body.contains("value=\"\u{1F0A1}"), "input that fits is restored");
}

#[test]
fn databases_behave_alike() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let postgres = runtime.block_on(cluster::fresh_database());
    let walked = [RunningSite::plain(), RunningSite::plain_on(postgres)].map(|site| walk(&site));
    assert_eq!(walked[0], walked[1]);
}

/// Signs up, answers, opens the progress page, signs out and in again; returns the pages.
fn walk(site: &RunningSite) -> Vec<(u16, String)> {
    let mut visitor = Visitor::new(site);
    assert_eq!(visitor.get("/readyz").status, 200);
    let signed_up = visitor.sign_up("Åsa Lind", "asa@example.org");
    let again = Visitor::new(site).sign_up("Another", "ASA@example.org");
    let answered = visitor.answer("c001");
    let location = answered.header("location").to_owned();
    assert!(location.starts_with("/answer/"), "{location}");
    assert_eq!(visitor.get(&location).status, 200);
    let me = visitor.get("/me");
    assert!(me.body.contains("Åsa Lind") && me.body.contains(&location), "{}", me.body);
    let out = visitor.post("/api/sign-out", &[]);
    assert!(!visitor.get("/me").body.contains("Åsa Lind"));
    let wrong = visitor.post("/api/sign-in", &[("email", "asa@example.org"), ("password", "another one")]);
    let back = visitor.post("/api/sign-in", &[("email", "asa@example.org"), ("password", PASSWORD)]);
    let me = visitor.get("/me");
    assert!(me.body.contains(&location), "the answer is still there");
    [signed_up, again, out, wrong, back]
        .map(|answer| (answer.status, answer.header("location").to_owned()))
        .into()
}
