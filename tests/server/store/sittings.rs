//! The tables of papers and sittings, and the server's rules for examiners.

use super::faults;
use crate::store::database::Database;
use crate::store::folder::Folder;
use crate::store::practice::trainee;
use crate::store::second_factors::set_up;
use crate::store::signing_up::server;
use bank::Bank;
use bank::exam::PageOf;
use collation::Alphabet;
use rules::engine;
use server::Server;
use server::accommodations::{Accommodation, ExtraTime};
use server::accounts::Account;
use server::audit::By;
use server::exams::marking::digest::changed;
use server::exams::sitting::monitor::steer_asked;
use server::exams::{Act, AttemptState, MonitorRow, PrepareFault, Sitting, SittingForm, SittingState, Steer};
use server::forms::Rejection;
use server::roles::{Action, Allowed, Role, Whose};
use server::rulings::{Limits, Rulings};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use store::attempt::{self, AttemptId};
use store::sitting::SittingId;
use time::Duration;
use uuid::Uuid;

contract! {
    faulty_paper_is_stored, reports_every_sitting_fault, sitting_round_trips_and_opens_once,
    code_finds_the_current_sitting, notices_changed_questions, reports_a_stopped_clock_at_close,
    stopped_clock_lasts_a_day, late_grant_reopens_nothing, monitor_locks_in_order,
    opens_the_checked_paper, preparing_again_is_stable, monitor_actions_are_logged,
    closing_ends_every_attempt, exams_belong_to_one_federation, grants_and_revokes_minutes,
    exams_of_one_code_do_not_overlap,
}

pub const FILE: &str = "name = \"Spring exam\"\n\n[[item]]\nscenario = \"r900\"\npart = \"closed\"\n\n\
    [[item]]\nscenario = \"r901\"\npart = \"closed\"\n";

pub fn bank() -> Arc<Bank> {
    static BANK: LazyLock<Arc<Bank>> = LazyLock::new(|| {
        let folder = Path::new(env!("CHECKOUT")).join("tests/banks/staged");
        Arc::new(Bank::load(&folder).expect("a sound bank"))
    });
    BANK.clone()
}

/// An examiner, with their permission.
pub async fn examiner(server: &Server, name: &str) -> (Account, Allowed) {
    let account = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &account, Role::Examiner, true).await.unwrap();
    set_up(server, &account).await;
    let allowed =
        server.permissions.allow(&account, Action::HoldExams, &home.code, Whose::Others).await.unwrap();
    (account, allowed)
}

/// Times are in the federation's zone, where the clock of these tests says 09:30.
pub async fn form(server: &Server, allowed: &Allowed) -> SittingForm {
    let paper = server.papers.make(allowed, "Spring").await.unwrap();
    server.papers.write(allowed, paper, "", FILE).await.unwrap();
    SittingForm {
        name: "Spring exam".into(),
        code: "spring".into(),
        paper: paper.0.to_string(),
        opens: "2026-03-01T09:00".into(),
        closes: "2026-03-01T12:00".into(),
        ..SittingForm::default()
    }
}

pub async fn made(server: &Server, allowed: &Allowed, form: &SittingForm) -> Sitting {
    let id = server.sittings.keep(allowed, None, form).await.unwrap();
    server.sittings.find(allowed, id).await.unwrap().unwrap()
}

pub async fn opened(server: &Server, allowed: &Allowed, form: &SittingForm) -> Sitting {
    let sitting = made(server, allowed, form).await;
    let rulings = Rulings::new(engine::rule, Limits::of_this_machine());
    let prepared = server
        .papers
        .prepare(bank(), rulings, sitting.id, FILE.to_owned(), Vec::new(), BTreeSet::new())
        .await
        .unwrap();
    assert!(server.sittings.open(allowed, &sitting, &prepared).await.unwrap());
    server.sittings.find(allowed, sitting.id).await.unwrap().unwrap()
}

