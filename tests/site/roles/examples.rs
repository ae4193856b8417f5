//! An example of each route that has parameters, a form, or another response than 200.
//!
//! In requests, `{code}` is the federation, `{person}` an account there and `{answer}` an answer of
//! theirs.

/// What a request finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A page or an object: 200, for a form a redirect.
    There,
    /// No such object.
    Missing,
    /// The request is too malformed to ask for a permission: users get not found.
    Unread,
    /// This status for all.
    Status(u16),
    /// One status for visitors, another for users.
    Statuses {
        /// Visitors' status.
        visitor: u16,
        /// Users' status.
        others: u16,
    },
}

/// An example.
pub struct Example {
    /// Path of the route.
    pub at: &'static str,
    /// Path as requested; the route's with `none` for each id if it is not given.
    pub asks: Option<&'static str>,
    /// Body, without escapes.
    pub fields: &'static str,
    /// What is there.
    pub found: Found,
    /// True if it may end the client's session.
    pub ends: bool,
}

const fn get(at: &'static str, asks: &'static str) -> Example {
    Example { at, asks: Some(asks), fields: "", found: Found::There, ends: false }
}

const fn none(at: &'static str) -> Example {
    Example { at, asks: None, fields: "", found: Found::Missing, ends: false }
}

const fn post(at: &'static str, fields: &'static str) -> Example {
    Example { at, asks: Some(at), fields, found: Found::There, ends: false }
}

const fn ending(example: Example) -> Example {
    Example { ends: true, ..example }
}

const fn missing(example: Example) -> Example {
    Example { found: Found::Missing, ..example }
}

const fn unread(example: Example) -> Example {
    Example { found: Found::Unread, ..example }
}

const fn status(status: u16, example: Example) -> Example {
    Example { found: Found::Status(status), ..example }
}

