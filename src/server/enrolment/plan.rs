//! The plan of an import: the actions of each line, given the existing accounts and courses.

use super::Part;
use super::fault::LineFault;
use super::line::{CourseSeat, Line};
use super::sheet::{EnrolmentRow, EnrolmentSheet};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Existing data of a federation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EnrolmentState {
    /// People by address.
    pub people: BTreeMap<String, KnownPerson>,
    /// Addresses by member number.
    pub numbers: BTreeMap<String, String>,
    /// Courses by code.
    pub courses: BTreeMap<String, KnownCourse>,
    /// Addresses of the federation's course leaders.
    pub leaders: BTreeSet<String>,
}

/// An existing account.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownPerson {
    /// The member number, if there is one.
    pub number: Option<String>,
}

/// A course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownCourse {
    /// Members by address: their part, and whether they are suspended.
    pub members: BTreeMap<String, (Part, bool)>,
}

/// An action of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ImportAction {
    /// Creates an account and invites its owner.
    Invite,
    /// Sets the member number.
    Number,
    /// Joins a course.
    Join(String, Part),
    /// Changes the part in a course.
    Become(String, Part),
    /// Suspends a member from a course.
    Suspend(String),
    /// Ends a suspension.
    Resume(String),
}

/// The planned actions, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportPlan {
    /// The lines of the file, without blank ones.
    pub lines: Vec<PlannedLine>,
}

/// A line and its actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedLine {
    /// Line number in the file.
    pub number: u64,
    /// The person, as written in the file.
    pub who: String,
    /// The parsed line; `None` if it could not be read.
    pub line: Option<Line>,
    /// The actions, empty if there is nothing to change; or all faults of the line.
    pub deeds: Result<Vec<ImportAction>, Vec<LineFault>>,
}

impl ImportPlan {
    /// Number of lines with faults.
    pub fn faulty(&self) -> usize {
        self.lines.iter().filter(|line| line.deeds.is_err()).count()
    }

    /// True if it would change nothing.
    pub fn is_idle(&self) -> bool {
        self.lines.iter().all(|line| line.deeds.as_ref().is_ok_and(Vec::is_empty))
    }

    /// Numbers of lines that create an account, change something, and change nothing.
    pub fn counts(&self) -> (usize, usize, usize) {
        let done = || self.lines.iter().filter_map(|line| line.deeds.as_ref().ok());
        let new = done().filter(|deeds| deeds.contains(&ImportAction::Invite)).count();
        let same = done().filter(|deeds| deeds.is_empty()).count();
        (new, done().count() - new - same, same)
    }
}

/// The plan for a sheet, and the data afterwards. Lines are processed in order, so a person on two
/// lines is created once.
pub fn plan(sheet: &EnrolmentSheet, mut known: EnrolmentState) -> (ImportPlan, EnrolmentState) {
    let lines = sheet.rows.iter().map(|row| planned(row, &mut known)).collect();
    (ImportPlan { lines }, known)
}

fn planned(row: &EnrolmentRow, known: &mut EnrolmentState) -> PlannedLine {
    let deeds = match &row.line {
        Err(faults) => Err(faults.clone()),
        Ok(line) => match faults(line, known) {
            faults if faults.is_empty() => Ok(deeds(line, known)),
            faults => Err(faults),
        },
    };
    PlannedLine { number: row.number, who: row.who.clone(), line: row.line.as_ref().ok().cloned(), deeds }
}

/// Faults of a line, given the existing data.
fn faults(line: &Line, known: &EnrolmentState) -> Vec<LineFault> {
    let mut faults = Vec::new();
    if let Some(number) = &line.number {
        let here = known.people.get(&line.email).and_then(|person| person.number.as_ref());
        if known.numbers.get(number).is_some_and(|email| *email != line.email) {
            faults.push(LineFault::NumberOfAnother);
        } else if here.is_some_and(|here| here != number) {
            faults.push(LineFault::NumberDiffers);
        }
    }
    for CourseSeat { course, part } in &line.seats {
        match known.courses.get(course) {
            None => faults.push(LineFault::NoCourse(course.clone())),
            Some(_) if *part == Part::Leader && !line.suspended && !known.leaders.contains(&line.email) => {
                faults.push(LineFault::NotALeader(course.clone()));
            }
            Some(_) => {}
        }
    }
    faults
}

/// The actions of a line, applied to the known data.
fn deeds(line: &Line, known: &mut EnrolmentState) -> Vec<ImportAction> {
    let mut deeds = Vec::new();
    match known.people.get_mut(&line.email) {
        // A suspended person is not invited.
        None if line.suspended => return deeds,
        None => {
            known.people.insert(line.email.clone(), KnownPerson { number: line.number.clone() });
            deeds.push(ImportAction::Invite);
        }
        Some(person) if person.number.is_none() && line.number.is_some() => {
            person.number.clone_from(&line.number);
            deeds.push(ImportAction::Number);
        }
        Some(_) => {}
    }
    if let Some(number) = &line.number {
        known.numbers.insert(number.clone(), line.email.clone());
    }
    for seat in &line.seats {
        let Some(course) = known.courses.get_mut(&seat.course) else { continue };
        deeds.extend(seated(seat, line, course));
    }
    deeds
}

fn seated(seat: &CourseSeat, line: &Line, course: &mut KnownCourse) -> Vec<ImportAction> {
    let name = || seat.course.clone();
    match course.members.get_mut(&line.email) {
        None if line.suspended => Vec::new(),
        None => {
            course.members.insert(line.email.clone(), (seat.part, false));
            vec![ImportAction::Join(name(), seat.part)]
        }
        Some((part, suspended)) => {
            let mut deeds = Vec::new();
            // A suspended member keeps their part.
            if *part != seat.part && !line.suspended {
                *part = seat.part;
                deeds.push(ImportAction::Become(name(), seat.part));
            }
            if *suspended != line.suspended {
                *suspended = line.suspended;
                deeds.push(if line.suspended {
                    ImportAction::Suspend(name())
                } else {
                    ImportAction::Resume(name())
                });
            }
            deeds
        }
    }
}
