//! The desk over HTTP, without scripts: facts entered by the user, and their ruling.

use bank::Scenario;
use rules::engine;
use server::rulings::{Limits, Rulings};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};

const OUT_OF_TURN: &str = "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=E+P";
pub const CLAIM: &str = "/desk?family=claim&edition=2017&facts.cards=N:..5432.+.KQJ.K.+AK.A..9+QJ..A.8\
    &facts.trump=C&facts.declarer=S\
                     &facts.leader=S&facts.claimer=S&facts.claims=4";

/// Fields of the page's form, as a browser would send them.
pub fn fields(page: &str) -> Vec<(String, String)> {
    let form = page.split("data-desk=").nth(1).expect("a form").split("</form>").next().unwrap_or_default();
    let attribute = |tag: &str, name: &str| {
        let value = tag.split(&format!("{name}=\"")).nth(1)?.split('"').next()?;
        Some(value.replace("&amp;", "&").replace("&quot;", "\""))
    };
    let mut fields = Vec::new();
    for tag in form.split("<input ").skip(1) {
        let tag = tag.split('>').next().unwrap_or_default();
        let choice = tag.contains("type=\"radio\"") || tag.contains("type=\"checkbox\"");
        if !choice || tag.contains(" checked") {
            fields.extend(
                attribute(tag, " name")
                    .or_else(|| attribute(tag, "name"))
                    .map(|name| (name, attribute(tag, "value").unwrap_or_default())),
            );
        }
    }
    for tag in form.split("<textarea ").skip(1) {
        let text = tag.split_once('>').and_then(|(_, rest)| rest.split('<').next()).unwrap_or_default();
        let text = text.strip_prefix('\n').unwrap_or(text);
        let text = text.replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&");
        fields.extend(attribute(tag, "name").map(|name| (name, text)));
    }
    for tag in form.split("<select ").skip(1) {
        let body = tag.split("</select>").next().unwrap_or_default();
        let chosen = body
            .split("<option ")
            .skip(1)
            .find(|option| option.split('>').next().is_some_and(|o| o.contains("selected")));
        fields.extend(
            attribute(tag, "name")
                .map(|name| (name, chosen.and_then(|o| attribute(o, "value")).unwrap_or_default())),
        );
    }
    fields
}

/// Posts the form of a page with one button pressed and some fields changed.
pub fn send(visitor: &mut Visitor, page: &str, act: &str, otherwise: &[(&str, &str)]) -> Answer {
    let mut sent = fields(page);
    sent.retain(|(name, _)| otherwise.iter().all(|(other, _)| other != name));
    sent.extend(otherwise.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())));
    sent.push(("act".to_owned(), act.to_owned()));
    let sent: Vec<(&str, &str)> = sent.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    visitor.post("/api/desk", &sent)
}

/// Posts the form in the same way; returns the page it leads to.
pub fn press(visitor: &mut Visitor, page: &str, act: &str, otherwise: &[(&str, &str)]) -> (String, String) {
    let answer = send(visitor, page, act, otherwise);
    assert_eq!(answer.status, 303, "{answer:?}");
    let to = answer.header("location").to_owned();
    let page = visitor.follow(&answer);
    assert_eq!(page.status, 200, "{to}");
    (to, page.body)
}

#[test]
fn desk_is_open_to_visitors() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    assert!(visitor.get("/laws").body.contains("href=\"/desk\""));
    let begin = visitor.get("/desk");
    assert_eq!(begin.status, 200);
    for family in ["rotation", "claim", "concession"] {
        assert!(begin.body.contains(&format!("href=\"/desk?family={family}")), "{family}");
    }
    assert!(visitor.cookies().is_empty(), "nothing is saved");
}

#[test]
fn enters_an_irregular_auction() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let begun = visitor.get("/desk?family=rotation&edition=2017&facts.dealer=N").body;
    assert!(begun.contains("the first call") && !begun.contains("class=\"summary\""), "a hint, and no fault");
    let (to, page) = press(&mut visitor, &begun, "call P", &[("who", "E")]);
    assert_eq!(to, "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=E+P#facts");
    assert!(page.contains("East passes at North’s turn") && page.contains("Law 30A"), "{page}");
    assert!(page.contains("class=\"branches\""), "consequences of the next player's reaction");
    let (to, page) = press(&mut visitor, &page, "did S declines", &[]);
    assert!(to.contains("facts.auction=E+P,+S+declines"), "{to}");
    let (to, page) = press(&mut visitor, &page, "call 7NT", &[("who", "N")]);
    assert!(to.contains("N+7NT"), "{to}");
    let (to, _) = press(&mut visitor, &page, "undo", &[]);
    assert!(to.contains("facts.auction=E+P,+S+declines#"), "{to}");
}

