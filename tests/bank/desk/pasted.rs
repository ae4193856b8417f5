//! Pasted games.

use bank::desk::{CaseSheet, DeskFault, likely_claim, pasted_games};
use rules::bridge::game::GameFaultKind;
use words::english;

/// Five tricks are left; North has led the ten of spades.
const PBN: &str = "[Vulnerable \"NS\"]\n[Deal \"N:T4.543.. 86...AKQ AKQ52... J97.AK..\"]\n[Declarer \"S\"]\n\
    [Contract \"3NT\"]\n[Play \"N\"]\nST\n*\n";

/// South declares in spades, has won the first trick, and takes eleven in all.
const LIN: &str = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|e|mb|1S|mb|p|mb|p|mb|p|pg||\
    pc|HA|pc|DA|pc|CA|pc|S2|pg||mc|11|";

fn sheet(query: &str) -> CaseSheet {
    CaseSheet::from_query(query).sheet
}

#[test]
fn pasted_ending_replaces_the_old() {
    let before = sheet(
        "family=claim&edition=2017&facts.claimer=S&facts.claims=3&facts.statement=cash S\
         &facts.aware.S=no&facts.won.NS=4",
    );
    let after = before.paste(PBN, 1).expect("readable");
    assert_eq!(
        after.to_query(),
        "family=claim&edition=2017&facts.vulnerable=NS&facts.cards=N:4.543..+86...AKQ+AKQ52...+J97.AK..\
         &facts.trump=NT&facts.declarer=S&facts.leader=N&facts.trick=ST&facts.contract=3NT&facts.claimer=S"
    );
}

#[test]
fn pasted_ending_becomes_a_ruling() {
    let mut after =
        sheet("family=claim&edition=2017&facts.claimer=S&facts.claims=5").paste(PBN, 1).expect("readable");
    after.set("facts.claims", "5").expect("a field");
    let case = after.case().unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(CaseSheet::of(&case).to_query(), after.to_query());
}

#[test]
fn takes_claims_only_with_a_claimer() {
    let claimed = |query: &str| sheet(query).paste(LIN, 1).expect("readable").get("facts.claims").to_owned();
    assert_eq!(claimed("family=claim&facts.claimer=S"), "10");
    assert_eq!(claimed("family=claim&facts.claimer=W"), "2");
    assert_eq!(claimed("family=claim"), "");
    let concession = sheet("family=concession").paste(LIN, 1).expect("readable");
    assert_eq!(
        (concession.get("facts.left"), concession.get("facts.won.NS"), concession.get("facts.leader")),
        ("12", "1", "S")
    );
}

#[test]
fn pasted_auction_or_cards_by_family() {
    let auction = sheet("family=rotation").paste(LIN, 1).expect("readable");
    assert_eq!(
        auction.to_query(),
        "family=rotation&facts.dealer=S&facts.vulnerable=EW&facts.auction=S+1S,+W+P,+N+P,+E+P"
    );
    assert_eq!(sheet("").paste(LIN, 1).expect("readable").get("family"), "claim");
    let calls = sheet("").paste("[Auction \"W\"]\n- ^S 1D 2C", 1).expect("readable");
    assert_eq!(
        (calls.get("family"), calls.get("facts.dealer"), calls.get("facts.auction")),
        ("rotation", "E", "E 1D, S 2C")
    );
}

#[test]
fn parses_lin_from_a_url() {
    let address = format!("https://example.org/handviewer.html?bbo=y&lin={}\n", LIN.replace('|', "%7C"));
    assert_eq!(sheet("").paste(&address, 1), sheet("").paste(LIN, 1));
}

#[test]
fn paste_faults_name_their_line() {
    let told = |text: &str, number| {
        let fault = sheet("family=rotation").paste(text, number).expect_err("unreadable");
        english().desk_fault(&fault)
    };
    assert!(told("hello", 1).starts_with("line 1: no game found"));
    assert_eq!(told(LIN, 2), "this text has only one game");
    assert_eq!(told(LIN, 0), "this text has only one game");
    assert_eq!(told(PBN, 1), "line 1: this game has no auction");
    assert!(
        told("[Board \"1\"]\n[Dealer \"Q\"]\n[Contract \"1C\"]", 1).starts_with("line 2: “Q” is not a seat")
    );
    assert!(told("[Deal \"N:A1... - - -\"]", 1).starts_with("line 1: “1” in the North hand"));
}

