//! The progress page, with few answers and with many.

use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::marked_answers::read;
use server::clock::Clock;
use std::time::Instant;
use time::Duration;
use time::macros::datetime;

#[test]
fn confident_errors_come_first() {
    let site = RunningSite::plain_at(Clock::standing_at(datetime!(2026-03-01 09:30 UTC)));
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    assert!(!ada.get("/me").body.contains("id=\"sure\""), "nothing has been answered");
    for (id, confidence) in [("r006", "sure"), ("c001", "guess"), ("r007", "")] {
        let mut fields = ada.chosen(id);
        fields.push(("confidence".to_owned(), confidence.to_owned()));
        assert!(ada.send(&fields).header("location").starts_with("/answer/"), "{id}");
    }
    let page = ada.get("/me").body;
    let sure =
        page.split("id=\"sure\"").nth(1).and_then(|rest| rest.split("</ul>").next()).expect("the list");
    assert!(sure.contains("/scenario/r006/variant") && sure.contains("href=\"/answer/"), "{sure}");
    assert!(!sure.contains("c001") && !sure.contains("r007"), "one was not sure of these: {sure}");
    let calibration = page.split("id=\"calibration\"").nth(1).and_then(|rest| rest.split("</figure>").next());
    let calibration = calibration.expect("a plot");
    for told in ["Sure: one answer", "Guessing: one answer", "Not stated: one answer"] {
        assert!(calibration.contains(told), "{told}: {calibration}");
    }
    assert!(page.contains("One day with answers."), "{page}");
}

#[test]
fn every_plot_has_a_table() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    ada.answer("r006");
    let page = ada.get("/me").body;
    let figures: Vec<&str> =
        page.split("<figure").skip(1).filter_map(|rest| rest.split("</figure>").next()).collect();
    assert_eq!(figures.len(), 2, "answers a day and marks over time");
    for figure in &figures {
        assert!(
            figure.contains("role=\"img\"") && figure.contains("<text") && figure.contains("<table"),
            "{figure}"
        );
        assert!(!figure.contains("style="), "the policy of the site refuses styles on elements");
    }
    let map = page.split("class=\"law-map\"").nth(1).and_then(|rest| rest.split("law-legend").next());
    let map = map.expect("the map");
    let rows = page.split("class=\"progress\"").nth(1).and_then(|rest| rest.split("</table>").next());
    let laws = rows.expect("the table").matches("<th scope=\"row\"").count();
    assert_eq!(map.matches("class=\"law\"").count(), laws, "each law of the table is on the map");
    assert_eq!(map.matches("class=\"law-cell ").count(), laws);
}

#[test]
fn leads_to_the_next_requirement() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let toward = |ada: &mut Visitor<'_>| {
        let page = ada.get("/me").body;
        let line = page.split("class=\"toward\">").nth(1).and_then(|rest| rest.split("</p>").next());
        let line = line.unwrap_or_default().to_owned();
        let to = line.split('"').nth(1).unwrap_or_default().to_owned();
        (read(&line), to)
    };
    for (left, text) in
        [(4, "4 more scenarios"), (3, "3 more scenarios"), (2, "2 more"), (1, "One more scenario")]
    {
        let (line, to) = toward(&mut ada);
        assert!(line.starts_with(text) && line.contains("to the next requirement: Club Director"), "{line}");
        let page = ada.get(&to).body;
        assert!(!page.contains("Counts for practice, not"), "{left}: {to}");
        let mut id = to.trim_start_matches("/scenario/").to_owned();
        while !id.is_empty() {
            let saved = ada.answer(&id);
            let marked = ada.follow(&saved).body;
            let next = marked.split("What happened next").next().filter(|before| before.len() < marked.len());
            let next = next.and_then(|before| before.rsplit("href=\"/scenario/").next());
            id = next.and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned();
        }
    }
    // The first requirement has its scenarios, whatever their marks: the next one is of claims.
    let (line, to) = toward(&mut ada);
    assert!(line.starts_with("4 more scenarios") && to.starts_with("/scenario/c"), "{line} {to}");
    site.earn("ada@example.org");
    assert_eq!(toward(&mut ada), (String::new(), String::new()), "nothing is needed");
}

/// Prints the duration of pages with two thousand answers: `cargo test --test site thousand --
/// --nocapture`.
#[test]
fn two_thousand_answers_fit() {
    let clock = Clock::standing_at(datetime!(2026-03-01 09:30 UTC));
    let site = RunningSite::plain_at(clock.clone());
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let fields = ada.chosen("r006");
    ada.send(&fields);
    // The same answer to many scenarios, over four hundred days: the benchmark is of reading, not
    // marking.
    site.execute(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1999)
         INSERT INTO answer (federation_id, account_id, id, scenario, scenario_digest, answer, edition, engine,
                             mark, components, answered_at, confidence)
         SELECT federation_id, account_id, randomblob(16), printf('r%03d', i % 130 + 1), scenario_digest, \
         answer, edition,
                engine, i % 11 * 100, components,
                strftime('%Y-%m-%dT%H:%M:%S', answered_at, '-' || (i / 5) || ' days', \
                '-' || i || ' seconds') || '.000000Z',
                CASE i % 4 WHEN 0 THEN 'sure' WHEN 1 THEN 'fairly_sure' WHEN 2 THEN 'guess' END
         FROM answer, n",
    );
    let plan = [("active", "yes"), ("exam", "2026-04-01"), ("zone", "Europe/Oslo"), ("retention", "900")];
    ada.post("/api/plan", &plan);
    clock.advance(Duration::minutes(1));
    for path in [
        "/me",
        "/practice",
        "/practice/mistakes",
        "/practice/due",
        "/scenario/r006",
        "/scenario/r006?list=due",
    ] {
        let mut took: Vec<_> = (0..5)
            .map(|_| {
                #[expect(clippy::disallowed_methods, reason = "what is measured is the time it takes")]
                let begun = Instant::now();
                assert_eq!(ada.get(path).status, 200, "{path}");
                begun.elapsed()
            })
            .collect();
        took.sort();
        println!("{path}: median {:?}", took[2]);
    }
    let page = ada.get("/me").body;
    assert!(page.contains("400 days in a row"), "five answers a day for four hundred days: {page}");
}

/// A signed-in user's page makes many queries. Its parts are awaited in sequence, and none may hold
/// a connection meanwhile.
#[test]
fn many_pages_share_the_database() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let cookies = ada.cookies();
    std::thread::scope(|scope| {
        for page in ["/me", "/account"].into_iter().cycle().take(24) {
            let (site, cookies) = (&site, cookies.clone());
            scope.spawn(move || {
                let mut visitor = Visitor::with_cookies(site, cookies);
                for _ in 0..4 {
                    assert_eq!(visitor.get(page).status, 200, "{page}");
                }
            });
        }
    });
}
