//! The table: every route, its request, and the response for each kind of user.
//!
//! In requests, `{code}` is the federation, `{person}` an account there and `{answer}` an answer of
//! theirs.

use super::clients::{Client, Clients};
use server::roles::Role::{self, Admin, CourseLeader, Examiner, Operator, Trainee};

/// Method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// GET.
    Get,
    /// POST of a form.
    Post,
}

/// Response by kind of user.
#[derive(Clone, Copy, Debug)]
pub enum Gate {
    /// This status for all.
    Status(u16),
    /// One status for visitors, another for users.
    Statuses {
        /// Visitors' status.
        visitor: u16,
        /// Users' status.
        others: u16,
    },
    /// Each user gets their own; visitors are redirected to sign-in.
    Own,
    /// The same, and others' are not found.
    OwnAlone,
    /// Malformed there: visitors are redirected to sign-in, users get not found.
    Unread,
    /// Holders of one of these roles in the federation are admitted.
    Held {
        /// On oneself.
        to_oneself: &'static [Role],
        /// On others, or on no account.
        to_others: &'static [Role],
    },
}

/// A route.
pub struct Row {
    /// Method.
    pub way: Verb,
    /// Route as registered.
    pub at: &'static str,
    /// Path as requested.
    pub asks: &'static str,
    /// Body.
    pub fields: &'static [(&'static str, &'static str)],
    /// Response by kind of user.
    pub gate: Gate,
    /// True if it may end the client's session.
    pub ends: bool,
    /// True if the requested object does not exist, for permitted users.
    pub nothing: bool,
}

impl Row {
    /// True if path or body contains this.
    pub fn mentions(&self, what: &str) -> bool {
        self.asks.contains(what) || self.fields.iter().any(|(_, value)| value.contains(what))
    }

    /// True if it is about a person.
    pub fn is_about_a_person(&self) -> bool {
        self.mentions("{person}") || self.mentions("{answer}")
    }

    /// The body.
    pub fn filled(
        &self,
        clients: &Clients,
        who: &Client,
        federation: &str,
        own: bool,
    ) -> Vec<(&'static str, String)> {
        self.fields.iter().map(|(name, value)| (*name, clients.fill(value, who, federation, own))).collect()
    }
}

const fn get(at: &'static str, asks: &'static str, gate: Gate) -> Row {
    Row { way: Verb::Get, at, asks, fields: &[], gate, ends: false, nothing: false }
}

const fn post(at: &'static str, fields: &'static [(&'static str, &'static str)], gate: Gate) -> Row {
    Row { way: Verb::Post, at, asks: at, fields, gate, ends: false, nothing: false }
}

const fn ending(row: Row) -> Row {
    Row { ends: true, ..row }
}

const fn nothing(row: Row) -> Row {
    Row { nothing: true, ..row }
}

/// The same roles for oneself and for others.
const fn held(roles: &'static [Role]) -> Gate {
    Gate::Held { to_oneself: roles, to_others: roles }
}

const EVERYONE: Gate = Gate::Status(200);
/// A form open to all; it redirects.
const SENT: Gate = Gate::Status(303);
const MEMBERS: &[Role] = &[Trainee, CourseLeader, Examiner, Admin, Operator];
const STAFF: &[Role] = &[CourseLeader, Examiner, Admin, Operator];
const ENROLS: &[Role] = &[CourseLeader, Admin, Operator];
const ADMINS: &[Role] = &[Admin, Operator];
const EXAMINES: &[Role] = &[Examiner, Admin];
const SIGNS: &[Role] = &[CourseLeader, Examiner];
const EXAMINERS: &[Role] = &[Examiner];
const COURSE_LEADERS: &[Role] = &[CourseLeader, Admin];
const STAFF_READERS: &[Role] = &[CourseLeader, Examiner, Admin];

