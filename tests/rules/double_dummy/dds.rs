//! Haglund's DDS behind a pipe: deals for it, and its answers.

use rules::bridge::{Card, Cards, Rank, Seat, Strain, Suit, Trick};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Environment variable with the folder that pip has installed `endplay` in.
pub const FOLDER: &str = "DDS";

/// An ending to solve.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub trump: Strain,
    pub hands: [Cards; 4],
    pub trick: Trick,
}

/// A small random generator; the same seed gives the same deals.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    /// This many cards a hand from the whole pack, with some played to the first trick.
    pub fn deal(&mut self, cards: usize, played: usize) -> Deal {
        let suit = |suit| (0..13).filter_map(Rank::new).map(move |rank| Card::new(suit, rank));
        let mut pack: Vec<Card> = Suit::DOWN.into_iter().flat_map(suit).collect();
        for i in (1..pack.len()).rev() {
            pack.swap(i, self.below(i + 1));
        }
        let mut hands =
            [0, 1, 2, 3].map(|n| pack[n * cards..(n + 1) * cards].iter().copied().collect::<Cards>());
        let trump = match self.below(5) {
            4 => Strain::Notrump,
            n => Strain::Suit(Suit::DOWN[n]),
        };
        let mut trick = Trick::new(Seat::ALL[self.below(4)]);
        for _ in 0..played {
            let seat = trick.turn().index();
            let plays: Vec<Card> = trick.playable(hands[seat]).into_iter().collect();
            let card = plays[self.below(plays.len())];
            hands[seat] = hands[seat].without(card);
            trick = trick.play(card);
        }
        Deal { trump, hands, trick }
    }
}

/// A running DDS.
pub struct Dds {
    child: Child,
    ask: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Dds {
    /// Starts the DDS installed in this folder.
    pub fn start(folder: &Path) -> Dds {
        let script = Path::new(env!("CHECKOUT")).join("tests/rules/double_dummy/dds.py");
        let mut child = Command::new("python3")
            .arg(script)
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3 on the path");
        let ask = child.stdin.take().expect("its input");
        let answers = BufReader::new(child.stdout.take().expect("its output"));
        Dds { child, ask, answers }
    }

    /// Tricks of North and South, and nanoseconds.
    pub fn solve(&mut self, deal: &Deal) -> (u8, u128) {
        writeln!(self.ask, "{}", line(deal)).expect("DDS reads");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("DDS answers");
        let mut words = answer.split_whitespace();
        let tricks = words.next().and_then(|word| word.parse().ok());
        let took = words.next().and_then(|word| word.parse().ok());
        tricks.zip(took).unwrap_or_else(|| panic!("DDS has ended; the request was {}", line(deal)))
    }
}

impl Drop for Dds {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// The deal as the script reads it.
fn line(deal: &Deal) -> String {
    let suit = |suit: Suit| 3 - suit.index();
    let trick: Vec<String> =
        deal.trick.cards().map(|card| format!("{}:{}", suit(card.suit), card.rank.index() + 2)).collect();
    let trick = if trick.is_empty() { "-".to_owned() } else { trick.join(",") };
    let hand = |cards: Cards| {
        let bits = |suit| cards.of(suit).into_iter().fold(0, |bits, card| bits | 4 << card.rank.index());
        Suit::DOWN.map(|suit| bits(suit).to_string()).join(",")
    };
    let hands = deal.hands.map(hand).join(" ");
    format!("{} {} {trick} {hands}", deal.trump.suit().map_or(4, suit), deal.trick.leader.index())
}
