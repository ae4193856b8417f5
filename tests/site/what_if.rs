//! Single changes of a fact over HTTP, without scripts.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::{bank, between, changed, read, scenario};
use bank::change::compare;
use bank::desk::CaseSheet;
use bank::{Change, ComparedPaths, variant};
use rules::engine::{Key, rule};
use words::english;

#[test]
fn lists_changes_as_links() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let form = visitor.get("/scenario/r006").body;
    assert!(form.contains("href=\"/scenario/r006/what-if\"") && form.contains("This shows the ruling."));
    let page = visitor.get("/scenario/r006/what-if");
    assert_eq!(page.status, 200);
    let all = Change::all(&scenario("r006").case);
    assert_eq!(page.body.matches("/scenario/r006/what-if?change=").count(), all.len());
    for change in &all {
        let to = format!("href=\"/scenario/r006/what-if?change={}\"", change.token());
        assert!(page.body.contains(&to), "{to}");
    }
    let before = page.body.split("<details class=\"further as-it-is\"").next().unwrap_or_default();
    assert!(!before.contains("says-director"), "the ruling itself is folded");
}

#[test]
fn every_change_has_a_page() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for change in Change::all(&scenario("r002").case) {
        let page = visitor.get(&format!("/scenario/r002/what-if?change={}", change.token()));
        assert_eq!(page.status, 200, "{}", change.token());
        let heading = read(between(&page.body, "<h1>", "</h1>"));
        assert_eq!(heading, read(&english().change(&scenario("r002").case, change)));
    }
}

#[test]
fn marks_changed_components() {
    let (id, token) = ("r002", "dealer:S");
    let site = RunningSite::plain();
    let page = Visitor::new(&site).get(&format!("/scenario/{id}/what-if?change={token}")).body;
    let (before, after) = (rule(&scenario(id).case), rule(&changed(id, token)));
    let differ = compare(&before, &after);
    assert!(!differ.is_empty());
    let table = between(&page, "class=\"marks beside-rulings\"", "</table>");
    let rows: Vec<&str> = table.split("<tr ").skip(1).collect();
    let shown = |key: &Key| before.component(*key).is_some() || after.component(*key).is_some();
    assert_eq!(rows.len(), Key::ALL.iter().filter(|key| shown(key)).count());
    for row in rows {
        let label = read(between(row, "<th scope=\"row\">", "</th>"));
        let is_changed = differ.iter().any(|one| english().label(one.key) == label);
        assert_eq!(row.contains(">changed<"), is_changed, "{label}");
        assert_eq!(row.contains(">the same<"), !is_changed, "{label}");
    }
    let apart = between(&page, "class=\"apart\"", "</dl>");
    for clause in after.laws().iter().filter(|clause| !before.laws().contains(clause)) {
        assert!(apart.contains(&format!("#{}\"", clause.dotted())), "{clause} is not in {apart}");
    }
    assert!(page.contains("class=\"path path-two\"") && ComparedPaths::of(&before, &after).part.is_some());
    let drawing = between(&page, "class=\"path path-two\"", "</svg>");
    assert!(drawing.contains("As it is") && drawing.contains("Changed"));
    let desk =
        format!("href=\"/desk?{}\"", CaseSheet::of(&changed(id, token)).to_query().replace('&', "&amp;"));
    assert!(page.contains(&desk), "{desk}");
}

#[test]
fn unknown_change_is_not_found() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for (asked, told) in [
        ("wind:N", "wind:N"),
        ("dealer:Q", "dealer:Q"),
        ("trump:S", "trump:S"),
        ("%3Cb%3Ehello", "&lt;b&gt;hello"),
    ] {
        let page = visitor.get(&format!("/scenario/r002/what-if?change={asked}"));
        assert_eq!(page.status, 404, "{asked}");
        assert!(page.body.contains(told) && !page.body.contains("<b>hello"), "{asked}: {}", page.body);
        assert!(page.body.contains("href=\"/scenario/r002/what-if\""), "and the way back");
    }
    assert_eq!(visitor.get("/scenario/r999/what-if").status, 404);
}

