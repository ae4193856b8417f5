//! The engine against published rulings, which are stored here and not in the bank.
//!
//! Every difference between a publication and the engine is in [`DIFFERENCES`]: the test fails if
//! one appears or disappears until the list says so.

use crate::scenarios::loaded;
use crate::scenarios::published_insufficient::INSUFFICIENT;
use crate::scenarios::published_rotation::ROTATION;
use bank::Scenario;
use bank::grade::right_answers;
use rules::engine::{Key, Outcome, Ruling, rule};

/// A published ruling: its case, our scenario, the published components, and the laws cited.
pub(super) type Published =
    (&'static str, &'static str, &'static [(Key, &'static [&'static str])], &'static [&'static str]);

const PUBLISHED: &[Published] = &[
    (
        "R-MRB400",
        "r001",
        &[
            (Key::Replacement, &["comparable"]),
            (Key::Partner, &["any_legal_call"]),
            (Key::Offender, &["any_legal_call"]),
        ],
        &["30B1(b)(i)", "23A"],
    ),
    (
        "R-EBU4570-b",
        "r002",
        &[(Key::Offender, &["must_pass_next"]), (Key::Replacement, &["not_tested"])],
        &["30A"],
    ),
    ("R-EBU4570-a", "r021", &[(Key::Offender, &["must_repeat"]), (Key::Lead, &["none"])], &["29B", "31A1"]),
    (
        "R-EBU4570-c",
        "r022",
        &[(Key::Replacement, &["not_comparable"]), (Key::Partner, &["must_pass_next"])],
        &["31A2(b)", "26B"],
    ),
    (
        "R-WBF32-INADM",
        "r042",
        &[
            (Key::MayAccept, &["nobody"]),
            (Key::Offender, &["any_legal_call"]),
            (Key::Partner, &["must_pass_throughout"]),
        ],
        &["32", "36B4"],
    ),
    ("R-WBF15", "r003", &[(Key::Auction, &["back_to:W"]), (Key::UnauthorisedFor, &["S"])], &["17D3", "16C"]),
    (
        "R-DISACCO2013",
        "r077",
        &[(Key::Partner, &["must_pass_throughout"]), (Key::Offender, &["any_legal_call"])],
        &["31B"],
    ),
    (
        "R-EIRE-1H",
        "r078",
        &[(Key::Offender, &["must_repeat"]), (Key::Partner, &["any_legal_call"])],
        &["31A1"],
    ),
    ("X-EBU2091", "r520", &[(Key::PenaltyCards, &["minor"]), (Key::Lead, &["none"])], &["24A", "24E", "50B"]),
    ("X-BBO39800", "r535", &[(Key::PenaltyCards, &["major"]), (Key::Lead, &["none"])], &["24B", "50D1"]),
    ("C-WB8704a", "c001", &[(Key::Tricks, &["3"])], &["70C"]),
    ("C-WB8704b", "c054", &[(Key::Tricks, &["12"]), (Key::Result, &["7S="])], &["70C"]),
    ("C-WB8705-AK5", "c003", &[(Key::Tricks, &["3"])], &["70E2"]),
    ("C-WB8705-754", "c004", &[(Key::Tricks, &["2"])], &["70D1"]),
    ("C-EBU325", "c616", &[(Key::Tricks, &["0"])], &[]),
    ("C-LKU20-2.1", "c005", &[(Key::Tricks, &["4"])], &["70D1"]),
    (
        "C-BLML2007-GRAUWELS",
        "d001",
        &[(Key::What, &["neither"]), (Key::Standing, &["not_established"]), (Key::Play, &["goes_on"])],
        &["68B"],
    ),
    (
        "C-INDEP-L71",
        "d017",
        &[(Key::Standing, &["cancelled"]), (Key::Tricks, &["1"]), (Key::Result, &["3NT="])],
        &["71A"],
    ),
    (
        "C-KOOIJ-ONECARD",
        "c006",
        &[
            (Key::What, &["neither"]),
            (Key::Play, &["goes_on"]),
            (Key::ExposedCards, &["not_penalty"]),
            (Key::UnauthorisedFor, &["W"]),
        ],
        &[],
    ),
    ("X-D17-25", "r470", &[(Key::Cancelled, &["2"]), (Key::Lead, &["none"])], &["25A", "25A4"]),
    ("X-EBUN26b", "r479", &[(Key::Cancelled, &["4"]), (Key::Turn, &["W"])], &["25B2"]),
];

/// Differences from a publication: the case, the call ruled on, and the engine's ruling.
const DIFFERENCES: &[(&str, &str, &str)] = &[];

#[test]
fn rules_as_published() {
    let bank = loaded();
    let mut found = Vec::new();
    for (case, id, expected, laws) in PUBLISHED.iter().chain(INSUFFICIENT).chain(ROTATION) {
        let scenario = bank.scenario(id).unwrap_or_else(|| panic!("{id} is not in the bank"));
        assert_eq!(scenario.source.case(), Some(*case), "{id} has another case");
        let ruling = rule(&scenario.case);
        for (key, tokens) in *expected {
            let ours = right_answers(&ruling, *key);
            if !ours.iter().any(|answer| answer == tokens) {
                found.push((*case, key.word().to_owned(), format!("{ours:?}")));
            }
        }
        let cited: Vec<&str> = ruling.laws().iter().map(|law| law.citation()).collect();
        for law in laws.iter().filter(|law| !cited.iter().any(|ours| ours.starts_with(*law))) {
            found.push((*case, format!("cites {law}"), format!("{cited:?}")));
        }
    }
    let listed: Vec<(&str, String, String)> = DIFFERENCES
        .iter()
        .map(|(case, what, ours)| (*case, (*what).to_owned(), (*ours).to_owned()))
        .collect();
    assert_eq!(found, listed);
}

#[test]
fn names_the_published_source() {
    for scenario in loaded().scenarios().filter(|s| s.source.case().is_some()) {
        assert!(
            scenario.source.publication().is_some() && scenario.source.url().is_some(),
            "{}",
            scenario.id
        );
    }
}

fn tokens(ruling: &Ruling, key: Key) -> String {
    ruling.component(key).map_or_else(String::new, |c| c.tokens().join(" "))
}

fn ruled(edition: &str, facts: &str) -> Ruling {
    let text = format!(
        "id = \"x\"\nfamily = \"rotation\"\nedition = \"{edition}\"\nasks = [\"law\"]\n[source]\n\
         kind = \"constructed\"\n[facts]\n{facts}\n"
    );
    rule(&Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).case)
}

#[test]
fn published_open_cases_match() {
    // R-DISACCO2013: a bid at left-hand opponent's turn under the 2007 code; the table had barred
    // the wrong player.
    let upside_down = "dealer = \"N\"\nauction = [\"W 1H\", \"N declines\", \"N 1C\", \"E 4H\"]";
    let ruling = ruled("2007", upside_down);
    // East's bid is in breach of the duty to pass (37B).
    assert_eq!(tokens(&ruling, Key::Law), "37B2");
    let bid = &ruling.earlier[0];
    assert_eq!(tokens(bid, Key::Law), "31B");
    assert_eq!(tokens(bid, Key::Partner), "must_pass_throughout");
    assert_eq!(tokens(bid, Key::Offender), "any_legal_call");
    // R-EIRE-1H: at right-hand opponent's turn, who passes.
    let eire = ruled("2007", "dealer = \"E\"\nauction = [\"S 1H\", \"W declines\", \"E P\"]");
    assert_eq!(tokens(&eire, Key::Law), "31A1");
    assert_eq!(tokens(&eire, Key::Offender), "must_repeat");
    assert_eq!(tokens(&eire, Key::Partner), "any_legal_call");
    // R-EBU4570-a and -c: a bid at right-hand opponent's turn.
    let a = ruled("2017", "dealer = \"N\"\nauction = [\"N 1C\", \"S 1S\", \"W declines\", \"E P\"]");
    assert_eq!((tokens(&a, Key::Law), tokens(&a, Key::Offender)), ("31A1".into(), "must_repeat".into()));
    let c = "dealer = \"N\"\nauction = [\"N 1C\", \"S 1S\", \"W declines\", \"E 2D\", \"S 2H\"]\ncomparable = false";
    let c = ruled("2017", c);
    assert_eq!((tokens(&c, Key::Law), tokens(&c, Key::Partner)), ("31A2(b)".into(), "must_pass_next".into()));
    assert_eq!(tokens(&c, Key::Lead), "C D S");
    // R-WBF32-INADM: an inadmissible double out of rotation.
    let double = ruled("2017", "dealer = \"N\"\nauction = [\"N 1C\", \"S X\"]");
    assert_eq!(
        (tokens(&double, Key::Law), tokens(&double, Key::MayAccept)),
        ("36B4".into(), "nobody".into())
    );
    assert_eq!(tokens(&double, Key::Partner), "must_pass_throughout");
    assert_eq!(tokens(&double, Key::Offender), "any_legal_call");
}

#[test]
fn published_passes_match() {
    // WBF Commentary on the 2017 Laws, example 14: West may accept; if he passes, East has not lost
    // his turn.
    let open = ruled("2017", "dealer = \"W\"\nauction = [\"W P\", \"N P\", \"S P\"]");
    assert_eq!(tokens(&open, Key::MayAccept), "W");
    let passes = ruled("2017", "dealer = \"W\"\nauction = [\"W P\", \"N P\", \"S P\", \"W P\"]");
    assert_eq!(
        (tokens(&passes, Key::Auction), tokens(&passes, Key::Cancelled)),
        ("back_to:E".into(), "3 4".into())
    );
    let bids = ruled("2017", "dealer = \"W\"\nauction = [\"W P\", \"N P\", \"S P\", \"W 1D\"]");
    assert_eq!((tokens(&bids, Key::Law), tokens(&bids, Key::Turn)), ("29A".into(), "N".into()));
    // EBU forum 440: the turn lost is East's, and West's.
    let east = ruled("2017", "dealer = \"N\"\nauction = [\"N 1C\", \"S P\", \"W P\", \"N P\"]");
    assert_eq!(
        (tokens(&east, Key::Auction), tokens(&east, Key::Cancelled)),
        ("back_to:E".into(), "2 3 4".into())
    );
    let west = "dealer = \"N\"\nauction = [\"N 1C\", \"E P\", \"S 2C\", \"N P\", \"E P\", \"S P\"]";
    let west = ruled("2017", west);
    assert_eq!(
        (tokens(&west, Key::Auction), tokens(&west, Key::Cancelled)),
        ("back_to:W".into(), "4 5 6".into())
    );
    // X-EBU547: an opening double, put right by a bid, silences partner for the whole auction.
    let double = ruled("2017", "dealer = \"N\"\nauction = [\"N P\", \"E X\", \"E 1H\"]\nunintended = false");
    assert_eq!(
        (tokens(&double, Key::Law), tokens(&double, Key::Partner)),
        ("36B2".into(), "must_pass_throughout".into())
    );
    // All of these are undisputed, and none is shown as contested.
    for ruling in [&open, &passes, &bids, &east, &west, &double] {
        assert!(ruling.contested.is_empty() && ruling.earlier.iter().all(|one| one.contested.is_empty()));
    }
}

#[test]
fn published_changes_match() {
    // X-EBUN26b: a player who forgot the transfers meant the call at the time. It is no change
    // under 25A, and the first call stands.
    let forgot = "dealer = \"N\"\nauction = [\"N 1NT\", \"E P\", \"S 2H\", \"S 2D\", \"W declines\"]\n\
        unintended = false";
    let ruling = ruled("2007", forgot);
    let held = |law: &str| ruling.trace.steps().iter().find(|s| s.clause.citation() == law).map(|s| s.holds);
    assert_eq!((held("25A"), held("25B2")), (Some(false), Some(true)));
    assert_eq!((tokens(&ruling, Key::Cancelled), tokens(&ruling, Key::Turn)), ("4".into(), "W".into()));
    // X-D17-25: one spade for one heart, found to be unintended. At once it is changed.
    let at_once = "dealer = \"S\"\nauction = [\"S 1D\", \"W 1S\", \"W 1H\"]\nunintended = true";
    let ruling = ruled("2007", at_once);
    assert_eq!((tokens(&ruling, Key::Cancelled), tokens(&ruling, Key::Turn)), ("2".into(), "N".into()));
    assert_eq!(tokens(&ruling, Key::Lead), "none");
    // Once the next player has passed he may still change it, and that player his pass: no call out
    // of rotation. Once partner has called, 25A is past, and it is a call out of rotation.
    let passed = "dealer = \"S\"\nauction = [\"S 1D\", \"W 1S\", \"N P\", \"W 1H\"]\nunintended = true";
    let ruling = ruled("2007", passed);
    assert_eq!((tokens(&ruling, Key::Law), tokens(&ruling, Key::Cancelled)), ("25A".into(), "2".into()));
    assert_eq!(tokens(&ruling, Key::Auction), "back_to:N");
    let held = |law: &str| ruling.trace.steps().iter().any(|s| s.clause.citation() == law && s.holds);
    assert!(held("25A4"), "the next player may withdraw his pass");
    assert!(matches!(ruled("2007", &passed.replace("true", "false")).outcome, Outcome::Fork { .. }));
    let partner = "dealer = \"S\"\nauction = [\"S 1D\", \"W 1S\", \"N P\", \"E 4S\", \"W 5H\", \"S P\"]\n\
        unintended = true";
    let ruling = ruled("2007", partner);
    assert!(ruling.trace.steps().iter().all(|step| step.clause.citation() != "25A" || !step.holds));
    assert!(ruling.trace.steps().iter().any(|step| step.clause.citation() == "25A2" && step.holds));
    assert_eq!((tokens(&ruling, Key::Cancelled), tokens(&ruling, Key::Turn)), ("5".into(), "W".into()));
}
