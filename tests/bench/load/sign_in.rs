//! Sign-in as people do it: a requested page leads to the form, and the form back to that page.
//! Passwords are hashed at the site's cost.

use crate::clients::{Client, Outcome};
use crate::connection::{Answer, Connection};
use crate::harness::exam::CODE;
use crate::harness::visitor::{PASSWORD, value_of};
use crate::site::Person;
use rand::rngs::StdRng;
use url::form_urlencoded;

/// Label of a sign-in refused because the queue was full: no error, retried.
pub const QUEUE_FULL: &str = "sign in: come again";

/// A candidate coming to an exam, from its page until they see it signed in. Polled again then,
/// they come as a user the site does not know.
pub struct SigningIn {
    who: Person,
    step: Step,
}

/// Progress of a sign-in.
enum Step {
    Away,
    /// Redirected to the form at this path.
    Led(String),
    /// At the form, which has these hidden fields.
    Before {
        next: String,
        federation: String,
    },
    /// Signed in, and redirected to this path.
    Through(String),
    /// Signed in, on the requested page.
    Inside,
}

impl SigningIn {
    /// Starts away from the site.
    pub fn new(who: Person) -> Self {
        Self { who, step: Step::Away }
    }

    /// True before the first request.
    pub fn is_away(&self) -> bool {
        matches!(self.step, Step::Away)
    }

    /// True once they are signed in and have seen the requested page.
    pub fn is_inside(&self) -> bool {
        matches!(self.step, Step::Inside)
    }

    /// Leaves. The next candidate at this browser is unknown to it.
    pub fn leave(&mut self, connection: &mut Connection) {
        connection.cookie.clear();
        self.step = Step::Away;
    }

    async fn come(connection: &mut Connection) -> (Outcome, Step) {
        let answered = connection.get(&format!("/exam/demo.{CODE}")).await;
        let done = Outcome::of("sent to sign in", &answered, 303, |answer| {
            (!answer.location.starts_with("/sign-in?next=")).then_some("not sent to sign in")
        });
        let led = answered.ok().filter(|_| done.is_right());
        (done, led.map_or(Step::Away, |answer| Step::Led(answer.location)))
    }

    async fn look(connection: &mut Connection, path: &str) -> (Outcome, Step) {
        let answered = connection.get(path).await;
        let done = Outcome::of("the sign-in page", &answered, 200, |page| {
            form(page).is_none().then_some("not the page that was asked for")
        });
        let step = answered.ok().and_then(|page| form(&page)).filter(|_| done.is_right());
        (done, step.unwrap_or(Step::Away))
    }

    async fn arrive(connection: &mut Connection, path: &str) -> (Outcome, Step) {
        let answered = connection.get(path).await;
        let done = Outcome::of("an exam’s entrance", &answered, 200, |page| {
            (!page.text().contains("action=\"/api/attempt-begin\"")).then_some("no way in")
        });
        let step = if done.is_right() { Step::Inside } else { Step::Away };
        (done, step)
    }
}

impl Client for SigningIn {
    async fn ask(&mut self, _: &mut StdRng, connection: &mut Connection) -> Outcome {
        let (done, step) = match std::mem::replace(&mut self.step, Step::Away) {
            Step::Away | Step::Inside => {
                connection.cookie.clear();
                Self::come(connection).await
            }
            Step::Led(path) => Self::look(connection, &path).await,
            Step::Before { next, federation } => {
                let (done, led) = sign_in(connection, &self.who, &next, &federation).await;
                (done, led.map_or(Step::Away, Step::Through))
            }
            Step::Through(path) => Self::arrive(connection, &path).await,
        };
        self.step = step;
        done
    }
}

/// The sign-in form, one of several on the page.
fn form(page: &Answer) -> Option<Step> {
    let text = page.text();
    let form = text.split("action=\"/api/sign-in\"").nth(1)?;
    Some(Step::Before { next: value_of(form, "next"), federation: value_of(form, "federation") })
}

/// Sends the form, keeps the cookie, and returns the redirect; `None` if sign-in failed.
pub async fn sign_in(
    connection: &mut Connection,
    who: &Person,
    next: &str,
    federation: &str,
) -> (Outcome, Option<String>) {
    let fields = [("next", next), ("federation", federation), ("email", &who.email), ("password", PASSWORD)];
    let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let answered = connection.post("/api/sign-in", &form).await;
    let what = if answered.as_ref().is_ok_and(too_many_wait) { QUEUE_FULL } else { "sign in" };
    let wanted = if next.is_empty() { "/me" } else { next };
    let done = Outcome::of(what, &answered, 303, |answer| {
        let signed_in = answer.location == wanted && answer.cookie.is_some();
        (what != QUEUE_FULL && !signed_in).then_some("not signed in")
    });
    let answer = answered.ok().filter(|_| done.is_right());
    let Some(Answer { cookie: Some(cookie), location, .. }) = answer else { return (done, None) };
    connection.cookie = cookie;
    (done, Some(location))
}

/// True if the response leads back to the form with the message that too many sign in.
fn too_many_wait(answer: &Answer) -> bool {
    let told = answer.told.as_deref().unwrap_or_default();
    answer.location == "/sign-in" && told.split('&').any(|pair| pair == "fault=busy")
}