#[test]
fn names_the_call_that_was_explained() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let facts = "facts.dealer=N&facts.auction=N+1H,+E+P,+S+2H,+N+misexplains+3,+W+P,+S+corrects+3";
    let page = visitor.get(&format!("/desk?family=rotation&edition=2017&{facts}")).body;
    for said in ["North misexplains South’s 2", "South corrects the explanation of South’s 2"] {
        assert!(page.contains(said), "{said}: {page}");
    }
}

#[test]
fn enters_events_other_than_calls() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let auction = "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=N+1H,+E+P,+S+2H,+W+P";
    let begun = visitor.get(auction).body;
    let next = |seat: &str| format!("id=\"whose-{seat}\" value=\"{seat}\" checked");
    assert!(begun.contains(&next("N")), "the player in turn is chosen: {begun}");
    let (to, page) = press(&mut visitor, &begun, "seen HQ", &[("whose", "E")]);
    assert!(to.contains("+W+P,+E+exposes+HQ#"), "{to}");
    assert!(page.contains("Law 24B") && page.contains("the queen of hearts, shown by East"), "{page}");
    assert!(page.contains(&next("E")), "the next card is this player's too");
    assert!(page.contains("id=\"seen\" open"), "the cards stay in view");
    let (to, page) = press(&mut visitor, &page, "seen D3", &[]);
    assert!(to.contains("E+exposes+HQ+D3#"), "{to}");
    let (to, page) = press(&mut visitor, &page, "undo", &[]);
    assert!(to.contains("E+exposes+HQ#"), "{to}");
    let (to, page) = press(&mut visitor, &page, "seen HQ", &[]);
    assert!(to.ends_with("+W+P#facts"), "a second press takes it back: {to}");
    let (to, page) = press(&mut visitor, &page, "did N misexplains 3", &[("when", "3")]);
    assert!(to.contains("S+2H,+N+misexplains+3,+W+P#"), "at its time: {to}");
    let (to, page) = press(&mut visitor, &page, "did S corrects 3", &[]);
    assert!(to.contains("W+P,+S+corrects+3#") && page.contains("Law 21B"), "{to}");
    // An impossible event has a reason, and nothing is lost.
    let (to, page) = press(&mut visitor, &page, "did S corrects 1", &[]);
    assert!(to.contains("W+P,+S+corrects+3&tried=") && to.ends_with("#tried"), "{to}");
    assert!(page.contains("id=\"tried\"") && page.contains("still to be corrected"), "{page}");
    assert!(page.contains("Law 21B"), "the ruling on the rest is there");
}

#[test]
fn missing_facts_use_plain_names() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for family in ["rotation", "claim", "concession"] {
        let page = visitor.get(&format!("/desk?family={family}&edition=2017")).body;
        let missing = page.split("class=\"missing\"").nth(1).and_then(|rest| rest.split("</ul>").next());
        let missing = missing.expect("a missing fact");
        assert!(missing.contains("what happened") && !missing.contains("facts"), "{missing}");
    }
    let one = visitor.get("/desk?paste=%5BDeal+%22N:AKQ%22%5D").body;
    assert!(one.contains("one hand instead of four"), "{one}");
}

#[test]
fn keeps_meanings_between_pages() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let all = "family=rotation&edition=2007&elections.similar_from=950&facts.dealer=N&facts.auction=W+1H,+N+declines\
               &facts.comparable.1=true&facts.meaning.1.artificial=true&facts.meaning.1.hands%5B0%5D.points=10-12";
    let page = visitor.get(&format!("/desk?{all}")).body;
    let (to, _) = press(&mut visitor, &page, "rule", &[]);
    let told = |query: &str| bank::desk::CaseSheet::from_query(query).sheet;
    let query = to.split('?').nth(1).and_then(|rest| rest.split('#').next()).unwrap_or_default();
    assert_eq!(told(query), told(all), "{to}");
}

