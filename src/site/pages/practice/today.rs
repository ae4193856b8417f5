//! Today's work: how much is new, due and to put right, and one button that begins it.

use super::next::NextInputs;
use crate::api::Own;
use crate::pages::when::day_spoken;
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::words;
use bank::review::{self, Pace};
use bank::{Bank, variant};
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The section, for a user or a visitor.
pub fn section(bank: &Bank, own: Option<&Own>, inputs: &NextInputs) -> AnyView {
    let words = words();
    let next = inputs.next(bank, None);
    // Without the user's data a redirect to the next scenario could not find it either.
    let to = next.as_ref().filter(|_| own.is_none()).map(|next| inputs.url_of(bank, next));
    let to = to.unwrap_or_else(|| "/practice/next".to_owned());
    let next = next.and_then(|next| bank.scenario(variant::origin(&next.id)));
    let next = next.map(|next| {
        let args = [("title", name(next).into())];
        view! { <p class="note">{symbols(&words.format("today-next", &args))}</p> }
    });
    let work = own.map(|_| work(bank, inputs));
    view! {
        <section class="today" aria-labelledby="today">
            <h2 id="today">{words.say("today-title")}</h2>
            {work}
            <p class="actions"><a class="button" href=to>{words.say("today-go")}</a></p>
            {next}
        </section>
    }
    .into_any()
}

/// The day's numbers, the pace and the exam.
fn work(bank: &Bank, inputs: &NextInputs) -> AnyView {
    let words = words();
    let history = &inputs.history;
    let planned = inputs.planned(bank);
    let due = planned.map(|planned| review::due(bank, planned.schedule)).unwrap_or_default();
    let due_ids: BTreeSet<&str> = due.iter().map(|one| &*one.id).collect();
    let wrong = review::mistakes(bank, history);
    let wrong = wrong.iter().filter(|answer| !due_ids.contains(answer.item())).count();
    let pace = planned.and_then(|planned| Pace::of(bank, history, planned.plan, inputs.now()));
    let count = |id: &str, n: usize| (n > 0).then(|| words.format(id, &[("n", n.into())]));
    let parts = [
        count("today-new", pace.map_or(0, |pace| pace.today)),
        count("today-due", due.len()),
        count("today-wrong", wrong),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let work = match (parts.is_empty(), planned) {
        (false, _) => words.format("today-work", &[("work", words.list(&parts).into())]),
        (true, Some(_)) => words.say("today-done"),
        (true, None) => words.say("today-free"),
    };
    let pace = pace.map(|pace| {
        let args = [("left", pace.left.into()), ("day", day_spoken(pace.done_by).into())];
        words.format("today-pace", &args)
    });
    let exam = planned.and_then(|planned| planned.plan.exam()).map(|exam| {
        let left = i64::from((exam - inputs.today()).get_days());
        let id = if left < 0 { "practice-exam-past" } else { "practice-exam" };
        words.format(id, &[("day", day_spoken(exam).into()), ("n", left.into())])
    });
    let towards = (pace.is_some() || exam.is_some()).then(|| view! { <p>{pace} " " {exam}</p> });
    view! { <p class="lead">{work}</p> {towards} }.into_any()
}