#[test]
fn every_game_fault_has_a_message() {
    use GameFaultKind as Kind;
    let (card, seat) = ("SJ".parse().expect("a card"), rules::bridge::Seat::E);
    let text = || "x".repeat(50);
    for kind in [
        Kind::NoGame,
        Kind::NotATag,
        Kind::OpenComment,
        Kind::NotHands(rules::bridge::pbn::PbnFault::NoSeat),
        Kind::NotInAHand(seat, '\n'),
        Kind::NotASeat(text()),
        Kind::NotVulnerable(text()),
        Kind::NotAContract(text()),
        Kind::NotTricks(text()),
        Kind::NotACall(text()),
        Kind::NoFirstCaller,
        Kind::NotACard(text()),
        Kind::NoDeal,
        Kind::NoTrump,
        Kind::NobodyHolds(card),
        Kind::PlayedTwice(card, seat),
        Kind::Gap,
        Kind::PlayedOut,
        Kind::NoAuction,
    ] {
        let word = kind.word();
        let fault = DeskFault::Pasted(rules::bridge::game::GameFault::new(3, kind));
        let told = english().desk_fault(&fault);
        let whole = told.starts_with("line 3: ")
            && !told.contains(['{', '}', '\n'])
            && !told.contains(&"x".repeat(21));
        assert!(whole && !told.contains("game-fault"), "{word}: {told}");
    }
}

/// Thirteen tricks: West cashes eight clubs and leads the two of spades; North takes the rest.
const PLAYED_OUT: &str = include_str!("played_out.pbn");

#[test]
fn finds_the_likely_claim_of_a_finished_game() {
    let games = pasted_games(PLAYED_OUT).expect("games");
    let game = games.game(1).expect("a game");
    assert_eq!(
        (game.board.as_deref(), game.result, game.winners().map(|won| won.len())),
        (Some("7"), Some(5), Ok(13))
    );
    assert_eq!(
        sheet("").paste(PLAYED_OUT, 1).map_err(|fault| match fault {
            DeskFault::Pasted(fault) => fault.kind,
            fault => panic!("{fault:?}"),
        }),
        Err(GameFaultKind::PlayedOut)
    );
    assert_eq!(likely_claim(game), Some(8), "North takes the last five");
    let after = |tricks| sheet("family=claim").import(game, Some(tricks)).expect("a position");
    let eight = after(8);
    assert_eq!(
        (eight.get("facts.leader"), eight.get("facts.won.EW"), eight.get("facts.cards")),
        ("W", "8", "N:AKQJT... .65432.. ..65432. 2...6543")
    );
    let nine = after(9);
    assert_eq!((nine.get("facts.leader"), nine.get("facts.won.NS")), ("N", "1"));
    assert_eq!(after(0).get("facts.won.EW"), "0");
}

#[test]
fn lists_the_games_of_a_text() {
    let text = format!(
        "{}\n[Board \"8\"]\n[Dealer \"W\"]\n[Auction \"W\"]\n1NT\n\n[Board \"9\"]\n[Dealer \"Q\"]\n[Contract \"1C\"]\n",
        PLAYED_OUT
    );
    let games = pasted_games(&text).expect("games");
    let boards: Vec<_> =
        games.all().iter().map(|game| game.as_ref().ok().map(|game| game.board.as_deref())).collect();
    assert_eq!(boards, [Some(Some("7")), Some(Some("8")), None]);
    assert!(matches!(games.game(3), Err(DeskFault::Pasted(_))));
    assert_eq!(games.game(4), Err(DeskFault::NoSuchGame(3)));
    // In a match of LIN the board stands before the deal, elsewhere in the header of a page.
    let lin = format!("vg|match|qx|o5|{LIN}qx|c5|{LIN}");
    let rooms = pasted_games(&lin).expect("games");
    let rooms: Vec<_> =
        rooms.all().iter().map(|game| game.as_ref().expect("readable").board.clone()).collect();
    assert_eq!(rooms, [Some("o5".to_owned()), Some("c5".to_owned())]);
    let page = LIN.replace("sv|e|", "sv|e|ah|Board 12|");
    assert_eq!(
        pasted_games(&page).expect("a game").game(1).map(|game| game.board.as_deref()),
        Ok(Some("12"))
    );
}
