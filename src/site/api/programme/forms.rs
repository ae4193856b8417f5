//! Forms of a federation's own programmes: create or save one; publish or withdraw it.

use crate::api::cookies::tell;
use crate::api::exam_bank;
use crate::api::federation::server;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use server::programmes::{NewProgramme, Saved, programme_id};
use server::roles::{Action, Whose};

form! {
    /// Saves `text` as a version of the programme with the id `programme`; if that is empty, creates
    /// a programme with `name` and `word`, as a copy of the bank's programme `like`. Leads to it. A
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
        // 0 is no version's number: the text is saved beside the current version.
        let seen = self.seen.parse().unwrap_or(0);
        let (told, query) = match server.programmes.write(&allowed, id, seen, &self.text).await? {
            Saved::Written => ("kept", String::new()),
            Saved::Same => ("same", String::new()),
            Saved::Beside(number) => ("beside", format!("?text={number}")),
        };
        tell("programme", told);
        Ok(self.page() + &query)
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
