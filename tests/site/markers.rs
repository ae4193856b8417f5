//! A person without a role marks one sitting: invited by email, with an account of another
//! federation or a new one.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{PASSWORD, Visitor};
use crate::results::{mark, results, site_with_attempt};
use server::roles::Role;

const EVE: &str = "eve@example.org";

/// Invites an address to mark; returns the path of the link in the email.
fn invited(site: &RunningSite, grace: &mut Visitor<'_>, sitting: &str, email: &str) -> String {
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let sent = grace.post("/api/marker-invite", &[("federation", "demo"), ("sitting", id), ("email", email)]);
    let page = grace.follow(&sent).body;
    assert!(page.contains(&format!("An invitation is on its way to {email}.")), "{page}");
    let emails = site.operate(async |server| server.outbox.emails(100).await.expect("readable"));
    let sent = emails.into_iter().filter(|email| email.kind == "marker").max_by_key(|email| email.queued_at);
    let body = sent.and_then(|email| email.body).expect("an invitation");
    let token = body.split("/mark/").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a link");
    format!("/mark/{token}")
}

fn token(link: &str) -> &str {
    link.trim_start_matches("/mark/")
}

/// What a form sends in place of a token cannot leave the segment of the path that it stands in.
#[test]
fn form_of_no_invitation_leads_to_a_page_that_says_so() {
    let site = RunningSite::plain();
    let mut eve = Visitor::new(&site);
    for (token, segment) in
        [("none", "none"), ("a/b?c#d", "a%2Fb%3Fc%23d"), ("a\r\nb", "a%0D%0Ab"), ("..", "-")]
    {
        let sent = [("token", token), ("name", "Eve"), ("password", PASSWORD)];
        let answer = eve.post("/api/marker-join", &sent);
        let to = answer.header("location").to_owned();
        assert_eq!((answer.status, to.as_str()), (303, &*format!("/mark/{segment}")), "{token:?}");
        assert_eq!(eve.get(&to).status, 410, "{token:?}");
    }
}

#[test]
fn colleague_of_another_federation_marks_blind() {
    let (site, sitting, attempt) = site_with_attempt();
    site.enter_federation("other", "Another Federation");
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    results(&mut grace, &sitting);
    mark(&mut grace, &sitting, &attempt, "60", "As the Laws leave it.");
    let queue = format!("{sitting}/marking");
    let page = grace.get(&queue).body;
    assert!(page.contains("One answer waits for a second marker: invite one."), "{page}");
    let empty = grace.post(
        "/api/marker-invite",
        &[("federation", "demo"), ("sitting", sitting.rsplit('/').next().unwrap_or_default()), ("email", "")],
    );
    assert!(grace.follow(&empty).body.contains("id=\"email-fault\""));
    let link = invited(&site, &mut grace, &sitting, EVE);

    let mut eve = Visitor::new(&site);
    let page = eve.get(&link).body;
    assert!(page.contains("Sign in and accept") && page.contains(EVE), "{page}");
    eve.sign_up_in("other", "Eve", EVE);
    let own = |eve: &mut Visitor<'_>| eve.get("/me").body.contains(&format!("href=\"{queue}\""));
    assert!(!own(&mut eve), "nothing to mark before she has accepted");
    assert_eq!(eve.get(&queue).status, 403, "not before she has accepted");
    let accepted = eve.post("/api/marker-accept", &[("token", token(&link))]);
    assert_eq!(accepted.header("location"), queue);
    assert!(own(&mut eve));
    let task = format!("{queue}/{attempt}/2");
    for path in [&queue, &task] {
        let page = eve.get(path);
        assert_eq!(page.status, 200, "{path}");
        for hidden in ["Ada", "As the Laws leave it.", "/results\"", "marker-invite", "60 %"] {
            assert!(!page.body.contains(hidden), "{path} shows {hidden}: {}", page.body);
        }
    }
    assert_eq!(eve.get(&format!("{queue}/{attempt}/1")).status, 404, "the engine marks that");
    for closed in [
        "",
        "/results",
        "/results.csv",
        "/candidates",
        "/review",
        "/board",
        "/statistics",
        "/hall",
        "/key",
        "/test",
    ] {
        assert_eq!(eve.get(&format!("{sitting}{closed}")).status, 403, "{closed}");
    }
    for closed in ["exams", "exams/wizard", "people", "certificates", "appeals", "programmes", "audit", ""] {
        assert_eq!(eve.get(&format!("/federation/demo/{closed}")).status, 403, "{closed}");
    }
    mark(&mut eve, &sitting, &attempt, "70", "Within the range.");
    assert!(eve.get(&queue).body.contains("No answers are waiting for you."));
    let found = results(&mut grace, &sitting);
    assert!(!found.contains("waiting for examiners"), "the result is whole: {found}");
    let page = grace.get(&queue).body;
    assert!(page.contains("Eve · ") && page.contains("marks, until"), "{page}");
    site.execute("UPDATE sitting_marker SET ends_at = '2020-01-01T00:00:00.000000Z'");
    assert!(!own(&mut eve), "her invitation has ended");
}

#[test]
fn new_account_accepts_and_is_withdrawn() {
    let (site, sitting, attempt) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    results(&mut grace, &sitting);
    let (link, queue) = (invited(&site, &mut grace, &sitting, EVE), format!("{sitting}/marking"));
    let mut eve = Visitor::new(&site);
    let faulty =
        eve.post("/api/marker-join", &[("token", token(&link)), ("name", ""), ("password", PASSWORD)]);
    assert!(eve.follow(&faulty).body.contains("id=\"name-fault\""));
    let joined =
        eve.post("/api/marker-join", &[("token", token(&link)), ("name", "Eve"), ("password", PASSWORD)]);
    assert_eq!(joined.header("location"), queue);
    assert!(eve.get(&queue).body.contains(&format!("{queue}/{attempt}/2")));
    assert!(eve.get(&link).body.contains("Mark answers"), "the link leads there again");
    let page = grace.get(&queue).body;
    let marker = crate::forms::fixtures::between(&page, "name=\"marker\" value=\"");
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let fields = [("federation", "demo"), ("sitting", id), ("marker", &*marker)];
    let withdrawn = grace.post("/api/marker-withdraw", &fields);
    assert!(grace.follow(&withdrawn).body.contains("The invitation was withdrawn."));
    assert_eq!(eve.get(&queue).status, 403);
    assert_eq!(eve.get(&link).status, 410);
    let to = mark(&mut eve, &sitting, &attempt, "70", "Too late.");
    assert!(!to.is_empty() && !grace.get(&queue).body.contains("Too late."));
    let ada = Visitor::new(&site).sign_in_to("demo", "ada@example.org");
    assert_eq!(ada.header("location"), "/me");
    let link = invited(&site, &mut grace, &sitting, "someone@example.org");
    let mut ada = Visitor::new(&site);
    ada.sign_in_to("demo", "ada@example.org");
    let refused = ada.post("/api/marker-accept", &[("token", token(&link))]);
    assert_eq!(refused.header("location"), link);
    assert!(ada.follow(&refused).body.contains("You are a candidate of this exam"));
}
