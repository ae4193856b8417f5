//! Faults of a bank file or an answer, as sentences with their places.
//!
//! Faults of sign-up forms are worded by the pages: `words` does not know the server.

use super::check::WordsFaultKind;
use super::{Arg, Words};
use bank::{AnswerFault, FaultKind, FileFault, question};
use rules::bridge::pbn::PbnFault;
use rules::engine::Case;
use rules::engine::rotation::RotationFault;
use rules::engine::rotation::meaning::BoxFault;
use rules::engine::ruling::Limit;

impl Words {
    /// A fault with its place: `rotation/r1.toml:7: facts.dealer: not a seat; …`. Unknown parts of
    /// the place are left out.
    pub fn placed(&self, file: &str, line: Option<usize>, field: &str, what: &str) -> String {
        let mut places = Vec::new();
        if !file.is_empty() {
            places.push(line.map_or_else(|| file.to_owned(), |line| format!("{file}:{line}")));
        }
        if !field.is_empty() {
            places.push(field.to_owned());
        }
        places.push(what.to_owned());
        places.join(&self.say("colon"))
    }

    /// A fault of a language file.
    pub fn words_fault(&self, kind: &WordsFaultKind) -> String {
        let (word, names) = kind.word();
        let args: Vec<(&str, Arg)> = names.into_iter().map(|(name, text)| (name, text.into())).collect();
        self.format(&format!("words-{word}"), &args)
    }

    /// A fault of a file of the bank, with its place.
    pub fn file_fault(&self, fault: &FileFault) -> String {
        let file = fault.file.display().to_string();
        let line = (!fault.fault.kind.is_unread()).then_some(fault.fault.line);
        self.placed(&file, line, &fault.fault.field, &self.fault_kind(&fault.fault.kind))
    }

    /// The message for a fault, without its place.
    pub fn fault_kind(&self, kind: &FaultKind) -> String {
        let id = format!("file-{}", kind.word());
        let args: Vec<(&str, Arg)> = match kind {
            FaultKind::WrongType(expected) => {
                vec![("expected", self.say(&format!("expected-{}", expected.word())).into())]
            }
            FaultKind::UnknownWord(words) | FaultKind::NotOneOf(words) => {
                vec![("words", words.join(", ").into())]
            }
            FaultKind::OutOfRange(from, to) => {
                vec![("from", i64::from(*from).into()), ("to", i64::from(*to).into())]
            }
            FaultKind::BareMark(mark) => {
                vec![("mark", i64::from(*mark).into()), ("percent", self.percent(*mark).into())]
            }
            FaultKind::NotInForce(edition) => vec![("edition", edition.word().into())],
            FaultKind::NotTogether(other) => vec![("field", (*other).into())],
            FaultKind::NotHands(fault) => return self.pbn_fault(fault),
            FaultKind::Rotation(fault) => return self.rotation_fault(*fault),
            FaultKind::Claim(fault) => return self.claim_fault(*fault),
            FaultKind::UnknownAgreement { nearest } => vec![("nearest", (*nearest).into())],
            FaultKind::NoSuchHand(fault) => return self.box_fault(*fault),
            FaultKind::IdTwice(file) => vec![("file", file.display().to_string().into())],
            FaultKind::WrongFolder(family) => vec![("family", family.word().into())],
            FaultKind::NotCovered(limit) => return self.limit_of_file(*limit),
            FaultKind::AskedButNotDecided(key) | FaultKind::RightAnswerNotOffered(key) => {
                vec![("key", key.word().into())]
            }
            FaultKind::UnknownLanguage => vec![("tags", bank::LANGUAGES.join(", ").into())],
            FaultKind::TooLong(most) => vec![("most", (*most).into())],
            FaultKind::TooManyStages(most) => vec![("most", (*most).into())],
            FaultKind::TooFewScenarios(have) => vec![("have", (*have).into())],
            FaultKind::UnknownPaper(id)
            | FaultKind::UnknownProgramme(id)
            | FaultKind::UnknownExam(id)
            | FaultKind::CalledOtherwise(id) => vec![("id", id.into())],
            FaultKind::UnknownLevel(names) => vec![("names", names.join(", ").into())],
            _ => vec![],
        };
        self.format(&id, &args)
    }

    /// The message for a fault of the facts of an auction.
    pub fn rotation_fault(&self, fault: RotationFault) -> String {
        self.say(match fault {
            RotationFault::NoCall => "facts-no-call",
            RotationFault::NothingToAnswer => "facts-nothing-to-answer",
            RotationFault::NotPartnersCall => "facts-not-partners-call",
            RotationFault::NothingToCorrect => "facts-nothing-to-correct",
            RotationFault::LedTooEarly => "facts-led-too-early",
            RotationFault::ExposedTwice => "facts-exposed-twice",
            RotationFault::ExposedInPlay => "facts-exposed-in-play",
            RotationFault::EmptyMeaning => "facts-empty-meaning",
            RotationFault::NotTwoCalls => "facts-not-two-calls",
            RotationFault::TooManyTricks => "facts-thirteen-tricks",
        })
    }

    /// The reason a box contains no hand.
    pub fn box_fault(&self, fault: BoxFault) -> String {
        let args: Vec<(&str, Arg)> = match fault {
            BoxFault::LengthCrosses(suit) => vec![("suit", self.say(&format!("suit-{suit}")).into())],
            BoxFault::TooManyCards(n) | BoxFault::TooFewCards(n) => vec![("n", n.into())],
            _ => vec![],
        };
        self.format(&format!("hand-{}", fault.word()), &args)
    }

    /// The message for a fault of hands in PBN notation.
    pub fn pbn_fault(&self, fault: &PbnFault) -> String {
        match fault {
            PbnFault::NoSeat => self.say("pbn-no-seat"),
            PbnFault::Hands(n) => self.format("pbn-hands", &[("n", (*n).into())]),
            PbnFault::Suits(seat, n) => {
                self.format("pbn-suits", &[("seat", self.seat(*seat).into()), ("n", (*n).into())])
            }
            PbnFault::Rank(seat, rank) => {
                let rank = rank.escape_debug().to_string();
                self.format("pbn-rank", &[("seat", self.seat(*seat).into()), ("rank", rank.into())])
            }
            PbnFault::Twice(card) => self.format("pbn-twice", &[("card", self.card(*card).into())]),
        }
    }

    /// The limit met by the facts of a file, with the number of its call.
    fn limit_of_file(&self, limit: Limit) -> String {
        let what = self.say(&format!("file-limit-{}", limit.word()));
        match limit.call() {
            Some(call) => self.format("file-limit-at", &[("n", call.into()), ("what", what.into())]),
            None => what,
        }
    }

    /// The message for a fault of an answer.
    pub fn answer_fault(&self, fault: &AnswerFault, case: &Case) -> String {
        let id = format!("answer-fault-{}", fault.word());
        match fault {
            AnswerFault::NoneAndOthers(key) => {
                self.format(&id, &[("none", self.choice(case, *key, question::NONE).into())])
            }
            _ => self.say(&id),
        }
    }
}
