//! What is left to do for a sitting, on its page.

use super::exams_path;
use crate::api::{Action, Allowed, ExamTask, FIRST_STEPS, Sitting as Held, SittingState, TaskState, Whose};
use crate::words;
use leptos::prelude::*;

/// The tasks, each with its state, and a link where the site itself can do it.
pub fn section(allowed: &Allowed, held: &Held, tasks: &[(ExamTask, TaskState, usize)]) -> Option<AnyView> {
    let words = words();
    // Once it has ended, only what holds up its results is left.
    let ended = held.state == SittingState::Ended;
    let rows: Vec<AnyView> = tasks
        .iter()
        .filter(|(_, state, _)| !ended || *state == TaskState::Waits)
        .map(|(task, state, n)| {
            let id = format!("exam-task-{}", task.word());
            let what = words.say(&id);
            let what = match way(allowed, held, *task).filter(|_| *state != TaskState::Done) {
                Some(to) => view! { <a href=to>{what}</a> }.into_any(),
                None => what.into_any(),
            };
            let how = words.format(&format!("{id}-{}", state.word()), &[("n", (*n).into())]);
            view! {
                <li>
                    <span class="what">
                        {what}
                        <span class="note">{words.say(&format!("exam-task-is-{}", state.word()))}</span>
                    </span>
                    <span class="how">{how}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="left">
                <h2 id="left">{words.say("exam-tasks")}</h2>
                <ul class="rows described">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

/// The page of a task.
fn way(allowed: &Allowed, held: &Held, task: ExamTask) -> Option<String> {
    let federation = format!("/federation/{}", allowed.federation().code);
    let list = format!("{}/{}/candidates", exams_path(allowed), held.id.0);
    let may = |action: Action| allowed.may_also(action, Whose::Others);
    match task {
        ExamTask::Open => Some("#checks".to_owned()),
        ExamTask::People => Some(list),
        ExamTask::Accounts => Some(format!("{federation}/people")),
        ExamTask::Examiner if held.state != SittingState::Draft => {
            Some(format!("{}/{}/marking#markers", exams_path(allowed), held.id.0))
        }
        ExamTask::Examiner | ExamTask::Invigilator => {
            may(Action::GrantRoles).then(|| format!("{federation}/people"))
        }
        ExamTask::Key => may(Action::RunSite).then(|| FIRST_STEPS.to_owned()),
    }
}
