//! The checklist before opening a sitting, each check with its result.

use crate::words;
use bank::exam::{Check, CheckResultKind};
use leptos::prelude::*;

pub fn list(checks: &[Check]) -> AnyView {
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
                    <span>
                        <strong>{words.say(&format!("hold-finding-{}", finding.word()))}</strong>
                        " "
                        {words.exam_check(check)}
                    </span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="findings">{rows}</ul> }.into_any()
}
