//! Source, note, and lines that no field holds.

use super::StudioPage;
use crate::parts::field::{between_tags, choices, labelled};
use crate::words;
use bank::studio::SOURCE;
use leptos::prelude::*;

/// Kinds of source.
const KINDS: [&str; 3] = ["constructed", "textbook", "published"];

impl StudioPage<'_> {
    pub(super) fn source(&self) -> AnyView {
        let words = words();
        let draft = self.studio.draft();
        let typed = |name: &str| draft.source.get(name).cloned().unwrap_or_default();
        let kinds = KINDS.map(|kind| (kind.to_owned(), words.say(&format!("studio-source-{kind}"))));
        let kind = typed("kind");
        let other = (!KINDS.contains(&&*kind) && !kind.is_empty()).then(|| (kind.clone(), kind.clone()));
        let id = "source.kind".to_owned();
        let kind = choices(
            "entry-field",
            (id.clone(), id),
            words.say("studio-source-kind"),
            Some(words.say("studio-source-kind-hint")),
            kinds.into_iter().chain(other),
            &kind,
            self.faults_of("source.kind"),
        );
        let texts: Vec<AnyView> =
            SOURCE[1..].iter().map(|name| self.source_text(name, typed(name))).collect();
        let is_open = SOURCE.iter().any(|name| !self.faults_of(&format!("source.{name}")).is_empty());
        view! {
            <details class="folded" id="source" open=is_open>
                <summary>{words.say("studio-source")}</summary>
                {kind}
                {texts}
            </details>
            {self.area("note", &draft.note, 3)}
            {(!draft.other.is_empty()).then(|| self.area("other", &draft.other, 3))}
        }
        .into_any()
    }

    fn source_text(&self, name: &str, typed: String) -> AnyView {
        let words = words();
        let id = format!("source.{name}");
        let hint = words.say(&format!("studio-source-{name}-hint"));
        let label = words.say(&format!("studio-source-{name}"));
        labelled(
            "entry-field entry-line",
            &id.clone(),
            label,
            Some(hint),
            self.faults_of(&id),
            |described, wrong| {
                view! {
                    <input
                        type="text"
                        id=id.clone()
                        name=id
                        value=typed
                        autocomplete="off"
                        aria-describedby=described
                        aria-invalid=wrong.then_some("true")
                    />
                }
                .into_any()
            },
        )
    }

    fn area(&self, name: &'static str, text: &str, rows: u8) -> AnyView {
        let words = words();
        let hint = words.say(&format!("studio-{name}-hint"));
        let label = words.say(&format!("studio-{name}"));
        let faults = self.faults_of(name);
        labelled("entry-field", name, label, Some(hint), faults, |described, wrong| {
            view! {
                <textarea
                    id=name
                    name=name
                    rows=rows
                    autocomplete="off"
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                >{between_tags(text)}</textarea>
            }
            .into_any()
        })
    }
}
