//! Faults of a file of the bank: place and kind. `words` turns them into sentences.

use derive::Word;
use rules::bridge::pbn::PbnFault;
use rules::engine::claim::ClaimFault;
use rules::engine::rotation::RotationFault;
use rules::engine::rotation::meaning::BoxFault;
use rules::engine::ruling::Limit;
use rules::engine::{Family, Key};
use rules::law::Edition;
use std::io;
use std::path::PathBuf;

/// One fault of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocatedFault {
    /// The line, counted from 1; always a line of the text
    pub line: usize,
    /// The path of the field, such as `facts.auction[2]`; empty for a fault of the whole text
    pub field: String,
    /// Kind of fault
    pub kind: FaultKind,
}

/// One fault of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFault {
    /// The file, from the folder of the bank
    pub file: PathBuf,
    pub fault: LocatedFault,
}

/// The kinds of values a field may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Expected {
    /// A text
    Text,
    /// A whole number
    Number,
    /// True or false
    Truth,
    /// A list
    List,
    /// A table
    Table,
}

/// A kind of fault of a field or a file.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
pub enum FaultKind {
    /// The text is not TOML here
    Syntax,
    /// There is no such field
    UnknownField,
    /// A field is missing
    MissingField,
    /// The value is of another kind
    WrongType(Expected),
    /// Not one of these words
    UnknownWord(Vec<&'static str>),
    /// The number is not from the first to the second
    OutOfRange(u16, u16),
    /// Not a mark in per cent
    NotPerCent,
    /// A mark of this many thousandths without a unit, probably meant as per cent
    BareMark(u16),
    /// Not two numbers, from and to
    NotFromTo,
    /// Repeated
    Twice,
    /// Not a language of the site
    UnknownLanguage,
    /// Empty
    Empty,
    /// Longer than this
    TooLong(usize),
    /// Not exactly one of these fields
    NotOneOf(Vec<&'static str>),
    /// Bands depend on the mark of an exam, and none is required
    BandsWithoutExam,
    /// Cannot be combined with this other field
    NotTogether(&'static str),
    /// An id has small letters, digits and hyphens, at most 60
    NotAnId,
    /// Not a web address
    NotAnAddress,
    /// Not a seat
    NotASeat,
    /// Not a suit
    NotASuit,
    /// Neither a suit nor `NT`
    NotAStrain,
    /// Not a card
    NotACard,
    /// Not a day of the calendar
    NotADate,
    /// On this day no authority can have had this edition in force
    NotInForce(Edition),
    /// Not a contract
    NotAContract,
    /// Not a seat and a call, nor a seat and an action
    NotAnEvent,
    /// A bid of no level from one to seven
    NoSuchBid,
    /// Not a seat and a suit
    NotSeatAndSuit,
    /// Not a seat and a number of cards of a suit
    NotSeatAndLength,
    /// Not a step of a statement
    NotAStep,
    /// Not four hands
    NotHands(PbnFault),
    /// Not a law of the catalogue
    NotALaw,
    /// Not a purpose of a call
    NotAPurpose,
    /// Not a promise of a call
    NotAMark,
    /// The list has no agreement of this name
    UnknownAgreement {
        /// The most similar name
        nearest: &'static str,
    },
    /// No hand matches
    NoSuchHand(BoxFault),
    /// The auction has no call with this number
    NoSuchCall,
    /// A weight or a critical mark for a component that is not asked for
    NotAsked,
    /// This component cannot be asked for
    CannotBeAsked,
    /// A forgotten card of a suit in which the claimer was not found unaware
    ForgottenButNotUnaware,
    /// The lower threshold is above the upper
    ThresholdsCross,
    /// Inconsistent facts of an auction
    Rotation(RotationFault),
    /// Inconsistent facts of a claim or concession
    Claim(ClaimFault),
    /// There is no such file or folder
    Missing,
    /// The file or folder cannot be read
    Unreadable,
    /// Not a regular file, nor a link to one
    NotAFile,
    /// The file has more than a mebibyte
    TooLarge,
    /// The name of a file of the bank ends in `.toml`, in small letters
    WrongEnding,
    /// A file of the bank lies outside its folders
    Misplaced,
    /// The bank has no such folder
    UnknownFolder,
    /// The file is not UTF-8
    NotUtf8,
    /// Ids that begin in this way are those of federations' own scenarios
    ReservedId,
    /// The id is not the name of the file
    IdIsNotTheName,
    /// Another file has this id
    IdTwice(PathBuf),
    /// A scenario of this family belongs in another folder
    WrongFolder(Family),
    /// The engine does not cover these facts
    NotCovered(Limit),
    /// The ruling neither decides this component nor leaves it to judgement
    AskedButNotDecided(Key),
    /// The right answer is not among the choices
    RightAnswerNotOffered(Key),
    /// A stage adds no facts
    NothingNew,
    /// More stages than this
    TooManyStages(usize),
    /// The bank has only this many scenarios of this kind
    TooFewScenarios(usize),
    /// The bank has no scenario with this id, or variant of one
    UnknownScenario,
    /// The bank has no paper with this id
    UnknownPaper(String),
    /// The federation holds no exam with this code
    UnknownExam(String),
    /// A published programme cannot be an example
    NoExample,
    /// The id of the programme is this one, and cannot change
    CalledOtherwise(String),
    /// The bank has no programme with this id
    UnknownProgramme(String),
    /// The programme has only levels of these names
    UnknownLevel(Vec<String>),
}

impl LocatedFault {
    pub(super) fn new(line: usize, field: impl Into<String>, kind: FaultKind) -> LocatedFault {
        LocatedFault { line, field: field.into(), kind }
    }
}

impl FaultKind {
    /// The fault of a file or folder that was not read, by its cause.
    pub fn unread(cause: &io::Error) -> FaultKind {
        match cause.kind() {
            io::ErrorKind::NotFound => FaultKind::Missing,
            _ => FaultKind::Unreadable,
        }
    }

    /// True if no line of the file was read, so that the fault has no line.
    pub const fn is_unread(&self) -> bool {
        matches!(
            self,
            FaultKind::Missing
                | FaultKind::Unreadable
                | FaultKind::NotAFile
                | FaultKind::TooLarge
                | FaultKind::WrongEnding
                | FaultKind::Misplaced
                | FaultKind::UnknownFolder
        )
    }
}
