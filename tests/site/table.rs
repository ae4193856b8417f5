//! The table: cards that look like cards, an auction to be played, the example of a law, and the
//! colours of suits.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::bank;
use rules::law::{Clause, Edition};

fn count(page: &str, what: &str) -> usize {
    page.matches(what).count()
}

#[test]
fn trick_is_of_cards_read_out_in_words() {
    let site = RunningSite::plain();
    let page = Visitor::new(&site).get("/scenario/d001").body;
    let trick = page.split("class=\"trick\"").nth(1).expect("a trick in progress");
    let trick = trick.split("</figure>").next().unwrap_or_default();
    assert_eq!(count(trick, "class=\"face suit suit-c\""), 1, "{trick}");
    assert!(trick.contains("class=\"trick-n led\""), "the card led is marked: {trick}");
    assert!(trick.contains("the two of clubs"), "{trick}");
}

#[test]
fn picker_buttons_are_cards() {
    let site = RunningSite::plain();
    let desk = Visitor::new(&site).get("/desk?family=claim&edition=2017").body;
    assert_eq!(count(&desk, "pick-card face suit suit-"), 52);
}

#[test]
fn bidding_box_has_a_card_for_each_call() {
    let site = RunningSite::plain();
    let desk = Visitor::new(&site).get("/desk?family=rotation&edition=2017&facts.dealer=N").body;
    // Five of them above seven (Law 38).
    assert_eq!(count(&desk, "name=\"act\" value=\"call "), 43);
    for (call, class) in [("P", "call-pass"), ("X", "call-double"), ("XX", "call-redouble")] {
        assert!(desk.contains(&format!("id=\"call-{call}\" class=\"bid {class}\"")), "{call}: {desk}");
    }
}

#[test]
fn question_shows_one_moment_and_no_ruling() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for scenario in bank().scenarios() {
        let page = visitor.get(&format!("/scenario/{}", scenario.id)).body;
        for mark in ["data-player", "data-from", "class=\"struck\""] {
            assert!(!page.contains(mark), "{}: {mark}", scenario.id);
        }
    }
}

#[test]
fn ruled_auction_is_played_with_the_directors_words() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let saved = visitor.answer("r001");
    let page = visitor.follow(&saved).body;
    let player = page.split("data-player=\"still\"").nth(1).expect("a player");
    assert!(player.contains("data-stops=\"0 5\" data-at=\"5\""), "{player}");
    let moment = |at: usize| {
        let comment = player.split(&format!("data-from=\"{at}\" data-to=\"{at}\"")).last();
        comment.and_then(|rest| rest.split("class=\"told\"").nth(1)).unwrap_or_default().to_owned()
    };
    let [made, declined] = [1, 2].map(moment);
    assert!(made.contains("Does West accept the call?"), "{made}");
    assert!(!made.split("Step 2").next().unwrap_or_default().contains("cancelled"), "{made}");
    assert!(declined.contains("pass is cancelled"), "{declined}");
    // The pass is struck out from the moment at which West declines it.
    let struck = player.split("class=\"struck\"").next().unwrap_or_default();
    assert!(
        struck.ends_with("<s ") && struck.contains("data-from=\"2\" data-to=\"5\" class=\"made irregular\"")
    );
}

#[test]
fn law_has_an_example_at_the_table() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let bank = bank();
    for edition in Edition::ALL {
        for law in bank.laws() {
            if !Clause::all().any(|clause| clause.is_in(edition) && clause.law() == *law) {
                continue;
            }
            let page = visitor.get(&format!("/laws/{edition}/{law}")).body;
            let example = page.split("class=\"law-example\"").nth(1);
            let example = example.map(|rest| rest.split("</section>").next().unwrap_or_default());
            let decided = bank.by_law(law).filter(|one| one.case.edition == edition).count();
            assert_eq!(example.is_some(), decided > 0, "{edition} {law}");
            let Some(example) = example else { continue };
            let chosen = &bank.example(law, edition).expect("an example").0.id;
            assert!(example.contains(&format!("href=\"/scenario/{chosen}\"")), "{edition} {law}: {example}");
            assert!(example.contains("class=\"deal\""), "{edition} {law}: {example}");
        }
    }
    let law = visitor.get("/laws/2017/31").body;
    let example = law.split("class=\"law-example\"").nth(1).expect("an example");
    assert!(example.contains("data-player=\"still\""), "{example}");
}

#[test]
fn suits_have_two_or_four_colours() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    let colours = |page: &str| {
        let chosen = page.split(" data-suits=\"").nth(1).and_then(|rest| rest.split('"').next());
        chosen.unwrap_or_default().to_owned()
    };
    let law = ada.get("/laws").body;
    assert_eq!(colours(&law), "four", "by default");
    assert!(law.contains("name=\"suits\" value=\"two\""), "the footer offers the other: {law}");
    ada.post("/api/language", &[("page", "it"), ("next", "/")]);
    let back = ada.post("/api/language", &[("suits", "two"), ("next", "/laws/2017")]);
    assert_eq!(back.header("location"), "/laws/2017");
    let law = ada.get("/laws").body;
    assert_eq!(colours(&law), "two");
    assert!(law.contains("<html lang=\"it\""), "the language stays: {law}");
    assert!(law.contains("name=\"suits\" value=\"four\""), "{law}");
    ada.post("/api/language", &[("suits", "seven"), ("next", "/")]);
    assert_eq!(colours(&ada.get("/practice").body), "two", "an unknown choice changes nothing");
    assert!(ada.get("/language").body.contains("value=\"two\" selected"));
}
