//! Emails, from the form that sends them to the page behind their link, over an independent mail
//! server.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::harness::catcher::{Catcher, ReceivedEmail, SMTP_PASSWORD};
use crate::harness::running::{Folder, RunningSite};
use crate::harness::visitor::{PASSWORD, Visitor, agent};
use server::federation::Settings;
use server::roles::Role;

const ADA: &str = "ada@example.org";
const NEW: &str = "blek tinde sokk glass";

/// Path and secret of a link.
fn link_parts(email: &ReceivedEmail) -> (String, String) {
    let link = email.link();
    let secret = link.rsplit('/').next().unwrap_or_default().to_owned();
    assert!(secret.len() > 64, "{link}");
    (link, secret)
}

/// A federation that requires confirmed addresses.
fn confirming_federation(site: &RunningSite) {
    site.operate(async |server| {
        let settings = Settings {
            name: "Norges Bridgeforbund".to_owned(),
            sign_up: "confirmed".to_owned(),
            ..Settings::of(server.federation())
        };
        server.federations.enter("nbf", &settings).await.expect("an entry");
    });
}

/// Signs up in an open federation, confirms the address, and is signed in.
fn enter(catcher: &Catcher, visitor: &mut Visitor<'_>, name: &str, email: &str) {
    visitor.sign_up(name, email);
    let received = catcher.next();
    assert_eq!(
        (received.to.as_str(), received.subject.as_str()),
        (email, "Demonstration Federation: confirm your address")
    );
    let (_, secret) = link_parts(&received);
    let entered = visitor.post("/api/confirm", &[("token", &secret), ("password", PASSWORD)]);
    assert_eq!(entered.header("location"), "/me");
}

#[test]
fn sign_up_hides_existing_accounts() {
    let catcher = Catcher::start();
    let site = RunningSite::plain_with_mail(catcher.settings());
    enter(&catcher, &mut Visitor::new(&site), "Ada", ADA);
    // The same for an address with and without an account: signing up, and then signing in with the
    // same password.
    let answers = [ADA, "eve@example.org"].map(|email| {
        let mut stranger = Visitor::new(&site);
        let signed_up =
            stranger.post("/api/sign-up", &[("name", "Eve"), ("email", email), ("password", NEW)]);
        let page = stranger.follow(&signed_up).body;
        assert!(page.contains("Check your email"), "{page}");
        let signed_in = stranger.post("/api/sign-in", &[("email", email), ("password", NEW)]);
        let refused = stranger.follow(&signed_in).body;
        assert!(refused.contains("or the address is not confirmed yet"), "{refused}");
        let cookies = signed_up.headers("set-cookie").join(" ");
        (
            signed_up.status,
            signed_up.header("location").to_owned(),
            cookies,
            signed_in.header("location").to_owned(),
        )
    });
    assert_eq!(answers[0], answers[1]);
    // They arrive in any order.
    let mut told: Vec<_> = (0..3).map(|_| catcher.next()).map(|email| (email.to, email.subject)).collect();
    told.sort();
    let eve = ("eve@example.org", "confirm your address");
    let expected = [(ADA, "you have an account"), eve, eve];
    let expected =
        expected.map(|(to, subject)| (to.to_owned(), format!("Demonstration Federation: {subject}")));
    assert_eq!(told, expected);
}

#[test]
fn sign_up_without_email_is_direct() {
    let site = RunningSite::plain();
    assert_eq!(Visitor::new(&site).sign_up("Ada", ADA).header("location"), "/me");
    let mut again = Visitor::new(&site);
    let refused = again.sign_up("Ada", ADA);
    assert!(again.follow(&refused).body.contains("There is already an account with this address"));
    let wrong = again.post("/api/sign-in", &[("email", ADA), ("password", NEW)]);
    let page = again.follow(&wrong).body;
    assert!(page.contains("do not match.") && !page.contains("not confirmed"), "{page}");
}

