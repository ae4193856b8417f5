//! The practice page without a wall of links: its search, and pages of results.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::{bank, read};

/// Addresses of the scenarios on a page, in order.
fn scenarios(page: &str) -> Vec<String> {
    let rows = page.split("class=\"rows scenarios\"").nth(1).unwrap_or_default();
    let rows = rows.split("</ul>").next().unwrap_or_default();
    let addresses = rows.split("href=\"/scenario/").skip(1);
    addresses.filter_map(|rest| rest.split(['"', '?']).next().map(str::to_owned)).collect()
}

#[test]
fn practice_page_lists_no_scenarios() {
    let site = RunningSite::plain();
    let page = Visitor::new(&site).get("/practice").body;
    assert!(scenarios(&page).is_empty() && page.contains("class=\"law-cells\""), "{page}");
    assert!(page.matches("<a ").count() < 60, "{} links", page.matches("<a ").count());
    assert!(page.contains("Next: ") && page.contains("name=\"text\""), "{page}");
    assert!(!page.contains("name=\"state\""), "a visitor's answers are not searched");
}

#[test]
fn search_finds_by_each_field() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let mut found = |query: &str| {
        let page = visitor.get(&format!("/practice?{query}")).body;
        let count = page.split(" scenarios found").next().and_then(|before| before.rsplit('>').next());
        (count.unwrap_or_default().trim().to_owned(), scenarios(&page))
    };
    let all = bank().firsts().count();
    assert_eq!(found("text="), (all.to_string(), found("family=&page=0").1));
    let of_30: Vec<String> = bank().by_law("30").map(|one| one.id.clone()).collect();
    let (count, shown) = found("law=30");
    assert_eq!((count, shown.len()), (of_30.len().to_string(), of_30.len().min(20)));
    assert!(shown.iter().all(|id| of_30.contains(id)));
    let (_, shown) = found("edition=2007&family=claim");
    let of = |id: &String| bank().scenario(id).map(|one| (one.case.edition.word(), one.family().word()));
    assert!(!shown.is_empty() && shown.iter().all(|id| of(id) == Some(("2007", "claim"))), "{shown:?}");
    let (_, shown) = found("text=claims+SOUTH");
    assert!(!shown.is_empty() && shown.iter().all(|id| id.starts_with('c')), "{shown:?}");
    assert_eq!(found("text=r047").1, ["r047"]);
    assert_eq!(found("level=demonstration+club").0, all.to_string());
    let page = visitor.get("/practice?text=no+such+words").body;
    assert!(page.contains("No scenario matches"), "{page}");
}

#[test]
fn results_come_in_pages() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let all = bank().firsts().count();
    let mut met = std::collections::BTreeSet::new();
    for page in 1..=all.div_ceil(20) {
        let body = visitor.get(&format!("/practice?family=&page={page}")).body;
        let shown = scenarios(&body);
        assert!(shown.len() <= 20 && shown.iter().all(|id| met.insert(id.clone())), "{page}: {shown:?}");
        let current = format!("page={page}\" aria-current=\"page\"");
        assert!(body.contains(&current), "{page}: {body}");
    }
    assert_eq!(met.len(), all, "every scenario is on one page");
    let law = visitor.get("/practice/70?page=2").body;
    assert!(law.contains("href=\"/practice/70?page=1\"") && scenarios(&law).len() <= 20, "{law}");
}

#[test]
fn search_knows_own_results() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    ada.answer("r006");
    let found = |ada: &mut Visitor<'_>, state: &str| {
        let page = ada.get(&format!("/practice?law=30&state={state}")).body;
        (scenarios(&page), page)
    };
    let (done, page) = found(&mut ada, "done");
    assert!(done.contains(&"r006".to_owned()) && page.contains("last mark"), "{page}");
    assert_eq!(found(&mut ada, "mistakes").0, done, "the first choice everywhere is not right");
    assert!(!found(&mut ada, "new").0.contains(&"r006".to_owned()));
}

#[test]
fn flagged_list_offers_the_scenario() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    ada.answer("r006");
    let to = ada.get("/scenario/r006/variant").header("location").to_owned();
    let variant = to.trim_start_matches("/scenario/").to_owned();
    assert!(variant.contains('~'));
    ada.post("/api/flag", &[("scenario", &variant), ("flag", "set")]);
    for path in ["/practice/flagged", "/me"] {
        let page = ada.get(path).body;
        assert!(page.contains("href=\"/scenario/r006?list=flagged\""), "{path}: {page}");
        assert!(!page.contains(&format!("href=\"/scenario/{variant}?")), "{path}: {page}");
    }
    // It is one flag, on whichever page it is set, cleared and counted.
    let is_flagged = |ada: &mut Visitor<'_>, id: &str| {
        ada.get(&format!("/scenario/{id}")).body.contains("data-flagged=\"yes\"")
    };
    assert!(is_flagged(&mut ada, "r006") && is_flagged(&mut ada, &variant));
    ada.post("/api/flag", &[("scenario", "r006"), ("flag", "set")]);
    let flagged =
        |ada: &mut Visitor<'_>| read(&ada.get("/practice").body).contains("Flagged scenariosone scenario");
    assert!(flagged(&mut ada), "{}", read(&ada.get("/practice").body));
    ada.post("/api/flag", &[("scenario", "r006"), ("flag", "clear")]);
    assert!(!is_flagged(&mut ada, "r006") && !is_flagged(&mut ada, &variant) && !flagged(&mut ada));
}

#[test]
fn flags_are_counted_as_listed() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    for id in ["r006", "r007"] {
        ada.post("/api/flag", &[("scenario", id), ("flag", "set")]);
    }
    assert!(read(&ada.get("/practice").body).contains("Flagged scenarios2 scenarios"));
    site.execute("UPDATE flag SET scenario = 'r9999' WHERE scenario = 'r007'");
    let page = ada.get("/practice").body;
    assert!(read(&page).contains("Flagged scenariosone scenario"), "one has left the bank: {page}");
    assert_eq!(ada.get("/practice/flagged").body.matches("?list=flagged").count(), 3, "one, with its links");
}

#[test]
fn search_finds_a_title_copied_from_a_page() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let with_suit = |page: &str| read(page).contains('♠');
    let page = visitor.get("/scenario/r001").body;
    let title = page.split("<h1>").nth(1).and_then(|rest| rest.split("</h1>").next()).expect("a title");
    assert!(with_suit(title) || title.contains('\u{fe0e}'), "{title}");
    let copied =
        title.split('<').filter_map(|piece| piece.split_once('>').map(|(_, text)| text).or(Some(piece)));
    let copied: String = copied.collect();
    assert!(copied.contains('\u{fe0e}'), "as on the page: {copied}");
    let query = url::form_urlencoded::Serializer::new(String::new()).append_pair("text", &copied).finish();
    assert!(
        scenarios(&visitor.get(&format!("/practice?{query}")).body).contains(&"r001".to_owned()),
        "{copied}"
    );
}
