//! Games in LIN and PBN, with the peculiarities of other programs.

use super::*;
use crate::bridge::card::{Card, Strain, Suit};
use crate::bridge::seat::{Seat, Vulnerable};

/// A deal with one whole suit in each hand: North spades, East hearts, South diamonds, West clubs.
const SUITS: &str = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
/// Three tricks are left.
const THREE: &str = "N:A32... .A32.. ..A32. ...A32";

fn one(text: &str) -> Result<RecordedDeal, GameFault> {
    let games = read(text);
    assert_eq!(games.len(), 1, "{games:?}");
    games.into_iter().next().expect("a game")
}

fn good(text: &str) -> RecordedDeal {
    one(text).unwrap_or_else(|fault| panic!("{fault:?}: {text}"))
}

fn calls(game: &RecordedDeal) -> String {
    let calls: Vec<String> = game.calls.iter().map(|(seat, call)| format!("{seat}{call}")).collect();
    calls.join(" ")
}

fn fault(text: &str) -> (usize, GameFaultKind) {
    let fault = match one(text) {
        Ok(game) => game.ending().expect_err("it ends"),
        Err(fault) => fault,
    };
    (fault.line, fault.kind)
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

#[test]
fn reads_notes_and_alerts() {
    let game = good(&format!(
        "% PBN 2.1\r\n[Dealer \"W\"]\r\n[Vulnerable \"All\"]\r\n[Deal \"{SUITS}\"]\r\n[Auction \"W\"]\r\n\
         pass 1C =1= {{strong; or not}} Pass! 1d ; a response\r\n1H=2= X $2 xx ! 2N\r\nAP\r\n[Note \"1: strong\"]\r\n"
    ));
    assert_eq!(calls(&game), "WP N1C EP S1D W1H NX EXX S2NT WP NP EP");
    assert_eq!((game.dealer, game.vulnerable), (Some(Seat::W), Some(Vulnerable::Both)));
    let ending = game.ending().expect("it ends");
    assert_eq!(
        (ending.declarer, ending.trump, ending.leader),
        (Some(Seat::S), Some(Strain::Notrump), Some(Seat::W))
    );
}

#[test]
fn skipped_player_makes_no_call() {
    let game = good("[Auction \"N\"]\n- ^S 1D ^I 1C\n2S *");
    assert_eq!(calls(&game), "S1D W1C N2S");
    assert_eq!(calls(&good("[Auction \"S\"]\nAP")), "SP WP NP EP");
    assert_eq!(calls(&good("[Auction \"S\"]\n1S P +")), "S1S WP");
}

#[test]
fn position_includes_trick_in_progress() {
    let game = good(&format!(
        "[Deal \"{SUITS}\"]\n[Declarer \"N\"]\n[Contract \"7NTxx\"]\n[Result \"^6\"]\n[Play \"E\"]\n\
         HA D2 C2 S2\nHK D3 C3 S3\nHQ - - S4\n*\n"
    ));
    assert_eq!(game.ending().expect_err("the trick has a gap").kind, GameFaultKind::Gap);
    let game = good(&format!(
        "[Deal \"{SUITS}\"]\n[Declarer \"N\"]\n[Contract \"7NTxx\"]\n[Result \"^6\"]\n[Play \"E\"]\n\
         HA D2 C2 S2 HK d10 C3 S3\nHQ D4 + +\n*\nDJ\n"
    ));
    let ending = game.ending().expect("it ends");
    assert_eq!(ending.trick, [card("HQ"), card("D4")]);
    assert_eq!((ending.leader, ending.won, ending.claimed), (Some(Seat::E), Some([0, 2]), Some(6)));
    assert_eq!(ending.cards.map(|hand| hand.len()), [11, 10, 10, 11]);
    assert!(!ending.cards[2].has(card("DT")));
    assert_eq!(ending.contract.map(|c| c.doubled.to_string()).as_deref(), Some("XX"));
}

#[test]
fn trick_winner_leads_in_any_column() {
    let text = |second: &str| {
        format!("[Deal \"{THREE}\"]\n[Contract \"C\"]\n[Play \"N\"]\nSA HA DA CA\n{second}\n*")
    };
    for second in ["S2 - - C2", "C2 S2 - -"] {
        let ending = good(&text(second)).ending().expect("it ends");
        assert_eq!(
            (ending.leader, ending.trick, ending.won),
            (Some(Seat::W), vec![card("C2"), card("S2")], None)
        );
    }
    assert_eq!(fault(&text("S2 H2 - -")), (5, GameFaultKind::Gap));
    assert_eq!(fault(&text("SA H2 D2 C2")), (5, GameFaultKind::NobodyHolds(card("SA"))));
    assert_eq!(fault(&text("S2 S3 D2 C2")), (5, GameFaultKind::PlayedTwice(card("S3"), Seat::N)));
    let out_of_turn = good(&text("^L S2 H2 - -")).ending().expect("a lead out of turn that stood");
    assert_eq!((out_of_turn.leader, out_of_turn.trick.len()), (Some(Seat::N), 2));
}

#[test]
fn ending_alone_is_a_game() {
    for text in [THREE.to_owned(), THREE.to_lowercase(), format!("[Deal \"{THREE}\"]")] {
        let ending = good(&text).ending().expect("it ends");
        assert_eq!(
            (ending.cards.map(|hand| hand.len()), ending.leader, ending.trump),
            ([3; 4], None, None),
            "{text}"
        );
    }
    let unknown = good("[Deal \"S:A32... - K54... -\"]").ending().expect("it ends");
    assert_eq!(unknown.cards.map(|hand| hand.len()), [3, 0, 3, 0]);
}

#[test]
fn second_table_shares_the_deal() {
    let text = format!(
        "[Board \"1\"]\n[Deal \"{SUITS}\"]\n[Declarer \"N\"]\n[Contract \"1C\"]\n\n\
         [Declarer \"S\"]\n[Contract \"2C\"]\n\n\
         [Board \"2\"]\n[Deal \"{THREE}\"]\n\n[Board \"3\"]\n[Deal \"#\"]\n\n[Event \"nothing told\"]\n"
    );
    let games: Vec<RecordedDeal> = read(&text).into_iter().map(|game| game.expect("it is read")).collect();
    let found: Vec<_> =
        games.iter().map(|g| (g.line, g.hands.map(|hands| hands[0].len()), g.declarer)).collect();
    assert_eq!(
        found,
        [(1, Some(13), Some(Seat::N)), (6, Some(13), Some(Seat::S)), (9, Some(3), None), (12, Some(3), None),]
    );
}

#[test]
fn fault_does_not_spoil_other_games() {
    let text = |tag: &str| format!("[Event \"x\"]\n{tag}\n[Deal \"{THREE}\"]\n");
    use GameFaultKind::{
        NotACall, NotACard, NotAContract, NotASeat, NotATag, NotVulnerable, OpenComment, PlayedOut,
    };
    for (tag, kind) in [
        ("[Dealer \"Q\"]", NotASeat("Q".into())),
        ("[Vulnerable \"maybe\"]", NotVulnerable("maybe".into())),
        ("[Contract \"8C\"]", NotAContract("8C".into())),
        ("[Dealer N]", NotATag),
        ("{ a comment without end", OpenComment),
        ("[Auction \"N\"] 1C 1Z", NotACall("1Z".into())),
        ("[Play \"N\"] SA S1", NotACard("S1".into())),
    ] {
        assert_eq!(fault(&text(tag)), (2, kind), "{tag}");
    }
    assert!(matches!(fault("[Deal \"N:AA... - - -\"]"), (1, GameFaultKind::NotHands(_))));
    let two = format!("[Board \"1\"]\n[Deal \"N:1... - - -\"]\n\n[Board \"2\"]\n[Deal \"{THREE}\"]\n");
    let read = read(&two);
    assert!(read.len() == 2 && read[0].is_err() && read[1].is_ok(), "{read:?}");
    let out = "[Deal \"N:A... K... Q... J...\"]\n[Contract \"NT\"]\n[Play \"N\"]\nSA SK SQ SJ";
    assert_eq!(fault(out), (1, PlayedOut));
    assert_eq!(fault(&out.replace("[Contract \"NT\"]\n", "")), (3, GameFaultKind::NoTrump));
    assert_eq!(fault("[Auction \"N\"]\nAP"), (1, GameFaultKind::NoDeal));
}

/// South diamonds, West clubs, North spades; East has the rest.
const LIN: &str = "pn|a,b,c,d|st||md|3DAKQJT98765432,CAKQJT98765432,sakqjt98765432|rh||ah|Board 1|sv|b|\n\
    mb|p|mb|1N!|an|any hand|mb|d|mb|r|mb|2s?|mb|ppp|pg||\npc|DA|pc|c2|pc|S2|pc|H2|pg||\npc|S3|pc|H3|mc|11|pg||";

#[test]
fn completes_the_fourth_lin_hand() {
    let game = good(LIN);
    assert_eq!(calls(&game), "NP E1NT SX WXX N2S EP SP WP");
    assert_eq!(
        (game.dealer, game.vulnerable, game.claimed),
        (Some(Seat::N), Some(Vulnerable::Both), Some(11))
    );
    assert!(game.hands.is_some_and(|hands| hands[1].of(Suit::H).len() == 13));
    let ending = game.ending().expect("it ends");
    assert_eq!((ending.declarer, ending.leader, ending.won), (Some(Seat::N), Some(Seat::N), Some([1, 0])));
    assert_eq!((ending.trick, ending.trump), (vec![card("S3"), card("H3")], Some(Strain::Suit(Suit::S))));
}

#[test]
fn lin_dealers_start_with_south() {
    for (digit, seat) in [("1", Seat::S), ("2", Seat::W), ("3", Seat::N), ("4", Seat::E)] {
        let text = format!("md|{digit}SA,SK,SQ,SJ|sv|o|");
        let game = good(&text);
        assert_eq!((game.dealer, game.vulnerable), (Some(seat), Some(Vulnerable::None)));
        let hands = game.hands.expect("hands");
        let holds = |seat: Seat, text| hands[seat.index()].has(card(text));
        assert!(holds(Seat::S, "SA") && holds(Seat::W, "SK") && holds(Seat::N, "SQ") && holds(Seat::E, "SJ"));
    }
}

#[test]
fn lin_fault_spoils_one_game() {
    let text = format!("vg|match|\nqx|o1|\n{LIN}\nqx|o2|md|1SA,SX|\n{LIN}");
    let read = read(&text);
    assert_eq!(
        read.iter().map(|game| game.as_ref().ok().map(|g| g.line)).collect::<Vec<_>>(),
        [Some(3), None, Some(8)]
    );
    assert_eq!(read[1], Err(GameFault::new(7, GameFaultKind::NotInAHand(Seat::W, 'X'))));
}

#[test]
fn lin_fault_has_its_line() {
    for (old, new, line, kind) in [
        ("mb|d|", "mb|7Z|", 2, GameFaultKind::NotACall("7Z".into())),
        ("sv|b|", "sv|q|", 1, GameFaultKind::NotVulnerable("q".into())),
        ("pc|c2|", "pc|c1|", 3, GameFaultKind::NotACard("c1".into())),
        ("mc|11|", "mc|14|", 4, GameFaultKind::NotTricks("14".into())),
        ("md|3", "md|", 2, GameFaultKind::NoFirstCaller),
        ("pc|H3|", "pc|H2|", 4, GameFaultKind::NobodyHolds(card("H2"))),
        ("pc|H2|", "pc|S4|", 3, GameFaultKind::PlayedTwice(card("S4"), Seat::N)),
    ] {
        assert!(LIN.contains(old));
        assert_eq!(fault(&LIN.replacen(old, new, 1)), (line, kind), "{new}");
    }
    let twice = LIN.replacen("CAK", "CAKSA", 1).replacen("CAKSA", "SACAK", 1);
    assert!(matches!(fault(&twice), (1, GameFaultKind::NotHands(_))));
}

#[test]
fn text_without_game_has_none() {
    for text in ["", "\n\n", "% PBN 2.1\n", "{ a comment }", "hello", "[Event \"x\"]"] {
        assert_eq!(read(text), [], "{text}");
    }
}
