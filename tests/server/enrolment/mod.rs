//! The reader of files of people: what it understands, what it refuses, and that the same file twice changes nothing.

mod bad;
mod good;
mod planned;
mod properties;

use server::enrolment::{EnrolmentSheet, EnrolmentState, KnownCourse, Line, LineFault, read};

/// The lines of a file that has no fault.
pub fn lines(bytes: &[u8]) -> Vec<Line> {
    rows(bytes).into_iter().map(|line| line.expect("a good line")).collect()
}

/// The lines of a file, each read or not.
pub fn rows(bytes: &[u8]) -> Vec<Result<Line, Vec<LineFault>>> {
    sheet(bytes).rows.into_iter().map(|row| row.line).collect()
}

/// A file that can be read as a whole.
pub fn sheet(bytes: &[u8]) -> EnrolmentSheet {
    read(bytes).expect("the file can be read")
}

/// A federation with these courses and no people.
pub fn with_courses(courses: &[&str]) -> EnrolmentState {
    let course = |code: &&str| ((*code).to_owned(), KnownCourse::default());
    EnrolmentState { courses: courses.iter().map(course).collect(), ..EnrolmentState::default() }
}
