//! The drawing of a table: hands, seat marks, and the centre.

use crate::parts::card_face::card_face;
use crate::parts::player::Moments;
use crate::parts::symbols::suit_line;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Card, Cards, Seat, Suit, Trick, Vulnerable};
use std::ops::RangeInclusive;

/// Content of the drawing.
#[derive(Default)]
pub struct TableDrawing {
    /// Hands by [`Seat::index`]
    pub hands: Option<[AnyView; 4]>,
    pub dealer: Option<Seat>,
    pub vulnerable: Vulnerable,
    /// Marks at each seat
    pub marks: [Vec<AnyView>; 4],
    pub centre: Option<AnyView>,
    /// Facts beneath the square
    pub lines: Vec<AnyView>,
    pub notes: Option<AnyView>,
}

/// Class of the mark of the player who acted.
pub const ACTED: &str = "did did-acted";
/// Class of the mark of the player in turn.
pub const TURN: &str = "did did-turn";

/// Class of the card that is led, and of the one that wins.
const LED: &str = "led";
const WON: &str = "won";

impl TableDrawing {
    pub fn view(self) -> AnyView {
        let words = words();
        let TableDrawing { hands, dealer, vulnerable, marks, centre, lines, notes } = self;
        let edges: Vec<AnyView> = Seat::ALL
            .into_iter()
            .zip(marks)
            .map(|(seat, marks)| edge(seat, dealer, vulnerable, marks))
            .collect();
        let board = if hands.is_none() { "board board-bare" } else { "board" };
        let hands: Option<Vec<AnyView>> = hands
            .map(|hands| hands.into_iter().zip(Seat::ALL).map(|(hand, seat)| labelled(seat, hand)).collect());
        let square = match vulnerable {
            Vulnerable::None => "square",
            Vulnerable::NS => "square vul-ns",
            Vulnerable::EW => "square vul-ew",
            Vulnerable::Both => "square vul-ns vul-ew",
        };
        let lines = (!lines.is_empty()).then(|| view! { <ul class="deal-facts">{lines}</ul> });
        view! {
            <figure class="deal" role="group" aria-label=words.say("table-caption")>
                <div class=board>{hands} <div class=square>{edges} {centre}</div></div>
                {lines}
                {notes}
            </figure>
        }
        .into_any()
    }
}

/// A mark whose text is read out only: with hands there is no space for it.
pub fn silent_mark(class: &'static str, text: String) -> AnyView {
    view! { <span class=class><span class="vh">{text}</span></span> }.into_any()
}

fn edge(seat: Seat, dealer: Option<Seat>, vulnerable: Vulnerable, marks: Vec<AnyView>) -> AnyView {
    let words = words();
    let about: Vec<AnyView> = [
        (dealer == Some(seat), "is-dealer", "table-dealer"),
        (vulnerable.is(seat.side()), "is-vul", "table-vulnerable"),
    ]
    .into_iter()
    .filter(|(shown, ..)| *shown)
    .map(|(_, class, id)| view! { <span class=class>{words.say(id)}</span> }.into_any())
    .collect();
    let about = (!about.is_empty()).then(|| view! { <span class="about">{about}</span> });
    view! {
        <div class=format!("edge edge-{}", lower(seat))>
            <abbr class="seat" title=words.seat(seat)>{words.say(&format!("seat-letter-{seat}"))}</abbr>
            {about}
            <span class="marks-here">{marks}</span>
        </div>
    }
    .into_any()
}

fn labelled(seat: Seat, lines: AnyView) -> AnyView {
    let words = words();
    let label = words.format("hand-of", &[("player", words.seat(seat).into())]);
    view! { <ul class=format!("hand hand-{}", lower(seat)) aria-label=label>{lines}</ul> }.into_any()
}

/// Four hands as suit lines; those of the seats `unseen` are not known completely.
pub(super) fn hands(hands: [Cards; 4], unseen: &[Seat]) -> [AnyView; 4] {
    Seat::ALL.map(|seat| hand(hands[seat.index()], unseen.contains(&seat)))
}

fn hand(cards: Cards, unseen: bool) -> AnyView {
    let words = words();
    // In an unknown hand, a suit without known cards is not a void.
    let suits = Suit::DOWN.into_iter().filter(|suit| !unseen || !cards.of(*suit).is_empty());
    let mut lines: Vec<AnyView> = suits.map(|suit| suit_line(words, suit, cards)).collect();
    if unseen {
        let id = if cards.is_empty() { "hand-not-known" } else { "hand-others-not-known" };
        lines.push(view! { <li class="not-known">{words.say(id)}</li> }.into_any());
    }
    lines.into_any()
}

pub(super) fn trick_view(trick: &Trick) -> AnyView {
    let card = |(i, card): (usize, Card)| {
        let seat = trick.leader.after(i);
        trick_card(Moments::STILL, 0..=0, seat, card, (i == 0).then_some(LED))
    };
    let played: Vec<AnyView> = trick.cards().enumerate().map(card).collect();
    view! { <div class="trick">{played}</div> }.into_any()
}

/// A trick of a line, from its lead until the next trick begins; when it is complete its winner
/// stands out.
pub fn played_trick(
    moments: Moments,
    cards: &[(Seat, Card, RangeInclusive<usize>)],
    won: Option<(Seat, usize)>,
) -> Vec<AnyView> {
    let mut views = Vec::new();
    for (i, (seat, card, at)) in cards.iter().enumerate() {
        let mark = (i == 0).then_some(LED);
        match won.filter(|(winner, _)| winner == seat) {
            Some((_, end)) => {
                if at.start() < &end {
                    views.push(trick_card(moments, *at.start()..=end - 1, *seat, *card, mark));
                }
                views.push(trick_card(moments, end..=*at.end(), *seat, *card, Some(WON)));
            }
            None => views.push(trick_card(moments, at.clone(), *seat, *card, mark)),
        }
    }
    views
}

/// A card of the trick, before its player.
fn trick_card(
    moments: Moments,
    at: RangeInclusive<usize>,
    seat: Seat,
    card: Card,
    mark: Option<&'static str>,
) -> AnyView {
    let words = words();
    let who = words.format("trick-card", &[("player", words.seat(seat).into())]);
    let led = (mark == Some(LED)).then(|| view! { {words.say("line-led")}" " });
    let class = format!("trick-{} {}", lower(seat), mark.unwrap_or_default());
    let what = view! { <span class="vh">{led} {who}" "</span> {card_face(card)} };
    moments.visible(at, class.trim(), what.into_any())
}

fn lower(seat: Seat) -> String {
    seat.letter().to_lowercase()
}
