//! `/federation/{code}/appeals`: candidates' appeals, open ones first; and one of them, with its
//! decision.

use super::{federation_field, federation_link, federation_page};
use crate::api::{
    Action, Allowed, AppealCase, AppealOf, AppealState, Decider, DecisionPost, OwnScenarioAppeal, Refused,
    RequestContext, Whose, appeal_case, appeals, appeals_now, find, own_scenario_of_appeal, ruling_on,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::response::head_title;
use crate::pages::when::moment_view;
use crate::parts::facts::facts;
use crate::parts::field::offered;
use crate::parts::marks::percent;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::parts::ruling::says;
use crate::parts::values::tokens;
use crate::words;
use bank::Scenario;
use jiff::Timestamp;
use leptos::prelude::*;

/// The list.
#[component]
pub fn Appeals() -> impl IntoView {
    federation_page(Action::HoldExams, "/appeals", async |context: RequestContext, allowed: Allowed| {
        let words = words();
        let now = appeals_now(&context)?;
        let all = appeals(&context, &allowed).await?;
        let open = all.iter().filter(|one| one.appeal.state == AppealState::Open).count();
        let rows: Vec<AnyView> = all.iter().map(|one| row(&allowed, one, now)).collect();
        let list = match rows.is_empty() {
            true => view! { <p class="empty">{words.say("appeals-none")}</p> }.into_any(),
            false => view! { <ul class="rows laws">{rows}</ul> }.into_any(),
        };
        Ok(view! {
            {head_title(words.say("federation-appeals"))}
            {federation_link(&allowed)}
            <h1>{words.say("federation-appeals")}</h1>
            <p class="lead">{words.format("appeals-open", &[("n", open.into())])}</p>
            {list}
        }
        .into_any())
    })
}

fn row(allowed: &Allowed, one: &AppealOf, now: Timestamp) -> AnyView {
    let words = words();
    let to = format!("/federation/{}/appeals/{}", allowed.federation().code, one.appeal.id.0);
    let days = now.duration_since(one.appeal.raised_at).as_hours() / 24;
    let state = match one.appeal.state {
        AppealState::Open => words.format("appeals-age", &[("days", days.into())]),
        state => words.say(&format!("appeal-state-{}", state.word())),
    };
    view! {
        <li>
            <span class="what">
                <a href=to>{person_name(&one.name)}</a>
                <span class="note">
                    {one.sitting.clone()}
                    " · "
                    {words.format("appeal-page", &[("page", i64::from(one.appeal.page).into())])}
                </span>
            </span>
            <span class="how">{state}</span>
        </li>
    }
    .into_any()
}

/// An appeal.
#[component]
pub fn AppealPage() -> impl IntoView {
    let (bank, id) = (exam_bank(), path_param("id"));
    let to_bank = PageForm::take(&OwnScenarioAppeal::FORM).whole();
    federation_page(
        Action::HoldExams,
        &format!("/appeals/{id}"),
        async move |context: RequestContext, allowed: Allowed| {
            let case = appeal_case(&context, &allowed, &id).await?;
            let words = words();
            let scenario = find(&bank, &case.asked.id).await.ok().flatten();
            let text = about(&case, scenario.as_deref()).await;
            let taken = taken(&context, &allowed, &case, scenario.as_deref(), &to_bank).await?;
            let list = format!("/federation/{}/appeals", allowed.federation().code);
            let heading = words.format("appeal-of", &[("name", person_name(&case.of.name).into())]);
            Ok(view! {
                {head_title(heading.clone())}
                <p class="above"><a href=list>{words.say("federation-appeals")}</a></p>
                <h1>{heading}</h1>
                <p class="note">
                    {case.of.sitting.clone()} " · "
                    {words.format("appeal-page", &[("page", i64::from(case.of.appeal.page).into())])} " · "
                    {case.asked.id.clone()} " · " {moment_view(case.of.appeal.raised_at)}
                </p>
                <blockquote class="written">{case.of.appeal.text.clone()}</blockquote>
                {decision(&allowed, &case, scenario.as_deref())}
                {taken}
                {text}
                {marks(&case)}
            }
            .into_any())
        },
    )
}

/// The subject: facts, answer and ruling. No ruling is shown for facts that the candidate was not
/// given.
async fn about(case: &AppealCase, scenario: Option<&Scenario>) -> AnyView {
    let words = words();
    let Some(scenario) = scenario else {
        return view! { <p class="note">{words.say("appeal-gone")}</p> }.into_any();
    };
    let answer = view! { <h2>{words.say("appeal-given")}</h2> {answer(scenario, case)} };
    if !case.is_as_drawn(scenario) {
        return view! {
            <p class="aside aside-judgement">{words.say("appeal-otherwise")}</p>
            {facts(&scenario.case, None, None)} {answer}
        }
        .into_any();
    }
    match ruling_on(&scenario.case).await {
        Ok(ruling) => view! {
            {facts(&scenario.case, None, Some(&ruling))} {answer}
            <h2>{words.say("ruling-director-says")}</h2>
            {says(&scenario.case, &ruling)}
        }
        .into_any(),
        Err(_) => view! {
            {facts(&scenario.case, None, None)}
            {answer}
            <p class="note">{words.say("appeal-unruled")}</p>
        }
        .into_any(),
    }
}

/// The answer, component by component.
fn answer(scenario: &Scenario, case: &AppealCase) -> AnyView {
    let words = words();
    let row = |key: &rules::engine::Key| {
        let given = case.answer.tokens(*key);
        let text = if given.is_empty() { "–".to_owned() } else { tokens(&scenario.case, *key, given) };
        view! { <tr><th scope="row">{words.label(*key)}</th> <td>{text}</td></tr> }.into_any()
    };
    let rows: Vec<AnyView> = scenario.asks.iter().map(row).collect();
    view! { <table class="told"><tbody>{rows}</tbody></table> }.into_any()
}

/// Marks of the page, in order.
fn marks(case: &AppealCase) -> AnyView {
    let words = words();
    let rows = case.marks.iter().map(|mark| {
        let args = [
            ("mark", percent(mark.mark.unsigned_abs()).into()),
            ("kind", mark.kind.clone().into()),
            ("engine", mark.engine.clone().into()),
        ];
        let reason = (!mark.reason.is_empty()).then(|| view! { " · " {mark.reason.clone()} });
        view! { <li>{words.format("appeal-mark", &args)} {reason}</li> }.into_any()
    });
    let rows: Vec<AnyView> = rows.collect();
    (!rows.is_empty()).then(|| view! { <h2>{words.say("appeal-marks")}</h2> <ol>{rows}</ol> }).into_any()
}

/// The decision, or the form for it.
fn decision(allowed: &Allowed, case: &AppealCase, scenario: Option<&Scenario>) -> AnyView {
    let words = words();
    let appeal = &case.of.appeal;
    let to = format!("/federation/{}/appeals/{}/scenario.toml", allowed.federation().code, appeal.id.0);
    if appeal.state == AppealState::Open {
        let form = case.decider.may().then(|| form(allowed, case));
        return view! { {decider(case.decider)} {form} }.into_any();
    }
    let as_drawn = scenario.is_some_and(|scenario| case.is_as_drawn(scenario));
    let file = (appeal.state == AppealState::Upheld && as_drawn).then(|| {
        view! {
            <p>{words.say("appeal-file-about")}</p>
            <p class="actions"><a class="button quiet" href=to download="">{words.say("appeal-file")}</a></p>
        }
    });
    view! {
        <section aria-labelledby="decided">
            <h2 id="decided">{words.say(&format!("appeal-state-{}", appeal.state.word()))}</h2>
            <p class="note">{appeal.decided_at.map(moment_view)}</p>
            <p class="written">{appeal.answer.clone()}</p>
            {file}
        </section>
    }
    .into_any()
}

/// The draft in the federation's bank, or the button that makes one of an upheld appeal.
async fn taken(
    context: &RequestContext,
    allowed: &Allowed,
    case: &AppealCase,
    scenario: Option<&Scenario>,
    form: &PageForm,
) -> Result<Option<AnyView>, Refused> {
    let appeal = &case.of.appeal;
    let is_upheld = appeal.state == AppealState::Upheld;
    if !is_upheld || !allowed.may_also(Action::WriteScenarios, Whose::Others) {
        return Ok(None);
    }
    let (words, id) = (words(), appeal.id.0.to_string());
    let code = &allowed.federation().code;
    if let Some(own) = own_scenario_of_appeal(context, allowed, &id).await? {
        let to = format!("/federation/{code}/bank/{own}");
        let text = words.format("bank-appeal-made", &[("id", own.to_string().into())]);
        return Ok(Some(view! { <p><a href=to>{text}</a></p> }.into_any()));
    }
    let as_drawn = scenario.is_some_and(|scenario| case.is_as_drawn(scenario));
    let hidden = [federation_field(allowed), ("appeal", id)];
    Ok(as_drawn.then(|| form.view(hidden, (), ("bank-appeal-send", "quiet"))))
}

/// The examiner's eligibility, or the reason against it.
fn decider(decider: Decider) -> Option<AnyView> {
    let id = format!("appeal-decider-{}", decider.word());
    let text = || view! { <p class="aside aside-judgement">{words().say(&id)}</p> }.into_any();
    (decider != Decider::Impartial).then(text)
}

fn form(allowed: &Allowed, case: &AppealCase) -> AnyView {
    let form = PageForm::take(&DecisionPost::FORM).class("keep");
    let decisions = offered(["upheld", "refused"], "appeal-decide-{}");
    let fields = view! {
        {form.radios("decision", decisions, "", "")}
        {form.field("mark", "")}
        {form.field("text", "")}
    };
    let hidden = [federation_field(allowed), ("appeal", case.of.appeal.id.0.to_string())];
    form.view(hidden, fields, ("appeal-answer-send", "primary"))
}
