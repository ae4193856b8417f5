//! The checklist before opening a sitting, each check with its result.

use super::named;
use crate::api::Allowed;
use crate::words;
use bank::Bank;
use bank::exam::{Check, CheckResultKind};
use leptos::prelude::*;

pub fn list(allowed: &Allowed, bank: &Bank, checks: &[Check]) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = checks
        .iter()
        .map(|check| {
            let finding = check.finding();
            let mark = match finding {
                CheckResultKind::Good => "✓",
                CheckResultKind::Look => "?",
                CheckResultKind::Bad => "✗",
            };
            view! {
                <li class=format!("finding finding-{}", finding.word())>
                    <span class="finding-mark" aria-hidden="true">{mark}</span>
                    <div>
                        <strong>{words.say(&format!("hold-finding-{}", finding.word()))}</strong>
                        " "
                        {words.exam_check(check)}
                        {named::list(allowed, bank, check.scenarios())}
                    </div>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="findings">{rows}</ul> }.into_any()
}
