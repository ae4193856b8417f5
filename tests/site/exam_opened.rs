//! What opening the pages of an exam writes: only that they were opened.
//!
//! Without scripts this is the only record of the pages a candidate has seen and of their presence,
//! so it is written like the last use of a session. It changes no answer, no mark, no clock and no
//! state.

use crate::forms::fixtures::Fixtures;
use crate::roles::clients::HOME;
use crate::roles::table::{ROWS, Verb};
use server::roles::Role;
use std::collections::BTreeMap;

/// All tables, without the last time that a candidate was seen, and without log entries of exports.
pub fn stored_rows(fixtures: &Fixtures) -> BTreeMap<String, Vec<String>> {
    let mut kept = fixtures.clients().site().rows_except(&["session", "audit_head", "attempt_page"]);
    kept.get_mut("audit")
        .expect("the log")
        .retain(|entry| !["-exported", "-printed"].iter().any(|deed| entry.contains(deed)));
    for row in kept.get_mut("attempt").expect("attempts") {
        // It ends in the time of the last signal, the device, whether scripts sent it, and its number in
        // a hall.
        let mut words: Vec<&str> = row.split(' ').collect();
        words.remove(words.len() - 4);
        *row = words.join(" ");
    }
    kept
}

fn pages_seen(fixtures: &Fixtures) -> Vec<String> {
    fixtures.clients().site().rows_except(&[]).remove("attempt_page").expect("pages")
}

#[test]
fn viewing_records_only_the_view() {
    let fixtures = Fixtures::prepare();
    let clients = fixtures.clients();
    let (before, seen) = (stored_rows(&fixtures), pages_seen(&fixtures));
    let mut opened = 0;
    for row in ROWS.iter().filter(|row| row.way == Verb::Get) {
        for (at, mut visitor) in fixtures.browsers().into_iter().enumerate() {
            let who = clients.each().nth(at).unwrap_or_else(|| clients.with_role(Role::Trainee));
            for path in fixtures.pages(&clients.fill(&row.asks, who, HOME, true)) {
                opened += u32::from(visitor.get(&path).status == 200);
            }
        }
    }
    assert!(opened > 200, "{opened}");
    assert_eq!(stored_rows(&fixtures), before);
    let after = pages_seen(&fixtures);
    assert!(seen.iter().all(|page| after.contains(page)), "earlier views are unchanged");
    let new: Vec<_> = after.iter().filter(|page| !seen.contains(page)).collect();
    let under_way = fixtures.under_way().replace('-', "");
    assert_eq!(new.len(), 1, "{new:?}");
    assert!(new[0].to_lowercase().contains(&under_way) && new[0].ends_with(" 0 0 '' NULL"), "{new:?}");
}