#[test]
fn moves_cards_in_and_out() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get("/desk?family=claim&edition=2017").body;
    let (_, page) = press(&mut visitor, &page, "card SK", &[("hand", "W")]);
    assert!(page.contains("the king of spades, held by West"), "{page}");
    let (to, page) = press(&mut visitor, &page, "card SQ", &[]);
    assert!(to.contains("hand=W") && to.contains("facts.cards=N:..."), "the hand stays chosen: {to}");
    let (to, page) = press(&mut visitor, &page, "card SQ", &[]);
    assert!(!to.contains('Q'), "removed: {to}");
    let (to, page) = press(&mut visitor, &page, "card SK", &[("hand", "trick"), ("facts.leader", "W")]);
    assert!(to.contains("facts.trick=SK"), "{to}");
    let (to, _) = press(&mut visitor, &page, "card H2", &[("hand", "trick"), ("facts.leader", "W")]);
    assert!(to.contains("facts.trick=SK,+H2"), "{to}");
}

#[test]
fn refused_edits_show_by_field() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get("/desk?family=rotation&edition=2017&facts.dealer=N").body;
    let (to, page) = press(&mut visitor, &page, "undo", &[]);
    assert!(to.ends_with("#tried") && page.contains("there is nothing to undo"), "{to}");
    let wrong = visitor.get(&CLAIM.replace("claims=4", "claims=9")).body;
    let fault = "id=\"facts.claims-fault\"";
    assert!(wrong.contains("class=\"summary\"") && wrong.contains(fault), "{wrong}");
    assert!(wrong.contains("href=\"#facts.claims\"") && wrong.contains("id=\"facts.claims\""));
    let early = visitor.get(&CLAIM.replace("QJ..A.8", "...")).body;
    assert!(
        early.contains("class=\"missing\"") && !early.contains("class=\"summary\""),
        "not entered yet is no fault"
    );
    assert!(early.contains("cards of West: 0 so far, 4 needed"), "{early}");
}

#[test]
fn rules_and_changes_a_claim() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(CLAIM).body;
    assert!(page.contains("claims all four") && page.contains("Law 70"), "{page}");
    let (to, changed) = press(&mut visitor, &page, "rule", &[("facts.trump", "NT")]);
    assert!(to.contains("facts.trump=NT"), "{to}");
    let says = |page: &str| {
        page.split("class=\"says-director\"")
            .nth(1)
            .map(|rest| rest.split("</div>").next().unwrap_or_default().to_owned())
    };
    assert!(says(&page).is_some() && says(&page) != says(&changed));
}

#[test]
fn saves_a_scenario_file() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for path in [OUT_OF_TURN, CLAIM] {
        let saved = visitor.get(&path.replace("/desk?", "/desk/scenario.toml?"));
        assert_eq!(saved.status, 200, "{path}: {}", saved.body);
        assert!(saved.header("content-disposition").starts_with("attachment"), "{saved:?}");
        let scenario = Scenario::read(&saved.body).expect("a scenario");
        assert!(!scenario.asks.is_empty());
        let facts = bank::desk::CaseSheet::from_query(path.split('?').nth(1).unwrap_or_default()).sheet;
        assert_eq!(Ok(scenario.case), facts.case());
    }
    let none = visitor.get("/desk/scenario.toml?family=rotation");
    assert_eq!((none.status, none.header("location")), (303, "/desk?family=rotation"));
}

#[test]
fn warns_of_a_long_link() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(OUT_OF_TURN).body;
    let link = format!("value=\"{}\"", site.url(OUT_OF_TURN).replace('&', "&amp;"));
    assert!(page.contains(&link), "{link} is not in\n{page}");
    assert!(!page.contains("id=\"link-long\""));
    let calls =
        ["1C", "1D", "1H", "1S", "1NT", "2C", "2D", "2H", "2S", "2NT", "3C", "3D", "3H", "3S", "3NT", "4C"];
    let auction: Vec<String> =
        calls.iter().enumerate().map(|(i, call)| format!("{}+{call}", ["N", "E", "S", "W"][i % 4])).collect();
    let meaning = |n: usize| {
        ["points=10-37", "S=0-12", "H=0-12", "D=0-12", "C=0-12"]
            .map(|told| format!("&facts.meaning.{n}.{told}"))
            .concat()
    };
    let meanings: String = (1..=calls.len()).map(meaning).collect();
    let long = format!(
        "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction={},+W+P{meanings}",
        auction.join(",+")
    );
    let page = visitor.get(&long);
    assert_eq!(page.status, 200);
    assert!(
        page.body.contains("id=\"link-long\"") && page.body.contains("Download as scenario file"),
        "{}",
        page.body
    );
}

