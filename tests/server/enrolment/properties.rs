//! Properties of every file, however odd.

use crate::enrolment::with_courses;
use proptest::prelude::*;
use server::enrolment::{plan, read};

/// A field with anything that can be typed into a cell.
fn cell() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[a-zA-ZæøåÆØÅéü' -]{1,12}",
        "[a-c]@example\\.org",
        "(spring|claims|none|student|teacher|0|1)",
        "[\",;\n\r\t =+@-]{0,6}",
        any::<String>(),
    ]
}

/// A person of a small set, so that duplicates occur.
fn person() -> impl Strategy<Value = [String; 6]> {
    let course = prop_oneof![Just(""), Just("spring"), Just("claims"), Just("none")];
    let role = prop_oneof![Just(""), Just("student"), Just("teacher")];
    let flag = prop_oneof![4 => Just("0"), 1 => Just("1")];
    (0..6_u8, 0..4_u8, course, role, flag).prop_map(|(who, number, course, role, flag)| {
        let number = if number == 0 { String::new() } else { format!("{number}{who}") };
        let name = ["Ada", "Grace", "Karl"][usize::from(who % 3)];
        [name.into(), format!("p{who}@example.org"), number, course.into(), role.into(), flag.into()]
    })
}

fn written(lines: &[Vec<String>], sign: u8) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().delimiter(sign).flexible(true).from_writer(Vec::new());
    for line in lines {
        writer.write_record(line).expect("writing to memory");
    }
    writer.into_inner().expect("writing to memory")
}

fn heads() -> Vec<String> {
    ["lastname", "email", "member_number", "course1", "role1", "suspended"].map(str::to_owned).to_vec()
}

proptest! {
    #[test]
    fn survives_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        let _ = read(&bytes);
    }

    #[test]
    fn reports_exactly_the_filled_lines(
        cells in proptest::collection::vec(proptest::collection::vec(cell(), 6), 1..20),
        sign in prop_oneof![Just(b','), Just(b';'), Just(b'\t')],
    ) {
        let control = |text: &String| text.chars().any(|c| c.is_control() && !"\t\n\r\u{85}".contains(c));
        prop_assume!(!cells.iter().flatten().any(control));
        let filled = cells.iter().filter(|line| line.iter().any(|cell| !cell.trim().is_empty())).count();
        prop_assume!(filled > 0);
        let file = written(&[vec![heads()], cells].concat(), sign);
        let sheet = read(&file).expect("a file");
        prop_assert_eq!(sheet.rows.len(), filled);
        let faults = sheet.rows.iter().filter_map(|row| row.line.as_ref().err());
        prop_assert!(faults.into_iter().all(|faults| !faults.is_empty()));
    }

    #[test]
    fn second_run_changes_nothing(people in proptest::collection::vec(person(), 1..30)) {
        let lines: Vec<Vec<String>> = people.iter().map(|person| person.to_vec()).collect();
        let sheet = read(&written(&[vec![heads()], lines].concat(), b',')).expect("a file");
        let mut known = with_courses(&["spring", "claims"]);
        known.leaders.extend(["p1@example.org".to_owned(), "p4@example.org".to_owned()]);
        let (first, then) = plan(&sheet, known);
        let (second, after) = plan(&sheet, then.clone());
        prop_assert_eq!(&after, &then);
        for (one, other) in first.lines.iter().zip(&second.lines) {
            match &one.deeds {
                Ok(_) => prop_assert_eq!(other.deeds.as_deref(), Ok([].as_slice()), "{:?}", one),
                Err(_) => prop_assert!(other.deeds.is_err(), "{:?}", one),
            }
        }
    }

    #[test]
    fn written_file_reads_back(people in proptest::collection::vec(person(), 1..10)) {
        let lines: Vec<Vec<String>> = people.iter().map(|person| person.to_vec()).collect();
        let all = [vec![heads()], lines].concat();
        let plain = read(&written(&all, b','));
        let marked = [b"\xEF\xBB\xBF".to_vec(), written(&all, b',')].concat();
        for other in [written(&all, b';'), written(&all, b'\t'), marked] {
            prop_assert_eq!(&read(&other), &plain);
        }
    }
}
