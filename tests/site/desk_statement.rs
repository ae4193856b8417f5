//! A claimer's statement at the desk, built by buttons without scripts, in every language.

use super::desk::{CLAIM, press};
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

/// The sentence of the statement on a page, without its tags.
fn sentence(page: &str) -> String {
    let text = page.split("id=\"said\"").nth(1).and_then(|rest| rest.split_once('>')).map(|(_, rest)| rest);
    let text = text.and_then(|text| text.split("</p>").next()).unwrap_or_default();
    text.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

#[test]
fn builds_a_statement_by_buttons() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(CLAIM).body;
    assert!(sentence(&page).is_empty() && page.contains("value=\"say draw\""), "{page}");
    let (to, page) = press(&mut visitor, &page, "say draw", &[]);
    assert!(to.ends_with("facts.statement=draw#statement"), "{to}");
    let (to, page) = press(&mut visitor, &page, "say cash S", &[]);
    assert!(to.contains("facts.statement=draw,+cash+S"), "{to}");
    assert_eq!(sentence(&page), "“draw trumps, then run the spades.”");
    assert!(page.contains("says: “draw trumps, then run the spades”"), "the story has the same words");
    assert!(page.contains("Remove step 2") && page.contains("Move step 2 up"), "{page}");
    let (_, page) = press(&mut visitor, &page, "earlier:2", &[]);
    assert_eq!(sentence(&page), "“run the spades, then draw trumps.”");
    let (to, page) = press(&mut visitor, &page, "unsay:1", &[]);
    assert!(to.ends_with("facts.statement=draw#statement"), "{to}");
    let (_, page) = press(&mut visitor, &page, "say play SA", &[]);
    let (to, page) = press(&mut visitor, &page, "say play SK", &[]);
    assert!(to.contains("draw,+play+SA+SK"), "{to}");
    let (to, page) = press(&mut visitor, &page, "say play SK", &[]);
    assert!(to.ends_with("#tried") && page.contains("this step already has"), "{to}");
}

#[test]
fn builds_a_statement_in_every_language() {
    let site = RunningSite::plain();
    for (language, said, button) in [
        ("en", "draw trumps, then finesse", "Give up a trick in"),
        ("fr", "purger les atouts, puis faire l’impasse", "Donner une levée à"),
        ("it", "battere gli atout, poi fare l’impasse", "Cedere una presa a"),
        ("nb", "trekker trumf, så kniper", "Gi bort et stikk i"),
    ] {
        let mut visitor = Visitor::new(&site);
        let page =
            visitor.get(&format!("{CLAIM}&facts.statement=draw,+finesse+HQ+through+W&lang={language}")).body;
        assert!(sentence(&page).contains(said), "{language}: {}", sentence(&page));
        assert!(page.contains(button), "{language}");
        // What one types is in a folded field; the buttons show no notation.
        let buttons = page
            .split("id=\"statement\"")
            .nth(1)
            .and_then(|rest| rest.split("id=\"statement-written\"").next());
        assert!(!buttons.expect("buttons").contains("<code>"), "{language}");
    }
}

#[test]
fn chooses_the_parts_of_a_step() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(CLAIM).body;
    let (to, page) = press(&mut visitor, &page, "say ruff", &[("say.ruff.suit", "D")]);
    assert!(!to.contains("facts.statement") && to.contains("say.ruff.suit=D"), "{to}");
    assert!(page.contains("id=\"say.ruff.hand-fault\""), "a fault beside its field: {page}");
    assert!(open(&page, "more-steps"));
    let (to, page) = press(&mut visitor, &page, "say ruff", &[("say.ruff.hand", "N")]);
    assert!(to.ends_with("facts.statement=ruff+D+in+N#statement"), "the suit was kept: {to}");
    assert_eq!(sentence(&page), "“ruff a diamond in the North hand.”");
    // The claimer is South: only the hands of that side, and only cards in them.
    assert!(page.contains("id=\"say-good-N\"") && !page.contains("id=\"say-good-W\""));
    assert!(page.contains("id=\"say-play-SA\"") && !page.contains("id=\"say-play-SQ\""));
}

#[test]
fn adds_a_step_on_a_condition() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(CLAIM).body;
    let (_, page) = press(
        &mut visitor,
        &page,
        "say cash S",
        &[("say.when", "if"), ("say.when.what", "out"), ("say.when.suit", "S")],
    );
    assert_eq!(sentence(&page), "“if anyone shows out of spades, run the spades.”");
    assert!(!open(&page, "condition"), "a condition is for one step");
    let (to, page) = press(&mut visitor, &page, "say draw", &[("say.when", "else")]);
    assert!(to.contains("else:+draw"), "{to}");
    assert!(sentence(&page).ends_with("; otherwise draw trumps.”"), "{}", sentence(&page));
    let (to, page) =
        press(&mut visitor, &page, "say draw", &[("say.when", "if"), ("say.when.what", "falls")]);
    assert!(to.contains("lacking=draw") && page.contains("id=\"say.when.card-fault\""), "{to}");
    assert!(open(&page, "condition"));
}

/// True if the details with this id are unfolded.
fn open(page: &str, id: &str) -> bool {
    let tag = page
        .split("<details ")
        .find(|tag| tag.split('>').next().is_some_and(|tag| tag.contains(&format!("id=\"{id}\""))));
    tag.and_then(|tag| tag.split('>').next())
        .is_some_and(|tag| tag.split(' ').any(|word| word == "open" || word == "open=\"\""))
}

#[test]
fn unreadable_steps_can_be_removed() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(&format!("{CLAIM}&facts.statement=draw,+sing")).body;
    assert!(page.contains("<code>sing<") && page.contains("id=\"facts.statement-fault\""), "{page}");
    assert!(open(&page, "statement-written"));
    let (to, _) = press(&mut visitor, &page, "unsay:2", &[]);
    assert!(to.ends_with("facts.statement=draw#statement"), "{to}");
}
