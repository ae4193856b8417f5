//! Messages after the end of a session, or during a database outage.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, PASSWORD, Visitor};
use server::clock::Clock;
use time::{Duration, OffsetDateTime};

const SENDS: &str = "action=\"/api/answer\"";

fn to(answer: &Answer) -> &str {
    assert_eq!(answer.status, 303);
    answer.header("location")
}

#[test]
fn answer_survives_session_end() {
    let clock = Clock::standing_at(OffsetDateTime::UNIX_EPOCH + Duration::days(20_000));
    let site = RunningSite::plain_at(clock.clone());
    let mut visitor = Visitor::new(&site);
    visitor.sign_up("Ada", "ada@example.org");
    clock.advance(Duration::days(31));
    assert!(visitor.get("/me").body.contains("session has ended"));
    assert!(visitor.get("/practice").body.contains("session has ended"));
    let answered = visitor.answer("c001");
    assert!(to(&answered).starts_with("/scenario/c001/marked?"), "{}", to(&answered));
    let told = visitor.follow(&answered).body;
    assert!(told.contains("Not saved") && told.contains("session has ended"), "{told}");
    assert!(!told.contains(SENDS), "it cannot be sent yet");
    let sign_in =
        told.split("href=\"").find(|rest| rest.starts_with("/sign-in?next=")).expect("a way to sign in");
    let sign_in = visitor.get(sign_in.split('"').next().unwrap_or_default()).body;
    let next = sign_in.split("name=\"next\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let next = next.expect("still running").replace("&amp;", "&");
    let fields = [("email", "ada@example.org"), ("password", PASSWORD), ("next", next.as_str())];
    let signed_in = visitor.post("/api/sign-in", &fields);
    let page = visitor.follow(&signed_in).body;
    assert!(page.contains(SENDS), "{page}");
    let saved = visitor.resend_answer(&page);
    assert!(to(&saved).starts_with("/answer/"), "{}", to(&saved));
    assert_eq!(visitor.follow(&saved).status, 200);
}

#[test]
fn database_outage_is_no_sign_out() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    visitor.sign_up("Ada", "ada@example.org");
    site.execute("ALTER TABLE session RENAME TO away");
    assert_eq!(visitor.get("/me").status, 503);
    assert_eq!(visitor.get("/answer/01890a5d-ac96-774b-bcce-b302099a8057").status, 503);
    for path in ["/practice", "/practice/70"] {
        let practice = visitor.get(path);
        assert_eq!(practice.status, 503, "{path}");
        assert!(
            practice.body.contains("is not responding") && practice.body.contains("/scenario/"),
            "{path}"
        );
    }
    let answered = visitor.answer("c001");
    let page = visitor.follow(&answered).body;
    assert!(page.contains("Not saved") && page.contains(SENDS), "{page}");
    assert!(!page.contains("you are not signed in"), "{page}");
    site.execute("ALTER TABLE away RENAME TO session");
    let saved = visitor.resend_answer(&page);
    assert!(to(&saved).starts_with("/answer/"), "{}", to(&saved));
}

#[test]
fn unreadable_history_is_reported() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    visitor.sign_up("Ada", "ada@example.org");
    site.execute("ALTER TABLE answer RENAME TO away");
    for path in ["/me", "/practice"] {
        assert_eq!(visitor.get(path).status, 503, "{path}");
    }
    assert_eq!(to(&visitor.get("/practice/next")), "/practice");
    assert_eq!(
        Visitor::new(&site).get("/practice").status,
        200,
        "a visitor has done nothing that could be read"
    );
}

#[test]
fn failed_sign_out_is_reported() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    visitor.sign_up("Ada", "ada@example.org");
    site.execute("CREATE TRIGGER stuck BEFORE DELETE ON session BEGIN SELECT RAISE(ABORT, 'stuck'); END");
    let out = visitor.post("/api/sign-out", &[]);
    assert_eq!(to(&out), "/sign-out");
    assert!(visitor.follow(&out).body.contains("action=\"/api/sign-out\""), "it can be tried again");
    assert!(visitor.get("/me").body.contains("Ada"), "the browser keeps the session");
    site.execute("DROP TRIGGER stuck");
    assert_eq!(to(&visitor.post("/api/sign-out", &[])), "/");
    assert!(!visitor.get("/me").body.contains("Ada"));
}

#[test]
fn input_cannot_close_its_field() {
    const HOSTILE: &str = "\na & b</textarea><img src=x>";
    const HARMLESS: &str = "a &amp; b&lt;/textarea>&lt;img src=x></textarea>";
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    let address = "%0Aa+%26+b%3C/textarea%3E%3Cimg+src=x%3E";
    for desk in [
        format!("/desk?paste={address}"),
        format!("/desk?family=claim&facts.statement={address}"),
        format!("/desk?family=rotation&facts.auction={address}"),
    ] {
        let page = ada.get(&desk).body;
        assert!(page.contains(HARMLESS) && !page.contains("<img src=x"), "{desk}: {page}");
    }
    assert!(ada.get(&format!("/desk?paste={address}")).body.contains(">\n\na &amp; b"), "nothing is lost");
    ada.sign_up("Ada", "ada@example.org");
    let sent = ada.post("/api/note", &[("scenario", "c001"), ("text", HOSTILE)]);
    let page = ada.follow(&sent).body;
    assert!(page.contains(HARMLESS) && !page.contains("<img src=x"), "{page}");
    let long = format!("{HOSTILE}{}", "x".repeat(1500));
    let sent = ada.post("/api/report", &[("scenario", "c001"), ("text", &long)]);
    let page = ada.follow(&sent).body;
    assert!(page.contains("b&lt;/textarea>&lt;img src=x>xxx") && !page.contains("<img src=x"), "{page}");
}

#[test]
fn huge_input_gets_a_page() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let long = "x".repeat(300 * 1024);
    for path in ["/api/desk", "/api/note"] {
        let response = visitor.post(path, &[("text", &long)]);
        assert_eq!(response.status, 413, "{path}: {}", response.body);
        assert!(response.body.contains("<main") && response.body.contains("at most 256 kB"), "{path}");
        assert!(response.body.contains("Go back with your browser"), "the text is still in the form");
    }
}
