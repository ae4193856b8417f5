//! The plan of an import, line by line.

use crate::enrolment::{sheet, with_courses};
use server::enrolment::{EnrolmentState, ImportAction, ImportPlan, KnownPerson, LineFault, Part, plan};

const HEADS: &str = "firstname,lastname,email,member_number,course1,role1,suspended\n";

fn planned(lines: &str, known: EnrolmentState) -> (ImportPlan, EnrolmentState) {
    plan(&sheet(format!("{HEADS}{lines}").as_bytes()), known)
}

fn deeds(plan: &ImportPlan) -> Vec<Result<Vec<ImportAction>, Vec<LineFault>>> {
    plan.lines.iter().map(|line| line.deeds.clone()).collect()
}

#[test]
fn invites_a_new_person_once() {
    let lines =
        "Ada,B,ada@example.org,7,spring,,\nAda,B,ada@example.org,7,claims,,\nAda,B,ada@example.org,7,,,\n";
    let (first, known) = planned(lines, with_courses(&["spring", "claims"]));
    let join = |course: &str| ImportAction::Join(course.into(), Part::Trainee);
    assert_eq!(
        deeds(&first),
        [Ok(vec![ImportAction::Invite, join("spring")]), Ok(vec![join("claims")]), Ok(vec![])]
    );
    assert_eq!(first.counts(), (1, 1, 1));
    let (second, after) = planned(lines, known.clone());
    assert!(second.is_idle());
    assert_eq!(after, known);
}

#[test]
fn fills_in_missing_numbers_only() {
    let mut known = with_courses(&[]);
    for (email, number) in [("ada", None), ("grace", Some("5")), ("karl", Some("6"))] {
        let email = format!("{email}@example.org");
        let number = number.map(str::to_owned);
        known.numbers.extend(number.clone().map(|number| (number, email.clone())));
        known.people.insert(email, KnownPerson { number });
    }
    let lines = "Ada,A,ada@example.org,7,,,\nG,H,grace@example.org,5,,,\nG,H,grace@example.org,5,,,\n\
        K,K,karl@example.org,9,,,\nN,N,new@example.org,6,,,\n";
    let (plan, _) = planned(lines, known);
    assert_eq!(
        deeds(&plan),
        [
            Ok(vec![ImportAction::Number]),
            Ok(vec![]),
            Ok(vec![]),
            Err(vec![LineFault::NumberDiffers]),
            Err(vec![LineFault::NumberOfAnother]),
        ]
    );
    assert_eq!(plan.faulty(), 2);
}

#[test]
fn reports_missing_course_or_leader() {
    let mut known = with_courses(&["spring"]);
    known.leaders.insert("grace@example.org".into());
    let lines = "A,A,ada@example.org,,none,,\nA,A,ada@example.org,,spring,teacher,\n\
        G,H,grace@example.org,,spring,teacher,\n";
    let (plan, _) = planned(lines, known);
    assert_eq!(
        deeds(&plan),
        [
            Err(vec![LineFault::NoCourse("none".into())]),
            Err(vec![LineFault::NotALeader("spring".into())]),
            Ok(vec![ImportAction::Invite, ImportAction::Join("spring".into(), Part::Leader)]),
        ]
    );
}

#[test]
fn suspends_and_reinstates() {
    let line = |suspended: u8| format!("Ada,B,ada@example.org,,spring,,{suspended}\n");
    let (nothing, known) = planned(&line(1), with_courses(&["spring"]));
    assert!(nothing.is_idle() && known.people.is_empty());
    let (_, known) = planned(&line(0), known);
    let (out, known) = planned(&line(1), known);
    assert_eq!(deeds(&out), [Ok(vec![ImportAction::Suspend("spring".into())])]);
    let (again, known) = planned(&line(1), known);
    assert!(again.is_idle());
    let (back, known) = planned(&line(0), known);
    assert_eq!(deeds(&back), [Ok(vec![ImportAction::Resume("spring".into())])]);
    let mut known = known;
    known.leaders.insert("ada@example.org".into());
    let (becomes, _) = planned("Ada,B,ada@example.org,,spring,teacher,0\n", known);
    assert_eq!(deeds(&becomes), [Ok(vec![ImportAction::Become("spring".into(), Part::Leader)])]);
}
