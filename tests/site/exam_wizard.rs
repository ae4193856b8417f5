//! A whole exam from one form.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor, value_of};
use crate::sittings::EXAMS;
use server::clock::Clock;
use server::roles::Role;
use time::macros::datetime;

const WIZARD: &str = "/federation/demo/exams/wizard";

/// A site on a Wednesday in Oslo, and an examiner who may invite people.
fn site() -> RunningSite {
    let site = RunningSite::plain_at(Clock::standing_at(datetime!(2026-12-02 08:00 UTC)));
    site.execute("UPDATE federation SET zone = 'Europe/Oslo'");
    site
}

fn examiner(site: &RunningSite) -> Visitor<'_> {
    let mut ada = with_role(site, "Ada", Some(Role::Examiner));
    site.grant_role_only("demo", "ada@example.org", Role::CourseLeader);
    ada.sign_in_to("demo", "ada@example.org");
    ada
}

/// The form as shown, with these fields changed.
fn send(ada: &mut Visitor<'_>, run: &str, changed: &[(&str, &str)]) -> Answer {
    let mut fields = vec![
        ("federation", "demo"),
        ("run", run),
        ("who", "listed"),
        ("people", "grace@example.org\nEve Hopper <eve@example.org>"),
        ("opens", "2026-12-05T10:00"),
        ("level", ""),
        ("level_name", "Club Director"),
        ("paper", "fixed"),
        ("pass", "65"),
        ("per_question", "5"),
        ("late", "30"),
        ("name", ""),
        ("code", ""),
        ("entry_code", ""),
    ];
    for (name, value) in changed {
        fields.retain(|(one, _)| one != name);
        fields.push((name, value));
    }
    ada.post("/api/exam-wizard", &fields)
}

/// The id that a new form has.
fn run(ada: &mut Visitor<'_>) -> String {
    value_of(&ada.get(WIZARD).body, "run")
}

/// Numbers of papers, programmes, sittings, people listed, and invitations by email.
fn counts(site: &RunningSite) -> [usize; 5] {
    let rows = site.rows_except(&[]);
    let of = |table: &str| rows.get(table).map_or(0, Vec::len);
    let invited = site.operate(async |server| {
        let all = server.outbox.emails(100).await.expect("readable");
        all.iter().filter(|email| email.kind == "invitation").count()
    });
    [of("paper"), of("programme"), of("sitting"), of("roster"), invited]
}

/// The names of all papers, in order.
fn papers(site: &RunningSite) -> Vec<String> {
    let rows = site.rows_except(&[]).remove("paper").unwrap_or_default();
    let name = |row: &String| row.split('\'').nth(5).unwrap_or_default().to_owned();
    let mut names: Vec<String> = rows.iter().map(name).collect();
    names.sort();
    names
}

