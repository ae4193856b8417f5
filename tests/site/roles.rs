//! Permissions: every page, server function and other route, requested by each kind of user, in
//! their own federation and another, for themselves and for others. Each gets what the route table
//! says, and a route without an example fails.

pub mod clients;
pub mod examples;
pub mod table;

use crate::harness::visitor::{Answer, Visitor};
use clients::{Client, Clients, HOME, OTHER};
use examples::Found;
use server::roles::{Action, Whose};
use site::routes::Access;
use table::{ROWS, Row, Verb};

/// The kind of response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// The requested object.
    Got,
    /// A redirect to sign-in.
    SignIn,
    /// A refusal.
    Refused,
    /// Not found.
    Lost,
    /// This status for all.
    Status(u16),
}

impl Outcome {
    fn of(row: &Row, answer: &Answer) -> Self {
        let to = answer.header("location");
        if row.status_of_all(false).is_some() {
            return Outcome::Status(answer.status);
        }
        match (answer.status, row.way) {
            (200, Verb::Get) => Outcome::Got,
            (301..=308, _) if to == "/sign-in" || to.starts_with("/sign-in?") => Outcome::SignIn,
            (303, Verb::Post) if to == "/refused" => Outcome::Refused,
            (303, Verb::Post) if to == "/lost" => Outcome::Lost,
            (303, Verb::Post) => Outcome::Got,
            (403, _) => Outcome::Refused,
            (404, _) => Outcome::Lost,
            (status, _) => Outcome::Status(status),
        }
    }

    fn expected(row: &Row, who: &Client, federation: &str, own: bool) -> Self {
        if let Some(status) = row.status_of_all(who.is_visitor()) {
            return Outcome::Status(status);
        }
        if who.is_visitor() && !matches!(row.opens_for, Access::Token(_)) {
            return Outcome::SignIn;
        }
        if row.found == Found::Unread {
            return Outcome::Lost;
        }
        let own = own && row.is_about_a_person();
        // In another federation every account is another user's.
        let elsewhere = federation != HOME && row.mentions("{person}") && own;
        let whose = if own && federation == HOME { Whose::Own } else { Whose::Others };
        let holds =
            |action: Action, whose| action.roles(whose).each().any(|role| who.holds(role, federation));
        let (may, is_there) = match row.opens_for {
            Access::Everybody | Access::SignedIn => (true, true),
            Access::Owner | Access::OwnerOr(_) => (true, own),
            Access::May(action) => (holds(action, whose), !elsewhere),
            Access::OnSelf(action) => (holds(action, Whose::Own), true),
            // Sessions open nothing that is for tokens.
            Access::Token(_) => return Outcome::Status(401),
        };
        match may {
            false => Outcome::Refused,
            true if is_there && row.found == Found::There => Outcome::Got,
            true => Outcome::Lost,
        }
    }
}

