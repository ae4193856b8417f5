//! The scenario studio over HTTP, without scripts: a scenario written, kept with its faults, and
//! handed to a second person.

use crate::desk::fields;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use bank::Scenario;
use server::roles::Role;

const NEW: &str = "/federation/demo/bank/new";
/// A call out of rotation that is not accepted.
const FACTS: &str = "/federation/demo/bank/new?family=rotation&edition=2017&facts.dealer=N\
    &facts.auction=N+1C,+S+1S,+W+declines,+E+P";

fn examiner<'a>(site: &'a RunningSite, name: &str) -> Visitor<'a> {
    let mut visitor = Visitor::new(site);
    let email = format!("{}@example.org", name.to_lowercase());
    visitor.sign_up(name, &email);
    site.grant_role("demo", &email, Role::Examiner);
    visitor.sign_in_to("demo", &email);
    visitor
}

/// Posts the form of a page with a button pressed and some fields changed.
fn press(visitor: &mut Visitor, page: &str, act: &str, otherwise: &[(&str, &str)]) -> Answer {
    let mut sent = fields(page);
    sent.retain(|(name, _)| otherwise.iter().all(|(other, _)| other != name));
    sent.extend(otherwise.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())));
    sent.push(("act".to_owned(), act.to_owned()));
    let sent: Vec<(&str, &str)> = sent.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    visitor.post("/api/studio", &sent)
}

/// The page that a button leads to, with its path.
fn pressed(visitor: &mut Visitor, page: &str, act: &str, otherwise: &[(&str, &str)]) -> (String, String) {
    let answer = press(visitor, page, act, otherwise);
    assert_eq!(answer.status, 303, "{answer:?}");
    let to = answer.header("location").to_owned();
    let path = to.split('#').next().unwrap_or_default().to_owned();
    (visitor.get(&path).body, path)
}

/// The stored text of the demonstration's scenario with this number, as the page of its bank has it.
fn stored(visitor: &mut Visitor, number: u32) -> String {
    let page = visitor.get(&format!("/federation/demo/bank/own-demo-{number}")).body;
    let begin = page.find("id = &quot;own-demo").or_else(|| page.find("id = \"own-demo"));
    assert!(begin.is_some(), "{page}");
    let file = page.split("id=\"file\"").nth(1).expect("a file");
    let file = ["<code>", "<textarea "].into_iter().find_map(|tag| file.split_once(tag)).expect("its text").1;
    let file = file.split("</").next().unwrap_or_default();
    let file = file
        .split_once("name=\"text\"")
        .map_or(file, |(_, rest)| rest.split_once('>').unwrap_or(("", rest)).1);
    // Read-only text ends in a mark of the renderer.
    let file = file.strip_prefix('\n').unwrap_or(file).trim_end_matches("<!>");
    file.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

#[test]
fn a_scenario_is_written_and_goes_to_review() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site, "Ada");
    let page = ada.get(FACTS).body;
    assert!(page.contains("Choose what is asked") && page.contains("class=\"found\""), "{page}");
    let (page, path) = pressed(&mut ada, &page, "suggest", &[]);
    assert!(path.contains("asks=law") && path.contains("weights.law=2") && path.contains("seen=0"), "{path}");
    assert!(page.contains("Nothing is missing"), "{page}");
    for part in [
        "id=\"difficulty\"",
        "id=\"similar\"",
        "id=\"premises\"",
        "id=\"variants\"",
        "id=\"preview\"",
        "lang=\"nb\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    let (page, path) = pressed(&mut ada, &page, "save", &[("note", "After a club evening.\nChecked.")]);
    assert_eq!(path, "/federation/demo/bank/own-demo-1/edit");
    assert!(page.contains("The draft is saved.") && page.contains("After a club evening."), "{page}");
    let file = stored(&mut ada, 1);
    assert!(file.starts_with("# After a club evening.\n# Checked.\nid = \"own-demo-1\"\n"), "{file}");
    let scenario = Scenario::read(&file).expect("no faults");
    assert!(scenario.asks.len() > 3 && !scenario.critical.is_empty());
    // Saved again unchanged, it is the same text; then it waits for a second person.
    let (page, _) = pressed(&mut ada, &page, "save", &[]);
    assert_eq!(stored(&mut ada, 1), file);
    let sent = press(&mut ada, &page, "submit", &[]);
    assert_eq!(sent.header("location"), "/federation/demo/bank/own-demo-1/edit");
    let closed = ada.get("/federation/demo/bank/own-demo-1/edit").body;
    assert!(closed.contains("waiting for a reviewer") && closed.contains("not a draft"), "{closed}");
    // What is posted now is not lost either.
    let (page, path) = pressed(&mut ada, &page, "save", &[("note", "Too late.")]);
    assert!(path.contains("notice=state") && page.contains("Too late."), "{path}");
    assert_eq!(stored(&mut ada, 1), file);
}