#[test]
fn confirms_by_emailed_link() {
    let catcher = Catcher::start();
    let site = RunningSite::plain_with_mail(catcher.settings());
    confirming_federation(&site);
    let mut ada = Visitor::new(&site);
    let asked = ada.sign_up_in("nbf", "Ada", ADA);
    assert!(ada.follow(&asked).body.contains("Check your email"));
    assert!(ada.get("/me").body.contains("/sign-in"), "not signed in yet");
    let email = catcher.next();
    assert_eq!(
        (email.to.as_str(), email.subject.as_str()),
        (ADA, "Norges Bridgeforbund: confirm your address")
    );
    let (link, secret) = link_parts(&email);
    // In another browser, and opened twice: opening changes nothing.
    let mut elsewhere = Visitor::new(&site);
    assert!(elsewhere.get(&link).body.contains(ADA));
    assert_eq!(elsewhere.get(&link).status, 200);
    let wrong = elsewhere.post("/api/confirm", &[("token", &secret), ("password", NEW)]);
    assert!(elsewhere.follow(&wrong).body.contains("That is not the password"));
    let right = elsewhere.post("/api/confirm", &[("token", &secret), ("password", PASSWORD)]);
    assert_eq!(right.header("location"), "/me");
    assert!(elsewhere.follow(&right).body.contains("Signed in as Ada"));
    assert_eq!(elsewhere.get(&link).status, 410, "a link works once");
    // A sign-up with a known address gets the same response; the email tells its owner.
    let mut again = Visitor::new(&site);
    let told = again.sign_up_in("nbf", "Ada", ADA);
    assert_eq!(told.header("location"), asked.header("location"));
    assert_eq!(told.headers("set-cookie"), asked.headers("set-cookie"));
    assert_eq!(catcher.next().subject, "Norges Bridgeforbund: you have an account");
}

#[test]
fn continues_after_confirmation() {
    let catcher = Catcher::start();
    let site = RunningSite::plain_with_mail(catcher.settings());
    let mut ada = Visitor::new(&site);
    let next = "/scenario/r001?law=30A";
    ada.post("/api/sign-up", &[("name", "Ada"), ("email", ADA), ("password", PASSWORD), ("next", next)]);
    let (_, secret) = link_parts(&catcher.next());
    let confirm = |visitor: &mut Visitor, password: &str| {
        visitor.post("/api/confirm", &[("token", &secret), ("password", password)])
    };
    confirm(&mut ada, NEW);
    assert_eq!(confirm(&mut ada, PASSWORD).header("location"), next, "a wrong password forgets nothing");
    assert!(!ada.cookies().contains_key("director_next"), "once");
    // One sign-up's draft does not follow another's link.
    let mut grace = Visitor::new(&site);
    let sign_up = |email: &'static str, next: &'static str| {
        [("name", "Grace"), ("email", email), ("password", PASSWORD), ("next", next)]
    };
    grace.post("/api/sign-up", &sign_up("first@example.org", next));
    assert!(grace.cookies().contains_key("director_next"));
    grace.post("/api/sign-up", &sign_up("second@example.org", ""));
    assert!(!grace.cookies().contains_key("director_next"));
}

