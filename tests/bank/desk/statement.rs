//! A statement built step by step, and steps chosen part by part.

use bank::desk::{CaseSheet, DeskFault, SheetEdit, StepDraft, StepField};

fn said(edits: &[&str]) -> Result<String, DeskFault> {
    let mut sheet = CaseSheet::from_query("family=claim").sheet;
    for edit in edits {
        let edit: SheetEdit = edit.parse().unwrap_or_else(|()| panic!("{edit} is no token"));
        assert_eq!(edit.to_string().parse(), Ok(edit.clone()), "a token reads back");
        sheet = sheet.apply(&edit)?;
    }
    Ok(sheet.get("facts.statement").to_owned())
}

fn draft(choices: &[(StepField, &str)]) -> StepDraft {
    let mut draft = StepDraft::default();
    choices.iter().for_each(|(field, text)| draft.choose(*field, text));
    draft
}

#[test]
fn adds_moves_and_removes_steps() {
    assert_eq!(said(&["say:draw", "say:cash S"]).as_deref(), Ok("draw, cash S"));
    assert_eq!(said(&["say:draw", "say:cash S", "earlier:2"]).as_deref(), Ok("cash S, draw"));
    assert_eq!(said(&["say:draw", "say:cash S", "unsay:1"]).as_deref(), Ok("cash S"));
    assert_eq!(said(&["say:draw", "unsay:1"]).as_deref(), Ok(""));
    for edit in ["unsay:0", "unsay:2", "earlier:0", "earlier:1", "earlier:2"] {
        assert_eq!(said(&["say:draw", edit]), Err(DeskFault::Nothing), "{edit}");
    }
    assert_eq!("say:sing".parse::<SheetEdit>(), Err(()));
}

#[test]
fn joins_cards_and_lists_of_tricks() {
    assert_eq!(said(&["say:play SA", "say:play SK", "say:play S5"]).as_deref(), Ok("play SA SK S5"));
    assert_eq!(said(&["say:tally 6D", "say:tally 5S"]).as_deref(), Ok("tally 6D then 5S"));
    assert_eq!(said(&["say:play SA", "say:draw", "say:play SK"]).as_deref(), Ok("play SA, draw, play SK"));
    let (if_so, if_not) = ("say:if S breaks 3-2: play", "say:unless S breaks 3-2: play");
    assert_eq!(
        said(&[&format!("{if_so} SA"), &format!("{if_so} SK")]).as_deref(),
        Ok("if S breaks 3-2: play SA SK")
    );
    assert_eq!(
        said(&[&format!("{if_so} SA"), &format!("{if_not} SK")]).as_deref(),
        Ok("if S breaks 3-2: play SA, unless S breaks 3-2: play SK"),
        "another condition is another step"
    );
    let twice = said(&["say:play SA", "say:play SA"]);
    assert_eq!(twice, Err(DeskFault::CardInStep("SA".parse().expect("a card"))));
}

#[test]
fn reads_what_was_typed_before() {
    let typed = CaseSheet::from_query("family=claim&facts.statement=draw,+sing,+cash+H").sheet;
    let steps: Vec<_> = typed.steps().into_iter().map(|step| step.map(|step| step.to_string())).collect();
    assert_eq!(steps, [Ok("draw".to_owned()), Err("sing"), Ok("cash H".to_owned())]);
    let without = typed.apply(&SheetEdit::Unsay(2)).expect("a step");
    assert_eq!(without.get("facts.statement"), "draw, cash H");
}

#[test]
fn chosen_parts_make_a_step() {
    use StepField as Field;
    let ruff = [(Field::RuffSuit, "H"), (Field::RuffHand, "N")];
    for (kind, choices, step) in [
        ("ruff", ruff.to_vec(), "ruff H in N"),
        (
            "ruff",
            [&ruff[..], &[(Field::RuffTimes, "2"), (Field::RuffWith, "high")]].concat(),
            "ruff H high in N 2",
        ),
        ("ruff", [&ruff[..], &[(Field::RuffWith, "SK")]].concat(), "ruff H with SK in N"),
        ("cross", vec![(Field::CrossHand, "N")], "cross to N"),
        ("cross", vec![(Field::CrossHand, "N"), (Field::CrossSuit, "D")], "cross to N in D"),
        ("finesse", vec![(Field::FinesseCard, "HQ"), (Field::FinesseThrough, "W")], "finesse HQ through W"),
        ("discard", vec![(Field::DiscardHand, "N"), (Field::DiscardCard, "D4")], "discard N D4"),
        ("crossruff", vec![], "crossruff"),
        (
            "crossruff",
            vec![(Field::CrossruffSuits, "H"), (Field::CrossruffSuits, "C"), (Field::CrossruffHigh, "high")],
            "crossruff H C high",
        ),
        ("tally", vec![(Field::TallyC, "1"), (Field::TallyS, "3")], "tally 3S 1C"),
        ("draw 2 rounds", vec![], "draw 2 rounds"),
        ("draw", vec![(Field::When, "else")], "else: draw"),
        (
            "cash S",
            vec![
                (Field::When, "if"),
                (Field::WhenWhat, "breaks"),
                (Field::WhenSuit, "S"),
                (Field::WhenSplit, "3-2"),
            ],
            "if S breaks 3-2: cash S",
        ),
        (
            "draw",
            vec![(Field::When, "unless"), (Field::WhenWhat, "out"), (Field::WhenSuit, "S")],
            "unless anyone shows out of S: draw",
        ),
        (
            "draw",
            vec![(Field::When, "if"), (Field::WhenWhat, "falls"), (Field::WhenCard, "SQ")],
            "if SQ falls: draw",
        ),
    ] {
        assert_eq!(draft(&choices).step(kind).map(|step| step.to_string()).as_deref(), Ok(step));
    }
}

#[test]
fn names_the_part_that_is_lacking() {
    use StepField as Field;
    let ruff = [(Field::RuffSuit, "H"), (Field::RuffHand, "N")];
    for (kind, choices, lacking) in [
        ("ruff", vec![], Field::RuffSuit),
        ("ruff", vec![(Field::RuffSuit, "H")], Field::RuffHand),
        ("ruff", [&ruff[..], &[(Field::RuffTimes, "2"), (Field::RuffWith, "SK")]].concat(), Field::RuffTimes),
        ("cross", vec![(Field::CrossSuit, "D")], Field::CrossHand),
        ("finesse", vec![(Field::FinesseCard, "HQ")], Field::FinesseThrough),
        ("tally", vec![], Field::TallyS),
        ("draw", vec![(Field::When, "if")], Field::WhenWhat),
        (
            "draw",
            vec![(Field::When, "if"), (Field::WhenWhat, "breaks"), (Field::WhenSuit, "S")],
            Field::WhenSplit,
        ),
        ("draw", vec![(Field::When, "if"), (Field::WhenWhat, "falls")], Field::WhenCard),
    ] {
        assert_eq!(draft(&choices).step(kind), Err(lacking), "{kind} {choices:?}");
        assert_eq!(StepField::of(&lacking.name()), Some(lacking));
    }
}