pub async fn faulty_paper_is_stored(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    assert_eq!(faults(server.papers.make(&allowed, " ").await), ["name"]);
    let id = server.papers.make(&allowed, "Quote \" and \\").await.unwrap();
    let begun = server.papers.find(&allowed, id).await.unwrap().unwrap();
    assert!(bank::exam::Paper::read(&begun.file).is_ok(), "it begins without a fault: {}", begun.file);
    let faulty = "name = \"Spring exam\"\r\nnames = { fr = \"Examen\" }\r\n[[draw]]\r\npart = \"shut\"\r\n";
    server.papers.write(&allowed, id, "", faulty).await.unwrap();
    let written = server.papers.find(&allowed, id).await.unwrap().unwrap();
    assert_eq!(
        (written.name.as_str(), written.file.as_str()),
        ("Spring exam", &*faulty.replace("\r\n", "\n"))
    );
    assert_eq!((written.names.of("fr"), written.names.of("it")), (Some("Examen"), None));
    server.papers.write(&allowed, id, "", "name = ").await.unwrap();
    let unread = server.papers.find(&allowed, id).await.unwrap().unwrap();
    assert_eq!((unread.name.as_str(), unread.file.as_str()), ("Spring exam", "name = "), "the name stays");
    let long = "#".repeat(server::exams::paper::FILE + 1);
    assert_eq!(faults(server.papers.write(&allowed, id, "", &long).await), ["long"]);
    let nowhere = store::paper::PaperId(Uuid::from_u128(7));
    assert!(matches!(server.papers.write(&allowed, nowhere, "", FILE).await, Err(Rejection::NotFound)));
    assert_eq!(server.papers.list(&allowed).await.unwrap(), [unread]);
    assert_eq!(
        database.count("SELECT COUNT(*) FROM audit WHERE deed IN ('paper-made', 'paper-changed')").await,
        3
    );
}

