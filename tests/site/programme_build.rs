//! Programmes built from levels and requirements, and simulated on people.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::html::draft_fields;
use crate::programmes::{create_programme, offer, write};
use bank::Programme;
use server::roles::Role;
use std::collections::BTreeMap;
use std::time::Instant;

const RICH: &str = "id = \"county\"
name = \"County <one>\"
names = { fr = \"Comté\" }
edition = \"2017\"

[[levels]]
id = \"club\"
name = \"Club\"
validity = { years = 2 }
examiners = 2
bands = { merit = \"80 %\", distinction = \"90,5 %\" }

[[levels.requires]]
family = \"rotation\"
scenarios = 4
mean = \"70 %\"
floor = \"50 %\"

[[levels.requires]]
lessons = [{ law = \"30\", scenarios = 3 }, { family = \"claim\", scenarios = 4 }]
mean = \"70 %\"

[[levels.requires]]
exam = { paper = \"spring\", mark = 300, sections = { closed = \"50 %\" }, critical = true, within_days = 365 }

[[levels]]
id = \"region\"
name = \"Region\"
prerequisites = [\"club\"]

[[levels.requires]]
any = [
  { practical = { sessions = 5, hours = 20 } },
  { all = [{ practical = { sessions = 2, cosigned = false } }, { oral = { mark = \"60 %\" } }] },
]

[levels.renewal]
refresher = {}
delta = { mark = \"60 %\" }
opens_days = 90
grace_days = 30
";

fn examiner(site: &RunningSite) -> Visitor<'_> {
    with_role(site, "Ada", Some(Role::Examiner))
}

/// A programme with this file, in its second version.
fn programme(ada: &mut Visitor<'_>, text: &str) -> String {
    let at = create_programme(ada, "");
    assert_eq!(write(ada, &at, "1", text), at);
    at
}

fn form(ada: &mut Visitor<'_>, at: &str) -> BTreeMap<String, String> {
    draft_fields(&ada.get(at).body)
}

/// Sends the form with a button; returns where it leads.
fn send(ada: &mut Visitor<'_>, at: &str, form: &BTreeMap<String, String>, seen: &str, edit: &str) -> String {
    let id = at.rsplit('/').next().unwrap_or_default();
    let mut fields = vec![("federation", "demo"), ("programme", id), ("seen", seen), ("edit", edit)];
    fields.extend(form.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    ada.post("/api/programme-rows", &fields).header("location").to_owned()
}

fn file(ada: &mut Visitor<'_>, at: &str) -> String {
    ada.get(&format!("{at}/programme.toml")).body
}

/// The number of the version that a page would replace.
fn seen(ada: &mut Visitor<'_>, at: &str) -> String {
    let body = ada.get(at).body;
    let rest = body.split("name=\"seen\" value=\"").nth(1).expect("a form");
    rest.split('"').next().unwrap_or_default().to_owned()
}

fn levels(text: &str) -> String {
    let read = Programme::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    format!("{:?} {:?} {:?} {:?}", read.id, read.name, read.names, read.levels)
}

#[test]
fn sentences_say_what_the_file_says() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let at = programme(&mut ada, &format!("# ours\n{RICH}"));
    let page = ada.get(&at).body;
    assert!(page.contains("has comments") && page.contains("Level 2"), "{page}");
    assert!(page.contains("spring (no exam has this code yet)"), "{page}");
    assert!(page.contains("no exam with the code spring yet"), "{page}");
    for lang in ["en", "fr", "it", "nb"] {
        let page = ada.get(&format!("{at}?lang={lang}")).body;
        for raw in [">build-", "\"build-", ">draft-", "\"draft-", "{ $", "\u{e000}"] {
            assert!(!page.contains(raw), "{lang}: {raw} in {page}");
        }
    }
    let sent = form(&mut ada, &at);
    assert_eq!(sent["at[levels.0.requires.2.exam.mark]"], "30", "per cent, not thousandths");
    assert_eq!(
        (&*sent["at[levels.0.requires.0.scope]"], &*sent["at[levels.0.bands.distinction]"]),
        ("rotation", "90,5")
    );
    assert_eq!(sent["at[levels.1.prerequisites.0]"], "club");
    send(&mut ada, &at, &sent, "2", "");
    let saved = file(&mut ada, &at);
    assert_eq!(levels(&saved), levels(RICH), "{saved}");
    let page = ada.get(&at).body;
    assert!(!page.contains("has comments") && page.contains("The programme has been saved."), "{page}");
    let again = form(&mut ada, &at);
    assert_eq!(again, sent);
    send(&mut ada, &at, &again, "3", "");
    assert!(ada.get(&at).body.contains("Nothing was changed."));
}

#[test]
fn every_edit_is_stored_with_what_was_typed() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let at = create_programme(&mut ada, "");
    let mut edit = |text: &str, typed: &[(&str, &str)]| {
        let mut sent = form(&mut ada, &at);
        sent.extend(typed.iter().map(|(name, value)| (format!("at[{name}]"), (*value).to_owned())));
        let seen = seen(&mut ada, &at);
        let to = send(&mut ada, &at, &sent, &seen, text);
        to.strip_prefix(&at).unwrap_or(&to).to_owned()
    };
    let need = "levels.0.requires";
    assert_eq!(
        edit("add levels.0.requires.1 practice", &[("levels.0.requires.0.exam.mark", "65")]),
        "#levels-0-requires-1"
    );
    assert_eq!(edit("up levels.0.requires.1", &[]), "#levels-0-requires-0");
    assert_eq!(edit(&format!("add {need}.2 any"), &[]), "#levels-0-requires-2");
    assert_eq!(edit(&format!("add {need}.2.any.1 oral"), &[]), "#levels-0-requires-2-any-1");
    assert_eq!(edit("add levels.0.renewal.refresher.0", &[]), "#levels-0-renewal-refresher-0");
    assert_eq!(edit("add levels.1", &[]), "#levels-1");
    assert_eq!(
        edit(
            "",
            &[
                ("levels.1.name", "Region"),
                ("levels.1.prerequisites.0", "club"),
                ("levels.1.requires.0.exam.paper-new", "autumn")
            ]
        ),
        ""
    );
    let text = file(&mut ada, &at);
    let read = Programme::read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let said: Vec<usize> = read.levels.iter().map(|level| level.requires.len()).collect();
    assert_eq!(said, [3, 1], "{text}");
    assert!(text.contains("exam = { mark = \"65 %\" }") && text.contains("paper = \"autumn\""), "{text}");
    assert_eq!(read.levels[1].prerequisites, ["club"]);
    let page = ada.get(&at).body;
    assert!(
        page.contains("At least") && page.contains("value=\"offer\"") && page.contains("autumn (no exam"),
        "{page}"
    );
    assert_eq!(send(&mut ada, &at, &BTreeMap::new(), "1", ""), at, "a part of the form changes nothing");
    assert_eq!(file(&mut ada, &at), text);
}

#[test]
fn faults_come_back_at_their_fields_with_what_was_typed() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let at = programme(&mut ada, RICH);
    let mut sent = form(&mut ada, &at);
    for (name, text) in [
        ("levels.0.requires.0.mean", "much <b>"),
        ("levels.0.requires.0.scenarios", "9999"),
        ("levels.0.validity.inactive_years", "3"),
        ("levels.0.name", ""),
        ("levels.1.requires.0.any.1.all.1.oral.mark", "101"),
    ] {
        sent.insert(format!("at[{name}]"), text.to_owned());
    }
    send(&mut ada, &at, &sent, "2", "");
    let page = ada.get(&at).body;
    for wanted in [
        "saved with its faults",
        "5 things need your attention",
        "Level 1, Name: this field is required",
        "Level 1, requirement 1, Lowest mean, in %: ",
        "Level 1, requirement 1, Number of scenarios: ",
        "Give years of validity, or years of inactivity, but not both.",
        "Level 2, requirement 1, requirement 2, requirement 2, Lowest mark, in %: ",
        "href=\"#levels-0-requires-0-mean\"",
        "id=\"levels-1-requires-0-any-1-all-1-oral-mark-fault\"",
        "value=\"much &lt;b&gt;\"",
    ] {
        assert!(page.contains(wanted), "{wanted} in {page}");
    }
    assert!(!page.contains("value=\"offer\""), "it cannot be offered like this");
    assert_eq!(form(&mut ada, &at), sent);
}

#[test]
fn concurrent_forms_are_both_stored() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let mut mary = with_role(&site, "Mary", Some(Role::Admin));
    let at = programme(&mut ada, RICH);
    let (mut mine, mut hers) = (form(&mut ada, &at), form(&mut mary, &at));
    hers.insert("at[levels.0.name]".to_owned(), "Hers".to_owned());
    mine.insert("at[levels.0.name]".to_owned(), "Mine".to_owned());
    assert_eq!(send(&mut mary, &at, &hers, "2", ""), at);
    let beside = send(&mut ada, &at, &mine, "2", "keep levels.0");
    assert_eq!(beside, format!("{at}?text=4#levels-0"));
    let page = ada.get(beside.split('#').next().unwrap()).body;
    assert!(page.contains("Another person has saved changes") && page.contains("value=\"Mine\""), "{page}");
    assert!(page.contains("<h3>Hers<") && page.contains("name=\"seen\" value=\"3\""), "{page}");
}

#[test]
fn programmes_begin_like_others() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let at = programme(&mut ada, RICH);
    let own = at.rsplit('/').next().unwrap_or_default().to_owned();
    let mut make = |word: &str, like: &str| {
        let new = [("federation", "demo"), ("name", "Again"), ("word", word), ("like", like)];
        ada.post("/api/programme", &new).header("location").to_owned()
    };
    let (again, bank) = (make("again", &own), make("bank", "golf"));
    assert_eq!(make("none", "nothing"), "/federation/demo/programmes");
    let page = ada.get("/federation/demo/programmes").body;
    assert!(
        page.contains("That programme cannot be copied.") && page.contains("The same as County"),
        "{page}"
    );
    let text = file(&mut ada, &again);
    assert!(text.starts_with("id = \"again\"\nname = \"Again\"\nedition = \"2017\"\n"), "{text}");
    assert_eq!(Programme::read(&text).unwrap().levels, Programme::read(RICH).unwrap().levels);
    let text = file(&mut ada, &bank);
    assert!(text.contains("merit = \"80 %\"") && !text.contains("example") && !text.contains('#'), "{text}");
}

#[test]
fn programmes_belong_to_their_authors() {
    let site = RunningSite::plain();
    let (mut ada, mut grace) = (examiner(&site), with_role(&site, "Grace", None));
    let at = programme(&mut ada, RICH);
    let sent = form(&mut ada, &at);
    assert_eq!(send(&mut grace, &at, &sent, "2", "remove levels.0"), "/refused");
    for page in ["", "/simulation", "/programme.toml"] {
        assert_ne!(grace.get(&format!("{at}{page}")).status, 200, "{page}");
    }
    assert_eq!(file(&mut ada, &at), RICH);
}

/// Gives ten people the certificate, unsigned.
const HELD: &str = "PRAGMA foreign_keys = OFF;
    INSERT INTO certificate (federation_id, id, account_id, subject, holder, issuer, programme, programme_name, \
    level, level_name, edition, grounds, issued_at, issued_on, status_list, status_index, key_number, state, \
    state_at, reminded)
    SELECT federation_id, randomblob(16), id, randomblob(16), name, '', 'county', 'County', 'club', 'Club', \
    '2017', '{}', created_at, '2026-01-01', 1, row_number() OVER (), 1, 'valid', created_at, 0
    FROM account WHERE name BETWEEN 'Person 0200' AND 'Person 0209'";

/// Prints the duration: `cargo test --test site simulation_counts -- --nocapture`.
#[test]
fn simulation_counts_real_people() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    ada.answer("r006");
    site.execute(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
         INSERT INTO account (federation_id, id, email, name, password_hash, created_at)
         SELECT federation_id, randomblob(16), 'p' || i || '@example.org', printf('Person %04d', i), '', created_at
         FROM account, n WHERE name = 'Ada';
         WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
         INSERT INTO answer (federation_id, account_id, id, scenario, scenario_digest, answer, edition, \
         engine, mark, components, answered_at, confidence)
         SELECT o.federation_id, o.id, randomblob(16), printf('r%03d', i), scenario_digest, answer, edition, \
         engine, CASE WHEN o.name <= 'Person 0120' THEN 500 ELSE 900 END, components, answered_at, confidence
         FROM answer, account o, n WHERE o.name BETWEEN 'Person 0001' AND 'Person 0300'",
    );
    let file = |mean: u16| {
        format!(
            "id = \"county\"\nname = \"County\"\n[[levels]]\nid = \"club\"\nname = \"Club\"\n[[levels.requires]]\n\
             family = \"rotation\"\nscenarios = 4\nmean = \"{mean} %\"\n"
        )
    };
    let at = programme(&mut ada, &file(80));
    let simulation = format!("{at}/simulation");
    let alone = ada.get(&simulation).body;
    assert!(alone.contains("With these rules 180 of 301 would pass."), "{alone}");
    assert!(
        alone.contains("nothing to compare with")
            && alone.contains("121 people do not meet it; 121 fail on this alone."),
        "{alone}"
    );
    assert!(alone.contains("699 people without practice, exams and sessions are left out."), "{alone}");
    assert!(alone.contains("at most 1000 by name") || alone.contains("at most 1,000 by name"), "{alone}");
    offer(&mut ada, &at, "2", "offer");
    assert!(ada.get(&simulation).body.contains("This is the text that is offered now."));
    write(&mut ada, &at, "2", &file(40));
    #[expect(clippy::disallowed_methods, reason = "what is measured is the time it takes")]
    let began = Instant::now();
    let milder = ada.get(&simulation).body;
    println!("a thousand people, 300 with 30 answers each: {:?}", began.elapsed());
    for wanted in [
        "With these rules 300 of 301 would pass.",
        "By the text that is offered now, 180 of 301 pass.",
        "120 people would pass who do not now",
        ">Person 0120<",
    ] {
        assert!(milder.contains(wanted), "{wanted} in {milder}");
    }
    assert!(!milder.contains(">Person 0121<") && !milder.contains("passes now and would not"), "{milder}");
    write(&mut ada, &at, "3", &file(95));
    let stricter = ada.get(&simulation).body;
    assert!(stricter.contains("With these rules 0 of 301 would pass."), "{stricter}");
    assert!(stricter.contains("180 people pass now and would not"), "{stricter}");
    // Ten of those who would lose hold the certificate, which no rules take away.
    site.execute(HELD);
    let held = ada.get(&simulation).body;
    for wanted in [
        "Of 291 who do not hold this certificate, 0 would pass with these rules.",
        "10 people hold it, and keep it under any rules.",
        "170 people pass now and would not",
    ] {
        assert!(held.contains(wanted), "{wanted} in {held}");
    }
    let next = stricter.split("rel=\"next\"").next().and_then(|before| before.rsplit("href=\"").next());
    let next = next.and_then(|rest| rest.split('"').next()).expect("a way on").replace("&amp;", "&");
    let second = ada.get(&next).body;
    assert!(second.contains("Nobody here has practised") && !second.contains("rel=\"next\""), "{second}");
    assert!(ada.get(&format!("{simulation}?text=2")).body.contains("This is the text that is offered now."));
    write(&mut ada, &at, "4", "id = \"county\"\n");
    assert!(ada.get(&simulation).body.contains("Correct the faults of the programme first."));
}