#[test]
fn reset_ends_all_sessions() {
    let catcher = Catcher::start();
    let site = RunningSite::plain_with_mail(catcher.settings());
    let (mut ada, mut elsewhere) = (Visitor::new(&site), Visitor::new(&site));
    enter(&catcher, &mut ada, "Ada", ADA);
    let known = elsewhere.post("/api/ask-reset", &[("email", " Ada@Example.org ")]);
    let page = elsewhere.follow(&known);
    let email = catcher.next();
    // An address without an account gets the same response.
    let unknown = elsewhere.post("/api/ask-reset", &[("email", "nobody@example.org")]);
    for header in ["location", "set-cookie", "content-length"] {
        assert_eq!(unknown.headers(header), known.headers(header), "{header}");
    }
    assert_eq!((unknown.status, &unknown.body), (known.status, &known.body));
    // Without the markers of streamed parts.
    let told = |page: &str| {
        page.split("<main")
            .nth(1)
            .and_then(|rest| rest.split("</main>").next())
            .unwrap_or_default()
            .replace("<!>", "")
    };
    assert_eq!(told(&elsewhere.follow(&unknown).body), told(&page.body));
    let (link, secret) = link_parts(&email);
    let weak = elsewhere.post("/api/reset", &[("token", &secret), ("password", "aaaaaaaaaaaa")]);
    assert_eq!(weak.header("location"), link);
    assert!(elsewhere.follow(&weak).body.contains("easy to guess"));
    let done = elsewhere.post("/api/reset", &[("token", &secret), ("password", NEW)]);
    assert!(elsewhere.follow(&done).body.contains("Your password has been changed"));
    assert!(!ada.get("/me").body.contains("Signed in as Ada"), "every session has ended");
    assert_eq!(elsewhere.get(&link).status, 410);
    let signed_in = elsewhere.post("/api/sign-in", &[("email", ADA), ("password", NEW)]);
    assert_eq!(signed_in.header("location"), "/me");
    let told = catcher.next();
    assert_eq!(
        (told.to.as_str(), told.subject.as_str()),
        (ADA, "Demonstration Federation: your password was changed")
    );
    assert!(catcher.is_empty(), "no other email was sent");
}

#[test]
fn invitation_sets_a_password() {
    let catcher = Catcher::start();
    let site = RunningSite::plain_with_mail(catcher.settings());
    let mut grace = Visitor::new(&site);
    enter(&catcher, &mut grace, "Grace", "grace@example.org");
    let fields = [("federation", "demo"), ("name", "Ada"), ("email", ADA)];
    assert_eq!(grace.post("/api/invite", &fields).header("location"), "/refused", "trainees cannot invite");
    site.grant_role("demo", "grace@example.org", Role::Admin);
    grace.sign_in_to("demo", "grace@example.org");
    let faulty = grace.post("/api/invite", &[("federation", "demo"), ("name", ""), ("email", "ada")]);
    let page = grace.follow(&faulty).body;
    assert!(page.contains("Enter your name") && page.contains("Enter a valid address"), "{page}");
    let invited = grace.post("/api/invite", &fields);
    assert!(grace.follow(&invited).body.contains("An invitation is on its way to ada@example.org"));
    let email = catcher.next();
    assert!(email.to == ADA && email.text.starts_with("Dear Ada,"), "{email:?}");
    let (link, secret) = link_parts(&email);
    let mut ada = Visitor::new(&site);
    assert!(ada.get(&link).body.contains("has created an account for Ada"));
    let chosen = ada.post("/api/invitation", &[("token", &secret), ("password", NEW)]);
    assert!(ada.follow(&chosen).body.contains("Signed in as Ada"));
    assert_eq!(ada.get(&link).status, 410);
}

#[test]
fn changes_address_with_confirmation() {
    let catcher = Catcher::start();
    let site = RunningSite::plain_with_mail(catcher.settings());
    let mut ada = Visitor::new(&site);
    assert!(ada.get("/account/email").header("location").starts_with("/sign-in?next="));
    enter(&catcher, &mut ada, "Ada", ADA);
    let new = "countess@example.org";
    let wrong = ada.post("/api/email", &[("email", new), ("password", NEW)]);
    assert!(ada.follow(&wrong).body.contains("That is not the password"));
    let response = ada.post("/api/email", &[("email", new), ("password", PASSWORD)]);
    assert!(ada.follow(&response).body.contains("An email is on its way to countess@example.org"));
    let email = catcher.next();
    assert_eq!(email.to, new);
    let (link, secret) = link_parts(&email);
    assert!(ada.get(&link).body.contains(new));
    assert!(ada.get("/account/email").body.contains(ADA), "looking changes nothing");
    let done = ada.post("/api/address", &[("token", &secret)]);
    let page = ada.follow(&done).body;
    assert!(page.contains("Your address has been changed") && page.contains(new), "{page}");
    assert_eq!(catcher.next().to, ADA, "the old address is notified");
    assert_eq!(ada.get(&link).status, 410);
    assert_eq!(ada.sign_in_to("demo", new).header("location"), "/me");
}