pub async fn reports_every_sitting_fault(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let text = |text: &str| text.to_owned();
    let bad = SittingForm {
        name: text(" "),
        code: text("Spring 1"),
        paper: text("none"),
        opens: "soon".into(),
        closes: "2026-02-30T10:00".into(),
        closed_minutes: "0".into(),
        open_minutes: "0".into(),
        grace_seconds: "601".into(),
        clock: text("stops"),
        stop_minutes: "121".into(),
        entry_code: "x".repeat(41),
        authorised: false,
        attempts: "0".into(),
        period_days: "-1".into(),
        cooling_off_days: "3651".into(),
        trial: false,
    };
    let all = [
        "name",
        "code",
        "paper",
        "opens",
        "closes",
        "no_time",
        "grace_seconds",
        "stop_minutes",
        "entry_code",
        "attempts",
        "period_days",
        "cooling_off_days",
    ];
    let result = server.sittings.keep(&allowed, None, &bad).await;
    assert_eq!(faults(result), all);
    let good = form(&server, &allowed).await;
    for (form, fault) in [
        (SittingForm { clock: text("flies"), ..good.clone() }, "clock"),
        (SittingForm { closed_minutes: "1441".into(), ..good.clone() }, "closed_minutes"),
        (SittingForm { open_minutes: "-5".into(), ..good.clone() }, "open_minutes"),
        (SittingForm { closes: good.opens.clone(), ..good.clone() }, "closes"),
        (SittingForm { paper: Uuid::from_u128(7).to_string(), ..good.clone() }, "paper"),
    ] {
        let result = server.sittings.keep(&allowed, None, &form).await;
        assert_eq!(faults(result), [fault]);
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM sitting").await, 0);
}

pub async fn sitting_round_trips_and_opens_once(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let form = SittingForm {
        clock: "stops".into(),
        stop_minutes: "7".into(),
        entry_code: " sesame ".into(),
        authorised: true,
        trial: true,
        ..form(&server, &allowed).await
    };
    let draft = made(&server, &allowed, &form).await;
    let same = SittingForm { entry_code: "sesame".into(), ..form.clone() };
    assert_eq!(SittingForm::of(&draft, &allowed.federation().zone), same);
    let longer = SittingForm { closed_minutes: "90".into(), ..form };
    assert_eq!(server.sittings.keep(&allowed, Some(draft.id), &longer).await.unwrap(), draft.id);
    assert_eq!(server.sittings.by_code("demo.spring").await.unwrap(), None, "drafts cannot be found");
    let rulings = || Rulings::new(engine::rule, Limits::of_this_machine());
    for (file, what) in
        [("name = ", "syntax"), ("name = \"x\"\n[[draw]]\npart = \"open\"\ncount = 9\n", "short")]
    {
        let unready = server
            .papers
            .prepare(bank(), rulings(), draft.id, file.to_owned(), Vec::new(), BTreeSet::new())
            .await;
        assert!(matches!(unready, Err(PrepareFault::Faults(_))), "{what}: {unready:?}");
    }
    let draft = server.sittings.find(&allowed, draft.id).await.unwrap().unwrap();
    let prepared = server
        .papers
        .prepare(bank(), rulings(), draft.id, FILE.to_owned(), Vec::new(), BTreeSet::new())
        .await
        .unwrap();
    assert!(server.sittings.open(&allowed, &draft, &prepared).await.unwrap());
    assert!(!server.sittings.open(&allowed, &draft, &prepared).await.unwrap(), "already open");
    let open = server.sittings.find(&allowed, draft.id).await.unwrap().unwrap();
    assert_eq!((open.state, open.closed_minutes), (SittingState::Open, 90));
    assert_eq!(server.sittings.prepared_of(&allowed, &open).await.unwrap(), Some(prepared));
    let found = server.sittings.by_code("demo.spring").await.unwrap().map(|(_, sitting)| sitting);
    assert_eq!(found, Some(open.clone()));
    let late = server.sittings.keep(&allowed, Some(open.id), &longer).await;
    assert_eq!(faults(late), ["is_open"], "the settings stay");
    let before = server.sittings.close_at(&allowed, &open, &"2026-03-01T08:59".into()).await;
    assert_eq!(faults(before), ["closes"]);
    let past = server.sittings.close_at(&allowed, &open, &"2026-03-01T09:15".into()).await;
    assert_eq!(faults(past), ["past"], "it would be over at once");
    server.sittings.close_at(&allowed, &open, &"2026-03-01T13:30".into()).await.unwrap();
    let moved = server.sittings.find(&allowed, open.id).await.unwrap().unwrap();
    assert_eq!(SittingForm::of(&moved, &allowed.federation().zone).closes, "2026-03-01T13:30".into());
    let deeds = "SELECT COUNT(*) FROM audit WHERE on_kind = 'sitting' AND deed IN
        ('sitting-made', 'sitting-changed', 'sitting-opened', 'sitting-moved')";
    assert_eq!(database.count(deeds).await, 4);
    clock.advance(Duration::hours(4));
    for found in [&moved, &open] {
        let late = server.sittings.close_at(&allowed, found, &"2026-03-01T14:30".into()).await;
        assert_eq!(faults(late), ["closed"], "for some it has ended then");
    }
}

pub async fn opens_the_checked_paper(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let form = form(&server, &allowed).await;
    let found = made(&server, &allowed, &form).await;
    let rulings = || Rulings::new(engine::rule, Limits::of_this_machine());
    let prepared = server
        .papers
        .prepare(bank(), rulings(), found.id, FILE.to_owned(), Vec::new(), BTreeSet::new())
        .await
        .unwrap();
    assert!(server.papers.may_open(&bank(), &[], &found, &prepared));
    // Meanwhile another examiner chooses another paper, or changes it.
    let other = server.papers.make(&allowed, "Autumn").await.unwrap();
    for changed in [
        SittingForm { paper: other.0.to_string(), ..form.clone() },
        SittingForm { closed_minutes: "90".into(), ..form.clone() },
    ] {
        server.sittings.keep(&allowed, Some(found.id), &changed).await.unwrap();
        assert!(!server.sittings.open(&allowed, &found, &prepared).await.unwrap(), "{changed:?}");
    }
    server.sittings.keep(&allowed, Some(found.id), &form).await.unwrap();
    server.papers.write(&allowed, found.paper, "", &format!("{FILE}# And a word more\n")).await.unwrap();
    assert!(!server.sittings.open(&allowed, &found, &prepared).await.unwrap(), "another file");
    server.papers.write(&allowed, found.paper, "", FILE).await.unwrap();
    assert!(server.sittings.open(&allowed, &found, &prepared).await.unwrap());
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'sitting-opened'").await, 1);
    // A paper that fails its checks is not opened.
    let empty = SittingForm { code: "autumn".into(), open_minutes: "30".into(), ..form };
    let empty = made(&server, &allowed, &empty).await;
    assert!(!server.papers.may_open(&bank(), &[], &empty, &prepared), "a part with time and nothing to do");
}

pub async fn preparing_again_is_stable(database: Database) {
    let (server, _) = server(&database).await;
    let folder = Folder::new();
    std::fs::create_dir(folder.path().join("rotation")).unwrap();
    std::fs::copy("quizzes/rotation/r001.toml", folder.path().join("rotation/r001.toml")).unwrap();
    let bank = Arc::new(Bank::load(folder.path()).expect("a sound bank"));
    let file = "name = \"Varied\"\n\n[[draw]]\npart = \"closed\"\ncount = 1\nvariants = true\n";
    let prepared = async |sitting: u128| {
        let rulings = Rulings::new(engine::rule, Limits::of_this_machine());
        let id = SittingId(Uuid::from_u128(sitting));
        server
            .papers
            .prepare(bank.clone(), rulings, id, file.to_owned(), Vec::new(), BTreeSet::new())
            .await
            .unwrap()
    };
    let first = prepared(7).await;
    assert!(first.pool.to_string().contains("r001~"), "{}", first.pool);
    assert_eq!(prepared(7).await, first);
    assert_ne!(prepared(8).await, first, "another sitting asks others");
}

pub async fn code_finds_the_current_sitting(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let form = form(&server, &allowed).await;
    let at = |opens: &str, closes: &str| SittingForm {
        opens: format!("2026-03-{opens}").into(),
        closes: format!("2026-03-{closes}").into(),
        ..form.clone()
    };
    let first = opened(&server, &allowed, &at("01T09:00", "01T10:00")).await;
    let second = opened(&server, &allowed, &at("02T09:00", "02T10:00")).await;
    let third = opened(&server, &allowed, &at("03T09:00", "03T10:00")).await;
    let found = async || server.sittings.by_code("demo.spring").await.unwrap().map(|(_, sitting)| sitting.id);
    assert_eq!(found().await, Some(first.id), "in progress");
    clock.advance(Duration::hours(1));
    assert_eq!(found().await, Some(second.id), "the first is over");
    clock.advance(Duration::hours(23));
    assert_eq!(found().await, Some(second.id), "in progress");
    assert!(server.sittings.end(&allowed, &second).await.unwrap());
    assert!(!server.sittings.end(&allowed, &second).await.unwrap(), "already ended");
    assert_eq!(found().await, Some(third.id), "the second was ended");
    clock.advance(Duration::days(3));
    assert_eq!(found().await, Some(third.id), "there is none after it");
    for odd in ["demo", "spring", "demo.", ".spring", "other.spring", "demo.Spring"] {
        assert_eq!(server.sittings.by_code(odd).await.unwrap(), None, "{odd}");
    }
}

pub async fn exams_of_one_code_do_not_overlap(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let first = form(&server, &allowed).await;
    let at = |opens: &str, closes: &str| SittingForm {
        name: "Evening exam".into(),
        opens: format!("2026-03-{opens}").into(),
        closes: format!("2026-03-{closes}").into(),
        ..first.clone()
    };
    let open = opened(&server, &allowed, &first).await;
    let keep =
        async |id: Option<SittingId>, form: &SittingForm| server.sittings.keep(&allowed, id, form).await;
    let taken = ["opens-taken:Spring exam"];
    for times in [at("01T11:59", "01T14:00"), at("01T08:00", "01T09:01"), at("01T10:00", "01T10:30")] {
        assert_eq!(faults(keep(None, &times).await), taken, "{times:?}");
    }
    let mock = SittingForm { trial: true, ..first.clone() };
    assert_eq!(faults(keep(None, &mock).await), taken, "candidates would find it in place of the exam");
    let next = keep(None, &at("01T12:00", "01T14:00")).await.expect("it begins when the other ends");
    let other = SittingForm { code: "other".into(), ..at("01T09:30", "01T11:00") };
    let other_id = keep(None, &other).await.expect("of another code");
    let same_code = SittingForm { code: "spring".into(), ..other };
    assert_eq!(faults(keep(Some(other_id), &same_code).await), taken);
    assert_eq!(faults(keep(Some(next), &at("01T11:00", "01T14:00")).await), taken);
    let before = at("01T12:30", "01T14:00");
    assert_eq!(keep(Some(next), &before).await.unwrap(), next, "its own times are free");
    // The end is moved up to the next one, and not into it.
    let moved = async |closes: &str| server.sittings.close_at(&allowed, &open, &closes.into()).await;
    assert_eq!(faults(moved("2026-03-01T12:31").await), ["closes-taken:Evening exam"]);
    moved("2026-03-01T12:30").await.unwrap();
    // Two that an earlier version has stored: the draft does not open, the open one can still end earlier.
    database.execute("UPDATE sitting SET code = 'spring' WHERE code = 'other'").await;
    let draft = server.sittings.find(&allowed, other_id).await.unwrap().unwrap();
    let prepared = server.sittings.prepared_of(&allowed, &open).await.unwrap().expect("it was opened");
    assert_eq!(faults(server.sittings.open(&allowed, &draft, &prepared).await), taken);
    moved("2026-03-01T12:00").await.unwrap();
    assert!(server.sittings.end(&allowed, &open).await.unwrap());
    assert!(server.sittings.open(&allowed, &draft, &prepared).await.unwrap(), "an ended exam is in no way");
}

/// A candidate's row on the monitor.
async fn seat(server: &Server, sitting: &Sitting, name: &str) -> MonitorRow {
    let board = server.sittings.monitor(&bank(), sitting, "", Alphabet::Common, 0).await.unwrap();
    board.seats.into_iter().find(|seat| seat.name == name).expect("entered")
}

async fn steer(
    server: &Server,
    allowed: &Allowed,
    sitting: &Sitting,
    one: Option<AttemptId>,
    steer: Steer,
) -> usize {
    server.sittings.steer_some(allowed, sitting, one, steer).await.unwrap()
}

pub async fn notices_changed_questions(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let grace = trainee(&server, "Grace").await;
    let form = form(&server, &allowed).await;
    let sitting = opened(&server, &allowed, &form).await;
    let id = server.admissions.enter(&grace, sitting.clone(), "", "one", false).await.unwrap();
    let attempt = server.attempts.find(&grace, &id.0.to_string()).await.unwrap().unwrap();
    let prepared = server.sittings.prepared_of(&allowed, &sitting).await.unwrap().expect("an open sitting");
    let bank = bank();
    assert!(changed(&bank, &prepared.pool).is_empty());
    assert!(attempt.rules.pages.len() > 2, "stages among them");
    for page in attempt.rules.pages.iter() {
        let asked = bank.find(&page.id).expect("exists");
        assert!(attempt.is_as_drawn(page, &asked));
        let other = attempt.rules.pages.iter().find(|one| one.id != page.id).expect("another");
        assert!(
            !attempt.is_as_drawn(page, &bank.find(&other.id).unwrap()),
            "{} is not {}",
            page.id,
            other.id
        );
        let mut fewer = asked.as_ref().clone();
        fewer.asks.pop();
        assert!(!attempt.is_as_drawn(page, &fewer), "other components are questioned");
    }
    // A later bank changes the last stage, and lacks one scenario.
    let folder = Folder::new();
    std::fs::create_dir(folder.path().join("rotation")).unwrap();
    let file = std::fs::read_to_string("tests/banks/staged/rotation/r900.toml").unwrap();
    let file =
        file.replace("points = [12, 37]", "points = [13, 37]").replace("# A pass", "# Told anew: a pass");
    std::fs::write(folder.path().join("rotation/r900.toml"), file).unwrap();
    let later = Bank::load(folder.path()).expect("a sound bank");
    assert_eq!(changed(&later, &prepared.pool), ["r900.3", "r901"]);
    let stands = |page: &&PageOf| later.find(&page.id).is_some_and(|asked| attempt.is_as_drawn(page, &asked));
    assert_eq!(attempt.rules.pages.iter().filter(stands).count(), 2, "the stages before");
}

pub async fn reports_a_stopped_clock_at_close(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let grace = trainee(&server, "Grace").await;
    let form = form(&server, &allowed).await;
    let sitting = opened(&server, &allowed, &form).await;
    let id = server.admissions.enter(&grace, sitting.clone(), "", "one", false).await.unwrap();
    clock.advance(Duration::minutes(5));
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Pause).await, 1);
    assert!(!seat(&server, &sitting, "Grace").await.held_open, "the exam lasts");
    let lasts = sitting.closes_at.duration_since(server.instant()).as_secs();
    clock.advance(Duration::seconds(lasts));
    let seated = seat(&server, &sitting, "Grace").await;
    assert!(seated.held_open && seated.state == AttemptState::UnderWay && seated.left == Some(3300));
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Resume).await, 1);
    assert!(!seat(&server, &sitting, "Grace").await.held_open, "it continues");
}

