//! The stages: the one being written, and buttons to the others.

use super::StudioPage;
use crate::words;
use leptos::prelude::*;
use rules::engine::Family;

impl StudioPage<'_> {
    pub(super) fn stages(&self) -> Option<AnyView> {
        let words = words();
        if self.family != Family::Rotation {
            return None;
        }
        let (at, count) = (self.studio.at(), self.studio.draft().count());
        let stage = |index: usize| {
            let here = index == at;
            view! {
                <button
                    type="submit"
                    name="act"
                    value=format!("stage {}", index + 1)
                    id=format!("stage-{}", index + 1)
                    class="family"
                    aria-pressed=if here { "true" } else { "false" }
                >
                    {words.format("studio-stage", &[("n", (index + 1).into())])}
                </button>
            }
            .into_any()
        };
        let all: Vec<AnyView> = (0..count).filter(|_| count > 1).map(stage).collect();
        let remove = (count > 1).then(|| {
            view! {
                <button type="submit" name="act" value="stage remove" id="stage-remove" class="button quiet small">
                    {words.format("studio-stage-remove", &[("n", count.into())])}
                </button>
            }
        });
        let hint = (at > 0).then(|| view! { <p class="hint">{words.say("studio-stage-hint")}</p> });
        Some(
            view! {
                <div class="families" id="stages" role="group" aria-label=words.say("studio-stages")>
                    {all}
                    <button type="submit" name="act" value="stage add" id="stage-add" class="button quiet small">
                        {words.say("studio-stage-add")}
                    </button>
                    {remove}
                </div>
                {hint}
            }
            .into_any(),
        )
    }
}
