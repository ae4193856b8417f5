//! A federation's own texts of emails.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Visitor, value_of};
use server::roles::Role;

const PAGE: &str = "/federation/demo/emails/invitation/en";

fn save(admin: &mut Visitor<'_>, subject: &str, body: &str) -> String {
    let fields = [
        ("federation", "demo"),
        ("kind", "invitation"),
        ("language", "en"),
        ("subject", subject),
        ("body", body),
    ];
    assert_eq!(admin.post("/api/email-text", &fields).header("location"), PAGE);
    admin.get(PAGE).body
}

/// Invites a person, and returns the page with the queued emails.
fn invite(site: &RunningSite, admin: &mut Visitor<'_>, name: &str) -> String {
    let email = format!("{}@example.org", name.to_lowercase());
    admin.post("/api/invite", &[("federation", "demo"), ("name", name), ("email", &email)]);
    let mut olga = with_role(site, "Olga", Some(Role::Operator));
    olga.get("/outbox").body
}

#[test]
fn invitation_has_the_federations_own_text() {
    let site = RunningSite::plain();
    let mut vera = with_role(&site, "Vera", Some(Role::Admin));
    assert!(vera.get("/federation/demo").body.contains("href=\"/federation/demo/emails\""));
    assert!(vera.get("/federation/demo/emails").body.contains(&format!("href=\"{PAGE}\"")));
    let page = vera.get(PAGE).body;
    assert!(page.contains("Dear {name}") && page.contains("standard text"), "{page}");
    assert!(page.contains("Dear Vera"), "the preview: {page}");
    let page =
        save(&mut vera, "Welcome to {federation}", "Hello {name} <b>&amp;</b>!\r\n\r\n{link} ({span})");
    assert!(page.contains("This text is your own") && page.contains("Hello Vera &lt;b&gt;"), "{page}");
    assert!(vera.get("/federation/demo/emails").body.contains("own text"));
    let outbox = invite(&site, &mut vera, "Grace");
    assert!(outbox.contains("Welcome to Demonstration Federation"), "{outbox}");
    assert!(outbox.contains("Hello Grace &lt;b&gt;") && outbox.contains("/invitation/demo."), "{outbox}");
    let log = vera.get("/federation/demo/audit").body;
    assert!(log.contains("Text of an email changed"), "{log}");
    let back = [("federation", "demo"), ("kind", "invitation"), ("language", "en")];
    assert_eq!(vera.post("/api/email-standard", &back).header("location"), PAGE);
    assert!(vera.get(PAGE).body.contains("Dear {name}"));
}

#[test]
fn faults_name_the_placeholder() {
    let site = RunningSite::plain();
    let mut vera = with_role(&site, "Vera", Some(Role::Admin));
    let page = save(&mut vera, "{level}", "Hello {nmae} {link}");
    assert!(page.contains("no such placeholder: "), "{page}");
    assert!(page.contains("{level}") && page.contains("Hello {nmae} {link}"), "nothing is lost: {page}");
    let page = save(&mut vera, "Hello", "Hello {name}");
    assert!(page.contains("needs this placeholder: ") && page.contains("{link}"), "{page}");
    assert!(page.contains("standard text"), "nothing is stored: {page}");
    for missing in ["/federation/demo/emails/reset/en", "/federation/demo/emails/exam/nb"] {
        assert_eq!(vera.get(missing).status, 404, "{missing}");
    }
    let mut karl = with_role(&site, "Karl", Some(Role::Examiner));
    assert_eq!(karl.get(PAGE).status, 403);
}

/// Of two admins who write at the same time the second is told, and gets both texts.
#[test]
fn second_admin_overwrites_nothing() {
    let site = RunningSite::plain();
    let (mut vera, mut otto) =
        (with_role(&site, "Vera", Some(Role::Admin)), with_role(&site, "Otto", Some(Role::Admin)));
    let send = |admin: &mut Visitor<'_>, seen: &str, body: &str| {
        let fields = [
            ("federation", "demo"),
            ("kind", "invitation"),
            ("language", "en"),
            ("seen", seen),
            ("subject", "Welcome"),
            ("body", body),
        ];
        admin.post("/api/email-text", &fields).header("location").to_owned()
    };
    let (first, second) = (value_of(&vera.get(PAGE).body, "seen"), value_of(&otto.get(PAGE).body, "seen"));
    assert_eq!(first, second);
    assert_eq!(send(&mut vera, &first, "By Vera: {link}"), PAGE);
    let long = format!("By Otto: {{link}} {}", "and much more ".repeat(300));
    let kept = send(&mut otto, &second, &long);
    assert!(kept.starts_with(&format!("{PAGE}?kept=")), "{kept}");
    for _ in 0..2 {
        let page = otto.get(&kept).body;
        assert!(page.contains("Another person has saved this text since you opened it"), "{page}");
        assert!(page.contains("By Vera: {link}") && page.contains(long.trim()), "both are whole: {page}");
    }
    assert!(!vera.get(&kept).body.contains("By Otto"), "it is his own");
    assert!(otto.get(PAGE).body.contains("By Vera"), "hers is in use");
    // A fault in the second text does not hide that the first has changed.
    assert_eq!(send(&mut otto, &second, "Without the link"), PAGE);
    let page = otto.get(PAGE).body;
    assert!(page.contains("needs this placeholder") && value_of(&page, "seen") == second, "{page}");
    // The standard text does not come back unread either.
    let standard = |admin: &mut Visitor<'_>, seen: &str| {
        let fields = [("federation", "demo"), ("kind", "invitation"), ("language", "en"), ("seen", seen)];
        let sent = admin.post("/api/email-standard", &fields);
        admin.follow(&sent).body
    };
    let page = standard(&mut otto, &second);
    assert!(page.contains("so it stays") && page.contains("By Vera"), "{page}");
    let seen = value_of(&otto.get(&kept).body, "seen");
    assert_eq!(send(&mut otto, &seen, "By Otto: {link}"), PAGE);
    assert!(vera.get(PAGE).body.contains("By Otto: {link}"), "told, he may replace it");
    let seen = value_of(&vera.get(PAGE).body, "seen");
    assert!(standard(&mut vera, &seen).contains("Dear {name}"));
}
