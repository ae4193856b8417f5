//! A candidate's booklets and answer sheets, as content in one language: one of each for each part.

use super::asked::AskedPage;
use super::{HallPaper, SheetId};
use crate::parts::auction_view::{AuctionCell, AuctionView, Shown};
use bank::exam::Part;
use bank::exam::on_paper::sign;
use bank::{AnswerForm, ComponentQuestion, Scenario};
use rules::bridge::{Seat, Suit, Trick};
use rules::engine::claim::ClaimFacts;
use rules::engine::rotation::{RotationFacts, SeenCall};
use rules::engine::{Case, Facts};
use server::answer_sheet::layout::SheetRow;
use server::exams::Sitting;
use server::exams::hall::sheets_of;
use server::hall_pdf::{
    AnswerSheets, PrintedAuction, PrintedCall, PrintedChoice, PrintedHands, PrintedPaper, PrintedPiece,
};
use words::Words;

/// The order of the columns, as on pages.
const COLUMNS: [Seat; 4] = [Seat::W, Seat::N, Seat::E, Seat::S];

/// The candidate as named on paper.
fn candidate(words: &Words, paper: &HallPaper) -> String {
    let number: words::Arg = i64::from(paper.number).into();
    match &paper.member_number {
        Some(member) => {
            let args = [("n", number), ("name", (&paper.name).into()), ("member", member.into())];
            words.format("hall-candidate-member", &args)
        }
        None => words.format("hall-candidate", &[("n", number), ("name", (&paper.name).into())]),
    }
}

/// The parts that a paper has questions of.
fn parts(pages: &[AskedPage]) -> Vec<Part> {
    Part::ALL.into_iter().filter(|part| pages.iter().any(|page| page.of.part == *part)).collect()
}

/// The title of a candidate's booklet or sheets; with the part if there are several.
fn title(words: &Words, sitting: &Sitting, part: Option<Part>) -> String {
    match part {
        None => sitting.name.clone(),
        Some(part) => {
            words.format(&format!("hall-title-{}", part.word()), &[("name", (&sitting.name).into())])
        }
    }
}

/// The booklets, one for each part, so that the closed part can be collected before the open one is
/// handed out.
pub fn booklets(
    words: &'static Words,
    sitting: &Sitting,
    paper: &HallPaper,
    pages: &[AskedPage],
) -> Vec<(Part, PrintedPaper)> {
    let parts = parts(pages);
    let has_both = parts.len() > 1;
    parts.into_iter().map(|part| (part, booklet(words, sitting, paper, pages, (part, has_both)))).collect()
}

/// A booklet: title, rules, and the case and the questions of each page of a part.
fn booklet(
    words: &'static Words,
    sitting: &Sitting,
    paper: &HallPaper,
    pages: &[AskedPage],
    (part, has_both): (Part, bool),
) -> PrintedPaper {
    let candidate = candidate(words, paper);
    let rules = &paper.attempt.rules;
    let minutes = match has_both {
        true => rules.minutes(part),
        false => rules.granted.minutes_for(sitting.closed_minutes + sitting.open_minutes),
    };
    let (about, hand_in) = match part {
        Part::Closed if has_both => ("hall-part-closed-rule", "hall-rule-hand-in-closed"),
        Part::Closed => ("hall-part-closed-rule", "hall-rule-hand-in"),
        Part::Open => ("hall-part-open-rule", "hall-rule-hand-in"),
    };
    let rules = ["hall-rule-sheet", "hall-rule-signs", "hall-rule-order", hand_in, about];
    let mut pieces: Vec<PrintedPiece> =
        rules.into_iter().map(|id| PrintedPiece::Paragraph(words.say(id))).collect();
    for page in pages.iter().filter(|page| page.of.part == part) {
        question(words, page, pages, &mut pieces);
    }
    PrintedPaper {
        words,
        title: title(words, sitting, has_both.then_some(part)),
        about: vec![candidate.clone(), words.format("hall-minutes", &[("n", i64::from(minutes).into())])],
        pieces,
        foot: candidate,
    }
}

fn question(words: &Words, page: &AskedPage, pages: &[AskedPage], pieces: &mut Vec<PrintedPiece>) {
    let mut before = None;
    if page.of.stage > 1 {
        // A later stage tells what happened next: it is not in sight while the earlier one is answered.
        pieces.push(PrintedPiece::NewPage);
        before = pages.iter().find(|one| one.of.item == page.of.item && one.of.stage + 1 == page.of.stage);
    }
    pieces.push(PrintedPiece::Heading(words.format("hall-question", &[("n", page.number.into())])));
    if let Some(before) = before {
        let args = [("n", before.number.into())];
        pieces.push(PrintedPiece::Note(words.format("hall-question-goes-on", &args)));
    }
    let Some(scenario) = &page.scenario else {
        pieces.push(PrintedPiece::Paragraph(words.say("hall-question-gone")));
        return;
    };
    pieces.push(PrintedPiece::Note(words.edition(scenario.case.edition)));
    pieces.push(table(words, scenario));
    let before = before.and_then(|before| before.scenario.as_deref());
    pieces.extend(story(words, scenario, before).into_iter().map(PrintedPiece::Paragraph));
    for (ask, at) in page.form.asks.iter().zip(1_usize..) {
        let args = [("page", page.number.into()), ("ask", at.into())];
        pieces.push(PrintedPiece::Question {
            number: words.format("hall-number", &args),
            text: words.question(ask.key, &scenario.case),
            hint: (ask.kind == AnswerForm::Many).then(|| words.say("form-many")),
            choices: choices(words, &scenario.case, ask),
        });
    }
}