/// All routes.
pub const ROWS: &[Row] = &[
    // Public, without an account.
    get("/", "/", EVERYONE),
    get("/practice", "/practice", EVERYONE),
    get("/practice/{law}", "/practice/30", EVERYONE),
    get("/scenario/{id}", "/scenario/r006", EVERYONE),
    get("/scenario/{id}/variant", "/scenario/nothing/variant", Gate::Status(404)),
    get("/scenario/{id}/marked", "/scenario/nothing/marked", Gate::Status(404)),
    get("/scenario/{id}/what-if", "/scenario/nothing/what-if", Gate::Status(404)),
    get("/desk", "/desk", EVERYONE),
    get("/desk/scenario.toml", "/desk/scenario.toml", Gate::Status(303)),
    get("/laws", "/laws", EVERYONE),
    get("/laws/{edition}", "/laws/2017", EVERYONE),
    get("/laws/{edition}/{law}", "/laws/2017/30", EVERYONE),
    get("/sign-up", "/sign-up", EVERYONE),
    get("/sign-in", "/sign-in", EVERYONE),
    // A signed-out client has nothing to do there.
    get("/sign-out", "/sign-out", Gate::Statuses { visitor: 303, others: 200 }),
    get("/malformed", "/malformed", Gate::Status(400)),
    get("/refused", "/refused", Gate::Status(403)),
    get("/me", "/me", EVERYONE),
    get("/healthz", "/healthz", EVERYONE),
    get("/readyz", "/readyz", EVERYONE),
    get("/icon.svg", "/icon.svg", EVERYONE),
    get("/pkg/{version}/{file}", "/pkg/0/none.js", Gate::Status(404)),
    post(
        "/api/sign-up",
        &[("next", ""), ("name", ""), ("email", ""), ("password", ""), ("federation", "{code}")],
        SENT,
    ),
    post("/api/sign-in", &[("next", ""), ("email", ""), ("password", ""), ("federation", "{code}")], SENT),
    ending(post("/api/sign-out", &[], SENT)),
    post("/api/desk", &[("act", "rule")], SENT),
    post("/api/report", &[("scenario", "r006"), ("text", ""), ("answer", ""), ("next", "")], SENT),
    // A visitor's answer stays in the URL; their flag and note are not saved, and the page says so.
    post("/api/answer", &[("scenario", "r006"), ("confidence", ""), ("list", ""), ("flag", "")], SENT),
    post("/api/flag", &[("scenario", "r006"), ("flag", "clear"), ("list", ""), ("next", "")], SENT),
    post("/api/note", &[("scenario", "r006"), ("text", ""), ("list", "")], SENT),
    // The user's own account.
    get("/answer/{id}", "/answer/{answer}", Gate::OwnAlone),
    post("/api/plan", &[("active", "no"), ("exam", ""), ("zone", "UTC"), ("retention", "900")], Gate::Own),
    // With a fault, so that nothing is entered; and there is none to withdraw.
    get("/me/sessions", "/me/sessions", Gate::Own),
    post(
        "/api/directed",
        &[
            ("day", "2026-01-01"),
            ("minutes", "210"),
            ("text", "Club evening"),
            ("part", "directed"),
            ("cosigner", "none"),
        ],
        Gate::Own,
    ),
    post("/api/directed-withdraw", &[("directed", "none")], Gate::Unread),
    get("/account/email", "/account/email", Gate::Own),
    post("/api/email", &[("email", ""), ("password", "")], Gate::Own),
    get("/account", "/account", Gate::Own),
    get("/account/password", "/account/password", Gate::Own),
    get("/account/second-factor", "/account/second-factor", Gate::Own),
    get("/account/sessions", "/account/sessions", Gate::Own),
    get("/account/leave", "/account/leave", Gate::Own),
    get("/account/data.json", "/account/data.json", Gate::Own),
    post("/api/account-name", &[("name", "")], Gate::Own),
    post("/api/account-password", &[("current", ""), ("password", "")], Gate::Own),
    post("/api/account-leave", &[("password", "")], Gate::Own),
    post("/api/second-factor", &[], Gate::Own),
    post("/api/second-factor-confirm", &[("code", "")], Gate::Own),
    post("/api/second-factor-remove", &[("removing", "")], Gate::Own),
    post("/api/recovery-codes", &[("password", "")], Gate::Own),
    post("/api/session-end", &[("session", "")], Gate::Own),
    // All are redirected to sign-in.
    ending(post("/api/sign-out-everywhere", &[], SENT)),
    // Between the password and the code.
    get("/sign-in/code", "/sign-in/code", SENT),
    post("/api/code", &[("code", ""), ("next", "")], SENT),
    // Links in emails: for the holder of the link, and invalid here.
    get("/invitation/{token}", "/invitation/none", Gate::Status(410)),
    get("/confirm/{token}", "/confirm/none", Gate::Status(410)),
    get("/reset", "/reset", EVERYONE),
    get("/reset/{token}", "/reset/none", Gate::Status(410)),
    get("/address/{token}", "/address/none", Gate::Status(410)),
    post("/api/invitation", &[("token", ""), ("password", "")], SENT),
    post("/api/confirm", &[("token", ""), ("password", "")], SENT),
    post("/api/reset", &[("token", ""), ("password", "")], SENT),
    post("/api/address", &[("token", "")], SENT),
    post("/api/ask-reset", &[("email", ""), ("federation", "{code}")], SENT),
    // The operator's pages.
    get("/outbox", "/outbox", held(&[Operator])),
    nothing(post("/api/outbox", &[("federation", "{code}"), ("letter", "none")], held(&[Operator]))),
    // Exams. There is no such exam and no such attempt; `attempt.rs` has real ones.
    nothing(get("/exam/{code}", "/exam/{code}.none", held(&[Trainee]))),
    nothing(post("/api/attempt-begin", &[("exam", "{code}.none"), ("entry", "")], held(&[Trainee]))),
    get("/attempt/{id}", "/attempt/none", Gate::Unread),
    get("/attempt/{id}/{n}", "/attempt/none/1", Gate::Unread),
    get("/attempt/{id}/laws/{edition}", "/attempt/none/laws/2017", Gate::Unread),
    get("/attempt/{id}/laws/{edition}/{law}", "/attempt/none/laws/2017/30", Gate::Unread),
    get("/attempt/{id}/receipts.txt", "/attempt/none/receipts.txt", Gate::Unread),
    post(
        "/api/attempt",
        &[("attempt", "none"), ("page", "1"), ("act", "save"), ("change", ""), ("base", ""), ("note", "")],
        Gate::Unread,
    ),
    Row { asks: "/attempt/none/save", ..post("/attempt/{id}/save", &[("look", "1")], Gate::Unread) },
    // A federation's pages.
    get("/federation/{code}/invite", "/federation/{code}/invite", held(ENROLS)),
    post("/api/invite", &[("federation", "{code}"), ("name", ""), ("email", "")], held(ENROLS)),
    // All accounts here have a password.
    nothing(post("/api/invite-again", &[("federation", "{code}"), ("person", "{person}")], held(ENROLS))),
    get("/federation/{code}", "/federation/{code}", held(MEMBERS)),
    get("/federation/{code}/people", "/federation/{code}/people", held(STAFF)),
    get("/federation/{code}/people/{id}", "/federation/{code}/people/{person}", held(STAFF)),
    get(
        "/federation/{code}/people/{id}/accommodations",
        "/federation/{code}/people/{person}/accommodations",
        Gate::Held { to_oneself: &[], to_others: EXAMINES },
    ),
    // With faults, so that nothing is granted.
    post(
        "/api/accommodation",
        &[
            ("federation", "{code}"),
            ("person", "{person}"),
            ("percent", "much"),
            ("minutes", ""),
            ("larger_type", ""),
            ("no_countdown", ""),
        ],
        Gate::Held { to_oneself: &[], to_others: EXAMINES },
    ),
    // Courses. There is none, and new ones have faults.
    get("/federation/{code}/courses", "/federation/{code}/courses", held(STAFF_READERS)),
    get("/federation/{code}/courses/new", "/federation/{code}/courses/new", held(COURSE_LEADERS)),
    nothing(get("/federation/{code}/courses/{id}", "/federation/{code}/courses/none", held(STAFF_READERS))),
    nothing(get(
        "/federation/{code}/courses/{id}/progress.csv",
        "/federation/{code}/courses/none/progress.csv",
        held(STAFF_READERS),
    )),
    nothing(get(
        "/federation/{code}/courses/{id}/members",
        "/federation/{code}/courses/none/members",
        held(COURSE_LEADERS),
    )),
    nothing(get(
        "/federation/{code}/courses/{id}/settings",
        "/federation/{code}/courses/none/settings",
        held(COURSE_LEADERS),
    )),
    post(
        "/api/course",
        &[
            ("federation", "{code}"),
            ("course", ""),
            ("name", ""),
            ("code", ""),
            ("begins", ""),
            ("ends", ""),
            ("laws", ""),
            ("sets", ""),
        ],
        held(COURSE_LEADERS),
    ),
    nothing(post(
        "/api/course-member",
        &[
            ("federation", "{code}"),
            ("course", "none"),
            ("email", ""),
            ("person", ""),
            ("part", "trainee"),
            ("act", ""),
        ],
        held(COURSE_LEADERS),
    )),
    nothing(post(
        "/api/course-work",
        &[
            ("federation", "{code}"),
            ("course", "none"),
            ("withdraw", ""),
            ("title", ""),
            ("of", ""),
            ("opens", ""),
            ("due", ""),
        ],
        held(COURSE_LEADERS),
    )),
    // Exams. There is none, and new ones have faults.
    get("/federation/{code}/exams", "/federation/{code}/exams", held(EXAMINERS)),
    get("/federation/{code}/exams/new", "/federation/{code}/exams/new", held(EXAMINERS)),
    nothing(get(
        "/federation/{code}/exams/papers/{id}",
        "/federation/{code}/exams/papers/none",
        held(EXAMINERS),
    )),
    nothing(get("/federation/{code}/exams/{id}", "/federation/{code}/exams/none", held(EXAMINERS))),
    nothing(get(
        "/federation/{code}/exams/{id}/board",
        "/federation/{code}/exams/none/board",
        held(EXAMINERS),
    )),
    nothing(get("/federation/{code}/exams/{id}/test", "/federation/{code}/exams/none/test", held(EXAMINERS))),
    post(
        "/api/paper",
        &[("federation", "{code}"), ("paper", ""), ("name", ""), ("text", "")],
        held(EXAMINERS),
    ),
    post(
        "/api/sitting",
        &[
            ("federation", "{code}"),
            ("sitting", ""),
            ("name", ""),
            ("code", ""),
            ("paper", ""),
            ("opens", ""),
            ("closes", ""),
            ("closed_minutes", ""),
            ("open_minutes", ""),
            ("grace_seconds", ""),
            ("clock", ""),
            ("stop_minutes", ""),
            ("entry_code", ""),
            ("authorised", ""),
            ("attempts", ""),
            ("period_days", ""),
            ("cooling_off_days", ""),
            ("trial", ""),
        ],
        held(EXAMINERS),
    ),
    nothing(post(
        "/api/sitting-act",
        &[("federation", "{code}"), ("sitting", "none"), ("act", "open"), ("closes", "")],
        held(EXAMINERS),
    )),
    nothing(post("/api/sitting-test", &[("federation", "{code}"), ("sitting", "none")], held(EXAMINERS))),
    nothing(post(
        "/api/board",
        &[
            ("federation", "{code}"),
            ("sitting", "none"),
            ("attempt", "all"),
            ("act", "pause"),
            ("minutes", ""),
            ("query", ""),
        ],
        held(EXAMINERS),
    )),
    // Results of an exam. There is none.
    nothing(get(
        "/federation/{code}/exams/{id}/results",
        "/federation/{code}/exams/none/results",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/results.csv",
        "/federation/{code}/exams/none/results.csv",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/marking",
        "/federation/{code}/exams/none/marking",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/marking/{attempt}/{page}",
        "/federation/{code}/exams/none/marking/none/1",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/sheets/{attempt}",
        "/federation/{code}/exams/none/sheets/none",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/review",
        "/federation/{code}/exams/none/review",
        held(EXAMINERS),
    )),
    nothing(post(
        "/api/exam-mark",
        &[
            ("federation", "{code}"),
            ("sitting", "none"),
            ("attempt", "none"),
            ("page", "1"),
            ("mark", ""),
            ("text", ""),
        ],
        held(EXAMINERS),
    )),
    nothing(post(
        "/api/exam-sheet",
        &[
            ("federation", "{code}"),
            ("sitting", "none"),
            ("attempt", "none"),
            ("base", ""),
            ("points[none]", ""),
            ("text", ""),
        ],
        held(EXAMINERS),
    )),
    nothing(post(
        "/api/exam-review",
        &[
            ("federation", "{code}"),
            ("sitting", "none"),
            ("review", "marks"),
            ("appeals_until", ""),
            ("sure", "yes"),
        ],
        held(EXAMINERS),
    )),
    get("/attempt/{id}/review", "/attempt/none/review", Gate::Unread),
    get("/attempt/{id}/review/{n}", "/attempt/none/review/1", Gate::Unread),
    // Programmes. None exists, and new ones have faults.
    get("/federation/{code}/programmes", "/federation/{code}/programmes", held(MEMBERS)),
    nothing(get("/federation/{code}/programmes/{id}", "/federation/{code}/programmes/none", held(EXAMINES))),
    nothing(get(
        "/federation/{code}/programmes/{id}/progress",
        "/federation/{code}/programmes/none/progress",
        held(STAFF_READERS),
    )),
    post(
        "/api/programme",
        &[
            ("federation", "{code}"),
            ("programme", ""),
            ("name", ""),
            ("word", ""),
            ("like", ""),
            ("seen", ""),
            ("text", ""),
        ],
        held(EXAMINES),
    ),
    nothing(post(
        "/api/programme-offer",
        &[("federation", "{code}"), ("programme", "none"), ("seen", ""), ("act", "offer")],
        held(EXAMINES),
    )),
    // Certificates: public lookup; none has been issued, and there are no proposals.
    get("/language", "/language", EVERYONE),
    post("/api/language", &[("page", "en"), ("law", ""), ("beside", ""), ("next", "/")], SENT),
    get("/verify", "/verify", EVERYONE),
    get("/verify/{id}", "/verify/none", Gate::Status(404)),
    post("/api/check-credential", &[("credential", ""), ("file", "")], SENT),
    get("/register/{code}", "/register/{code}", EVERYONE),
    get("/register/{code}/directors.csv", "/register/{code}/directors.csv", EVERYONE),
    get("/federation/{code}/did.json", "/federation/{code}/did.json", EVERYONE),
    get("/.well-known/did.json", "/.well-known/did.json", EVERYONE),
    get("/status/{code}/{list}", "/status/demo/1", EVERYONE),
    get("/logo/{code}/{number}", "/logo/{code}/1", Gate::Status(404)),
    // It accepts only a file, as `/api/enrol` does: `federation.rs` sends one.
    post("/api/logo", &[("federation", "{code}"), ("file", ""), ("remove", "")], Gate::Unread),
    get("/certificate/{id}/certificate.pdf", "/certificate/none/certificate.pdf", Gate::Unread),
    get("/certificate/{id}/credential.json", "/certificate/none/credential.json", Gate::Unread),
    get("/me/certificates", "/me/certificates", Gate::Own),
    post("/api/listing", &[("listed", "no")], Gate::Own),
    get("/federation/{code}/certificates", "/federation/{code}/certificates", held(EXAMINERS)),
    get(
        "/federation/{code}/certificates/proposed",
        "/federation/{code}/certificates/proposed",
        held(EXAMINERS),
    ),
    get(
        "/federation/{code}/certificates/edition",
        "/federation/{code}/certificates/edition?from=2017&to=2007",
        held(EXAMINERS),
    ),
    nothing(get(
        "/federation/{code}/certificates/{id}",
        "/federation/{code}/certificates/none",
        held(EXAMINERS),
    )),
    post(
        "/api/certificates-issue",
        &[("federation", "{code}"), ("chosen[]", ""), ("code", "")],
        held(EXAMINERS),
    ),
    post(
        "/api/edition-paper",
        &[("federation", "{code}"), ("from", "2017"), ("to", "2007"), ("name", "")],
        held(EXAMINERS),
    ),
    nothing(post(
        "/api/certificate-change",
        &[("federation", "{code}"), ("certificate", "none"), ("act", ""), ("reason", ""), ("code", "")],
        held(EXAMINERS),
    )),
    // Import of people.
    get("/federation/{code}/enrol", "/federation/{code}/enrol", held(ENROLS)),
    nothing(get("/federation/{code}/enrol/{id}", "/federation/{code}/enrol/none", held(ENROLS))),
    nothing(post("/api/enrol-carry-out", &[("federation", "{code}"), ("trial", "none")], held(ENROLS))),
    // It accepts only a file: anything else has no federation. `enrol.rs` sends one.
    post("/api/enrol", &[("federation", "{code}"), ("file", "")], Gate::Unread),
    // After an exam. There is none.
    nothing(get(
        "/federation/{code}/exams/{id}/statistics",
        "/federation/{code}/exams/none/statistics",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/statistics.csv",
        "/federation/{code}/exams/none/statistics.csv",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/remarking",
        "/federation/{code}/exams/none/remarking",
        held(EXAMINERS),
    )),
    get("/federation/{code}/remarking", "/federation/{code}/remarking", held(EXAMINERS)),
    nothing(post(
        "/api/remarking",
        &[("federation", "{code}"), ("exam", "none"), ("act", "")],
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/archive",
        "/federation/{code}/exams/none/archive",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/board/changes",
        "/federation/{code}/exams/none/board/changes",
        held(EXAMINERS),
    )),
    nothing(get(
        "/federation/{code}/exams/{id}/archive.zip",
        "/federation/{code}/exams/none/archive.zip",
        held(EXAMINERS),
    )),
    get("/federation/{code}/appeals", "/federation/{code}/appeals", held(EXAMINERS)),
    nothing(get("/federation/{code}/appeals/{id}", "/federation/{code}/appeals/none", held(EXAMINERS))),
    nothing(get(
        "/federation/{code}/appeals/{id}/scenario.toml",
        "/federation/{code}/appeals/none/scenario.toml",
        held(EXAMINERS),
    )),
    nothing(post(
        "/api/appeal-decision",
        &[("federation", "{code}"), ("appeal", "none"), ("decision", ""), ("mark", ""), ("text", "")],
        held(EXAMINERS),
    )),
    // Directed sessions. There is none to sign.
    get("/federation/{code}/sessions", "/federation/{code}/sessions", held(SIGNS)),
    nothing(post(
        "/api/directed-decision",
        &[("federation", "{code}"), ("directed", "none"), ("act", ""), ("text", "")],
        held(SIGNS),
    )),
    // No exam has been sat.
    get("/attempt/{id}/appeals", "/attempt/none/appeals", Gate::Unread),
    post("/api/appeal", &[("attempt", "none"), ("page", ""), ("text", "")], Gate::Unread),
    get("/federation/{code}/settings", "/federation/{code}/settings", held(ADMINS)),
    get("/federation/{code}/audit", "/federation/{code}/audit", held(ADMINS)),
    get("/federation/{code}/audit.csv", "/federation/{code}/audit.csv", held(ADMINS)),
    get("/federation/{code}/audit.jsonl", "/federation/{code}/audit.jsonl", held(ADMINS)),
    // With faults, so that nothing is changed.
    post(
        "/api/settings",
        &[
            ("federation", "{code}"),
            ("name", ""),
            ("languages", "en"),
            ("edition", "2017"),
            ("edition_from", ""),
            ("elected[guidelines]", ""),
            ("zone", "UTC"),
            ("levels", ""),
            ("sign_up", "open"),
            ("keeps_record", "yes"),
            ("disclosure", "all"),
        ],
        held(ADMINS),
    ),
    post(
        "/api/account-change",
        &[
            ("federation", "{code}"),
            ("person", "{person}"),
            ("name", "Grace"),
            ("email", "grace@example.org"),
            ("number", ""),
            ("act", "correct"),
            ("sure", ""),
            ("code", ""),
        ],
        Gate::Held { to_oneself: &[], to_others: ADMINS },
    ),
    post(
        "/api/role",
        &[("federation", "{code}"), ("person", "{person}"), ("role", "course_leader"), ("held", "yes")],
        Gate::Held { to_oneself: &[], to_others: ADMINS },
    ),
];
