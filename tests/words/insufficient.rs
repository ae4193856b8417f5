//! Words for insufficient bids: the story of each way in which one is answered and replaced.

use bank::Scenario;
use rules::engine::Case;
use words::{Language, english};

/// North has bid 1♠, and these events follow.
fn after(events: &[&str]) -> Case {
    let events: Vec<String> = events.iter().map(|event| format!("\"{event}\"")).collect();
    let text = format!(
        "id = \"x\"\nfamily = \"rotation\"\nedition = \"2017\"\nasks = [\"law\"]\n[source]\n\
         kind = \"constructed\"\n[facts]\ndealer = \"N\"\nauction = [\"N 1S\", {}]\n",
        events.join(", ")
    );
    Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).case
}

/// The story in English after the opening, without the variation selectors of suits.
fn story(events: &[&str]) -> String {
    let text = english().story(&after(events)).join(" / ").replace('\u{fe0e}', "");
    let (_, then) = text.split_once("North bids 1♠").expect("North opens");
    then.to_owned()
}

#[test]
fn bid_not_higher_is_set_apart_and_replaced_in_turn() {
    let told = story(&["E P", "S 1H", "W declines", "S 2H", "W P"]);
    let wanted = " and East passes. / South bids 1♥, which is not higher than North’s 1♠. \
                  The Director explains the options. West does not accept the call. / \
                  South bids 2♥ and West passes.";
    assert_eq!(told, wanted);
}

#[test]
fn early_replacement_leaves_the_bid_to_be_accepted() {
    let told = story(&["E P", "S 1H", "S 2H", "W accepts", "W 1NT"]);
    let wanted = " and East passes. / South bids 1♥, which is not higher than North’s 1♠. \
                  Before the Director is called, South bids 2♥. The Director explains \
                  the options. West accepts South’s 1♥. West bids 1NT.";
    assert_eq!(told, wanted);
    let declined = story(&["E P", "S 1H", "S 2H", "W declines", "W P"]);
    assert!(declined.ends_with("West does not accept South’s 1♥. / West passes."), "{declined}");
    let over = story(&["E P", "S 1H", "S 2H", "W X"]);
    assert!(over.ends_with("South bids 2♥. West doubles."), "{over}");
}

#[test]
fn double_or_second_insufficient_bid_instead_is_followed_by_another_call() {
    let doubled = story(&["E P", "S 1H", "W declines", "S X", "S P", "W P"]);
    assert!(doubled.ends_with("/ South doubles. Instead, South passes. West passes."), "{doubled}");
    let again = story(&["E P", "S 1H", "W declines", "S 1D", "W declines", "S 2D"]);
    let wanted = "/ South bids 1♦, which is not higher than North’s 1♠. West does not accept the \
                  call. / South bids 2♦.";
    assert!(again.ends_with(wanted), "{again}");
}

#[test]
fn next_player_may_call_over_the_bid() {
    let told = story(&["E P", "S 1H", "W P", "N P", "E 1S"]);
    let wanted = "1♠. Before the Director is called, West passes. North passes and East bids 1♠.";
    assert!(told.ends_with(wanted), "{told}");
    let open = story(&["E P", "S 1H"]);
    assert!(open.ends_with("North’s 1♠. The Director is called."), "{open}");
}

#[test]
fn every_language_tells_it() {
    let all: [&[&str]; 5] = [
        &["E P", "S 1H", "W declines", "S 2H"],
        &["E P", "S 1H", "S 2H", "W accepts"],
        &["E P", "S 1H", "S 2H", "W director", "W declines"],
        &["E P", "S 1H", "W declines", "S X", "S P"],
        &["S 1H", "W declines"],
    ];
    for (events, language) in all.iter().flat_map(|one| Language::all().map(move |language| (one, language)))
    {
        for text in language.words().story(&after(events)) {
            let whole = text.ends_with('.') && !text.contains(['{', '}']) && !text.contains("[en]");
            assert!(whole && !text.contains("  "), "{}: {text}", language.tag());
        }
    }
}
