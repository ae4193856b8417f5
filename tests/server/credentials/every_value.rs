//! Coverage of the signature: every value is signed, and nothing can be added, removed or
//! rewritten.

use crate::credentials::{NOW, Site, award, issued};
use serde_json::{Map, Value, json};
use server::credentials::check::check;

fn credential() -> Value {
    serde_json::from_str(&issued(&award()).json()).expect("JSON")
}

fn is_valid(document: &Value) -> bool {
    check(document.to_string().as_bytes(), NOW, &Site::default()).is_valid()
}

/// JSON pointers to every value of a document.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, one)| places(one, &format!("{at}/{name}"), found))
        }
        Value::Array(all) => {
            all.iter().enumerate().for_each(|(n, one)| places(one, &format!("{at}/{n}"), found))
        }
        _ => {}
    }
}

/// The document with one value changed.
fn changed(document: &Value, place: &str, with: impl FnOnce(&mut Value)) -> Value {
    let mut document = document.clone();
    with(document.pointer_mut(place).expect("a place in it"));
    document
}

fn all_places() -> (Value, Vec<String>) {
    let document = credential();
    let mut found = Vec::new();
    places(&document, "", &mut found);
    assert!(is_valid(&document) && found.len() > 80);
    (document, found)
}

#[test]
fn no_value_can_be_changed() {
    let (document, places) = all_places();
    for place in places {
        let others = |value: &Value| match value {
            Value::String(text) => {
                vec![json!(format!("{text}x")), json!(text.to_uppercase() + "1"), json!(""), json!(7)]
            }
            Value::Bool(yes) => vec![json!(!yes), json!(yes.to_string()), json!({ "@value": yes })],
            other => vec![json!([other, other]), json!("x")],
        };
        let mut others = others(document.pointer(&place).expect("a place"));
        others.extend([Value::Null, json!({}), json!([])]);
        for other in others {
            let changed = changed(&document, &place, |value| *value = other.clone());
            assert!(!is_valid(&changed), "{place} = {other}");
        }
    }
}

#[test]
fn equivalent_spelling_is_altered() {
    let (document, places) = all_places();
    for place in places.iter().skip(1) {
        let boxed = changed(&document, place, |value| *value = json!([value.clone()]));
        assert!(!is_valid(&boxed), "[{place}]");
        let object = changed(&document, place, |value| *value = json!({ "@value": value.clone() }));
        assert!(!is_valid(&object), "@value {place}");
        let named = changed(&document, place, |value| *value = json!({ "id": value.clone() }));
        assert!(!is_valid(&named), "id {place}");
        if document.pointer(place).is_some_and(|value| value.as_array().is_some_and(|all| all.len() == 1)) {
            let bare = changed(&document, place, |value| *value = value[0].clone());
            assert!(!is_valid(&bare), "bare {place}");
        }
    }
}

#[test]
fn no_value_can_be_removed() {
    let (document, places) = all_places();
    for place in places.iter().skip(1) {
        let (within, last) = place.rsplit_once('/').expect("a place below");
        let less = changed(&document, within, |value| match value {
            Value::Array(all) => _ = all.remove(last.parse().expect("a number")),
            Value::Object(fields) => _ = fields.remove(last),
            _ => unreachable!("only these have something below"),
        });
        assert!(!is_valid(&less), "without {place}");
    }
}

#[test]
fn unknown_additions_are_altered() {
    let (document, places) = all_places();
    let added = [
        "unmapped",
        "expires",
        "@id",
        "@type",
        "@graph",
        "@nest",
        "narrative",
        "image",
        "https://schema.org/name",
    ];
    for place in places {
        let object = document.pointer(&place).and_then(Value::as_object).cloned();
        for name in object.iter().flat_map(|fields| added.iter().filter(|name| !fields.contains_key(**name)))
        {
            for value in [json!("Karl"), json!(null), json!([]), json!({})] {
                let more = changed(&document, &place, |object| object[*name] = value.clone());
                assert!(!is_valid(&more), "{place}/{name}: {value}");
            }
        }
    }
}

#[test]
fn no_value_can_be_repeated() {
    let text = issued(&award()).json();
    for (n, line) in text.lines().enumerate().filter(|(_, line)| line.contains("\": \"")) {
        let mut lines: Vec<&str> = text.lines().collect();
        let with_comma = format!("{},", line.trim_end_matches(','));
        lines.insert(n, &with_comma);
        let twice = lines.join("\n");
        assert!(!check(twice.as_bytes(), NOW, &Site::default()).is_valid(), "twice: {line}");
    }
}

#[test]
fn no_values_can_be_swapped() {
    let (document, places) = all_places();
    let texts: Vec<&String> =
        places.iter().filter(|place| document.pointer(place).is_some_and(Value::is_string)).collect();
    for (n, one) in texts.iter().enumerate() {
        for two in &texts[..n] {
            let (a, b) = (document.pointer(one).cloned(), document.pointer(two).cloned());
            // Tags are a set, so their order is irrelevant.
            let of_a_set = one.contains("/tag/") && two.contains("/tag/");
            if a != b && !of_a_set {
                let swapped = changed(&document, one, |value| *value = b.unwrap_or_default());
                let swapped = changed(&swapped, two, |value| *value = a.unwrap_or_default());
                assert!(!is_valid(&swapped), "{one} and {two}");
            }
        }
    }
}

#[test]
fn file_order_does_not_matter() {
    let document = credential();
    let fields = document.as_object().expect("an object").iter().rev();
    let backwards: Map<String, Value> = fields.map(|(name, value)| (name.clone(), value.clone())).collect();
    assert!(is_valid(&Value::Object(backwards)));
    let spread = format!("\u{feff}\r\n\t{}\n\n", serde_json::to_string_pretty(&document).expect("JSON"));
    assert!(check(spread.as_bytes(), NOW, &Site::default()).is_valid());
}
