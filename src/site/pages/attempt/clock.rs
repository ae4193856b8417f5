//! The remaining time. It can be hidden; candidates without a countdown see the end of the part
//! instead.

use crate::api::{CandidateView, ExamPart as Part, Phase};
use crate::pages::when::moment_view;
use crate::words;
use leptos::prelude::*;

/// Warnings, in minutes before the end.
const WARNINGS: [i64; 3] = [10, 5, 1];

/// The clock of the current part.
pub fn clock(candidate: &CandidateView) -> Option<AnyView> {
    let (words, attempt, now) = (words(), &candidate.attempt, candidate.now);
    let times = attempt.times()?;
    let (left, phase) = (times.left(now), times.phase(now));
    let part = words.say(match attempt.part() {
        Part::Closed => "attempt-part-closed",
        Part::Open => "attempt-part-open",
    });
    let ends = moment_view(times.ends_at(now));
    let message = match phase {
        Phase::Grace | Phase::Over => words.say("attempt-time-over"),
        Phase::Running | Phase::Paused => in_words(left),
    };
    let countdown = (!attempt.rules.granted.no_countdown).then(|| {
        view! {
            <details class="exam-left" open=true data-exam-fold="">
                <summary>{words.say("attempt-left-title")}</summary>
                <p><span data-exam-left="">{message}</span></p>
            </details>
        }
    });
    let warnings: Vec<AnyView> = WARNINGS
        .into_iter()
        .map(|minutes| {
            let text = words.format("attempt-warning", &[("n", minutes.into())]);
            view! { <span hidden=true data-exam-warning=minutes.to_string()>{text}</span> }.into_any()
        })
        .collect();
    Some(
        view! {
            <section class="exam-clock" aria-label=words.say("attempt-clock") data-exam-clock=left.to_string()>
                <p><b>{part}</b> " · " {words.say("attempt-ends")} " " {ends}</p>
                {countdown}
                <p class="exam-warned" role="status" data-exam-warned=""></p>
                {warnings}
            </section>
        }
        .into_any(),
    )
}

/// `42 minutes left`; seconds in the last minute.
fn in_words(left: i64) -> String {
    let words = words();
    match left {
        0..60 => words.format("attempt-left-seconds", &[("n", left.into())]),
        _ => words.format("attempt-left-minutes", &[("n", (left / 60).into())]),
    }
}
