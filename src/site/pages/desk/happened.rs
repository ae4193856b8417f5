//! Events of an auction other than calls: what follows an irregular call, and, folded, what else
//! can happen. A button that is pressed a second time takes its event back.

use crate::parts::auction_view::{Aside, AuctionCell, AuctionView, Shown};
use crate::parts::card_picker::{card_button, cards_grid};
use crate::parts::field::{Choice, choices};
use crate::parts::symbols::call;
use crate::words;
use bank::desk::CaseSheet;
use leptos::prelude::*;
use rules::bridge::{Auction, Call, Card, Seat};

/// The events. `next` is the player who is likely to act next.
pub fn events(auction: &AuctionView, sheet: &CaseSheet, next: Seat) -> AnyView {
    let words = words();
    let waits = auction.robbed.and_then(|_| auction.calls.last());
    let last = auction.calls.last().map_or(0, |call| call.at);
    let newest = auction.asides.last().filter(|note| note.at > last).map(|note| note.aside);
    let seen = match newest {
        Some(Aside::Exposed(seat, _)) => Some((seat, "exposes")),
        Some(Aside::LedEarly(seat, _)) => Some((seat, "leads")),
        _ => None,
    };
    let explained = matches!(newest, Some(Aside::Misexplained(..) | Aside::Corrected(..)));
    let irregular = auction.irregular().is_some() && waits.is_none();
    let led = sheet.auction().as_ref().is_none_or(Auction::is_over) && last > 0;
    view! {
        <section class="events" id="events" aria-label=words.say("desk-events")>
            {waits.map(answers)}
            <details id="more-events" open=irregular || seen.is_some() || explained>
                <summary>{words.say("desk-events-more")}</summary>
                {when(auction)}
                {(last > 0).then(|| players("director", "desk-events-director"))}
                {led.then(|| players("leads", "desk-events-leads"))}
                {players("wrong_board", "desk-events-wrong-board")}
                <details id="seen" open=seen.is_some()>
                    <summary>{words.say("desk-events-seen")}</summary>
                    {cards(sheet, seen.unwrap_or((next, "exposes")))}
                </details>
                {(last > 0).then(|| view! {
                    <details id="explained" open=explained>
                        <summary>{words.say("desk-events-explained")}</summary>
                        {explanations(auction)}
                        {corrections(auction)}
                    </details>
                })}
            </details>
        </section>
    }
    .into_any()
}

/// What left-hand opponent may do after an irregular call.
fn answers(irregular: &AuctionCell) -> AnyView {
    let words = words();
    let lho = irregular.seat.lho();
    let answer = |what: &'static str| {
        let label = words.format(&format!("desk-did-{what}"), &[("player", words.seat(lho).into())]);
        button(lho, what, label.into_any(), None)
    };
    view! {
        <p class="entry-legend">{words.say("desk-events-answer")}</p>
        <p class="hint">{words.format("desk-events-accept", &[("player", words.seat(lho).into())])}</p>
        <div class="event-buttons">{Vec::from(["declines", "accepts", "acts"].map(answer))}</div>
    }
    .into_any()
}

/// The time of the next event: now, or after an earlier call.
fn when(auction: &AuctionView) -> Option<AnyView> {
    let words = words();
    let after = calls(auction).map(|(seat, made, number)| {
        let args =
            [("n", number.into()), ("player", words.seat(seat).into()), ("call", words.call(made).into())];
        (number.to_string(), words.format("desk-events-after", &args))
    });
    let after: Vec<Choice> = after.collect();
    if after.is_empty() {
        return None;
    }
    let now = (String::new(), words.say("desk-events-now"));
    let first = ("0".to_owned(), words.say("desk-events-first"));
    // The newest call first: what came earlier mostly came just before.
    let offered = [now].into_iter().chain(after.into_iter().rev().skip(1)).chain([first]);
    let name = ("when".to_owned(), "when".to_owned());
    let label = words.say("desk-events-when");
    let select = choices("entry-field event-time", name, label, None, offered, "", Vec::new());
    Some(view! { <div data-quiet="">{select}</div> }.into_any())
}

/// A button for each player.
fn players(what: &'static str, id: &'static str) -> AnyView {
    let words = words();
    let all: Vec<AnyView> =
        Seat::ALL.into_iter().map(|seat| button(seat, what, words.seat(seat).into_any(), None)).collect();
    group(&format!("did-{what}"), words.say(id), all)
}