pub async fn stopped_clock_lasts_a_day(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let grace = trainee(&server, "Grace").await;
    let sitting = opened(&server, &allowed, &form(&server, &allowed).await).await;
    let id = server.admissions.enter(&grace, sitting.clone(), "", "one", false).await.unwrap();
    clock.advance(Duration::minutes(5));
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Pause).await, 1);
    let day = sitting.closes_at.duration_since(server.instant()).as_secs() + 24 * 60 * 60;
    clock.advance(Duration::seconds(day));
    assert_eq!(seat(&server, &sitting, "Grace").await.state, AttemptState::UnderWay);
    assert!(server.attempts.under_way(&grace).await.unwrap().is_some());
    clock.advance(Duration::seconds(1));
    let attempt = server.attempts.find(&grace, &id.0.to_string()).await.unwrap().unwrap();
    let ended = sitting.closes_at.checked_add(jiff::SignedDuration::from_hours(24)).unwrap();
    assert_eq!((attempt.state(), attempt.over_at()), (AttemptState::OutOfTime, Some(ended)));
    assert_eq!(server.attempts.under_way(&grace).await.unwrap(), None, "pages with rulings reopen for her");
}

pub async fn late_grant_reopens_nothing(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (grace, karl) = (trainee(&server, "Grace").await, trainee(&server, "Karl").await);
    let sitting = opened(&server, &allowed, &form(&server, &allowed).await).await;
    let late = server.admissions.enter(&grace, sitting.clone(), "", "one", false).await.unwrap();
    clock.advance(Duration::minutes(30));
    let sits = server.admissions.enter(&karl, sitting.clone(), "", "two", false).await.unwrap();
    clock.advance(Duration::minutes(40));
    // Neither has been read since.
    let granted = Accommodation { extra: ExtraTime::Minutes(30), ..Accommodation::default() };
    for who in [&grace, &karl] {
        assert!(server.accommodations.grant(&allowed, who.id, &granted).await.unwrap());
    }
    let over = server.attempts.find(&grace, &late.0.to_string()).await.unwrap().unwrap();
    assert_eq!(over.state(), AttemptState::OutOfTime, "ten minutes ago");
    let sits = server.attempts.find(&karl, &sits.0.to_string()).await.unwrap().unwrap();
    let left = sits.times().expect("a clock").left(server.instant());
    assert_eq!((sits.state(), left), (AttemptState::UnderWay, 50 * 60));
}

