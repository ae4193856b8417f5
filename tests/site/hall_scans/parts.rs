//! A paper with a closed and an open part: a sheet of each, numbered through, that come back at
//! different times.

use super::hall::{photograph, printed};
use super::pencil::Chance;
use super::{confirm, exam_of, stored, type_all, upload};
use crate::courses::with_role;
use crate::halls::act;
use crate::harness::exam::PAPER;
use crate::harness::running::RunningSite;
use crate::results::results;
use bank::exam::Part;
use server::roles::Role;

#[test]
fn parts_come_back_on_sheets_of_their_own() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let id = exam_of(&site, &mut ada, "spring", &["Grace", "Joan"], &PAPER);
    let sheets = printed(&site, &mut ada, &id);
    let told: Vec<_> = sheets.iter().map(|one| (one.part, &*one.name, one.number)).collect();
    let expected = [
        (Part::Closed, "Grace", 1),
        (Part::Closed, "Joan", 1),
        (Part::Open, "Grace", 2),
        (Part::Open, "Joan", 2),
    ];
    assert_eq!(told, expected);
    let (closed, open) = (&sheets[0], &sheets[2]);
    let mut chance = Chance(32);
    let mut fill = |at: usize| {
        let mut paper = sheets[at].paper();
        let meant = sheets[at].filled(&mut paper, &mut chance);
        (photograph(&paper, &mut chance), meant)
    };
    let ((first, in_closed), (second, in_open)) = (fill(0), fill(2));
    assert!(in_closed.iter().all(|one| one.page <= 5) && in_open.iter().all(|one| one.page > 5));

    // The open part is there first: its sheet alone is read by its own questions.
    let page = upload(&mut ada, &id, &[("open.jpg", &second)]);
    assert!(page.contains("Candidate 1: Grace, sheet 2") && page.contains("sheet 1 is missing"), "{page}");
    let review = format!("/federation/demo/exams/{id}/scanned/{}", open.attempt);
    assert!(ada.get(&review).body.contains("Sheet 1 of 2 is missing."));
    let half = confirm(&mut ada, &id, open, &in_open, "confirm");
    assert_eq!((half.wrong, half.missed), (0, 0));
    let is_stored = |attempts: [&str; 2]| {
        let [(pages, _), _] = stored(&site, &id, attempts);
        pages.iter().map(Option::is_some).collect::<Vec<_>>()
    };
    let both = [&*closed.attempt, &*sheets[1].attempt];
    assert_eq!(is_stored(both), [false, false, false, false, false, true, true]);
    let hall = format!("/federation/demo/exams/{id}/hall");
    assert!(ada.get(&hall).body.contains("2 of 7 pages typed in"));

    let page = upload(&mut ada, &id, &[("closed.jpg", &first)]);
    assert!(page.contains("Candidate 1: Grace, sheet 1") && !page.contains("is missing"), "{page}");
    let whole = confirm(&mut ada, &id, closed, &in_closed, "finish");
    assert_eq!((whole.wrong, whole.missed), (0, 0));
    assert!(is_stored(both).iter().all(|stored| *stored));

    // The same answers, typed in.
    type_all(&mut ada, &id, both[1], &in_closed.iter().chain(&in_open).collect::<Vec<_>>());
    act(&mut ada, &id, both[1], "finish");
    results(&mut ada, &format!("/federation/demo/exams/{id}"));
    let [scanned, typed] = stored(&site, &id, both);
    assert_eq!(scanned, typed);
}
