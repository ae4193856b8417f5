//! Removing an uploaded file: one that was refused, one that was read, and one that must stay.

use super::hall::{printed, scan};
use super::pencil::Chance;
use super::{confirm, exam, upload};
use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use server::answer_sheet::files::encode;
use server::roles::Role;

/// The id of the file with this name, in the form that removes it.
fn file_of(page: &str, name: &str) -> String {
    let row = page.split(name).nth(1).and_then(|rest| rest.split("</form>").next());
    let id = row.and_then(|row| row.split("name=\"file\" value=\"").nth(1));
    id.unwrap_or_else(|| panic!("no form: {page}"))[..36].to_owned()
}

fn remove(who: &mut Visitor<'_>, id: &str, file: &str) -> Answer {
    who.post("/api/hall-file-remove", &[("federation", "demo"), ("sitting", id), ("file", file)])
}

#[test]
fn file_is_removed_unless_answers_are_confirmed_from_it() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let id = exam(&site, &mut ada, "spring", &["Grace"]);
    let other = exam(&site, &mut ada, "autumn", &["Grace"]);
    let scans = format!("/federation/demo/exams/{id}/scans");
    let page =
        upload(&mut ada, &id, &[("notes.txt", b"not a picture"), ("locked.pdf", b"%PDF-1.4 /Encrypt")]);
    let (notes, locked) = (file_of(&page, "notes.txt"), file_of(&page, "locked.pdf"));
    let mut grace = with_role(&site, "Grace", None);
    grace.sign_in_to("demo", "grace@example.org");
    remove(&mut grace, &id, &notes);
    // Nor is it a file of another sitting.
    remove(&mut ada, &other, &notes);
    assert!(ada.get(&scans).body.contains("notes.txt"), "candidates remove nothing");
    let removed = remove(&mut ada, &id, &notes);
    assert_eq!(removed.header("location"), scans);
    let page = ada.follow(&removed).body;
    assert!(page.contains("The file is removed.") && !page.contains("notes.txt"), "{page}");
    assert!(page.contains("locked.pdf"), "{page}");
    remove(&mut ada, &id, &locked);

    // What was read goes with its file, until a person has confirmed it.
    let sheets = printed(&site, &mut ada, &id);
    let sheet = encode(&scan(&sheets[0].paper(), &mut Chance(7))).expect("a picture");
    let page = upload(&mut ada, &id, &[("sheet.jpg", &sheet)]);
    let picture = |page: &str| {
        let of =
            page.split(&format!("href=\"{scans}/")).nth(1).unwrap_or_else(|| panic!("no picture: {page}"));
        format!("{scans}/{}/picture.jpg", &of[..36])
    };
    let before = picture(&page);
    assert_eq!(ada.get(&before).status, 200);
    remove(&mut ada, &id, &file_of(&page, "sheet.jpg"));
    assert_eq!(ada.get(&before).status, 404);
    assert!(!ada.get(&scans).body.contains("sheet.jpg"));
    let page = upload(&mut ada, &id, &[("sheet.jpg", &sheet)]);
    let file = file_of(&page, "sheet.jpg");
    confirm(&mut ada, &id, &sheets[0], &[], "confirm");
    let page = ada.get(&scans).body;
    assert!(
        page.contains("answers were stored from it") && !page.contains("/api/hall-file-remove"),
        "{page}"
    );
    let kept = remove(&mut ada, &id, &file);
    let page = ada.follow(&kept).body;
    assert!(page.contains("Answers were stored from this file"), "{page}");
    assert_eq!(ada.get(&picture(&page)).status, 200);
    let log = with_role(&site, "Hedy", Some(Role::Admin)).get("/federation/demo/audit.jsonl").body;
    assert_eq!(log.matches("hall-file-removed").count(), 3, "{log}");
}