/// Locks attempts in the order of their ids, as saving does; otherwise two transactions could
/// deadlock.
pub async fn monitor_locks_in_order(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (first, last) = (trainee(&server, "Zoe").await, trainee(&server, "Berit").await);
    let sitting = opened(&server, &allowed, &form(&server, &allowed).await).await;
    let first = server.admissions.enter(&first, sitting.clone(), "", "one", false).await.unwrap();
    clock.advance(Duration::seconds(1));
    let last = server.admissions.enter(&last, sitting.clone(), "", "two", false).await.unwrap();
    assert!(first < last, "ids are in the order of time");
    let (store, federation) = (database.open().await, sitting.federation);
    for (act, steer) in [("pause", Steer::Pause), ("end", Steer::End)] {
        let mut write = store.write().await.unwrap();
        attempt::lock(&mut write, federation, first).await.unwrap();
        let (server, allowed, sitting) = (server.clone(), allowed.clone(), sitting.clone());
        let all = tokio::spawn(async move {
            match steer {
                Steer::End => server.sittings.end(&allowed, &sitting).await.map(usize::from),
                _ => server.sittings.steer_some(&allowed, &sitting, None, steer).await,
            }
        });
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        attempt::lock(&mut write, federation, last).await.unwrap_or_else(|error| panic!("{act}: {error}"));
        write.commit().await.unwrap();
        assert!(all.await.unwrap().unwrap() > 0, "{act}");
    }
}

