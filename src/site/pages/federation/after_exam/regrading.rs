//! `/federation/{code}/exams/{id}/remarking`, and `/federation/{code}/remarking` for all sittings:
//! differences between stored marks and the current engine's, and regrading.

use super::super::{federation_field, federation_link, federation_page};
use super::{exam_links, exam_page};
use crate::api::{
    Action, Allowed, ChangedAttempt, Comparison, Policy, Regrade, RegradePost, RegradeState, RequestContext,
    engine_now, regrading,
};
use crate::pages::response::head_title;
use crate::parts::button::{act, hide};
use crate::parts::person_name::person_name;
use crate::parts::wide_table::wide_table;
use crate::words;
use bank::exam::CombinedResult;
use leptos::prelude::*;
use leptos_meta::Meta;

/// The page of one sitting.
#[component]
pub fn ExamRegrading() -> impl IntoView {
    exam_page("remarking", "remarking-title", async |context, allowed, sitting| {
        let found = regrading(&context, &allowed, Some(&sitting)).await?;
        let code = &allowed.federation().code;
        let here = format!("/federation/{code}/exams/{}", sitting.id.0);
        let all = format!("/federation/{code}/remarking");
        Ok(view! {
            {exam_links(&here, "remarking")}
            {render(&allowed, &sitting.id.0.to_string(), found)}
            <p class="actions"><a href=all>{words().say("remarking-all")}</a></p>
        }
        .into_any())
    })
}

/// The page of all sittings.
#[component]
pub fn AllRegrading() -> impl IntoView {
    federation_page(Action::HoldExams, "/remarking", async |context: RequestContext, allowed: Allowed| {
        let words = words();
        let found = regrading(&context, &allowed, None).await?;
        Ok(view! {
            {head_title(words.say("remarking-all"))}
            {federation_link(&allowed)}
            <h1>{words.say("remarking-all")}</h1>
            {render(&allowed, "", found)}
        }
        .into_any())
    })
}

fn render(allowed: &Allowed, exam: &str, found: Option<Regrade>) -> AnyView {
    let words = words();
    let args = [("engine", engine_now().into())];
    let compare = |id: &'static str| {
        let hidden = [federation_field(allowed), ("exam", exam.to_owned()), ("act", "compare".to_owned())];
        act(&RegradePost::FORM, hidden, id, "")
    };
    let state = found.as_ref().map(|found| found.state());
    let body = match state {
        None => compare("remarking-compare"),
        Some(RegradeState::Comparing) => {
            let (done, of) = found.as_ref().map(|found| found.progress()).unwrap_or_default();
            let text = words.format("remarking-comparing", &[("done", done.into()), ("of", of.into())]);
            view! { <Meta http_equiv="refresh" content="2" /> <p role="status" class="empty">{text}</p> }
                .into_any()
        }
        Some(RegradeState::Applying) => view! {
            <Meta http_equiv="refresh" content="2" />
            <p role="status" class="empty">{words.say("remarking-applying")}</p>
        }
        .into_any(),
        Some(RegradeState::Broken) => {
            view! { <p class="empty">{words.say("remarking-broken")}</p> {compare("remarking-again")} }
                .into_any()
        }
        Some(RegradeState::Applied(n)) => {
            let text = words.format("remarking-applied", &[("n", n.into())]);
            view! { <p role="status" class="empty">{text}</p> {compare("remarking-again")} }.into_any()
        }
        Some(RegradeState::Stopped(found)) => view! {
            <p role="status" class="empty">{words.say("remarking-stopped")}</p>
            {differences(allowed, exam, &found)} {compare("remarking-again")}
        }
        .into_any(),
        Some(RegradeState::Compared(found)) => {
            view! { {differences(allowed, exam, &found)} {compare("remarking-again")} }.into_any()
        }
    };
    view! { <p class="lead">{words.format("remarking-lead", &args)}</p> {body} }.into_any()
}

