//! Clients and their requests. Each acts as its pages lead it, one request at a time.

use crate::connection::{Answer, Ask, Connection, ConnectionError};
use crate::harness::exam::CODE;
use crate::results::Fault;
use crate::sign_in::{self, SigningIn};
use crate::site::{Catalogue, Person};
use rand::{RngExt, rngs::StdRng};
use std::rc::Rc;
use uuid::Uuid;
use words::english;

/// Sign-ins per thousand requests of a practising user, who stays for some hundred pages.
const SIGN_IN: u32 = 5;
/// Fault of an attempt that was handed in and is not over.
const RESUME_LIMIT: &str = "the attempt goes on";

/// Outcome of one request.
pub struct Outcome {
    pub what: &'static str,
    pub bytes: usize,
    pub fault: Option<Fault>,
    /// Number of exam answers confirmed as saved.
    pub kept: u64,
}

impl Outcome {
    /// Judges a response; `right` returns what is missing.
    pub fn of(
        what: &'static str,
        answered: &Result<Answer, ConnectionError>,
        status: u16,
        right: impl FnOnce(&Answer) -> Option<&'static str>,
    ) -> Self {
        let (bytes, fault) = match answered {
            Err(lost) => (0, Some(Fault::ConnectionError(*lost))),
            Ok(answer) if answer.status != status => (answer.body.len(), Some(Fault::Status(answer.status))),
            Ok(answer) => (answer.body.len(), right(answer).map(Fault::Said)),
        };
        Self { what, bytes, fault, kept: 0 }
    }

    /// True if the response is as expected.
    pub fn is_right(&self) -> bool {
        self.fault.is_none()
    }
}

/// A client.
pub trait Client {
    /// Sends a request, and reads the response.
    async fn ask(&mut self, chance: &mut StdRng, connection: &mut Connection) -> Outcome;
}

/// A client that reads and practises; every other one is a visitor.
pub struct Reader {
    catalogue: Rc<Catalogue>,
    /// `None` for a visitor.
    who: Option<Person>,
    /// True to also answer, and sign in now and then.
    answers: bool,
    /// True for uncompressed pages, whose content is checked.
    plain: bool,
    /// Path of the last answer's page.
    next: Option<String>,
}

impl Reader {
    /// Creates a reader.
    pub fn new(catalogue: Rc<Catalogue>, who: Option<Person>, answers: bool, plain: bool) -> Self {
        Self { catalogue, who, answers, plain, next: None }
    }

    async fn read(
        &self,
        connection: &mut Connection,
        what: &'static str,
        path: &str,
        holds: &'static str,
    ) -> Outcome {
        let answered = connection.get(path).await;
        Outcome::of(what, &answered, 200, |page| {
            (self.plain && !page.text().contains(holds)).then_some("not the page that was asked for")
        })
    }

    async fn sign_in(&self, connection: &mut Connection, who: &Person) -> Outcome {
        connection.cookie.clear();
        let (done, led) = sign_in::sign_in(connection, who, "", "").await;
        if led.is_none() {
            connection.cookie.clone_from(&who.cookie);
        }
        done
    }
}

impl Client for Reader {
    async fn ask(&mut self, chance: &mut StdRng, connection: &mut Connection) -> Outcome {
        if let Some(path) = self.next.take() {
            return self.read(connection, "a marked answer", &path, "<main").await;
        }
        if let Some(who) = &self.who
            && self.answers
            && chance.random_range(0..1000) < SIGN_IN
        {
            return self.sign_in(connection, who).await;
        }
        let Catalogue { scenarios, marked } = &*self.catalogue.clone();
        let (id, form) = &scenarios[chance.random_range(0..scenarios.len())];
        match chance.random_range(0..100) {
            0..12 if self.answers => {
                let answered = connection.post("/api/answer", form).await;
                let leads = |answer: &Answer| {
                    let kept = self.who.is_none() || answer.location.starts_with("/answer/");
                    (!kept || answer.location.contains("unsaved")).then_some("an answer was not kept")
                };
                let done = Outcome::of("answer a scenario", &answered, 303, leads);
                self.next = answered.ok().filter(|_| done.is_right()).map(|answer| answer.location);
                done
            }
            0..65 => self.read(connection, "a scenario", &format!("/scenario/{id}"), "answer[").await,
            65..85 => {
                let path = &marked[chance.random_range(0..marked.len())];
                self.read(connection, "a marked answer", path, "<main").await
            }
            85..91 => self.read(connection, "the list", "/practice", "/scenario/").await,
            91..96 => {
                let law = chance.random_range(26..=32);
                self.read(connection, "a law", &format!("/laws/2017/{law}"), "<main").await
            }
            _ if self.who.is_some() => self.read(connection, "one’s progress", "/me", "<main").await,
            _ => self.read(connection, "the first page", "/", "<main").await,
        }
    }
}