/// The examples.
pub const EXAMPLES: &[Example] = &[
    get("/practice/{law}", "/practice/30"),
    get("/scenario/{id}", "/scenario/r006"),
    status(404, get("/scenario/{id}/variant", "/scenario/nothing/variant")),
    status(404, get("/scenario/{id}/marked", "/scenario/nothing/marked")),
    status(404, get("/scenario/{id}/what-if", "/scenario/nothing/what-if")),
    status(303, get("/desk/scenario.toml", "/desk/scenario.toml")),
    get("/desk", "/desk?family=rotation&edition=2017&facts.dealer=N&facts.auction=E+P"),
    get("/laws/{edition}", "/laws/2017"),
    get("/laws/{edition}/{law}", "/laws/2017/30"),
    get("/laws/{edition}/{law}/law.pdf", "/laws/2017/30/law.pdf"),
    // A signed-out client has nothing to do there.
    Example { found: Found::Statuses { visitor: 303, others: 200 }, ..get("/sign-out", "/sign-out") },
    // No browser of these has signed in at a provider.
    status(303, get("/sign-out/onward", "/sign-out/onward")),
    status(400, get("/malformed", "/malformed")),
    status(403, get("/refused", "/refused")),
    status(404, get("/pkg/{version}/{file}", "/pkg/0/none.js")),
    post("/api/sign-up", "next=&name=&email=&password=&federation={code}"),
    post(
        "/api/first-steps",
        "key=none&federation_name=&code=&languages=&zone=&edition=&name=&email=&password=&examines=no",
    ),
    get("/federation/{code}/emails/{kind}/{language}", "/federation/{code}/emails/exam/en"),
    post("/api/email-text", "federation={code}&kind=exam&language=en&seen=&subject=&body="),
    post("/api/email-standard", "federation={code}&kind=exam&language=en&seen="),
    post("/api/sign-in", "next=&email=&password=&federation={code}"),
    ending(post("/api/sign-out", "")),
    post("/api/desk", "act=rule"),
    post("/api/report", "scenario=r006&text=&answer=&next="),
    // A visitor's answer stays in the URL; their flag and note are not saved, and the page says so.
    post("/api/answer", "scenario=r006&confidence=&list=&flag="),
    post("/api/flag", "scenario=r006&flag=clear&list=&next="),
    post("/api/note", "scenario=r006&text=&list="),
    // The user's own account.
    get("/answer/{id}", "/answer/{answer}"),
    post("/api/given", "act="),
    post("/api/plan", "active=no&exam=&zone=UTC&retention=900"),
    post("/api/saved-case", "act=delete&query=&name=Board 7"),
    post("/api/directed", "day=2026-01-01&minutes=210&text=Club evening&part=directed&cosigner=none"),
    missing(post("/api/directed-withdraw", "directed=none")),
    post("/api/email", "email=&password="),
    post("/api/account-name", "name="),
    post("/api/account-password", "current=&password="),
    post("/api/account-leave", "password="),
    post("/api/second-factor", ""),
    post("/api/second-factor-confirm", "code="),
    post("/api/second-factor-remove", "removing="),
    post("/api/recovery-codes", "password="),
    post("/api/session-end", "session="),
    // All are redirected to sign-in.
    ending(post("/api/sign-out-everywhere", "")),
    // Between the password and the code.
    status(303, get("/sign-in/code", "/sign-in/code")),
    post("/api/code", "code=&next="),
    // Through a federation's own system: no sign-in has begun, and no provider exists.
    status(410, get("/sign-in/onward", "/sign-in/onward")),
    status(410, get("/sign-in/first", "/sign-in/first")),
    status(303, get("/sign-in/{code}/return", "/sign-in/{code}/return?code=none&state=none")),
    missing(post("/api/provider-begin", "federation={code}&provider=none&next=")),
    post("/api/provider-join", "name="),
    post("/api/provider-claim", ""),
    post("/api/provider-accept", "token=none"),
    missing(post("/api/provider-link", "provider=none")),
    missing(post("/api/provider-unlink", "provider=none")),
    // Links in emails: for the holder of the link, and invalid here.
    status(410, get("/invitation/{token}", "/invitation/none")),
    status(410, get("/confirm/{token}", "/confirm/none")),
    status(410, get("/reset/{token}", "/reset/none")),
    status(410, get("/address/{token}", "/address/none")),
    status(410, get("/mark/{token}", "/mark/none")),
    post("/api/marker-accept", "token=none"),
    post("/api/marker-join", "token=none&name=&password="),
    post("/api/invitation", "token=&password="),
    post("/api/confirm", "token=&password="),
    post("/api/reset", "token=&password="),
    post("/api/address", "token="),
    post("/api/ask-reset", "email=&federation={code}"),
    missing(post("/api/outbox", "federation={code}&letter=none")),
    // Exams. There is no such exam and no such attempt; `attempt.rs` has real ones.
    missing(get("/exam/{code}", "/exam/{code}.none")),
    missing(post("/api/attempt-begin", "exam={code}.none&entry=")),
    none("/attempt/{id}"),
    missing(get("/attempt/{id}/{n}", "/attempt/none/1")),
    missing(get("/attempt/{id}/laws/{edition}", "/attempt/none/laws/2017")),
    missing(get("/attempt/{id}/laws/{edition}/{law}", "/attempt/none/laws/2017/30")),
    none("/attempt/{id}/receipts.txt"),
    missing(post("/api/attempt", "attempt=none&page=1&act=save&change=&base=&note=")),
    missing(Example { asks: Some("/attempt/none/save"), ..post("/attempt/{id}/save", "look=1") }),
    // A federation's people.
    post("/api/invite", "federation={code}&name=&email="),
    // All accounts here have a password.
    missing(post("/api/invite-again", "federation={code}&person={person}")),
    get("/federation/{code}/people/{id}", "/federation/{code}/people/{person}"),
    get("/federation/{code}/people/{id}/accommodations", "/federation/{code}/people/{person}/accommodations"),
    // With faults, so that nothing is granted.
    post(
        "/api/accommodation",
        "federation={code}&person={person}&percent=much&minutes=&larger_type=&no_countdown=",
    ),
    // Courses. There is none, and new ones have faults.
    none("/federation/{code}/courses/{id}"),
    none("/federation/{code}/courses/{id}/progress.csv"),
    none("/federation/{code}/courses/{id}/members"),
    none("/federation/{code}/courses/{id}/settings"),
    post("/api/course", "federation={code}&course=&name=&code=&begins=&ends=&laws=&sets="),
    missing(post("/api/course-member", "federation={code}&course=none&email=&person=&part=trainee&act=")),
    missing(post("/api/course-work", "federation={code}&course=none&withdraw=&title=&of=&opens=&due=")),
    // Exams. There is none, and new ones have faults; but the rows of a paper have none, so that it
    // can still be sat.
    none("/federation/{code}/exams/papers/{id}"),
    none("/federation/{code}/exams/papers/{id}/preview"),
    none("/federation/{code}/exams/papers/{id}/expected"),
    none("/federation/{code}/exams/papers/{id}/paper.toml"),
    // Scenarios being written. A form that saves a new one leads to it.
    get(
        "/federation/{code}/bank/new",
        "/federation/{code}/bank/new?family=rotation&edition=2017&facts.dealer=N&facts.auction=N+1C,+S+1S",
    ),
    none("/federation/{code}/bank/{id}/edit"),
    post(
        "/api/studio",
        "federation={code}&scenario=&seen=0&act=save&family=rotation&edition=2017&facts.dealer=N&\
         facts.auction=N 1C, S 1S&asks=law&critical=law&weights.law=2&source.kind=constructed&\
         source.publication=&source.url=&source.case=&note=&other=&paste=",
    ),
    none("/federation/{code}/exams/{id}"),
    none("/federation/{code}/exams/{id}/candidates"),
    missing(get(
        "/federation/{code}/exams/{id}/candidates/{trial}",
        "/federation/{code}/exams/none/candidates/none",
    )),
    missing(post("/api/roster-entry", "federation={code}&sitting=none&entry=everyone")),
    missing(post("/api/roster-try", "federation={code}&sitting=none&people=ada@example.org")),
    missing(post("/api/roster-add", "federation={code}&sitting=none&trial=&chosen[]=")),
    missing(post("/api/roster-act", "federation={code}&sitting=none&person=none&act=remove")),
    none("/federation/{code}/exams/{id}/hall"),
    none("/federation/{code}/exams/{id}/hall/{attempt}"),
    missing(get(
        "/federation/{code}/exams/{id}/hall/{attempt}/{page}",
        "/federation/{code}/exams/none/hall/none/1",
    )),
    none("/federation/{code}/exams/{id}/hall/booklets.pdf"),
    none("/federation/{code}/exams/{id}/hall/sheets.pdf"),
    none("/federation/{code}/exams/{id}/scans"),
    none("/federation/{code}/exams/{id}/scans/{scan}"),
    none("/federation/{code}/exams/{id}/scans/{scan}/picture.jpg"),
    none("/federation/{code}/exams/{id}/scanned/{attempt}"),
    unread(post("/api/hall-scan", "federation={code}&sitting=none&files=")),
    missing(post("/api/hall-scan-act", "federation={code}&sitting=none&scan=none&act=assign&number=&sheet=")),
    missing(post("/api/hall-file-remove", "federation={code}&sitting=none&file=none")),
    missing(post("/api/hall-reopen", "federation={code}&sitting=none&attempt=none&reason=typed")),
    missing(post(
        "/api/hall-confirm",
        "federation={code}&sitting=none&attempt=none&act=&scans=&base[p1]=0&marks[q1-1][]=A",
    )),
    none("/federation/{code}/exams/{id}/key"),
    none("/federation/{code}/exams/{id}/key.pdf"),
    missing(post("/api/hall-act", "federation={code}&sitting=none&attempt=&act=draw")),
    missing(post(
        "/api/hall-type",
        "federation={code}&sitting=none&attempt=none&page=1&base=&again=&signs[law]=1",
    )),
    none("/federation/{code}/exams/{id}/board"),
    none("/federation/{code}/exams/{id}/test"),
    post("/api/paper", "federation={code}&paper=&name=&like=&unasked=&version=&text="),
    missing(post(
        "/api/paper-rows",
        "federation={code}&paper=none&version=&edit=&at[head.0.name]=Spring&at[head.0.programme]=&\
         at[head.0.edition]=&at[head.0.since]=&at[head.0.unasked_months]=&at[names.0.en]=&\
         at[names.0.fr]=&at[names.0.it]=&at[names.0.nb]=&at[result.0.pass]=&\
         at[result.0.part_floor]=&at[result.0.critical_above]=&at[result.0.cap]=&\
         at[result.0.bands]=&at[draw.0.part]=closed&at[draw.0.count]=2&at[draw.0.family]=&\
         at[draw.0.law]=30&at[draw.0.level]=&at[draw.0.stages]=&at[draw.0.weight]=&\
         at[draw.0.critical]=&at[draw.0.variants]=&at[draw.0.judgement]=&at[draw.0.other]=&\
         at[item.0.part]=closed&at[item.0.scenario]=r003&at[rubric.0.id]=manner&at[rubric.0.name]=Manner&\
         at[rubric.0.points]=4&at[rubric.0.part]=oral",
    )),
    post(
        "/api/sitting",
        "federation={code}&sitting=&name=&code=&paper=&opens=&closes=&closed_minutes=&\
         open_minutes=&grace_seconds=&clock=&stop_minutes=&entry_code=&authorised=&attempts=&\
         period_days=&cooling_off_days=&trial=",
    ),
    post(
        "/api/exam-wizard",
        "federation={code}&run=0198c0de-0000-7000-8000-000000000001&who=listed&people=ada@example.org&\
         opens=&level=&level_name=Club Director&paper=club-open&pass=65&per_question=5&late=30&name=&code=&\
         entry_code=",
    ),
    missing(post("/api/sitting-act", "federation={code}&sitting=none&act=open&closes=")),
    missing(post("/api/sitting-test", "federation={code}&sitting=none")),
    missing(post("/api/board", "federation={code}&sitting=none&attempt=all&act=pause&minutes=&query=")),
    // Results of an exam. There is none.
    none("/federation/{code}/exams/{id}/results"),
    none("/federation/{code}/exams/{id}/results.csv"),
    none("/federation/{code}/exams/{id}/marking"),
    missing(get(
        "/federation/{code}/exams/{id}/marking/{attempt}/{page}",
        "/federation/{code}/exams/none/marking/none/1",
    )),
    none("/federation/{code}/exams/{id}/sheets/{attempt}"),
    none("/federation/{code}/exams/{id}/tables"),
    missing(get("/federation/{code}/exams/{id}/tables/{table}", "/federation/{code}/exams/none/tables/1")),
    missing(get(
        "/federation/{code}/exams/{id}/tables/{table}/{attempt}",
        "/federation/{code}/exams/none/tables/1/none",
    )),
    missing(get(
        "/federation/{code}/exams/{id}/tables/{table}/card.pdf",
        "/federation/{code}/exams/none/tables/1/card.pdf",
    )),
    none("/federation/{code}/exams/{id}/review"),
    missing(post("/api/exam-mark", "federation={code}&sitting=none&attempt=none&page=1&mark=&text=")),
    missing(post("/api/marker-invite", "federation={code}&sitting=none&email=grace@example.org")),
    missing(post("/api/marker-withdraw", "federation={code}&sitting=none&marker=none")),
    missing(post("/api/exam-sheet", "federation={code}&sitting=none&attempt=none&base=&points[none]=&text=")),
    missing(post(
        "/api/exam-table",
        "federation={code}&sitting=none&table=1&attempt=none&base=&points[none]=&text=",
    )),
    missing(post("/api/table-draw", "federation={code}&sitting=none")),
    missing(post("/api/exam-review", "federation={code}&sitting=none&review=marks&appeals_until=&sure=yes")),
    none("/attempt/{id}/review"),
    missing(get("/attempt/{id}/review/{n}", "/attempt/none/review/1")),
    // Programmes. None exists, and new ones have faults.
    none("/federation/{code}/programmes/{id}"),
    none("/federation/{code}/programmes/{id}/progress"),
    none("/federation/{code}/programmes/{id}/simulation"),
    none("/federation/{code}/programmes/{id}/programme.toml"),
    post("/api/programme", "federation={code}&programme=&name=&word=&like=&seen=&text="),
    missing(post(
        "/api/programme-rows",
        "federation={code}&programme=none&seen=1&edit=&at[name]=County&at[id]=county&\
         at[names.en]=&at[names.fr]=&at[names.it]=&at[names.nb]=&at[edition]=&at[other]=&\
         at[levels.0.name]=Club&at[levels.0.id]=club&at[levels.0.names.en]=&\
         at[levels.0.names.fr]=&at[levels.0.names.it]=&at[levels.0.names.nb]=&\
         at[levels.0.validity.years]=2&at[levels.0.validity.inactive_years]=&\
         at[levels.0.examiners]=2&at[levels.0.bands.merit]=80&at[levels.0.bands.distinction]=&\
         at[levels.0.renewal.opens_days]=90&at[levels.0.renewal.grace_days]=&\
         at[levels.0.renewal.refresher.0.paper]=&at[levels.0.renewal.refresher.0.mark]=60&\
         at[levels.0.requires.0.kind]=exam&at[levels.0.requires.0.exam.paper]=&\
         at[levels.0.requires.0.exam.paper-new]=&at[levels.0.requires.0.exam.mark]=65&\
         at[levels.0.requires.0.exam.right.least]=&at[levels.0.requires.0.exam.right.of]=&\
         at[levels.0.requires.0.exam.points.least]=&at[levels.0.requires.0.exam.points.of]=&\
         at[levels.0.requires.0.exam.sections.closed]=&\
         at[levels.0.requires.0.exam.sections.open]=&\
         at[levels.0.requires.0.exam.sections.practical]=&\
         at[levels.0.requires.0.exam.sections.oral]=&at[levels.0.requires.0.exam.within_days]=&\
         at[levels.0.requires.0.exam.critical]=&at[levels.0.requires.0.other]=&\
         at[levels.0.requires.1.kind]=lessons&at[levels.0.requires.1.mean]=70&\
         at[levels.0.requires.1.floor]=&at[levels.0.requires.1.lessons.0.scope]=claim&\
         at[levels.0.requires.1.lessons.0.scenarios]=4&at[levels.0.requires.2.kind]=any&\
         at[levels.0.requires.2.least]=1&at[levels.0.requires.2.any.0.kind]=oral&\
         at[levels.0.requires.2.any.0.oral.mark]=60&at[levels.1.name]=Region&\
         at[levels.1.id]=region&at[levels.1.prerequisites.0]=club&\
         at[levels.1.requires.0.kind]=practical&at[levels.1.requires.0.practical.hours]=5",
    )),
    missing(post("/api/programme-offer", "federation={code}&programme=none&seen=&act=offer")),
    // Own scenarios. There is none, and new ones have faults.
    none("/federation/{code}/bank/{id}"),
    missing(post("/api/own-scenario", "federation={code}&scenario=none&seen=1&act=back&note=")),
    missing(post("/api/own-scenario-file", "federation={code}&scenario=none&seen=1&text=")),
    post("/api/own-scenario-generate", "federation={code}&clause=&edition=2017&count=1&level=&like="),
    post("/api/own-scenario-desk", "federation={code}&query="),
    missing(post("/api/own-scenario-appeal", "federation={code}&appeal=none")),
    // It accepts only files: `own_bank.rs` sends some.
    unread(post("/api/own-scenario-import", "federation={code}&files=&text=")),
    post("/api/language", "page=en&law=&beside=&suits=&next=/"),
    status(404, get("/verify/{id}", "/verify/none")),
    post("/api/check-credential", "credential=&file="),
    get("/status/{code}/{list}", "/status/demo/1"),
    status(404, get("/logo/{code}/{number}", "/logo/{code}/1")),
    // It accepts only a file, as `/api/enrol` does: `federation.rs` sends one.
    unread(post("/api/logo", "federation={code}&file=&remove=")),
    none("/certificate/{id}/certificate.pdf"),
    none("/certificate/{id}/credential.json"),
    post("/api/listing", "listed=no"),
    get(
        "/federation/{code}/certificates/edition",
        "/federation/{code}/certificates/edition?from=2017&to=2007",
    ),
    none("/federation/{code}/certificates/{id}"),
    post("/api/certificates-issue", "federation={code}&chosen[]=&code="),
    post("/api/edition-paper", "federation={code}&from=2017&to=2007&name="),
    missing(post("/api/certificate-change", "federation={code}&certificate=none&act=&reason=&code=")),
    // Import of people.
    none("/federation/{code}/enrol/{id}"),
    missing(post("/api/enrol-carry-out", "federation={code}&trial=none")),
    // It accepts only a file: anything else has no federation. `enrol.rs` sends one.
    unread(post("/api/enrol", "federation={code}&file=")),
    // After an exam. There is none.
    none("/federation/{code}/exams/{id}/statistics"),
    none("/federation/{code}/exams/{id}/statistics.csv"),
    none("/federation/{code}/exams/{id}/remarking"),
    missing(post("/api/remarking", "federation={code}&exam=none&act=")),
    none("/federation/{code}/exams/{id}/archive"),
    none("/federation/{code}/exams/{id}/board/changes"),
    none("/federation/{code}/exams/{id}/archive.zip"),
    none("/federation/{code}/appeals/{id}"),
    none("/federation/{code}/appeals/{id}/scenario.toml"),
    missing(post("/api/appeal-decision", "federation={code}&appeal=none&decision=&mark=&text=")),
    // Directed sessions. There is none to sign.
    missing(post("/api/directed-decision", "federation={code}&directed=none&act=&text=")),
    // No exam has been sat.
    none("/attempt/{id}/appeals"),
    missing(post("/api/appeal", "attempt=none&page=&text=")),
    // With faults, so that nothing is changed.
    post(
        "/api/settings",
        "federation={code}&name=&languages=en&edition=2017&edition_from=&\
         elected[guidelines]=&zone=UTC&levels=&sign_up=open&keeps_record=yes&disclosure=all&\
         awaits_results=yes&second_issuer=never",
    ),
    // A new provider with faults; and none that exists.
    none("/federation/{code}/providers/{id}"),
    post(
        "/api/provider",
        "federation={code}&provider=&name=&issuer=&client=&secret=&scopes=&number_claim=&email_rule=&\
         admits=yes&trusts_factor=",
    ),
    missing(post("/api/provider-act", "federation={code}&provider=none&act=offer")),
    post(
        "/api/account-change",
        "federation={code}&person={person}&name=Grace&email=grace@example.org&number=&\
         act=correct&sure=&code=",
    ),
    post("/api/token", "federation={code}&name=System&scopes[]=people&days=30&code="),
    missing(post("/api/token-revoke", "federation={code}&token=none")),
    // Webhooks. There is none yet.
    none("/federation/{code}/webhooks/{id}"),
    post(
        "/api/webhook",
        "federation={code}&webhook=&name=System&url=https://members.example.org/hook&\
         events[]=certificate.issued&code=",
    ),
    missing(post("/api/webhook-secret", "federation={code}&webhook=none&code=")),
    missing(post("/api/webhook-act", "federation={code}&webhook=none&act=pause")),
    missing(post("/api/webhook-resend", "federation={code}&webhook=none&delivery=none")),
    // The API, for tokens alone.
    get("/api/v1/people/{id}", "/api/v1/people/{person}"),
    none("/api/v1/sittings/{id}/results"),
    none("/api/v1/certificates/{number}"),
    post("/api/v1/enrolments", ""),
    post("/api/v1/sittings/{id}/candidates", ""),
    post("/api/role", "federation={code}&person={person}&role=course_leader&held=yes"),
    // Forms lead there if their object does not exist.
    status(404, get("/lost", "/lost")),
];
