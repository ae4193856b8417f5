//! Faults of an import file, as values; the page words them.

/// A fault of the whole file, which keeps its lines from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnrolmentFileFault {
    /// There is nothing in it, or no line beneath the heads.
    Empty,
    /// Too many bytes.
    TooLong,
    /// Too many lines, with their number.
    TooManyLines(usize),
    /// Not text: a spreadsheet or a picture, for example.
    NotText,
    /// A column that is needed is not there.
    ColumnMissing(&'static str),
    /// A column is there twice.
    ColumnTwice(String),
    /// A quotation mark is opened on this line and never closed.
    OpenQuote(u64),
}

/// A fault of a line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LineFault {
    /// There is more on the line than there are columns.
    ExtraFields,
    /// There is a line break within this column.
    LineBreak(String),
    /// Letters have been lost in this column before the file came here.
    LostLetters(String),
    /// Neither a first nor a last name.
    NameMissing,
    /// A name that is longer than a name may be.
    NameTooLong,
    /// A name with signs that cannot be seen.
    NameUnprintable,
    /// No address.
    EmailMissing,
    /// An address that is longer than an address may be.
    EmailTooLong,
    /// Not written like an address.
    EmailMalformed,
    /// A member number that is longer, or of other signs, than one may be.
    Number,
    /// `suspended` or `deleted` says neither yes nor no: the column.
    Flag(&'static str),
    /// A request for deletion, which an import cannot do.
    Deleted,
    /// Suspended without a course.
    SuspendedNowhere,
    /// There is no such role: the column and what it says.
    Role(String, String),
    /// A role, and no course that goes with it: the column.
    RoleNowhere(String),
    /// The same course twice on one line: the column.
    CourseTwice(String),
    /// The same address stands on an earlier line with another name or member number.
    Otherwise(u64),
    /// The same member number stands on an earlier line with another address.
    NumberOnLine(u64),
    /// The same person and course stand on an earlier line with another role, or suspended there and not here.
    CourseOtherwise(u64),
    /// The federation has no course with this code.
    NoCourse(String),
    /// A member number of another address.
    NumberOfAnother,
    /// The account has another member number.
    NumberDiffers,
    /// Course leader of a course without that role in the federation.
    NotALeader(String),
}