/// A client that sits an exam.
pub struct Candidate {
    /// Number of saves before handing in and starting again.
    saves: usize,
    /// Number of saves per page.
    on_page: usize,
    /// Sign-in; `None` with a session made beforehand.
    coming: Option<SigningIn>,
    state: State,
}

/// Progress of an exam.
enum State {
    Outside,
    /// Entered; the first page is next.
    In(String),
    AtWork {
        attempt: String,
        pages: Vec<u16>,
        saved: usize,
        shown: bool,
    },
    /// Handed in; the result page is next.
    HandedIn(String),
}

impl Candidate {
    /// Creates a candidate.
    pub fn new(saves: usize, on_page: usize, coming: Option<SigningIn>) -> Self {
        Self { saves, on_page, coming, state: State::Outside }
    }

    /// True if they are away, and will sign in before anything else.
    pub fn is_away(&self) -> bool {
        self.coming.as_ref().is_some_and(SigningIn::is_away)
    }

    /// True if they are signed in.
    pub fn is_inside(&self) -> bool {
        self.coming.as_ref().is_none_or(SigningIn::is_inside)
    }

    /// True once they have entered and seen the first page.
    pub fn is_at_work(&self) -> bool {
        matches!(self.state, State::AtWork { .. })
    }

    async fn begin(connection: &mut Connection) -> (Outcome, State) {
        let answered = connection.post("/api/attempt-begin", &format!("exam=demo.{CODE}&entry=")).await;
        let id = |answer: &Answer| answer.location.strip_prefix("/attempt/").map(str::to_owned);
        let done = Outcome::of("begin an exam", &answered, 303, |answer| {
            id(answer).is_none().then_some("was not let in")
        });
        let state = answered.ok().and_then(|answer| id(&answer)).map_or(State::Outside, State::In);
        (done, state)
    }

    async fn first(connection: &mut Connection, attempt: String) -> (Outcome, State) {
        let answered = connection.get(&format!("/attempt/{attempt}/1")).await;
        let link = format!("href=\"/attempt/{attempt}/");
        let pages = |answer: &Answer| -> Vec<u16> {
            let text = answer.text();
            let mut pages: Vec<u16> =
                text.split(&link).skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect();
            pages.dedup();
            pages
        };
        let done = Outcome::of("a page of an exam", &answered, 200, |answer| {
            (!answer.text().contains("answer[") || pages(answer).is_empty())
                .then_some("not the page of a paper")
        });
        let state = match answered {
            Ok(answer) if done.is_right() => {
                let pages = pages(&answer);
                State::AtWork { attempt, pages, saved: 0, shown: true }
            }
            _ => State::Outside,
        };
        (done, state)
    }

    /// Hands in. The redirect to the attempt proves nothing: a refusal has it, too.
    async fn submit(connection: &mut Connection, attempt: String) -> (Outcome, State) {
        let form = format!("attempt={attempt}&page=0&act=submit");
        let answered = connection.post("/api/attempt", &form).await;
        let done = Outcome::of("submit a paper", &answered, 303, |answer| {
            (answer.location != format!("/attempt/{attempt}")).then_some("does not lead to the attempt")
        });
        (done, State::HandedIn(attempt))
    }

