//! Expiring certificates: expiry date, ways of renewal, and the holder's progress.

use super::progress::{missing, verdict};
use crate::api::{Certificate, OwnProgrammeRecords};
use crate::pages::when::day;
use crate::words;
use bank::programme::{Counts, ExamRecord, ExamRequirement, MissingPart, Renewal, RenewalProgress};
use bank::{Requirement, RequirementProgress};
use leptos::prelude::*;

/// The user's expiring certificates, each with its ways of renewal; `None` if none can be renewed
/// any more.
pub fn renewals(toward: &OwnProgrammeRecords) -> Option<AnyView> {
    let each: Vec<AnyView> = toward.expiring.iter().filter_map(|one| certificate(one, toward)).collect();
    let section = |each: Vec<AnyView>| {
        view! {
            <section aria-labelledby="renewal">
                <h2 id="renewal">{words().say("renewal-title")}</h2>
                {each}
            </section>
        }
        .into_any()
    };
    (!each.is_empty()).then(|| section(each))
}

fn certificate(one: &Certificate, toward: &OwnProgrammeRecords) -> Option<AnyView> {
    let words = words();
    let (held, until) = (one.as_held()?, one.until?);
    let programme = toward.offered.iter().map(|one| &one.programme).find(|of| of.id == one.programme);
    let level = programme.and_then(|of| of.level(&one.level));
    let progress = programme.and_then(|of| of.renewal(&held, &toward.records, toward.today));
    let is_over = until < toward.today;
    if is_over && !progress.as_ref().is_some_and(|progress| progress.is_open(toward.today)) {
        return None;
    }
    let active = one.inactive_years.filter(|_| !is_over);
    let active = active.map(|years| words.format("renewal-active", &[("years", i64::from(years).into())]));
    let by = match (level.and_then(|level| level.renewal.as_ref()), &progress) {
        (Some(renewal), Some(progress)) => Some(ways(renewal, progress, one)),
        _ if active.is_some() => None,
        _ => {
            let none = if level.is_some() { "renewal-none" } else { "renewal-withdrawn" };
            Some(view! { <p>{words.say(none)}</p> }.into_any())
        }
    };
    let stands = if is_over { "renewal-over" } else { "renewal-until" };
    Some(
        view! {
            <h3>{one.level_name.clone()}</h3>
            <p>{words.format(stands, &[("date", day(until).into())])} {active.map(|active| format!(" {active}"))}</p>
            {by}
        }
        .into_any(),
    )
}

/// Exams any of which renews it, and the dates between which they count.
fn ways(renewal: &Renewal, progress: &RenewalProgress<'_>, one: &Certificate) -> AnyView {
    let words = words();
    let since = words.format("renewal-by-delta", &[("edition", words.edition(one.edition).into())]);
    let ways = [
        way(words.say("renewal-by-refresher"), &renewal.refresher, &progress.refresher),
        way(since, &renewal.delta, &progress.delta),
    ];
    let ways: Vec<AnyView> = ways.into_iter().flatten().collect();
    let window = progress.to.map(|to| {
        let [from, to] = [progress.from, to].map(day);
        words.format("renewal-window", &[("n", ways.len().into()), ("from", from.into()), ("to", to.into())])
    });
    let may = progress.met.then(|| format!(" {}", words.say("renewal-may")));
    view! { <p>{window} {may}</p> <ul class="requirements">{ways}</ul> }.into_any()
}

/// A way of renewal: requirements, what counts toward them, and what is missing.
fn way(
    how: String,
    exam: &Option<ExamRequirement>,
    found: &Option<(Option<&ExamRecord>, Vec<MissingPart>)>,
) -> Option<AnyView> {
    let words = words();
    let (requested, (best, lacks)) = (Requirement::Exam(exam.clone()?), found.clone()?);
    let met = lacks.is_empty();
    let one =
        RequirementProgress { requirement: &requested, counts: Counts::Exam(best), missing: lacks, met };
    Some(
        view! {
            <li>
                <span>
                    {how} " " {words.requirement(&requested)}
                    <span class="note">" " {words.counts(&one)} {(!met).then(|| missing(&one))}</span>
                </span>
                {verdict(met)}
            </li>
        }
        .into_any(),
    )
}