/// The differences, and the possible actions.
fn differences(allowed: &Allowed, exam: &str, found: &Comparison) -> AnyView {
    let words = words();
    let args = [("n", found.changed.len().into()), ("of", found.attempts.into())];
    let left_out = |id: &str, scenarios: &[String]| {
        let note = || words.format(id, &[("scenarios", scenarios.join(", ").into())]);
        (!scenarios.is_empty()).then(|| view! { <p class="note">{note()}</p> })
    };
    let missing = left_out("remarking-missing", &found.missing);
    let otherwise = left_out("remarking-otherwise", &found.otherwise);
    let apply = (!found.changed.is_empty()).then(|| {
        let choices: Vec<AnyView> = Policy::ALL
            .iter()
            .map(|policy| {
                let word = policy.word();
                let text = [("n", count(found, *policy).into())];
                view! {
                    <p class="actions">
                        <button type="submit" name="act" value=word class="button primary" aria-describedby=word>
                            {words.say(&format!("remarking-{word}"))}
                        </button>
                    </p>
                    <p class="note" id=word>{words.format(&format!("remarking-{word}-about"), &text)}</p>
                }
                .into_any()
            })
            .collect();
        view! {
            <section aria-labelledby="apply">
                <h2 id="apply">{words.say("remarking-apply")}</h2>
                <p>{words.say("remarking-apply-about")}</p>
                <form method="post" action=RegradePost::FORM.action>
                    {hide([federation_field(allowed), ("exam", exam.to_owned())])} {choices}
                </form>
            </section>
        }
    });
    let table = (!found.changed.is_empty()).then(|| table(&found.changed));
    view! {
        <p role="status">{words.format("remarking-found", &args)}</p>
        {missing}
        {otherwise}
        {table}
        {apply}
    }
    .into_any()
}

/// Number of attempts whose result a policy would change.
fn count(found: &Comparison, policy: Policy) -> usize {
    found.changed.iter().filter(|one| one.pages.iter().any(|page| policy.takes(page))).count()
}

fn table(changed: &[ChangedAttempt]) -> AnyView {
    const HEADS: [&str; 5] = ["candidate", "pages", "before", "never_lower-head", "as_computed-head"];
    let words = words();
    let heads: Vec<AnyView> = HEADS
        .iter()
        .map(|head| view! { <th scope="col">{words.say(&format!("remarking-{head}"))}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> = changed.iter().map(row).collect();
    wide_table(words.say("remarking-table"), heads, rows)
}

fn row(one: &ChangedAttempt) -> AnyView {
    let words = words();
    let name = person_name(&one.name);
    let page = |page: &crate::api::PageChange| {
        let args = [
            ("page", i64::from(page.page).into()),
            ("scenario", (&page.scenario).into()),
            ("kept", words.decimal(f64::from(page.kept) / 10.0, 1).into()),
            ("engine", (&page.engine).into()),
            ("now", words.decimal(f64::from(page.now) / 10.0, 1).into()),
        ];
        view! { <li>{words.format("remarking-page", &args)}</li> }.into_any()
    };
    let pages: Vec<AnyView> = one.pages.iter().map(page).collect();
    view! {
        <tr>
            <th scope="row">{name} <span class="note">" · " {one.sitting_name.clone()}</span></th>
            <td><ul class="plain">{pages}</ul></td>
            <td class="number">{result_text(&one.before)}</td>
            <td class="number">{result_text(one.by(Policy::NeverLower))}</td>
            <td class="number">{result_text(one.by(Policy::AsComputed))}</td>
        </tr>
    }
    .into_any()
}

/// `62.5 %, passed`.
fn result_text(result: &CombinedResult) -> String {
    let words = words();
    let passed = match result.passed {
        None => "none",
        Some(true) => "yes",
        Some(false) => "no",
    };
    match result.permille {
        None => words.say("remarking-waits"),
        Some(mark) => words.format(
            "remarking-result",
            &[("mark", words.decimal(f64::from(mark) / 10.0, 1).into()), ("passed", passed.into())],
        ),
    }
}