    /// Checks the result page. Only a finished attempt offers all receipts, and the end is stated
    /// above them.
    async fn handed_in(connection: &mut Connection, attempt: String) -> (Outcome, State) {
        let answered = connection.get(&format!("/attempt/{attempt}")).await;
        let receipts = format!("href=\"/attempt/{attempt}/receipts.txt\"");
        let ended = format!("<b>{}<", english().say("attempt-state-submitted"));
        let done = Outcome::of("a paper handed in", &answered, 200, |page| {
            let text = page.text();
            match (text.contains(&receipts), text.contains(&ended)) {
                (false, _) => Some(RESUME_LIMIT),
                (true, false) => Some("the attempt ended otherwise"),
                (true, true) => None,
            }
        });
        let state = match &done.fault {
            None => State::Outside,
            // It is opened again, or worked on.
            Some(Fault::ConnectionError(_) | Fault::Status(_)) => State::HandedIn(attempt),
            Some(Fault::Said(RESUME_LIMIT)) => State::In(attempt),
            Some(Fault::Said(_)) => State::Outside,
        };
        (done, state)
    }

    /// Saves as the page does: the time spent, and the choices; sometimes several at once, like a
    /// browser that could not save for a moment.
    async fn save(chance: &mut StdRng, connection: &mut Connection, attempt: &str, page: u16) -> Outcome {
        let choices = if chance.random_range(0..16) == 0 { 3 } else { 1 };
        let mut body = format!("look {page} 15");
        let mut changes = Vec::new();
        for _ in 0..choices {
            let change = uuid::Builder::from_random_bytes(chance.random()).into_uuid();
            body.push_str(&format!("\nanswer {page} {change} law={}A", chance.random_range(26..=36)));
            changes.push(change);
        }
        let path = format!("/attempt/{attempt}/save");
        let ask = Ask { method: "POST", path: &path, body: Some(("text/plain;charset=utf-8", &body)) };
        let answered = connection.ask(ask).await;
        let is_kept =
            |answer: &Answer, change: &Uuid| answer.text().contains(&format!("kept {change} {page} "));
        let mut done = Outcome::of("save an answer", &answered, 200, |answer| {
            (!changes.iter().all(|change| is_kept(answer, change))).then_some("an answer was not kept")
        });
        if let Ok(answer) = &answered {
            done.kept = changes.iter().filter(|change| is_kept(answer, change)).count() as u64;
        }
        done
    }
}

impl Client for Candidate {
    async fn ask(&mut self, chance: &mut StdRng, connection: &mut Connection) -> Outcome {
        if let Some(coming) = &mut self.coming
            && !coming.is_inside()
        {
            return coming.ask(chance, connection).await;
        }
        let (done, state) = match std::mem::replace(&mut self.state, State::Outside) {
            State::Outside => Self::begin(connection).await,
            State::In(attempt) => Self::first(connection, attempt).await,
            State::AtWork { attempt, saved, .. } if saved >= self.saves => {
                Self::submit(connection, attempt).await
            }
            State::HandedIn(attempt) => {
                let (done, state) = Self::handed_in(connection, attempt).await;
                if matches!(state, State::Outside)
                    && let Some(coming) = &mut self.coming
                {
                    coming.leave(connection);
                }
                (done, state)
            }
            State::AtWork { attempt, pages, saved, shown } => {
                let page = pages[(saved / self.on_page) % pages.len()];
                if !shown {
                    let answered = connection.get(&format!("/attempt/{attempt}/{page}")).await;
                    let done = Outcome::of("a page of an exam", &answered, 200, |answer| {
                        (!answer.text().contains("answer[")).then_some("not the page of a paper")
                    });
                    (done, State::AtWork { attempt, pages, saved, shown: true })
                } else {
                    let done = Self::save(chance, connection, &attempt, page).await;
                    let saved = saved + 1;
                    let shown = !saved.is_multiple_of(self.on_page);
                    (done, State::AtWork { attempt, pages, saved, shown })
                }
            }
        };
        self.state = state;
        done
    }
}
