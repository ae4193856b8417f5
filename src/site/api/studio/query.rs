//! The studio's state in a URL or form: the desk's, with the other fields of a scenario beside it. What
//! is too long for a URL is stored, and the URL has its id.

use crate::api::desk::{DeskForm, DeskPage, DeskPlace, DeskQuery, read};
use axum::http::request::Parts;
use bank::desk::CaseSheet;
use bank::studio::{ScenarioDraft, StudioFields};
use derive::Word;
use leptos::prelude::use_context;
use url::form_urlencoded;
use uuid::Uuid;

const ACTION: &str = "/api/studio";
/// The number of the text that was opened; with it the state is that of the URL.
const SEEN: &str = "seen";
/// The id of a stored form.
const FORM: &str = "form";
/// The longest URL in bytes. Proxies often accept no more than 8 kB of a request line.
const URL_LIMIT: usize = 7_000;
/// A notice above the page.
const NOTICE: &str = "notice";
/// True for facts from the desk.
const FROM_DESK: &str = "desk";
/// The whole file, where it is edited as text.
const TEXT: &str = "text";

/// What is said above the page, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum StudioNotice {
    /// Another person has saved the draft since it was opened
    Changed,
    /// It is no draft any more
    State,
    /// It is too long to be saved
    Long,
    /// The federation has too many drafts
    Full,
    /// It is saved, but has faults that keep it from review
    Faults,
    /// There is no ruling now by which something could be suggested
    Unruled,
    /// The address is no link to the desk
    NoLink,
    /// The stored form has expired
    Gone,
}

/// A scenario being written, as the page shows it.
#[derive(Clone, Debug)]
pub struct Studio {
    /// The facts up to the stage being written, and the desk's state
    pub desk: DeskQuery,
    pub written: StudioFields,
    pub federation: String,
    /// The id of a stored draft
    pub id: Option<String>,
    /// The number of the text that was opened; 0 for a new scenario
    pub seen: u32,
    pub notice: Option<StudioNotice>,
    pub from_desk: bool,
    /// The whole file, if it is edited as text
    pub text: Option<String>,
}

/// Path of the page of a stored draft.
pub(super) fn path(federation: &str, id: &str) -> String {
    format!("/federation/{federation}/bank/{id}/edit")
}

impl Studio {
    /// The state in a form, and the button pressed.
    pub(super) fn posted(body: &str) -> (Studio, DeskForm) {
        let (desk, pressed) = read(body);
        let of =
            |name: &str| desk.beside.iter().rev().find(|(one, _)| one == name).map(|(_, text)| text.clone());
        let federation = of("federation").unwrap_or_default();
        let id = of("scenario").filter(|id| !id.is_empty());
        (Studio::of(desk, &federation, id), pressed)
    }

    /// The state of the current page, if it is in a URL or form; `None` for the draft as stored.
    pub fn current(query: &str, federation: &str, id: Option<String>) -> Option<Studio> {
        let posted = use_context::<Parts>().and_then(|parts| parts.extensions.get::<DeskPage>().cloned());
        let desk = posted.map_or_else(|| read(query).0, |DeskPage(posted)| posted);
        let is_state = id.is_none() || desk.beside.iter().any(|(name, _)| name == SEEN);
        is_state.then(|| Studio::of(desk, federation, id))
    }

    /// A draft as stored.
    pub fn stored(draft: ScenarioDraft, federation: &str, id: Option<String>, seen: u32) -> Studio {
        let (desk, _) = read("");
        let mut studio = Studio::of(desk, federation, id);
        studio.seen = seen;
        studio.written = StudioFields { draft, at: 0 };
        studio.synchronise();
        studio
    }

    /// The state in a stored form, if it is of this page.
    pub(super) fn of_form(fields: &str, federation: &str, id: Option<&str>) -> Option<Studio> {
        let (studio, _) = Studio::posted(fields);
        (studio.federation == federation && studio.id.as_deref() == id).then_some(studio)
    }

    /// The fields of a form with this state: those of the URL, texts that are too long for it, and those
    /// that say which page it is.
    pub(super) fn to_form(&self) -> String {
        let (texts, named): (Vec<_>, Vec<_>) =
            self.desk.long.iter().cloned().partition(|one| !one.text.is_empty());
        let short = DeskQuery { long: named, ..self.desk.clone() }.to_query();
        let hidden = self.desk.place.hidden.iter().map(|(name, text)| (*name, text));
        let texts = texts.iter().map(|one| (one.field.as_str(), &one.text));
        form_urlencoded::Serializer::for_suffix(short, 0).extend_pairs(hidden).extend_pairs(texts).finish()
    }

    /// The path of the page with this state; `None` if it is too long for a URL.
    pub(super) fn url(&self) -> Option<String> {
        Some(self.desk.path()).filter(|url| self.desk.fits_a_url() && url.len() <= URL_LIMIT)
    }

    /// The path of the page with the form stored under this id.
    pub(super) fn form_url(&self, id: Uuid) -> String {
        format!("{}?{FORM}={id}", self.desk.place.page)
    }

    fn of(desk: DeskQuery, federation: &str, id: Option<String>) -> Studio {
        let of =
            |name: &str| desk.beside.iter().rev().find(|(one, _)| one == name).map(|(_, text)| text.as_str());
        let fields = desk.beside.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let mut studio = Studio {
            written: StudioFields::read(fields, desk.sheet.clone()),
            federation: federation.to_owned(),
            seen: of(SEEN).and_then(|seen| seen.parse().ok()).unwrap_or_default(),
            notice: of(NOTICE).and_then(StudioNotice::read),
            from_desk: of(FROM_DESK).is_some(),
            text: of(TEXT).map(str::to_owned),
            id,
            desk,
        };
        if let Some(id) = &studio.id {
            studio.written.draft.id.clone_from(id);
        }
        studio.synchronise();
        studio
    }

    /// Carries the draft over to the fields of the desk.
    pub(super) fn synchronise(&mut self) {
        let hidden =
            vec![("federation", self.federation.clone()), ("scenario", self.id.clone().unwrap_or_default())];
        let page = match &self.id {
            Some(id) => path(&self.federation, id),
            None => format!("/federation/{}/bank/new", self.federation),
        };
        self.desk.place = DeskPlace { page, action: ACTION, hidden };
        self.desk.sheet = self.written.draft.facts(self.written.at);
        let mut beside = self.written.fields();
        beside.push((SEEN.to_owned(), self.seen.to_string()));
        if self.from_desk {
            beside.push((FROM_DESK.to_owned(), "true".to_owned()));
        }
        if let Some(text) = &self.text {
            beside.push((TEXT.to_owned(), text.clone()));
        }
        if let Some(notice) = self.notice {
            beside.push((NOTICE.to_owned(), notice.word().to_owned()));
        }
        self.desk.beside = beside;
    }

    /// Facts from a link to the desk; `None` for another address.
    pub(super) fn desk_link(text: &str) -> Option<CaseSheet> {
        let (page, query) = text.trim().split_once('?')?;
        let is_desk = !query.contains(char::is_whitespace) && page.ends_with("/desk");
        let query = query.split('#').next().unwrap_or_default();
        is_desk.then(|| DeskQuery::read(query).sheet).filter(|sheet| !sheet.is_empty())
    }

    /// The index of the stage being written.
    pub fn at(&self) -> usize {
        self.written.at
    }

    pub fn draft(&self) -> &ScenarioDraft {
        &self.written.draft
    }
}
