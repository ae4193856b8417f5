//! The table: a square with North on top, the dealer and the vulnerability on its edges, and at each seat a mark for
//! what was done there: solid for who acted, hollow for whose turn it was. In the middle the auction, or the trick with
//! the hands around it.
//!
//! Here is the drawing, and what is drawn of an auction; `ending` has what is drawn of a claim or concession.

mod ending;

use super::auction::{self, RuledCalls};
use super::seen::{AuctionView, Shown};
use super::symbols::{call, card, suit_line};
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Cards, Seat, Suit, Trick, Vulnerable};
use rules::engine::rotation::RotationFacts;
use rules::engine::{Case, Facts};

/// Content of the drawing.
struct TableDrawing {
    hands: Option<[Cards; 4]>,
    /// Seats with unknown cards
    unseen: Vec<Seat>,
    dealer: Option<Seat>,
    vulnerable: Vulnerable,
    marks: Vec<SeatMark>,
    centre: Option<AnyView>,
    /// Told beneath the square
    told: Vec<AnyView>,
    notes: Option<AnyView>,
}

/// A mark at a seat.
struct SeatMark {
    seat: Seat,
    class: &'static str,
    /// Meaning
    text: AnyView,
    /// True to show the words at the seat too; among hands there is room for the mark alone
    worded: bool,
}

/// The table of a case at the relevant moment: the call out of rotation, the claim or the
/// concession. `ruled` is a ruling's view of the calls, if shown; events since the case `before`
/// are marked as new.
pub fn table(case: &Case, before: Option<&Case>, ruled: &RuledCalls) -> AnyView {
    match &case.facts {
        Facts::Rotation(facts) => of_rotation(facts, before, ruled),
        Facts::Claim(facts) => ending::of_claim(facts),
        Facts::Concession(facts) => ending::of_concession(facts),
    }
    .view()
}

/// The table of an auction that is still being told, and may not hang together yet.
pub fn auction_so_far(dealer: Seat, vulnerable: Vulnerable, seen: &AuctionView) -> AnyView {
    of_auction(dealer, vulnerable, seen, &RuledCalls::default()).view()
}

/// The table of an ending that is still being told.
pub fn ending_so_far(
    hands: [Cards; 4],
    unseen: Vec<Seat>,
    vulnerable: Vulnerable,
    trick: Option<&Trick>,
) -> AnyView {
    let centre = trick.map(trick_view);
    TableDrawing {
        hands: Some(hands),
        unseen,
        dealer: None,
        vulnerable,
        marks: Vec::new(),
        centre,
        told: Vec::new(),
        notes: None,
    }
    .view()
}

fn of_rotation(facts: &RotationFacts, before: Option<&Case>, ruled: &RuledCalls) -> TableDrawing {
    let told = match before.map(|before| &before.facts) {
        Some(Facts::Rotation(before)) => before.events().len(),
        _ => 0,
    };
    of_auction(facts.dealer(), facts.vulnerable(), &AuctionView::since(facts, told), ruled)
}

fn of_auction(dealer: Seat, vulnerable: Vulnerable, seen: &AuctionView, ruled: &RuledCalls) -> TableDrawing {
    let words = words();
    let mut marks = Vec::new();
    if let Some(irregular) = seen.irregular() {
        let text = match irregular.shown {
            Shown::Call(made, _) => call(made),
            Shown::Untold => words.say("auction-untold").into_any(),
        };
        marks.push(SeatMark { seat: irregular.seat, class: ACTED, text, worded: true });
    }
    let turn = |seat: Option<Seat>, id| seat.map(|seat| (seat, words.say(id).into_any()));
    let turns = [turn(seen.to_call(), "table-to-call"), turn(seen.robbed, "table-was-to-call")];
    marks.extend(turns.into_iter().flatten().map(|(seat, text)| SeatMark {
        seat,
        class: TURN,
        text,
        worded: true,
    }));
    TableDrawing {
        hands: None,
        unseen: Vec::new(),
        dealer: Some(dealer),
        vulnerable,
        marks,
        centre: Some(auction::columns(dealer, seen, ruled)),
        told: Vec::new(),
        notes: Some(auction::notes(seen)),
    }
}

const ACTED: &str = "did did-acted";
const TURN: &str = "did did-turn";

impl TableDrawing {
    fn view(self) -> AnyView {
        let words = words();
        let TableDrawing { hands, unseen, dealer, vulnerable, marks, centre, told, notes } = self;
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
        let told = (!told.is_empty()).then(|| view! { <ul class="deal-facts">{told}</ul> });
        view! {
            <figure class="deal" role="group" aria-label=words.say("table-caption")>
                <div class=board>{hands} <div class=square>{edges} {centre}</div></div>
                {told}
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
    let label = words.tell("hand-of", &[("player", words.seat(seat).into())]);
    // Of a hand that is not known a suit without cards is not void.
    let suits = Suit::DOWN.into_iter().filter(|suit| !unseen || !cards.of(*suit).is_empty());
    let mut lines: Vec<AnyView> = suits.map(|suit| suit_line(words, suit, cards)).collect();
    if unseen {
        let id = if cards.is_empty() { "hand-not-known" } else { "hand-others-not-known" };
        lines.push(view! { <li class="not-known">{words.say(id)}</li> }.into_any());
    }
    view! { <ul class=format!("hand hand-{}", lower(seat)) aria-label=label>{lines}</ul> }.into_any()
}

fn trick_view(trick: &Trick) -> AnyView {
    let words = words();
    let played: Vec<AnyView> = trick
        .cards()
        .enumerate()
        .map(|(i, played)| {
            let seat = trick.leader.after(i);
            let who = words.tell("trick-card", &[("player", words.seat(seat).into())]);
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
