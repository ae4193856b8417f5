//! Answers on paper: signs of choices and their fields on the answer sheet.

use crate::loaded;
use bank::exam::on_paper::{signs_of, tokens_of};
use bank::exam::{SheetField, SignFault};
use bank::question::AnswerForm;
use bank::{ComponentQuestion, RulingForm};
use std::collections::BTreeMap;

fn questions() -> impl Iterator<Item = ComponentQuestion> {
    loaded().scenarios().flat_map(|one| RulingForm::of(one).asks)
}

#[test]
fn signs_and_tokens_are_inverse() {
    for ask in questions() {
        for choice in &ask.choices {
            let one = vec![choice.clone()];
            assert_eq!(tokens_of(&ask, &signs_of(&ask, &one)), Ok(one), "{:?}", ask.key);
        }
        assert_eq!(tokens_of(&ask, " - "), Ok(vec![]));
        assert_eq!(tokens_of(&ask, "?"), Err(SignFault::Unknown));
        if ask.kind == AnswerForm::Many && ask.choices.len() > 2 {
            let both = ask.choices[..2].to_vec();
            assert_eq!(tokens_of(&ask, &signs_of(&ask, &both).to_lowercase()), Ok(both));
            let none = [ask.choices[0].clone(), bank::question::NONE.to_owned()];
            assert_eq!(tokens_of(&ask, &signs_of(&ask, &none)), Err(SignFault::NoneAndOthers));
        } else if ask.kind == AnswerForm::One {
            assert_eq!(tokens_of(&ask, &signs_of(&ask, &ask.choices[..2])), Err(SignFault::Several));
        }
    }
}

#[test]
fn no_question_needs_a_written_box() {
    let mut fields: BTreeMap<&str, usize> = BTreeMap::new();
    for ask in questions() {
        let field = match SheetField::of(&ask) {
            SheetField::Bubbles { signs, .. } => {
                assert_eq!(signs.len(), ask.choices.len());
                "bubbles"
            }
            SheetField::Digits { last } => {
                assert_eq!(last, ask.choices.len());
                "digits"
            }
            SheetField::Box => "box",
        };
        *fields.entry(field).or_default() += 1;
    }
    assert!(!fields.contains_key("box") && fields.len() == 2, "{fields:?}");
}