fn choices(words: &Words, case: &Case, ask: &ComponentQuestion) -> Vec<PrintedChoice> {
    let choice = |(at, token): (usize, &String)| PrintedChoice {
        sign: sign(ask, at),
        text: words.choice(case, ask.key, token),
    };
    ask.choices.iter().enumerate().map(choice).collect()
}

pub(super) fn story(words: &Words, scenario: &Scenario, before: Option<&Scenario>) -> Vec<String> {
    match before {
        None => words.story_asking(&scenario.case, &scenario.asks),
        Some(before) => {
            let [earlier, since] = words.story_since_asking(&before.case, &scenario.case, &scenario.asks);
            earlier.into_iter().chain(since).collect()
        }
    }
}

pub(super) fn table(words: &Words, scenario: &Scenario) -> PrintedPiece {
    match &scenario.case.facts {
        Facts::Rotation(facts) => PrintedPiece::Auction(auction(words, facts, scenario)),
        Facts::Claim(facts) => PrintedPiece::Hands(hands(words, facts)),
    }
}

/// The auction as all players saw it. No call is struck through, which would give the ruling away.
fn auction(words: &Words, facts: &RotationFacts, scenario: &Scenario) -> PrintedAuction {
    let auction = AuctionView::of(facts).asking(&scenario.asks);
    let call = |cell: &AuctionCell| PrintedCall {
        text: match cell.shown {
            Shown::Call(call, _) => words.call(call),
            Shown::Unknown => words.say("auction-untold"),
        },
        remark: match cell.seen {
            _ if cell.together => Some(words.say("auction-same-time")),
            SeenCall::OutOfTurn(_) => Some(words.say("auction-out-of-turn")),
            SeenCall::Insufficient => Some(words.say("auction-insufficient")),
            SeenCall::InTurn => None,
        },
        is_struck: false,
    };
    let rows = auction.rows(COLUMNS[0]).into_iter();
    let head = |seat: Seat| match seat == facts.dealer() {
        true => words.format("hall-dealer", &[("seat", words.seat(seat).into())]),
        false => words.seat(seat),
    };
    PrintedAuction {
        heads: COLUMNS.map(head),
        rows: rows.map(|row| row.map(|cell| cell.map(call))).collect(),
    }
}

fn hands(words: &Words, facts: &ClaimFacts) -> PrintedHands {
    let setup = facts.setup();
    let hand = |seat: Seat| match setup.cards {
        Some(cards) if !facts.unseen().hands.contains(&seat) => Suit::DOWN
            .into_iter()
            .map(|suit| {
                let args = [
                    ("suit", words.suit(suit).into()),
                    ("cards", words.holding(cards[seat.index()], suit).into()),
                ];
                words.format("hall-suit", &args)
            })
            .collect(),
        _ => vec![words.say("hall-hand-unseen")],
    };
    let trick = setup.leader.map(|leader| Trick::of(leader, facts.trick().iter().copied()));
    let played = |seat: Seat| {
        let trick = trick.as_ref()?;
        let mut cards = trick.cards().enumerate();
        cards.find(|(at, _)| trick.leader.after(*at) == seat).map(|(_, card)| words.card(card))
    };
    PrintedHands {
        names: Seat::ALL.map(|seat| words.seat(seat)),
        hands: Seat::ALL.map(hand),
        trick: Seat::ALL.map(played),
    }
}

/// The answer sheets, by part.
pub fn answer_sheets(
    words: &'static Words,
    sitting: &Sitting,
    paper: &HallPaper,
    pages: &[AskedPage],
) -> Vec<(Part, AnswerSheets)> {
    let parts = parts(pages);
    let has_both = parts.len() > 1;
    let numbered: Vec<_> = sheets_of(pages).into_iter().zip(1_u8..).collect();
    let of_part = |part: Part| {
        let sheets = numbered.iter().filter(|((of, _), _)| *of == part);
        let first = sheets.clone().next().map_or(1, |(_, n)| usize::from(*n));
        let coded = |((_, rows), n): &((Part, Vec<SheetRow>), u8)| {
            (rows.clone(), SheetId::of(&paper.attempt, *n).to_string())
        };
        AnswerSheets {
            words,
            title: title(words, sitting, has_both.then_some(part)),
            candidate: candidate(words, paper),
            how: words.say("hall-sheet-how"),
            first,
            of: numbered.len(),
            sheets: sheets.map(coded).collect(),
        }
    };
    parts.into_iter().map(|part| (part, of_part(part))).collect()
}
