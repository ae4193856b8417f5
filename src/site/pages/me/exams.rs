//! The user's exams: those to mark, ahead, open now, and sat, each with a link.

use crate::api::{AttemptState, MarkedSitting, OwnExam, OwnExams};
use crate::pages::when::moment_spoken;
use crate::words;
use jiff::{SignedDuration, Timestamp};
use leptos::prelude::*;

/// Time for which an exam that the user has missed is shown.
const MISSED: SignedDuration = SignedDuration::from_hours(14 * 24);

/// The section; `None` without exams. What is to be marked comes first, then what is ahead or open,
/// the next one first.
pub fn section(own: &OwnExams) -> Option<AnyView> {
    let is_past = |exam: &OwnExam| exam.sitting.is_over(own.now);
    let shown =
        own.exams.iter().filter(|exam| !is_past(exam) || exam.attempt.is_some() || is_recent(exam, own.now));
    let mut shown: Vec<&OwnExam> = shown.collect();
    shown.sort_by_key(|exam| {
        let opens = exam.sitting.opens_at.as_second();
        (is_past(exam), if is_past(exam) { -opens } else { opens })
    });
    let marked = own.marked.iter().map(to_mark);
    let rows: Vec<AnyView> = marked.chain(shown.into_iter().map(|exam| row(own, exam))).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby="exams">
                <h2 id="exams">{words().say("own-exams")}</h2>
                <ul class="rows">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

fn is_recent(exam: &OwnExam, now: Timestamp) -> bool {
    now.duration_since(exam.sitting.closes_at) < MISSED
}

fn row(own: &OwnExams, exam: &OwnExam) -> AnyView {
    let (to, state) = state(own, exam);
    view! {
        <li>
            <span class="what"><a href=to>{exam.sitting.name.clone()}</a></span>
            <span class="how">{state}</span>
        </li>
    }
    .into_any()
}

/// A sitting whose answers the user marks.
fn to_mark(of: &MarkedSitting) -> AnyView {
    let to = format!("/federation/{}/exams/{}/marking", of.code, of.id.0);
    let until = words().format("own-exam-marks", &[("when", moment_spoken(of.until).into())]);
    view! {
        <li>
            <span class="what">
                <a href=to>{of.name.clone()}</a>
                <span class="note">{of.federation.clone()}</span>
            </span>
            <span class="how">{until}</span>
        </li>
    }
    .into_any()
}

/// Where an exam leads, and its state.
fn state(own: &OwnExams, exam: &OwnExam) -> (String, String) {
    let (words, sitting) = (words(), &exam.sitting);
    let entry = format!("/exam/{}.{}", own.federation, sitting.code);
    let at = |id: &str, at: Timestamp| words.format(id, &[("when", moment_spoken(at).into())]);
    match &exam.attempt {
        Some(attempt) if attempt.has_begun() || !attempt.state().is_over() => {
            let of = format!("/attempt/{}", attempt.id().0);
            match attempt.state() {
                AttemptState::Waits => (of, words.say("own-exam-waits")),
                AttemptState::UnderWay => (of, words.say("own-exam-under_way")),
                _ if sitting.review.word() == "nothing" => (of, words.say("own-exam-done")),
                _ => (format!("{of}/review"), words.say("own-exam-result")),
            }
        }
        _ if sitting.is_over(own.now) => (entry, at("own-exam-missed", sitting.closes_at)),
        _ if sitting.lets_in(own.now) => (entry, at("own-exam-open", sitting.closes_at)),
        _ => (entry, at("own-exam-opens", sitting.opens_at)),
    }
}
