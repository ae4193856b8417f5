//! `/federation/{code}/exams/{id}/results`: all attempts at a sitting with their results or missing
//! marks.

use super::super::after_exam::exam_links;
use super::super::exams::way;
use super::{federation_page, sitting_path};
use crate::api::{self, Action, Allowed, AttemptResult, ExamStep, RequestContext, Whose, exam_now, results};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::response::head_title;
use crate::parts::marks::percent;
use crate::parts::person_name::person_name;
use crate::words;
use bank::exam::{CombinedResult, RubricTable, tables};
use jiff::Timestamp;
use leptos::prelude::*;

#[component]
pub fn Results() -> impl IntoView {
    let (bank, id) = (exam_bank(), path_param("id"));
    let path = format!("/exams/{id}/results");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = results(&context, &allowed, &bank, &id).await?;
        Ok(render(&allowed, &id, &found, exam_now(&context)?))
    })
}

fn render(allowed: &Allowed, id: &str, found: &api::Results, now: Timestamp) -> AnyView {
    let words = words();
    let base = sitting_path(allowed, id);
    let has_sheets = !found.rubric.is_empty();
    let (trials, candidates): (Vec<_>, Vec<_>) = found.outcomes.iter().partition(|one| one.test);
    // Examiners do not fill in their own sheets.
    let own = |one: &AttemptResult| !one.test && allowed.whose(&one.who.account) == Whose::Own;
    let tables = tables(&found.rubric);
    let rows = |all: &[&AttemptResult]| {
        all.iter().map(|one| row(&base, one, &tables, has_sheets && !own(one))).collect::<Vec<AnyView>>()
    };
    let trial_rows = (!trials.is_empty()).then(|| {
        view! { <h2>{words.say("results-trials")}</h2> <ul class="rows results">{rows(&trials)}</ul> }
    });
    let review = words.say(&format!("results-review-{}", found.sitting.review.word()));
    let title = words.format("results-page-title", &[("name", (&found.sitting.name).into())]);
    view! {
        {head_title(title)}
        <p class="above"><a href=base.clone()>{found.sitting.name.clone()}</a></p>
        <h1>{words.say("results-title")}</h1>
        {exam_links(&base, "results")}
        <p>{counts(&candidates)}</p>
        <p>{review}</p>
        {ways(allowed, &base, found.step(now).0, has_sheets)}
        <h2>{words.say("results-candidates")}</h2>
        <ul class="rows results">{rows(&candidates)}</ul>
        {trial_rows}
    }
    .into_any()
}

/// The next step first, then the other pages of the results.
fn ways(allowed: &Allowed, base: &str, step: ExamStep, has_sheets: bool) -> AnyView {
    let words = words();
    let next = match step {
        // They lead here.
        ExamStep::Wait | ExamStep::Done | ExamStep::Nobody | ExamStep::Look => None,
        step => Some(way(allowed, base, step)),
    };
    let others =
        [(format!("{base}/marking"), "results-marking"), (format!("{base}/review"), "results-review")];
    let tables = has_sheets.then(|| (format!("{base}/tables"), "tables-title"));
    let others: Vec<AnyView> = tables
        .into_iter()
        .chain(others)
        .filter(|(to, _)| next.as_ref().is_none_or(|(next, _)| next != to))
        .map(|(to, id)| view! { <a class="button quiet" href=to>{words.say(id)}</a> " " }.into_any())
        .collect();
    let next = next.map(|(to, id)| view! { <a class="button primary" href=to>{words.say(id)}</a> " " });
    view! {
        <p class="actions">
            {next}
            {others}
            <a class="button quiet" href=format!("{base}/results.csv") download="">{words.say("results-csv")}</a>
        </p>
    }
    .into_any()
}

