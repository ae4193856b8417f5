//! Forms for courses and assigned practice. Report all faults at once, each with its field.

use bank::Bank;
use jiff::civil::Date;
use rules::law::cited;
use std::collections::BTreeSet;
use store::course::ScenarioSet;

/// The longest name of a course, a set or a piece of practice, in characters.
const NAME: usize = 120;
/// The longest code.
const CODE: usize = 40;
/// Limit on sets of a course, and on scenarios of a set.
const MANY: usize = 200;

/// The course form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseForm {
    pub name: String,
    pub code: String,
    /// First day, `2027-01-15`, or empty.
    pub begins: String,
    /// Last day.
    pub ends: String,
    /// Law numbers, separated by commas or spaces.
    pub laws: String,
    /// Sets of scenarios, one a line: `Passes: r001, r002`.
    pub sets: String,
}

/// A fault of a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseFault {
    /// No name, or one that is too long.
    Name,
    /// No code, one that is too long, or with invalid characters.
    Code,
    /// The federation has a course with this code.
    CodeTaken,
    /// Malformed first day.
    Begins,
    /// Malformed last day, or before the first.
    Ends,
    /// The bank has nothing on this law.
    Law(String),
    /// This line of the sets is malformed.
    Set(usize),
    /// The bank has no such scenario.
    Scenario(String),
}

/// A course without a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseRead {
    pub code: String,
    pub name: String,
    /// First day.
    pub begins: Option<Date>,
    /// Last day.
    pub ends: Option<Date>,
    /// Laws without repetition.
    pub laws: Vec<String>,
    pub sets: Vec<ScenarioSet>,
}

/// The form for assigning practice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorkForm {
    /// Title; empty for the name of its scenarios.
    pub title: String,
    /// Content: `law:30` or `set:0`, the first set of the course.
    pub of: String,
    /// First day.
    pub opens: String,
    /// Last day, or empty.
    pub due: String,
}

/// A fault of the assignment form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkFault {
    /// The title is too long.
    Title,
    /// There is no such law or set.
    Of,
    /// Malformed first day.
    Opens,
    /// Malformed last day, or before the first.
    Due,
}

impl CourseFault {
    /// The name of its field.
    pub const fn field(&self) -> &'static str {
        match self {
            CourseFault::Name => "name",
            CourseFault::Code | CourseFault::CodeTaken => "code",
            CourseFault::Begins => "begins",
            CourseFault::Ends => "ends",
            CourseFault::Law(_) => "laws",
            CourseFault::Set(_) | CourseFault::Scenario(_) => "sets",
        }
    }
}

impl WorkFault {
    /// The name of its field.
    pub const fn field(self) -> &'static str {
        match self {
            WorkFault::Title => "title",
            WorkFault::Of => "of",
            WorkFault::Opens => "opens",
            WorkFault::Due => "due",
        }
    }
}

impl CourseForm {
    /// The form of a stored course.
    pub fn of(course: &super::Course) -> Self {
        let day = |date: Option<Date>| date.map(|date| date.to_string()).unwrap_or_default();
        let set = |set: &ScenarioSet| format!("{}: {}", set.name, set.scenarios.join(", "));
        Self {
            name: course.name.clone(),
            code: course.code.clone(),
            begins: day(course.begins),
            ends: day(course.ends),
            laws: course.laws.join(", "),
            sets: course.sets.iter().map(set).collect::<Vec<_>>().join("\n"),
        }
    }

    /// Validates it; reports all faults in the order of the form.
    pub fn read(&self, bank: &Bank) -> Result<CourseRead, Vec<CourseFault>> {
        let mut faults = Vec::new();
        let (name, code) = (self.name.trim(), self.code.trim());
        if !is_name(name) {
            faults.push(CourseFault::Name);
        }
        let sign = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
        if code.is_empty() || code.chars().count() > CODE || !code.chars().all(sign) {
            faults.push(CourseFault::Code);
        }
        let (begins, ends) = (day(&self.begins), day(&self.ends));
        if begins.is_err() {
            faults.push(CourseFault::Begins);
        }
        if ends.is_err() || in_turn(&begins, &ends) == Some(false) {
            faults.push(CourseFault::Ends);
        }
        let laws = laws(&self.laws, bank, &mut faults);
        let sets = sets(&self.sets, bank, &mut faults);
        match (begins, ends) {
            (Ok(begins), Ok(ends)) if faults.is_empty() => {
                Ok(CourseRead { code: code.to_owned(), name: name.to_owned(), begins, ends, laws, sets })
            }
            _ => Err(faults),
        }
    }
}

