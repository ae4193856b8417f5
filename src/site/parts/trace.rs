//! The path through the Laws, set like a page of the book: the clause in the margin, the test, the
//! deciding fact, and a track with solid steps for taken and hollow ones for refused exits. Folded
//! to the tests that matter; the test at which another path parts says so.

use super::compared::{ComparedRuling, Whose};
use super::symbols::symbols;
use crate::words;
use bank::paths::{RelevantAnswer, deciding_test, matters};
use bank::{ComparedPaths, PartingPoint};
use leptos::prelude::*;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Key, Ruling, TraceStep};
use rules::law::Clause;

/// A ruling's trace, folded to what matters for this answer. `name` distinguishes it from others of
/// the page.
pub fn trace(
    case: &Case,
    ruling: &Ruling,
    answered: &RelevantAnswer<'_>,
    beside: Option<&ComparedRuling<'_>>,
    name: &str,
) -> AnyView {
    let words = words();
    let steps = ruling.trace.steps();
    let mattering = matters(ruling, answered);
    let minor = mattering.iter().filter(|matters| !**matters).count();
    let parted =
        beside.and_then(|beside| ComparedPaths::of(ruling, beside.ruling).part.map(|part| (part, beside)));
    // If no other path parts from it, the list still names the test that decides the first wrong
    // component.
    let first = deciding_test(ruling, answered).zip(answered.wrong.first()).filter(|_| parted.is_none());
    let items: Vec<AnyView> = steps
        .iter()
        .zip(&mattering)
        .enumerate()
        .map(|(at, (step, matters))| {
            let part = parted.filter(|((place, _), _)| *place == at);
            let part = part.map(|((at, part), beside)| parting_note(beside, at, part));
            let part = part
                .or_else(|| first.filter(|(deciding, _)| *deciding == at).map(|(_, key)| decides_first(key)));
            item(case, ruling.call, step, if *matters { "" } else { " step-minor" }, part)
        })
        .collect();
    let after = parted.filter(|((at, _), _)| *at == steps.len());
    let after = after.map(|((at, part), beside)| parting_note(beside, at, part));
    let unfold = (minor > 0).then(|| {
        let all = words.format("trace-all", &[("n", steps.len().into())]);
        let text = words.format("trace-minor", &[("n", minor.into())]);
        view! { <details class="unfold"><summary>{all}</summary><p class="note">{text}</p></details> }
    });
    view! {
        <p class="legend">
            <span class="held">{words.say("trace-legend-held")}</span>
            <span class="refused">{words.say("trace-legend-refused")}</span>
        </p>
        {unfold}
        <ol class="trace">{items}</ol>
        {after}
        {parted.map(|(_, beside)| whole(beside, name))}
    }
    .into_any()
}

/// Tests in order, of a ruling about this call.
pub fn steps<'a>(case: &Case, call: Option<usize>, steps: impl Iterator<Item = &'a TraceStep>) -> AnyView {
    let items: Vec<AnyView> = steps.map(|step| item(case, call, step, "", None)).collect();
    view! { <ol class="trace">{items}</ol> }.into_any()
}

fn item(case: &Case, call: Option<usize>, step: &TraceStep, more: &str, after: Option<AnyView>) -> AnyView {
    let text = words().step(case, call, step);
    let class = if text.holds { "step step-held" } else { "step step-refused" };
    view! {
        <li class=format!("{class}{more}")>
            {clause_tag(case, text.clause)}
            <span class="node" aria-hidden="true"></span>
            <div>
                <p class="asked">{symbols(&text.question)} " " <span class="held">{text.answer}</span></p>
                <p class="fact">{symbols(&text.decided)}</p>
                {after}
            </div>
        </li>
    }
    .into_any()
}

/// A clause as a tag that leads to the law.
pub fn clause_tag(case: &Case, clause: Clause) -> AnyView {
    let to = format!("/laws/{}/{}#{}", case.edition, clause.law(), clause.dotted());
    view! { <a class="tag" href=to aria-label=words().cite(clause)>{clause.citation()}</a> }.into_any()
}

/// The point where the paths part, with the other path's result.
fn parting_note(beside: &ComparedRuling<'_>, at: usize, part: PartingPoint) -> AnyView {
    let words = words();
    let whose = beside.whose.word();
    let there = beside.ruling.trace.steps().get(at);
    let there = there.map(|step| words.step(beside.case, beside.ruling.call, step));
    let text = match (part, there) {
        (_, None) => match &beside.ruling.outcome {
            Outcome::Fork { question, .. } => {
                let question = words.open_question(beside.case, *question);
                words.format(&format!("part-open-{whose}"), &[("question", question.into())])
            }
            _ => words.say(&format!("part-ends-{whose}")),
        },
        (part, Some(step)) => {
            let args = [
                ("cite", step.cite.into()),
                ("asked", step.question.into()),
                ("answer", step.answer.into()),
                ("decided", step.decided.into()),
            ];
            let kind = match part {
                PartingPoint::Answer => "answer",
                PartingPoint::Test => "test",
                PartingPoint::Fact => "fact",
            };
            words.format(&format!("part-{kind}-{whose}"), &args)
        }
    };
    view! { <p class="parting"><b>{words.say(&format!("part-{whose}"))}</b> " " {symbols(&text)}</p> }
        .into_any()
}

/// The note that this test decides the first wrong component.
fn decides_first(key: &Key) -> AnyView {
    let words = words();
    let text = words.format("part-decides", &[("part", words.label(*key).into())]);
    view! { <p class="parting">{text}</p> }.into_any()
}

/// The other path from its beginning, for screen readers.
fn whole(beside: &ComparedRuling<'_>, name: &str) -> AnyView {
    let words = words();
    let all = beside.ruling.trace.steps();
    let id = match beside.whose {
        Whose::Premise => "trace-other-premise",
        Whose::Change => "trace-other-change",
    };
    let summary = words.format(id, &[("n", all.len().into())]);
    view! {
        <details class="further" id=format!("{name}-other")>
            <summary>{summary}</summary>
            {steps(beside.case, beside.ruling.call, all.iter())}
        </details>
    }
    .into_any()
}
