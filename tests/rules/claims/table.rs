//! Claims and concessions with known rulings, up to five cards a hand.
//!
//! They have three ranks: `Published` rulings were given by an authority on these facts (an ending
//! that the source leaves open is filled in), `Textbook` ones follow from a published rule applied
//! to a standard example, `Constructed` ones are our own, worked out by hand.

/// Source of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Published,
    Textbook,
    Constructed,
}

/// A claim, and the right number of tricks of the claimer's side.
pub struct Row {
    pub id: &'static str,
    pub kind: Kind,
    pub cards: &'static str,
    pub trump: &'static str,
    /// Declarer, leader, claimer.
    pub seats: [&'static str; 3],
    pub trick: &'static [&'static str],
    pub claims: u8,
    pub statement: &'static [&'static str],
    pub shown_out: &'static [&'static str],
    /// Cards found forgotten; in every other suit he was found aware. `?S` means doubtful in
    /// spades.
    pub forgot: &'static str,
    pub order: &'static str,
    /// The number, or the ends of the range of opinion.
    pub tricks: [u8; 2],
    /// The paragraph that decides under the 2017 code.
    pub law: &'static str,
}

/// The row of this id.
pub fn row(id: &str) -> &'static Row {
    ROWS.iter().find(|row| row.id == id).unwrap_or_else(|| panic!("there is no row {id}"))
}

pub const PLAIN: Row = Row {
    id: "",
    kind: Kind::Constructed,
    cards: "",
    trump: "NT",
    seats: ["S", "S", "S"],
    trick: &[],
    claims: 0,
    statement: &[],
    shown_out: &[],
    forgot: "",
    order: "top_down",
    tricks: [0, 0],
    law: "70A",
};

use Kind::{Constructed, Published, Textbook};

