//! The next step of an exam in words, and the page it is taken on.

use crate::api::{Allowed, ExamStanding, ExamStep};
use crate::pages::when::moment;
use crate::words;

/// Path of the page of a step, and the message on its link. `exam` is the path of the sitting.
pub fn way(allowed: &Allowed, exam: &str, step: ExamStep) -> (String, &'static str) {
    match step {
        ExamStep::Open => (exam.to_owned(), "exams-next-open"),
        ExamStep::Begin => (exam.to_owned(), "exams-next-begin"),
        ExamStep::Watch => (format!("{exam}/board"), "hold-board"),
        ExamStep::Mark => (format!("{exam}/marking"), "results-marking"),
        ExamStep::Type => (format!("{exam}/hall"), "hall-open"),
        ExamStep::Points { attempt } => (format!("{exam}/sheets/{}", attempt.0), "exams-next-points"),
        ExamStep::Release => (format!("{exam}/review"), "exams-next-release"),
        ExamStep::Issue => {
            let to = format!("/federation/{}/certificates/proposed", allowed.federation().code);
            (to, "certificates-proposed")
        }
        ExamStep::Archive => (format!("{exam}/archive"), "archive-title"),
        ExamStep::Wait | ExamStep::Done | ExamStep::Nobody | ExamStep::Look => {
            (format!("{exam}/results"), "results-title")
        }
    }
}

/// Where an exam stands, in words.
pub fn standing(one: &ExamStanding) -> String {
    let (words, n) = (words(), one.count);
    let opens = moment(one.sitting.opens_at);
    words.format(&format!("exams-at-{}", one.step.word()), &[("n", n.into()), ("when", opens.into())])
}
