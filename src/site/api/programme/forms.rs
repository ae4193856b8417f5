//! Form handlers for a federation's own programmes: create or save one; publish or withdraw it.

use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext};
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::programmes::{NewProgramme, ProgrammeFault, Saved, programme_id};
use server::roles::{Action, Whose};
use std::sync::Arc;

/// Saves `text` as a version of the programme with the id `programme`; if that is empty, creates a
/// programme with `name` and `word`, as a copy of the bank's programme `like`. Redirects to it. A
/// text with faults is saved too, and its page shows them.
#[allow(clippy::too_many_arguments, reason = "one for each form field; not `expect`, as the macro copies it")]
#[server(prefix = "/api", endpoint = "programme")]
pub async fn save_programme(
    #[server(default)] federation: String,
    #[server(default)] programme: String,
    #[server(default)] name: String,
    #[server(default)] word: String,
    #[server(default)] like: String,
    #[server(default)] seen: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let (context, bank) = (RequestContext::current(), use_context::<Arc<Bank>>().unwrap_or_default());
    let base = format!("/federation/{federation}/programmes");
    let back = if programme.is_empty() { base.clone() } else { format!("{base}/{programme}") };
    let new = NewProgramme { name, word, like };
    match create_or_save(&context, &bank, &federation, &programme, &new, &seen, &text).await {
        Ok(Ok((id, flash, query))) => {
            if let Some(token) = flash {
                cookies::leave_flash(
                    "programme",
                    &Flash { faults: vec![token.to_owned()], ..Flash::default() },
                );
            }
            see_other(&format!("{base}/{id}{query}"));
        }
        Ok(Err(fault)) => {
            let typed = [("name", new.name), ("word", new.word), ("like", new.like)];
            let typed = typed.map(|(field, text)| (field.to_owned(), text)).into();
            cookies::leave_flash("programme", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// The redirect after success: the programme's id, the token of a message, and the URL's query,
/// which names the version to show.
type Redirect = (String, Option<&'static str>, String);

/// The redirect, or the token of a fault that the form shows.
async fn create_or_save(
    context: &RequestContext,
    bank: &Bank,
    federation: &str,
    programme: &str,
    new: &NewProgramme,
    seen: &str,
    text: &str,
) -> Result<Result<Redirect, &'static str>, Refused> {
    let allowed = context.allowed(Action::SetProgrammes, federation, Whose::Others).await?;
    let server = server(context)?;
    let outcome = if programme.is_empty() {
        let created = server.programmes.make(&allowed, bank, new).await;
        created.map(|id| (id.0.to_string(), None, String::new()))
    } else {
        let id = programme_id(programme).ok_or(Refused::NotFound)?;
        // 0 is no version's number: the text is saved beside the current version.
        let saved = server.programmes.write(&allowed, id, seen.parse().unwrap_or(0), text).await;
        saved.map(|saved| match saved {
            Saved::Written => (programme.to_owned(), Some("kept"), String::new()),
            Saved::Same => (programme.to_owned(), Some("same"), String::new()),
            Saved::Beside(number) => (programme.to_owned(), Some("beside"), format!("?text={number}")),
        })
    };
    outcome.map(Ok).or_else(fault_token)
}

/// Publishes the version of a programme that the user has seen, or withdraws the programme if `act`
/// is `withdraw`. Redirects to it.
#[server(prefix = "/api", endpoint = "programme-offer")]
pub async fn publish_or_withdraw_programme(
    #[server(default)] federation: String,
    #[server(default)] programme: String,
    #[server(default)] seen: String,
    #[server(default)] act: String,
) -> Result<(), ServerFnError> {
    let (context, bank) = (RequestContext::current(), use_context::<Arc<Bank>>().unwrap_or_default());
    let back = format!("/federation/{federation}/programmes/{programme}");
    match publish_or_withdraw(&context, &bank, &federation, &programme, &seen, act == "withdraw").await {
        Ok(fault) => {
            if let Some(fault) = fault {
                cookies::leave_flash(
                    "programme",
                    &Flash { faults: vec![fault.to_owned()], ..Flash::default() },
                );
            }
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// The token of a fault that the form shows; `None` on success.
async fn publish_or_withdraw(
    context: &RequestContext,
    bank: &Bank,
    federation: &str,
    programme: &str,
    seen: &str,
    withdraw: bool,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::SetProgrammes, federation, Whose::Others).await?;
    let (server, id) = (server(context)?, programme_id(programme).ok_or(Refused::NotFound)?);
    let outcome = match withdraw {
        true => server.programmes.withdraw(&allowed, id).await,
        false => server.programmes.offer(&allowed, bank, id, seen.parse().unwrap_or(0)).await,
    };
    match outcome.map_err(fault_token::<()>) {
        Ok(()) => Ok(None),
        Err(fault) => fault.map(Result::err),
    }
}

/// The token of a fault that the form shows; other faults are refusals.
fn fault_token<T>(fault: ProgrammeFault) -> Result<Result<T, &'static str>, Refused> {
    match fault {
        ProgrammeFault::Name => Ok(Err("name")),
        ProgrammeFault::Word => Ok(Err("word")),
        ProgrammeFault::Taken => Ok(Err("taken")),
        ProgrammeFault::TooLong => Ok(Err("long")),
        ProgrammeFault::Changed => Ok(Err("changed")),
        ProgrammeFault::Faults => Ok(Err("faults")),
        ProgrammeFault::NoProgramme => Err(Refused::NotFound),
        ProgrammeFault::Store(error) => or_refuse(Err(error)),
    }
}
