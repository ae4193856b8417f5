//! The tables of a programme's file, with their fields and the tables within.

use crate::draft::{DraftField, FieldValues};
use crate::names::LANGUAGES;
use derive::Word;

/// A table of a programme's file. A requirement's kind follows from its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum ProgrammeTable {
    /// The whole file
    Programme,
    /// A level
    Level,
    /// A requirement: scenarios of one kind in practice
    Practice,
    /// A requirement: several lessons in practice
    Lessons,
    /// A requirement: an exam
    Exam,
    /// A requirement: directed sessions
    Practical,
    /// A requirement: an oral examination
    Oral,
    /// A requirement: all of those within
    All,
    /// A requirement: a number of those within
    Any,
    /// A requirement of no kind, or of several
    Unknown,
    /// A lesson
    Lesson,
    /// An exam that renews a certificate
    Renewal,
}

/// The tables within a table, under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgrammeList {
    /// Name in the file
    pub name: &'static str,
    /// Kind of the tables; `None` for requirements
    pub of: Option<ProgrammeTable>,
    /// True for a list; false for one table at most
    pub is_list: bool,
}

const fn field(name: &'static str, values: FieldValues) -> DraftField {
    DraftField { name, values }
}

const fn number(name: &'static str, low: u16, high: u16) -> DraftField {
    field(name, FieldValues::Number(low, high))
}

const fn list(name: &'static str, of: Option<ProgrammeTable>, is_list: bool) -> ProgrammeList {
    ProgrammeList { name, of, is_list }
}

pub(super) const LEVELS: ProgrammeList = list("levels", Some(ProgrammeTable::Level), true);
pub(super) const REQUIRES: ProgrammeList = list("requires", None, true);
const REFRESHER: ProgrammeList = list("renewal.refresher", Some(ProgrammeTable::Renewal), false);
const DELTA: ProgrammeList = list("renewal.delta", Some(ProgrammeTable::Renewal), false);
pub(super) const LESSONS: ProgrammeList = list("lessons", Some(ProgrammeTable::Lesson), true);
pub(super) const ALL_OF: ProgrammeList = list("all", None, true);
pub(super) const ANY_OF: ProgrammeList = list("any", None, true);

/// Every list.
pub(super) const LISTS: [ProgrammeList; 7] = [LEVELS, REQUIRES, REFRESHER, DELTA, LESSONS, ALL_OF, ANY_OF];

/// Names in each language, in the order of [`LANGUAGES`].
pub const LANGUAGE_NAMES: [&str; LANGUAGES.len()] = ["names.en", "names.fr", "names.it", "names.nb"];

pub(super) const TRANSLATIONS: [DraftField; LANGUAGES.len()] = {
    let mut fields = [field("", FieldValues::Text); LANGUAGES.len()];
    let mut at = 0;
    while at < fields.len() {
        fields[at].name = LANGUAGE_NAMES[at];
        at += 1;
    }
    fields
};

pub(super) const SCOPE: DraftField = field("scope", FieldValues::Scope);
pub(super) const SCENARIOS: DraftField = number("scenarios", 1, 1000);
const MEAN: DraftField = field("mean", FieldValues::Mark);
const FLOOR: DraftField = field("floor", FieldValues::Mark);

const PROGRAMME: &[DraftField] = &[
    field("id", FieldValues::Id),
    field("name", FieldValues::Text),
    TRANSLATIONS[0],
    TRANSLATIONS[1],
    TRANSLATIONS[2],
    TRANSLATIONS[3],
    field("edition", FieldValues::Edition),
    field("example", FieldValues::Truth),
];

const LEVEL: &[DraftField] = &[
    field("id", FieldValues::Id),
    field("name", FieldValues::Text),
    TRANSLATIONS[0],
    TRANSLATIONS[1],
    TRANSLATIONS[2],
    TRANSLATIONS[3],
    field("prerequisites", FieldValues::Levels),
    number("validity.years", 1, 100),
    number("validity.inactive_years", 1, 100),
    number("examiners", 1, 2),
    field("bands.merit", FieldValues::Mark),
    field("bands.distinction", FieldValues::Mark),
    number("renewal.opens_days", 1, 10_000),
    number("renewal.grace_days", 0, 10_000),
];

/// The conditions on an exam, in a table of this path.
macro_rules! exam {
    ($table:literal) => {
        &[
            field(concat!($table, "paper"), FieldValues::Exam),
            field(concat!($table, "mark"), FieldValues::Mark),
            number(concat!($table, "right.least"), 1, 1000),
            number(concat!($table, "right.of"), 1, 1000),
            number(concat!($table, "points.least"), 1, 1000),
            number(concat!($table, "points.of"), 1, 1000),
            field(concat!($table, "sections.closed"), FieldValues::Mark),
            field(concat!($table, "sections.open"), FieldValues::Mark),
            field(concat!($table, "sections.practical"), FieldValues::Mark),
            field(concat!($table, "sections.oral"), FieldValues::Mark),
            field(concat!($table, "critical"), FieldValues::Truth),
            number(concat!($table, "within_days"), 1, u16::MAX),
        ]
    };
}

const PRACTICAL: &[DraftField] = &[
    number("practical.sessions", 1, 10_000),
    number("practical.hours", 1, 10_000),
    field("practical.cosigned", FieldValues::Assumed),
];

const EXAM: &[DraftField] = exam!("exam.");
const RENEWAL: &[DraftField] = exam!("");
const ORAL: &[DraftField] = &[field("oral.mark", FieldValues::Mark)];
const ANY: &[DraftField] = &[number("least", 1, u16::MAX)];

impl ProgrammeTable {
    /// The kinds of requirements, in the order in which they are offered.
    pub const REQUIREMENTS: [ProgrammeTable; 7] = [
        ProgrammeTable::Exam,
        ProgrammeTable::Practice,
        ProgrammeTable::Lessons,
        ProgrammeTable::Practical,
        ProgrammeTable::Oral,
        ProgrammeTable::Any,
        ProgrammeTable::All,
    ];

    /// Its fields, in the order in which they are written.
    pub const fn fields(self) -> &'static [DraftField] {
        match self {
            ProgrammeTable::Programme => PROGRAMME,
            ProgrammeTable::Level => LEVEL,
            ProgrammeTable::Practice => &[SCOPE, SCENARIOS, MEAN, FLOOR],
            ProgrammeTable::Lessons => &[MEAN, FLOOR],
            ProgrammeTable::Exam => EXAM,
            ProgrammeTable::Renewal => RENEWAL,
            ProgrammeTable::Practical => PRACTICAL,
            ProgrammeTable::Oral => ORAL,
            ProgrammeTable::Any => ANY,
            ProgrammeTable::All | ProgrammeTable::Unknown => &[],
            ProgrammeTable::Lesson => &[SCOPE, SCENARIOS],
        }
    }

    /// The tables within it.
    pub const fn lists(self) -> &'static [ProgrammeList] {
        match self {
            ProgrammeTable::Programme => &[LEVELS],
            ProgrammeTable::Level => &[REQUIRES, REFRESHER, DELTA],
            ProgrammeTable::Lessons => &[LESSONS],
            ProgrammeTable::All => &[ALL_OF],
            ProgrammeTable::Any => &[ANY_OF],
            _ => &[],
        }
    }

    /// The table within the requirement that makes it one of this kind, and may be empty.
    pub(super) const fn base(self) -> Option<&'static str> {
        match self {
            ProgrammeTable::Exam => Some("exam"),
            ProgrammeTable::Practical => Some("practical"),
            ProgrammeTable::Oral => Some("oral"),
            _ => None,
        }
    }
}
