//! Exams for examiners: papers, sittings, the live monitor.

use crate::courses::with_role;
use crate::forms::fixtures::between;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor, value_of};
use crate::programmes::{create_programme, offer, write};
use crate::results::results;
use jiff::civil::{DateTime, Weekday};
use server::clock::Clock;
use server::roles::Role;
use time::macros::datetime;

pub const EXAMS: &str = "/federation/demo/exams";
const FILE: &str =
    "name = \"Spring <exam>\"\n\n[[draw]]\npart = \"closed\"\ncount = 2\nlaw = \"30\"\nstages = 1\n";

fn examiner(site: &RunningSite) -> Visitor<'_> {
    with_role(site, "Ada", Some(Role::Examiner))
}

/// Creates a paper; returns its id.
pub fn paper(ada: &mut Visitor<'_>, file: &str) -> String {
    let to =
        ada.post("/api/paper", &[("federation", "demo"), ("name", "Spring")]).header("location").to_owned();
    let id = to.strip_prefix(&format!("{EXAMS}/papers/")).unwrap_or_else(|| panic!("{to}")).to_owned();
    let sent = ada.post("/api/paper", &[("federation", "demo"), ("paper", &id), ("text", file)]);
    assert_eq!(sent.header("location"), to);
    id
}

/// Fields of a sitting that candidates may begin now.
pub fn fields(paper: &str) -> Vec<(&'static str, String)> {
    let text = str::to_owned;
    vec![
        ("federation", text("demo")),
        ("name", text("Spring exam")),
        ("code", text("spring")),
        ("paper", text(paper)),
        ("opens", text("2020-01-01T09:30")),
        ("closes", text("2999-01-01T09:30")),
        ("closed_minutes", text("60")),
        ("open_minutes", text("0")),
        ("grace_seconds", text("30")),
        ("clock", text("runs_on")),
        ("stop_minutes", text("0")),
        ("entry_code", text("sesame")),
        ("authorised", text("yes")),
        ("attempts", text("1")),
        ("period_days", text("0")),
        ("cooling_off_days", text("0")),
    ]
}

pub fn keep(ada: &mut Visitor<'_>, fields: &[(&'static str, String)]) -> Answer {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    ada.post("/api/sitting", &fields)
}

/// Creates a draft sitting; returns its id.
pub fn sitting(ada: &mut Visitor<'_>) -> String {
    let paper = paper(ada, FILE);
    keep(ada, &fields(&paper)).header("location").rsplit('/').next().unwrap_or_default().to_owned()
}

/// Opens a sitting; returns its path and id.
fn opened(ada: &mut Visitor<'_>) -> (String, String) {
    let id = sitting(ada);
    let to = format!("{EXAMS}/{id}");
    assert_eq!(act(ada, &id, "open").header("location"), to);
    (to, id)
}

fn act(ada: &mut Visitor<'_>, id: &str, what: &str) -> Answer {
    ada.post("/api/sitting-act", &[("federation", "demo"), ("sitting", id), ("act", what)])
}

/// Grace enters the exam of this code.
fn grace_enters(site: &RunningSite) -> String {
    site.operate(async |server| {
        let (home, sitting) = server.sittings.by_code("demo.spring").await.unwrap().expect("found");
        let grace =
            server.people.account_with(&home, "grace@example.org").await.unwrap().expect("an account");
        server
            .admissions
            .enter(&grace, sitting, "sesame", "device", false)
            .await
            .expect("she may")
            .0
            .to_string()
    })
}

fn board(ada: &mut Visitor<'_>, id: &str, attempt: &str, act: &str, minutes: &str) -> Answer {
    let fields = [
        ("federation", "demo"),
        ("sitting", id),
        ("attempt", attempt),
        ("act", act),
        ("minutes", minutes),
        ("query", "q=grace"),
    ];
    ada.post("/api/board", &fields)
}

