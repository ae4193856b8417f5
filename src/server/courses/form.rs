//! Forms for courses and assigned practice.

use crate::forms::{DayEntry, Entry, Faults, Rejection};
use bank::Bank;
use jiff::civil::Date;
use rules::law::cited;
use std::collections::BTreeSet;
use store::Moment;
use store::course::{CourseId, CourseRow, ScenarioSet};
use store::federation::FederationId;

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
    /// First day, or empty.
    pub begins: DayEntry,
    /// Last day.
    pub ends: DayEntry,
    /// Law numbers, separated by commas or spaces.
    pub laws: String,
    /// Sets of scenarios, one a line: `Passes: r001, r002`.
    pub sets: String,
}

/// The form for assigning practice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorkForm {
    /// Title; empty for the name of its scenarios.
    pub title: String,
    /// Content: `law:30` or `set:0`, the first set of the course.
    pub of: String,
    /// First day.
    pub opens: DayEntry,
    /// Last day, or empty.
    pub due: DayEntry,
}

impl CourseForm {
    /// The form of a stored course.
    pub fn of(course: &super::Course) -> Self {
        let set = |set: &ScenarioSet| format!("{}: {}", set.name, set.scenarios.join(", "));
        Self {
            name: course.name.clone(),
            code: course.code.clone(),
            begins: Entry::of(course.begins),
            ends: Entry::of(course.ends),
            laws: course.laws.join(", "),
            sets: course.sets.iter().map(set).collect::<Vec<_>>().join("\n"),
        }
    }

    /// The course that it describes.
    pub fn read(
        &self,
        bank: &Bank,
        (federation_id, id, made_at): (FederationId, CourseId, Moment),
    ) -> Result<CourseRow, Rejection> {
        let mut faults = Faults::default();
        let (name, code) = (self.name.trim(), self.code.trim());
        faults.unless(is_name(name), "name");
        let sign = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
        faults.unless((1..=CODE).contains(&code.chars().count()) && code.chars().all(sign), "code");
        let days = (faults.want("begins", &self.begins), faults.want("ends", &self.ends));
        faults.unless(are_in_turn(days), "ends");
        let (laws, sets) = (laws(&self.laws, bank, &mut faults), sets(&self.sets, bank, &mut faults));
        faults.check()?;
        let (code, name) = (code.to_owned(), name.to_owned());
        let (begins, ends) = (days.0.map(|day| day.to_string()), days.1.map(|day| day.to_string()));
        Ok(CourseRow { federation_id, id, code, name, begins, ends, laws, sets, made_at })
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
    /// Validates it for a course; `named` gives a law's title.
    pub fn read(
        &self,
        bank: &Bank,
        course: &super::Course,
        named: impl Fn(&str) -> String,
    ) -> Result<WorkRead, Rejection> {
        let mut faults = Faults::default();
        let found = self.scenarios(bank, course, named);
        let title = self.title.trim();
        faults.unless(title.is_empty() || is_name(title), "title");
        faults.unless(found.is_some(), "of");
        let opens = faults.need("opens", self.opens.value);
        let due = faults.want("due", &self.due);
        faults.unless(are_in_turn((self.opens.value, due)), "due");
        faults.check()?;
        let (name, scenarios) = found.ok_or("of")?;
        let title = if title.is_empty() { name } else { title.to_owned() };
        Ok(WorkRead { title: title.chars().take(NAME).collect(), scenarios, opens, due })
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

/// True unless there are two days, and the first is after the last.
fn are_in_turn((first, last): (Option<Date>, Option<Date>)) -> bool {
    first.zip(last).is_none_or(|(first, last)| first <= last)
}

fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    name.chars().any(char::is_alphanumeric) && length <= NAME && !name.chars().any(char::is_control)
}

fn laws(text: &str, bank: &Bank, faults: &mut Faults) -> Vec<String> {
    let written: BTreeSet<&str> = cited(text).collect();
    for law in &written {
        faults.unless(bank.laws().contains(law), format!("laws:{}", cut(law, 20)));
    }
    bank.laws().iter().copied().filter(|law| written.contains(law)).map(str::to_owned).collect()
}

fn sets(text: &str, bank: &Bank, faults: &mut Faults) -> Vec<ScenarioSet> {
    let mut sets: Vec<ScenarioSet> = Vec::new();
    for (place, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let (name, ids) = line.split_once(':').unwrap_or((line, ""));
        let ids: Vec<&str> = ids.split([',', ';', ' ', '\t']).filter(|id| !id.is_empty()).collect();
        let doubled = sets.iter().any(|set| set.name == name.trim());
        if !is_name(name.trim()) || ids.is_empty() || ids.len() > MANY || doubled || sets.len() == MANY {
            faults.unless(false, format!("sets:{}", place + 1));
            continue;
        }
        for id in &ids {
            faults.unless(bank.scenario(id).is_some(), format!("sets-scenario:{}", cut(id, 40)));
        }
        let scenarios = ids.into_iter().map(str::to_owned).collect();
        sets.push(ScenarioSet { name: name.trim().to_owned(), scenarios });
    }
    sets
}

/// The first characters of what is cited in a fault.
fn cut(text: &str, limit: usize) -> String {
    text.chars().take(limit).collect()
}
