//! Possible changes of one fact, those first that change the ruling, each with the new verdict.

use super::symbols::symbols;
use crate::words;
use bank::change::{Change, ChangeGroup, RuledChange, compare};
use leptos::prelude::*;
use rules::engine::component::Component;
use rules::engine::{Case, Key, Ruling};

/// Groups with more changes are folded.
const FEW: usize = 6;
/// The most changed parts that a change lists.
const PARTS: usize = 4;

/// The changes of a case under this ruling.
#[derive(Clone, Copy)]
pub struct ChangeList<'a> {
    /// The case as it is
    pub case: &'a Case,
    /// The ruling on it
    pub before: &'a Ruling,
    /// The change shown on the page
    pub chosen: Option<Change>,
}

impl ChangeList<'_> {
    /// The changes by their effect, each a link made by `to`.
    pub fn view(&self, all: &[RuledChange], to: impl Fn(Change) -> String) -> AnyView {
        let words = words();
        let with = |matters: Option<bool>| -> Vec<&RuledChange> {
            all.iter().filter(|one| one.matters(self.before) == matters).collect()
        };
        let [changing, idle, unknown] = [Some(true), Some(false), None].map(with);
        let heading = |id: &str, n: usize| words.format(id, &[("n", n.into())]);
        let part = |id: &str, of: &[&RuledChange]| {
            (!of.is_empty()).then(|| view! { <h3>{heading(id, of.len())}</h3> {self.groups(of, &to)} })
        };
        let open = idle.iter().any(|one| self.chosen == Some(one.change));
        let idle = (!idle.is_empty()).then(|| {
            view! {
                <details class="changes changes-idle" open=open>
                    <summary>{heading("what-if-idle", idle.len())}</summary>
                    {self.items(&idle, &to)}
                </details>
            }
        });
        view! {
            <div class="what-if-groups">
                {part("what-if-changing", &changing)}
                {part("what-if-unknown-yet", &unknown)}
                {idle}
            </div>
        }
        .into_any()
    }

    fn groups(&self, changes: &[&RuledChange], to: &impl Fn(Change) -> String) -> Vec<AnyView> {
        let of = |group: ChangeGroup| -> Vec<&RuledChange> {
            changes.iter().copied().filter(|one| one.change.group() == group).collect()
        };
        let all = ChangeGroup::ALL.into_iter().map(|group| (group, of(group)));
        all.filter(|(_, of)| !of.is_empty())
            .map(|(group, of)| {
                let open = of.len() <= FEW || of.iter().any(|one| self.chosen == Some(one.change));
                view! {
                    <details class="changes" open=open>
                        <summary>{words().change_group(group)}</summary>
                        {self.items(&of, to)}
                    </details>
                }
                .into_any()
            })
            .collect()
    }

    fn items(&self, changes: &[&RuledChange], to: &impl Fn(Change) -> String) -> AnyView {
        let items: Vec<AnyView> = changes.iter().map(|one| self.item(one, to(one.change))).collect();
        view! { <ul>{items}</ul> }.into_any()
    }

    fn item(&self, one: &RuledChange, to: String) -> AnyView {
        let here = self.chosen == Some(one.change);
        let text = symbols(&words().change(self.case, one.change));
        let effect = one.matters(self.before).filter(|matters| *matters);
        let effect = effect.and(one.ruling.as_deref()).map(|after| self.effect(&one.case, after));
        view! {
            <li>
                <a href=to aria-current=here.then_some("true")>{text}</a>
                {falls_away(self.case, one.change, &one.case)}
                {effect}
            </li>
        }
        .into_any()
    }

    /// The new verdict, and the parts that it changes.
    fn effect(&self, other: &Case, after: &Ruling) -> AnyView {
        let words = words();
        let verdict = words.in_brief(other, after);
        let verdict = match after.component(Key::Law) {
            Some(Component::Law(clause)) => {
                let args = [("verdict", verdict.into()), ("law", words.cite(*clause).into())];
                words.format("what-if-verdict", &args)
            }
            _ => verdict,
        };
        let parts: Vec<String> = compare(self.before, after)
            .iter()
            .filter(|one| one.key != Key::Line)
            .map(|one| words.label(one.key))
            .collect();
        let parts = match parts.len() {
            0 => None,
            1..=PARTS => Some(words.format("what-if-changes", &[("parts", parts.join(", ").into())])),
            n => Some(words.format("what-if-parts", &[("n", n.into())])),
        };
        view! {
            <p class="change-verdict">{symbols(&verdict)}</p>
            {parts.map(|parts| view! { <p class="note">{symbols(&parts)}</p> })}
        }
        .into_any()
    }
}

/// The later calls and other facts that a change removes.
pub fn falls_away(case: &Case, change: Change, other: &Case) -> Option<AnyView> {
    let removed = words().removed(&change.removes(case, other))?;
    Some(view! { <p class="note falls-away">{symbols(&removed)}</p> }.into_any())
}
