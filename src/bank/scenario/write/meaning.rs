//! Fields of the meaning of a call: the name of an agreement and differences from it, or the
//! agreement written out.

use super::{FieldSink, Value, WrittenFields};
use crate::agreements::fields::{BESIDE, CallFields, FIRST, HAND, HandFields};
use crate::agreements::{self, Agreement};
use crate::scenario::schema;
use rules::engine::rotation::meaning::{HandBox, Meaning};

/// The fields of the call with this number.
pub(super) fn fields(
    number: usize,
    artificial: Option<bool>,
    meaning: Option<&Meaning>,
    fields: &mut WrittenFields,
) {
    let at = format!("facts.meaning.{number}");
    let agreed = meaning.and_then(|meaning| agreed(meaning).map(|agreed| (meaning, agreed)));
    if let Some((meaning, _)) = agreed {
        fields.put_optional(&format!("{at}.agreement"), meaning.name);
    }
    let otherwise = agreed.is_some_and(|(_, agreed)| agreed.artificial);
    if artificial != Some(otherwise) {
        schema::write(FIRST, &at, &mut CallFields::first(artificial), &mut CallFields::default(), fields);
    }
    match (meaning, agreed) {
        (None, _) => {}
        (Some(meaning), None) => written_out(&at, meaning, fields),
        (Some(meaning), Some((_, agreed))) => over(&at, meaning, &agreed.meaning, fields),
    }
}

/// The named agreement of the list, unless it has a property that the meaning lacks: fields beside
/// a name override properties and cannot remove them.
fn agreed(meaning: &Meaning) -> Option<&'static Agreement> {
    let agreement = agreements::all().get(meaning.name?)?;
    let of_list = &agreement.meaning;
    let lacks = of_list.purpose.is_some() && meaning.purpose.is_none()
        || of_list.specifies.is_some() && meaning.specifies.is_none()
        || of_list.forcing.is_some() && meaning.forcing.is_none();
    (!lacks).then_some(agreement)
}

fn written_out(at: &str, meaning: &Meaning, fields: &mut WrittenFields) {
    let any = Meaning::showing(vec![HandBox::ANY]);
    // The format implies further promises when no hands are given.
    let untold = meaning.boxes == any.boxes && meaning.more;
    if !untold {
        hands(at, &possible(meaning), fields);
    }
    beside(at, meaning, &Meaning { more: untold, ..any }, fields);
    let prefix = format!("{at}.");
    let nothing =
        fields.last().is_none_or(|f| !f.path.starts_with(&prefix) || f.path.ends_with(".artificial"));
    if untold && nothing {
        fields.put(format!("{at}.more"), true);
    }
}

/// Differences from the agreement named beside it.
fn over(at: &str, meaning: &Meaning, of_list: &Meaning, fields: &mut WrittenFields) {
    if meaning.boxes != of_list.boxes {
        match single_kind(&meaning.boxes, &of_list.boxes) {
            Some(changed) => hand(at, &changed, &of_list.boxes[0], fields),
            None => kinds(at, &possible(meaning), fields),
        }
    }
    beside(at, meaning, of_list, fields);
}

/// The hand whose fields beside the name turn the list's kinds of hand into these, if there is one.
fn single_kind(boxes: &[HandBox], of_list: &[HandBox]) -> Option<HandBox> {
    match (boxes, of_list) {
        ([one], [other]) if one.balanced.is_some() || other.balanced.is_none() => Some(*one),
        _ => None,
    }
}

/// The possible kinds of hand.
fn possible(meaning: &Meaning) -> Vec<HandBox> {
    meaning.boxes.iter().filter(|hand| hand.check().is_ok()).copied().collect()
}

fn hands(at: &str, boxes: &[HandBox], fields: &mut WrittenFields) {
    match boxes {
        [one] if *one != HandBox::ANY => hand(at, one, &HandBox::ANY, fields),
        [_] => fields.put(format!("{at}.points"), Value::from_to(HandBox::ANY.points)),
        _ => kinds(at, boxes, fields),
    }
}

fn kinds(at: &str, boxes: &[HandBox], fields: &mut WrittenFields) {
    for (i, one) in boxes.iter().enumerate() {
        hands(&format!("{at}.hands[{i}]"), &[*one], fields);
    }
}

/// Differences of one kind of hand from another.
fn hand(at: &str, one: &HandBox, other: &HandBox, fields: &mut WrittenFields) {
    let mut written = HandFields::differences(one, other);
    schema::write(HAND, at, &mut written, &mut HandFields::default(), fields);
}

/// Differences in everything but the hands.
fn beside(at: &str, meaning: &Meaning, other: &Meaning, fields: &mut WrittenFields) {
    let mut written = CallFields::beside(meaning, other);
    schema::write(BESIDE, at, &mut written, &mut CallFields::default(), fields);
}