pub const ROWS: &[Row] = &[
    // EBU White Book 8.70.4: the nine is good, a small trump is out and was not mentioned.
    Row {
        id: "C-WB8704a",
        kind: Published,
        cards: "N:..5432. .KQJ.K. AK.A..9 QJ..A.2",
        trump: "C",
        claims: 4,
        forgot: "C2",
        order: "ebu",
        tricks: [3, 3],
        law: "70C",
        ..PLAIN
    },
    Row {
        id: "C-WB8704a aware",
        kind: Constructed,
        cards: "N:..5432. .KQJ.K. AK.A..9 QJ..A.2",
        trump: "C",
        claims: 4,
        order: "ebu",
        tricks: [4, 4],
        ..PLAIN
    },
    // EBU White Book 8.70.5
    Row {
        id: "C-WB8705-AK5",
        kind: Published,
        cards: "N:42...3 ..AKQ. AK5... J3.A..",
        claims: 3,
        forgot: "SJ",
        order: "ebu",
        tricks: [3, 3],
        law: "70E2",
        ..PLAIN
    },
    Row {
        id: "C-WB8705-AK5 no order",
        kind: Constructed,
        cards: "N:42...3 ..AKQ. AK5... J3.A..",
        claims: 3,
        forgot: "SJ",
        order: "any",
        tricks: [0, 2],
        law: "70D1",
        ..PLAIN
    },
    Row {
        id: "C-WB8705-754",
        kind: Published,
        cards: "N:.432.. ...QJT 754... 6..AK.",
        claims: 3,
        forgot: "S6",
        order: "ebu",
        tricks: [0, 2],
        law: "70D1",
        ..PLAIN
    },
    Row {
        id: "C-WB8705-754 from the top",
        kind: Constructed,
        cards: "N:.432.. ...QJT 754... 6..AK.",
        claims: 3,
        forgot: "S6",
        tricks: [3, 3],
        law: "70E2",
        ..PLAIN
    },
    // Danish Bridge Federation, LKU-20, 2.1: listing tricks is not stating an order.
    Row {
        id: "C-LKU20-2.1",
        kind: Published,
        cards: "N:Q5..J4. .JT92.. J3.Q7.. ..T92.8",
        claims: 4,
        statement: &["tally 2S 1D 1H"],
        tricks: [4, 4],
        ..PLAIN
    },
    Row {
        id: "bizarre",
        kind: Published,
        cards: "N:Q.T5..J K..JT.Q .KJ.K. A.7..AK",
        trump: "H",
        trick: &["DA"],
        claims: 4,
        forgot: "H7",
        tricks: [4, 4],
        ..PLAIN
    },
    Row {
        id: "two-way finesse",
        kind: Textbook,
        cards: "N:K98... Q32... AJT... 765...",
        claims: 3,
        tricks: [2, 2],
        law: "70E1",
        ..PLAIN
    },
    Row {
        id: "marked finesse",
        kind: Textbook,
        cards: "N:K98...A Q32...K AJT...2 ..AKQ.Q",
        claims: 4,
        shown_out: &["W S"],
        tricks: [4, 4],
        law: "70E1",
        ..PLAIN
    },
    Row {
        id: "finesse marked by the first round",
        kind: Textbook,
        cards: "N:9876.A.. J543.K.. AKQT.2.. .QJT9.A.",
        claims: 5,
        tricks: [4, 5],
        law: "70E1",
        ..PLAIN
    },
    Row {
        id: "four-one break",
        kind: Textbook,
        cards: "N:43.543.. 8...AKQJ AKQT2... J976.A..",
        claims: 5,
        tricks: [3, 3],
        ..PLAIN
    },
    Row {
        id: "jack forgotten, three-two",
        kind: Textbook,
        cards: "N:43.543.. 86...AKQ AKQT2... J97.AK..",
        claims: 5,
        forgot: "SJ",
        tricks: [5, 5],
        law: "70E2",
        ..PLAIN
    },
    // A careless discard from dummy alone loses the fourth trick: by the standard that rules it
    // returns (71).
    Row {
        id: "concession of a trick that care would win",
        kind: Constructed,
        cards: "N:..A5.64 ..32.32 AK.2.4. 32..K.K",
        claims: 3,
        statement: &["concede H"],
        tricks: [4, 4],
        law: "71",
        ..PLAIN
    },
    // No opponent has shown out, and the king lies well. Since 2017 there is no exception for what
    // it would be irrational not to do.
    Row {
        id: "unstated finesse, two cards",
        kind: Textbook,
        cards: "N:AQ... 43... 52... K6...",
        claims: 2,
        tricks: [1, 1],
        law: "70E1",
        ..PLAIN
    },
    // The same, with dummy's card still to be led when he has to choose.
    Row {
        id: "unstated finesse over his own spot card",
        cards: "N:.87.. .K4.. .AQ.. .65..",
        seats: ["S", "N", "S"],
        claims: 2,
        tricks: [1, 1],
        law: "70E1",
        ..PLAIN
    },
    // He can count the two tricks he claims; giving up a diamond first could cost one of them.
    Row {
        id: "two top tricks, conceding two",
        cards: "N:6.Q.32. .T.KQJ. A32.3.. 98.54..",
        seats: ["S", "N", "S"],
        claims: 2,
        shown_out: &["E S"],
        tricks: [2, 2],
        ..PLAIN
    },
    // Two trumps are out, and he speaks of one.
    Row {
        id: "drawing the last trump, one too few",
        cards: "N:...432 .QJ.2. AK..A. 32.K..",
        trump: "S",
        claims: 3,
        statement: &["draw out 1"],
        forgot: "S2",
        tricks: [2, 2],
        law: "70C",
        ..PLAIN
    },
    // West's number depends on where cards lie between partner and declarer: that is no matter of
    // one opponent or the other.
    Row {
        id: "a defender counts on a card",
        cards: "N:987... QJ.5.. T65... AK2...",
        seats: ["S", "W", "W"],
        claims: 3,
        tricks: [2, 2],
        law: "70D1",
        ..PLAIN
    },
    Row {
        id: "conceded trick, and only a finesse wins it",
        kind: Textbook,
        cards: "N:AQ... 43... 52... K6...",
        claims: 1,
        tricks: [1, 1],
        law: "70A",
        ..PLAIN
    },
    Row {
        id: "queen drops",
        kind: Constructed,
        cards: "N:542... T9.2.. AK3... QJ..A.",
        claims: 2,
        tricks: [3, 3],
        law: "71",
        ..PLAIN
    },
    Row {
        id: "defender, partner must keep a master",
        kind: Textbook,
        cards: "N:...54 .A.K. .K.Q. A..2.",
        seats: ["S", "W", "W"],
        claims: 2,
        tricks: [1, 1],
        law: "70D2",
        ..PLAIN
    },
    Row {
        id: "defender, partner has no choice",
        kind: Textbook,
        cards: "N:...54 ..K.2 .K.Q. A..3.",
        seats: ["S", "W", "W"],
        claims: 2,
        tricks: [2, 2],
        ..PLAIN
    },
    Row {
        id: "jack of clubs taken for good",
        kind: Constructed,
        cards: "N:AKQ.2.2. 65.Q.Q.Q .AK.AK.J 87.J.J.T",
        seats: ["S", "N", "S"],
        claims: 5,
        forgot: "CQ",
        order: "ebu",
        tricks: [3, 4],
        law: "70D1",
        ..PLAIN
    },
    Row {
        id: "three diamonds that could block",
        kind: Published,
        cards: "N:4..A2. A..65. ..KQ3. KQ..7.",
        claims: 3,
        tricks: [3, 3],
        ..PLAIN
    },
    Row {
        id: "two ruffs, an overruff",
        kind: Constructed,
        cards: "N:54.32.. 6.AKQ.. AK...32 .J..AKQ",
        trump: "S",
        claims: 4,
        forgot: "S6",
        statement: &["ruff C in N 2"],
        tricks: [1, 3],
        ..PLAIN
    },
    Row {
        id: "last trump forgotten",
        kind: Textbook,
        cards: "N:...432 .QJT.. A.AK.. 2...AK",
        trump: "S",
        claims: 3,
        forgot: "S2",
        tricks: [2, 2],
        law: "70C",
        ..PLAIN
    },
    Row {
        id: "last trump known",
        kind: Textbook,
        cards: "N:...432 .QJT.. A.AK.. 2...AK",
        trump: "S",
        claims: 3,
        tricks: [3, 3],
        ..PLAIN
    },
    Row {
        id: "last trump doubtful",
        kind: Textbook,
        cards: "N:...432 .QJT.. A.AK.. 2...AK",
        trump: "S",
        claims: 3,
        forgot: "?S",
        tricks: [2, 2],
        law: "70C",
        ..PLAIN
    },
    Row {
        id: "stated finesse wins",
        kind: Textbook,
        cards: "N:...32 ...K4 ...AQ ..A.5",
        seats: ["S", "N", "S"],
        claims: 2,
        statement: &["finesse CQ through E"],
        tricks: [2, 2],
        ..PLAIN
    },
    Row {
        id: "stated finesse loses",
        kind: Textbook,
        cards: "N:...32 ..A.4 ...AQ ...K5",
        seats: ["S", "N", "S"],
        claims: 2,
        statement: &["finesse CQ through E"],
        tricks: [0, 1],
        ..PLAIN
    },
    Row {
        id: "trumps need not go first",
        kind: Constructed,
        cards: "N:..432. ..65.9 A.KQ.. .AJ.A.",
        trump: "S",
        claims: 3,
        shown_out: &["E S", "W S"],
        forgot: "HA HJ",
        tricks: [1, 1],
        law: "70D1",
        ..PLAIN
    },
    Row {
        id: "spades blocked",
        kind: Constructed,
        cards: "N:A.A2.. 3.K5.. KQ.4.. 2..A.",
        seats: ["S", "W", "S"],
        trick: &["HQ"],
        claims: 3,
        tricks: [2, 2],
        ..PLAIN
    },
];
