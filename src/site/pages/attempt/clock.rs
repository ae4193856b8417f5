//! The time that is left. It can be folded away; who was granted to have no countdown sees when the part ends instead.

use crate::api::{ExamPart as Part, Phase, Seen};
use crate::pages::when::moment_shown;
use crate::words;
use leptos::prelude::*;

/// Minutes before the end at which it is said.
const WARNINGS: [i64; 3] = [10, 5, 1];

/// The clock of the part that is under way.
pub fn clock(seen: &Seen) -> Option<AnyView> {
    let (words, attempt, now) = (words(), &seen.attempt, seen.now);
    let times = attempt.times()?;
    let (left, phase) = (times.left(now), times.phase(now));
    let part = words.say(match attempt.part() {
        Part::Closed => "attempt-part-closed",
        Part::Open => "attempt-part-open",
    });
    let ends = moment_shown(times.ends_at(now), &seen.zone);
    let told = match phase {
        Phase::Grace | Phase::Over => words.say("attempt-time-over"),
        Phase::Running | Phase::Paused => in_words(left),
    };
    let countdown = (!attempt.rules.granted.no_countdown).then(|| {
        view! {
            <details class="exam-left" open=true data-exam-fold="">
                <summary>{words.say("attempt-left-title")}</summary>
                <p><span data-exam-left="">{told}</span></p>
            </details>
        }
    });
    let warnings: Vec<AnyView> = WARNINGS
        .into_iter()
        .map(|minutes| {
            let text = words.tell("attempt-warning", &[("n", minutes.into())]);
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

/// `42 minutes left`; in the last minute its seconds.
fn in_words(left: i64) -> String {
    let words = words();
    match left {
        0..60 => words.tell("attempt-left-seconds", &[("n", left.into())]),
        _ => words.tell("attempt-left-minutes", &[("n", (left / 60).into())]),
    }
}