/// The settings of a new sitting need only be saved: a Saturday, and time for both parts.
#[test]
fn new_sittings_are_filled_in() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let (other, own) = (paper(&mut ada, FILE), paper(&mut ada, FILE));
    let body = ada.get(&format!("{EXAMS}/new?paper={own}")).body;
    let value = |name: &str| {
        let field =
            body.split_once(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("{name}: {body}")).1;
        between(field, "value=\"")
    };
    let [opens, closes]: [DateTime; 2] = ["opens", "closes"].map(|name| value(name).parse().expect("a time"));
    assert_eq!((opens.weekday(), opens.hour()), (Weekday::Saturday, 10));
    assert_eq!((value("closed_minutes"), value("open_minutes")), ("10".to_owned(), "0".to_owned()));
    assert_eq!(closes.duration_since(opens).as_mins(), 40);
    let chosen = |id: &str| body.contains(&format!("value=\"{id}\" selected"));
    assert!(chosen(&own) && !chosen(&other), "{body}");
    let names = ["name", "code", "opens", "closes", "closed_minutes", "open_minutes", "grace_seconds"];
    let mut sent: Vec<(&'static str, String)> = names.map(|name| (name, value(name))).into();
    sent.extend(fields(&own).into_iter().filter(|(name, _)| !names.contains(name) && *name != "authorised"));
    let to = keep(&mut ada, &sent).header("location").to_owned();
    assert!(to.starts_with(&format!("{EXAMS}/")) && !to.ends_with("/new"), "{to}");
    assert!(ada.get(&to).body.contains("The sitting is open for 40 minutes."));
}

#[test]
fn first_exam_leads_to_a_paper() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let page = ada.get(&format!("{EXAMS}/new")).body;
    for to in ["/wizard", "#papers"] {
        assert!(page.contains(&format!("href=\"{EXAMS}{to}\"")), "{to}: {page}");
    }
    assert!(!page.contains("/api/sitting\""), "no form that cannot be saved: {page}");
    paper(&mut ada, FILE);
    assert!(ada.get(EXAMS).body.contains(&format!("{EXAMS}/new")), "it leads back");
    assert!(ada.get(&format!("{EXAMS}/new")).body.contains("/api/sitting\""));
}

#[test]
fn lists_the_next_step_of_each_exam() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = sitting(&mut ada);
    let here = format!("{EXAMS}/{id}");
    let row = |ada: &mut Visitor<'_>| {
        let page = ada.get(EXAMS).body.replace("<!>", "");
        page.split("<ul class=\"rows\">")
            .nth(1)
            .and_then(|rest| rest.split("</ul>").next())
            .unwrap()
            .to_owned()
    };
    let expect = |ada: &mut Visitor<'_>, text: &str, to: &str| {
        let row = row(ada);
        assert!(row.contains(text) && row.contains(&format!("href=\"{to}\"")), "{text}: {row}");
    };
    expect(&mut ada, "draft, not open to candidates", &here);
    assert_eq!(act(&mut ada, &id, "open").header("location"), here);
    expect(&mut ada, "running, nobody is sitting now", &format!("{here}/board"));
    with_role(&site, "Grace", None);
    grace_enters(&site);
    site.execute("UPDATE attempt SET state = 'under_way', begun_at = (SELECT opens_at FROM sitting)");
    expect(&mut ada, "running, one candidate is sitting", &format!("{here}/board"));
    site.execute("UPDATE attempt SET state = 'ended'");
    site.execute("UPDATE sitting SET state = 'ended'");
    let results = results(&mut ada, &here);
    assert!(results.contains(&format!("href=\"{here}/review\" class=\"button primary\"")), "{results}");
    expect(&mut ada, "one result to release", &format!("{here}/review"));
    site.execute("UPDATE sitting SET review = 'marks'");
    expect(&mut ada, "released; not archived", &format!("{here}/archive"));
    assert_eq!(ada.get(&format!("{here}/archive.zip")).status, 200);
    expect(&mut ada, "released and archived", &format!("{here}/results"));
}

#[test]
fn warns_of_an_exam_that_counts_for_nothing() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = sitting(&mut ada);
    let here = format!("{EXAMS}/{id}");
    let page = ada.get(&here).body;
    assert!(page.contains("No programme of the federation counts an exam with the code spring"), "{page}");
    let at = create_programme(&mut ada, "");
    let asks = |code: &str| {
        format!(
            "id = \"county\"\nname = \"County\"\n[[levels]]\nid = \"club\"\nname = \"Club\"\n\
             [[levels.requires]]\nexam = {{ paper = \"{code}\", mark = 500 }}\n"
        )
    };
    write(&mut ada, &at, "1", &asks("winter"));
    offer(&mut ada, &at, "2", "offer");
    let page = ada.get(&here).body;
    assert!(
        page.contains("with the code spring") && page.contains("The programmes ask for winter."),
        "{page}"
    );
    assert!(ada.get(&format!("{EXAMS}/new")).body.contains("Your programmes ask for winter."));
    write(&mut ada, &at, "2", &asks("spring"));
    offer(&mut ada, &at, "3", "offer");
    assert!(!ada.get(&here).body.contains("No programme of the federation counts"));
}