pub async fn monitor_actions_are_logged(database: Database) {
    let (server, clock) = server(&database).await;
    let (ada, allowed) = examiner(&server, "Ada").await;
    let grace = trainee(&server, "Grace").await;
    let form = SittingForm { authorised: true, ..form(&server, &allowed).await };
    let sitting = opened(&server, &allowed, &form).await;
    let id = server.admissions.enter(&grace, sitting.clone(), "", "one", false).await.unwrap();
    server.admissions.enter(&ada, sitting.clone(), "", "two", true).await.unwrap();
    let waiting = seat(&server, &sitting, "Grace").await;
    assert_eq!((waiting.state, waiting.left, waiting.pages), (AttemptState::Waits, None, 4));
    assert!(seat(&server, &sitting, "Ada").await.test, "a trial depends on it");
    let board = server.sittings.monitor(&bank(), &sitting, "", Alphabet::Common, 0).await.unwrap();
    assert_eq!(board.counts[0], (AttemptState::Waits, 1));
    assert_eq!(board.counts[1], (AttemptState::UnderWay, 0), "and is not counted");
    assert_eq!(
        server.sittings.monitor(&bank(), &sitting, "gRaC", Alphabet::Common, 0).await.unwrap().seats.len(),
        1
    );
    assert!(
        server.sittings.monitor(&bank(), &sitting, "_", Alphabet::Common, 0).await.unwrap().seats.is_empty(),
        "a sign is a sign"
    );
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Pause).await, 0, "it has not begun");
    assert_eq!(steer(&server, &allowed, &sitting, None, Steer::Authorise).await, 1);
    let begun = seat(&server, &sitting, "Grace").await;
    assert_eq!((begun.state, begun.left), (AttemptState::UnderWay, Some(3600)));

    clock.advance(Duration::minutes(5));
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Pause).await, 1);
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Pause).await, 0, "already paused");
    clock.advance(Duration::minutes(20));
    let paused = seat(&server, &sitting, "Grace").await;
    assert_eq!(paused.left, Some(3300), "the clock is paused");
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Resume).await, 1);
    clock.advance(Duration::minutes(1));
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::Add(600)).await, 1);
    let seated = seat(&server, &sitting, "Grace").await;
    assert_eq!((seated.left, seated.added_minutes), (Some(3300 - 60 + 600), 10));

    let attempt = server.attempts.find(&grace, &id.0.to_string()).await.unwrap().unwrap();
    let at = attempt.rules.pages.iter().position(|page| page.id == "r901").expect("on the paper");
    let (page, asked) = (u16::try_from(at + 1).unwrap(), &bank().find("r901").expect("exists").asks);
    for (n, expected) in [(1, (0, 1)), (asked.len(), (1, 0))] {
        let given: Vec<_> = asked[..n].iter().map(|key| format!("\"{}\":[\"x\"]", key.word())).collect();
        let (change, answer) = (Uuid::from_u128(10 + n as u128), format!("{{{}}}", given.join(",")));
        let answer = Act::Answer { page, change, answer, base: None };
        server.attempts.act(&attempt, "one", true, vec![answer]).await.unwrap();
        let seated = seat(&server, &sitting, "Grace").await;
        assert_eq!((seated.answered, seated.partly), expected, "{given:?}");
    }
    let (change, answer) = (Uuid::from_u128(2), "{}".to_owned());
    let back = Act::Answer { page, change, answer, base: None };
    server.attempts.act(&attempt, "one", true, vec![back]).await.unwrap();
    let seated = seat(&server, &sitting, "Grace").await;
    assert_eq!((seated.answered, seated.partly), (0, 0), "she took it back");
    assert_eq!(steer(&server, &allowed, &sitting, Some(id), Steer::End).await, 1);
    assert_eq!(seat(&server, &sitting, "Grace").await.state, AttemptState::Ended);
    let deeds = "SELECT COUNT(*) FROM audit WHERE on_kind = 'person' AND deed LIKE 'attempt-%'";
    assert_eq!(database.count(deeds).await, 5, "admitted, paused, resumed, extended, ended");
}

