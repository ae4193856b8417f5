//! The form that builds a programme: its own fields, and its levels as cards with their
//! requirements as sentences.
//!
//! - `field`: a field as a control; `said`: sentences with fields, and what these offer; `faults`: faults at
//!   their fields
//! - `level`: a level's card
//! - `requirement`: requirements, lessons and exams that renew a certificate, as sentences
//!
//! Every button sends the whole form, so that nothing typed is lost.

mod faults;
mod field;
mod level;
mod requirement;
mod said;

use crate::api::{Allowed, OpenProgramme, ProgrammeRowsPost};
use crate::pages::federation::federation_field;
use crate::parts::button::hide;
use crate::parts::draft_form::{edit_button, save};
use crate::parts::field::summary;
use crate::words;
use bank::draft::DraftAct;
use bank::programme::ProgrammeDraft;
use bank::programme::draft::{NodePath, ProgrammeEdit};
use bank::{Bank, LocatedFault};
use field::BuildForm;
use leptos::prelude::*;

/// The whole form, under a summary of the faults.
pub fn form(allowed: &Allowed, open: &OpenProgramme, draft: &ProgrammeDraft, bank: &Bank) -> AnyView {
    let words = words();
    let faults: &[LocatedFault] = open.read.as_ref().err().map_or(&[], Vec::as_slice);
    let build = BuildForm { draft, faults, bank, exams: &open.exams };
    let hidden = [
        federation_field(allowed),
        ("programme", open.written.id.0.to_string()),
        ("seen", open.written.current.to_string()),
    ];
    let root = NodePath::default();
    let levels = draft.root().rows("levels").len();
    let cards: Vec<AnyView> =
        (0..levels).map(|index| build.level(&root.in_list("levels", index), levels)).collect();
    let at = root.in_list("levels", levels);
    let add = ProgrammeEdit { act: DraftAct::Add, at, kind: None };
    view! {
        {summary(build.summary())}
        <form method="post" action=ProgrammeRowsPost::FORM.action class="paper-form build-form" novalidate=true>
            {hide(hidden)}
            <fieldset class="paper-card">
                <legend>{words.say("build-programme")}</legend>
                {build.node_faults(&root)}
                <div class="paper-fields">
                    {build.text_field(&root, "name")} {build.edition()} {build.id_field(&root)} {build.example()}
                </div>
                {build.translations(&root)}
                {build.others(&root)}
                {save()}
            </fieldset>
            <section aria-labelledby="levels">
                <h2 id="levels">{words.say("build-levels")}</h2>
                <p class="hint">{words.say("build-levels-about")}</p>
                {cards}
                <p class="actions">{edit_button(add.to_string(), words.say("build-add-level"), None)}</p>
                {save()}
            </section>
        </form>
    }
    .into_any()
}
