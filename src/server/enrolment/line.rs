//! A line: a person and their courses.

use super::Part;
use super::columns::Columns;
use super::fault::LineFault;
use crate::accounts::{SignUpFault, policy};

/// The longest member number, in characters.
pub const NUMBER_LIMIT: usize = 32;

/// A line without a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Both names, with a space between.
    pub name: String,
    /// The address, lower-cased.
    pub email: String,
    /// The member number, if there is one.
    pub number: Option<String>,
    /// The courses in the order of their columns, without repetition.
    pub seats: Vec<CourseSeat>,
    /// True if suspended from these courses.
    pub suspended: bool,
}

/// A membership of a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseSeat {
    /// The course's code.
    pub course: String,
    /// Part in the course.
    pub part: Part,
}

/// Reads the fields of a line; reports all faults.
pub fn line(columns: &Columns, fields: &[&str]) -> Result<Line, Vec<LineFault>> {
    let mut faults = Vec::new();
    let field = |place: usize| fields.get(place).copied().unwrap_or_default().trim();
    let maybe = |place: Option<usize>| place.map(field).unwrap_or_default();
    if fields.iter().skip(columns.count).any(|extra| !extra.trim().is_empty()) {
        faults.push(LineFault::ExtraFields);
    }
    for (place, head) in columns.heads.iter().enumerate() {
        // An unused column may contain anything, even several lines.
        if columns.unused.contains(head) {
            continue;
        }
        if field(place).contains(['\n', '\r']) {
            faults.push(LineFault::LineBreak(head.clone()));
        }
        if field(place).contains('\u{FFFD}') {
            faults.push(LineFault::LostLetters(head.clone()));
        }
    }
    let mut note = |fault: LineFault| faults.push(fault);
    let name = policy::name(&format!("{} {}", maybe(columns.first), maybe(columns.last)))
        .map_err(|fault| note(fault.into()));
    let email = policy::email(field(columns.email)).map_err(|fault| note(fault.into()));
    let number = number(maybe(columns.number)).map_err(&mut note);
    let suspended = flag("suspended", maybe(columns.suspended)).map_err(&mut note);
    match flag("deleted", maybe(columns.deleted)) {
        Ok(true) => note(LineFault::Deleted),
        Ok(false) => {}
        Err(fault) => note(fault),
    }
    let seats = seats(columns, field, &mut note);
    if suspended == Ok(true) && seats.is_empty() {
        note(LineFault::SuspendedNowhere);
    }
    match (name, email, number, suspended) {
        (Ok(name), Ok(email), Ok(number), Ok(suspended)) if faults.is_empty() => {
            Ok(Line { name, email, number, seats, suspended })
        }
        _ => Err(faults),
    }
}

fn seats<'a>(
    columns: &Columns,
    field: impl Fn(usize) -> &'a str,
    note: &mut impl FnMut(LineFault),
) -> Vec<CourseSeat> {
    let mut seats: Vec<CourseSeat> = Vec::new();
    for of in columns.courses.values() {
        let (course, role) = (of.course.map(&field), of.role.map(&field).unwrap_or_default());
        let head = |place: Option<usize>| place.map(|at| columns.heads[at].clone()).unwrap_or_default();
        let course = course.unwrap_or_default();
        if course.is_empty() {
            if !role.is_empty() {
                note(LineFault::RoleNowhere(head(of.role)));
            }
            continue;
        }
        if seats.iter().any(|seat| seat.course == course) {
            note(LineFault::CourseTwice(head(of.course)));
        }
        match Part::read(role) {
            Some(part) => seats.push(CourseSeat { course: course.to_owned(), part }),
            None => note(LineFault::Role(head(of.role), role.to_owned())),
        }
    }
    seats
}

/// Parses a member number: letters, digits and separators.
pub(crate) fn number(written: &str) -> Result<Option<String>, LineFault> {
    let good = |c: char| c.is_alphanumeric() || matches!(c, '-' | '/' | '.' | '_' | ' ');
    match written {
        "" => Ok(None),
        _ if written.chars().count() > NUMBER_LIMIT || !written.chars().all(good) => Err(LineFault::Number),
        number => Ok(Some(number.to_owned())),
    }
}

/// Parses Moodle's 0 and 1, and English words.
fn flag(column: &'static str, written: &str) -> Result<bool, LineFault> {
    match written.to_lowercase().as_str() {
        "" | "0" | "no" | "false" => Ok(false),
        "1" | "yes" | "true" => Ok(true),
        _ => Err(LineFault::Flag(column)),
    }
}

impl From<SignUpFault> for LineFault {
    fn from(fault: SignUpFault) -> Self {
        match fault {
            SignUpFault::NameEmpty => Self::NameMissing,
            SignUpFault::NameTooLong => Self::NameTooLong,
            SignUpFault::NameUnprintable => Self::NameUnprintable,
            SignUpFault::EmailEmpty => Self::EmailMissing,
            SignUpFault::EmailTooLong => Self::EmailTooLong,
            _ => Self::EmailMalformed,
        }
    }
}
