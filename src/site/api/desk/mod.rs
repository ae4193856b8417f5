//! The desk: its form handler, and its facts as a file. Nothing is stored: the form redirects to a
//! page with the facts in its URL, from which the file is generated.

use super::attachment::{TOML, attachment};
use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use bank::desk::{AuctionAction, CaseSheet, DRAFT_ID, DeskFault, SheetEdit};
use bank::{Change, FaultKind, LocatedFault, Scenario};
use leptos::prelude::use_context;
use rules::bridge::{Call, Card, Seat};
use rules::law::Edition;
use server::accounts::Network;
use server::rulings::{Asker, Rulings};
use url::form_urlencoded;

/// Maximum bytes of an unreadable pasted text in the URL.
const PASTE_LIMIT: usize = 3000;
/// Default hand for cards.
const FIRST_HAND: &str = "N";
/// Default game among several.
const FIRST_GAME: usize = 1;

/// The desk's state in a URL or form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeskQuery {
    /// The facts entered
    pub sheet: CaseSheet,
    /// Destination of the next card: a seat's letter, or the trick
    pub hand: String,
    /// The last edit, if it was refused
    pub tried: Option<SheetEdit>,
    /// A pasted text that could not be parsed
    pub paste: Option<String>,
    /// Number of the game in it
    pub game: usize,
    /// A changed fact
    pub change: Option<Change>,
    /// Fields whose text was too long to store, with the limit
    pub long: Vec<(String, usize)>,
}

/// The other fields of the form.
#[derive(Default)]
struct DeskForm {
    act: String,
    who: Option<Seat>,
    together: bool,
}

impl DeskQuery {
    /// Parses a URL's query.
    pub fn read(query: &str) -> DeskQuery {
        read(query).0
    }

    /// The query of the page's URL.
    fn to_query(&self) -> String {
        let mut query = self.sheet.to_query();
        let mut more = form_urlencoded::Serializer::new(String::new());
        if self.hand != FIRST_HAND {
            more.append_pair("hand", &self.hand);
        }
        if let Some(tried) = &self.tried {
            more.append_pair("tried", &tried.to_string());
        }
        for (field, most) in &self.long {
            more.append_pair("long", &format!("{field}:{most}"));
        }
        if let Some(paste) = &self.paste {
            more.append_pair("game", &self.game.to_string());
            more.append_pair("paste", &paste.chars().take(PASTE_LIMIT).collect::<String>());
        }
        let more = more.finish();
        if !query.is_empty() && !more.is_empty() {
            query.push('&');
        }
        query + &more
    }

    /// Facts that are too long to store, as faults of their fields.
    pub fn too_long(&self) -> Vec<LocatedFault> {
        let fault = |(field, most): &(String, usize)| LocatedFault {
            line: 1,
            field: field.clone(),
            kind: FaultKind::TooLong(*most),
        };
        self.long.iter().map(fault).collect()
    }

    /// The full URL of these facts, for sharing.
    pub fn link(&self) -> String {
        format!("{}/desk?{}", origin(), self.sheet.to_query())
    }

    /// Performs the button's action and returns the fragment to continue at.
    fn press(&mut self, pressed: &DeskForm) -> &'static str {
        let (edit, to) = match self.meant(pressed) {
            Some(meant) => meant,
            None if pressed.act == "rule" => return "ruling",
            None if pressed.act == "paste" => return self.take_paste(),
            None => return "facts",
        };
        match self.sheet.apply(&edit) {
            Ok(sheet) => self.sheet = sheet,
            Err(_) => {
                self.tried = Some(edit);
                return "tried";
            }
        }
        to
    }

    /// Loads the pasted text; unreadable text stays in its field.
    fn take_paste(&mut self) -> &'static str {
        let Some(Ok(sheet)) = self.paste.as_deref().map(|text| self.pasted(text)) else { return "paste" };
        (self.sheet, self.paste) = (sheet, None);
        "facts"
    }

    /// The sheet with the facts of a pasted text, or the fault in it.
    pub fn pasted(&self, text: &str) -> Result<CaseSheet, DeskFault> {
        let mut sheet = self.sheet.paste(text, self.game)?;
        if sheet.get("edition").is_empty() {
            // Defaults to the code in force; the field exists, so this cannot fail.
            let _ = sheet.set("edition", Edition::E2017.word());
        }
        Ok(sheet)
    }

    /// The edit a button stands for, given the selected hand and game.
    fn meant(&self, pressed: &DeskForm) -> Option<(SheetEdit, &'static str)> {
        let words: Vec<&str> = pressed.act.split(' ').collect();
        Some(match words[..] {
            ["call", call] => {
                let (seat, call) = (pressed.who?, call.parse::<Call>().ok()?);
                (
                    if pressed.together { SheetEdit::With(seat, call) } else { SheetEdit::Call(seat, call) },
                    "facts",
                )
            }
            ["did", seat, deed] => {
                let deed = AuctionAction::ALL.into_iter().find(|one| one.word() == deed)?;
                (SheetEdit::Did(seat.parse().ok()?, deed), "facts")
            }
            ["card", card] => (self.card(card.parse().ok()?)?, "facts"),
            [token] => (token.parse().ok()?, "facts"),
            _ => return None,
        })
    }

    /// Puts a card into the selected hand, or removes it if it is on the table.
    fn card(&self, card: Card) -> Option<SheetEdit> {
        match self.hand.parse::<Seat>() {
            Ok(seat) if self.sheet.holder(card) == Some(seat) => Some(SheetEdit::Take(card)),
            Ok(seat) => Some(SheetEdit::Put(seat, card)),
            Err(_) if self.sheet.trick().last() == Some(&card) => Some(SheetEdit::Unplay),
            Err(_) => Some(SheetEdit::Play(card)),
        }
    }
}

