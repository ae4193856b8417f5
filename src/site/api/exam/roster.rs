//! The list of a sitting: its people, who may enter, and pasted texts.

use super::sitting;
use crate::alphabet;
use crate::api::cookies::{tell, tell_with};
use crate::api::federation::{or_refuse, person_id, server};
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use server::exams::Sitting;
pub use server::exams::roster::{Listed, ListedState, PastedLine, PastedTrial};
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;

/// The people on the list of a sitting, by name.
pub async fn roster(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: &Sitting,
) -> Result<Vec<Listed>, Refused> {
    or_refuse(server(context)?.rosters.list(allowed, sitting, alphabet()).await)
}

/// The pasted text in the URL.
pub async fn roster_trial(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: &Sitting,
    id: &str,
) -> Result<PastedTrial, Refused> {
    let id = Uuid::try_parse(id).map_err(|_| Refused::NotFound)?;
    or_refuse(server(context)?.rosters.trial(allowed, sitting, id).await)?.ok_or(Refused::NotFound)
}

form! {
    /// Lets everyone enter, or only people on the list (`listed`).
    "roster-entry" RosterEntry at "/federation/{federation}/exams/{sitting}/candidates"
    labels "roster-{}" {
        federation: hidden,
        sitting: hidden,
        entry: choice,
    }
}

impl Posted for RosterEntry {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        let listed_only = match &*self.entry {
            "listed" => true,
            "everyone" => false,
            _ => return Err("entry".into()),
        };
        server(context)?.rosters.set_entry(&allowed, &found, listed_only).await?;
        tell("roster-entry", "kept");
        Ok(self.page())
    }
}

form! {
    /// Reads pasted addresses and member numbers, and leads to their dry run.
    "roster-try" RosterTry at "/federation/{federation}/exams/{sitting}/candidates"
    labels "roster-{}" {
        federation: hidden,
        sitting: hidden,
        people: file(8),
    }
}

impl Posted for RosterTry {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        let id = server(context)?.rosters.try_pasted(&allowed, &found, &self.people).await?;
        Ok(format!("{}/{id}", self.page()))
    }
}

form! {
    /// Adds the people of a dry run, or those chosen.
    "roster-add" RosterAdd at "/federation/{federation}/exams/{sitting}/candidates"
    labels "roster-{}" {
        federation: hidden,
        sitting: hidden,
        trial: hidden,
        chosen: many,
    }
}

impl Posted for RosterAdd {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        let people = match &*self.trial {
            "" => self.chosen.iter().filter_map(|id| person_id(id)).collect(),
            id => roster_trial(context, &allowed, &found, id).await?.plan.to_add(),
        };
        if people.is_empty() {
            return Err("chosen".into());
        }
        let added = server(context)?.rosters.add(&allowed, &found, &people).await?;
        tell_with("roster-add", "added", [("added", &added.to_string())]);
        Ok(self.page())
    }
}

form! {
    /// Sends the email to a listed person again (`email`), or takes them off the list (`remove`).
    "roster-act" RosterAct at "/federation/{federation}/exams/{sitting}/candidates"
    labels "roster-{}" {
        federation: hidden,
        sitting: hidden,
        person: hidden,
        act: hidden,
    }
}

impl Posted for RosterAct {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        let who = person_id(&self.person).ok_or(Refused::NotFound)?;
        let rosters = &server(context)?.rosters;
        match &*self.act {
            "email" => rosters.email_again(&allowed, &found, who).await?,
            "remove" => rosters.remove(&allowed, &found, who).await?,
            _ => return Err(Refused::NotFound.into()),
        }
        tell("roster-act", &self.act);
        Ok(self.page())
    }
}
