//! Files with faults: each reports all of them, with the line, and nothing else.

use crate::enrolment::{rows, sheet};
use server::enrolment::LineFault::*;
use server::enrolment::{BYTES, EnrolmentFileFault, LINES, LineFault, read};

/// Column heads.
const HEADS: &str = "username,firstname,lastname,email,member_number,course1,role1,course2,role2,suspended\n";

fn text(word: &str) -> String {
    word.to_owned()
}

#[test]
fn refuses_a_file_without_people() {
    use EnrolmentFileFault::*;
    let long = vec![b'x'; BYTES + 1];
    let many = format!("{HEADS}{}", "a,A,B,a@example.org,,,,,,\n".repeat(LINES + 1));
    let table: [(&str, &[u8], Vec<EnrolmentFileFault>); 15] = [
        ("nothing", b"", vec![Empty]),
        ("a mark and nothing", b"\xEF\xBB\xBF", vec![Empty]),
        ("blank lines", b"\n\r\n  \n;;;\n", vec![Empty]),
        ("heads only", b"firstname,lastname,email\n", vec![Empty]),
        ("heads and empty fields", b"firstname,lastname,email\n,,\n , ,\n", vec![Empty]),
        ("too long", &long, vec![TooLong]),
        ("too many lines", many.as_bytes(), vec![TooManyLines(LINES + 1)]),
        ("a spreadsheet", b"PK\x03\x04\x14\x00\x06\x00\x08\x00", vec![NotText]),
        ("a picture", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", vec![NotText]),
        ("a zero byte in a name", b"lastname,email\nA\x00da,ada@example.org\n", vec![NotText]),
        (
            "no heads",
            b"Ada,Lovelace,ada@example.org\n",
            vec![ColumnMissing("email"), ColumnMissing("lastname")],
        ),
        ("no address", b"firstname,lastname\nAda,L\n", vec![ColumnMissing("email")]),
        ("no name", b"email;course1\nada@example.org;c\n", vec![ColumnMissing("lastname")]),
        (
            "columns twice",
            b"email,lastname,E-Mail,Last Name\na@example.org,A,b@example.org,B\n",
            vec![ColumnTwice("E-Mail".into()), ColumnTwice("Last Name".into())],
        ),
        (
            "a quotation mark that is never closed",
            b"lastname,email\nA,a@example.org\nB,\"b@example.org\nC,c@example.org\n",
            vec![OpenQuote(3)],
        ),
    ];
    for (name, bytes, faults) in table {
        assert_eq!(read(bytes).map(|sheet| sheet.rows.len()), Err(faults), "{name}");
    }
}

#[test]
fn reports_every_fault_of_a_line() {
    let name = "x".repeat(101);
    let address = format!("{}@example.org", "y".repeat(250));
    let table: [(&str, String, Vec<LineFault>); 22] = [
        ("no name", text("a,,,a@example.org"), vec![NameMissing]),
        ("a name of signs", text("a,?,!,a@example.org"), vec![NameMissing]),
        ("a long name", format!("a,{name},B,a@example.org"), vec![NameTooLong]),
        ("a name turned round", text("a,A\u{202E}da,B,a@example.org"), vec![NameUnprintable]),
        ("no address", text("a,Ada,B,"), vec![EmailMissing]),
        ("a long address", format!("a,Ada,B,{address}"), vec![EmailTooLong]),
        ("no address at all", text("a,Ada,B,ada at example"), vec![EmailMalformed]),
        ("two addresses", text("a,Ada,B,a@example.org b@example.org"), vec![EmailMalformed]),
        ("a formula for a number", text("a,Ada,B,a@example.org,=1+1"), vec![Number]),
        ("a long number", format!("a,Ada,B,a@example.org,{}", "1".repeat(33)), vec![Number]),
        (
            "a role that is none",
            text("a,Ada,B,a@example.org,,c,chef"),
            vec![Role(text("role1"), text("chef"))],
        ),
        ("a role and no course", text("a,Ada,B,a@example.org,,,student"), vec![RoleNowhere(text("role1"))]),
        ("a course twice", text("a,Ada,B,a@example.org,,c,,c,"), vec![CourseTwice(text("course2"))]),
        ("perhaps suspended", text("a,Ada,B,a@example.org,,c,,,,maybe"), vec![Flag("suspended")]),
        ("suspended from nothing", text("a,Ada,B,a@example.org,,,,,,1"), vec![SuspendedNowhere]),
        ("a field too many", text("a,Ada,B,a@example.org,,,,,,0,more"), vec![ExtraFields]),
        ("a comma in a name", text("a,Ada,B,C,a@example.org"), vec![EmailMalformed, Number]),
        (
            "a line break",
            text("a,\"Ada\nof\",B,a@example.org"),
            vec![LineBreak(text("firstname")), NameUnprintable],
        ),
        ("lost letters", text("a,\u{FFFD}da,B,a@example.org"), vec![LostLetters(text("firstname"))]),
        ("a short line", text("a,Ada"), vec![EmailMissing]),
        ("roles and courses", text("a,Ada,B,a@example.org,,c,x,c,y"), {
            vec![Role(text("role1"), text("x")), Role(text("role2"), text("y"))]
        }),
        ("everything", text("a,,,nobody,**,c,boss,,student,perhaps,more"), {
            let roles = [Role(text("role1"), text("boss")), RoleNowhere(text("role2"))];
            [ExtraFields, NameMissing, EmailMalformed, Number, Flag("suspended")]
                .into_iter()
                .chain(roles)
                .collect()
        }),
    ];
    for (name, line, faults) in table {
        // Good lines before and after are parsed all the same.
        let file = format!("{HEADS}g,Grace,H,grace@example.org\n{line}\nk,Karl,K,karl@example.org\n");
        let read = rows(file.as_bytes());
        assert_eq!(read.len(), 3, "{name}: {read:?}");
        assert!(read[0].is_ok() && read[2].is_ok(), "{name}: {read:?}");
        assert_eq!(read[1], Err(faults), "{name}");
    }
}

#[test]
fn import_deletes_no_one() {
    let file = b"firstname,lastname,email,deleted\nAda,B,ada@example.org,1\nGrace,H,grace@example.org,0\n";
    let read = rows(file);
    assert_eq!(read[0], Err(vec![Deleted]));
    assert!(read[1].is_ok());
}

#[test]
fn contradictions_name_the_other_line() {
    let beneath = |second: &str| {
        let file = format!("{HEADS}\na,Ada,B,ada@example.org,7,c,student,,,0\n\n{second}\n");
        let sheet = sheet(file.as_bytes());
        assert_eq!(sheet.rows.iter().map(|row| row.number).collect::<Vec<_>>(), [3, 5]);
        sheet.rows[1].line.clone()
    };
    assert_eq!(beneath("a,Adam,B,ada@example.org,7"), Err(vec![Otherwise(3)]));
    assert_eq!(beneath("a,Ada,B,Ada@Example.org,8"), Err(vec![Otherwise(3)]));
    assert_eq!(beneath("g,Grace,H,grace@example.org,7"), Err(vec![NumberOnLine(3)]));
    assert_eq!(beneath("a,Ada,B,ada@example.org,7,c,teacher"), Err(vec![CourseOtherwise(3)]));
    assert_eq!(beneath("a,Ada,B,ada@example.org,7,c,student,,,1"), Err(vec![CourseOtherwise(3)]));
    assert!(beneath("a,Ada,B,ada@example.org,7,d,teacher").is_ok(), "another course");
    assert!(beneath("a,Ada,B,ada@example.org,7,c,student,,,0").is_ok(), "the same once more");
}

#[test]
fn names_a_line_without_address() {
    let file = b"firstname,lastname,email\nAda,Lovelace,\n,,nobody\n";
    let who: Vec<String> = sheet(file).rows.into_iter().map(|row| row.who).collect();
    assert_eq!(who, ["Ada Lovelace", "nobody"]);
}