#[test]
fn makes_a_whole_exam_once() {
    let site = site();
    drop(with_role(&site, "Grace", None));
    let mut ada = examiner(&site);
    let list = ada.get(EXAMS).body;
    assert!(list.contains(&format!("href=\"{WIZARD}\"")), "the empty list leads there");
    let page = ada.get(WIZARD).body;
    for shown in ["value=\"2026-12-05T10:00\"", "value=\"65\"", "value=\"Club Director\"", "Europe/Oslo"] {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    let run = value_of(&page, "run");
    let made = send(&mut ada, &run, &[]);
    assert_eq!(made.header("location"), format!("{EXAMS}/{run}"), "the sitting has the form's id");
    assert_eq!(counts(&site), [1, 1, 1, 2, 1], "and one of two people is invited to an account");
    let page = ada.follow(&made).body;
    for told in [
        "The exam is made.",
        "2 people were added to the list, 1 of them invited",
        "One person has not yet accepted the invitation",
        "2 people on the list are told by email when you open it",
        "Only people on the list may enter",
        "15 minutes",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(!page.contains("no certificate can rest on it"), "the programme counts it: {page}");
    assert!(!ada.get(made.header("location")).body.contains("The exam is made."), "it is told once");
    let again = send(&mut ada, &run, &[("late", "45"), ("people", "grace@example.org")]);
    assert_eq!(again.header("location"), format!("{EXAMS}/{run}"));
    assert_eq!(counts(&site), [1, 1, 1, 2, 1], "sent twice it is made once");
    let act = [("federation", "demo"), ("sitting", &*run), ("act", "open")];
    let opened = ada.post("/api/sitting-act", &act);
    let page = ada.follow(&opened).body;
    assert!(page.contains("have been told by email"), "{page}");
    let late = send(&mut ada, &run, &[("pass", "80")]);
    assert_eq!(late.header("location"), format!("{EXAMS}/{run}"));
    assert_eq!(counts(&site)[..3], [1, 1, 1], "an open exam stays as it is");
}

#[test]
fn second_exam_is_like_the_first() {
    let site = site();
    drop(with_role(&site, "Grace", None));
    let mut ada = examiner(&site);
    let first = run(&mut ada);
    send(&mut ada, &first, &[]);
    let page = ada.get(WIZARD).body;
    let level = "club-director/club-director";
    assert!(page.contains(&format!("<option value=\"{level}\" selected")), "{page}");
    assert!(page.contains("our “Trial paper”, 6 items"), "{page}");
    let values =
        page.split("<option value=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or_default());
    let own = values.into_iter().find(|value| value.len() == 36).expect("its paper").to_owned();
    let second = run(&mut ada);
    let everyone = [("level", level), ("paper", &*own), ("who", "everyone"), ("people", "")];
    assert_eq!(send(&mut ada, &second, &everyone).header("location"), WIZARD);
    assert!(ada.get(WIZARD).body.contains("Another exam with this code, “Club Director”, is on"));
    let like = [&everyone[..], &[("opens", "2026-12-12T10:00")]].concat();
    assert_eq!(send(&mut ada, &second, &like).header("location"), format!("{EXAMS}/{second}"));
    assert_eq!(counts(&site)[..3], [1, 1, 2], "nothing is made that is there");
    let page = ada.get(&format!("{EXAMS}/{second}")).body;
    assert!(page.contains("/exam/demo.club-director"), "the code is that of the level: {page}");
    let third = run(&mut ada);
    let stricter = [&everyone[..], &[("opens", "2026-12-19T10:00"), ("pass", "80")]].concat();
    send(&mut ada, &third, &stricter);
    assert_eq!(counts(&site)[..3], [2, 1, 3], "another pass mark is another paper");
    assert_eq!(papers(&site), ["Trial paper", "Trial paper, pass mark 80 %"]);
    let fourth = run(&mut ada);
    let like = [&everyone[..], &[("opens", "2026-12-26T10:00"), ("pass", "80")]].concat();
    send(&mut ada, &fourth, &like);
    assert_eq!(papers(&site).len(), 2, "the one made for the third");
    // A paper of that name has been changed since, and the template is taken again.
    site.execute("UPDATE paper SET file = file || '# changed' WHERE name LIKE '%80%'");
    let (fifth, sixth) = (run(&mut ada), run(&mut ada));
    let like = [&everyone[..], &[("opens", "2027-01-02T10:00"), ("pass", "80")]].concat();
    send(&mut ada, &fifth, &like);
    let of_bank = [("paper", "fixed"), ("opens", "2027-01-09T10:00"), ("pass", "70")];
    send(&mut ada, &sixth, &[&everyone[..], &of_bank].concat());
    let named = [
        "Trial paper",
        "Trial paper, pass mark 70 %",
        "Trial paper, pass mark 80 %",
        "Trial paper, pass mark 80 % (2)",
    ];
    assert_eq!(papers(&site), named, "no two alike");
}

#[test]
fn reports_faults_beside_fields_and_keeps_what_was_typed() {
    let site = site();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let run = run(&mut ada);
    let people: String =
        (0..200).map(|n| format!("Someone With A Name <someone{n}@example.org>\n")).collect();
    let sent =
        send(&mut ada, &run, &[("people", &people), ("opens", "soon"), ("pass", "0"), ("code", "A b")]);
    assert_eq!(sent.header("location"), WIZARD);
    let page = ada.follow(&sent).body;
    for fault in ["opens", "pass", "people", "code"] {
        assert!(page.contains(&format!("id=\"{fault}-fault\"")), "{fault}: {page}");
    }
    assert!(page.contains("someone0@example.org has no account, and your role does not invite people"));
    assert!(page.contains("someone199@example.org"), "a long list comes back whole");
    assert_eq!(value_of(&page, "run"), run, "and the form is the same one");
    assert!(page.contains("value=\"soon\"") && page.contains("value=\"A b\""), "{page}");
    assert_eq!(counts(&site), [0; 5], "nothing is made");
    let page = |ada: &mut Visitor<'_>, changed: &[(&str, &str)]| {
        let sent = send(ada, &run, changed);
        ada.follow(&sent).body
    };
    assert!(page(&mut ada, &[("people", "")]).contains("Enter at least one person"));
    assert!(page(&mut ada, &[("people", "77")]).contains("has the member number 77"));
    let everyone = [("who", "everyone"), ("people", ""), ("paper", "nothing"), ("level", "x/y")];
    let body = page(&mut ada, &everyone);
    assert!(body.contains("Choose a paper.") && body.contains("Choose a certificate that asks for an exam."));
    let past = [("who", "everyone"), ("people", ""), ("opens", "2026-11-02T10:00")];
    assert!(page(&mut ada, &past).contains("the exam would be over already"));
    let grace = with_role(&site, "Grace", None).get(WIZARD).status;
    assert_eq!(grace, 403);
}

#[test]
fn tells_what_exists_when_the_rest_fails() {
    let site = site();
    drop(with_role(&site, "Grace", None));
    let mut ada = examiner(&site);
    let run = run(&mut ada);
    site.execute("CREATE TRIGGER broken BEFORE INSERT ON sitting BEGIN SELECT RAISE(ABORT, 'broken'); END");
    let sent = send(&mut ada, &run, &[]);
    assert_eq!(sent.header("location"), WIZARD);
    let page = ada.follow(&sent).body;
    for told in ["What exists already", "not yet", "/federation/demo/programmes/", "Eve Hopper", "not whole"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert_eq!(counts(&site)[..3], [1, 1, 0]);
    site.execute("DROP TRIGGER broken");
    site.execute("CREATE TRIGGER broken BEFORE INSERT ON roster BEGIN SELECT RAISE(ABORT, 'broken'); END");
    let sent = send(&mut ada, &run, &[]);
    let page = ada.follow(&sent).body;
    assert!(page.contains(&format!("href=\"{EXAMS}/{run}\"")) && !page.contains("not yet</"), "{page}");
    site.execute("DROP TRIGGER broken");
    let sent = send(&mut ada, &run, &[]);
    assert_eq!(sent.header("location"), format!("{EXAMS}/{run}"));
    assert_eq!(counts(&site), [1, 1, 1, 2, 1], "nothing is made twice");
}