#[test]
fn gives_candidates_the_full_address() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let (to, _) = opened(&mut ada);
    let page = ada.get(&to).body;
    let address = site.url("/exam/demo.spring");
    assert!(page.contains(&format!("value=\"{address}\"")) && page.contains("class=\"qr\""), "{page}");
    assert_eq!(page.matches(&format!("href=\"{to}/results\"")).count(), 1, "{page}");
    let (end, checks) = (page.find("id=\"move\"").unwrap(), page.find("id=\"checks\"").unwrap());
    assert!(end < checks, "the end is moved high on the page");
}

#[test]
fn exams_are_held_by_examiners() {
    let site = RunningSite::plain();
    let (mut ada, mut grace) = (examiner(&site), with_role(&site, "Grace", None));
    assert!(ada.get("/federation/demo").body.contains("/federation/demo/exams"));
    assert_eq!(ada.get(EXAMS).status, 200);
    assert_eq!(grace.get(EXAMS).status, 403);
    assert_eq!(
        grace.post("/api/paper", &[("federation", "demo"), ("name", "Mine")]).header("location"),
        "/refused"
    );
    assert!(!grace.get("/federation/demo").body.contains("/federation/demo/exams"));
}

#[test]
fn faulty_paper_is_stored() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = paper(
        &mut ada,
        "name = \"Faulty </textarea>\"\n\n[[draw]]\npart = \"shut\"\ncount = 0\nlaw = \"99\"\n",
    );
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    for field in ["draw-0-part", "draw-0-count", "draw-0-law"] {
        assert!(page.contains(&format!("href=\"#{field}\"")), "{field}: {page}");
    }
    assert!(page.contains("saved with its faults") && page.contains("Faulty &lt;/textarea>"), "{page}");
    assert!(page.contains("part = &quot;shut&quot;") || page.contains("part = \"shut\""), "the row is there");
    let short = "name = \"Short\"\n[[draw]]\npart = \"open\"\ncount = 200\nlaw = \"36\"\n";
    ada.post("/api/paper", &[("federation", "demo"), ("paper", &id), ("text", short)]);
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    assert!(page.contains("href=\"#draw-0-count\""), "there is too little for it: {page}");
    ada.post("/api/paper", &[("federation", "demo"), ("paper", &id), ("text", FILE)]);
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    assert!(page.contains("The paper has been saved.") && page.contains("Spring &lt;exam>"), "{page}");
    assert!(page.contains("id=\"coverage\"") && page.contains("Items on each law in a paper of 2"), "{page}");
    assert!(page.contains("There are enough scenarios"), "{page}");
}

#[test]
fn sitting_faults_show_by_field() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let paper = paper(&mut ada, FILE);
    let mut bad = fields(&paper);
    for (name, value) in &mut bad {
        match *name {
            "name" => *value = String::new(),
            "code" => *value = "Spring exam".to_owned(),
            "closes" => *value = "2020-01-01T09:29".to_owned(),
            "attempts" => *value = "none".to_owned(),
            "closed_minutes" => *value = "0".to_owned(),
            _ => {}
        }
    }
    assert_eq!(keep(&mut ada, &bad).header("location"), format!("{EXAMS}/new"));
    let page = ada.get(&format!("{EXAMS}/new")).body;
    for field in ["name", "code", "closes", "attempts", "closed_minutes"] {
        assert!(page.contains(&format!("id=\"{field}-fault\"")), "{field}: {page}");
    }
    assert!(page.contains("value=\"Spring exam\"") && page.contains("value=\"sesame\""), "the input stays");
    let to = keep(&mut ada, &fields(&paper)).header("location").to_owned();
    let page = ada.get(&to).body;
    assert!(
        page.contains(">Draft<") && page.contains("/exam/demo.spring") && page.contains("sesame"),
        "{page}"
    );
}

