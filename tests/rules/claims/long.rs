//! Claims with known rulings and six or more cards a hand, apart from `table`.

use crate::claims::table::{
    Kind::{Published, Textbook},
    PLAIN, Row,
};

pub const ROWS: &[Row] = &[
    // EBU White Book 8.70.4: a grand slam, one round of trumps drawn; he evidently knows that
    // trumps are out.
    Row {
        id: "C-WB8704b",
        kind: Published,
        cards: "N:32.432.432.5432 T9.JT9.JT9.JT98 KQJ7.AKQ.AKQ.AK 8.8765.8765.Q76",
        trump: "S",
        claims: 12,
        order: "ebu",
        tricks: [12, 12],
        ..PLAIN
    },
    // 'After drawing trumps', the queen missing: alone, twice and three times guarded behind dummy.
    Row {
        id: "drawing, queen alone",
        kind: Textbook,
        cards: "N:K632.32.432.432 Q.JT9.QJT9.QJT9 AJT74.AKQ.AK.AK 985.8765.876.87",
        trump: "S",
        claims: 12,
        statement: &["draw"],
        tricks: [11, 12],
        ..PLAIN
    },
    Row {
        id: "drawing, queen twice",
        kind: Textbook,
        cards: "N:K632.32.432.432 Q5.JT9.QJT.QJT9 AJT74.AKQ.AK.AK 98.8765.9876.87",
        trump: "S",
        claims: 12,
        statement: &["draw"],
        tricks: [11, 12],
        ..PLAIN
    },
    Row {
        id: "drawing, queen three times",
        kind: Textbook,
        cards: "N:K632.32.432.432 Q85.JT9.QJT.QJT AJT74.AKQ.AK.AK 9.8765.9876.987",
        trump: "S",
        claims: 12,
        statement: &["draw"],
        tricks: [11, 11],
        law: "70D1",
        ..PLAIN
    },
    // A trump denied to exist.
    Row {
        id: "I have the rest",
        kind: Published,
        cards: "N:.KQJ.AQJ82. .52.T74.T65 J732.43.9.J 6.97.K653.3",
        trump: "S",
        seats: ["S", "E", "S"],
        claims: 8,
        forgot: "S6",
        tricks: [7, 7],
        law: "70C",
        ..PLAIN
    },
    // All winners, but the entry to dummy can be ruffed.
    Row {
        id: "all tops, an entry ruffed",
        kind: Published,
        cards: "N:T9..K74.92 6.Q987..K7 853.A5.JT. AKJ..Q95.8",
        trump: "H",
        seats: ["W", "W", "W"],
        claims: 6,
        tricks: [5, 5],
        law: "70E1",
        ..PLAIN
    },
    // Eleven tricks from the top and entries for all of them.
    Row {
        id: "eleven tops",
        kind: Textbook,
        cards: "N:A32.KQ4.AK3.K3 95.987.975.976 KQ4.A32.QJ.AQJ JT8.JT5.T86.T8",
        trump: "NT",
        claims: 11,
        tricks: [11, 11],
        ..PLAIN
    },
    // Nine tricks from the top; the fourth and the fifth spade would be good if the suit broke.
    Row {
        id: "nine tops, a long suit that does not break",
        kind: Textbook,
        cards: "N:AKQ32.A2.A2.A 76.T98.T98.T9 54.K43.K3.K32 JT98.QJ.QJ.QJ",
        trump: "NT",
        claims: 10,
        tricks: [9, 9],
        law: "70D1",
        ..PLAIN
    },
    // All the trumps are with one opponent: four rounds draw them, and there are thirteen tricks
    // from the top.
    Row {
        id: "thirteen tops, trumps to be drawn",
        kind: Textbook,
        cards: "N:KQJ2.A32.K432.A2 8543.QJT.T9.QJT8 AT976.K4.AQJ5.K3 .98765.876.97654",
        trump: "S",
        claims: 13,
        statement: &["draw"],
        tricks: [13, 13],
        ..PLAIN
    },
    // Nine tricks from the top; a tenth by a finesse that would win and was not stated.
    Row {
        id: "nine tops and an unstated finesse",
        kind: Textbook,
        cards: "N:AQ2.AK2.A32.A2 J87.876.876.T9 43.Q43.KQ4.K43 KT9.JT9.JT9.QJ",
        trump: "NT",
        claims: 10,
        tricks: [9, 9],
        law: "70E1",
        ..PLAIN
    },
];