#[test]
fn changes_facts_of_a_claim() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get("/scenario/c001/what-if?change=aware:C:yes");
    assert_eq!(page.status, 200, "{}", page.body);
    let tricks = english().label(Key::Tricks);
    let row = page.body.split("<tr ").find(|row| row.contains(&format!(">{tricks}<"))).expect("the tricks");
    assert!(row.contains("three") && row.contains("four") && row.contains(">changed<"), "{row}");
}

#[test]
fn variant_has_its_own_changes() {
    let id = variant::all(bank(), "r006", 0).next().expect("a variant");
    let varied = bank().find(&id).expect("found");
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(&format!("/scenario/{id}/what-if"));
    assert_eq!(page.status, 200);
    let change = Change::all(&varied.case).into_iter().next().expect("a change");
    let to = format!("/scenario/{id}/what-if?change={}", change.token());
    assert!(page.body.contains(&to), "{to}");
    assert!(visitor.get(&to).body.contains("beside-rulings"));
}

/// The part of a page from a heading of the list of changes to the next.
fn part<'p>(page: &'p str, heading: &str) -> &'p str {
    let from = page.find(heading).unwrap_or_else(|| panic!("no {heading}"));
    let rest = &page[from..];
    &rest[..rest[heading.len()..]
        .find("Does not change the ruling (")
        .map_or(rest.len(), |at| at + heading.len())]
}

#[test]
fn says_which_changes_matter() {
    let site = RunningSite::plain();
    let page = Visitor::new(&site).get("/scenario/r006/what-if").body;
    let case = &scenario("r006").case;
    let before = rule(case);
    let matters = |change: &Change| {
        let after = rule(&change.apply(case).expect("a change"));
        compare(&before, &after).iter().any(|one| one.key != Key::Line)
    };
    let changing = part(&page, "Changes the ruling (");
    let idle = part(&page, "Does not change the ruling (");
    let link = |change: &Change| format!("what-if?change={}\"", change.token());
    let mut counts = [0, 0];
    for change in Change::all(case) {
        let is_changing = changing.contains(&link(&change));
        assert_ne!(is_changing, idle.contains(&link(&change)), "{}", change.token());
        assert!(is_changing || !matters(&change), "{} matters", change.token());
        counts[usize::from(is_changing)] += 1;
    }
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    // The new verdict stands with its clause.
    let dealer =
        changing.split("<li>").find(|one| one.contains("change=dealer:E\"")).expect("another dealer");
    assert!(dealer.contains("change-verdict") && dealer.contains("Law 37B2"), "{dealer}");
}

#[test]
fn names_calls_that_fall_away() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let list = visitor.get("/scenario/r006/what-if").body;
    let accepts =
        list.split("<li>").find(|one| one.contains("change=accepts:1:yes\"")).expect("an acceptance");
    assert!(read(accepts).contains("Falls away: North’s 1♥, East’s 2♣ and South’s 2♠."), "{}", read(accepts));
    let after = visitor.get("/scenario/r006/what-if?change=accepts:1:yes").body;
    let heading = between(&after, "<h1>", "<div class=\"columns\">");
    assert!(read(heading).contains("Falls away: North’s 1♥"), "{}", read(heading));
    assert!(!list.contains("change=accepts:1:no\""), "West has declined already");
    let same = visitor.get("/scenario/r006/what-if?change=accepts:1:no");
    assert_eq!(same.status, 200);
    assert!(!same.body.contains("beside-rulings"), "a fact that is so is no change");
}

#[test]
fn changes_of_a_claim_have_their_verdicts() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    // A second request finds more rulings in the cache.
    let mut page = visitor.get("/scenario/c001/what-if");
    for _ in 0..20 {
        assert_eq!(page.status, 200);
        if !page.body.contains("Effect not worked out yet") {
            break;
        }
        page = visitor.get("/scenario/c001/what-if");
    }
    let aware = page.body.split("<li>").find(|one| one.contains("change=aware:C:yes\"")).expect("a change");
    assert!(aware.contains("change-verdict"), "{aware}");
    assert!(read(aware).contains("four"), "{}", read(aware));
}
