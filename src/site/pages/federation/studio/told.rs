//! How candidates read the scenario: the story in every language, its variants, and the questions.

use super::StudioPage;
use super::form::FORM;
use crate::parts::facts::asked_facts;
use crate::parts::questions::{FormState, fieldsets};
use crate::parts::symbols::symbols;
use crate::{reading, told_in, words};
use bank::scenario::ALL_VARIANTS;
use bank::studio::DraftVariant;
use bank::{RulingForm, Scenario};
use leptos::prelude::*;
use rules::engine::{Case, Key};
use words::Language;

impl StudioPage<'_> {
    /// The stage being written, if the draft can be read.
    fn scenario(&self, at: usize) -> Option<&Scenario> {
        self.stages.get(at).map(|(scenario, _)| &**scenario)
    }

    /// The facts in sentences, in every language.
    pub(super) fn told(&self, case: &Case) -> AnyView {
        let words = words();
        let asks = self.scenario(self.studio.at()).map(|scenario| scenario.asks.clone()).unwrap_or_default();
        let here = reading().page;
        let offered = Language::all().filter(|language| !language.is_marked() && *language != here);
        let one = |language: Language| {
            let story = told_in(language, || story(case, &asks));
            let id = format!("story-{}", language.tag());
            view! {
                <details class="folded" id=id>
                    <summary lang=language.tag()>{language.name()}</summary>
                    <div lang=language.tag()>{story}</div>
                </details>
            }
            .into_any()
        };
        let others: Vec<AnyView> = offered.map(one).collect();
        view! {
            <section class="told-back prose" aria-labelledby="told">
                <h2 id="told">{words.say("studio-told")}</h2>
                <p class="hint">{words.say("studio-told-hint")}</p>
                {story(case, &asks)}
                {others}
            </section>
        }
        .into_any()
    }

    /// The tokens of the variants on the page, and the word for all.
    pub(super) fn shown_variants(&self) -> impl Iterator<Item = String> {
        let variants = self.about.iter().flat_map(|about| &about.variants);
        let all = self.about.as_ref().map(|_| ALL_VARIANTS.to_owned());
        all.into_iter().chain(variants.map(|variant| variant.token.to_string()))
    }

    /// Some of its variants, each with a box that vetoes it.
    pub(super) fn variants(&self) -> Option<AnyView> {
        let words = words();
        let about = self.about.as_ref()?;
        let one = |variant: &DraftVariant| {
            let scenario = variant.stages.get(self.studio.at())?;
            let heading = words.title(&scenario.case, &scenario.asks);
            let item = view! {
                <details class="folded" id=format!("variant-{}", variant.token)>
                    <summary>{symbols(&heading)}</summary>
                    {story(&scenario.case, &scenario.asks)}
                </details>
                {self.veto(&variant.token.to_string(), words.say("studio-veto"))}
            };
            Some(item.into_any())
        };
        let list: Vec<AnyView> = about.variants.iter().filter_map(one).collect();
        let id = match list.is_empty() {
            true if about.is_late => "studio-variants-late",
            true => "studio-variants-none",
            false => "studio-variants-hint",
        };
        Some(
            view! {
                <details class="folded entry" id="variants" open=!self.studio.draft().vetoed.is_empty()>
                    <summary>{words.say("studio-variants")}</summary>
                    <p class="hint">{words.say(id)}</p>
                    {list}
                    {self.veto(ALL_VARIANTS, words.say("studio-veto-all"))}
                </details>
            }
            .into_any(),
        )
    }

    fn veto(&self, token: &str, label: String) -> AnyView {
        view! {
            <p>
                <label class="pick">
                    <input
                        type="checkbox"
                        form=FORM
                        name="vetoed"
                        id=format!("vetoed-{token}")
                        value=token.to_owned()
                        checked=self.studio.draft().vetoed.contains(token)
                    />
                    <span>{label}</span>
                </label>
            </p>
        }
        .into_any()
    }

    /// The page of a candidate.
    pub(super) fn preview(&self) -> Option<AnyView> {
        let words = words();
        let at = self.studio.at();
        let scenario = self.scenario(at)?;
        let before = at.checked_sub(1).and_then(|before| self.scenario(before));
        let asks = fieldsets(&scenario.case, &RulingForm::of(scenario), &FormState::default(), &[], false);
        Some(
            view! {
                <details class="folded" id="preview">
                    <summary>{words.say("studio-preview")}</summary>
                    {asked_facts(scenario, before)}
                    <div class="preview">
                        <fieldset class="exam-asks">
                            <legend class="vh">{words.say("form-title")}</legend>
                            {asks}
                        </fieldset>
                    </div>
                </details>
            }
            .into_any(),
        )
    }
}

/// The story as candidates read it, where these components are asked.
fn story(case: &Case, asks: &[Key]) -> AnyView {
    let text = words().story_asking(case, asks);
    let lines: Vec<AnyView> = text.iter().map(|line| view! { <p>{symbols(line)}</p> }.into_any()).collect();
    lines.into_any()
}
