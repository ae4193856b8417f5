//! `/federation/{code}/people/{id}`: a member and their roles.

use super::account::account;
use super::{federation_field, federation_link, federation_page};
use crate::api::{
    AccountChangePost, Action, Allowed, InviteAgain, Member, ProgrammeRecords, RequestContext, Role,
    RolePost, Whose, account_changes, member, programme_records, take_flash,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::programme::progress;
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::button::{Hidden, hide, inline};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Person() -> impl IntoView {
    let (bank, id) = (exam_bank(), path_param("id"));
    let text = take_flash("invite-again").is_some();
    let form = PageForm::take(&AccountChangePost::FORM);
    let path = format!("/people/{id}");
    federation_page(Action::SeePeople, &path, async move |context: RequestContext, allowed: Allowed| {
        let member = member(&context, &allowed, &id).await?;
        let records = match allowed.may_also(Action::SeeProgress, allowed.whose(&member.account)) {
            true => Some(programme_records(&context, &allowed, &bank, &member).await?),
            false => None,
        };
        let account_changes = account_changes(&context, &allowed, &member).await?;
        let account =
            account_changes.map(|account_changes| account(&allowed, &member, &account_changes, &form));
        Ok(render(&allowed, &member, text, (account, records.as_ref())))
    })
}

fn render(
    allowed: &Allowed,
    member: &Member,
    text: bool,
    (account_changes, records): (Option<AnyView>, Option<&ProgrammeRecords>),
) -> AnyView {
    let words = words();
    let account = &member.account;
    let number = member.number.clone().map(|number| {
        view! { <dt>{words.say("person-number")}</dt><dd>{number}</dd> }
    });
    let joined = if member.has_joined { "person-joined" } else { "people-invited" };
    let confirmed = if member.is_confirmed { "person-confirmed" } else { "person-unconfirmed" };
    view! {
        {head_title(account.name.clone())}
        {federation_link(allowed)}
        <h1>{account.name.clone()}</h1>
        {text.then(|| view! { <p class="saved" role="status"><b>{words.say("invite-again-invited")}</b></p> })}
        <dl class="facts">
            <dt>{words.say("sign-up-email")}</dt>
            <dd>{account.email.clone()} " · " {words.say(confirmed)}</dd>
            {number}
            <dt>{words.say("person-since")}</dt>
            <dd>{when(member.since)} " · " {words.say(joined)}</dd>
        </dl>
        {invitation(allowed, member)}
        {accommodations(allowed, member)}
        {roles(allowed, member)}
        {account_changes}
        {records.map(certificates)}
    }
    .into_any()
}

/// Progress with each programme of the federation.
fn certificates(found: &ProgrammeRecords) -> AnyView {
    let words = words();
    let each: Vec<AnyView> = found
        .offered
        .iter()
        .map(|one| {
            let name = words.programme_name(&one.programme);
            let levels = one.programme.progress(&found.records, found.today);
            view! { <section aria-label=name.clone()><h2>{name.clone()}</h2> {progress(&levels)}</section> }
                .into_any()
        })
        .collect();
    let hidden = found.released_only.then(|| view! { <p class="note">{words.say("progress-hidden")}</p> });
    view! { <div id="certificates"><h2 class="vh">{words.say("progress-title")}</h2> {hidden} {each}</div> }
        .into_any()
}

/// The button for another invitation, if the first was not accepted.
fn invitation(allowed: &Allowed, member: &Member) -> Option<AnyView> {
    let words = words();
    let spoken = words.format("invite-again-spoken", &[("name", (&member.account.name).into())]);
    (!member.has_joined && allowed.may_also(Action::Enrol, Whose::Others)).then(|| {
        view! {
            <form method="post" action=InviteAgain::FORM.action>
                {hide(hidden(allowed, member))}
                <p class="actions">
                    <button type="submit" class="button quiet" aria-label=spoken>{words.say("invite-again")}</button>
                </p>
            </form>
        }
        .into_any()
    })
}

fn hidden(allowed: &Allowed, member: &Member) -> [Hidden; 2] {
    [federation_field(allowed), ("person", member.account.id.0.to_string())]
}

/// The roles held, and a button for each role the user may grant or revoke.
fn roles(allowed: &Allowed, member: &Member) -> AnyView {
    let words = words();
    let whose = allowed.whose(&member.account);
    let others = Role::ALL.into_iter().filter(|role| *role != Role::Trainee);
    let rows: Vec<AnyView> = others
        .map(|role| {
            let held = member.roles.contains(&role);
            let action = if role == Role::Operator { Action::GrantOperator } else { Action::GrantRoles };
            let name = words.say(&format!("role-{}", role.word()));
            let text = words.say(if held { "role-held" } else { "role-not-held" });
            let button = allowed.may_also(action, whose).then(|| change(allowed, member, role, held));
            view! {
                <li>
                    <span class="what">{name}</span>
                    <span class="how">{text} {button}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let own = (whose == Whose::Own).then(|| view! { <p class="note">{words.say("role-own")}</p> });
    view! {
        <section aria-labelledby="roles">
            <h2 id="roles">{words.say("person-roles")}</h2>
            {own}
            <ul class="rows laws">{rows}</ul>
            <p class="note">{words.say("role-ends-sessions")}</p>
        </section>
    }
    .into_any()
}

fn change(allowed: &Allowed, member: &Member, role: Role, held: bool) -> AnyView {
    let words = words();
    let (id, value) = if held { ("role-take", "no") } else { ("role-give", "yes") };
    let name = words.say(&format!("role-{}", role.word()));
    let spoken = words
        .format(&format!("{id}-spoken"), &[("role", name.into()), ("name", (&member.account.name).into())]);
    let change = [("role", role.word().to_owned()), ("held", value.to_owned())];
    inline(&RolePost::FORM, hidden(allowed, member).into_iter().chain(change), id, spoken)
}

/// Link to the member's exam accommodations, for users who may grant them.
fn accommodations(allowed: &Allowed, member: &Member) -> Option<AnyView> {
    let words = words();
    let may = allowed.may_also(Action::Accommodate, allowed.whose(&member.account));
    let to =
        format!("/federation/{}/people/{}/accommodations", allowed.federation().code, member.account.id.0);
    let way = may.then(|| {
        view! {
            <p>
                <a href=to>{words.say("granted-title")}</a>
                {words.say("colon")}
                {words.say("granted-link-about")}
            </p>
        }
    });
    way.map(IntoAny::into_any)
}
