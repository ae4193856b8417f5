//! The form of a whole exam.

use super::super::shown;
use crate::api::{Allowed, Offered, Sitting, WizardStart, WrittenPaper, level_path};
use crate::pages::federation::federation_field;
use crate::parts::button::hide;
use crate::parts::field::{Choice, offered};
use crate::parts::page_form::{InSentence, PageForm};
use crate::words;
use bank::Bank;
use bank::exam::Paper;
use leptos::prelude::*;

/// The template of the bank that is chosen for a first exam.
const TEMPLATE: &str = "club-open";

/// Fields that are folded until one has a fault.
const FOLDED: [&str; 5] = ["per_question", "late", "name", "code", "entry_code"];

/// Papers and levels to choose from, with those that are chosen.
pub struct Choices {
    papers: Vec<Choice>,
    paper: String,
    levels: Vec<Choice>,
    level: String,
}

impl Choices {
    /// The paper is that of the last sitting, and the level the first that asks for an exam.
    pub fn of(bank: &Bank, own: &[WrittenPaper], programmes: &[Offered], last: Option<&Sitting>) -> Self {
        let words = words();
        let label = |id: &str, name: &str, items: usize| {
            words.format(id, &[("name", name.into()), ("n", items.into())])
        };
        let like = own.iter().map(|paper| {
            let items = Paper::read(&paper.file).map_or(0, |read| read.items());
            (paper.id.0.to_string(), label("wizard-paper-own", shown(paper).as_str(), items))
        });
        let of_bank = bank.papers().map(|(id, paper)| {
            let name = words.shown_name(&paper.name, &paper.names);
            (id.to_owned(), label("wizard-paper-bank", name, paper.items()))
        });
        let papers: Vec<Choice> = like.chain(of_bank).collect();
        let first = || papers.first().map(|(id, _)| id.clone());
        let usual = || bank.paper(TEMPLATE).map(|_| TEMPLATE.to_owned());
        let paper = last.map(|one| one.paper.0.to_string()).or_else(usual).or_else(first).unwrap_or_default();
        let levels =
            programmes.iter().flat_map(|one| one.programme.levels.iter().map(move |level| (one, level)));
        let asks = levels.filter(|(_, level)| !level.exams().is_empty());
        let mut levels: Vec<Choice> = asks
            .map(|(one, level)| {
                let args = [
                    ("level", words.shown_name(&level.name, &level.names).into()),
                    ("programme", words.shown_name(&one.programme.name, &one.programme.names).into()),
                ];
                (level_path(one, level), words.format("wizard-level-of", &args))
            })
            .collect();
        let level = levels.first().map(|(path, _)| path.clone()).unwrap_or_default();
        levels.push((String::new(), words.say("wizard-level-new")));
        Self { papers, paper, levels, level }
    }
}

/// The form, its summary left out.
pub fn body(allowed: &Allowed, form: &PageForm, start: WizardStart, choices: Choices) -> AnyView {
    let words = words();
    let saved = start.suggested;
    let typed = |text: &dyn ToString| InSentence::Typed(text.to_string());
    let who = offered(["listed", "everyone"], "wizard-who-{}");
    let name = typed(&words.say("wizard-level-usual"));
    let level = match choices.levels.len() {
        // A new one is all there is.
        1 => view! { {hide([("level", String::new())])} {form.sentence("wizard-sentence-new", [("level_name", name)])} }
            .into_any(),
        _ => {
            let level = InSentence::Chosen(choices.levels, choices.level);
            form.sentence("wizard-sentence-level", [("level", level), ("level_name", name)])
        }
    };
    let zone = words.format("wizard-zone", &[("zone", (&allowed.federation().zone).into())]);
    let is_open = FOLDED.iter().any(|name| !form.faults_of(name).is_empty());
    let fields = view! {
        <div class="wizard-says">
            {form.sentence(
                "wizard-sentence-who",
                [("opens", typed(&saved.opens)), ("who", InSentence::Chosen(who, saved.who))],
            )}
            {level}
            {form.sentence(
                "wizard-sentence-paper",
                [("pass", typed(&saved.pass)), ("paper", InSentence::Chosen(choices.papers, choices.paper))],
            )}
        </div>
        <p class="hint">{zone} " " {words.say("wizard-rules")}</p>
        {form.field("people", start.people)}
        <details class="fold" open=is_open>
            <summary>{words.say("wizard-more")}</summary>
            {form.sentence(
                "wizard-sentence-times",
                [("per_question", typed(&saved.per_question)), ("late", typed(&saved.late))],
            )}
            {form.hinted("name", "", Some(words.say("wizard-name-hint")))}
            {form.hinted("code", "", Some(words.say("wizard-code-hint")))}
            {form.field("entry_code", "")}
        </details>
    };
    form.body([federation_field(allowed), ("run", start.run)], fields, ("wizard-make", "primary"))
}
