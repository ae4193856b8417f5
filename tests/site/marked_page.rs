//! The marked page explains a wrong answer: the premise, the point where the paths diverge, the
//! relevant facts, and a change that would make it right.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::{answer_by, bank, between, changed, marked, marked_page, read, scenario};
use bank::change::counterfactual;
use bank::paths::{RelevantAnswer, matters};
use bank::{Answer, ComparedPaths, PartingPoint};
use rules::engine::{Key, rule};
use std::sync::Arc;
use words::english;

/// A wrong answer that takes South's new call for comparable.
const COMPARABLE: (&str, &str) = ("r006", "comparable:1:yes");

fn by_premise() -> (Answer, bank::Marked, String) {
    let (id, premise) = COMPARABLE;
    let answer = answer_by(id, &rule(&changed(id, premise)));
    let (marked, page) = (marked(id, &answer), marked_page(id, &answer));
    (answer, marked, page)
}

#[test]
fn names_the_wrong_premise() {
    let (_, marked, page) = by_premise();
    let diagnosis = marked.diagnosis.expect("a diagnosis");
    let text = read(&english().premise(&scenario("r006").case, &diagnosis));
    let (above, below) = page.split_once("<table class=\"marks\"").expect("the parts");
    assert!(read(above).contains(&text), "{text} is not in {}", read(above));
    assert!(!diagnosis.follows.is_empty());
    let rows = below.split("</table>").next().unwrap_or_default();
    assert_eq!(rows.matches("follows from your premise").count(), diagnosis.follows.len());
    assert_eq!(rows.matches("verdict-follow").count(), diagnosis.follows.len(), "{rows}");
    assert_eq!(page.matches("first wrong step").count(), 1);
    let first = between(&page, "class=\"first-wrong\"", "</tr>");
    assert!(read(first).contains(&english().label(diagnosis.first_wrong)), "{}", read(first));
}

#[test]
fn draws_both_paths() {
    let (_, marked, page) = by_premise();
    let diagnosis = marked.diagnosis.expect("a diagnosis");
    let ways = ComparedPaths::of(&marked.ruling, &diagnosis.ruling);
    let (at, part) = ways.part.expect("a divergence");
    let shared = ways.together + usize::from(part == PartingPoint::Answer);
    let drawing = between(&page, "class=\"path path-two\"", "</svg>");
    assert!(drawing.contains("The ruling") && drawing.contains("You"), "labelled in words");
    let theirs = drawing.matches("frame-other-held").count() + drawing.matches("frame-other-refused").count();
    let mine = drawing.matches("frame frame-held").count() + drawing.matches("frame frame-refused").count();
    let (steps, others) = (marked.ruling.trace.steps(), diagnosis.ruling.trace.steps());
    assert_eq!((mine, theirs + shared), (steps.len(), others.len()));
    let item = page.split("<li class=\"step ").nth(at + 1).expect("the step");
    let item = item.split("</li>").next().unwrap_or_default();
    assert!(item.contains("Your path parts from the ruling here."), "{item}");
    assert_eq!(page.matches("class=\"parting\"").count(), 1);
    let whole = between(&page, "Your path: all ", "</details>");
    assert_eq!(whole.matches("class=\"step ").count(), others.len(), "the other way in words");
}

#[test]
fn folds_irrelevant_tests() {
    let (_, marked, page) = by_premise();
    let wrong = marked.components.iter().filter(|c| !c.verdict.earns()).map(|c| c.key).collect();
    let named = marked.components.iter().filter(|c| c.key == Key::Law).flat_map(|c| &c.given);
    let answered = RelevantAnswer {
        other: marked.diagnosis.as_ref().map(|found| &*found.ruling),
        named: named.filter_map(|token| token.parse().ok()).collect(),
        wrong,
    };
    let minor = matters(&marked.ruling, &answered).iter().filter(|matters| !**matters).count();
    assert!(minor > 2, "there is something to fold");
    assert_eq!(page.matches("step-minor").count(), minor);
    let list = between(&page, "<ol class=\"trace\">", "</ol>");
    assert!(page.contains("<details class=\"unfold\"><summary>All "), "without scripts");
    let steps = marked.ruling.trace.steps();
    assert_eq!(list.matches("class=\"step ").count(), steps.len(), "all of them are there");
    for step in steps {
        let to = format!("href=\"/laws/2017/{}#{}\"", step.clause.law(), step.clause.dotted());
        assert!(list.contains(&to), "{to}");
    }
}

