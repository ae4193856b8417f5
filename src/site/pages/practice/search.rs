//! The search for scenarios: its query, its form, and a page of results.

use super::List;
use super::next::{LatestMarks, combined_mark};
use super::pager::page_of;
use super::rows::rows;
use crate::pages::context::{query, query_param, with_query};
use crate::parts::cached::scenario_texts;
use crate::parts::field::{Choice, offered, search_choice, search_form, search_text};
use crate::parts::law::bank_law_title;
use crate::parts::title::edition_short;
use crate::{alphabet, words};
use bank::{Bank, PracticeScope, Scenario};
use collation::search_key;
use derive::Word;
use leptos::prelude::*;
use rules::engine::Family;
use rules::law::Edition;

/// Maximum length of a text searched for.
const LONGEST: usize = 100;

/// The variation selector behind each suit symbol on a page.
const TEXT_STYLE: char = '\u{fe0e}';

/// The parameters of a search.
const NAMES: [&str; 6] = ["text", "law", "edition", "family", "level", "state"];

/// A search. An empty value restricts nothing, nor does one that names nothing in the bank.
#[derive(Clone, Debug, Default)]
pub struct Search {
    text: String,
    law: String,
    edition: Option<Edition>,
    family: Option<Family>,
    /// Programme and level, separated by a space, which no programme id contains
    level: String,
    state: Option<SearchState>,
    page: usize,
}

/// A user's own latest result, as a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum SearchState {
    /// Not answered in full
    New,
    /// Answered
    Done,
    /// Something was wrong in the latest answer
    Mistakes,
}

impl Search {
    /// The search of the URL, if it has one.
    pub fn read(bank: &Bank) -> Option<Search> {
        let all = query();
        let is_search = |pair: &str| pair.split_once('=').is_some_and(|(name, _)| NAMES.contains(&name));
        if !all.split('&').any(is_search) {
            return None;
        }
        let [text, law, edition, family, level, state] =
            NAMES.map(|name| query_param(name).unwrap_or_default());
        Some(Search {
            text: text.chars().take(LONGEST).collect(),
            law: bank.laws().iter().find(|one| **one == law).map_or_else(String::new, |_| law),
            edition: Edition::ALL.into_iter().find(|one| one.word() == edition),
            family: Family::ALL.into_iter().find(|one| one.word() == family),
            level,
            state: SearchState::read(&state),
            page: query_param("page").and_then(|n| n.parse().ok()).unwrap_or(1),
        })
    }

    /// URL of a page of results.
    fn at(&self, page: usize) -> String {
        let page = page.to_string();
        with_query(
            "/practice",
            [
                ("text", &*self.text),
                ("law", &*self.law),
                ("edition", self.edition.map_or("", Edition::word)),
                ("family", self.family.map_or("", Family::word)),
                ("level", &*self.level),
                ("state", self.state.map_or("", SearchState::word)),
                ("page", &*page),
            ],
        )
    }

    /// The form; without the user's results for a visitor.
    pub fn form(&self, bank: &Bank, is_signed_in: bool) -> AnyView {
        let words = words();
        let any = || std::iter::once((String::new(), words.say("practice-search-any")));
        let laws = bank.laws().iter().map(|law| ((*law).to_owned(), bank_law_title(law)));
        let editions: Vec<Choice> = Edition::ALL
            .into_iter()
            .filter(|edition| bank.firsts().any(|one| one.case.edition == *edition))
            .map(|edition| (edition.word().to_owned(), edition_short(edition)))
            .collect();
        let families = Family::ALL.map(|family| (family.word().to_owned(), words.family(family)));
        let levels = levels(bank).into_iter().map(|(value, name, _)| (value, name));
        let states = is_signed_in.then(|| {
            let states = offered(SearchState::ALL.map(SearchState::word), "practice-search-{}");
            let chosen = self.state.map_or("", SearchState::word);
            search_choice("state", "practice-search-state", any().chain(states), chosen)
        });
        let edition = self.edition.map_or("", Edition::word);
        let fields = view! {
            {search_text("text", "practice-search-text", &self.text)}
            {search_choice("law", "practice-search-law", any().chain(laws), &self.law)}
            {search_choice("edition", "practice-search-edition", any().chain(editions), edition)}
            {search_choice(
                "family",
                "practice-search-family",
                any().chain(families),
                self.family.map_or("", Family::word),
            )}
            {search_choice("level", "practice-search-level", any().chain(levels), &self.level)}
            {states}
        };
        view! { <div class="scenario-search">{search_form("/practice", fields, "practice-search-find")}</div> }
            .into_any()
    }

