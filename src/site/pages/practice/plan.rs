//! The form for review settings: on or off, exam day, time zone.

use crate::api::{PlanPost, RETENTIONS, ReviewSettings};
use crate::parts::button::act;
use crate::parts::marks::percent;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The form, folded; open if it has a fault.
pub fn plan_form(plan: &ReviewSettings) -> AnyView {
    let words = words();
    let form = PageForm::take(&PlanPost::FORM);
    let [exam, zone, retention] = saved(plan);
    let (summary, button) =
        if plan.active { ("plan-change", "plan-save") } else { ("plan-begin", "plan-opt-in") };
    let about = (!plan.active).then(|| view! { <p>{words.say("plan-about")}</p> });
    // The button that stops reviewing; exam day and time zone are kept.
    let out = plan.active.then(|| {
        let names = ["exam", "zone", "retention"].into_iter().zip(saved(plan));
        act(&PlanPost::FORM, [("active", "no".to_owned())].into_iter().chain(names), "plan-opt-out", "quiet")
    });
    let shares = RETENTIONS.map(|share| (share.to_string(), percent(share)));
    let fields = view! {
        {form.field("exam", exam)}
        {form.field("zone", zone)}
        {form.radios("retention", shares, retention, "choices-seats")}
    };
    view! {
        <details id="plan" class="fold" open=form.is_faulty()>
            <summary>{words.say(summary)}</summary>
            {about}
            {form.view([("active", "yes".to_owned())], fields, (button, ""))}
            {out}
        </details>
    }
    .into_any()
}

fn saved(plan: &ReviewSettings) -> [String; 3] {
    [plan.exam.map(|day| day.to_string()).unwrap_or_default(), plan.zone.clone(), plan.retention.to_string()]
}
