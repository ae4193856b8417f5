//! What each line would do to what is there.

use super::Part;
use super::fault::LineFault;
use super::line::{Line, Seat};
use super::sheet::{Row, Sheet};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What a federation has before a file is carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Its people by their addresses.
    pub people: BTreeMap<String, KnownPerson>,
    /// Whose each member number is: the address.
    pub numbers: BTreeMap<String, String>,
    /// Its courses by their codes.
    pub courses: BTreeMap<String, KnownCourse>,
    /// The addresses of those who are course leaders of the federation.
    pub leaders: BTreeSet<String>,
}

/// Somebody who has an account.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownPerson {
    /// The member number, if there is one.
    pub number: Option<String>,
}

/// A course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownCourse {
    /// Its members by their addresses: what they are in it, and whether they are suspended.
    pub members: BTreeMap<String, (Part, bool)>,
}

/// One thing that a line does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// An account is made, and whom it is for is invited.
    Invite,
    /// The account gets its member number.
    Number,
    /// Somebody becomes a member of a course.
    Join(String, Part),
    /// A member becomes something else in a course.
    Become(String, Part),
    /// A member is suspended from a course.
    Suspend(String),
    /// A member is suspended no longer.
    Resume(String),
}

/// What would happen, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Each line of the file that has something on it.
    pub lines: Vec<Planned>,
}

/// A line and what it would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// On which line of the file it begins.
    pub number: u64,
    /// Whose line it is, as it is written there.
    pub who: String,
    /// What it says; nothing when it could not be read.
    pub line: Option<Line>,
    /// What it would do: nothing when everything is so already. Or everything that is wrong with it.
    pub deeds: Result<Vec<Deed>, Vec<LineFault>>,
}

impl Plan {
    /// How many lines have faults.
    pub fn faulty(&self) -> usize {
        self.lines.iter().filter(|line| line.deeds.is_err()).count()
    }

    /// Whether it would change nothing.
    pub fn is_idle(&self) -> bool {
        self.lines.iter().all(|line| line.deeds.as_ref().is_ok_and(Vec::is_empty))
    }

    /// How many lines make an account, change something, and change nothing.
    pub fn counts(&self) -> (usize, usize, usize) {
        let done = || self.lines.iter().filter_map(|line| line.deeds.as_ref().ok());
        let new = done().filter(|deeds| deeds.contains(&Deed::Invite)).count();
        let same = done().filter(|deeds| deeds.is_empty()).count();
        (new, done().count() - new - same, same)
    }
}

/// What each line of a sheet would do, and what would be known then. Lines are taken in order, so that a person on two lines is made once.
pub fn plan(sheet: &Sheet, mut known: Known) -> (Plan, Known) {
    let lines = sheet.rows.iter().map(|row| planned(row, &mut known)).collect();
    (Plan { lines }, known)
}

fn planned(row: &Row, known: &mut Known) -> Planned {
    let deeds = match &row.line {
        Err(faults) => Err(faults.clone()),
        Ok(line) => match faults(line, known) {
            faults if faults.is_empty() => Ok(deeds(line, known)),
            faults => Err(faults),
        },
    };
    Planned { number: row.number, who: row.who.clone(), line: row.line.as_ref().ok().cloned(), deeds }
}

/// What cannot be done, as things are.
fn faults(line: &Line, known: &Known) -> Vec<LineFault> {
    let mut faults = Vec::new();
    if let Some(number) = &line.number {
        let here = known.people.get(&line.email).and_then(|person| person.number.as_ref());
        if known.numbers.get(number).is_some_and(|email| *email != line.email) {
            faults.push(LineFault::NumberOfAnother);
        } else if here.is_some_and(|here| here != number) {
            faults.push(LineFault::NumberDiffers);
        }
    }
    for Seat { course, part } in &line.seats {
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

/// What is done; what is known is then so.
fn deeds(line: &Line, known: &mut Known) -> Vec<Deed> {
    let mut deeds = Vec::new();
    match known.people.get_mut(&line.email) {
        // Nobody is invited only to be kept out.
        None if line.suspended => return deeds,
        None => {
            known.people.insert(line.email.clone(), KnownPerson { number: line.number.clone() });
            deeds.push(Deed::Invite);
        }
        Some(person) if person.number.is_none() && line.number.is_some() => {
            person.number.clone_from(&line.number);
            deeds.push(Deed::Number);
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

fn seated(seat: &Seat, line: &Line, course: &mut KnownCourse) -> Vec<Deed> {
    let name = || seat.course.clone();
    match course.members.get_mut(&line.email) {
        None if line.suspended => Vec::new(),
        None => {
            course.members.insert(line.email.clone(), (seat.part, false));
            vec![Deed::Join(name(), seat.part)]
        }
        Some((part, suspended)) => {
            let mut deeds = Vec::new();
            // Who is suspended keeps the part they had.
            if *part != seat.part && !line.suspended {
                *part = seat.part;
                deeds.push(Deed::Become(name(), seat.part));
            }
            if *suspended != line.suspended {
                *suspended = line.suspended;
                deeds.push(if line.suspended { Deed::Suspend(name()) } else { Deed::Resume(name()) });
            }
            deeds
        }
    }
}
