//! Helpers shared by the tests of the marked page and of the what-if page.

use bank::grade::right_answers;
use bank::{Answer, Bank, Change, Scenario, mark};
use rules::engine::{Case, Key, Ruling, rule};
use std::path::Path;
use std::sync::OnceLock;

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

/// The served bank.
pub fn bank() -> &'static Bank {
    static BANK: OnceLock<Bank> = OnceLock::new();
    BANK.get_or_init(|| Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"))
}

/// A scenario of the bank.
pub fn scenario(id: &str) -> &'static Scenario {
    bank().scenario(id).unwrap_or_else(|| panic!("no scenario {id}"))
}

/// The case with the fact of this token changed.
pub fn changed(id: &str, token: &str) -> Case {
    let change = Change::read(token).unwrap_or_else(|| panic!("no change {token}"));
    change.apply(&scenario(id).case).unwrap_or_else(|| panic!("{token} is no change of {id}"))
}

/// The answer of a user who believes this ruling; components it does not decide are answered
/// rightly.
pub fn answer_by(id: &str, ruling: &Ruling) -> Answer {
    let truly = rule(&scenario(id).case);
    let first = |of: &Ruling, key: Key| right_answers(of, key).into_iter().next();
    let tokens = |key: &Key| first(ruling, *key).or_else(|| first(&truly, *key)).unwrap_or_default();
    Answer::of(scenario(id).asks.iter().map(|key| (*key, tokens(key))))
}

/// The page that marks an answer.
pub fn marked_page(id: &str, answer: &Answer) -> String {
    let site = RunningSite::plain();
    let page = Visitor::new(&site).get(&format!("/scenario/{id}/marked?{}", answer.to_query()));
    assert_eq!(page.status, 200, "{}", page.header("location"));
    page.body
}

/// The marked answer, computed here.
pub fn marked(id: &str, answer: &Answer) -> bank::Marked {
    mark(scenario(id), answer)
}

/// Text of a page, without tags and entities.
pub fn read(page: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for c in page.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            c if !inside && c != '\u{fe0e}' => text.push(c),
            _ => {}
        }
    }
    let text = text.replace("&quot;", "\"").replace("&#x27;", "'").replace("&lt;", "<").replace("&gt;", ">");
    text.replace("&amp;", "&").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text between two texts.
pub fn between<'a>(page: &'a str, begin: &str, end: &str) -> &'a str {
    let after = page.split_once(begin).unwrap_or_else(|| panic!("no {begin} in {page}")).1;
    after.split_once(end).map_or(after, |(before, _)| before)
}
