//! The desk's state in a URL or form: read and written.

use crate::api::cookies;
use axum::http::header;
use axum::http::request::Parts;
use bank::desk::{CaseSheet, SheetEdit, StepDraft, StepField};
use bank::{Change, FaultKind, LocatedFault};
use leptos::prelude::use_context;
use rules::bridge::Seat;
use url::form_urlencoded;

/// Maximum bytes of a pasted text in a URL.
const PASTE_LIMIT: usize = 3000;
/// Default hand for cards.
const FIRST_HAND: &str = "N";

/// The desk's state in a URL or form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeskQuery {
    /// The facts entered
    pub sheet: CaseSheet,
    /// Destination of the next card: a seat's letter, or the trick
    pub hand: String,
    /// The last edit, if it was refused
    pub tried: Option<SheetEdit>,
    /// A pasted text that has not become facts
    pub paste: Option<String>,
    /// True while a game in it is being chosen, or a trick of one
    pub choose: bool,
    /// Number of the game chosen in it
    pub game: Option<usize>,
    /// Number of its tricks after which the claim came
    pub after: Option<usize>,
    /// The parts of a step of the statement that are chosen
    pub draft: StepDraft,
    /// The kind of step that lacks one of them
    pub lacking: Option<String>,
    /// A changed fact
    pub change: Option<Change>,
    /// Fields whose text was too long to store
    pub long: Vec<LongText>,
    /// The page with the form
    pub place: DeskPlace,
    /// Fields of that page beside the facts, which travel with them
    pub beside: Vec<(String, String)>,
}

/// A page with the desk's form: the desk itself, or one that has the facts among other fields.
#[derive(Clone, Debug, PartialEq)]
pub struct DeskPlace {
    /// Path of the page
    pub page: String,
    /// Path that the form posts to
    pub action: &'static str,
    /// Fields of the form that say which page it is
    pub hidden: Vec<(&'static str, String)>,
}

impl Default for DeskPlace {
    fn default() -> DeskPlace {
        DeskPlace { page: "/desk".to_owned(), action: "/api/desk", hidden: Vec::new() }
    }
}

/// A text that is too long for its field.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LongText {
    /// Path of the field; empty for all facts together
    pub field: String,
    /// The limit that it exceeds
    pub most: usize,
    /// The text, unless it comes from a URL
    pub text: String,
}

/// The desk's page in place of a redirect, with a text that is too long for a URL.
#[derive(Clone, Debug)]
pub struct DeskPage(pub DeskQuery);

/// The pressed button, and the fields that only it needs.
#[derive(Default)]
pub(in crate::api) struct DeskForm {
    pub act: String,
    pub who: Option<Seat>,
    pub together: bool,
    /// The player who exposes or leads a card
    pub whose: Option<Seat>,
    /// The word of either
    pub how: Option<String>,
    /// The number of the call after which an event came, if it did not come last
    pub when: Option<usize>,
}

impl DeskQuery {
    /// Parses a URL's query.
    pub fn read(query: &str) -> DeskQuery {
        let (desk, _) = read(query);
        DeskQuery { beside: Vec::new(), ..desk }
    }

    /// The state of the current page: that of a form, if the page is the response to it, or else
    /// that of the URL.
    pub fn current(query: &str) -> DeskQuery {
        let posted = use_context::<Parts>().and_then(|parts| parts.extensions.get::<DeskPage>().cloned());
        posted.map_or_else(|| DeskQuery::read(query), |DeskPage(posted)| posted)
    }

    /// Path and query of the desk with this state.
    pub fn path(&self) -> String {
        format!("{}?{}", self.place.page, self.to_query())
    }

    /// Path and query of the page with these facts, and the fields beside them.
    pub fn facts_path(&self) -> String {
        let alone = DeskQuery {
            sheet: self.sheet.clone(),
            hand: FIRST_HAND.to_owned(),
            beside: self.beside.clone(),
            ..DeskQuery::default()
        };
        format!("{}?{}", self.place.page, alone.to_query())
    }

    /// The full URL of these facts, for sharing.
    pub fn link(&self) -> String {
        format!("{}{}", origin(), self.facts_path())
    }

    /// True if the whole state may be in a URL.
    pub(in crate::api) fn fits_a_url(&self) -> bool {
        self.long.is_empty() && self.paste.as_ref().is_none_or(|text| text.len() <= PASTE_LIMIT)
    }

