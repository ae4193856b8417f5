//! Certificates over HTTP: what renews them.

use crate::courses::with_role;
use crate::forms::ground::between;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::programmes::{made, offer, write};
use director::server::roles::Role;

const CERTIFICATES: &str = "/federation/demo/certificates";
const JOAN: &str = "joan@example.org";
const RENEWED: &str = "
validity = { years = 2 }
renewal = { refresher = { mark = 500 }, delta = { mark = 700 }, opens_days = 90, grace_days = 30 }
";

/// Joan, and a certificate of hers by a programme whose one level has these terms.
fn certified<'a>(site: &'a RunningSite, examiner: &mut Visitor<'_>, terms: &str) -> Visitor<'a> {
    let joan = with_role(site, "Joan", None);
    site.earn(JOAN);
    let at = made(examiner, "");
    let requires = "[[levels.requires]]\nfamily = \"rotation\"\nscenarios = 1\nmean = 500\n";
    let file = format!(
        "id = \"county\"\nname = \"County\"\n[[levels]]\nid = \"club\"\nname = \"Club Director\"{terms}{requires}"
    );
    assert_eq!(write(examiner, &at, "1", &file), at);
    assert!(offer(examiner, &at, "2", "offer").contains("as it stands here"), "{}", examiner.get(&at).body);
    let proposed = format!("{CERTIFICATES}/proposed");
    let key = between(&examiner.get(&proposed).body, "name=\"chosen[]\" value=\"");
    examiner.post("/api/certificates-issue", &[("federation", "demo"), ("chosen[0]", &key)]);
    while examiner.get(&proposed).body.contains("http-equiv=\"refresh\"") {}
    joan
}

/// A page without the marks between its pieces.
fn said(visitor: &mut Visitor<'_>, path: &str) -> String {
    visitor.get(path).body.replace("<!>", "")
}

#[test]
fn a_holder_sees_until_when_and_by_what_a_certificate_is_renewed_and_how_far_they_are() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut joan = certified(&site, &mut ada, RENEWED);
    let renewal = |visitor: &mut Visitor<'_>| {
        let page = said(visitor, "/me");
        let section = page.split("id=\"renewal\"").nth(1).and_then(|rest| rest.split("</section>").next());
        section.map(str::to_owned)
    };
    assert_eq!(renewal(&mut ada), None, "she holds none");
    let open = renewal(&mut joan).expect("hers runs out");
    for told in [
        "Club Director",
        "Valid until",
        "It is renewed by one of these exams",
        "To refresh it. An exam: a result of at least 50",
        "On what has changed since the Laws of Duplicate Bridge, 2017. An exam: a result of at least 70",
        "Missing: such an exam",
    ] {
        assert!(open.contains(told), "{told}: {open}");
    }
    site.execute("UPDATE certificate SET valid_until = date('now', '-10 days')");
    let over = renewal(&mut joan).expect("it may still be renewed");
    assert!(over.contains("may still be renewed") && over.contains("To refresh it."), "{over}");
    site.execute("UPDATE certificate SET valid_until = date('now', '-40 days')");
    assert_eq!(renewal(&mut joan), None, "nothing can be done for it any more");
    site.execute("UPDATE certificate SET valid_until = date('now', '+1 days'), state = 'suspended'");
    assert_eq!(renewal(&mut joan), None);
    site.execute("UPDATE certificate SET state = 'valid', programme = 'another'");
    assert!(renewal(&mut joan).expect("it runs out").contains("is not offered any more"));
    site.execute("UPDATE certificate SET inactive_years = 3");
    let active = renewal(&mut joan).expect("it runs out");
    assert!(active.contains("as long as you are active: it lapses after 3 years"), "{active}");
}
