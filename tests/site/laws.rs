//! The pages of the Laws.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use rules::law::{Clause, Edition};
use std::collections::BTreeSet;

#[test]
fn every_law_has_a_page() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for edition in Edition::ALL {
        let clauses: Vec<Clause> = Clause::all().filter(|clause| clause.is_in(edition)).collect();
        let laws: BTreeSet<&str> = clauses.iter().map(|clause| clause.law()).collect();
        for law in laws {
            let page = visitor.get(&format!("/laws/{edition}/{law}"));
            assert_eq!(page.status, 200, "Law {law} of {edition}");
            for clause in clauses.iter().filter(|clause| clause.law() == law) {
                let anchor = format!("id=\"{}\"", clause.dotted());
                assert!(page.body.contains(&anchor), "Law {law} of {edition} lacks {clause}");
            }
        }
    }
}

#[test]
fn law_links_scenarios_and_editions() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get("/laws/2017/30").body;
    let clause = page.split("id=\"30.A\"").nth(1).expect("clause 30A");
    let clause = clause.split("</dd>").next().unwrap_or_default();
    assert!(clause.contains("href=\"/scenario/r"), "no scenario under 30A: {clause}");
    assert!(page.contains("href=\"/laws/2007/30\""), "no way to the edition of 2007");
    assert!(visitor.get("/laws/2007/30").body.contains("href=\"/laws/2017/30\""));
}

#[test]
fn compares_complete_editions_only() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for (path, compared) in [("/laws/2017/32", true), ("/laws/2007/32", true), ("/laws/1997/32", false)] {
        assert_eq!(visitor.get(path).body.contains("class=\"beside\""), compared, "{path}");
    }
    let unchanged = visitor.get("/laws/2017/33").body;
    assert!(unchanged.contains("id=\"changed\""), "\"unchanged\" is stated");
}

#[test]
fn draws_laws_as_trees() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let drawn = [("/laws/2017/30", true), ("/laws/2007/36", true), ("/laws/1987/71", true)];
    for (path, is_drawn) in drawn.into_iter().chain([("/laws/2017/54", false), ("/laws/2017/70", false)]) {
        let page = visitor.get(path).body;
        assert_eq!(page.matches("frame-held").count() > 1, is_drawn, "{path}");
        assert_eq!(page.contains("id=\"law-drawn-told\""), is_drawn, "{path}");
    }
}

#[test]
fn trees_are_pdfs_in_every_language() {
    let site = RunningSite::plain();
    for language in ["en", "fr", "it", "nb"] {
        let mut visitor = Visitor::new(&site);
        let laws = ["/laws/2017/27", "/laws/2007/31", "/laws/social/71"];
        for law in laws {
            assert!(visitor.get(law).body.contains(&format!("href=\"{law}/law.pdf\"")), "{law}");
            let file = visitor.get(&format!("{law}/law.pdf?lang={language}"));
            assert_eq!(
                (file.status, file.header("content-type")),
                (200, "application/pdf"),
                "{law} {language}"
            );
        }
    }
    let mut visitor = Visitor::new(&site);
    for lost in ["/laws/2017/54/law.pdf", "/laws/2017/30a/law.pdf", "/laws/2020/30/law.pdf"] {
        assert_eq!(visitor.get(lost).status, 404, "{lost}");
    }
}
#[test]
fn tree_links_the_laws_it_leads_to() {
    let site = RunningSite::plain();
    let page = Visitor::new(&site).get("/laws/2007/32").body;
    let links = page.split("class=\"law-next\"").nth(1).expect("links");
    let links = links.split("</nav>").next().unwrap_or_default();
    assert!(links.contains("href=\"/laws/2007/25\""), "left-hand opponent’s turn leads to Law 25: {links}");
}

#[test]
fn amended_law_says_from_when() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    assert!(visitor.get("/laws/2007/27").body.contains("Amended on 5 March 2008"));
    assert!(visitor.get("/laws/2007/25").body.contains("Amended in December 2011"));
    assert!(visitor.get("/laws/2007/27?lang=nb").body.contains("Endret 5. mars 2008"));
    for path in ["/laws/2017/27", "/laws/1997/27", "/laws/2007/28"] {
        assert!(!visitor.get(path).body.contains("Amended"), "{path}");
    }
}
