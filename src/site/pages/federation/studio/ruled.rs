//! The right-hand side: what is left to do, the ruling, and what it makes of the scenario.

use super::StudioPage;
use crate::pages::desk::{self, State};
use crate::parts::entry::SheetForm;
use crate::parts::ruling::ruling;
use crate::parts::symbols::symbols;
use crate::parts::title;
use crate::words;
use bank::LocatedFault;
use bank::Scenario;
use bank::desk::DRAFT_ID;
use bank::generate::difficulty;
use bank::own::OwnId;
use bank::paths::RelevantAnswer;
use bank::similar::{Likeness, similar};
use bank::studio::TriedPremise;
use leptos::prelude::*;
use rules::engine::{Case, Ruling};
use std::sync::Arc;

/// Most similar scenarios that are listed.
const SIMILAR: usize = 12;

impl StudioPage<'_> {
    pub(super) fn ruled(&self) -> AnyView {
        let words = words();
        let none: &[LocatedFault] = &[];
        let entry = SheetForm::new(
            &self.studio.desk.sheet,
            if let State::Wrong(faults) = self.state { faults } else { none },
        );
        let content = match (self.state.case(), self.state.ruling()) {
            (Some(case), Some(found)) => view! {
                {self.left()}
                {place(self, case, found)}
                <div class="found">{ruling(case, found, &RelevantAnswer::default(), None)}</div>
                {self.told(case)}
                {self.premises()}
                {self.variants()}
                {self.preview()}
            }
            .into_any(),
            _ => desk::unruled(&entry, self.state).into_any(),
        };
        view! { <section class="ruled" id="ruling" aria-label=words.say("desk-ruling")>{content}</section> }
            .into_any()
    }

    /// Wrong premises that answers may show.
    fn premises(&self) -> Option<AnyView> {
        let words = words();
        let about = self.about.as_ref()?;
        let line = |one: &TriedPremise| {
            let wrong: Vec<String> = one.wrong.iter().map(|key| words.label(*key)).collect();
            let text = words.premise_label(one.premise.premise);
            view! { <li>{symbols(&text)} " " <span class="note">{wrong.join(", ")}</span></li> }.into_any()
        };
        let list: Vec<AnyView> = about.premises.iter().map(line).collect();
        let summary = words.format("studio-premises", &[("n", list.len().into())]);
        Some(
            view! {
                <details class="folded" id="premises">
                    <summary>{summary}</summary>
                    <p class="hint">{words.say("studio-premises-hint")}</p>
                    <ul>{list}</ul>
                </details>
            }
            .into_any(),
        )
    }
}

/// Its difficulty, and similar scenarios of the bank.
fn place(page: &StudioPage<'_>, case: &Case, found: &Ruling) -> AnyView {
    let words = words();
    let level = difficulty(page.bank, case, found);
    let level = words.format("studio-difficulty", &[("n", level.number().into())]);
    let own = page.studio.id.as_deref().unwrap_or(DRAFT_ID);
    let all = similar(page.bank, case, found, own);
    let twin = all.iter().any(|(likeness, _)| *likeness == Likeness::SameFacts).then(|| {
        view! { <p class="fault" id="twin">{words.say("studio-twin")}</p> }
    });
    let row = |(likeness, one): &(Likeness, Arc<Scenario>)| {
        // One that another federation offers is drawn, but not read.
        let name = match one.id.parse::<OwnId>() {
            Ok(_) => symbols(&title::name(one)).into_any(),
            Err(_) => {
                view! { <a href=format!("/scenario/{}", one.id)>{symbols(&title::name(one))}</a> }.into_any()
            }
        };
        let how = words.say(&format!("bank-like-{}", likeness.word()));
        view! { <li>{name} " " <span class="note">{format!("{} · {how}", one.id)}</span></li> }.into_any()
    };
    let list: Vec<AnyView> = all.iter().take(SIMILAR).map(row).collect();
    let summary = words.format("studio-similar", &[("n", all.len().into())]);
    view! {
        <p class="note" id="difficulty">{level}</p>
        {twin}
        <details class="folded" id="similar">
            <summary>{summary}</summary>
            <ul>{list}</ul>
        </details>
    }
    .into_any()
}