#[test]
fn names_first_wrong_component() {
    let id = "r006";
    let truly = answer_by(id, &rule(&scenario(id).case));
    let mut fields = truly.fields();
    fields.insert("replacement".to_owned(), vec!["judgement".to_owned()]);
    fields.insert("watch".to_owned(), vec!["none".to_owned()]);
    let keyed = fields.into_iter().filter_map(|(key, tokens)| Some((Key::read(&key)?, tokens)));
    let answer = Answer::of(keyed);
    assert_eq!(marked(id, &answer).diagnosis, None, "no premise leads to this");
    let page = marked_page(id, &answer);
    let why = between(&page, "aside-premise", "</div>");
    assert!(read(why).contains(&english().label(Key::Replacement)), "{}", read(why));
    assert!(why.contains("href=\"/laws/2017/23#23.A"), "{why}");
    assert!(!page.contains("class=\"path path-two\""), "there is one way");
    let drawing = between(&page, "path-parting\"", "</svg>");
    assert!(drawing.contains("23A3") && drawing.contains("You"), "where the answer leaves it: {drawing}");
    assert!(drawing.contains("frame-other-ends") && drawing.contains("frame frame-ends"));
    let list = between(&page, "<ol class=\"trace\">", "</ol>");
    let item = list.split("<li ").find(|item| item.contains("This decides your first wrong part"));
    assert!(item.is_some_and(|item| item.contains(">23A3<")), "the deciding test is marked: {list}");
    assert_eq!(page.matches("first wrong step").count(), 1);
}

/// Each wrong part has its reason in its row; a right answer has the deciding clause alone.
#[test]
fn every_wrong_part_has_a_reason() {
    let id = "r006";
    let right = answer_by(id, &rule(&scenario(id).case));
    let mut fields = right.fields();
    fields.insert("law".to_owned(), vec!["30A".to_owned()]);
    fields.insert("lead".to_owned(), vec!["none".to_owned()]);
    let keyed = fields.into_iter().filter_map(|(key, tokens)| Some((Key::read(&key)?, tokens)));
    let page = marked_page(id, &Answer::of(keyed));
    assert!(read(&page).contains("2 parts are wrong"));
    let reasons: Vec<&str> = page.split("<tr class=\"why\">").skip(1).collect();
    assert_eq!(reasons.len(), 2);
    assert!(read(reasons[0]).contains("Law 30A does not apply."), "{}", read(reasons[0]));
    assert!(reasons[0].contains("/laws/2017/30#30.A") && reasons[1].contains("/laws/2017/26#26.B"));
    assert!(!page.contains("No single premise"));

    let page = marked_page(id, &right);
    assert!(!page.contains("class=\"why\""));
    let result = between(&page, "class=\"result result-right\"", "</section>");
    assert!(read(result).contains("All right") && result.contains("href=\"/laws/2017/30#"), "{result}");
    assert!(result.contains("data-keys-next") && result.contains("autofocus"), "{result}");
}

#[test]
fn right_answer_offers_counterfactual() {
    let id = "r006";
    let ruling = rule(&scenario(id).case);
    let page = marked_page(id, &answer_by(id, &ruling));
    assert!(!page.contains("aside-premise") && !page.contains("first wrong step"));
    let other = counterfactual(&scenario(id).case, &ruling, |case| Some(Arc::new(rule(case))));
    let other = other.expect("another law is near");
    let part = between(&page, "class=\"otherwise\"", "</section>");
    let to = format!("/scenario/{id}/what-if?change={}", other.change.token());
    assert!(part.contains(&to), "{to} is not in {part}");
    let text = read(&english().counterfactual(&scenario(id).case, &other));
    assert!(read(part).contains(&text), "{text} is not in {}", read(part));
}

#[test]
fn marked_pages_link_to_what_if() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for scenario in bank().scenarios().filter(|s| s.id.starts_with('r')).take(12) {
        let answer = answer_by(&scenario.id, &rule(&scenario.case));
        let page = visitor.get(&format!("/scenario/{}/marked?{}", scenario.id, answer.to_query())).body;
        assert!(page.contains(&format!("href=\"/scenario/{}/what-if\"", scenario.id)), "{}", scenario.id);
    }
}
