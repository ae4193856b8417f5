//! What may be wrong with a file of people. Every fault is a value; the page has the words.

/// What is wrong with a file as a whole, so that no line of it can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// There is nothing in it, or no line beneath the heads.
    Empty,
    /// It has more bytes than are read.
    TooLong,
    /// It has more lines than are read; how many it has.
    TooManyLines(usize),
    /// It is no text: a spreadsheet or a picture, say.
    NotText,
    /// A column that is needed is not there.
    ColumnMissing(&'static str),
    /// A column is there twice.
    ColumnTwice(String),
    /// A quotation mark is opened on this line and never closed.
    OpenQuote(u64),
}

/// What is wrong with a line.
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
    /// The line asks for somebody to be deleted, which no file does.
    Deleted,
    /// Somebody is suspended, and the line names no course to suspend them from.
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
    /// The member number is that of somebody with another address.
    NumberOfAnother,
    /// The account has another member number.
    NumberDiffers,
    /// The line makes somebody the leader of a course who is no course leader of the federation.
    NotALeader(String),
}
