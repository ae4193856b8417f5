//! The pages of a federation: permissions, and the actions of its staff.

use crate::harness::picture::disc;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use server::roles::Role;

/// Ada, an admin, and Grace, a trainee; with the path of Grace's page.
fn ada_and_grace(site: &RunningSite) -> (Visitor<'_>, Visitor<'_>, String) {
    let (mut ada, mut grace) = (Visitor::new(site), Visitor::new(site));
    ada.sign_up("Ada", "ada@example.org");
    grace.sign_up("Grace", "grace@example.org");
    site.grant_role("demo", "ada@example.org", Role::Admin);
    ada.sign_in_to("demo", "ada@example.org");
    let people = ada.get("/federation/demo/people?holds=grace").body;
    let to = people.split("/federation/demo/people/").nth(1).and_then(|rest| rest.split('"').next());
    let to = format!("/federation/demo/people/{}", to.unwrap_or_else(|| panic!("not found in {people}")));
    (ada, grace, to)
}

#[test]
fn staff_pages_are_private() {
    let site = RunningSite::plain();
    let (mut ada, mut grace, person) = ada_and_grace(&site);
    let mut visitor = Visitor::new(&site);
    for path in ["/federation/demo/people", "/federation/demo/settings", person.as_str()] {
        assert_eq!(ada.get(path).status, 200, "{path}");
        assert_eq!(grace.get(path).status, 403, "{path}");
        let led = visitor.get(path);
        assert!(led.header("location").starts_with("/sign-in?next="), "{path}: {led:?}");
    }
    assert_eq!(grace.get("/federation/demo").status, 200);
    assert_eq!(ada.get("/federation/nowhere/people").status, 404);
    let nobody = ada.get("/federation/demo/people/00000000-0000-7000-8000-000000000000");
    assert_eq!(nobody.status, 404);
    assert!(ada.get("/").body.contains("/federation/demo"), "the header leads there");
    assert!(!grace.get("/").body.contains("/federation/demo"));
}

#[test]
fn granting_a_role_ends_sessions() {
    let site = RunningSite::plain();
    let (mut ada, mut grace, person) = ada_and_grace(&site);
    let id = person.rsplit('/').next().unwrap_or_default().to_owned();
    let give = |who: &mut Visitor<'_>, role: &str, held: &str| {
        let fields = [("federation", "demo"), ("person", id.as_str()), ("role", role), ("held", held)];
        who.post("/api/role", &fields).header("location").to_owned()
    };
    assert_eq!(give(&mut grace, "admin", "yes"), "/refused", "no one grants their own");
    assert_eq!(give(&mut ada, "operator", "yes"), "/refused", "an admin makes no operators");
    assert_eq!(give(&mut ada, "emperor", "yes"), "/lost");
    assert_eq!(give(&mut ada, "course_leader", "yes"), person);
    assert!(ada.get(&person).body.contains("Revoke the role Course leader of Grace"));
    assert!(grace.get("/federation/demo").header("location").starts_with("/sign-in"), "she is signed out");
    grace.sign_in_to("demo", "grace@example.org");
    assert_eq!(grace.get("/federation/demo/people").status, 200);
    assert_eq!(grace.get("/federation/demo/settings").status, 403);
    assert_eq!(give(&mut ada, "course_leader", "no"), person);
    grace.sign_in_to("demo", "grace@example.org");
    assert_eq!(grace.get("/federation/demo/people").status, 403);
}

