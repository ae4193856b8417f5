//! Every clause the engine cites, in the order of the Laws.
//!
//! An entry has the editions with the clause under this citation, whether the engine rules on it or
//! only mentions it, and the cases for which forms offer it. The gist of the clause, in our own
//! words, is in `words/en/laws.ftl`.

use super::edition::Edition;

/// A clause of the Laws.
#[derive(Clone, Copy, Debug)]
pub struct CatalogueEntry {
    /// The citation, without the word "Law"
    pub clause: &'static str,
    /// The editions that have it, a bit each
    pub(super) editions: u8,
    /// True if the engine decides the clause; otherwise the engine only refers to it
    pub ruled: bool,
    /// By kind of case, the editions in which the clause may dispose of one
    pub(super) disposes: [u8; CaseKind::COUNT],
    /// By kind of case, the editions in which the Director may keep the clause in mind after one
    pub(super) watched: [u8; CaseKind::COUNT],
    /// True if an answer may name the clause in place of one of its paragraphs
    pub(super) is_whole: bool,
}

/// A kind of case that has clauses of its own. A case may be of several kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseKind {
    /// An irregular call
    Call,
    /// An insufficient bid, among the calls
    InsufficientBid,
    /// A card exposed before play began
    ExposedCard,
    /// A call that was explained wrongly, among the calls
    Misinformation,
    /// Cards from a wrong board, among the calls
    WrongBoard,
    /// A claim
    Claim,
    /// A concession
    Concession,
    /// A claim or concession that was doubted later, or after all had agreed
    LaterDoubt,
}

use CaseKind::{
    Call, Claim, Concession, ExposedCard, InsufficientBid, LaterDoubt, Misinformation, WrongBoard,
};

const E17: u8 = Edition::E2017.bit();
const E07: u8 = Edition::E2007.bit();
const E97: u8 = Edition::E1997.bit();
const E87: u8 = Edition::E1987.bit();
/// The rules of social bridge have no paragraphs on claims: a clause stands for their corresponding
/// rule.
const SOCIAL: u8 = Edition::Social.bit();
const SINCE_07: u8 = E07 | E17;
const SINCE_97: u8 = E97 | SINCE_07;
const UNTIL_97: u8 = E87 | E97;
const UNTIL_07: u8 = UNTIL_97 | E07;
const ALL: u8 = E87 | SINCE_97;

const fn ruled(clause: &'static str, editions: u8) -> CatalogueEntry {
    let none = [0; CaseKind::COUNT];
    CatalogueEntry { clause, editions, ruled: true, disposes: none, watched: none, is_whole: false }
}

const fn mentioned(clause: &'static str, editions: u8) -> CatalogueEntry {
    CatalogueEntry { ruled: false, ..ruled(clause, editions) }
}

impl CaseKind {
    const COUNT: usize = LaterDoubt as usize + 1;
}

impl CatalogueEntry {
    /// The same, as a clause that may dispose of such a case in all its editions.
    const fn disposes(self, of: CaseKind) -> CatalogueEntry {
        self.disposes_in(self.editions, of)
    }

    /// The same, as a clause that may dispose of such a case in these of its editions.
    const fn disposes_in(mut self, editions: u8, of: CaseKind) -> CatalogueEntry {
        self.disposes[of as usize] |= editions & self.editions;
        self
    }

    /// The same, as a clause that answers may name in place of its paragraphs: forms offer it, since
    /// the paragraph may be open, and it was the answer before rulings named paragraphs.
    const fn whole(self) -> CatalogueEntry {
        CatalogueEntry { is_whole: true, ..self }
    }

    /// The same, as a clause that may be kept in mind after such a case in these of its editions.
    const fn watched_in(mut self, editions: u8, after: CaseKind) -> CatalogueEntry {
        self.watched[after as usize] |= editions & self.editions;
        self
    }
}

