//! `/federation/{code}/exams/papers/{id}/preview`: one draw of a paper, a question a page, as a
//! candidate would see it. `?example=…` numbers the draw, so that it can be shown again. Nothing is
//! stored.

use super::{exams_path, shown};
use crate::api::{Action, Allowed, RequestContext, WrittenPaper, drawn_variant, find, read_paper};
use crate::pages::context::{papers_bank, path_param, query_param, with_query};
use crate::pages::federation::federation_page;
use crate::pages::federation::own_bank::page_of;
use crate::pages::response::head_title;
use crate::parts::facts::asked_facts;
use crate::parts::questions::{FormState, fieldsets};
use crate::words;
use bank::exam::{DrawnPaper, Exposure, PageOf, Paper, draw, unvalidated};
use bank::{Bank, RulingForm, Scenario, variant};
use leptos::prelude::*;

#[component]
pub fn PaperPreview() -> impl IntoView {
    let (bank, id) = (papers_bank(), path_param("id"));
    let number = |name: &str| query_param(name).and_then(|text| text.parse::<u32>().ok()).unwrap_or(1).max(1);
    let (example, question) = (number("example"), number("question"));
    let path = format!("/exams/papers/{id}/preview");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let (paper, read) = read_paper(&context, &allowed, &bank, &id).await?;
        let preview = Preview { allowed: &allowed, paper: &paper, example };
        let edition = read.as_ref().and_then(|read| read.edition);
        let mut draw = read.map(|read| Draw::of(&bank, &read, example)).unwrap_or_default();
        let pages = draw.paper.pages();
        let asked_at = (question as usize - 1).min(pages.len().saturating_sub(1));
        // Only what is shown needs a ruling.
        if let Some(item) = pages.get(asked_at).and_then(|page| draw.paper.items.get_mut(page.item)) {
            match drawn_variant(&bank, edition, &item.id, draw.from).await {
                Ok(id) => item.id = id,
                Err(_) => {
                    let late = view! { <p>{words().say("unruled-late")}</p> };
                    return Ok(preview.frame(&pages, asked_at, late.into_any()));
                }
            }
        }
        let pages = draw.paper.pages();
        let Some(page) = pages.get(asked_at) else {
            return Ok(preview.frame(
                &pages,
                0,
                view! { <p>{words().say("exam-paper-preview-none")}</p> }.into_any(),
            ));
        };
        let before = pages[..asked_at].last().filter(|one| one.item == page.item);
        let before = match before {
            Some(before) => find(&bank, &before.id).await.ok().flatten(),
            None => None,
        };
        let content = match find(&bank, &page.id).await {
            Ok(Some(scenario)) => asked(&scenario, before.as_deref()),
            Ok(None) => view! { <p>{words().say("exam-paper-preview-none")}</p> }.into_any(),
            Err(_) => view! { <p>{words().say("unruled-late")}</p> }.into_any(),
        };
        Ok(preview.frame(&pages, asked_at, content))
    })
}

/// A draw with the variants that its scenarios are asked in.
#[derive(Default)]
struct Draw {
    paper: DrawnPaper,
    /// Selects the variants.
    from: u64,
}

impl Draw {
    /// The draw of this number, always the same as long as paper and bank are.
    fn of(bank: &Bank, paper: &Paper, example: u32) -> Self {
        let mut state = u64::from(example);
        // SplitMix64: examples need no good randomness, but must differ from the first draw on.
        let mut next = move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        };
        let from = next();
        let mut chance = |below: usize| usize::try_from(next() % below.max(1) as u64).unwrap_or_default();
        let pool = unvalidated(bank, paper, from);
        Self { paper: draw(&pool, &Exposure::default(), &Exposure::default(), &mut chance), from }
    }
}

/// The question as a candidate sees it, whose choices go nowhere.
fn asked(scenario: &Scenario, before: Option<&Scenario>) -> AnyView {
    let words = words();
    let asks = fieldsets(&scenario.case, &RulingForm::of(scenario), &FormState::default(), &[], false);
    view! {
        <div class="columns">
            {asked_facts(scenario, before)}
            <section aria-label=words.say("form-title")>
                <p class="note">{words.edition(scenario.case.edition)}</p>
                <div class="preview">
                    <fieldset class="exam-asks">
                        <legend class="vh">{words.say("form-title")}</legend>
                        {asks}
                    </fieldset>
                </div>
            </section>
        </div>
    }
    .into_any()
}

struct Preview<'a> {
    allowed: &'a Allowed,
    paper: &'a WrittenPaper,
    example: u32,
}

impl Preview<'_> {
    fn paper_path(&self) -> String {
        format!("{}/papers/{}", exams_path(self.allowed), self.paper.id.0)
    }

    fn path(&self, example: u32, question: usize) -> String {
        let [example, question] = [example.to_string(), question.to_string()];
        let params = [("example", example.as_str()), ("question", question.as_str())];
        with_query(&format!("{}/preview", self.paper_path()), params)
    }

    /// The page around a question.
    fn frame(&self, pages: &[PageOf], at: usize, content: AnyView) -> AnyView {
        let words = words();
        let title = words.format("exam-paper-preview-of", &[("name", shown(self.paper).into())]);
        let next = (at + 1 < pages.len()).then(|| {
            let to = self.path(self.example, at + 2);
            view! { <a class="button" href=to>{words.say("exam-paper-preview-next")}</a> }
        });
        let another = (!pages.is_empty()).then(|| {
            let to = self.path(self.example.saturating_add(1), 1);
            view! { <a class="button quiet" href=to>{words.say("exam-paper-preview-another")}</a> }
        });
        view! {
            {head_title(title.clone())}
            <p class="above"><a href=self.paper_path()>{words.say("exam-paper-preview-back")}</a></p>
            <h1>{title}</h1>
            <p>{words.say("exam-paper-preview-about")}</p>
            {self.navigator(pages, at)}
            {content}
            <p class="actions">{next} {another}</p>
        }
        .into_any()
    }

    /// Links to the questions, and the current one's number and part.
    fn navigator(&self, pages: &[PageOf], at: usize) -> Option<AnyView> {
        let words = words();
        let page = pages.get(at)?;
        let link = |(index, _): (usize, &PageOf)| {
            let current = (index == at).then_some("page");
            let to = self.path(self.example, index + 1);
            view! { <li><a href=to aria-current=current>{(index + 1).to_string()}</a></li> }.into_any()
        };
        let links: Vec<AnyView> = pages.iter().enumerate().map(link).collect();
        let args = [("n", (at + 1).into()), ("of", pages.len().into())];
        let part = words.say(&format!("exam-paper-part-{}", page.part.word()));
        let id = match page.id.contains(variant::MARK) {
            true => "exam-paper-preview-variant",
            false => "practice-id",
        };
        let id = words.format(id, &[("id", (&page.id).into())]);
        let id = match page_of(self.allowed, variant::origin(&page.id)) {
            Some(to) => view! { <a href=to>{id}</a> }.into_any(),
            None => id.into_any(),
        };
        Some(
            view! {
                <nav class="pager" aria-label=words.say("exam-paper-preview-questions")><ul>{links}</ul></nav>
                <h2>{words.format("exam-paper-preview-question", &args)}</h2>
                <p class="note">{part} " · " {id}</p>
            }
            .into_any(),
        )
    }
}