#[test]
fn outbox_is_for_the_operator() {
    let site = RunningSite::plain();
    let (mut ada, mut grace) = (Visitor::new(&site), Visitor::new(&site));
    ada.sign_up("Ada", ADA);
    grace.sign_up("Grace", "grace@example.org");
    assert!(Visitor::new(&site).get("/outbox").header("location").starts_with("/sign-in?next="));
    assert_eq!(ada.get("/outbox").status, 403);
    site.operate(async |server| {
        server.accounts.ask_for_reset(None, server.federation(), ADA).await.expect("a queued email")
    });
    site.grant_role("demo", "grace@example.org", Role::Operator);
    grace.sign_in_to("demo", "grace@example.org");
    let page = grace.get("/outbox").body;
    assert!(page.contains("To ada@example.org") && page.contains("/reset/demo."), "{page}");
    let foreign = [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")];
    assert_eq!(grace.post_with("/api/outbox", &[], &foreign).status, 403);
    assert_eq!(ada.post("/api/outbox", &[("federation", "demo")]).header("location"), "/refused");
}

#[test]
fn log_holds_no_secret() {
    let catcher = Catcher::start();
    let folder = Folder::new("emails");
    let site_root = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
    let mut serve = Command::new(env!("CARGO_BIN_EXE_director"));
    serve.arg("serve").env("LISTEN", "127.0.0.1:0").env("SITE_ROOT", site_root).env("RUST_LOG", "debug");
    serve.env("DATABASE_URL", format!("sqlite:{}", folder.path().join("director.db").display()));
    serve.env("SMTP_URL", catcher.url()).env("MAIL_FROM", "Director <director@example.org>");
    serve.env("PUBLIC_URL", "http://director.example.org");
    let mut program = serve.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().expect("the program runs");
    let mut log = BufReader::new(program.stderr.take().expect("a pipe"));
    let (mut told, mut address) = (String::new(), String::new());
    while address.is_empty() {
        let mut line = String::new();
        assert_ne!(log.read_line(&mut line).expect("a line"), 0, "it stopped: {told}");
        address = line.split("listening on ").nth(1).unwrap_or_default().trim().to_owned();
        told.push_str(&line);
    }
    let post = |path: &str, body: &str| {
        let request = agent().post(format!("{address}{path}")).header("sec-fetch-site", "same-origin");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        assert_eq!(request.send(body).expect("a response").status().as_u16(), 303, "{path}");
    };
    let password = PASSWORD.replace(' ', "+");
    post("/api/sign-up", &format!("name=Ada&email={ADA}&password={password}"));
    let (_, confirmation) = link_parts(&catcher.next());
    post("/api/ask-reset", &format!("email={ADA}"));
    let email = catcher.next();
    assert!(email.text.contains("http://director.example.org/reset/demo."), "{email:?}");
    let (link, secret) = link_parts(&email);
    assert_eq!(agent().get(format!("{address}{link}")).call().expect("a response").status().as_u16(), 200);
    post("/api/reset", &format!("token={secret}&password={}", NEW.replace(' ', "+")));
    catcher.next();
    program.kill().expect("stopping");
    program.wait().expect("stopped");
    log.read_to_string(&mut told).expect("the rest of the log");
    assert!(told.contains("email sent") && told.contains("route=\"/reset/{token}\""), "{told}");
    let bare = secret.split('.').nth(1).unwrap_or_default();
    let unused = confirmation.split('.').nth(1).unwrap_or_default();
    for hidden in [bare, unused, SMTP_PASSWORD, PASSWORD, &password, NEW, ADA, "argon2id"] {
        assert!(!told.contains(hidden), "{hidden} is in the log");
    }
}
