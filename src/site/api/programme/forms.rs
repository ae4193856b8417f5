//! Form handlers for programmes.

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

/// Creates a programme of this name and id word, or changes the one with this id; redirects to it.
/// A text with faults is stored too, and its page shows them.
#[allow(clippy::too_many_arguments, reason = "a field each; the macro copies it to where it is not needed")]
#[server(prefix = "/api", endpoint = "programme")]
pub async fn keep_programme(
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
    match store(&context, &bank, &federation, &programme, &new, &seen, &text).await {
        Ok(Ok((id, flash, query))) => {
            if let Some(fault) = flash {
                cookies::leave_flash(
                    "programme",
                    &Flash { faults: vec![fault.to_owned()], ..Flash::default() },
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

/// The redirect: id, message, and version.
type Target = (String, Option<&'static str>, String);

async fn store(
    context: &RequestContext,
    bank: &Bank,
    federation: &str,
    programme: &str,
    new: &NewProgramme,
    seen: &str,
    text: &str,
) -> Result<Result<Target, &'static str>, Refused> {
    let allowed = context.allowed(Action::SetProgrammes, federation, Whose::Others).await?;
    let server = server(context)?;
    let done = if programme.is_empty() {
        let made = server.make_programme(&allowed, bank, new).await;
        made.map(|id| (id.0.to_string(), None, String::new()))
    } else {
        let id = programme_id(programme).ok_or(Refused::NotFound)?;
        // Without a number, the sender has seen no version.
        let saved = server.write_programme(&allowed, id, seen.parse().unwrap_or(0), text).await;
        saved.map(|saved| match saved {
            Saved::Kept => (programme.to_owned(), Some("kept"), String::new()),
            Saved::Same => (programme.to_owned(), Some("same"), String::new()),
            Saved::Beside(number) => (programme.to_owned(), Some("beside"), format!("?text={number}")),
        })
    };
    done.map(Ok).or_else(fault_word)
}

/// Publishes this version of a programme or withdraws the programme, and redirects to it.
#[server(prefix = "/api", endpoint = "programme-offer")]
pub async fn offer_programme(
    #[server(default)] federation: String,
    #[server(default)] programme: String,
    #[server(default)] seen: String,
    #[server(default)] act: String,
) -> Result<(), ServerFnError> {
    let (context, bank) = (RequestContext::current(), use_context::<Arc<Bank>>().unwrap_or_default());
    let back = format!("/federation/{federation}/programmes/{programme}");
    match publish(&context, &bank, &federation, &programme, &seen, act == "withdraw").await {
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

/// Token of the fault; `None` on success.
async fn publish(
    context: &RequestContext,
    bank: &Bank,
    federation: &str,
    programme: &str,
    seen: &str,
    withdraw: bool,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::SetProgrammes, federation, Whose::Others).await?;
    let (server, id) = (server(context)?, programme_id(programme).ok_or(Refused::NotFound)?);
    let done = match withdraw {
        true => server.withdraw_programme(&allowed, id).await,
        false => server.offer_programme(&allowed, bank, id, seen.parse().unwrap_or(0)).await,
    };
    match done.map_err(fault_word::<()>) {
        Ok(()) => Ok(None),
        Err(fault) => fault.map(Result::err),
    }
}

/// Token of a form's fault; other faults are refusals.
fn fault_word<T>(fault: ProgrammeFault) -> Result<Result<T, &'static str>, Refused> {
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