    /// The scenarios found, in the order of the bank.
    fn found<'a>(&self, bank: &'a Bank, latest: &LatestMarks) -> Vec<&'a Scenario> {
        let level = levels(bank).into_iter().find(|(value, ..)| *value == self.level);
        let scopes = level.map(|(.., scopes)| scopes);
        let texts_of = scenario_texts();
        // A title copied from a page has variation selectors behind its symbols.
        let wanted = search_key(&self.text.replace(TEXT_STYLE, ""));
        let holds = |one: &Scenario| {
            let text = search_key(&format!("{} {}", texts_of(one).plain, one.id));
            wanted.split_whitespace().all(|word| text.contains(word))
        };
        let is_state = |one: &Scenario| {
            let mark = combined_mark(bank, one, latest);
            self.state.is_none_or(|state| match state {
                SearchState::New => mark.is_none(),
                SearchState::Done => mark.is_some(),
                SearchState::Mistakes => mark.is_some_and(|mark| mark < 1000),
            })
        };
        Family::ALL
            .into_iter()
            .flat_map(|family| bank.by_family(family))
            .filter(|one| self.family.is_none_or(|family| one.family() == family))
            .filter(|one| self.edition.is_none_or(|edition| one.case.edition == edition))
            .filter(|one| self.law.is_empty() || bank.laws_of(&one.id).contains(&&*self.law))
            .filter(|one| {
                let laws = bank.laws_of(&one.id);
                scopes.as_ref().is_none_or(|all| all.iter().any(|scope| scope.has(one.family(), laws)))
            })
            .filter(|one| is_state(one) && holds(one))
            .collect()
    }

    /// A page of the results.
    pub fn results(&self, bank: &Bank, latest: &LatestMarks) -> AnyView {
        let words = words();
        let found = self.found(bank, latest);
        let (page, pager) = page_of(&found, self.page);
        let list = (!self.law.is_empty()).then(|| List::Law(self.law.clone()));
        let listed = match found.len() {
            0 => view! { <div class="empty"><p>{words.say("practice-found-none")}</p></div> }.into_any(),
            _ => rows(bank, list.as_ref(), page.iter().copied(), latest),
        };
        view! {
            <h2 id="found">{words.format("practice-found", &[("n", found.len().into())])}</h2>
            {listed}
            {pager.view(|page| self.at(page))}
        }
        .into_any()
    }
}

/// The levels of the bank's own programmes that require practice: value, name, kinds of scenarios.
fn levels(bank: &Bank) -> Vec<(String, String, Vec<PracticeScope>)> {
    let words = words();
    let mut programmes: Vec<_> = bank.programmes().filter(|one| !one.example).collect();
    alphabet().sort(&mut programmes, |one| words.shown_name(&one.name, &one.names));
    let levels = programmes.into_iter().flat_map(|programme| {
        programme.levels.iter().map(move |level| {
            let name = format!("{}: {}", words.programme_name(programme), words.level_name(level));
            (format!("{} {}", programme.id, level.id), name, level.scopes().collect::<Vec<_>>())
        })
    });
    levels.filter(|(.., scopes)| !scopes.is_empty()).collect()
}
