//! The header of a file: Moodle's column names, and the member number.

use super::fault::EnrolmentFileFault;
use std::collections::BTreeMap;

/// Positions of the columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// Number of columns.
    pub count: usize,
    /// The first name.
    pub first: Option<usize>,
    /// The last name.
    pub last: Option<usize>,
    /// The address; the column `username` if there is no `email`.
    pub email: usize,
    /// The member number; the column `idnumber` if there is no `membernumber`.
    pub number: Option<usize>,
    /// Suspended flag.
    pub suspended: Option<usize>,
    /// Deleted flag.
    pub deleted: Option<usize>,
    /// Course columns by number.
    pub courses: BTreeMap<u32, CourseColumns>,
    /// The column names as written.
    pub heads: Vec<String>,
    /// Names of unused columns.
    pub unused: Vec<String>,
}

/// The columns of `course1` and `role1`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CourseColumns {
    /// Course column.
    pub course: Option<usize>,
    /// Role column.
    pub role: Option<usize>,
}

impl Columns {
    /// Parses the header; reports all faults.
    pub fn read<'a>(heads: impl Iterator<Item = &'a str>) -> Result<Columns, Vec<EnrolmentFileFault>> {
        let heads: Vec<String> = heads.map(|head| head.trim().to_owned()).collect();
        let mut at: BTreeMap<String, usize> = BTreeMap::new();
        let mut faults = Vec::new();
        for (place, head) in heads.iter().enumerate().filter(|(_, head)| !head.is_empty()) {
            if at.insert(key(head), place).is_some() {
                faults.push(EnrolmentFileFault::ColumnTwice(head.clone()));
            }
        }
        let username = at.remove("username");
        let email = at.remove("email").or(username);
        let (first, last) = (at.remove("firstname"), at.remove("lastname"));
        if email.is_none() {
            faults.push(EnrolmentFileFault::ColumnMissing("email"));
        }
        if first.is_none() && last.is_none() {
            faults.push(EnrolmentFileFault::ColumnMissing("lastname"));
        }
        let (Some(email), true) = (email, faults.is_empty()) else { return Err(faults) };
        let number = at.remove("membernumber");
        let number = number.or_else(|| at.remove("idnumber"));
        let (suspended, deleted) = (at.remove("suspended"), at.remove("deleted"));
        let courses = courses(&mut at);
        let unused = at.into_values().map(|place| heads[place].clone()).collect();
        let count = heads.len();
        Ok(Columns { count, first, last, email, number, suspended, deleted, courses, heads, unused })
    }
}

/// A column name normalised: lower-case, without spaces and underscores.
fn key(head: &str) -> String {
    head.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}

fn courses(at: &mut BTreeMap<String, usize>) -> BTreeMap<u32, CourseColumns> {
    let mut courses: BTreeMap<u32, CourseColumns> = BTreeMap::new();
    at.retain(|key, place| {
        let numbered = |word: &str| key.strip_prefix(word)?.parse().ok();
        if let Some(number) = numbered("course") {
            courses.entry(number).or_default().course = Some(*place);
        } else if let Some(number) = numbered("role") {
            courses.entry(number).or_default().role = Some(*place);
        } else {
            return true;
        }
        false
    });
    courses
}
