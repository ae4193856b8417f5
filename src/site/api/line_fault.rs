//! The sentence about a fault of a line of people, for pages and for the API.

use crate::words;
use server::enrolment::LineFault;

/// The sentence about a fault.
pub fn line_fault(fault: &LineFault) -> String {
    let (id, named, more) = word(fault);
    words().format(&format!("enrol-line-fault-{id}"), &[("named", named.into()), ("more", more.into())])
}

/// Message id of a fault, and its arguments.
fn word(fault: &LineFault) -> (&'static str, String, String) {
    let none = String::new;
    match fault {
        LineFault::ExtraFields => ("extra-fields", none(), none()),
        LineFault::LineBreak(column) => ("line-break", column.clone(), none()),
        LineFault::LostLetters(column) => ("lost-letters", column.clone(), none()),
        LineFault::NameMissing => ("name-missing", none(), none()),
        LineFault::NameTooLong => ("name-too-long", none(), none()),
        LineFault::NameUnprintable => ("name-unprintable", none(), none()),
        LineFault::EmailMissing => ("email-missing", none(), none()),
        LineFault::EmailTooLong => ("email-too-long", none(), none()),
        LineFault::EmailMalformed => ("email-malformed", none(), none()),
        LineFault::Number => ("number", none(), none()),
        LineFault::Flag(column) => ("flag", (*column).to_owned(), none()),
        LineFault::Deleted => ("deleted", none(), none()),
        LineFault::SuspendedNowhere => ("suspended-nowhere", none(), none()),
        LineFault::Role(column, role) => ("role", column.clone(), role.clone()),
        LineFault::RoleNowhere(column) => ("role-nowhere", column.clone(), none()),
        LineFault::CourseTwice(column) => ("course-twice", column.clone(), none()),
        LineFault::Otherwise(line) => ("otherwise", line.to_string(), none()),
        LineFault::NumberOnLine(line) => ("number-on-line", line.to_string(), none()),
        LineFault::CourseOtherwise(line) => ("course-otherwise", line.to_string(), none()),
        LineFault::NotAMember => ("not-a-member", none(), none()),
        LineFault::NoCourse(course) => ("no-course", course.clone(), none()),
        LineFault::NumberOfAnother => ("number-of-another", none(), none()),
        LineFault::NumberDiffers => ("number-differs", none(), none()),
        LineFault::NotALeader(course) => ("not-a-leader", course.clone(), none()),
    }
}