/// All entries in the order of the Laws.
pub const CATALOGUE: &[CatalogueEntry] = &[
    mentioned("15", E17),
    mentioned("15A", E17),
    ruled("15A1", E17).disposes(WrongBoard),
    ruled("15A2(a)", E17).disposes(WrongBoard),
    ruled("15A2(b)", E17).disposes(WrongBoard),
    ruled("15A3", E17).watched_in(E17, WrongBoard),
    ruled("15A4", E17),
    mentioned("16", ALL),
    ruled("16A", E97),
    mentioned("16B", SINCE_07),
    ruled("16B1", SINCE_07),
    mentioned("16C", E97 | E17),
    ruled("16C1", E97 | E17),
    ruled("16C2", E97 | E17),
    mentioned("16D", E07),
    ruled("16D1", E07),
    ruled("16D2", E07),
    mentioned("17", ALL),
    mentioned("17C", ALL),
    ruled("17D", SINCE_97).disposes_in(E97, WrongBoard).watched_in(E97, WrongBoard),
    ruled("17D1", SINCE_07).disposes_in(E07, WrongBoard),
    ruled("17D2", SINCE_07).disposes_in(E07, WrongBoard),
    ruled("17D3", SINCE_07).watched_in(E07, WrongBoard),
    ruled("17D4", E07),
    ruled("17E", E97 | E07),
    mentioned("17E1", E07),
    ruled("17E2", E07),
    mentioned("19", ALL),
    mentioned("20", ALL),
    mentioned("20F", ALL),
    ruled("20F4", SINCE_07),
    mentioned("20F5", SINCE_07),
    ruled("20F5(a)", SINCE_07).disposes(Misinformation),
    ruled("20F5(b)", SINCE_07).disposes(Misinformation),
    mentioned("21", ALL),
    mentioned("21B", ALL),
    mentioned("21B1", SINCE_97).disposes_in(E97, Misinformation),
    ruled("21B1(a)", SINCE_07).disposes(Misinformation),
    ruled("21B1(b)", SINCE_07).disposes(Misinformation),
    ruled("21B2", SINCE_97).disposes(Misinformation),
    ruled("21B3", SINCE_97).disposes(Misinformation).watched_in(SINCE_97, Misinformation),
    mentioned("22", SINCE_97),
    ruled("22A", SINCE_97),
    ruled("22A1", E07),
    ruled("22A2", E07),
    ruled("22B", SINCE_97),
    ruled("22B1", E07),
    ruled("22B2", E07),
    // Before 2017 this is what is now Law 72C.
    mentioned("23", ALL).watched_in(UNTIL_07, Call),
    mentioned("23A", E17),
    ruled("23A1", E17),
    ruled("23A2", E17),
    ruled("23A3", E17),
    ruled("23B", E17),
    ruled("23C", E17).watched_in(E17, Call),
    ruled("24", ALL),
    ruled("24A", SINCE_97).disposes(ExposedCard),
    ruled("24B", SINCE_97).disposes(ExposedCard),
    ruled("24C", SINCE_97).disposes(ExposedCard),
    ruled("24D", E17),
    ruled("24E", E17),
    mentioned("25", ALL).disposes_in(UNTIL_07, Call),
    ruled("25A", SINCE_97).disposes(Call).disposes(InsufficientBid),
    ruled("25A2", SINCE_07),
    ruled("25A3", SINCE_07),
    ruled("25A4", SINCE_07),
    ruled("25A5", E17),
    ruled("25A6", E17),
    mentioned("25B", SINCE_97),
    ruled("25B1", SINCE_97).disposes_in(E97, Call),
    ruled("25B2", SINCE_97).disposes_in(E97, Call),
    mentioned("25B2(a)", E97),
    mentioned("25B2(b)", E97),
    ruled("25B2(b)(1)", E97).disposes(Call),
    ruled("25B2(b)(2)", E97).disposes(Call).watched_in(E97, Call),
    mentioned("25B2(c)", E97),
    mentioned("25B3", SINCE_07),
    mentioned("26", ALL),
    ruled("26A", SINCE_97),
    ruled("26A1", E97 | E07),
    ruled("26A2", E97 | E07),
    ruled("26B", SINCE_97),
    mentioned("27", ALL),
    ruled("27A", SINCE_97).disposes_in(E97, InsufficientBid),
    ruled("27A1", SINCE_07).disposes(InsufficientBid),
    ruled("27A2", SINCE_07),
    mentioned("27B", SINCE_97).disposes(InsufficientBid),
    ruled("27B1", SINCE_97).disposes_in(E97, InsufficientBid),
    ruled("27B1(a)", SINCE_97).disposes_in(SINCE_07, InsufficientBid),
    ruled("27B1(b)", SINCE_97).disposes_in(SINCE_07, InsufficientBid).watched_in(E97, InsufficientBid),
    ruled("27B2", SINCE_97).disposes(InsufficientBid),
    ruled("27B3", SINCE_97).disposes(InsufficientBid),
    ruled("27B4", SINCE_07).disposes(InsufficientBid),
    ruled("27C", SINCE_97),
    ruled("27D", SINCE_07).watched_in(SINCE_07, InsufficientBid),
    mentioned("28", ALL),
    ruled("28A", SINCE_97).disposes(Call),
    ruled("28B", SINCE_97).disposes(Call),
    mentioned("29", ALL),
    ruled("29A", SINCE_97).disposes(Call),
    ruled("29B", SINCE_97),
    ruled("29C", SINCE_97),
    mentioned("30", ALL),
    ruled("30A", SINCE_97).disposes(Call),
    mentioned("30B", SINCE_97),
    ruled("30B1", SINCE_97).disposes(Call).whole(),
    ruled("30B1(a)", E17),
    mentioned("30B1(b)", E17),
    ruled("30B1(b)(i)", E17).disposes(Call),
    ruled("30B1(b)(ii)", E17).disposes(Call),
    ruled("30B2", SINCE_97).disposes(Call),
    ruled("30B2(a)", E97 | E07),
    ruled("30B2(b)", E97 | E07),
    ruled("30B3", E97 | E07).disposes(Call),
    ruled("30C", SINCE_97),
    mentioned("31", ALL),
    mentioned("31A", SINCE_97),
    ruled("31A1", SINCE_97).disposes(Call),
    mentioned("31A2", SINCE_97),
    ruled("31A2(a)", SINCE_97).disposes(Call),
    ruled("31A2(b)", SINCE_97).disposes(Call),
    ruled("31B", SINCE_97).disposes(Call),
    ruled("31B1", E17),
    ruled("31B2", E17),
    ruled("31C", E17).disposes(Call),
    ruled("32", SINCE_97).disposes_in(UNTIL_07, Call),
    ruled("32A", SINCE_97).disposes_in(UNTIL_07, Call),
    ruled("32A1", E17).disposes(Call),
    mentioned("32A2", E17),
    ruled("32A2(a)", E17).disposes(Call),
    ruled("32A2(b)", E17).disposes(Call),
    ruled("32B", SINCE_97).disposes_in(E17, Call),
    ruled("32B1", SINCE_97).disposes_in(UNTIL_07, Call),
    ruled("32B2", SINCE_97).disposes_in(UNTIL_07, Call),
    ruled("32C", E17).disposes(Call),
    ruled("33", SINCE_97),
    ruled("34", SINCE_97).disposes(Call),
    mentioned("35", ALL),
    ruled("35A", SINCE_97).disposes_in(E97, Call),
    ruled("35B", SINCE_97).disposes_in(E97, Call),
    ruled("35C", SINCE_97).disposes_in(E97, Call),
    ruled("35D", SINCE_97).disposes_in(E97, Call),
    ruled("36", SINCE_97).disposes_in(E97, Call),
    ruled("36A", SINCE_07).disposes(Call),
    ruled("36B", SINCE_07).disposes_in(E07, Call).whole(),
    ruled("36B1", SINCE_07),
    ruled("36B2", SINCE_07).disposes(Call),
    ruled("36B3", SINCE_07),
    ruled("36B4", SINCE_07).disposes(Call),
    ruled("36C", E17).disposes(Call),
    ruled("37", ALL).disposes_in(E97, Call),
    ruled("37A", SINCE_07).disposes(Call),
    ruled("37B", SINCE_07),
    ruled("37B1", SINCE_07),
    ruled("37B2", SINCE_07).disposes(Call),
    ruled("38", ALL).disposes_in(E97, Call),
    ruled("38A", SINCE_07),
    ruled("38B", SINCE_07),
    ruled("38C", SINCE_07).disposes(Call),
    ruled("38D", SINCE_07),
    mentioned("39", ALL).disposes_in(E97, Call),
    ruled("39A", SINCE_97).disposes(Call),
    ruled("39B", SINCE_97).disposes(Call),
    ruled("39C", SINCE_07).disposes(Call),
    mentioned("48", ALL),
    ruled("48A", SINCE_97).disposes_in(E97 | E17, ExposedCard),
    ruled("49", ALL).disposes_in(E97 | E17, ExposedCard),
    mentioned("50", ALL),
    ruled("50B", SINCE_97),
    ruled("50D1", SINCE_97),
    ruled("50D2", SINCE_97),
    mentioned("54", ALL),
    mentioned("57A", ALL),
    ruled("68", ALL | SOCIAL).disposes(Claim).disposes(Concession),
    ruled("68A", ALL | SOCIAL).disposes(Claim).disposes_in(SOCIAL, Concession),
    ruled("68B", ALL | SOCIAL).disposes_in(SOCIAL, Claim).disposes_in(UNTIL_97 | SOCIAL, Concession),
    ruled("68B1", SINCE_07).disposes(Concession),
    ruled("68B2", SINCE_07).disposes(Concession),
    ruled("68C", ALL | SOCIAL),
    ruled("68D", ALL | SOCIAL).disposes_in(SOCIAL, Claim).disposes_in(SOCIAL, Concession),
    ruled("68D1", E17),
    ruled("68D2", E17),
    ruled("68D2(a)", E17),
    ruled("68D2(b)", E17),
    ruled("68D2(b)(i)", E17),
    ruled("68D2(b)(ii)", E17).disposes(Claim).disposes(Concession),
    mentioned("69", ALL),
    ruled("69A", ALL).disposes(Claim).disposes(Concession),
    ruled("69B", ALL).disposes(LaterDoubt),
    ruled("69B1", SINCE_07).disposes(LaterDoubt),
    ruled("69B2", SINCE_07).disposes(LaterDoubt),
    mentioned("70", ALL | SOCIAL).disposes_in(ALL, Concession),
    ruled("70A", ALL).disposes(Claim),
    mentioned("70B", ALL),
    ruled("70C", ALL | SOCIAL).disposes_in(ALL, Claim),
    ruled("70C1", ALL),
    ruled("70C2", ALL),
    ruled("70C3", ALL),
    ruled("70D", ALL | SOCIAL).disposes_in(UNTIL_97, Claim),
    ruled("70D1", SINCE_07).disposes(Claim),
    ruled("70D2", SINCE_07).disposes(Claim),
    ruled("70D3", E07),
    ruled("70E", ALL | SOCIAL).disposes_in(UNTIL_97, Claim),
    ruled("70E1", SINCE_07).disposes(Claim),
    ruled("70E2", SINCE_07).disposes(Claim),
    ruled("71", ALL | SOCIAL).disposes(Claim).disposes(Concession),
    ruled("71.1", E07).disposes(LaterDoubt),
    ruled("71.2", E07).disposes(LaterDoubt),
    ruled("71A", UNTIL_97 | E17 | SOCIAL).disposes(LaterDoubt),
    ruled("71B", UNTIL_97 | E17).disposes(LaterDoubt),
    ruled("71C", UNTIL_97 | SOCIAL).disposes(LaterDoubt),
    mentioned("72", ALL),
    mentioned("72B", E97),
    ruled("72B1", E97).watched_in(E97, Call),
    ruled("72C", E17).watched_in(E17, Call),
    mentioned("75", E97).disposes_in(E97, Misinformation),
    mentioned("75D", E97),
    ruled("75D1", E97),
    ruled("75D2", E97).disposes(Misinformation),
    mentioned("79C", ALL),
];
