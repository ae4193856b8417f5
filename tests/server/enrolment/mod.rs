//! Reader of enrolment files: accepted spellings, refused content, and idempotence.

mod bad;
mod good;
mod plan;
mod properties;

use server::enrolment::{EnrolmentSheet, EnrolmentState, KnownCourse, Line, LineFault, read};

/// Lines of a file without faults.
pub fn lines(bytes: &[u8]) -> Vec<Line> {
    rows(bytes).into_iter().map(|line| line.expect("a good line")).collect()
}

/// Lines of a file, each parsed or faulty.
pub fn rows(bytes: &[u8]) -> Vec<Result<Line, Vec<LineFault>>> {
    sheet(bytes).rows.into_iter().map(|row| row.line).collect()
}

/// A readable file.
pub fn sheet(bytes: &[u8]) -> EnrolmentSheet {
    read(bytes).expect("the file can be read")
}

/// A federation with these courses and no people.
pub fn with_courses(courses: &[&str]) -> EnrolmentState {
    let course = |code: &&str| ((*code).to_owned(), KnownCourse::default());
    EnrolmentState { courses: courses.iter().map(course).collect(), ..EnrolmentState::default() }
}
