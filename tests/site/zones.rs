//! Times on pages, in the zone of the federation they belong to.

use crate::forms::fixtures::Fixtures;
use crate::roles::clients::HOME;
use crate::roles::table::{ROWS, Verb};
use server::roles::Role;

#[test]
fn every_page_shows_the_federations_time() {
    let fixtures = Fixtures::prepare();
    let clients = fixtures.clients();
    clients.site().execute("UPDATE federation SET zone = 'Europe/Oslo'");
    // Written in the earlier zone.
    clients.site().execute("DELETE FROM mail");
    let mut told = 0;
    for row in ROWS.iter().filter(|row| row.way == Verb::Get) {
        for (at, mut visitor) in fixtures.browsers().into_iter().enumerate() {
            let who = clients.each().nth(at).unwrap_or_else(|| clients.with_role(Role::Trainee));
            for path in fixtures.pages(&clients.fill(&row.asks, who, HOME, true)) {
                // A table for other programs has times in UTC, as its heading says.
                if path.ends_with(".csv") {
                    continue;
                }
                let page = visitor.get(&path);
                // The two forms that a time in UTC would have.
                assert!(
                    !page.body.contains("(UTC)") && !page.body.contains(" UTC<"),
                    "{path}: {}",
                    page.body
                );
                told += usize::from(page.body.contains("(Europe/Oslo)"));
            }
        }
    }
    assert!(told > 20, "{told} pages have a time");
}
