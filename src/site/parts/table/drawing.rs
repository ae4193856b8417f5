//! The drawing of a table: hands, seat marks, and the centre.

use crate::parts::symbols::{card, suit_line};
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Cards, Seat, Suit, Trick, Vulnerable};

/// Content of the drawing.
pub(super) struct TableDrawing {
    pub(super) hands: Option<[Cards; 4]>,
    /// Seats with unknown cards
    pub(super) unseen: Vec<Seat>,
    pub(super) dealer: Option<Seat>,
    pub(super) vulnerable: Vulnerable,
    pub(super) marks: Vec<SeatMark>,
    pub(super) centre: Option<AnyView>,
    /// Facts beneath the square
    pub(super) lines: Vec<AnyView>,
    pub(super) notes: Option<AnyView>,
}

/// A mark at a seat.
pub(super) struct SeatMark {
    pub(super) seat: Seat,
    pub(super) class: &'static str,
    /// Meaning
    pub(super) text: AnyView,
    /// True to show the text at the seat; with hands there is space for the mark only
    pub(super) worded: bool,
}

pub(super) const ACTED: &str = "did did-acted";
pub(super) const TURN: &str = "did did-turn";

impl TableDrawing {
    pub(super) fn view(self) -> AnyView {
        let words = words();
        let TableDrawing { hands, unseen, dealer, vulnerable, marks, centre, lines, notes } = self;
        let mut at: [Vec<AnyView>; 4] = Default::default();
        for mark in marks {
            at[mark.seat.index()].push(mark.view());
        }
        let edges: Vec<AnyView> = Seat::ALL
            .into_iter()
            .zip(at)
            .map(|(seat, marks)| edge(seat, dealer, vulnerable, marks))
            .collect();
        let board = if hands.is_none() { "board board-bare" } else { "board" };
        let hand = |hands: &[Cards; 4], seat: Seat| hand(seat, hands[seat.index()], unseen.contains(&seat));
        let hands: Option<Vec<AnyView>> =
            hands.map(|hands| Seat::ALL.into_iter().map(|seat| hand(&hands, seat)).collect());
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

impl SeatMark {
    fn view(self) -> AnyView {
        let words = if self.worded { "" } else { "vh" };
        view! { <span class=self.class><span class=words>{self.text}</span></span> }.into_any()
    }
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

fn hand(seat: Seat, cards: Cards, unseen: bool) -> AnyView {
    let words = words();
    let label = words.format("hand-of", &[("player", words.seat(seat).into())]);
    // In an unknown hand, a suit without known cards is not a void.
    let suits = Suit::DOWN.into_iter().filter(|suit| !unseen || !cards.of(*suit).is_empty());
    let mut lines: Vec<AnyView> = suits.map(|suit| suit_line(words, suit, cards)).collect();
    if unseen {
        let id = if cards.is_empty() { "hand-not-known" } else { "hand-others-not-known" };
        lines.push(view! { <li class="not-known">{words.say(id)}</li> }.into_any());
    }
    view! { <ul class=format!("hand hand-{}", lower(seat)) aria-label=label>{lines}</ul> }.into_any()
}

pub(super) fn trick_view(trick: &Trick) -> AnyView {
    let words = words();
    let played: Vec<AnyView> = trick
        .cards()
        .enumerate()
        .map(|(i, played)| {
            let seat = trick.leader.after(i);
            let who = words.format("trick-card", &[("player", words.seat(seat).into())]);
            view! {
                <span class=format!("trick-{}", lower(seat))>
                    <span class="vh">{who}" "</span>
                    {card(played)}
                </span>
            }
            .into_any()
        })
        .collect();
    view! { <div class="trick">{played}</div> }.into_any()
}

fn lower(seat: Seat) -> String {
    seat.letter().to_lowercase()
}
