//! Files written by people or by other programs: scenarios, programmes, papers, and games.

use super::lines;
use bank::desk::CaseSheet;
use bank::exam::Paper;
use bank::{LocatedFault, Programme, RulingForm, Scenario, read_elections};
use rules::bridge::game::{self, GameFault};
use rules::bridge::pbn;
use server::answer_sheet::files::{Look, PICTURES, PIXELS, PictureFile, look};

/// A file of the bank in any of its formats. A parsed scenario is written, and parses as the same.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for faults in [Programme::read(text).err(), Paper::read(text).err(), read_elections(text).err()] {
        on_lines(text, &faults.unwrap_or_default());
    }
    match Scenario::read_stages(text) {
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a fault");
            on_lines(text, &faults);
        }
        Ok(stages) => stages.iter().for_each(reads_back),
    }
}

fn reads_back(scenario: &Scenario) {
    let written = scenario.write();
    let again = Scenario::read(&written).unwrap_or_else(|faults| panic!("{faults:?}\n{written}"));
    assert_eq!(again.case, scenario.case, "{written}");
    assert_eq!(again.asks, scenario.asks, "{written}");
    assert_eq!(again.weights, scenario.weights, "{written}");
    assert_eq!(again.critical, scenario.critical, "{written}");
    assert_eq!(again.source, scenario.source, "{written}");
    assert_eq!(again.write(), written);
    let question = RulingForm::of(scenario);
    assert_eq!(question.asks.len(), scenario.asks.len(), "every question is asked");
    let sheet = CaseSheet::of(&scenario.case);
    assert_eq!(sheet.case().as_ref(), Ok(&scenario.case), "the desk has room for it:\n{written}");
}

fn on_lines(text: &str, faults: &[LocatedFault]) {
    let lines = lines(text);
    for fault in faults {
        assert!(lines.contains(&fault.line), "{fault:?} of {text:?}");
    }
}

/// A file of scanned answer sheets. No picture in it is larger than is decoded.
pub fn scans(bytes: &[u8]) {
    let Ok(file) = PictureFile::read(bytes.to_vec()) else { return };
    assert!((1..=PICTURES).contains(&file.count()));
    for number in 0..file.count() {
        let coded = file.picture(number).expect("a picture at each place found");
        let Ok(picture) = coded.decode() else { continue };
        assert!((picture.width() * picture.height()) as u64 <= PIXELS);
        if let Look::Sheet(placed, _) = look(&picture) {
            assert!(placed.straight().is_some());
        }
    }
}

/// A text in PBN or LIN, and four hands alone.
pub fn game(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let lines = lines(text);
    let on_line = |fault: &GameFault| assert!(lines.contains(&fault.line), "{fault:?} of {text:?}");
    let games = game::read(text);
    for game in &games {
        match game.as_ref().map(game::RecordedDeal::ending) {
            Err(fault) => on_line(fault),
            Ok(Err(fault)) => on_line(&fault),
            Ok(Ok(_)) => {}
        }
        let hands = game.as_ref().ok().and_then(|game| game.hands);
        if let Some(hands) = hands {
            assert_eq!(pbn::hands(&pbn::write(&hands)), Ok(hands));
        }
    }
    if let Ok(hands) = pbn::hands(text) {
        assert_eq!(pbn::hands(&pbn::write(&hands)), Ok(hands));
    }
    for number in 0..=games.len().min(3) + 1 {
        if let Ok(sheet) = CaseSheet::default().paste(text, number) {
            assert_eq!(
                CaseSheet::from_query(&sheet.to_query()).sheet,
                sheet,
                "pasted input round-trips through a URL"
            );
            // The result of the cards may or may not be known; both are fine.
            let _ = sheet.result();
        }
    }
}
