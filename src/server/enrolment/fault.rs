//! Faults of an import file, as values; the page words them.

/// A fault of the whole file, whose lines are then not parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnrolmentFileFault {
    /// Empty, or only a header.
    Empty,
    /// Too many bytes.
    TooLong,
    /// Too many lines, with their number.
    TooManyLines(usize),
    /// Not text: a spreadsheet or a picture, for example.
    NotText,
    /// A required column is missing.
    ColumnMissing(&'static str),
    /// A duplicate column.
    ColumnTwice(String),
    /// A quotation mark on this line is never closed.
    OpenQuote(u64),
}

impl EnrolmentFileFault {
    /// Token of its message, and its value after a colon.
    pub fn token(&self) -> String {
        match self {
            Self::Empty => "empty".to_owned(),
            Self::TooLong => "too-long".to_owned(),
            Self::TooManyLines(n) => format!("too-many-lines:{n}"),
            Self::NotText => "not-text".to_owned(),
            Self::ColumnMissing(name) => format!("column-missing:{name}"),
            Self::ColumnTwice(name) => {
                format!("column-twice:{}", name.chars().take(40).collect::<String>())
            }
            Self::OpenQuote(line) => format!("open-quote:{line}"),
        }
    }
}

/// A fault of a line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LineFault {
    /// More fields than columns.
    ExtraFields,
    /// A line break in this column.
    LineBreak(String),
    /// Replacement characters in this column: letters were lost before the upload.
    LostLetters(String),
    /// Neither a first nor a last name.
    NameMissing,
    /// The name is too long.
    NameTooLong,
    /// Invisible characters in the name.
    NameUnprintable,
    /// No address.
    EmailMissing,
    /// The address is too long.
    EmailTooLong,
    /// A malformed address.
    EmailMalformed,
    /// A malformed member number, or too long.
    Number,
    /// Neither yes nor no in `suspended` or `deleted`: the column.
    Flag(&'static str),
    /// A request for deletion, which an import cannot do.
    Deleted,
    /// Suspended without a course.
    SuspendedNowhere,
    /// An unknown role: the column and its value.
    Role(String, String),
    /// A role without a course: the column.
    RoleNowhere(String),
    /// The same course twice on one line: the column.
    CourseTwice(String),
    /// An earlier line has the same address with another name or member number.
    Otherwise(u64),
    /// An earlier line has the same member number with another address.
    NumberOnLine(u64),
    /// An earlier line has the same person and course with another role or suspension.
    CourseOtherwise(u64),
    /// No member of the federation has this address or member number.
    NotAMember,
    /// The federation has no course with this code.
    NoCourse(String),
    /// A member number of another address.
    NumberOfAnother,
    /// The account has another member number.
    NumberDiffers,
    /// Course leader of a course without that role in the federation.
    NotALeader(String),
}
