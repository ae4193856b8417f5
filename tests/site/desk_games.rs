//! Pasted texts at the desk, without scripts: several games, a game played to the end, and texts
//! that are too long for a URL.

use super::desk::{press, send};
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

/// Thirteen tricks: West cashes eight clubs and leads the two of spades; North takes the rest.
const PLAYED_OUT: &str = include_str!("../bank/desk/played_out.pbn");

/// Three boards: an ending, a game played to the end, and one that cannot be read.
fn three_boards() -> String {
    let ending = "[Board \"6\"]\n[Dealer \"E\"]\n[Deal \"N:..5432. .KQJ.K. AK.A..9 QJ..A.8\"]\n[Declarer \"S\"]\n\
        [Contract \"3C\"]\n\n";
    format!("{ending}{}[Board \"8\"]\n[Dealer \"Q\"]\n[Contract \"1C\"]\n", PLAYED_OUT)
}

#[test]
fn several_games_are_a_choice() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let begin = visitor.get("/desk?family=claim&edition=2017&facts.claimer=S").body;
    let (to, page) = press(&mut visitor, &begin, "paste", &[("paste", &three_boards())]);
    assert!(to.ends_with("#choice") && !to.contains("facts.cards"), "nothing is imported unasked: {to}");
    assert!(page.contains("The text has 3 games") && page.contains("Board 6"), "{page}");
    assert!(page.contains("East dealt") && page.contains("by South") && page.contains("four down"), "{page}");
    assert!(page.contains("id=\"game-2\"") && !page.contains("id=\"game-3\""), "a faulty game is no button");
    assert!(page.contains("“Q” is not a seat"), "its fault stands there: {page}");
    let (to, chosen) = press(&mut visitor, &page, "paste 1", &[]);
    assert!(to.contains("facts.trump=C") && to.contains("facts.claimer=S") && !to.contains("paste"), "{to}");
    assert!(chosen.contains("the ace of spades, held by South"), "{chosen}");
    let (to, _) = press(&mut visitor, &page, "drop", &[]);
    assert_eq!(to, "/desk?family=claim&edition=2017&facts.claimer=S#facts");
}

#[test]
fn long_texts_are_kept_whole() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let begin = visitor.get("/desk").body;
    let comment = format!("{{ {} }}\n", "é & <b> \"".repeat(2_000));
    let long = format!("{comment}{}", three_boards());
    let answer = send(&mut visitor, &begin, "paste", &[("paste", &long)]);
    assert_eq!(answer.status, 200, "the page itself, with the text");
    assert!(answer.body.contains("Board 6") && !answer.body.contains("<b> \""), "{}", answer.body);
    let (to, _) = press(&mut visitor, &answer.body, "paste 1", &[]);
    assert!(to.contains("facts.trump=C") && !to.contains("paste"), "{to}");
    // A fault: the whole text is in its field.
    let faulty = format!("{comment}[Deal \"N:AK\"]\n");
    let answer = send(&mut visitor, &begin, "paste", &[("paste", &faulty)]);
    assert!(answer.body.contains("id=\"paste-fault\"") && answer.body.contains("one hand instead of four"));
    let again = send(&mut visitor, &answer.body, "paste", &[]);
    assert_eq!(again.status, 200);
    assert!(again.body.contains("id=\"paste-fault\""), "sent back unchanged, it has the same fault");
    let kept =
        answer.body.split("<textarea id=\"paste\"").nth(1).and_then(|rest| rest.split("</textarea>").next());
    assert!(kept.is_some_and(|kept| kept.matches("é &amp; &lt;b> &quot;").count() == 2_000));
    // Another button does not lose it either.
    let (_, page) = press(&mut visitor, &visitor_page(&site), "call P", &[("who", "N")]);
    let answer = send(&mut visitor, &page, "call 1H", &[("who", "E"), ("paste", &long)]);
    assert!(answer.body.contains("facts.auction") && answer.body.matches("é &amp; &lt;b>").count() == 2_000);
}

/// An auction that has begun.
fn visitor_page(site: &RunningSite) -> String {
    Visitor::new(site).get("/desk?family=rotation&edition=2017&facts.dealer=N").body
}

#[test]
fn finished_games_ask_for_the_trick() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let begin = visitor.get("/desk?family=claim&edition=2017").body;
    let (to, page) = press(&mut visitor, &begin, "paste", &[("paste", PLAYED_OUT)]);
    assert!(to.ends_with("#choice"), "{to}");
    let number =
        page.split("id=\"after\"").nth(1).and_then(|rest| rest.split('>').next()).unwrap_or_default();
    assert!(
        number.contains("value=\"8\"") && number.contains("max=\"12\""),
        "North takes the last five: {number}"
    );
    assert!(
        page.contains("West is on lead") && page.contains("East–West 8"),
        "the position is drawn: {page}"
    );
    let (_, page) = press(&mut visitor, &page, "", &[("after", "9")]);
    assert!(page.contains("North is on lead") && page.contains("value=\"9\""), "{page}");
    let (to, _) = press(&mut visitor, &page, "paste", &[]);
    assert!(to.contains("facts.leader=N") && to.contains("facts.cards=N:KQJT..."), "{to}");
    assert!(to.contains("facts.won.EW=8") && !to.contains("paste"), "{to}");
}

#[test]
fn finished_games_are_found_among_several() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let begin = visitor.get("/desk").body;
    let (_, page) = press(&mut visitor, &begin, "paste", &[("paste", &three_boards())]);
    let (_, page) = press(&mut visitor, &page, "paste 2", &[]);
    assert!(page.contains("Board 7") && page.contains("id=\"after\""), "{page}");
    let (to, _) = press(&mut visitor, &page, "paste", &[("after", "10")]);
    assert!(to.contains("family=claim") && to.contains("facts.won.NS=2"), "{to}");
}
