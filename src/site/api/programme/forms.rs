//! Forms of a federation's own programmes: create or save one; publish or withdraw it; and one as a
//! file.

use crate::api::attachment::{TOML, private_attachment};
use crate::api::cookies::tell;
use crate::api::exam_bank;
use crate::api::federation::{or_refuse, server};
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::programme::ProgrammeDraft;
use bank::programme::draft::ProgrammeEdit;
use server::Server;
use server::programmes::{NewProgramme, Saved, programme_id};
use server::roles::{Action, Whose};

/// A number that no version has: what is saved for it goes beside the current one.
const NO_VERSION: u32 = 0;

form! {
    /// Saves `text` as a version of the programme with the id `programme`; if that is empty, creates
    /// a programme with `name` and `word`, like the bank's or the federation's programme `like`. Leads to it. A
    /// text with faults is saved too, and its page shows them.
    "programme" ProgrammePost at "/federation/{federation}/programmes/{programme}"
    without programme "/federation/{federation}/programmes"
    labels "programmes-{}" {
        federation: hidden,
        programme: hidden,
        seen: hidden,
        text: file(24) = "programmes-file",
    }
    new NewProgramme {
        name: text,
        word: text,
        like: choice,
    }
    "taken" at "word"
}

impl Posted for ProgrammePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetProgrammes, &self.federation, Whose::Others).await?;
        let (server, bank) = (server(context)?, exam_bank());
        if self.programme.is_empty() {
            let id = server.programmes.make(&allowed, &bank, &self.new).await?;
            return Ok(format!("/federation/{}/programmes/{}", self.federation, id.0));
        }
        let id = programme_id(&self.programme).ok_or(Refused::NotFound)?;
        let seen = self.seen.parse().unwrap_or(NO_VERSION);
        let saved = server.programmes.write(&allowed, id, seen, &self.text).await?;
        Ok(told(self.page(), saved, ""))
    }
}

/// Leaves a notice of how a text was saved. Returns where to continue: at the version, and the place
/// on its page.
fn told(page: String, saved: Saved, place: &str) -> String {
    let (told, query) = match saved {
        Saved::Written => ("kept", String::new()),
        Saved::Same => ("same", String::new()),
        Saved::Beside(number) => ("beside", format!("?text={number}")),
    };
    tell("programme", told);
    let place = if place.is_empty() { String::new() } else { format!("#{place}") };
    format!("{page}{query}{place}")
}

form! {
    /// Saves a programme as its fields were typed, with a level, requirement or lesson added, moved
    /// or removed, and leads back to it. What has faults is saved too, and comes back with them.
    "programme-rows" ProgrammeRowsPost at "/federation/{federation}/programmes/{programme}"
    labels "programmes-{}" {
        federation: hidden,
        programme: hidden,
        seen: hidden,
        edit: hidden,
        at: keyed,
    }
}

impl Posted for ProgrammeRowsPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetProgrammes, &self.federation, Whose::Others).await?;
        let id = programme_id(&self.programme).ok_or(Refused::NotFound)?;
        if !self.at.contains_key("name") {
            // Not the whole form: it would empty the programme.
            return Err("name".into());
        }
        let fields = self.at.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let mut draft = ProgrammeDraft::of_fields(fields);
        let seen: u32 = self.seen.parse().unwrap_or(NO_VERSION);
        let edit = self.edit.parse::<ProgrammeEdit>().ok();
        let at = edit.and_then(|edit| draft.edit(&edit, seen.saturating_add(1)));
        let saved = server(context)?.programmes.write(&allowed, id, seen, &draft.file()).await?;
        Ok(told(self.page(), saved, &at.map(|at| at.id()).unwrap_or_default()))
    }
}

/// The file of the programme in the URL, in the version being edited, for its authors.
pub async fn programme_file(
    State(rules): State<Server>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let found: Result<_, Refused> = async {
        let allowed = context.allowed(Action::SetProgrammes, &code, Whose::Others).await?;
        let programmes = &server(&context)?.programmes;
        let id = programme_id(&id).ok_or(Refused::NotFound)?;
        let written = or_refuse(programmes.find(&allowed, id).await)?.ok_or(Refused::NotFound)?;
        let text = or_refuse(programmes.text(&allowed, id, written.current).await)?;
        Ok((written.word, text.ok_or(Refused::NotFound)?))
    }
    .await;
    match found {
        Ok((word, text)) => private_attachment(TOML, &format!("programme-{word}.toml"), text),
        Err(why) => why.file_response(&format!("/federation/{code}/programmes/{id}")),
    }
}

form! {
    /// Publishes the version of a programme that the user has seen, or withdraws the programme if
    /// `act` is `withdraw`.
    "programme-offer" ProgrammeOffer at "/federation/{federation}/programmes/{programme}"
    labels "programmes-{}" {
        federation: hidden,
        programme: hidden,
        seen: hidden,
        act: hidden,
    }
}

impl Posted for ProgrammeOffer {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetProgrammes, &self.federation, Whose::Others).await?;
        let (server, bank) = (server(context)?, exam_bank());
        let id = programme_id(&self.programme).ok_or(Refused::NotFound)?;
        match &*self.act {
            "withdraw" => server.programmes.withdraw(&allowed, id).await?,
            _ => server.programmes.offer(&allowed, &bank, id, self.seen.parse().unwrap_or(0)).await?,
        }
        Ok(self.page())
    }
}
