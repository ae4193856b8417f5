//! The report form of a scenario, with the answer if any. No account is needed.

use crate::api::{Flash, TEXT_LIMIT, take_flash};
use crate::parts::field::between_tags;
use crate::words;
use leptos::prelude::*;

/// The form, folded. `answer` is the answer as a query, `here` the page to return to.
pub fn report(scenario: &str, answer: Option<&str>, here: &str) -> AnyView {
    let words = words();
    let flash =
        take_flash("report").filter(|flash| flash.typed.get("scenario").is_some_and(|one| one == scenario));
    let fault = flash.as_ref().and_then(text_fault);
    let wrong = fault.is_some();
    let thanks = (flash.is_some() && !wrong)
        .then(|| view! { <p class="saved" role="status"><b>{words.say("report-thanks")}</b></p> });
    let written = flash.as_ref().and_then(|flash| flash.typed.get("text").cloned()).unwrap_or_default();
    let fault = fault.map(|message| view! { <p class="fault" id="report-fault" role="alert">{message}</p> });
    let with = answer.map(|_| words.say("report-with-answer"));
    view! {
        <details class="fold keep" id="report" open=flash.is_some()>
            <summary>{words.say("report-title")}</summary>
            {thanks}
            <form method="post" action="/api/report">
                <input type="hidden" name="scenario" value=scenario.to_owned() />
                <input type="hidden" name="next" value=here.to_owned() />
                {answer.map(|answer| view! { <input type="hidden" name="answer" value=answer.to_owned() /> })}
                <p>{words.format("report-about", &[("id", scenario.into())])} " " {with}</p>
                <label for="report-text">{words.say("report-label")}</label>
                {fault}
                <textarea
                    id="report-text"
                    name="text"
                    rows="4"
                    required=true
                    maxlength=TEXT_LIMIT
                    aria-describedby=wrong.then_some("report-fault")
                    aria-invalid=wrong.then_some("true")
                >{between_tags(&written)}</textarea>
                <p class="actions">
                    <button type="submit" class="button quiet">{words.say("report-send")}</button>
                </p>
            </form>
        </details>
    }
    .into_any()
}

/// The fault of a submitted text, and whether it came back in full.
pub fn text_fault(flash: &Flash) -> Option<String> {
    let words = words();
    let fault = flash.faults.first()?;
    let number = |name: &str| -> i64 { flash.typed.get(name).and_then(|n| n.parse().ok()).unwrap_or(0) };
    let args = [
        ("n", number("characters").into()),
        ("limit", TEXT_LIMIT.into()),
        ("minutes", number("minutes").into()),
    ];
    let message = words.format(&format!("text-fault-{fault}"), &args);
    let back = flash.typed.get("text").map_or(0, |text| text.chars().count());
    let cut = i64::try_from(back).is_ok_and(|back| back < number("characters"));
    Some(if cut { format!("{message} {}", words.say("text-fault-cut")) } else { message })
}