pub async fn closing_ends_every_attempt(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (grace, form) = (trainee(&server, "Grace").await, form(&server, &allowed).await);
    let sitting = opened(&server, &allowed, &form).await;
    let karl = trainee(&server, "Karl").await;
    let late = server.admissions.enter(&karl, sitting.clone(), "", "two", false).await.unwrap();
    clock.advance(Duration::minutes(90));
    let id = server.admissions.enter(&grace, sitting.clone(), "", "one", false).await.unwrap();
    clock.advance(Duration::minutes(1));
    assert!(server.sittings.end(&allowed, &sitting).await.unwrap());
    let late = server.attempts.find(&karl, &late.0.to_string()).await.unwrap().unwrap();
    assert_eq!(late.state(), AttemptState::OutOfTime, "that was half an hour ago");
    assert_eq!(
        database.count("SELECT COUNT(*) FROM attempt WHERE state = 'ended' AND over_at IS NOT NULL").await,
        1
    );
    let attempt = server.attempts.find(&grace, &id.0.to_string()).await.unwrap().unwrap();
    assert_eq!(attempt.state(), AttemptState::Ended);
    let detail = database.text("SELECT detail FROM audit WHERE deed = 'sitting-ended'").await;
    assert_eq!(detail, "{\"attempts\":1}");
}

