//! Certificates over HTTP: renewal, search, and verification by the program.

use crate::attempt::begin;
use crate::courses::with_role;
use crate::forms::fixtures::between;
use crate::harness::exam::fixed;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::programmes::{create_programme, offer, write};
use bank::exam::Part;
use server::roles::Role;
use std::process::{Command, Output};

const CERTIFICATES: &str = "/federation/demo/certificates";
const JOAN: &str = "joan@example.org";
const RENEWED: &str = "
validity = { years = 2 }
renewal = { refresher = { mark = 500 }, delta = { mark = 700 }, opens_days = 90, grace_days = 30 }
";

/// Joan, with a certificate by a programme whose only level has these terms.
fn certified<'a>(site: &'a RunningSite, examiner: &mut Visitor<'_>, terms: &str) -> Visitor<'a> {
    let joan = with_role(site, "Joan", None);
    site.earn(JOAN);
    let at = create_programme(examiner, "");
    let requires = "[[levels.requires]]\nfamily = \"rotation\"\nscenarios = 1\nmean = 500\n";
    let file = format!(
        "id = \"county\"\nname = \"County\"\n[[levels]]\nid = \"club\"\nname = \"Club Director\"{terms}{requires}"
    );
    assert_eq!(write(examiner, &at, "1", &file), at);
    assert!(offer(examiner, &at, "2", "offer").contains("as shown here"), "{}", examiner.get(&at).body);
    let proposed = format!("{CERTIFICATES}/proposed");
    let key = between(&examiner.get(&proposed).body, "name=\"chosen[]\" value=\"");
    examiner.post("/api/certificates-issue", &[("federation", "demo"), ("chosen[0]", &key)]);
    while examiner.get(&proposed).body.contains("http-equiv=\"refresh\"") {}
    joan
}

/// A page without the markers between its pieces.
fn page_text(visitor: &mut Visitor<'_>, path: &str) -> String {
    visitor.get(path).body.replace("<!>", "")
}

#[test]
fn tells_the_result_at_once() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    with_role(&site, "Joan", None);
    site.earn(JOAN);
    let proposed = format!("{CERTIFICATES}/proposed");
    let key = between(&ada.get(&proposed).body, "name=\"chosen[]\" value=\"");
    ada.post("/api/certificates-issue", &[("federation", "demo"), ("chosen[0]", &key)]);
    let page = page_text(&mut ada, &proposed);
    assert!(page.contains("Issued: 1.") && !page.contains("http-equiv=\"refresh\""), "{page}");
}

#[test]
fn tells_the_rules_for_issuing() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut joan = with_role(&site, "Joan", None);
    site.earn(JOAN);
    let exam = site.open_exam(&fixed(&[(Part::Closed, "r001", 1)]), |_| {});
    begin(&mut joan, &exam);
    let proposed = format!("{CERTIFICATES}/proposed");
    let page = page_text(&mut ada, &proposed);
    assert!(page.contains("waits for the results of Spring exam to be released"), "{page}");
    assert!(page.contains("A person whose exam has unreleased results waits"), "{page}");
    let key = between(&page, "name=\"chosen[]\" value=\"");
    ada.post("/api/certificates-issue", &[("federation", "demo"), ("chosen[0]", &key)]);
    let page = page_text(&mut ada, &proposed);
    assert!(page.contains("results of an exam are not released yet"), "{page}");
    site.execute("UPDATE federation SET awaits_results = 0, second_issuer = 'possible'");
    let page = page_text(&mut ada, &proposed);
    assert!(page.contains("You are the only examiner") && !page.contains("waits for the results"), "{page}");
    with_role(&site, "Karl", Some(Role::Examiner));
    let page = page_text(&mut ada, &proposed);
    assert!(page.contains("Two examiners must agree to each certificate"), "{page}");
}

#[test]
fn shows_renewal_progress() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut joan = certified(&site, &mut ada, RENEWED);
    let renewal = |visitor: &mut Visitor<'_>| {
        let page = page_text(visitor, "/me");
        let section = page.split("id=\"renewal\"").nth(1).and_then(|rest| rest.split("</section>").next());
        section.map(str::to_owned)
    };
    assert_eq!(renewal(&mut ada), None, "she holds none");
    let open = renewal(&mut joan).expect("hers runs out");
    for told in [
        "Club Director",
        "Valid until",
        "sit one of these exams",
        "Refresher. An exam: a result of at least 50",
        "Changes since the Laws of Duplicate Bridge, 2017. An exam: a result of at least 70",
        "Missing: this exam",
    ] {
        assert!(open.contains(told), "{told}: {open}");
    }
    site.execute("UPDATE certificate SET valid_until = date('now', '-10 days')");
    let over = renewal(&mut joan).expect("a renewal");
    assert!(over.contains("can still be renewed") && over.contains("Refresher."), "{over}");
    site.execute("UPDATE certificate SET valid_until = date('now', '-40 days')");
    assert_eq!(renewal(&mut joan), None, "nothing can be done for it any more");
    site.execute("UPDATE certificate SET valid_until = date('now', '+1 days'), state = 'suspended'");
    assert_eq!(renewal(&mut joan), None);
    site.execute("UPDATE certificate SET state = 'valid', programme = 'another'");
    assert!(renewal(&mut joan).expect("an end of validity").contains("is no longer offered"));
    site.execute("UPDATE certificate SET inactive_years = 3");
    let active = renewal(&mut joan).expect("an end of validity");
    assert!(active.contains("while you are active: it lapses after 3 years"), "{active}");
}