#[test]
fn long_text_is_reported() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(CLAIM).body;
    let long = "cash S, ".repeat(600);
    let answer = send(&mut visitor, &page, "rule", &[("facts.statement", &long)]);
    assert_eq!(answer.status, 200, "the page itself: the text is too long for a URL");
    let page = answer.body;
    assert!(page.contains("id=\"facts.statement-fault\"") && page.contains("at most 4000"), "{page}");
    let kept = fields(&page);
    assert!(kept.contains(&("facts.statement".to_owned(), long)), "nothing typed is lost");
    assert!(kept.contains(&("facts.claimer".to_owned(), "S".to_owned())));
    let (to, _) = press(&mut visitor, &page, "rule", &[("facts.statement", "cash S")]);
    assert!(to.contains("facts.statement=cash+S"), "{to}");
    let far_too_long = "x".repeat(20_000);
    let answer = visitor.post("/api/desk", &[("facts.statement", &far_too_long)]);
    assert_eq!((answer.status, answer.header("location")), (303, "/malformed?why=long&limit=16"));
    assert!(visitor.follow(&answer).body.contains("at most 16 kB"));
}

#[test]
fn slow_ruling_keeps_the_facts() {
    let gate = Arc::new(Mutex::new(()));
    let stop = gate.clone();
    let rule = move |case: &engine::Case| {
        if !matches!(case.facts, engine::Facts::Rotation(_)) {
            drop(stop.lock());
        }
        engine::rule(case)
    };
    let limits = Limits { at_once: 1, waiting: 1, timeout: Duration::from_millis(150), capacity: 2000 };
    let closed = gate.lock().expect("a free id");
    let site = RunningSite::plain_with_rulings(Rulings::new(rule, limits));
    let mut visitor = Visitor::new(&site);
    // A claim outside the bank, whose rulings are cached.
    let path = CLAIM.replace("edition=2017", "edition=2007").replace("claims=4", "claims=3");
    let late = visitor.get(&path);
    assert_eq!((late.status, late.header("retry-after")), (503, "5"), "{}", late.body);
    assert!(late.body.contains("data-desk-late") && late.body.contains("facts.claimer"), "{}", late.body);
    drop(closed);
    let came = (0..100).map(|_| visitor.get(&path)).find(|page| page.status == 200).expect("arrives");
    assert!(came.body.contains("says-director"), "{}", came.body);
}

#[test]
fn pastes_games_and_reports_faults() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let begin = visitor.get("/desk").body;
    let pbn = "[Deal \"N:..5432. .KQJ.K. AK.A..9 QJ..A.8\"]\n[Declarer \"S\"]\n[Contract \"3C\"]\n";
    let (to, page) = press(&mut visitor, &begin, "paste", &[("paste", pbn)]);
    assert!(to.contains("family=claim&edition=2017") && to.contains("facts.trump=C"), "{to}");
    assert!(page.contains("the ace of spades, held by South"), "{page}");
    let (to, page) = press(&mut visitor, &page, "paste", &[("paste", "[Deal \"N:AK\"]")]);
    assert!(to.contains("paste=") && to.ends_with("#paste"), "{to}");
    assert!(page.contains("id=\"paste-fault\"") && page.contains("facts.cards"), "{page}");
}

#[test]
fn changed_fact_is_shown_beside() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let page = visitor.get(OUT_OF_TURN).body;
    let link = page.split("href=\"").find(|link| link.contains("change=dealer:E"));
    let link = link
        .and_then(|link| link.split(['"', '#']).next())
        .expect("East may be the dealer")
        .replace("&amp;", "&");
    let otherwise = visitor.get(&link).body;
    assert!(otherwise.contains("id=\"otherwise\"") && otherwise.contains("row-changed"), "{otherwise}");
    assert!(otherwise.contains("facts.dealer=E"), "one can go on with it");
    assert!(otherwise.contains("Law 30A"), "the ruling on the facts as they are is there too");
}