    /// True if the facts together are too long to be read.
    pub(in crate::api) fn has_too_many_facts(&self) -> bool {
        self.long.iter().any(|long| long.field.is_empty())
    }

    /// Facts that are too long to store, as faults of their fields.
    pub fn too_long(&self) -> Vec<LocatedFault> {
        let fault = |long: &LongText| LocatedFault {
            line: 1,
            field: long.field.clone(),
            kind: FaultKind::TooLong(long.most),
        };
        self.long.iter().map(fault).collect()
    }

    /// The query of the page's URL.
    pub(in crate::api) fn to_query(&self) -> String {
        let mut query = self.sheet.to_query();
        let mut more = form_urlencoded::Serializer::new(String::new());
        if self.hand != FIRST_HAND {
            more.append_pair("hand", &self.hand);
        }
        if let Some(tried) = &self.tried {
            more.append_pair("tried", &tried.to_string());
        }
        for (field, text) in self.draft.choices() {
            more.append_pair(&field.name(), text);
        }
        if let Some(lacking) = &self.lacking {
            more.append_pair("lacking", lacking);
        }
        for LongText { field, most, .. } in &self.long {
            more.append_pair("long", &format!("{field}:{most}"));
        }
        if let Some(paste) = &self.paste {
            if self.choose {
                more.append_pair("choose", "true");
            }
            for (name, number) in [("game", self.game), ("after", self.after)] {
                number.map(|number| more.append_pair(name, &number.to_string()));
            }
            more.append_pair("paste", paste);
        }
        more.extend_pairs(&self.beside);
        let more = more.finish();
        if !query.is_empty() && !more.is_empty() {
            query.push('&');
        }
        query + &more
    }
}

/// Splits a query into facts and other fields; those with unknown names are beside the facts.
pub(in crate::api) fn read(query: &str) -> (DeskQuery, DeskForm) {
    let mut desk = DeskQuery { hand: FIRST_HAND.to_owned(), ..DeskQuery::default() };
    let mut pressed = DeskForm::default();
    let mut facts = form_urlencoded::Serializer::new(String::new());
    let mut texts: Vec<(String, String)> = Vec::new();
    for (name, text) in form_urlencoded::parse(query.as_bytes()) {
        match &*name {
            "act" => pressed.act = text.into_owned(),
            "who" => pressed.who = text.parse().ok(),
            "together" => pressed.together = true,
            "whose" => pressed.whose = text.parse().ok(),
            "how" => pressed.how = Some(text.into_owned()),
            "when" => pressed.when = text.parse().ok(),
            "hand" => desk.hand = text.into_owned(),
            "long" => desk.long.extend(text.rsplit_once(':').and_then(|(field, most)| {
                Some(LongText { field: field.to_owned(), most: most.parse().ok()?, text: String::new() })
            })),
            "choose" => desk.choose = true,
            "game" => desk.game = text.parse().ok(),
            "after" => desk.after = text.parse().ok(),
            "change" => desk.change = Change::read(&text),
            "tried" => desk.tried = text.parse().ok(),
            "lacking" => desk.lacking = Some(text.into_owned()),
            "paste" => desk.paste = Some(text.into_owned()).filter(|text| !text.trim().is_empty()),
            name => match StepField::of(name) {
                Some(field) => desk.draft.choose(field, &text),
                None if desk.sheet.holds(name).is_none() => {
                    desk.beside.push((name.to_owned(), text.into_owned()));
                }
                None => {
                    facts.append_pair(name, &text);
                    texts.push((name.to_owned(), text.into_owned()));
                }
            },
        }
    }
    let read = CaseSheet::from_query(&facts.finish());
    desk.sheet = read.sheet;
    desk.long.extend(read.faults.into_iter().filter_map(|fault| match fault.kind {
        FaultKind::TooLong(most) => {
            let text = texts.iter().find(|(name, _)| *name == fault.field);
            let text = text.map_or_else(String::new, |(_, text)| text.clone());
            Some(LongText { field: fault.field, most, text })
        }
        _ => None,
    }));
    (desk, pressed)
}

/// The site's origin as the browser sees it.
fn origin() -> String {
    let parts = use_context::<Parts>();
    let headers = parts.as_ref().map(|parts| &parts.headers);
    let host = headers.and_then(|headers| headers.get(header::HOST)).and_then(|host| host.to_str().ok());
    let secure = headers.is_some_and(cookies::is_https);
    host.map_or_else(String::new, |host| format!("{}://{host}", if secure { "https" } else { "http" }))
}
