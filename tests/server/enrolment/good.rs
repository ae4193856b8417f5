//! Files as other programs write them.

use crate::enrolment::{lines, sheet};
use server::enrolment::{CourseSeat, Line, Part};

const MOODLE: &str = "username,firstname,lastname,email,idnumber,course1,role1,course2,role2,suspended
ada,Ada,Lovelace,Ada@Example.org,NBF-1815,spring,student,claims,editingteacher,0
grace,Grace,Høpper,grace@example.org,,spring,,,,1
";

fn expected() -> Vec<Line> {
    let seat = |course: &str, part| CourseSeat { course: course.into(), part };
    vec![
        Line {
            name: "Ada Lovelace".into(),
            email: "ada@example.org".into(),
            number: Some("NBF-1815".into()),
            seats: vec![seat("spring", Part::Trainee), seat("claims", Part::Leader)],
            suspended: false,
        },
        Line {
            name: "Grace Høpper".into(),
            email: "grace@example.org".into(),
            number: None,
            seats: vec![seat("spring", Part::Trainee)],
            suspended: true,
        },
    ]
}

#[test]
fn reads_a_moodle_file() {
    let sheet = sheet(MOODLE.as_bytes());
    assert_eq!(sheet.rows.iter().map(|row| row.number).collect::<Vec<_>>(), [2, 3]);
    assert!(sheet.unused.is_empty(), "{:?}", sheet.unused);
    assert_eq!(lines(MOODLE.as_bytes()), expected());
}

#[test]
fn reads_every_spelling_of_a_file() {
    let with_mark = [b"\xEF\xBB\xBF".as_slice(), MOODLE.as_bytes()].concat();
    // Every letter of it is in Latin-1.
    let latin: Vec<u8> = MOODLE.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let wide: Vec<u8> =
        "\u{FEFF}".chars().chain(MOODLE.chars()).flat_map(|c| (c as u16).to_le_bytes()).collect();
    let semicolons = MOODLE.replace(',', ";");
    let tabs = MOODLE.replace(',', "\t");
    let text = format!("sep=;\r\n{semicolons}");
    let windows = MOODLE.replace('\n', "\r\n");
    let unended = MOODLE.trim_end().to_owned();
    let quoted: String = MOODLE
        .lines()
        .map(|line| line.split(',').map(|field| format!("\"{field}\"")).collect::<Vec<_>>().join(",") + "\n")
        .collect();
    let spaced = MOODLE.replace(',', " , ");
    for (how, bytes) in [
        ("a mark", with_mark.as_slice()),
        ("Latin-1", &latin),
        ("UTF-16", &wide),
        ("semicolons", semicolons.as_bytes()),
        ("tabs", tabs.as_bytes()),
        ("a first line that tells", text.as_bytes()),
        ("line ends of Windows", windows.as_bytes()),
        ("no end of the last line", unended.as_bytes()),
        ("quotation marks", quoted.as_bytes()),
        ("spaces", spaced.as_bytes()),
    ] {
        assert_eq!(lines(bytes), expected(), "{how}");
    }
}

#[test]
fn header_order_is_free() {
    let file = "E-mail;Last name;password;FirstName;Member_Number;idnumber;department;course12;Role12
ada@example.org;Lovelace;hush;Ada;7;8;\"Bridge,\nand more\";spring;Teacher
";
    let read = sheet(file.as_bytes());
    let mut unused = read.unused.clone();
    unused.sort();
    assert_eq!(unused, ["department", "idnumber", "password"]);
    let line = read.rows[0].line.clone().unwrap();
    assert_eq!((line.name.as_str(), line.number.as_deref()), ("Ada Lovelace", Some("7")));
    assert_eq!(line.seats, [CourseSeat { course: "spring".into(), part: Part::Leader }]);
}

#[test]
fn reads_email_from_username() {
    let read = lines(b"username,lastname\nada@example.org,Lovelace\n");
    assert_eq!(read[0].email, "ada@example.org");
}

#[test]
fn counts_bare_carriage_returns() {
    let numbers = |file: &str| sheet(file.as_bytes()).rows.iter().map(|row| row.number).collect::<Vec<_>>();
    assert_eq!(numbers("email,lastname\ra@example.org,A\r\rb@example.org,B\r"), [2, 4]);
    assert_eq!(numbers("email,lastname\r\na@example.org,A\rb@example.org,B\n\rc@example.org,C"), [2, 3, 5]);
}

#[test]
fn line_numbers_match_the_file() {
    let file = "sep=,\n\nlastname,email\n\n\"Lovelace\",ada@example.org\n\n\nHopper,grace@example.org\n";
    let numbers: Vec<u64> = sheet(file.as_bytes()).rows.iter().map(|row| row.number).collect();
    assert_eq!(numbers, [5, 8]);
}