/// Handles the form and redirects to its page.
pub async fn desk(body: String) -> Redirect {
    let (mut desk, pressed) = read(&body);
    // Too long for a URL.
    if desk.long.iter().any(|(field, _)| field.is_empty()) {
        return Redirect::to("/malformed");
    }
    let to = desk.press(&pressed);
    Redirect::to(&format!("/desk?{}#{to}", desk.to_query()))
}

/// The facts as a scenario file; a redirect to the desk if they are incomplete.
pub async fn scenario_file(
    State(rulings): State<Rulings>,
    network: Option<Extension<Network>>,
    RawQuery(query): RawQuery,
) -> Response {
    let rulings = rulings.asked_by(Asker::Visitor(network.map(|Extension(network)| network)));
    let query = query.unwrap_or_default();
    let desk_query = DeskQuery::read(&query);
    let page = || Redirect::to(&format!("/desk?{}", desk_query.to_query())).into_response();
    let Ok(case) = desk_query.sheet.case() else { return page() };
    let Ok(ruling) = rulings.on(&case).await else { return page() };
    match Scenario::draft(DRAFT_ID, case, &ruling) {
        Ok(scenario) => attachment(TOML, "draft.toml", scenario.write()),
        Err(_) => page(),
    }
}

/// Splits a query into facts and other fields, ignoring unknown names.
fn read(query: &str) -> (DeskQuery, DeskForm) {
    let mut desk = DeskQuery { hand: FIRST_HAND.to_owned(), game: FIRST_GAME, ..DeskQuery::default() };
    let mut pressed = DeskForm::default();
    let mut facts = form_urlencoded::Serializer::new(String::new());
    for (name, text) in form_urlencoded::parse(query.as_bytes()) {
        match &*name {
            "act" => pressed.act = text.into_owned(),
            "who" => pressed.who = text.parse().ok(),
            "together" => pressed.together = true,
            "hand" => desk.hand = text.into_owned(),
            "long" => desk
                .long
                .extend(text.rsplit_once(':').and_then(|(f, most)| Some((f.to_owned(), most.parse().ok()?)))),
            "game" => desk.game = text.parse().unwrap_or(FIRST_GAME),
            "change" => desk.change = Change::read(&text),
            "tried" => desk.tried = text.parse().ok(),
            "paste" => desk.paste = Some(text.into_owned()).filter(|text| !text.trim().is_empty()),
            _ => drop(facts.append_pair(&name, &text)),
        }
    }
    let read = CaseSheet::from_query(&facts.finish());
    desk.sheet = read.sheet;
    desk.long.extend(read.faults.into_iter().filter_map(|fault| match fault.kind {
        FaultKind::TooLong(most) => Some((fault.field, most)),
        _ => None,
    }));
    (desk, pressed)
}

/// The site's origin as the browser sees it.
fn origin() -> String {
    let parts = use_context::<Parts>();
    let headers = parts.as_ref().map(|parts| &parts.headers);
    let host = headers.and_then(|headers| headers.get(header::HOST)).and_then(|host| host.to_str().ok());
    let secure = headers.is_some_and(super::cookies::is_https);
    host.map_or_else(String::new, |host| format!("{}://{host}", if secure { "https" } else { "http" }))
}