#[test]
fn faults_are_kept_and_named() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site, "Ada");
    let page = ada.get(FACTS).body;
    let broken = [("source.kind", "published"), ("source.url", "club"), ("facts.auction", "N 1C, S sings")];
    let (page, _) = pressed(&mut ada, &page, "submit", &broken);
    assert!(page.contains("cannot go to review yet"), "{page}");
    let file = stored(&mut ada, 1);
    assert!(file.contains("S sings") && file.contains("url = \"club\""), "{file}");
    let again = ada.get("/federation/demo/bank/own-demo-1/edit").body;
    assert!(again.contains("S sings") && again.contains("value=\"club\""), "{again}");
    // Fields that no scenario has travel along, and can be deleted.
    let (page, _) = pressed(&mut ada, &page, "save", &[("other", "title = \"Over\"")]);
    assert!(stored(&mut ada, 1).contains("title = \"Over\""));
    let (_, _) = pressed(&mut ada, &page, "save", &[("other", "")]);
    assert!(!stored(&mut ada, 1).contains("title"));
}

#[test]
fn two_writers_do_not_overwrite_each_other() {
    let site = RunningSite::plain();
    let (mut ada, mut grace) = (examiner(&site, "Ada"), examiner(&site, "Grace"));
    let page = ada.get(FACTS).body;
    let (mine, path) = pressed(&mut ada, &page, "save", &[]);
    let theirs = grace.get(&path).body;
    pressed(&mut grace, &theirs, "save", &[("note", "Grace was here.")]);
    let (page, path) = pressed(&mut ada, &mine, "save", &[("note", "Ada was here.")]);
    assert!(page.contains("Another person saved this draft") && page.contains("Ada was here."), "{page}");
    assert!(path.contains("notice=changed"), "{path}");
    assert!(stored(&mut ada, 1).contains("Grace was here."));
    pressed(&mut ada, &page, "save", &[]);
    assert!(stored(&mut ada, 1).contains("Ada was here."));
}

#[test]
fn begins_from_a_link_a_game_or_another_scenario() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site, "Ada");
    let page = ada.get(NEW).body;
    assert!(page.contains("An auction") && page.contains("data-desk="), "{page}");
    let desk =
        "https://example.org/desk?family=rotation&edition=2017&facts.dealer=E&facts.auction=S+P#ruling";
    let (copied, path) = pressed(&mut ada, &page, "paste", &[("paste", desk)]);
    assert!(path.contains("facts.dealer=E") && path.contains("desk=true"), "{path}");
    assert!(copied.contains("What is asked"), "{copied}");
    let game = "[Dealer \"S\"]\n[Vulnerable \"None\"]\n[Deal \"N:..5432. .KQJ.K. AK.A..9 QJ..A.8\"]\n\
        [Declarer \"S\"]\n[Contract \"3C\"]\n";
    let (pasted, path) = pressed(&mut ada, &page, "paste", &[("paste", game)]);
    assert!(path.contains("family=claim") && pasted.contains("facts.claimer"), "{path}");
    let like = ada.get(&format!("{NEW}?like=r059")).body;
    assert!(like.contains("Stage 1") && like.contains("Stage 2"), "{like}");
    let (_, path) = pressed(&mut ada, &like, "save", &[]);
    let file = stored(&mut ada, 1);
    let stages = Scenario::read_stages(&file).expect("no faults");
    assert!(stages.len() > 1 && stages[0].id == "own-demo-1", "{file}");
    assert_eq!(path, "/federation/demo/bank/own-demo-1/edit");
    let unknown = ada.get(&format!("{NEW}?like=none%22")).body;
    assert!(unknown.contains("There is no such scenario that your papers may draw."), "{unknown}");
    assert!(unknown.contains("value=\"none&quot;\""), "{unknown}");
}

/// A pasted text, a fact and a note that no URL holds. The page has an address of its own, and it is for
/// its writer alone.
#[test]
fn what_is_too_long_for_a_url_is_stored() {
    let site = RunningSite::plain();
    let (mut ada, mut grace) = (examiner(&site, "Ada"), examiner(&site, "Grace"));
    let begin = ada.get(NEW).body;
    let described = ada.get(FACTS).body;
    let (saved, _) = pressed(&mut ada, &described, "save", &[]);
    let stored_draft = "/federation/demo/bank/own-demo-1/edit";
    for (page, at, field, length) in [
        (&begin, NEW, "paste", 4_000),
        (&described, NEW, "facts.auction", 4_001),
        (&described, NEW, "note", 9_000),
        (&saved, stored_draft, "note", 9_000),
    ] {
        let long = "xy".repeat(length / 2) + "é";
        let act = if field == "paste" { "paste" } else { "rule" };
        let (shown, path) = pressed(&mut ada, page, act, &[(field, &long)]);
        assert!(path.starts_with(&format!("{at}?form=")) && path.len() < 100, "{field}: {path}");
        for page in [shown, ada.get(&path).body] {
            assert!(page.contains(&long), "{field} of {length} is lost");
            assert!(page.contains("<form ") && page.contains("action=\"/api/studio\""), "{field}: {page}");
        }
        // Pressed once more there, nothing is lost either.
        let again = ada.get(&path).body;
        let (shown, further) = pressed(&mut ada, &again, "rule", &[("source.kind", "constructed")]);
        assert!(shown.contains(&long) && further != path, "{field}: {further}");
        let gone = "What you had entered is no longer here";
        assert!(!ada.get(&path).body.contains(gone), "{field}");
        let theirs = grace.get(&path).body;
        assert!(!theirs.contains(&long) && theirs.contains(gone), "{field}: {theirs}");
    }
    // An id of another page's form, and no id.
    let (_, path) = pressed(&mut ada, &saved, "rule", &[("note", &"n".repeat(9_000))]);
    let (_, id) = path.split_once('?').expect("an id");
    for path in [format!("{NEW}?{id}"), format!("{stored_draft}?form=x"), format!("{NEW}?form=")] {
        let page = ada.get(&path);
        assert!(page.status == 200 && page.body.contains("is no longer here"), "{path}: {page:?}");
    }
}

