//! A sign-in provider that an admin of the demonstration federation has entered.

use server::roles::Role;

use super::CLIENT_SECRET;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

pub const ADMIN: &str = "admin@example.org";

/// The site with an admin.
pub fn with_admin(site: RunningSite) -> RunningSite {
    Visitor::new(&site).sign_up("Admin", ADMIN);
    site.grant_role("demo", ADMIN, Role::Admin);
    site
}

/// The admin, signed in.
pub fn admin(site: &RunningSite) -> Visitor<'_> {
    let mut admin = Visitor::new(site);
    admin.sign_in_to("demo", ADMIN);
    admin
}

/// The fields of a provider.
pub fn fields<'a>(issuer: &'a str, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut fields = vec![
        ("federation", "demo"),
        ("provider", ""),
        ("name", "Club system"),
        ("issuer", issuer),
        ("client", "director"),
        ("secret", CLIENT_SECRET),
        ("scopes", "profile email"),
        ("number_claim", "member_number"),
        ("email_rule", "verified"),
        ("admits", "yes"),
    ];
    fields.extend(more);
    fields
}

/// Enters a provider; it has been tried and is offered. Returns its id.
pub fn enter(site: &RunningSite, issuer: &str, more: &[(&str, &str)]) -> String {
    let mut admin = admin(site);
    let entered = admin.post("/api/provider", &fields(issuer, more));
    let id = entered.header("location").rsplit('/').next().unwrap_or_default().to_owned();
    assert_eq!(id.len(), 36, "{entered:?}");
    site.execute("UPDATE provider SET is_offered = true, tried_at = created_at");
    id
}
