//! Courses: data for their pages, and form handlers. Each checks the permission first.

use super::cookies::{self, Flash};
use super::federation::{or_refuse, person_id, server};
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use super::stored::timestamp;
use crate::{alphabet, words};
use bank::course::{
    Activity, AssignedScenarios, AssignmentProgress, GroupLawResult, assignment_progress, latest_activity,
    results_by_law,
};
use bank::review::{self, History, MarkedAnswer};
use bank::{Bank, Mastery};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use rules::law::Clause;
use server::courses::work::work_id;
use server::courses::{AssignFault, CourseFault, KeepFault, MemberAnswer, SeatFault, WorkForm, course_id};
pub use server::courses::{Assignment, Course, CourseForm, CourseMember};
pub use server::enrolment::Part;
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A course with its members' progress.
#[derive(Clone)]
pub struct CourseProgress {
    pub course: Course,
    /// Assignments in order of date.
    pub works: Vec<Assignment>,
    /// Members by name.
    pub members: Vec<MemberProgress>,
    /// The trainees' results by law, the weakest first.
    pub laws: Vec<GroupLawResult>,
    /// Today in the federation's time zone.
    pub today: Date,
}

/// A member's progress.
#[derive(Clone)]
pub struct MemberProgress {
    pub member: CourseMember,
    /// Number of answers.
    pub answers: usize,
    /// UTC date of the last answer.
    pub last: Option<Date>,
    /// Mean of the latest marks by law, in thousandths.
    pub mean: Option<u16>,
    /// Progress in each assignment, in order.
    pub done: Vec<AssignmentProgress>,
    /// Latest activity.
    pub activity: Activity,
}

impl MemberProgress {
    /// True if they count for the group: trainees who are not suspended.
    pub fn counts(&self) -> bool {
        self.member.part == Part::Trainee && !self.member.suspended
    }
}

/// The courses of a federation.
pub async fn courses(context: &RequestContext, allowed: &Allowed) -> Result<Vec<Course>, Refused> {
    let mut courses = or_refuse(server(context)?.courses.list(allowed).await)?;
    alphabet().sort_within(&mut courses, |a, b| a.begins == b.begins, |one| &one.name);
    Ok(courses)
}

/// The course in the URL.
pub async fn course(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<Course, Refused> {
    let id = course_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.courses.find(allowed, id).await)?.ok_or(Refused::NotFound)
}

pub async fn course_members(
    context: &RequestContext,
    allowed: &Allowed,
    course: &Course,
) -> Result<Vec<CourseMember>, Refused> {
    let mut members = or_refuse(server(context)?.courses.members(allowed, course).await)?;
    alphabet().sort(&mut members, |one| &one.name);
    Ok(members)
}

/// A course with its members' progress.
pub async fn group(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    id: &str,
) -> Result<CourseProgress, Refused> {
    let course = course(context, allowed, id).await?;
    let server = server(context)?;
    let (works, members, answers) = tokio::join!(
        server.courses.works(allowed, &course),
        course_members(context, allowed, &course),
        server.courses.answers(allowed, &course)
    );
    let (works, members, answers) = (or_refuse(works)?, members?, or_refuse(answers)?);
    let now = timestamp(server.now());
    let mut histories = histories(answers);
    let zone = review::zone(&allowed.federation().zone).unwrap_or(TimeZone::UTC);
    let mut counted = Vec::new();
    let mut progress = Vec::new();
    for member in members {
        let history = History::new(histories.remove(&member.id.0).unwrap_or_default());
        progress.push(progress_of(bank, &works, member, &history, (now, &zone)));
        if progress.last().is_some_and(MemberProgress::counts) {
            counted.push(history);
        }
    }
    let laws = results_by_law(bank, &course.laws, &counted);
    let today = Assignment::today(&allowed.federation().zone, now);
    Ok(CourseProgress { course, works, members: progress, laws, today })
}

