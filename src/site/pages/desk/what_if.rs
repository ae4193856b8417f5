//! The same facts with one change: possible changes, and both rulings side by side. The user can
//! continue with either.

use crate::api::{DeskQuery, Unruled, changes_at_hand, ruling_on};
use crate::pages::unruled;
use crate::parts::change_list::{ChangeList, falls_away};
use crate::parts::changes::compared;
use crate::parts::ruling::says;
use crate::parts::symbols::symbols;
use crate::words;
use bank::Change;
use bank::desk::CaseSheet;
use leptos::prelude::*;
use rules::engine::{Case, Ruling};
use std::sync::Arc;

/// A changed fact, and its ruling.
pub struct WhatIfChange {
    change: Change,
    case: Case,
    ruling: Result<Arc<Ruling>, Unruled>,
}

impl WhatIfChange {
    /// The change in the URL, if it applies to this case.
    pub async fn from_query(query: &DeskQuery, case: &Case) -> Option<WhatIfChange> {
        let change = query.change?;
        let case = change.apply(case).filter(|_| !change.is_so(case))?;
        let ruling = ruling_on(&case).await;
        Some(WhatIfChange { change, case, ruling })
    }
}

/// The differences made by a changed fact.
pub fn differences(query: &DeskQuery, case: &Case, before: &Ruling, otherwise: &WhatIfChange) -> AnyView {
    let words = words();
    let WhatIfChange { change, case: other, ruling } = otherwise;
    let text = match ruling {
        Ok(after) => view! { {compared(case, before, other, after)} {says(other, after)} }.into_any(),
        Err(why) => {
            let [_, text] = unruled::texts(*why);
            view! { <p>{text}</p> {unruled::set_unavailable(*why)} }.into_any()
        }
    };
    let over = format!("/desk?{}", CaseSheet::of(other).to_query());
    let back = format!("/desk?{}", query.sheet.to_query());
    view! {
        <section class="otherwise" id="otherwise" aria-labelledby="otherwise-title">
            <h2 id="otherwise-title">
                {symbols(&words.format("desk-otherwise", &[("change", words.change(case, *change).into())]))}
            </h2>
            {falls_away(case, *change, other)}
            {text}
            <p class="actions">
                <a class="button small" href=over>{words.say("desk-otherwise-over")}</a>
                <a class="button quiet small" href=back>{words.say("desk-otherwise-back")}</a>
            </p>
        </section>
    }
    .into_any()
}

/// The possible changes, folded; each a link to this page with the change.
pub fn what_if(query: &DeskQuery, case: &Case, before: &Ruling) -> AnyView {
    let facts = query.sheet.to_query();
    let to = |change: Change| format!("/desk?{facts}&change={}#ruling", change.token());
    view! {
        <details class="folded" id="what-if" open=query.change.is_some()>
            <summary>{words().say("desk-what-if")}</summary>
            {ChangeList { case, before, chosen: query.change }.view(&changes_at_hand(case), to)}
        </details>
    }
    .into_any()
}
