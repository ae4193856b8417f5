//! A user's flag and note on a scenario; and the navigator of the current list.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

fn signed_up(site: &RunningSite) -> Visitor<'_> {
    let mut visitor = Visitor::new(site);
    visitor.sign_up("Ada", "ada@example.org");
    visitor
}

/// The part of a page from one text to another.
fn piece<'page>(page: &'page str, from: &str, to: &str) -> &'page str {
    let rest = page.split(from).nth(1).unwrap_or_else(|| panic!("no {from} in {page}"));
    rest.split(to).next().unwrap_or_default()
}

#[test]
fn flagging_keeps_choices() {
    let site = RunningSite::plain();
    let mut ada = signed_up(&site);
    let mut fields = ada.chosen("r006");
    let (name, value) = fields.pop().expect("a question");
    fields.extend([(name, value), ("flag".into(), "set".into()), ("confidence".into(), "sure".into())]);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let sent = ada.post("/api/flag", &fields);
    assert_eq!(sent.status, 303);
    let page = ada.get(sent.header("location").split('#').next().unwrap_or_default()).body;
    assert!(page.contains("data-flagged=\"yes\""), "{page}");
    let questions = fields.iter().filter(|(name, _)| name.starts_with("answer[")).count();
    assert_eq!(page.matches(" checked").count(), questions + 1, "with how sure one is");
    assert!(!page.contains("class=\"summary\""), "not flagged yet");

    assert!(ada.get("/me").body.contains("id=\"flagged\""));
    assert!(ada.get("/practice/flagged").body.contains("/scenario/r006?list=flagged"));
    let cleared = [("scenario", "r006"), ("flag", "clear"), ("next", "/me")];
    assert_eq!(ada.post("/api/flag", &cleared).header("location"), "/me");
    assert!(!ada.get("/me").body.contains("id=\"flagged\""));
    assert!(ada.get("/scenario/r006").body.contains("data-flagged=\"no\""));
}

#[test]
fn unsaved_flag_is_reported() {
    let site = RunningSite::plain();
    let mut ada = signed_up(&site);
    site.execute("CREATE TRIGGER stuck BEFORE INSERT ON flag BEGIN SELECT RAISE(ABORT, 'stuck'); END");
    let sent = ada.post("/api/flag", &[("scenario", "c001"), ("flag", "set")]);
    let page = ada.get(sent.header("location").split('#').next().unwrap_or_default()).body;
    assert!(page.contains("data-flagged=\"no\""), "{page}");
    assert!(piece(&page, "data-flag-told", "</span>").contains("not saved"), "{page}");
}

#[test]
fn visitor_sees_no_storage_fields() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get("/scenario/c001").body;
    for own in ["data-flag", "name=\"confidence\"", "id=\"note\""] {
        assert!(!page.contains(own), "{own}");
    }
    visitor.post("/api/flag", &[("scenario", "c001"), ("flag", "set")]);
    visitor.post("/api/note", &[("scenario", "c001"), ("text", "mine")]);
    let told = visitor.get("/scenario/c001").body;
    assert!(told.contains("mine</textarea>") && told.contains("Not saved"), "restored, unsaved: {told}");
    assert!(!visitor.get("/scenario/c001").body.contains("mine"), "nothing of a visitor is saved");
    assert_eq!(visitor.get("/practice/flagged").header("location"), "/sign-in?next=/practice/flagged");
}

#[test]
fn note_is_read_back() {
    let site = RunningSite::plain();
    let mut ada = signed_up(&site);
    for text in ["LHO first <b>", "then 30B1"] {
        let sent = ada.post("/api/note", &[("scenario", "c001"), ("text", text), ("list", "claim")]);
        assert_eq!(sent.header("location"), "/scenario/c001?list=claim#note");
    }
    let page = ada.get("/scenario/c001").body;
    assert!(piece(&page, "id=\"note-text\"", "</textarea>").ends_with("then 30B1"), "{page}");
    let keep = piece(&page, "id=\"note\"", "id=\"report\"");
    assert!(keep.contains("Saved") && keep.contains("LHO first &lt;b&gt;"), "{keep}");
    assert!(ada.get("/me").body.contains("then 30B1"));
    let mut ben = Visitor::new(&site);
    ben.sign_up("Ben", "ben@example.org");
    assert!(!ben.get("/scenario/c001").body.contains("30B1</textarea>"), "a note is its owner’s");
}

#[test]
fn unsaved_note_returns() {
    let site = RunningSite::plain();
    let mut ada = signed_up(&site);
    site.execute("CREATE TRIGGER stuck BEFORE INSERT ON note BEGIN SELECT RAISE(ABORT, 'stuck'); END");
    let text = "ø".repeat(400);
    ada.post("/api/note", &[("scenario", "c001"), ("text", &text)]);
    let page = ada.get("/scenario/c001").body;
    assert!(piece(&page, "id=\"note-text\"", "</textarea>").ends_with(&text), "the field has all of it");
    assert!(piece(&page, "id=\"note-text-fault\"", "</p>").contains("Not saved"));
    assert!(!piece(&page, "id=\"note\"", "id=\"report\"").contains("class=\"saved\""));
    site.execute("DROP TRIGGER stuck");
    let long = "x".repeat(5000);
    ada.post("/api/note", &[("scenario", "c001"), ("text", &long)]);
    let told = ada.get("/scenario/c001").body;
    let fault = piece(&told, "id=\"note-text-fault\"", "</p>");
    assert!(fault.contains("5000") && fault.contains("1500") && fault.contains("Go back"), "{fault}");
}

#[test]
fn navigator_shows_position() {
    let site = RunningSite::plain();
    let mut ada = signed_up(&site);
    ada.answer("r006");
    let list = ["/practice/30", "/practice/30?page=2"].map(|page| ada.get(page).body).concat();
    let ids: Vec<&str> = list
        .split("href=\"/scenario/")
        .skip(1)
        .filter_map(|rest| rest.split('"').next()?.strip_suffix("?list=30"))
        .filter(|id| !id.contains('/'))
        .collect();
    assert!(ids.len() > 3, "{list}");
    let page = ada.get(&format!("/scenario/{}?list=30", ids[1])).body;
    let navigator = piece(&page, "class=\"navigator\">", "</nav>");
    assert!(navigator.contains(&format!("2 of {} in: Law 30", ids.len())), "{navigator}");
    assert!(
        navigator.contains(&format!("href=\"/scenario/{}?list=30\" rel=\"prev\"", ids[0])),
        "{navigator}"
    );
    assert!(
        navigator.contains(&format!("href=\"/scenario/{}?list=30\" rel=\"next\"", ids[2])),
        "{navigator}"
    );
    assert!(navigator.contains("1 answered, 0 flagged"), "{navigator}");
    assert_eq!(navigator.matches("aria-current=\"page\"").count(), 1);
    let answered = ada.answer_in("30", ids[1]);
    let next = ada.follow(&answered).body;
    assert!(next.contains(&format!("href=\"/scenario/{}?list=30\"", ids[2])), "the list continues: {next}");
}
