//! The first steps of a new site: its first federation and its operator, by the setup key.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{PASSWORD, Visitor};
use server::credentials::keys::OperatorKey;

const GRACE: &str = "grace@example.org";

/// The setup key of a site of the harness.
fn key() -> String {
    OperatorKey::new([7; 32]).setup_key()
}

fn send(visitor: &mut Visitor<'_>, key: &str, changed: &[(&str, &str)]) -> String {
    let mut fields = vec![
        ("key", key),
        ("federation_name", "Norges Bridgeforbund"),
        ("code", "nbf"),
        ("languages", "nb"),
        ("zone", "Europe/Oslo"),
        ("edition", "2017"),
        ("name", "Grace"),
        ("email", GRACE),
        ("password", PASSWORD),
        ("examines", "yes"),
    ];
    for (name, value) in changed {
        fields.retain(|(one, _)| one != name);
        fields.push((name, value));
    }
    visitor.post("/api/first-steps", &fields).header("location").to_owned()
}

/// The codes of the site's federations, in order.
fn codes(site: &RunningSite) -> Vec<String> {
    let all = site.operate(async |server| server.federations.all().await.expect("readable"));
    let mut codes: Vec<String> = all.into_iter().map(|one| one.code).collect();
    codes.sort();
    codes
}

#[test]
fn new_site_is_set_up_on_its_pages() {
    let site = RunningSite::plain();
    let mut grace = Visitor::new(&site);
    assert!(grace.get("/").body.contains("href=\"/first-steps\""), "the home page leads there");
    assert!(grace.get("/first-steps").body.contains("to its log"));
    let form = grace.get(&format!("/first-steps?key={}", key())).body;
    assert!(form.contains("name=\"federation_name\"") && !form.contains("to its log"), "{form}");
    let nb = [("accept-language", "nb")];
    let norwegian = grace.get_with(&format!("/first-steps?key={}", key()), &nb).body;
    assert!(norwegian.contains("value=\"Europe/Oslo\""), "{norwegian}");
    assert_eq!(send(&mut grace, &key(), &[]), "/first-steps");
    let left = grace.get("/first-steps").body;
    for to in ["/account/second-factor", "/federation/demo/settings", "/federation/nbf/invite"] {
        assert!(left.contains(&format!("href=\"{to}\"")), "{to}: {left}");
    }
    // The roles have no effect before the second factor.
    assert_eq!(grace.get("/federation/nbf/settings").status, 303);
    site.set_up_second_factor("nbf", GRACE);
    grace.sign_in_to("nbf", GRACE);
    for page in ["settings", "exams", "audit"] {
        assert_eq!(grace.get(&format!("/federation/nbf/{page}")).status, 200, "{page}");
    }
    assert_eq!(grace.get("/outbox").status, 200, "the operator runs the site");
    let left = grace.get("/first-steps").body;
    assert!(!left.contains("href=\"/account/second-factor\""), "{left}");
    let log = grace.get("/federation/nbf/audit").body;
    assert!(log.contains("Grace"), "{log}");
    assert!(!grace.get("/").body.contains("href=\"/first-steps\""));
}

#[test]
fn only_the_key_opens_them_and_once() {
    let site = RunningSite::plain();
    let mut eve = Visitor::new(&site);
    for wrong in ["", "none", &key()[1..], "\r\nlocation: /me", "<b>&key=1#"] {
        assert_eq!(send(&mut eve, wrong, &[]), "/first-steps", "{wrong}");
        let page = eve.get("/first-steps").body;
        assert!(page.contains("not the key of this site") && !page.contains("federation_name"), "{page}");
    }
    assert_eq!(codes(&site), ["demo"]);
    let mut grace = Visitor::new(&site);
    assert_eq!(send(&mut grace, &key(), &[("examines", "no")]), "/first-steps");
    let again = [("code", "other"), ("email", "eve@example.org")];
    assert_eq!(send(&mut eve, &key(), &again), "/first-steps");
    let page = eve.get(&format!("/first-steps?key={}", key())).body;
    assert!(page.contains("This site is set up") && !page.contains("federation_name"), "{page}");
    assert_eq!(codes(&site), ["demo", "nbf"]);
}

#[test]
fn faults_are_told_and_nothing_is_lost() {
    let site = RunningSite::plain();
    let mut grace = Visitor::new(&site);
    let wrong = [
        ("federation_name", " "),
        ("code", "NBF!"),
        ("zone", "Oslo"),
        ("name", "Grace Hopper"),
        ("email", "grace"),
        ("password", "short"),
    ];
    assert_eq!(send(&mut grace, &key(), &wrong), "/first-steps");
    let page = grace.get("/first-steps").body;
    for fault in ["Use small letters", "Enter a valid address", "at least 10 characters"] {
        assert!(page.to_lowercase().contains(&fault.to_lowercase()), "{fault}: {page}");
    }
    assert!(page.contains("value=\"Grace Hopper\"") && page.contains("value=\"NBF!\""), "{page}");
    assert_eq!(send(&mut grace, &key(), &wrong[4..5]), "/first-steps");
    assert_eq!(send(&mut grace, &key(), &[("code", "demo")]), "/first-steps");
    assert!(grace.get("/first-steps").body.contains("There is a federation of this name already"));
    assert_eq!(send(&mut grace, &key(), &[]), "/first-steps");
    assert_eq!(grace.get("/federation/nbf").status, 200);
}
