//! A level's card: its name, what must be held before, its requirements, and its certificate.

use super::field::BuildForm;
use crate::parts::draft_form::{act_button, edit_button, possible_acts};
use crate::words;
use bank::draft::DraftAct;
use bank::programme::draft::{NodePath, ProgrammeEdit};
use leptos::prelude::*;

/// Fields of a level's certificate.
const TERMS: [&str; 7] = [
    "validity.years",
    "validity.inactive_years",
    "examiners",
    "bands.merit",
    "bands.distinction",
    "renewal.opens_days",
    "renewal.grace_days",
];
/// The exams that renew a certificate.
const RENEWALS: [Renewed; 2] = [
    Renewed { list: "renewal.refresher", title: "build-refresher", add: "build-add-refresher" },
    Renewed { list: "renewal.delta", title: "build-delta", add: "build-add-delta" },
];

/// An exam that renews a certificate: its list in the draft, and ids of messages.
struct Renewed {
    list: &'static str,
    title: &'static str,
    add: &'static str,
}

impl BuildForm<'_> {
    /// The card of a level, of so many.
    pub fn level(&self, at: &NodePath, levels: usize) -> AnyView {
        let words = words();
        let named = self.title(at);
        let index = at.split().map_or(0, |(_, _, index)| index);
        let needs = self.draft.node(at).map_or(0, |level| level.rows("requires").len());
        let rows: Vec<AnyView> =
            (0..needs).map(|place| self.requirement(&at.in_list("requires", place), needs)).collect();
        let buttons: Vec<AnyView> = possible_acts(index, levels)
            .map(|act| act_button(act, ProgrammeEdit { act, at: at.clone(), kind: None }.to_string(), &named))
            .collect();
        let unnamed = (self.text(at, "id").is_empty() && !self.text(at, "name").is_empty())
            .then(|| view! { <p class="hint">{words.say("build-level-by-name")}</p> });
        view! {
            <fieldset class="paper-card" id=at.id() tabindex="-1">
                <legend>{named}</legend>
                {self.node_faults(at)}
                {self.text_field(at, "name")}
                {unnamed}
                {self.id_field(at)}
                {self.translations(at)}
                <h3>{words.say("build-requires")}</h3>
                {self.prerequisites(at)}
                <ol class="needs">{rows}</ol>
                {self.add_requirement(at, "requires", needs)}
                {self.terms(at)}
                {self.others(at)}
                <p class="actions">{buttons}</p>
            </fieldset>
        }
        .into_any()
    }

    /// Validity, examiners, bands and renewal of the certificate, folded until they are used.
    fn terms(&self, at: &NodePath) -> AnyView {
        let words = words();
        let field = |name: &str| name.to_owned();
        let is_used = TERMS.iter().any(|field| !self.text(at, field).is_empty());
        let renewals: Vec<AnyView> = RENEWALS.iter().filter_map(|of| self.renewal(at, of)).collect();
        let is_open = is_used || !renewals.is_empty() || self.is_faulty(at, |field| TERMS.contains(&field));
        let window = (!renewals.is_empty() || is_used).then(|| {
            let fields =
                [("opens_days", field("renewal.opens_days")), ("grace_days", field("renewal.grace_days"))];
            self.sentence("build-window", at, fields)
        });
        let is_missing = |of: &&Renewed| self.draft.node(&at.in_list(of.list, 0)).is_none();
        let add = RENEWALS.iter().filter(is_missing).map(|of| {
            let edit = ProgrammeEdit { act: DraftAct::Add, at: at.in_list(of.list, 0), kind: None };
            let spoken = words.format(
                "build-add-to",
                &[("what", words.say(of.add).into()), ("row", self.title(at).into())],
            );
            edit_button(edit.to_string(), words.say(of.add), Some(spoken))
        });
        let add: Vec<AnyView> = add.collect();
        let years = [("years", field("validity.years")), ("inactive", field("validity.inactive_years"))];
        let bands = [("merit", field("bands.merit")), ("distinction", field("bands.distinction"))];
        view! {
            <details class="fold" open=is_open>
                <summary>{words.say("build-terms")}</summary>
                {self.sentence("build-validity", at, years)}
                {self.sentence("build-examiners", at, [("examiners", field("examiners"))])}
                {self.sentence("build-bands", at, bands)}
                {renewals}
                {window}
                <p class="actions">{add}</p>
            </details>
        }
        .into_any()
    }

    /// The exam of a renewal, if the level has it.
    fn renewal(&self, at: &NodePath, of: &Renewed) -> Option<AnyView> {
        let exam = at.in_list(of.list, 0);
        self.draft.node(&exam)?;
        let named = self.title(&exam);
        let remove = ProgrammeEdit { act: DraftAct::Remove, at: exam.clone(), kind: None };
        let heading = words().say(of.title);
        Some(
            view! {
                <div class="need" id=exam.id() tabindex="-1">
                    <h4>{heading}</h4>
                    {self.node_faults(&exam)}
                    {self.exam(&exam, "")}
                    {self.others(&exam)}
                    <p class="actions">{act_button(DraftAct::Remove, remove.to_string(), &named)}</p>
                </div>
            }
            .into_any(),
        )
    }
}
