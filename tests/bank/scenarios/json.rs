//! Rulings as JSON.

use crate::scenarios::loaded;
use rules::engine::{json, rule};
use serde_json::{Value, json};

fn of(id: &str) -> Value {
    json::ruling(&rule(&loaded().scenario(id).unwrap().case))
}

#[test]
fn ruling_keys_are_stable() {
    for scenario in loaded().scenarios() {
        let ruling = json::ruling(&rule(&scenario.case));
        let keys: Vec<&str> = ruling.as_object().unwrap().keys().map(String::as_str).collect();
        let expected = [
            "components",
            "contested",
            "edition",
            "elections",
            "engine",
            "family",
            "judgement",
            "laws",
            "outcome",
            "trace",
        ];
        // Optional keys: the call it is about, earlier rulings, and the point at which coverage
        // ends.
        let keys: Vec<&str> =
            keys.into_iter().filter(|k| !["beyond", "call", "earlier"].contains(k)).collect();
        assert_eq!(keys, expected);
        for step in ruling["trace"].as_array().unwrap() {
            assert!(step["law"].is_string() && step["asked"].is_string() && step["held"].is_boolean());
            assert!(step["id"].as_str().unwrap().starts_with(&format!("{}/", scenario.case.edition)));
        }
    }
}

#[test]
fn components_have_stable_json() {
    let ruling = of("r006");
    let components = &ruling["components"];
    assert_eq!(components["law"], "30B1(b)(ii)");
    assert_eq!(components["cancelled"], json!([1]));
    let lead = json!({"forbid_one_of": ["H", "D", "C"], "binds": "N", "when": "first_turn_to_lead"});
    assert_eq!(components["lead"], lead);
    assert_eq!(components["unauthorised_for"], json!({"seats": ["N"], "law": "16C2"}));
    assert_eq!(components["watch"], json!(["72C"]));
    assert_eq!(of("r001")["components"]["lead"], "none");
    assert_eq!(of("r003")["components"]["auction"], json!({"back_to": "W"}));
    assert_eq!(of("r002")["components"]["auction"], "goes_on");
    assert_eq!(of("d001")["components"]["what"], "neither");
    assert!(components.get("tricks").is_none(), "undecided components are absent");
}

/// Contested points of a ruling, its branches and earlier rulings, each with the components that
/// the other view is compared with.
fn contested<'a>(ruling: &'a Value, last: &'a Value, found: &mut Vec<(&'a Value, &'a Value)>) {
    found.extend(ruling["contested"].as_array().unwrap().iter().map(|point| (point, &last["components"])));
    let earlier = ruling.get("earlier").and_then(Value::as_array);
    earlier.into_iter().flatten().for_each(|earlier| contested(earlier, last, found));
    let branches = ruling["outcome"].get("branches").and_then(Value::as_array);
    for branch in branches.into_iter().flatten() {
        contested(&branch["ruling"], &branch["ruling"], found);
    }
}

#[test]
fn contested_point_has_one_shape() {
    let (mut of_claims, mut of_calls) = (0, 0);
    for scenario in loaded().scenarios() {
        let ruling = json::ruling(&rule(&scenario.case));
        let mut found = Vec::new();
        contested(&ruling, &ruling, &mut found);
        for (point, components) in found {
            let name = format!("{}: {}", scenario.id, point["point"]);
            let otherwise = point["otherwise"].as_array().unwrap();
            for (key, value) in otherwise.iter().flat_map(|one| one.as_object().unwrap()) {
                assert_ne!(components.get(key), Some(value), "{name}: {key}");
            }
            let told = |key: &str| otherwise.iter().find_map(|one| one.get(key));
            if let Some(other) = point.get("ruling") {
                of_calls += 1;
                for (key, value) in other["components"].as_object().unwrap() {
                    let differs = components.get(key) != Some(value);
                    assert_eq!(told(key), differs.then_some(value), "{name}: {key}");
                }
            } else if point["point"] != "claim_implied_by_concession" {
                of_claims += 1;
                assert!(told("tricks").is_some(), "{name}");
            }
        }
    }
    assert!(of_claims > 4 && of_calls > 4, "{of_claims} of claims, {of_calls} of calls");
}

#[test]
fn open_question_has_all_branches() {
    let outcome = &of("r015")["outcome"];
    assert_eq!(outcome["is"], "fork");
    assert_eq!(outcome["question"], json!({"ask": "accepts", "seat": "W", "call": 1, "of": "player"}));
    let answers: Vec<&Value> = outcome["branches"].as_array().unwrap().iter().map(|b| &b["answer"]).collect();
    assert_eq!(answers, ["accepts", "declines"]);
    assert_eq!(outcome["branches"][0]["ruling"]["components"]["law"], "29A");
}
