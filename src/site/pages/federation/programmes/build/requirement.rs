//! Requirements and lessons as sentences with fields, with the buttons that add, move and remove
//! them.

use super::field::BuildForm;
use crate::parts::draft_form::{act_button, control_name, edit_button, possible_acts};
use crate::words;
use bank::draft::DraftAct;
use bank::programme::draft::{NEW, NodePath, ProgrammeEdit, ProgrammeTable};
use leptos::prelude::*;

/// Conditions on an exam that are folded until they are used.
const FURTHER: [&str; 10] = [
    "right.least",
    "right.of",
    "points.least",
    "points.of",
    "sections.closed",
    "sections.open",
    "sections.practical",
    "sections.oral",
    "critical",
    "within_days",
];
/// The most tables around one in which more requirements can be combined.
const COMBINED: usize = 5;

impl BuildForm<'_> {
    /// A requirement, of so many beside each other.
    pub fn requirement(&self, at: &NodePath, beside: usize) -> AnyView {
        let Some(table) = self.draft.node(at).map(|node| node.table) else { return ().into_any() };
        view! {
            <li class="need" id=at.id() tabindex="-1">
                <input type="hidden" name=control_name(&at.key("kind")) value=table.word() />
                {self.node_faults(at)}
                {self.said(at, table)}
                {self.others(at)}
                {self.acts(at, beside)}
            </li>
        }
        .into_any()
    }

    /// What a requirement says.
    fn said(&self, at: &NodePath, table: ProgrammeTable) -> AnyView {
        let field = |name: &str| name.to_owned();
        match table {
            ProgrammeTable::Exam => self.exam(at, "exam."),
            ProgrammeTable::Practice => {
                let fields = ["scope", "scenarios", "mean", "floor"].map(|name| (name, field(name)));
                self.sentence("build-practice", at, fields)
            }
            ProgrammeTable::Lessons => {
                let said =
                    self.sentence("build-lessons", at, ["mean", "floor"].map(|name| (name, field(name))));
                let rows = self.draft.node(at).map_or(0, |node| node.rows("lessons").len());
                let lessons: Vec<AnyView> =
                    (0..rows).map(|index| self.lesson(&at.in_list("lessons", index), rows)).collect();
                let add = ProgrammeEdit { act: DraftAct::Add, at: at.in_list("lessons", rows), kind: None };
                let add = edit_button(add.to_string(), words().say("build-add-lesson"), None);
                view! { {said} <ol class="needs">{lessons}</ol> <p class="actions">{add}</p> }.into_any()
            }
            ProgrammeTable::Practical => {
                let fields =
                    ["sessions", "hours", "cosigned"].map(|name| (name, format!("practical.{name}")));
                self.sentence("build-practical", at, fields)
            }
            ProgrammeTable::Oral => self.sentence("build-oral", at, [("mark", field("oral.mark"))]),
            ProgrammeTable::All => self.combined(self.sentence("build-all", at, []), at, "all"),
            ProgrammeTable::Any => {
                self.combined(self.sentence("build-any", at, [("least", field("least"))]), at, "any")
            }
            _ => view! { <p class="sentence">{words().say("build-unknown")}</p> }.into_any(),
        }
    }

    /// Requirements that are combined, under their sentence.
    fn combined(&self, said: AnyView, at: &NodePath, list: &'static str) -> AnyView {
        let rows = self.draft.node(at).map_or(0, |node| node.rows(list).len());
        let each: Vec<AnyView> =
            (0..rows).map(|index| self.requirement(&at.in_list(list, index), rows)).collect();
        view! { {said} <ol class="needs">{each}</ol> {self.add_requirement(at, list, rows)} }.into_any()
    }

    fn lesson(&self, at: &NodePath, beside: usize) -> AnyView {
        let fields = ["scope", "scenarios"].map(|name| (name, name.to_owned()));
        view! {
            <li class="need" id=at.id() tabindex="-1">
                {self.node_faults(at)}
                {self.sentence("build-lesson", at, fields)}
                {self.others(at)}
                {self.acts(at, beside)}
            </li>
        }
        .into_any()
    }

    /// An exam with its conditions, in fields whose names begin with this.
    pub fn exam(&self, at: &NodePath, begin: &str) -> AnyView {
        let field = |name: &str| format!("{begin}{name}");
        let fields = |names: [(&'static str, &str); 2]| names.map(|(name, of)| (name, field(of)));
        let is_further = |name: &str| FURTHER.contains(&name.strip_prefix(begin).unwrap_or(name));
        let is_used = FURTHER.iter().any(|name| !self.text(at, &field(name)).is_empty());
        let is_open = is_used || self.is_faulty(at, is_further);
        let sections =
            ["closed", "open", "practical", "oral"].map(|name| (name, field(&format!("sections.{name}"))));
        let new = [("code", field(&format!("paper{NEW}")))];
        view! {
            {self.sentence("build-exam-said", at, fields([("paper", "paper"), ("mark", "mark")]))}
            <details class="fold" open=is_open>
                <summary>{words().say("build-exam-further")}</summary>
                {self.sentence("build-exam-new", at, new)}
                {self.sentence("build-exam-right", at, fields([("least", "right.least"), ("of", "right.of")]))}
                {self.sentence("build-exam-points", at, fields([("least", "points.least"), ("of", "points.of")]))}
                {self.sentence("build-exam-sections", at, sections)}
                {self.sentence("build-exam-within", at, [("days", field("within_days"))])}
                {self.tick(at, &field("critical"))}
            </details>
        }
        .into_any()
    }

    /// The buttons that move, copy and remove a requirement or lesson.
    fn acts(&self, at: &NodePath, beside: usize) -> AnyView {
        let (named, index) = (self.title(at), at.split().map_or(0, |(_, _, index)| index));
        let button =
            |act| act_button(act, ProgrammeEdit { act, at: at.clone(), kind: None }.to_string(), &named);
        let buttons: Vec<AnyView> = possible_acts(index, beside).map(button).collect();
        view! { <p class="actions">{buttons}</p> }.into_any()
    }

    /// The buttons that add a requirement to a list with so many, one for each kind.
    pub fn add_requirement(&self, at: &NodePath, list: &'static str, rows: usize) -> AnyView {
        let words = words();
        let is_deep = at.steps().len() >= COMBINED;
        let is_combined = |kind: &ProgrammeTable| matches!(kind, ProgrammeTable::All | ProgrammeTable::Any);
        let button = |kind: ProgrammeTable| {
            let edit = ProgrammeEdit { act: DraftAct::Add, at: at.in_list(list, rows), kind: Some(kind) };
            let text = words.say(&format!("build-add-{}", kind.word()));
            let args = [("what", (&text).into()), ("row", self.title(at).into())];
            edit_button(edit.to_string(), text.clone(), Some(words.format("build-add-to", &args)))
        };
        let kinds = ProgrammeTable::REQUIREMENTS.into_iter().filter(|kind| !(is_deep && is_combined(kind)));
        let buttons: Vec<AnyView> = kinds.map(button).collect();
        // Within a requirement they are folded, so that the sentences stand out.
        if list != "requires" {
            return view! {
                <details class="fold">
                    <summary>{words.say("build-add-within")}</summary>
                    <p class="actions">{buttons}</p>
                </details>
            }
            .into_any();
        }
        view! {
            <div class="adds">
                <p>{words.say("build-add")}</p>
                <p class="actions">{buttons}</p>
            </div>
        }
        .into_any()
    }
}
