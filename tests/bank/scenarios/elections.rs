//! Elections in a file.

use crate::scenarios::faults::{GOOD, faults};
use bank::{FaultKind, Scenario};
use rules::law::{Elections, Guidelines, OrderWithinSuit, Presumption};

fn with(elections: &str) -> String {
    GOOD.replacen("[facts]", &format!("[elections]\n{elections}\n\n[facts]"), 1)
}

fn read(elections: &str) -> Elections {
    Scenario::read(&with(elections)).unwrap().case.elections
}

#[test]
fn guidelines_set_presumptions() {
    assert_eq!(read(""), Elections::default());
    assert_eq!(read("guidelines = \"none\""), Elections::default());
    assert_eq!(read("guidelines = \"ebu\""), Elections::under(Guidelines::Ebu));
    let acbl = read("guidelines = \"acbl_2019\"");
    assert_eq!(acbl.order, OrderWithinSuit::TopDown);
    assert!(acbl.presumed.has(Presumption::KeepsTrumps) && acbl.presumed.has(Presumption::NoTrumpToBeSafe));
}

#[test]
fn own_choice_overrides_guidelines() {
    let order_alone = read("order = \"top_down\"");
    assert_eq!(order_alone, Elections { order: OrderWithinSuit::TopDown, ..Elections::default() });
    assert_eq!(read("guidelines = \"acbl_2019\"\norder = \"any\"").order, OrderWithinSuit::Any);
    let chosen =
        read("guidelines = \"acbl_2019\"\npresumptions = { keeps_trumps = false, ruffs_low = false }");
    let acbl = Guidelines::Acbl2019.presumptions();
    assert_eq!(chosen.presumed, acbl.without(Presumption::KeepsTrumps).without(Presumption::RuffsLow));
    let chosen = read("presumptions = { keeps_trumps = true }");
    assert_eq!(chosen.presumed, Elections::default().presumed.with(Presumption::KeepsTrumps));
}

#[test]
fn rejects_forbidden_choice() {
    for (elections, field, kind) in [
        (
            "guidelines = \"wbf\"",
            "elections.guidelines",
            FaultKind::UnknownWord(vec!["none", "acbl_2019", "ebu"]),
        ),
        ("presumptions = { as_stated = false }", "elections.presumptions.as_stated", FaultKind::UnknownField),
        (
            "presumptions = { from_the_top = true }",
            "elections.presumptions.from_the_top",
            FaultKind::UnknownField,
        ),
    ] {
        assert_eq!(faults(&with(elections)), [(10, field.to_owned(), kind)]);
    }
    assert_eq!(faults(&with("presumptions = { ruffs_low = 1 }")).len(), 1);
}