pub async fn exams_belong_to_one_federation(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let sitting = opened(&server, &allowed, &form(&server, &allowed).await).await;
    let settings = server::federation::Settings {
        name: "Another".into(),
        ..server::federation::Settings::of(server.federation())
    };
    let other = server.federations.enter("other", &settings).await.unwrap();
    let (karl, _) = examiner(&server, "Karl").await;
    server.roles.set_role_of(By::Program, &other, &karl, Role::Examiner, true).await.unwrap();
    let there = server.permissions.allow(&karl, Action::HoldExams, "other", Whose::Others).await.unwrap();
    assert!(
        server.sittings.list(&there).await.unwrap().is_empty()
            && server.papers.list(&there).await.unwrap().is_empty()
    );
    assert_eq!(server.sittings.find(&there, sitting.id).await.unwrap(), None);
    assert_eq!(server.papers.find(&there, sitting.paper).await.unwrap(), None);
    assert_eq!(server.sittings.prepared_of(&there, &sitting).await.unwrap(), None);
    assert!(!server.sittings.end(&there, &sitting).await.unwrap());
    let form = SittingForm::of(&sitting, "UTC");
    let foreign = server.sittings.keep(&there, None, &form).await;
    assert_eq!(faults(foreign), ["paper"]);
    let grace = trainee(&server, "Grace").await;
    let id = server.admissions.enter(&grace, sitting.clone(), "", "one", false).await.unwrap();
    assert_eq!(steer(&server, &there, &sitting, Some(id), Steer::End).await, 0);
}

pub async fn grants_and_revokes_minutes(_: Database) {
    let add = |minutes: &str| steer_asked("add", &minutes.into());
    assert_eq!((add(" 10 "), add("-240")), (Some(Steer::Add(600)), Some(Steer::Add(-14400))));
    for odd in ["", "0", "241", "-241", "ten", "1.5"] {
        assert_eq!(add(odd), None, "{odd}");
    }
    assert_eq!(steer_asked("go_on", &"".into()), Some(Steer::Resume));
    assert_eq!(steer_asked("fly", &"".into()), None);
}