#[test]
fn opens_only_sound_papers() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let faulty = paper(&mut ada, "name = \"Faulty\"\n");
    let mut unread = fields(&faulty);
    unread.iter_mut().filter(|field| field.0 == "code").for_each(|field| field.1 = "unread".to_owned());
    let to = keep(&mut ada, &unread).header("location").to_owned();
    let id = to.rsplit('/').next().unwrap_or_default().to_owned();
    assert!(!ada.get(&to).body.contains("Open sitting"), "there is no button");
    act(&mut ada, &id, "open");
    assert!(ada.get(&to).body.contains("Correct the faults in the paper."));
    let good = paper(&mut ada, FILE);
    let mut idle = fields(&good);
    idle.iter_mut().filter(|field| field.0 == "open_minutes").for_each(|field| field.1 = "30".to_owned());
    idle.iter_mut().filter(|field| field.0 == "code").for_each(|field| field.1 = "idle".to_owned());
    let to = keep(&mut ada, &idle).header("location").to_owned();
    act(&mut ada, to.rsplit('/').next().unwrap_or_default(), "open");
    let page = ada.get(&to).body;
    assert!(page.contains(">Draft<") && page.contains("Fix the items marked below"), "{page}");
    let (to, id) = opened(&mut ada);
    let page = ada.get(&to).body;
    assert!(
        page.contains("Under way") && !page.contains("/api/sitting\""),
        "no form for the settings: {page}"
    );
    let mut late = fields(&faulty);
    late.push(("sitting", id.clone()));
    assert_eq!(keep(&mut ada, &late).header("location"), to);
    let moved = [("federation", "demo"), ("sitting", id.as_str()), ("act", "move"), ("closes", "never")];
    ada.post("/api/sitting-act", &moved);
    assert!(ada.get(&to).body.contains("id=\"closes-fault\""));
    let soon =
        [("federation", "demo"), ("sitting", id.as_str()), ("act", "move"), ("closes", "2020-02-01T09:30")];
    ada.post("/api/sitting-act", &soon);
    assert!(ada.get(&to).body.contains("it is in the past"));
    let same = keep(&mut ada, &fields(&good));
    assert_eq!(same.header("location"), format!("{EXAMS}/new"));
    let page = ada.follow(&same).body;
    assert!(page.contains("id=\"opens-fault\"") && page.contains("with this code, “Spring exam”"), "{page}");
    act(&mut ada, &id, "end");
    assert!(ada.get(&to).body.contains("Ended by an examiner"));
}

/// An exam is held again in the first week in which it is over, at the same time of day.
#[test]
fn holds_an_exam_again() {
    let site = RunningSite::plain_at(Clock::standing_at(datetime!(2026-12-02 08:00 UTC)));
    let mut ada = examiner(&site);
    let mut held = fields(&paper(&mut ada, FILE));
    for (name, value) in &mut held {
        match *name {
            "opens" => *value = "2026-11-28T09:30".to_owned(),
            "closes" => *value = "2026-12-02T09:15".to_owned(),
            _ => {}
        }
    }
    let id = keep(&mut ada, &held).header("location").rsplit('/').next().unwrap_or_default().to_owned();
    act(&mut ada, &id, "open");
    let (here, like) = (format!("{EXAMS}/{id}"), format!("{EXAMS}/new?like={id}"));
    assert!(ada.get(&here).body.contains(&format!("href=\"{like}\"")));
    let page = ada.get(&like).body;
    for filled in ["value=\"2026-12-05T09:30\"", "value=\"2026-12-09T09:15\"", "value=\"spring\"", "sesame"] {
        assert!(page.contains(filled), "{filled}: {page}");
    }
    let [opens, closes] = ["opens", "closes"].map(|name| value_of(&page, name));
    for (name, value) in &mut held {
        match *name {
            "opens" => value.clone_from(&opens),
            "closes" => value.clone_from(&closes),
            _ => {}
        }
    }
    let again = keep(&mut ada, &held);
    assert!(ada.follow(&again).body.contains(">Draft<"));
    site.execute("UPDATE sitting SET opens_at = (SELECT opens_at FROM sitting WHERE state = 'open')");
    let draft = again.header("location").rsplit('/').next().unwrap_or_default().to_owned();
    let opening = act(&mut ada, &draft, "open");
    assert!(ada.follow(&opening).body.contains("with this code, “Spring exam”"), "it is not opened");
    assert_eq!(ada.get(&format!("{EXAMS}/new?like=none")).status, 404);
}

