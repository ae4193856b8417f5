//! An exam on two devices, and with a stale copy of a page: newer answers are kept, and a refusal
//! gives its reason.

use super::attempt::{CHANGE, act, begin, hidden, hold_exam, press};
use crate::harness::visitor::Visitor;
use crate::marked_answers::read;
use server::exams::ActionRefusal;

/// Number of stored changes.
fn stored_changes(visitor: &mut Visitor<'_>, at: &str) -> usize {
    visitor.get(&format!("{at}/receipts.txt")).body.matches("director-answer\n").count()
}

/// Posts the form of a page's copy.
fn send(visitor: &mut Visitor<'_>, copy: &str, law: &str, act: &str) -> String {
    let fields = hidden(copy);
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    fields.extend([("answer[law][]", law), ("act", act)]);
    visitor.post("/api/attempt", &fields).header("location").to_owned()
}

#[test]
fn stale_page_changes_nothing() {
    let (site, exam) = hold_exam(|_| {});
    let (mut first, mut second) = (Visitor::new(&site), Visitor::new(&site));
    first.sign_up("Ada", "ada@example.org");
    second.sign_in_to("demo", "ada@example.org");
    let at = begin(&mut first, &exam);
    let page = format!("{at}/1");
    let copy = first.get(&page).body;
    assert_eq!(send(&mut first, &copy, "30A", "save"), format!("{page}#saved"));
    // An older copy on the same device was opened last.
    assert_eq!(send(&mut first, &copy, "32A1", "save"), format!("{page}#saved"));
    let copy = first.get(&page).body;
    act(&mut second, &at, "take_over");
    let other = second.get(&page).body;
    assert_eq!(send(&mut second, &other, "30A", "save"), format!("{page}#saved"));
    act(&mut first, &at, "take_over");
    for pressed in ["save", "next", "flag"] {
        assert_eq!(send(&mut first, &copy, "31A1", pressed), page, "{pressed}");
        let told = first.get(&page).body;
        assert!(read(&told).contains("you have answered this question on another device"), "{told}");
        assert!(told.contains("data-base=\"3\""), "{told}");
    }
    assert_eq!(stored_changes(&mut first, &at), 3);
    let copy = first.get(&page).body;
    assert_eq!(
        send(&mut first, &copy, "31A1", "save"),
        format!("{page}#saved"),
        "a client that has seen it may"
    );
    assert_eq!(stored_changes(&mut first, &at), 4);
}

#[test]
fn stale_changes_are_refused() {
    let (site, exam) = hold_exam(|_| {});
    let (mut first, mut second) = (Visitor::new(&site), Visitor::new(&site));
    first.sign_up("Ada", "ada@example.org");
    second.sign_in_to("demo", "ada@example.org");
    let at = begin(&mut first, &exam);
    act(&mut second, &at, "take_over");
    press(&mut second, &at, 1, "save");
    act(&mut first, &at, "take_over");
    let to = format!("{at}/save");
    let stale = first.post_text(&to, &format!("answer 1 {CHANGE} law=30A 0")).body;
    assert!(stale.contains(&format!("refused {CHANGE} stale\n")), "{stale}");
    let long: Vec<String> = (0..40).map(|number| format!("law={number:060}")).collect();
    let long = long.join("&");
    let long = first.post_text(&to, &format!("answer 1 {CHANGE} {long} 1")).body;
    assert!(long.contains(&format!("refused {CHANGE} too_long\n")), "{long}");
    for base in ["many", "-1", "99999999999"] {
        let odd = first.post_text(&to, &format!("answer 1 {CHANGE} law=30A {base}")).body;
        assert!(odd.contains(&format!("refused {CHANGE} unreadable\n")), "{base}: {odd}");
    }
    assert_eq!(stored_changes(&mut first, &at), 1);
    let upon = first.post_text(&to, &format!("answer 1 {CHANGE}  1")).body;
    assert!(upon.contains(&format!("kept {CHANGE} 1 2 ")), "nothing is chosen any more: {upon}");

    let page = first.get(&format!("{at}/1")).body;
    let form = page.split("<form").find(|form| form.contains("action=\"/api/attempt\"")).unwrap_or_default();
    let form = form.split('>').next().unwrap_or_default();
    assert!(form.contains("autocomplete=\"off\"") && form.contains("data-base=\"2\""), "{form}");
    // A later change is accepted again.
    let waits = [ActionRefusal::Elsewhere, ActionRefusal::Waits, ActionRefusal::Paused];
    let reasons =
        ActionRefusal::ALL.into_iter().filter(|fault| !waits.contains(fault)).map(ActionRefusal::word);
    for reason in reasons.chain(["unreadable"]) {
        let said = page.split(&format!("data-exam-refused=\"{reason}\"")).nth(1).unwrap_or_default();
        let said = read(said.split("</span>").next().unwrap_or_default());
        assert!(said.contains("Not saved: ") && said.contains("%n not saved"), "{reason}: {said}");
    }
}
