//! `…/hall/{attempt}/{page}`: the form into which the answers of a page are typed as signs. Enter
//! stores them and leads to the next page.

use super::paths::{hall_path, hidden};
use crate::api::{
    Action, Allowed, AskedPage, HallPaper, HallTypePost, PageDone, Refused, RequestContext, Sitting as Held,
    asked_page, chosen, hall_paper,
};
use crate::pages::context::{exam_bank, path_param, query_param};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::labelled;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use bank::ComponentQuestion;
use bank::exam::on_paper::{sign, signs_of};
use bank::exam::{Part, SheetField};
use leptos::prelude::*;

#[component]
pub fn HallTyping() -> impl IntoView {
    let bank = exam_bank();
    let form = PageForm::take(&HallTypePost::FORM);
    let [id, attempt, page] = ["id", "attempt", "page"].map(path_param);
    let again = query_param("again").as_deref() == Some("yes");
    let path = format!("/exams/{id}/hall/{attempt}/{page}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let (held, paper, pages) = hall_paper(&context, &allowed, &id, &attempt).await?;
        if paper.is_own {
            return Err(Refused::Forbidden);
        }
        let number: usize = page.parse().map_err(|_| Refused::NotFound)?;
        let done = number.checked_sub(1).and_then(|at| pages.get(at)).ok_or(Refused::NotFound)?;
        let asked = asked_page(&context, &bank, &paper, number).await?.ok_or(Refused::NotFound)?;
        let typing = Typing { allowed: &allowed, held: &held, paper: &paper, done, asked: &asked, again };
        Ok(typing.view(&form, pages.len()))
    })
}

struct Typing<'a> {
    allowed: &'a Allowed,
    held: &'a Held,
    paper: &'a HallPaper,
    done: &'a PageDone,
    asked: &'a AskedPage,
    /// True if the answers are typed a second time, and compared.
    again: bool,
}

impl Typing<'_> {
    fn view(&self, form: &PageForm, pages: usize) -> AnyView {
        let words = words();
        let above = format!("{}/{}", hall_path(self.allowed, self.held), self.paper.attempt.id().0);
        let name = person_name(&self.paper.name);
        let args = [("n", i64::from(self.paper.number).into()), ("name", (&name).into())];
        let candidate = words.format("hall-candidate", &args);
        let args = [("n", self.asked.number.into()), ("of", pages.into())];
        let title = words.format("hall-question-of", &args);
        let stored = chosen(self.done.answer.as_deref());
        let fields: Vec<AnyView> = self
            .asked
            .form
            .asks
            .iter()
            .enumerate()
            .map(|(at, ask)| {
                let tokens = stored.get(ask.key.word()).map_or(&[][..], Vec::as_slice);
                self.field(form, at, ask, &signs_of(ask, tokens))
            })
            .collect();
        let is_over = self.paper.attempt.state().is_over();
        let has_none = fields.is_empty();
        let body = if is_over {
            view! { <p class="note">{words.say("hall-paper-finished")}</p> }.into_any()
        } else if has_none {
            view! { <p>{words.say("hall-question-gone")}</p> }.into_any()
        } else {
            let button = if self.again { "hall-compare" } else { "hall-save" };
            form.body(self.hidden(), fields, (button, "primary"))
        };
        let rules = &self.paper.attempt.rules;
        let part = Part::ALL.into_iter().all(|part| rules.has(part)).then(|| {
            let part = format!("hall-part-{}", self.asked.of.part.word());
            view! { <p class="note">{words.say(&part)}</p> }
        });
        let about = match (self.again, self.done.is_stored(), self.done.is_answered()) {
            (true, ..) => Some("hall-again-note"),
            _ if is_over || has_none => None,
            (_, false, _) => Some("hall-type-empty"),
            (_, true, false) => Some("hall-type-saved-empty"),
            (_, true, true) => None,
        };
        let note = about.map(|id| view! { <p class="note">{words.say(id)}</p> });
        let summary = form.summary();
        let before = (self.asked.number > 1).then(|| {
            let to = self.page(&above, self.asked.number - 1);
            view! { <a class="button quiet" href=to>{words.say("hall-before")}</a> }
        });
        let next = (self.asked.number < pages).then(|| {
            let to = self.page(&above, self.asked.number + 1);
            view! { <a class="button quiet" href=to>{words.say("hall-skip")}</a> }
        });
        view! {
            {head_title(format!("{title} · {candidate}"))}
            <p class="above"><a href=above>{candidate}</a></p>
            <h1>{title}</h1>
            {part}
            {note}
            {summary}
            {body}
            <p class="actions">{before} {next}</p>
        }
        .into_any()
    }

    fn page(&self, above: &str, number: usize) -> String {
        format!("{above}/{number}{}", if self.again { "?again=yes" } else { "" })
    }

    fn hidden(&self) -> Vec<(&'static str, String)> {
        let id = self.paper.attempt.id().0.to_string();
        let base = self.done.receipt.as_ref().map_or(0, |receipt| receipt.number);
        let mut fields: Vec<_> =
            hidden(self.allowed, self.held, &id, "").into_iter().filter(|(name, _)| *name != "act").collect();
        fields.push(("page", self.asked.number.to_string()));
        fields.push(("base", base.to_string()));
        fields.push(("again", if self.again { "yes" } else { "" }.to_owned()));
        fields
    }

    /// The field of a question, with its signs.
    fn field(&self, form: &PageForm, at: usize, ask: &ComponentQuestion, saved: &str) -> AnyView {
        let words = words();
        let word = ask.key.word();
        let name = format!("signs[{word}]");
        let saved = if self.again { "" } else { saved };
        let value = form.value(&name, saved);
        let number = [("page", self.asked.number.into()), ("ask", (at + 1).into())];
        let text = self.asked.scenario.as_ref().map(|one| words.question(ask.key, &one.case));
        let args = [
            ("number", words.format("hall-number", &number).into()),
            ("text", text.unwrap_or_default().into()),
        ];
        let label = words.format("hall-field", &args);
        let last = ask.choices.len().saturating_sub(1);
        let args = [("first", sign(ask, 0).into()), ("last", sign(ask, last).into())];
        let hint = match SheetField::of(ask) {
            SheetField::Bubbles { many: true, .. } => words.format("hall-field-many", &args),
            _ => words.format("hall-field-one", &args),
        };
        let of = |fault: &&String| fault.split_once(':').is_some_and(|(_, key)| key == word);
        let told = |fault: &String| {
            let token = fault.split(':').next().unwrap_or_default();
            words.say(&format!("hall-fault-{token}"))
        };
        let faults: Vec<String> = form.faults().iter().filter(of).map(told).collect();
        let first_wrong = form.faults().first().and_then(|fault| fault.split_once(':'));
        let focus = first_wrong.map_or(at == 0, |(_, key)| key == word);
        let id = format!("signs-{word}");
        labelled("field", &id.clone(), label, Some(hint), faults, |described, wrong| {
            view! {
                <input
                    id=id
                    name=name
                    type="text"
                    value=value
                    size="12"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                    autofocus=focus
                />
            }
            .into_any()
        })
    }
}