fn histories(answers: Vec<MemberAnswer>) -> BTreeMap<uuid::Uuid, Vec<MarkedAnswer>> {
    let mut all: BTreeMap<uuid::Uuid, Vec<MarkedAnswer>> = BTreeMap::new();
    for answer in answers {
        let MemberAnswer { by, scenario, mark, confidence, at } = answer;
        let answered = MarkedAnswer { scenario, permille: mark, at: timestamp(at), confidence };
        all.entry(by.0).or_default().push(answered);
    }
    all
}

fn progress_of(
    bank: &Bank,
    works: &[Assignment],
    member: CourseMember,
    history: &History,
    (now, zone): (Timestamp, &TimeZone),
) -> MemberProgress {
    let means: Vec<u16> =
        Mastery::of(bank, &history.marks()).by_law().into_iter().filter_map(|law| law.mean).collect();
    let sum: usize = means.iter().map(|mean| usize::from(*mean)).sum();
    let mean = sum.checked_div(means.len()).and_then(|mean| u16::try_from(mean).ok());
    let of = |work: &Assignment| {
        assignment_progress(bank, &AssignedScenarios { scenarios: &work.scenarios, from: work.from }, history)
    };
    MemberProgress {
        answers: history.answers().len(),
        last: history.answers().last().map(|last| last.at.to_zoned(zone.clone()).date()),
        mean,
        done: works.iter().map(of).collect(),
        activity: latest_activity(history, timestamp(member.since), now, zone),
        member,
    }
}

/// Creates a course, or changes the one with this id, and redirects to it; on a fault to the form.
#[server(prefix = "/api", endpoint = "course")]
#[allow(clippy::too_many_arguments, reason = "a field each")]
pub async fn keep_course(
    #[server(default)] federation: String,
    #[server(default)] course: String,
    #[server(default)] name: String,
    #[server(default)] code: String,
    #[server(default)] begins: String,
    #[server(default)] ends: String,
    #[server(default)] laws: String,
    #[server(default)] sets: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let base = format!("/federation/{federation}/courses");
    let form_at = if course.is_empty() { format!("{base}/new") } else { format!("{base}/{course}/settings") };
    let form = CourseForm { name, code, begins, ends, laws, sets };
    match store_course(&context, &federation, &course, &form).await {
        Ok(Ok(id)) => see_other(&format!("{base}/{id}")),
        Ok(Err(faults)) => {
            cookies::leave_flash("course", &Flash { faults, typed: typed(form) });
            see_other(&form_at);
        }
        Err(refused) => refused.redirect(&form_at),
    }
    Ok(())
}