#[test]
fn settings_faults_show_by_field() {
    let site = RunningSite::plain();
    let (mut ada, mut grace, _) = ada_and_grace(&site);
    let fields = |name: &'static str, zone: &'static str| {
        [
            ("federation", "demo"),
            ("name", name),
            ("languages", "nb, en"),
            ("edition", "2017"),
            ("edition_from", ""),
            ("zone", zone),
            ("levels", "Club\nRegion"),
            ("sign_up", "open"),
            ("disclosure", "laws"),
            ("second_issuer", "possible"),
        ]
    };
    ada.post("/api/settings", &fields("", "Mars/Base"));
    let page = ada.get("/federation/demo/settings").body;
    assert!(page.contains("id=\"name-fault\"") && page.contains("id=\"zone-fault\""), "{page}");
    assert!(page.contains("Mars/Base"), "the input stays: {page}");
    assert_eq!(grace.post("/api/settings", &fields("Mine", "UTC")).header("location"), "/refused");
    ada.post("/api/settings", &fields("Norges Bridgeforbund", "Europe/Oslo"));
    assert!(grace.get("/federation/demo").body.contains("Norges Bridgeforbund"));
    let elected = [("elected[guidelines]", "ebu"), ("elected[wins_last]", "no")];
    let fields = fields("Norges Bridgeforbund", "Europe/Oslo").map(|(name, value)| match name {
        "edition" => (name, "2007"),
        _ => (name, value),
    });
    let fields: Vec<_> = fields.into_iter().chain(elected).collect();
    assert_eq!(ada.post("/api/settings", &fields).header("location"), "/federation/demo/settings");
    let begun = "edition=2007&amp;elections.guidelines=ebu&amp;elections.presumptions.wins_last=";
    for who in [&mut ada, &mut grace, &mut Visitor::new(&site)] {
        let page = who.get("/desk").body;
        assert!(page.contains(begun), "the desk starts with the rules in force: {page}");
    }
}

#[test]
fn address_is_unique_per_federation() {
    let site = RunningSite::plain();
    site.enter_federation("another", "Another Federation");
    let page = Visitor::new(&site).get("/sign-in").body;
    assert!(page.contains("<select") && page.contains("Another Federation"), "{page}");
    let (mut here, mut there) = (Visitor::new(&site), Visitor::new(&site));
    assert_eq!(here.sign_up("Ada", "ada@example.org").header("location"), "/me");
    assert_eq!(there.sign_up_in("another", "Ada", "ada@example.org").header("location"), "/me");
    here.answer("r001");
    let nothing = "class=\"empty\"";
    assert!(!here.get("/me").body.contains(nothing));
    assert!(there.get("/me").body.contains(nothing), "another federation's is another account");
    assert_eq!(here.get("/federation/another").status, 403);
    assert_eq!(there.get("/federation/another").status, 200);
}

#[test]
fn uploads_a_logo() {
    let site = RunningSite::plain();
    let (mut ada, mut grace, _) = ada_and_grace(&site);
    let send = |who: &mut Visitor<'_>, name: &str, file: &[u8]| {
        who.post_file("/api/logo", &[("federation", "demo")], name, file).header("location").to_owned()
    };
    let picture = disc(120);
    assert_eq!(send(&mut grace, "file", &picture), "/refused");
    let settings = "/federation/demo/settings#logo";
    for (file, told) in [
        (b"".to_vec(), "Choose a file first."),
        (b"GIF89a".to_vec(), "This is not a complete PNG"),
        (picture[..picture.len() / 2].to_vec(), "This is not a complete PNG"),
        (vec![0; 560_000], "This file is too large"),
    ] {
        assert_eq!(send(&mut ada, "file", &file), settings);
        assert!(ada.get("/federation/demo/settings").body.contains(told), "{told}");
    }
    assert_eq!(ada.post_file("/api/logo", &[], "file", &vec![0; 700_000]).status, 413);
    assert_eq!(grace.get("/logo/demo/1").status, 404);
    assert_eq!(send(&mut ada, "file", &picture), settings);
    let page = ada.get("/federation/demo/settings").body;
    assert!(page.contains("src=\"/logo/demo/1\""), "{page}");
    let seen = Visitor::new(&site).get("/logo/demo/1");
    assert_eq!((seen.status, seen.header("content-type")), (200, "image/png"));
    for nowhere in ["/logo/demo/01", "/logo/demo/2", "/logo/nowhere/1", "/logo/demo/x"] {
        assert_eq!(ada.get(nowhere).status, 404, "{nowhere}");
    }
    assert_eq!(send(&mut ada, "remove", b"yes"), settings);
    assert!(ada.get("/federation/demo/settings").body.contains("No logo:"));
    assert_eq!(ada.get("/logo/demo/1").status, 200, "certificates were issued with it");
}
