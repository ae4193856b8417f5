//! All kinds of users: a visitor, a holder of each role, and a bystander in each of two
//! federations.

use super::table::Row;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use server::roles::{Role, Roles, Whose};
use site::routes::Access;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The federation of all clients' accounts and roles.
pub const HOME: &str = "demo";
/// Another federation, without accounts or roles of theirs.
pub const OTHER: &str = "other";
/// A person in each federation who makes no requests, but is the object of them.
const BYSTANDER: &str = "grace@example.org";

/// A client.
pub struct Client {
    role: Option<Role>,
    email: String,
    id: String,
    answer: String,
    cookies: RefCell<BTreeMap<String, String>>,
}

/// The site, and all clients.
pub struct Clients {
    site: RunningSite,
    asking: Vec<Client>,
    /// The bystander's account in each federation, and one of their answers.
    bystanders: BTreeMap<&'static str, (String, String)>,
}

impl Client {
    /// True for a visitor.
    pub fn is_visitor(&self) -> bool {
        self.role.is_none()
    }

    /// Name of the kind of user.
    pub fn name(&self) -> &'static str {
        self.role.map_or("visitor", Role::word)
    }

    /// True if they hold a role in a federation.
    pub fn holds(&self, role: Role, federation: &str) -> bool {
        let is_operator = self.role == Some(Role::Operator);
        match role {
            Role::Operator => is_operator,
            Role::Trainee => self.role.is_some() && federation == HOME,
            _ => self.role == Some(role) && federation == HOME,
        }
    }
}

impl Clients {
    /// A new site with all clients signed in.
    pub fn gather() -> Self {
        let site = RunningSite::plain();
        site.enter_federation(OTHER, "Another Federation");
        let mut bystanders = BTreeMap::new();
        for federation in [HOME, OTHER] {
            let mut grace = Visitor::new(&site);
            grace.sign_up_in(federation, "Grace", BYSTANDER);
            bystanders.insert(federation, (id_of(&site, federation, BYSTANDER), answered(&mut grace)));
        }
        let nobody = Client {
            role: None,
            email: String::new(),
            id: String::new(),
            answer: String::new(),
            cookies: RefCell::default(),
        };
        let mut asking = vec![nobody];
        for role in Role::ALL {
            let email = format!("{}@example.org", role.word().replace('_', "-"));
            let mut visitor = Visitor::new(&site);
            visitor.sign_up_in(HOME, "Ada", &email);
            let answer = answered(&mut visitor);
            if role != Role::Trainee {
                site.grant_role(HOME, &email, role);
            }
            let id = id_of(&site, HOME, &email);
            asking.push(Client { role: Some(role), email, id, answer, cookies: RefCell::default() });
        }
        let clients = Self { site, asking, bystanders };
        for who in &clients.asking {
            clients.renew(who);
        }
        clients
    }

    /// All clients, a visitor first and the operator last.
    pub fn each(&self) -> impl Iterator<Item = &Client> {
        self.asking.iter()
    }

    /// The holder of this role.
    pub fn with_role(&self, role: Role) -> &Client {
        self.each().find(|who| who.role == Some(role)).expect("one of each")
    }

    /// A client that a route admits: a holder of its role, or else the operator.
    pub fn let_in(&self, row: &Row) -> &Client {
        let roles = match row.opens_for {
            Access::May(action) => action.roles(Whose::Others),
            Access::OnSelf(action) => action.roles(Whose::Own),
            _ => Roles::NONE,
        };
        let role = roles.each().last();
        self.with_role(role.unwrap_or(Role::Operator))
    }

    /// Their browser.
    pub fn visitor(&self, who: &Client) -> Visitor<'_> {
        Visitor::with_cookies(&self.site, who.cookies.borrow().clone())
    }

    /// A second browser of theirs, with its own session.
    pub fn with_new_session(&self, who: &Client) -> Visitor<'_> {
        let mut visitor = Visitor::new(&self.site);
        if !who.is_visitor() {
            let answer = visitor.sign_in_to(HOME, &who.email);
            assert_eq!(answer.header("location"), "/me", "{} is signed in: {answer:?}", who.name());
        }
        visitor
    }

    /// Signs them in again.
    pub fn renew(&self, who: &Client) {
        *who.cookies.borrow_mut() = self.with_new_session(who).cookies();
    }

    /// A text with the placeholders in braces filled in.
    pub fn fill(&self, text: &str, who: &Client, federation: &str, own: bool) -> String {
        let key = if federation == HOME { HOME } else { OTHER };
        let (person, answer) = match own && !who.is_visitor() {
            true => (&who.id, &who.answer),
            false => (&self.bystanders[key].0, &self.bystanders[key].1),
        };
        text.replace("{code}", federation).replace("{person}", person).replace("{answer}", answer)
    }

    /// The site.
    pub fn site(&self) -> &RunningSite {
        &self.site
    }
}

/// Id of a new answer.
fn answered(visitor: &mut Visitor<'_>) -> String {
    let sent = visitor.answer("r006");
    let to = sent.header("location");
    to.trim_start_matches("/answer/").split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// Id of an account.
pub fn id_of(site: &RunningSite, federation: &str, email: &str) -> String {
    site.operate(async |server| {
        let federation = server.federations.by_code(federation).await.expect("readable").expect("exists");
        let account =
            server.people.account_with(&federation, email).await.expect("readable").expect("an account");
        account.id.0.to_string()
    })
}