async fn store_course(
    context: &RequestContext,
    federation: &str,
    id: &str,
    form: &CourseForm,
) -> Result<Result<String, Vec<String>>, Refused> {
    let allowed = context.allowed(Action::LeadCourses, federation, Whose::Others).await?;
    let id = if id.is_empty() { None } else { Some(course_id(id).ok_or(Refused::NotFound)?) };
    let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
    match server(context)?.courses.keep(&allowed, &bank, id, form).await {
        Ok(id) => Ok(Ok(id.0.to_string())),
        Err(KeepFault::Faults(faults)) => Ok(Err(faults.iter().map(course_fault).collect())),
        Err(KeepFault::NoCourse) => Err(Refused::NotFound),
        Err(KeepFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Token of a fault: its field, and its value after a colon.
fn course_fault(fault: &CourseFault) -> String {
    match fault {
        CourseFault::CodeTaken => "code-taken".to_owned(),
        CourseFault::Law(law) => format!("laws:{}", law.chars().take(20).collect::<String>()),
        CourseFault::Set(line) => format!("sets:{line}"),
        CourseFault::Scenario(id) => format!("scenario:{}", id.chars().take(40).collect::<String>()),
        other => other.field().to_owned(),
    }
}

fn typed(form: CourseForm) -> BTreeMap<String, String> {
    let CourseForm { name, code, begins, ends, laws, sets } = form;
    // The longest field uses the text field's share of the cookie, so that it comes back whole if
    // possible.
    let fields =
        [("name", name), ("code", code), ("begins", begins), ("ends", ends), ("laws", laws), ("text", sets)];
    fields.map(|(field, text)| (field.to_owned(), text)).into()
}

/// Adds or removes a member of a course, or changes their part; redirects to its members.
#[server(prefix = "/api", endpoint = "course-member")]
pub async fn seat(
    #[server(default)] federation: String,
    #[server(default)] course: String,
    #[server(default)] email: String,
    #[server(default)] person: String,
    #[server(default)] part: String,
    #[server(default)] act: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/courses/{course}/members");
    let form = MembersForm { federation, course, email, person, part, act };
    match store_member(&context, &form).await {
        Ok(None) => see_other(&back),
        Ok(Some(fault)) => {
            let typed = BTreeMap::from([("email".to_owned(), form.email), ("part".to_owned(), form.part)]);
            cookies::leave_flash("course-member", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// The members form.
struct MembersForm {
    federation: String,
    course: String,
    email: String,
    person: String,
    part: String,
    act: String,
}

/// Token of the fault, if any.
async fn store_member(context: &RequestContext, form: &MembersForm) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::LeadCourses, &form.federation, Whose::Others).await?;
    let course = course(context, &allowed, &form.course).await?;
    let server = server(context)?;
    let part = Part::from_word(&form.part).unwrap_or(Part::Trainee);
    if form.act == "remove" {
        let id = person_id(&form.person).ok_or(Refused::NotFound)?;
        or_refuse(server.courses.unseat(&allowed, &course, id).await)?;
        return Ok(None);
    }
    let suspended = form.act == "suspend";
    match server.courses.seat(&allowed, &course, &form.email, part, suspended).await {
        Ok(()) => Ok(None),
        Err(SeatFault::Nobody) => Ok(Some("email")),
        Err(SeatFault::NotALeader) => Ok(Some("part")),
        Err(SeatFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Adds or removes an assignment, and redirects to the course.
#[server(prefix = "/api", endpoint = "course-work")]
pub async fn assign(
    #[server(default)] federation: String,
    #[server(default)] course: String,
    #[server(default)] withdraw: String,
    #[server(default)] title: String,
    #[server(default)] of: String,
    #[server(default)] opens: String,
    #[server(default)] due: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/courses/{course}");
    let form = WorkForm { title, of, opens, due };
    match store_assignment(&context, &federation, &course, &withdraw, &form).await {
        Ok(faults) if faults.is_empty() => see_other(&back),
        Ok(faults) => {
            let WorkForm { title, of, opens, due } = form;
            let typed = [("title", title), ("of", of), ("opens", opens), ("due", due)];
            let typed = typed.map(|(field, text)| (field.to_owned(), text)).into();
            cookies::leave_flash("course-work", &Flash { faults, typed });
            see_other(&format!("{back}#assign"));
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

async fn store_assignment(
    context: &RequestContext,
    federation: &str,
    id: &str,
    withdraw: &str,
    form: &WorkForm,
) -> Result<Vec<String>, Refused> {
    let allowed = context.allowed(Action::LeadCourses, federation, Whose::Others).await?;
    let course = course(context, &allowed, id).await?;
    let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
    let server = server(context)?;
    if !withdraw.is_empty() {
        let work = work_id(withdraw).ok_or(Refused::NotFound)?;
        or_refuse(server.courses.withdraw(&allowed, &course, work).await)?;
        return Ok(Vec::new());
    }
    match server.courses.assign(&allowed, &bank, &course, form, default_title).await {
        Ok(_) => Ok(Vec::new()),
        Err(AssignFault::Faults(faults)) => {
            Ok(faults.into_iter().map(|fault| fault.field().to_owned()).collect())
        }
        Err(AssignFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Default name of practice in a law: `Law 30`.
fn default_title(law: &str) -> String {
    law.parse::<Clause>().map_or_else(|_| law.to_owned(), |clause| words().cite(clause))
}
