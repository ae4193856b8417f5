//! Stages being written: what each adds, while the desk edits all facts up to it.

use bank::FaultKind;
use bank::desk::{CaseSheet, SheetEdit};
use bank::studio::ScenarioDraft;

fn out_of_turn() -> ScenarioDraft {
    let query = "family=rotation&edition=2017&facts.dealer=N&facts.auction=N+1C,+S+1S";
    let mut draft = ScenarioDraft::new(CaseSheet::from_query(query).sheet);
    draft.stage_mut(0).asks.insert("law".to_owned());
    draft
}

fn edited(draft: &mut ScenarioDraft, at: usize, edit: &str) {
    let edit: SheetEdit = edit.parse().expect("an edit");
    let facts = draft.facts(at).apply(&edit).expect("an edit that the facts admit");
    draft.set_facts(at, facts);
}

#[test]
fn a_stage_holds_what_it_adds() {
    let mut draft = out_of_turn();
    assert_eq!(draft.add_stage(), 1);
    draft.stage_mut(1).asks.insert("turn".to_owned());
    edited(&mut draft, 1, "did:W:declines");
    edited(&mut draft, 1, "call:N:P");
    assert_eq!(draft.stage(1).sheet.get("facts.auction"), "W declines, N P");
    assert_eq!(draft.stage(0).sheet.get("facts.auction"), "N 1C, S 1S");
    let scenarios = draft.scenarios().expect("two stages");
    assert_eq!(scenarios.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["draft", "draft.2"]);
    edited(&mut draft, 1, "undo");
    edited(&mut draft, 1, "undo");
    // An event of the stage before is not taken back from here.
    edited(&mut draft, 1, "undo");
    assert_eq!(
        (draft.stage(1).sheet.get("facts.auction"), draft.facts(1).get("facts.auction")),
        ("", "N 1C, S 1S")
    );
    let faults = draft.scenarios().expect_err("a stage that adds nothing");
    assert!(faults.iter().any(|fault| fault.kind == FaultKind::NothingNew), "{faults:?}");
    draft.remove_stage();
    assert_eq!(draft, out_of_turn());
}

#[test]
fn later_facts_replace_earlier_ones() {
    let mut draft = out_of_turn();
    let set = |draft: &mut ScenarioDraft, at: usize, path: &str, text: &str| {
        let mut facts = draft.facts(at);
        facts.set(path, text).expect("a field");
        draft.set_facts(at, facts);
    };
    set(&mut draft, 0, "facts.comparable.2", "false");
    set(&mut draft, 0, "facts.meaning.1.points", "12-37");
    draft.add_stage();
    set(&mut draft, 1, "facts.meaning.1.S", "5-13");
    set(&mut draft, 1, "facts.comparable.2", "true");
    // All that is known of the call, as the meaning is replaced as a whole.
    assert_eq!(draft.stage(1).sheet.get("facts.meaning.1.points"), "12-37");
    assert_eq!(draft.facts(1).get("facts.comparable.2"), "true");
    assert_eq!(draft.facts(0).get("facts.comparable.2"), "false");
    assert_eq!(draft.stage(0).sheet.get("facts.meaning.1.S"), "");
}

#[test]
fn faults_lead_to_the_field_of_their_stage() {
    let mut draft = out_of_turn();
    draft.add_stage();
    let mut facts = draft.facts(1);
    facts.set("facts.auction", "N 1C, S 1S, W sings").expect("a field");
    draft.set_facts(1, facts);
    let faults = draft.scenarios().expect_err("faults");
    let places: Vec<(usize, String)> =
        faults.iter().map(ScenarioDraft::place).map(|(at, fault)| (at, fault.field)).collect();
    assert!(places.contains(&(1, "facts.auction[0]".to_owned())), "{places:?}");
    assert!(places.contains(&(1, "asks".to_owned())), "{places:?}");
}
