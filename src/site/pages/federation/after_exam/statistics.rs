//! `/federation/{code}/exams/{id}/statistics`: item and paper statistics of a sitting.

use super::items::{scatter, table};
use super::{exam_links, exam_page};
use crate::api::{ExamStatistics, ItemOfExam, exam_statistics};
use crate::parts::marks::percent;
use crate::parts::plot::{Bar, bars};
use crate::words;
use bank::statistics::{Dispute, Distribution, FEWEST, Reliability};
use leptos::prelude::*;

#[component]
pub fn ExamStatisticsPage() -> impl IntoView {
    exam_page("statistics", "statistics-title", async |context, allowed, sitting| {
        let found = exam_statistics(&context, &allowed, &sitting).await?;
        let here = format!("/federation/{}/exams/{}", allowed.federation().code, sitting.id.0);
        Ok(render(&here, &found))
    })
}

fn render(here: &str, found: &ExamStatistics) -> AnyView {
    let words = words();
    let args = [("n", found.candidates.into()), ("waiting", found.waiting.into())];
    let counted = words.format("statistics-counted", &args);
    if found.candidates == 0 {
        return view! {
            {exam_links(here, "statistics")}
            <div class="empty"><p>{words.say("statistics-none")}</p> <p>{counted}</p></div>
        }
        .into_any();
    }
    let passed = found.pass.filter(|_| found.whole > 0).map(|pass| {
        let args = [("n", found.passed.into()), ("of", found.whole.into()), ("pass", percent(pass).into())];
        view! { <p>{words.format("statistics-passed", &args)}</p> }
    });
    view! {
        {exam_links(here, "statistics")}
        <p class="lead">{counted}</p>
        {passed}
        {unfinished(found)}
        <div class="plots">
            {found.distribution.as_ref().map(distribution)}
            {scatter(&found.items)}
        </div>
        {reliability(found.reliability.as_ref(), found.candidates)}
        {disputes(&found.disputes)}
        <h2 id="items">{words.say("statistics-items")}</h2>
        <p>{words.say("statistics-items-about")}</p>
        {few(&found.items)}
        {table(&found.items)}
        <p class="actions">
            <a class="button quiet" href=format!("{here}/statistics.csv") download="">{words.say("statistics-csv")}</a>
        </p>
    }
    .into_any()
}

/// Number of candidates without a complete result, who still count in item statistics.
fn unfinished(found: &ExamStatistics) -> Option<AnyView> {
    let words = words();
    let left = found.candidates - found.whole;
    let text = || words.format("statistics-unfinished", &[("n", left.into())]);
    (left > 0).then(|| view! { <p>{text()}</p> }.into_any())
}

/// A figure of many marks, in thousandths, as a mark is shown.
fn rounded(permille: f64) -> String {
    percent(permille.round() as u16)
}

/// Distribution of the results.
fn distribution(found: &Distribution) -> AnyView {
    let words = words();
    let bar = |(place, number): (usize, &usize)| Bar {
        label: (10 * place).to_string(),
        name: words
            .format("statistics-class", &[("from", (10 * place).into()), ("to", (10 * (place + 1)).into())]),
        value: *number,
        cell: number.to_string(),
    };
    let classes: Vec<Bar> = found.classes.iter().enumerate().map(bar).collect();
    let heads = [words.say("statistics-result"), words.say("statistics-candidates")];
    let [lowest, lower, middle, upper, highest] = found.quartiles.map(rounded);
    let text = words.format(
        "statistics-lie",
        &[
            ("mean", rounded(found.mean).into()),
            ("deviation", found.deviation.map_or_else(|| "–".to_owned(), rounded).into()),
            ("lowest", lowest.into()),
            ("lower", lower.into()),
            ("middle", middle.into()),
            ("upper", upper.into()),
            ("highest", highest.into()),
        ],
    );
    view! {
        <div>
            {bars("distribution", &words.say("statistics-distribution"), heads, &classes)}
            <p class="note">{text}</p>
        </div>
    }
    .into_any()
}

/// Reliability.
fn reliability(found: Option<&Reliability>, candidates: usize) -> AnyView {
    let words = words();
    let text = match found {
        None if candidates < FEWEST => {
            let args = [("fewest", FEWEST.into()), ("n", candidates.into())];
            view! { <p>{words.format("statistics-reliability-few", &args)}</p> }.into_any()
        }
        None => view! { <p>{words.say("statistics-reliability-none")}</p> }.into_any(),
        Some(found) => {
            let name = if found.is_kr20 { "statistics-kr20" } else { "statistics-alpha" };
            let band = words.say(&format!("statistics-reliability-{}", found.band.word()));
            let args = [
                ("name", words.say(name).into()),
                ("value", words.decimal(found.alpha, 3).into()),
                ("band", band.into()),
            ];
            let error = found.error.map(|error| {
                let args = [("error", rounded(1000.0 * error).into())];
                view! { <p>{words.format("statistics-error", &args)}</p> }
            });
            view! {
                <p>{words.format("statistics-reliability-is", &args)}</p>
                {error}
                <p class="note">{words.say("statistics-reliability-of")}</p>
                <p class="note">{words.say("statistics-reliability-about")}</p>
            }
            .into_any()
        }
    };
    view! {
        <section aria-labelledby="reliability">
            <h2 id="reliability">{words.say("statistics-reliability")}</h2>
            {text}
        </section>
    }
    .into_any()
}

/// The number of answers that discrimination needs, if some item has fewer.
fn few(items: &[ItemOfExam]) -> Option<AnyView> {
    let text = || words().format("statistics-items-few", &[("fewest", FEWEST.into())]);
    let few = items.iter().any(|item| item.statistics.asked < FEWEST);
    few.then(|| view! { <p>{text()}</p> }.into_any())
}

/// Disagreement of strong candidates with the engine, for an examiner's second look.
fn disputes(disputes: &[Dispute]) -> AnyView {
    let words = words();
    let row = |dispute: &Dispute| {
        let name = words.format(
            "statistics-dispute",
            &[("scenario", (&dispute.page).into()), ("component", words.label(dispute.key).into())],
        );
        let text = words.format(
            "statistics-dispute-told",
            &[
                ("agree", dispute.agree.into()),
                ("strong", dispute.strong.into()),
                ("gave", dispute.gave.into()),
                ("given", dispute.given.join(", ").into()),
            ],
        );
        view! {
            <li>
                <span class="what"><a href=format!("/scenario/{}", dispute.page)>{name}</a></span>
                <span class="how">{text}</span>
            </li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = disputes.iter().map(row).collect();
    let list = match rows.is_empty() {
        true => view! { <p class="empty">{words.say("statistics-disputes-none")}</p> }.into_any(),
        false => view! { <ul class="rows laws">{rows}</ul> }.into_any(),
    };
    view! {
        <section aria-labelledby="disputes">
            <h2 id="disputes">{words.say("statistics-disputes")}</h2>
            <p>{words.say("statistics-disputes-about")}</p>
            {list}
        </section>
    }
    .into_any()
}