#[test]
fn searches_the_list() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let none = ada.get(&format!("{CERTIFICATES}?holds=joan")).body;
    assert!(
        none.contains("No certificates have been issued yet.") && !none.contains("name=\"holds\""),
        "{none}"
    );
    certified(&site, &mut ada, "\n");
    let mut list = |query: &str| page_text(&mut ada, &format!("{CERTIFICATES}?{query}"));
    for query in [
        "",
        "holds=OAN",
        "holds=joan&standing=valid&level=county+club",
        "level=county",
        "standing=nothing&page=nothing",
    ] {
        let page = list(query);
        assert!(page.contains(">Joan</a>"), "{query}: {page}");
    }
    for query in ["holds=grace", "standing=revoked", "level=county+another", "holds=joan&page=2"] {
        let page = list(query);
        assert!(page.contains("No certificates match."), "{query}: {page}");
    }
    let saved = list("holds=%22Joan&standing=revoked&level=county+club&page=2");
    assert!(saved.contains("value=\"&quot;Joan\"") || saved.contains("value=\"&#34;Joan\""), "{saved}");
    for chosen in ["value=\"revoked\" selected", "value=\"county club\" selected"] {
        assert!(saved.contains(chosen), "{chosen}: {saved}");
    }
    let before = "?holds=%22Joan&amp;standing=revoked&amp;level=county+club&amp;page=1";
    assert!(saved.contains(before), "other pages keep the search: {saved}");
}

#[test]
fn program_and_site_agree() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut joan = certified(&site, &mut ada, "\n");
    let page = joan.get("/me/certificates").body;
    let to = page.split("href=\"").find(|rest| rest.contains("/credential.json")).expect("a file");
    let document = joan.get(to.split('"').next().unwrap_or_default()).body;
    let here = site.url("");
    let check = |document: &str, public_url: &str| {
        let file = std::env::temp_dir().join(format!("director-credential-{}.json", std::process::id()));
        std::fs::write(&file, document).expect("a file");
        let asked =
            ["credential", "check", "--database-url", site.database_url(), "--public-url", public_url];
        let mut program = Command::new(env!("CARGO_BIN_EXE_director"));
        let output: Output =
            program.args(asked).arg(&file).env_remove("LANG").output().expect("the program runs");
        std::fs::remove_file(&file).expect("a file");
        let stdout = String::from_utf8(output.stdout).expect("text");
        (output.status.code(), stdout)
    };
    let (code, said) = check(&document, &here);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("genuine and valid") && said.contains("Joan · Club Director"), "{said}");
    for (document, public_url, code, says) in [
        (document.replace("Joan", "Jean"), here.as_str(), 1, "was altered"),
        (document[..document.len() / 2].to_owned(), &here, 1, "It is incomplete"),
        (String::new(), &here, 1, "It is empty."),
        (" ".repeat(70_000), &here, 1, "the limit is 64 KB"),
        (document.clone(), "https://director.example.org", 3, "Nothing was looked up elsewhere."),
    ] {
        let (ended, said) = check(&document, public_url);
        assert!(ended == Some(code) && said.contains(says), "{ended:?}, not {says}: {said}");
    }
    site.execute("UPDATE certificate SET state = 'suspended'");
    let (code, said) = check(&document, &here);
    assert!(code == Some(1) && said.contains("is suspended"), "{code:?}: {said}");
    assert_eq!(check(&document, "nowhere").0, Some(1), "no address of the web");
}

#[test]
fn number_leads_to_its_page() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut joan = certified(&site, &mut ada, "\n");
    let number = between(&joan.get("/me/certificates").body, "/verify/");
    let mut visitor = Visitor::new(&site);
    let mut check =
        |text: &str| visitor.post_file("/api/check-credential", &[("credential", text)], "file", b"");
    let at = format!("/verify/{number}");
    for text in
        [number.clone(), format!(" {number}\n"), number.to_uppercase(), format!("https://example.org{at}")]
    {
        assert_eq!(check(&text).header("location"), at, "{text}");
    }
    let unknown = check(&format!("demo.{}", "0".repeat(32)));
    let page = Visitor::new(&site).get(unknown.header("location"));
    assert!(page.status == 404 && page.body.contains("Certificate not found"), "{}", page.body);
    assert_eq!(check("{}").header("location"), "/verify", "anything but a number is checked as a credential");
}