#[test]
fn stages_are_added_and_removed() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site, "Ada");
    let facts = FACTS.replace(",+W+declines,+E+P", "");
    let page = ada.get(&facts).body;
    let (page, _) = pressed(&mut ada, &page, "suggest", &[]);
    let (page, path) = pressed(&mut ada, &page, "stage add", &[]);
    assert!(path.contains("stage=2") && path.contains("1.asks=may_accept"), "{path}");
    let (page, path) = pressed(&mut ada, &page, "did W declines", &[]);
    assert!(path.contains("facts.auction=N+1C,+S+1S,+W+declines"), "{path}");
    let (page, _) = pressed(&mut ada, &page, "suggest", &[]);
    assert!(page.contains("Nothing is missing"), "{page}");
    let (page, _) = pressed(&mut ada, &page, "save", &[]);
    let file = stored(&mut ada, 1);
    assert!(file.contains("[[stages]]\nauction = [\"W declines\"]\n"), "{file}");
    assert_eq!(Scenario::read_stages(&file).expect("no faults").len(), 2);
    assert!(page.contains("Stage 2"));
    let (page, _) = pressed(&mut ada, &page, "stage remove", &[]);
    assert!(!page.contains("Stage 2"));
}

#[test]
fn other_files_are_edited_as_text() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site, "Ada");
    let sent = [("federation", "demo"), ("act", "save"), ("text", "\"odd key\" = 1\n")];
    let to = ada.post("/api/studio", &sent).header("location").to_owned();
    let page = ada.get(to.split('#').next().unwrap_or_default()).body;
    assert!(page.contains("The scenario as text") && page.contains("odd key"), "{page}");
    // Another person saves meanwhile: both texts are kept.
    let mut grace = examiner(&site, "Grace");
    let stored = [("federation", "demo"), ("scenario", "own-demo-1"), ("seen", "1"), ("act", "save")];
    let save = |visitor: &mut Visitor, seen: &str, text: &str| {
        let fields = [&stored[..2], &[("seen", seen), ("text", text)], &stored[3..]].concat();
        visitor.post("/api/studio", &fields).header("location").to_owned()
    };
    save(&mut grace, "1", "\"odd key\" = 2\n");
    for text in ["\"odd key\" = 3\n".to_owned(), format!("\"odd key\" = 3\n# {}\n", "x".repeat(9_000))] {
        let to = save(&mut ada, "1", &text);
        let page = ada.get(to.split('#').next().unwrap_or_default()).body;
        assert!(page.contains("Another person saved this draft") && page.contains("odd key\" = 3"), "{page}");
        assert!(page.contains("name=\"seen\" value=\"2\""), "{page}");
    }
}

#[test]
fn only_examiners_and_admins_write() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site, "Ada");
    let page = ada.get(FACTS).body;
    pressed(&mut ada, &page, "save", &[]);
    let mut grace = Visitor::new(&site);
    grace.sign_up("Grace", "grace@example.org");
    assert_eq!(grace.get(NEW).status, 403);
    assert_eq!(grace.get("/federation/demo/bank/own-demo-1/edit").status, 403);
    assert_eq!(press(&mut grace, &page, "save", &[]).header("location"), "/refused");
    assert_eq!(press(&mut grace, &page, "suggest", &[]).header("location"), "/refused");
}

#[test]
fn a_claim_shows_its_variants_and_mistakes() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site, "Ada");
    // A search that takes longer goes on while the page is loaded again.
    let page = std::iter::repeat_with(|| ada.get("/federation/demo/bank/new?like=c001").body)
        .take(20)
        .find(|page| page.contains("id=\"variant-"))
        .expect("variants");
    for part in ["id=\"difficulty\"", "id=\"premises\"", "id=\"preview\""] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("Mistakes it can show: 0"), "{page}");
}