#[test]
fn permissions_by_role() {
    let clients = Clients::gather();
    let (mut wrong, mut asked) = (Vec::new(), 0);
    for row in ROWS.iter() {
        for who in clients.each() {
            let federations: &[&str] = if row.mentions("{code}") { &[HOME, OTHER] } else { &[HOME] };
            let persons: &[bool] = if row.is_about_a_person() { &[true, false] } else { &[true] };
            for (federation, own) in
                federations.iter().flat_map(|one| persons.iter().map(move |own| (*one, *own)))
            {
                let answer = clients.ask(row, who, federation, own);
                let (got, expected) =
                    (Outcome::of(row, &answer), Outcome::expected(row, who, federation, own));
                asked += 1;
                if got != expected {
                    let (to, whose) =
                        (answer.header("location"), if own { "own" } else { "somebody else’s" });
                    wrong.push(format!(
                        "{:?} {} by {} in {federation}, {whose}: {got:?} ({} {to}), not {expected:?}",
                        row.way,
                        row.at,
                        who.name(),
                        answer.status
                    ));
                }
            }
        }
    }
    eprintln!("{asked} asked");
    assert!(wrong.is_empty(), "{} of {asked}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn posts_are_not_gets() {
    let clients = Clients::gather();
    let operator = clients.each().last().expect("a person");
    for row in ROWS.iter().filter(|row| row.way == Verb::Post) {
        let got = clients.visitor(operator).get(row.at).status;
        assert!(matches!(got, 404 | 405), "GET {}: {got}", row.at);
        for headers in [
            [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")],
            [("sec-fetch-site", "same-site"), ("origin", "https://sub.elsewhere.example")],
        ] {
            let fields = row.filled(&clients, operator, HOME, false);
            let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            // Each on its own connection: a refused body is not read to its end.
            let refused = clients.visitor(operator).post_with(row.at, &fields, &headers);
            assert_eq!(refused.status, 403, "{} {headers:?}", row.at);
        }
    }
}

#[test]
fn get_changes_nothing() {
    // No exam is running here: `exam_opened.rs` has those pages.
    let clients = Clients::gather();
    // Any request may record the last use of a session, an export is logged, and a minute may pass.
    let exported =
        ["data-exported", "course-exported", "people-exported", "certificates-exported", "results-exported"];
    let is_file = |entry: &String| exported.iter().any(|deed| entry.contains(deed));
    let stored_rows = || {
        let mut kept = clients.site().rows_except(&["session", "audit_head"]);
        kept.get_mut("audit").expect("the log").retain(|entry| !is_file(entry));
        kept.get_mut("throttle").expect("limits").retain(|entry| !entry.contains("'sweep'"));
        kept
    };
    for who in clients.each() {
        let before = stored_rows();
        for row in ROWS.iter().filter(|row| row.way == Verb::Get) {
            for own in [true, false] {
                clients.ask_as(&mut clients.visitor(who), row, who, HOME, own);
            }
        }
        assert_eq!(stored_rows(), before, "by {}", who.name());
    }
}

#[test]
fn redirects_stay_on_the_site() {
    let clients = Clients::gather();
    let operator = clients.each().last().expect("a person");
    let trainee = clients.each().nth(1).expect("a person");
    // Routes for tokens do not redirect.
    let is_form = |row: &&Row| row.way == Verb::Post && !matches!(row.opens_for, Access::Token(_));
    for row in ROWS.iter().filter(is_form) {
        for evil in
            ["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "javascript:x"]
        {
            let fields = row.filled(&clients, operator, HOME, false);
            let mut fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            fields.retain(|(name, _)| *name != "next");
            fields.push(("next", evil));
            // A form that ends a session gets its own.
            let mut visitor = match row.ends {
                true => clients.with_new_session(trainee),
                false => clients.visitor(operator),
            };
            let answer = visitor.post(row.at, &fields);
            let to = answer.header("location");
            let home = to.starts_with('/') && !to.starts_with("//") && !to.contains(['\\', '\t']);
            assert!(home || (to.is_empty() && answer.status == 400), "{} with {evil}: {answer:?}", row.at);
        }
    }
}

impl Clients {
    /// The response to this user at this route.
    fn ask(&self, row: &Row, who: &Client, federation: &str, own: bool) -> Answer {
        let mut visitor = if row.ends { self.with_new_session(who) } else { self.visitor(who) };
        let answer = self.ask_as(&mut visitor, row, who, federation, own);
        if row.ends {
            self.renew(who);
        }
        answer
    }

    fn ask_as(
        &self,
        visitor: &mut Visitor<'_>,
        row: &Row,
        who: &Client,
        federation: &str,
        own: bool,
    ) -> Answer {
        let path = self.fill(&row.asks, who, federation, own);
        match row.way {
            Verb::Get => visitor.get(&path),
            Verb::Post => {
                let fields = row.filled(self, who, federation, own);
                let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
                visitor.post(&path, &fields)
            }
        }
    }
}
