//! The table: a square with North on top, the dealer and the vulnerability on its edges, and at each seat a mark for
//! what was done there: solid for who acted, hollow for whose turn it was. In the middle the auction, or the trick with
//! the hands around it.

use super::auction::{self, Ruled};
use super::seen::{Auction, Shown};
use super::symbols::{call, card, suit_line, symbols};
use crate::bridge::{Card, Cards, Seat, Side, Strain, Suit, Trick, Vulnerable};
use crate::engine::claim::{ClaimFacts, ConcessionFacts};
use crate::engine::rotation::RotationFacts;
use crate::engine::{Case, Facts};
use crate::words::english;
use leptos::prelude::*;

/// What is drawn.
struct Drawn {
    hands: Option<[Cards; 4]>,
    dealer: Option<Seat>,
    vulnerable: Vulnerable,
    marks: Vec<Mark>,
    centre: Option<AnyView>,
    /// Told beneath the square
    told: Vec<AnyView>,
    notes: Option<AnyView>,
}

/// A mark at a seat.
struct Mark {
    seat: Seat,
    class: &'static str,
    /// What it stands for
    text: AnyView,
    /// Whether the words stand at the seat too; among hands there is room for the mark alone
    worded: bool,
}

/// The table of a case, at the moment that matters: when somebody called out of turn, claimed or conceded. `ruled` is
/// what a ruling says of the calls, if there is one to show; what happened since the case `before` is marked as new.
pub fn table(case: &Case, before: Option<&Case>, ruled: &Ruled) -> AnyView {
    match &case.facts {
        Facts::Rotation(facts) => of_rotation(facts, before, ruled),
        Facts::Claim(facts) => of_claim(facts),
        Facts::Concession(facts) => of_concession(facts),
    }
    .view()
}

fn of_rotation(facts: &RotationFacts, before: Option<&Case>, ruled: &Ruled) -> Drawn {
    let words = english();
    let told = match before.map(|before| &before.facts) {
        Some(Facts::Rotation(before)) => before.events().len(),
        _ => 0,
    };
    let seen = Auction::since(facts, told);
    let mut marks = Vec::new();
    if let Some(irregular) = seen.irregular() {
        let text = match irregular.shown {
            Shown::Call(made, _) => call(made),
            Shown::Untold => words.say("auction-untold").into_any(),
        };
        marks.push(Mark { seat: irregular.seat, class: ACTED, text, worded: true });
    }
    if let Some(seat) = seen.to_call() {
        marks.push(Mark { seat, class: TURN, text: words.say("table-to-call").into_any(), worded: true });
    }
    Drawn {
        hands: None,
        dealer: Some(facts.dealer()),
        vulnerable: facts.vulnerable(),
        marks,
        centre: Some(auction::columns(facts, &seen, ruled)),
        told: Vec::new(),
        notes: Some(auction::notes(&seen)),
    }
}

fn of_claim(facts: &ClaimFacts) -> Drawn {
    let words = english();
    let (left, claims) = (facts.left(), facts.claims());
    let (id, n) =
        if claims == 0 { ("table-concedes", left.saturating_sub(claims)) } else { ("table-claims", claims) };
    let trick = trick(facts.leader(), facts.trick());
    let (marks, mut told) = said_and_next(id, facts.claimer(), n, Some(&trick));
    told.push(plain(&match facts.contract() {
        Some(contract) => words.contract(contract),
        None => words.tell("table-declarer", &[("player", words.seat(facts.declarer()).into())]),
    }));
    told.push(plain(&trumps(facts.trump())));
    if let (Some(ns), Some(ew)) = (facts.won(Side::NS), facts.won(Side::EW)) {
        told.push(plain(&words.tell("table-won", &[("ns", ns.into()), ("ew", ew.into())])));
    }
    Drawn {
        hands: Some(facts.cards()),
        dealer: None,
        vulnerable: facts.vulnerable(),
        marks,
        centre: Some(trick_view(&trick)),
        told,
        notes: None,
    }
}

fn of_concession(facts: &ConcessionFacts) -> Drawn {
    let words = english();
    let trick = facts.leader().map(|leader| trick(leader, facts.trick()));
    let (marks, mut told) =
        said_and_next("table-concedes", facts.conceder(), facts.concedes(), trick.as_ref());
    told.push(plain(&words.tell("table-declarer", &[("player", words.seat(facts.declarer()).into())])));
    told.extend(facts.trump().map(|trump| plain(&trumps(trump))));
    told.push(plain(&words.tell("table-left", &[("n", facts.left().into())])));
    Drawn {
        hands: facts.cards(),
        dealer: None,
        vulnerable: Vulnerable::None,
        marks,
        centre: trick.as_ref().map(trick_view),
        told,
        notes: None,
    }
}

const ACTED: &str = "did did-acted";
const TURN: &str = "did did-turn";

/// Who claimed or conceded, and who is to play: marked at their seats, and told beneath with the same marks.
fn said_and_next(id: &str, by: Seat, n: u8, trick: Option<&Trick>) -> (Vec<Mark>, Vec<AnyView>) {
    let words = english();
    let who = |id: &str, seat: Seat| words.tell(id, &[("player", words.seat(seat).into()), ("n", n.into())]);
    let mut all = vec![(by, ACTED, who(id, by))];
    if let Some(trick) = trick {
        let id = if trick.is_empty() { "table-on-lead" } else { "table-to-play" };
        all.push((trick.turn(), TURN, who(id, trick.turn())));
    }
    let told = |(_, class, text): &(Seat, &'static str, String)| {
        view! { <li class=*class>{text.clone()}</li> }.into_any()
    };
    let told = all.iter().map(told).collect();
    let mark = |(seat, class, text): (Seat, &'static str, String)| Mark {
        seat,
        class,
        text: text.into_any(),
        worded: false,
    };
    (all.into_iter().map(mark).collect(), told)
}

fn plain(text: &str) -> AnyView {
    view! { <li>{symbols(text)}</li> }.into_any()
}

fn trick(leader: Seat, cards: &[Card]) -> Trick {
    cards.iter().fold(Trick::new(leader), |trick, card| trick.play(*card))
}

fn trumps(trump: Strain) -> String {
    let words = english();
    match trump {
        Strain::Notrump => words.say("table-notrump"),
        Strain::Suit(_) => words.tell("table-trumps", &[("suit", words.strain_spoken(trump).into())]),
    }
}

impl Drawn {
    fn view(self) -> AnyView {
        let words = english();
        let Drawn { hands, dealer, vulnerable, marks, centre, told, notes } = self;
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
        let hands: Option<Vec<AnyView>> =
            hands.map(|hands| Seat::ALL.into_iter().map(|seat| hand(seat, hands[seat.index()])).collect());
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

impl Mark {
    fn view(self) -> AnyView {
        let words = if self.worded { "" } else { "vh" };
        view! { <span class=self.class><span class=words>{self.text}</span></span> }.into_any()
    }
}

fn edge(seat: Seat, dealer: Option<Seat>, vulnerable: Vulnerable, marks: Vec<AnyView>) -> AnyView {
    let words = english();
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

fn hand(seat: Seat, cards: Cards) -> AnyView {
    let words = english();
    let label = words.tell("hand-of", &[("player", words.seat(seat).into())]);
    let lines: Vec<AnyView> = Suit::DOWN.into_iter().map(|suit| suit_line(words, suit, cards)).collect();
    view! { <ul class=format!("hand hand-{}", lower(seat)) aria-label=label>{lines}</ul> }.into_any()
}

fn trick_view(trick: &Trick) -> AnyView {
    let words = english();
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