/// A card that partner could see, or that was led: whose, how, and which.
fn cards(sheet: &CaseSheet, chosen: (Seat, &'static str)) -> AnyView {
    let words = words();
    let seats = Seat::ALL.map(|seat| (seat.letter(), words.seat(seat))).to_vec();
    let hows = ["exposes", "leads"].map(|how| (how, words.say(&format!("desk-events-how-{how}")))).to_vec();
    let seen = sheet.cards_seen();
    let card = |card: Card| {
        let name = words.card_spoken(card);
        let by = seen.iter().find(|(one, _)| *one == card).map(|(_, seat)| *seat);
        let (mark, label) = match by {
            Some(seat) => (
                words.say(&format!("seat-letter-{seat}")),
                words.format("desk-card-seen", &[("card", name.into()), ("player", words.seat(seat).into())]),
            ),
            None => (String::new(), name),
        };
        card_button(card, format!("seen {card}"), &mark, label, by.is_some(), by.is_some())
    };
    view! {
        {radios("whose", words.say("desk-events-whose"), seats, chosen.0.letter())}
        {radios("how", words.say("desk-events-how"), hows, chosen.1)}
        <p class="hint">{words.say("desk-events-cards-hint")}</p>
        {cards_grid(card)}
    }
    .into_any()
}

/// The call that was explained wrongly, always by its maker's partner.
fn explanations(auction: &AuctionView) -> AnyView {
    let words = words();
    let of_call = |(seat, made, number): (Seat, Call, usize)| {
        let partner = seat.partner();
        let wrong = auction
            .asides
            .iter()
            .any(|note| note.aside == Aside::Misexplained(partner, auction.explained(number)));
        let by = words.format("desk-events-explained-by", &[("player", words.seat(partner).into())]);
        let label = view! { {words.seat(seat)} " " {call(made)} <span class="vh">", "{by}</span> };
        button(partner, &format!("misexplains {number}"), label.into_any(), Some(wrong))
    };
    let all = calls(auction).map(of_call).collect();
    let hint = view! { <p class="hint">{words.say("desk-events-explained-hint")}</p> };
    view! { {hint} {group("did-misexplains", words.say("desk-events-explained-which"), all)} }.into_any()
}

/// The player who corrects an explanation, after it.
fn corrections(auction: &AuctionView) -> Option<AnyView> {
    let words = words();
    let mut all: Vec<AnyView> = Vec::new();
    for (seat, made, number) in calls(auction) {
        let explains = seat.partner();
        let noted = |aside: Aside| auction.asides.iter().any(|note| note.aside == aside);
        if !noted(Aside::Misexplained(explains, auction.explained(number))) {
            continue;
        }
        let players = [explains, seat];
        let corrected =
            players.into_iter().find(|player| noted(Aside::Corrected(*player, auction.explained(number))));
        for player in players.into_iter().filter(|player| corrected.is_none_or(|by| by == *player)) {
            let label = view! { {words.seat(player)} {words.say("colon")} " " {call(made)} };
            let did = format!("corrects {number}");
            all.push(button(player, &did, label.into_any(), Some(corrected.is_some())));
        }
    }
    (!all.is_empty()).then(|| group("did-corrects", words.say("desk-events-corrects"), all))
}

/// Every recorded call, with its number.
fn calls(auction: &AuctionView) -> impl Iterator<Item = (Seat, Call, usize)> + '_ {
    auction.calls.iter().filter_map(|cell| match cell.shown {
        Shown::Call(made, number) => Some((cell.seat, made, number)),
        Shown::Unknown => None,
    })
}

fn group(id: &str, legend: String, buttons: Vec<AnyView>) -> AnyView {
    let (id, labelled) = (id.to_owned(), id.to_owned());
    view! {
        <p class="entry-legend" id=id>{legend}</p>
        <div class="event-buttons" role="group" aria-labelledby=labelled>{buttons}</div>
    }
    .into_any()
}

/// The button of an event; `pressed` for one that is taken back by the same button.
fn button(seat: Seat, what: &str, label: AnyView, pressed: Option<bool>) -> AnyView {
    view! {
        <button
            type="submit"
            name="act"
            value=format!("did {seat} {what}")
            id=format!("did-{seat}-{}", what.replace(' ', "-"))
            class="button quiet small"
            aria-pressed=pressed.map(|pressed| if pressed { "true" } else { "false" })
        >
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// Radio buttons that only the next press needs.
fn radios(name: &'static str, legend: String, offered: Vec<(&'static str, String)>, chosen: &str) -> AnyView {
    let pick = |(value, label): (&'static str, String)| {
        view! {
            <label class="pick">
                <input type="radio" name=name id=format!("{name}-{value}") value=value checked=value == chosen />
                <span>{label}</span>
            </label>
        }
        .into_any()
    };
    let picks: Vec<AnyView> = offered.into_iter().map(pick).collect();
    view! {
        <fieldset class="entry-field" data-quiet="">
            <legend>{legend}</legend>
            <div class="picks">{picks}</div>
        </fieldset>
    }
    .into_any()
}