/// Practice without a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkRead {
    /// Title; empty for the number of the law.
    pub title: String,
    /// The ids of its scenarios.
    pub scenarios: Vec<String>,
    /// First day.
    pub opens: Date,
    /// Last day.
    pub due: Option<Date>,
}

impl WorkForm {
    /// Validates it for a course; `named` gives a law's title. Reports all faults in the order of
    /// the form.
    pub fn read(
        &self,
        bank: &Bank,
        course: &super::Course,
        named: impl Fn(&str) -> String,
    ) -> Result<WorkRead, Vec<WorkFault>> {
        let mut faults = Vec::new();
        let found = self.scenarios(bank, course, named);
        let title = self.title.trim();
        if !title.is_empty() && !is_name(title) {
            faults.push(WorkFault::Title);
        }
        if found.is_none() {
            faults.push(WorkFault::Of);
        }
        let opens = day(&self.opens).ok().flatten();
        if opens.is_none() {
            faults.push(WorkFault::Opens);
        }
        let due = day(&self.due);
        if due.is_err() || in_turn(&Ok(opens), &due) == Some(false) {
            faults.push(WorkFault::Due);
        }
        match (found, opens, due) {
            (Some((name, scenarios)), Some(opens), Ok(due)) if faults.is_empty() => {
                let title = if title.is_empty() { name } else { title.to_owned() };
                Ok(WorkRead { title: title.chars().take(NAME).collect(), scenarios, opens, due })
            }
            _ => Err(faults),
        }
    }

    /// Title and scenarios of an assignment.
    fn scenarios(
        &self,
        bank: &Bank,
        course: &super::Course,
        named: impl Fn(&str) -> String,
    ) -> Option<(String, Vec<String>)> {
        if let Some(law) = self.of.strip_prefix("law:") {
            let ids: Vec<String> = bank.by_law(law).map(|one| one.id.clone()).collect();
            return (!ids.is_empty()).then(|| (named(law), ids));
        }
        let place: usize = self.of.strip_prefix("set:")?.parse().ok()?;
        course.sets.get(place).map(|set| (set.name.clone(), set.scenarios.clone()))
    }
}

/// Parses a day; an empty text is none.
fn day(text: &str) -> Result<Option<Date>, ()> {
    match text.trim() {
        "" => Ok(None),
        text => match text.parse::<Date>() {
            Ok(date) if (2000..=2999).contains(&date.year()) => Ok(Some(date)),
            _ => Err(()),
        },
    }
}

/// Checks that one day is not after the other; true if either is open.
fn in_turn(first: &Result<Option<Date>, ()>, last: &Result<Option<Date>, ()>) -> Option<bool> {
    let (Ok(Some(first)), Ok(Some(last))) = (first, last) else { return None };
    Some(first <= last)
}

fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    name.chars().any(char::is_alphanumeric) && length <= NAME && !name.chars().any(char::is_control)
}

fn laws(text: &str, bank: &Bank, faults: &mut Vec<CourseFault>) -> Vec<String> {
    let written: BTreeSet<&str> = cited(text).collect();
    faults.extend(
        written
            .iter()
            .filter(|law| !bank.laws().contains(law))
            .map(|law| CourseFault::Law((*law).to_owned())),
    );
    bank.laws().iter().copied().filter(|law| written.contains(law)).map(str::to_owned).collect()
}

fn sets(text: &str, bank: &Bank, faults: &mut Vec<CourseFault>) -> Vec<ScenarioSet> {
    let mut sets: Vec<ScenarioSet> = Vec::new();
    for (place, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let (name, ids) = line.split_once(':').unwrap_or((line, ""));
        let ids: Vec<&str> = ids.split([',', ';', ' ', '\t']).filter(|id| !id.is_empty()).collect();
        let doubled = sets.iter().any(|set| set.name == name.trim());
        if !is_name(name.trim()) || ids.is_empty() || ids.len() > MANY || doubled || sets.len() == MANY {
            faults.push(CourseFault::Set(place + 1));
            continue;
        }
        let unknown = ids.iter().filter(|id| bank.scenario(id).is_none());
        faults.extend(unknown.map(|id| CourseFault::Scenario((*id).to_owned())));
        let scenarios = ids.into_iter().map(str::to_owned).collect();
        sets.push(ScenarioSet { name: name.trim().to_owned(), scenarios });
    }
    sets
}
