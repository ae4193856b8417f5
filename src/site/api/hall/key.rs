//! The key for markers: the right signs of each paper, from the rulings of the engine. Shown once
//! no candidate sits any more; each look is in the audit log.

use super::asked::{AskedPage, asked_pages};
use super::{HallPaper, hall_papers, shows_key};
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use crate::words;
use bank::exam::on_paper::signs_of;
use bank::exam::{Part, is_for_examiners};
use bank::grade::right_answers;
use bank::{Bank, ComponentQuestion};
use leptos::prelude::use_context;
use rules::engine::{Case, Ruling};
use server::audit::Deed;
use server::exams::Sitting;
use server::exams::marking::rulings::find_ruled;
use server::hall_pdf::{PrintedPaper, PrintedPiece};
use server::roles::Allowed;
use server::rulings::Rulings;
use std::sync::Arc;
use words::Words;

/// A sitting with its key.
pub struct HallKey {
    pub sitting: Sitting,
    /// Papers with the same questions; `None` while the key is closed.
    pub groups: Option<Vec<KeyGroup>>,
}

/// Papers with the same questions in the same order.
#[derive(Clone)]
pub struct KeyGroup {
    /// Numbers of their candidates.
    pub candidates: Vec<u32>,
    pub pages: Vec<KeyPage>,
}

/// The right answers of a page.
#[derive(Clone)]
pub struct KeyPage {
    /// Number of the page, from 1.
    pub number: usize,
    pub part: Part,
    /// True if examiners mark it.
    pub is_judged: bool,
    /// The answers to its questions; none without a ruling.
    pub lines: Vec<KeyLine>,
}

impl KeyGroup {
    /// True if the papers have a closed and an open part.
    pub fn has_both(&self) -> bool {
        self.pages.iter().any(|one| one.part != self.pages[0].part)
    }

    /// The part that begins with a page, if the papers have both.
    pub fn part_at(&self, page: &KeyPage) -> Option<Part> {
        let first = self.pages.iter().find(|one| one.part == page.part)?;
        (self.has_both() && first.number == page.number).then_some(page.part)
    }
}

/// A right answer to a question.
#[derive(Clone)]
pub struct KeyLine {
    /// Number of the question on the page, from 1.
    pub ask: usize,
    pub signs: String,
    pub text: String,
}

/// The key of the sitting in the URL, for a page.
pub async fn hall_key(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Arc<Bank>,
    id: &str,
) -> Result<HallKey, Refused> {
    let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
    hall_key_of(context, allowed, bank, &rulings, id).await
}

/// The same, by these rulings.
pub(super) async fn hall_key_of(
    context: &RequestContext,
    allowed: &Allowed,
    bank: &Arc<Bank>,
    rulings: &Rulings,
    id: &str,
) -> Result<HallKey, Refused> {
    let (sitting, papers) = hall_papers(context, allowed, id).await?;
    if !shows_key(context, &sitting)? {
        return Ok(HallKey { sitting, groups: None });
    }
    let server = server(context)?;
    or_refuse(server.halls.record(allowed, &sitting, Deed::HallKeyOpened).await)?;
    let mut groups: Vec<(Vec<String>, KeyGroup)> = Vec::new();
    for paper in &papers {
        let ids: Vec<String> = paper.attempt.rules.pages.iter().map(|page| page.id.clone()).collect();
        if let Some((_, group)) = groups.iter_mut().find(|(same, _)| *same == ids) {
            group.candidates.push(paper.number);
            continue;
        }
        let pages = key_pages(context, bank, rulings, paper).await?;
        groups.push((ids, KeyGroup { candidates: vec![paper.number], pages }));
    }
    Ok(HallKey { sitting, groups: Some(groups.into_iter().map(|(_, group)| group).collect()) })
}

async fn key_pages(
    context: &RequestContext,
    bank: &Arc<Bank>,
    rulings: &Rulings,
    paper: &HallPaper,
) -> Result<Vec<KeyPage>, Refused> {
    let mut keys = Vec::new();
    for page in asked_pages(context, bank, rulings, paper).await? {
        let ruled = find_ruled(bank, rulings, &page.of.id).await;
        let lines = ruled.map(|(scenario, ruling)| lines(&page, &scenario.case, &ruling));
        let is_judged = is_for_examiners(bank, &page.of.id);
        let (number, part) = (page.number, page.of.part);
        keys.push(KeyPage { number, part, is_judged, lines: lines.unwrap_or_default() });
    }
    Ok(keys)
}

fn lines(page: &AskedPage, case: &Case, ruling: &Ruling) -> Vec<KeyLine> {
    let line = |(ask, at): (&ComponentQuestion, usize)| {
        let right = right_answers(ruling, ask.key).into_iter();
        let right = right.map(|tokens| KeyLine {
            ask: at,
            signs: signs_of(ask, &tokens),
            text: words().answer_text(case, ask.key, &tokens),
        });
        right.collect::<Vec<_>>()
    };
    page.form.asks.iter().zip(1..).flat_map(line).collect()
}

/// The key as content of a file.
pub(super) fn printed(words: &'static Words, sitting: &Sitting, groups: &[KeyGroup]) -> PrintedPaper {
    let mut pieces = Vec::new();
    for group in groups {
        pieces.push(PrintedPiece::Part(candidates(words, group)));
        for page in &group.pages {
            let part = group.part_at(page);
            pieces.extend(
                part.map(|part| PrintedPiece::Heading(words.say(&format!("hall-part-{}", part.word())))),
            );
            pieces.push(PrintedPiece::Heading(words.format("hall-question", &[("n", page.number.into())])));
            if page.is_judged {
                pieces.push(PrintedPiece::Note(words.say("hall-key-judged")));
            }
            if page.lines.is_empty() {
                pieces.push(PrintedPiece::Paragraph(words.say("hall-key-none")));
            }
            pieces.extend(page.lines.iter().map(|line| {
                let args = [
                    ("page", page.number.into()),
                    ("ask", line.ask.into()),
                    ("signs", (&line.signs).into()),
                    ("text", (&line.text).into()),
                ];
                PrintedPiece::Paragraph(words.format("hall-key-line", &args))
            }));
        }
    }
    PrintedPaper {
        words,
        title: words.format("hall-key-of", &[("name", (&sitting.name).into())]),
        about: vec![words.say("hall-key-about")],
        pieces,
        foot: sitting.name.clone(),
    }
}

/// The candidates with these questions.
fn candidates(words: &Words, group: &KeyGroup) -> String {
    let numbers: Vec<String> = group.candidates.iter().map(u32::to_string).collect();
    let args = [("n", numbers.len().into()), ("list", words.list(&numbers).into())];
    words.format("hall-key-candidates", &args)
}
