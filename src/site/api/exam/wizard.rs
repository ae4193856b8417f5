//! A whole exam from one form: its choices, what it made, and what is left to do.

use crate::api::cookies::tell_with;
use crate::api::federation::{or_refuse, server};
use crate::api::papers_bank;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext, browser};
use crate::words;
use bank::exam::Paper;
use bank::{Bank, Names};
use leptos::prelude::use_context;
pub use server::exam_wizard::plan::level_path;
pub use server::exam_wizard::{ExamTask, TaskState};
use server::exam_wizard::{MadeBefore, WizardForm};
use server::exams::Sitting;
use server::exams::sitting::sitting_id;
use server::forms::{Faults, Rejection};
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;
use uuid::Uuid;

/// Characters of a paper's name in that of a paper like it, which has room for 120.
const LONGEST_LIKE: usize = 80;

/// What the form shows besides the choices.
pub struct WizardStart {
    /// What is filled in.
    pub suggested: WizardForm,
    /// The id of the sitting to be made.
    pub run: String,
    /// The people of a form that came back.
    pub people: String,
    /// What a form that failed has made.
    pub before: MadeBefore,
}

/// A form that came back.
pub struct WizardSent<'a> {
    /// The id of the sitting to be made.
    pub run: &'a str,
    /// The people stored with it.
    pub kept: &'a str,
    pub paper: &'a str,
    pub pass: &'a str,
    pub level_name: &'a str,
}

/// The form for a new exam, or for the one that came back.
pub async fn wizard_start(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    sent: &WizardSent<'_>,
) -> Result<WizardStart, Refused> {
    let server = server(context)?;
    let wizard = &server.exam_wizard;
    let suggested = WizardForm::suggested(server.instant(), &allowed.federation().zone);
    let Some(id) = sitting_id(sent.run) else {
        let (run, people) = (wizard.begin().0.to_string(), String::new());
        return Ok(WizardStart { suggested, run, people, before: MadeBefore::default() });
    };
    let people = match Uuid::try_parse(sent.kept) {
        Ok(kept) => or_refuse(wizard.kept_people(allowed, id, kept).await)?,
        Err(_) => String::new(),
    };
    let pass = sent.pass.parse().unwrap_or_default();
    let chosen = (sent.paper, pass);
    let before = wizard.made_before((allowed, bank), id, chosen, sent.level_name, &name_of(pass)).await;
    Ok(WizardStart { suggested, run: sent.run.to_owned(), people, before: or_refuse(before)? })
}

/// The tasks of a sitting, each with its state and the number that it concerns.
pub async fn exam_tasks(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Bank,
    sitting: &Sitting,
    file: &str,
) -> Result<Vec<(ExamTask, TaskState, usize)>, Refused> {
    let Ok(paper) = Paper::read(file) else { return Ok(Vec::new()) };
    let server = server(context)?;
    let mut tasks = or_refuse(server.exam_wizard.left(allowed, bank, sitting, &paper).await)?;
    let mut lacks_marker = tasks.iter_mut().filter(|(task, ..)| *task == ExamTask::Examiner);
    if let Some((_, state, count)) = lacks_marker.find(|(_, state, _)| *state == TaskState::Left) {
        let queue = or_refuse(server.marking.queue(allowed, bank, sitting.id).await)?;
        if let Some(waiting) = queue.map(|queue| queue.others).filter(|others| *others > 0) {
            (*state, *count) = (TaskState::Waits, waiting);
        }
    }
    Ok(tasks)
}

form! {
    /// Makes a whole exam, and leads to its sitting.
    "exam-wizard" WizardPost at "/federation/{federation}/exams/wizard"
    labels "wizard-{}" faults "hold-fault-{}" {
        federation: hidden,
        run: kept,
    }
    form WizardForm {
        who: choice,
        people: file(8),
        opens: moment,
        level: choice,
        level_name: text,
        paper: choice,
        pass: number,
        per_question: number,
        late: number,
        name: text = "hold-name",
        code: text = "hold-code",
        entry_code: text = "hold-entry_code",
    }
    "no_time" at "per_question",
    "closes" at "late",
    "unruled" at ""
}

impl Posted for WizardPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let id = sitting_id(&self.run).ok_or(Refused::NotFound)?;
        let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
        let bank = papers_bank(&allowed.federation().code);
        let wizard = &server(context)?.exam_wizard;
        let by = (&allowed, browser().language);
        let name_of = name_of(self.form.pass.value.unwrap_or_default());
        let made = wizard.make(by, (&bank, rulings), id, &self.form, &name_of).await;
        let made = match made {
            Ok(made) => made,
            Err(rejection) => {
                let mut faults = faults(rejection)?;
                if !self.form.people.trim().is_empty() {
                    let kept = wizard.keep_people(&allowed, id, &self.form.people).await?;
                    faults.with.push(("kept", kept.to_string()));
                }
                return Err(faults.into());
            }
        };
        let programme = made.programme.map(|id| id.0.to_string()).unwrap_or_default();
        let (listed, invited) = (made.listed.to_string(), made.invited.to_string());
        let told = [("programme", &*programme), ("listed", &*listed), ("invited", &*invited)];
        tell_with("exam-wizard", "made", told);
        Ok(format!("/federation/{}/exams/{}", self.federation, made.sitting.0))
    }
}

/// The faults of a form that made nothing, or not all: a database error is one, so that nothing
/// typed is lost.
fn faults(rejection: Rejection) -> Result<Faults, Stop> {
    match rejection {
        Rejection::Faults(faults) => Ok(faults),
        Rejection::Store(error) => {
            tracing::error!(%error, "cannot make exam");
            Ok(["store"].into_iter().collect())
        }
        other => Err(other.into()),
    }
}

/// The name of a paper with this pass mark, like another one, as the sender reads it.
fn name_of(pass: i16) -> impl Fn(&str, &Names, usize) -> String + Sync {
    let words = words();
    move |name, names, n| {
        let name = words.shown_name(name, names);
        if n == 0 {
            return name.to_owned();
        }
        let name: String = name.chars().take(LONGEST_LIKE).collect();
        words.format(
            "wizard-paper-like",
            &[("name", name.into()), ("pass", i64::from(pass).into()), ("n", n.into())],
        )
    }
}
