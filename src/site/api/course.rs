//! Courses: data for their pages, and form handlers. Each checks the permission first.

use super::federation::{or_refuse, person_id, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use super::served_bank::course_bank;
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
use rules::law::Clause;
use server::courses::work::work_id;
pub use server::courses::{Assignment, Course, CourseForm, CourseMember};
use server::courses::{MemberAnswer, WorkForm, course_id};
pub use server::enrolment::Part;
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeMap;

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
    /// Date of the last answer, in the federation's time zone.
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

form! {
    /// Creates a course, or changes the one with this id, and leads to it.
    "course" CoursePost at "/federation/{federation}/courses/{course}/settings"
    without course "/federation/{federation}/courses/new"
    labels "course-{}" {
        federation: hidden,
        course: hidden,
    }
    form CourseForm {
        name: text,
        code: text,
        begins: date,
        ends: date,
        laws: text,
        sets: lines(6),
    }
}

impl Posted for CoursePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::LeadCourses, &self.federation, Whose::Others).await?;
        let id = match &*self.course {
            "" => None,
            id => Some(course_id(id).ok_or(Refused::NotFound)?),
        };
        let bank = course_bank(&self.federation);
        let id = server(context)?.courses.keep(&allowed, &bank, id, &self.form).await?;
        Ok(format!("/federation/{}/courses/{}", self.federation, id.0))
    }
}

form! {
    /// Adds or removes a member of a course, or changes their part.
    "course-member" MemberPost at "/federation/{federation}/courses/{course}/members"
    labels "course-seat-{}" {
        federation: hidden,
        course: hidden,
        email: email,
        person: hidden,
        part: choice,
        act: hidden,
    }
}

impl Posted for MemberPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::LeadCourses, &self.federation, Whose::Others).await?;
        let course = course(context, &allowed, &self.course).await?;
        let server = server(context)?;
        if self.act == "remove" {
            let id = person_id(&self.person).ok_or(Refused::NotFound)?;
            server.courses.unseat(&allowed, &course, id).await?;
            return Ok(self.page());
        }
        let part = Part::from_word(&self.part).unwrap_or(Part::Trainee);
        server.courses.seat(&allowed, &course, &self.email, part, self.act == "suspend").await?;
        Ok(self.page())
    }
}

form! {
    /// Adds or removes an assignment, and leads to the course.
    "course-work" WorkPost at "/federation/{federation}/courses/{course}" "#assign" labels "work-{}" {
        federation: hidden,
        course: hidden,
        withdraw: hidden,
    }
    form WorkForm {
        title: text,
        of: choice,
        opens: date,
        due: date,
    }
}

impl Posted for WorkPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::LeadCourses, &self.federation, Whose::Others).await?;
        let course = course(context, &allowed, &self.course).await?;
        let bank = course_bank(&self.federation);
        let server = server(context)?;
        if self.withdraw.is_empty() {
            server.courses.assign(&allowed, &bank, &course, &self.form, default_title).await?;
        } else {
            let work = work_id(&self.withdraw).ok_or(Refused::NotFound)?;
            server.courses.withdraw(&allowed, &course, work).await?;
        }
        Ok(self.page())
    }
}

/// Default name of practice in a law: `Law 30`.
fn default_title(law: &str) -> String {
    law.parse::<Clause>().map_or_else(|_| law.to_owned(), |clause| words().cite(clause))
}