/// Numbers of attempts, ended ones, and those with a result.
fn counts(candidates: &[&AttemptResult]) -> String {
    let over = candidates.iter().filter(|one| one.joined.is_some()).count();
    let joined = || candidates.iter().filter_map(|one| one.joined.as_ref());
    let done = joined().filter(|joined| joined.permille.is_some()).count();
    let passed = joined().filter(|joined| joined.passed == Some(true)).count();
    let args = [
        ("n", candidates.len().into()),
        ("over", over.into()),
        ("done", done.into()),
        ("passed", passed.into()),
    ];
    let requested = joined().any(|joined| joined.passed.is_some());
    words().format(if requested { "results-told-passed" } else { "results-told" }, &args)
}

fn row(base: &str, one: &AttemptResult, tables: &[RubricTable], has_sheet: bool) -> AnyView {
    let words = words();
    let name = person_name(&one.who.account.name);
    let mut notes: Vec<String> = one.who.number.iter().cloned().collect();
    if one.number > 1 {
        notes.push(words.format("results-attempt", &[("n", i64::from(one.number).into())]));
    }
    notes.push(words.say(&format!("results-state-{}", one.word())));
    notes.extend(table_points(one, tables));
    if let Some(joined) = &one.joined {
        notes.extend(part_marks(joined));
        notes.extend(missing(one, joined));
    }
    let sheet = has_sheet.then(|| {
        let spoken = words.format("results-sheet-spoken", &[("name", (&name).into())]);
        let to = format!("{base}/sheets/{}", one.attempt.0);
        view! { " " <a href=to aria-label=spoken>{words.say("results-sheet")}</a> }
    });
    view! {
        <li>
            <span class="what">{name} " " <span class="note">{notes.join(" · ")}</span> {sheet}</span>
            <span class="how">{one.joined.as_ref().map(result_text)}</span>
        </li>
    }
    .into_any()
}

/// The points at each table that has a name and has given some.
fn table_points(one: &AttemptResult, tables: &[RubricTable]) -> Vec<String> {
    let text = |table: &RubricTable| {
        let given = table.given(&one.points);
        let args = [
            ("table", table.name.as_ref()?.into()),
            ("points", i64::from(given.points).into()),
            ("of", i64::from(given.of).into()),
        ];
        (given.lines > 0).then(|| words().format("results-table", &args))
    };
    tables.iter().filter_map(text).collect()
}

/// The result in words: `72 % · passed`.
pub fn result_text(joined: &CombinedResult) -> String {
    let words = words();
    let Some(permille) = joined.permille else { return words.say("results-open") };
    let mut text = vec![percent(permille)];
    if joined.capped {
        text.push(words.say("results-capped"));
    }
    text.extend(joined.band.map(|band| words.format("results-band", &[("n", band.into())])));
    text.extend(
        joined.passed.map(|passed| words.say(if passed { "results-passed" } else { "results-failed" })),
    );
    text.join(" · ")
}

/// The mark of each part: `without the law book 80 %`.
pub fn part_marks(joined: &CombinedResult) -> Vec<String> {
    let words = words();
    let part = |word: &str, permille: Option<u16>| {
        let mark = permille.map_or_else(|| words.say("results-open"), percent);
        words.format(
            "results-part",
            &[("part", words.say(&format!("results-part-{word}")).into()), ("mark", mark.into())],
        )
    };
    let written = joined.written.parts.iter().map(|one| part(one.part.word(), one.permille));
    written.chain(joined.unwritten.iter().map(|one| part(one.part.word(), one.permille))).collect()
}

/// The missing marks of a result.
fn missing(one: &AttemptResult, joined: &CombinedResult) -> Vec<String> {
    let words = words();
    let mut text = Vec::new();
    if one.coming > 0 {
        text.push(words.format("results-coming", &[("n", one.coming.into())]));
    }
    // Examiners do not mark tests.
    if one.left > 0 && !one.test {
        text.push(words.format("results-waits", &[("n", one.left.into())]));
    }
    let lines = joined.waits.saturating_sub(joined.written.waits);
    if lines > 0 {
        text.push(words.format("results-lines", &[("n", lines.into())]));
    }
    text
}