#[test]
fn closed_end_is_fixed() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let (to, id) = opened(&mut ada);
    assert!(ada.get(&to).body.contains("value=\"move\""));
    site.execute("UPDATE sitting SET closes_at = '2020-02-01T00:00:00.000000Z'");
    assert!(!ada.get(&to).body.contains("value=\"move\""));
    let late =
        [("federation", "demo"), ("sitting", id.as_str()), ("act", "move"), ("closes", "2999-01-01T09:30")];
    ada.post("/api/sitting-act", &late);
    let page = ada.get(&to).body;
    assert!(page.contains("its end was not moved") && page.contains("value=\"end\""), "{page}");
}

#[test]
fn monitor_shows_and_acts() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    drop(with_role(&site, "Grace", None));
    let (to, id) = opened(&mut ada);
    let at = format!("{to}/board");
    assert!(ada.get(&at).body.contains("No candidates have joined yet."));
    let attempt = grace_enters(&site);
    let page = ada.get(&at).body;
    assert!(page.contains("Grace") && page.contains("waiting: 1") && page.contains("Admit Grace"), "{page}");
    assert_eq!(board(&mut ada, &id, &attempt, "authorise", "").header("location"), format!("{at}?q=grace"));
    let page = ada.get(&format!("{at}?q=grace")).body;
    assert!(page.contains("One candidate was admitted.") && page.contains("under way: 1"), "{page}");
    assert!(page.contains("0 of 2 answered") && page.contains("Stop the clock of Grace"), "{page}");
    board(&mut ada, &id, "all", "pause", "");
    let page = ada.get(&at).body;
    assert!(page.contains("clock stopped") && page.contains("Restart the clock of Grace"), "{page}");
    board(&mut ada, &id, &attempt, "go_on", "");
    board(&mut ada, &id, &attempt, "add", "10");
    assert!(ada.get(&at).body.contains("10 minutes added"));
    board(&mut ada, &id, &attempt, "add", "1000");
    assert!(ada.get(&at).body.contains("Enter a number of minutes"));
    assert!(ada.get(&format!("{at}?q=nobody")).body.contains("No candidates have joined yet."));
    assert_eq!(
        board(&mut ada, &id, "all", "end", "").header("location"),
        "/lost",
        "that is done to the sitting"
    );
    board(&mut ada, &id, &attempt, "end", "");
    assert!(ada.get(&at).body.contains("ended by an examiner: 1"));
    assert_eq!(board(&mut ada, &id, &attempt, "pause", "").header("location"), format!("{at}?q=grace"));
    assert!(ada.get(&at).body.contains("Nothing was changed"));
}

#[test]
fn monitor_is_notified() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    drop(with_role(&site, "Grace", None));
    let (to, id) = opened(&mut ada);
    let attempt = grace_enters(&site);
    let mut lines = ada.listen(&format!("{to}/board/changes"));
    assert_eq!(lines.next().as_deref(), Some(":"), "it is notified at once");
    board(&mut ada, &id, &attempt, "authorise", "");
    let told: Vec<String> = lines.by_ref().filter(|line| !line.is_empty()).take(2).collect();
    assert_eq!(told, ["event: changed", "data:"]);
    drop(ada);
    drop(site);
    assert_eq!(lines.find(|line| !line.is_empty() && line != ":"), None, "it ended");
}

#[test]
fn monitor_reloads_without_scripts() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let (to, _) = opened(&mut ada);
    let page = ada.get(&format!("{to}/board")).body;
    assert!(page.contains("?again=yes") && !page.contains("http-equiv=\"refresh\""), "{page}");
    let page = ada.get(&format!("{to}/board?again=yes")).body;
    assert!(page.contains("http-equiv=\"refresh\"") && page.contains("Stop refreshing"), "{page}");
}

#[test]
fn examiner_tries_an_open_sitting() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let (to, id) = opened(&mut ada);
    assert!(ada.get(&format!("{to}/test")).body.contains("/api/sitting-test"));
    let sent = ada.post("/api/sitting-test", &[("federation", "demo"), ("sitting", &id)]);
    assert!(sent.header("location").starts_with("/attempt/"), "{sent:?}");
    assert!(ada.get(&format!("{to}/board")).body.contains("examiner’s preview"));
    act(&mut ada, &id, "end");
    let sent = ada.post("/api/sitting-test", &[("federation", "demo"), ("sitting", &id)]);
    assert_eq!(sent.header("location"), format!("{to}/test"));
    assert!(ada.get(&format!("{to}/test")).body.contains("Open the sitting first."));
}
