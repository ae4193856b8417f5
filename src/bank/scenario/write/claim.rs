//! The fields of a claim or concession.

use super::{FieldSink, WrittenFields};
use rules::bridge::{Cards, Side, Suit, Vulnerable, pbn};
use rules::engine::claim::{Act, Announced, Awareness, ClaimFacts, ClaimSetup, Doubt, Unseen};

/// The fields of a claim or concession.
pub(super) fn claim(facts: &ClaimFacts, fields: &mut WrittenFields) {
    let setup = &facts.setup();
    match setup.announced {
        Announced::Claim { disputed } => {
            table(setup, fields);
            score(setup, fields);
            fields.put("facts.claimer", setup.claimer.letter());
            fields.put("facts.claims", setup.claims);
            statement(setup, fields);
            exposed(setup, fields);
            fields.put_optional("facts.disputed", (!disputed).then_some(false));
            fields.put_optional("facts.agreed", setup.agreed);
        }
        Announced::Concession { left, concedes, objection } => {
            fields.put("facts.declarer", setup.declarer.letter());
            fields.put("facts.conceder", setup.claimer.letter());
            fields.put("facts.left", left);
            fields.put("facts.concedes", concedes);
            fields.put_optional("facts.claims", Some(setup.claims).filter(|claims| *claims > 0));
            fields.put_optional("facts.objection", objection.map(|objection| objection.word()));
            exposed(setup, fields);
            fields.put_optional("facts.agreed", setup.agreed);
            table(setup, fields);
            statement(setup, fields);
            score(setup, fields);
        }
    }
    act(&setup.act, fields);
    doubt(&setup.doubt, fields);
    unseen(&setup.unseen, fields);
}

/// The cards at the table.
fn table(setup: &ClaimSetup, fields: &mut WrittenFields) {
    fields.put_optional("facts.cards", setup.cards.map(|cards| pbn::write(&cards)));
    fields.put_optional("facts.trump", setup.trump.map(|trump| trump.letters()));
    if !setup.is_concession() {
        fields.put("facts.declarer", setup.declarer.letter());
    }
    fields.put_optional("facts.leader", setup.leader.map(|leader| leader.letter()));
    fields.put_list("facts.trick", &setup.trick);
}

/// The cards shown, and the trick concerned.
fn exposed(setup: &ClaimSetup, fields: &mut WrittenFields) {
    fields.put_list("facts.exposed", &setup.exposed);
    fields.put_optional("facts.current_trick_only", setup.concerns_current_trick_only.then_some(true));
}

/// Hands with unknown cards.
fn unseen(unseen: &Unseen, fields: &mut WrittenFields) {
    fields.put_list("facts.unseen", &unseen.hands);
    fields.put_list("facts.out", unseen.out.unwrap_or_default().into_iter().rev());
    fields.put_list("facts.played", unseen.played.into_iter().rev());
    fields
        .put_list("facts.lengths", unseen.lengths.iter().map(|(seat, suit, n)| format!("{seat} {n}{suit}")));
}

/// Tricks won, the contract, the vulnerability.
fn score(setup: &ClaimSetup, fields: &mut WrittenFields) {
    for side in [Side::NS, Side::EW] {
        fields.put_optional(&format!("facts.won.{side}"), setup.won.map(|won| won[side as usize]));
    }
    let contract = setup.contract.map(|contract| format!("{}{}", contract.bid, contract.doubled));
    fields.put_optional("facts.contract", contract);
    let vulnerable = setup.vulnerable;
    fields.put_optional("facts.vulnerable", (vulnerable != Vulnerable::None).then(|| vulnerable.word()));
}

/// Statement, failures to follow, findings by suit and forgotten cards.
fn statement(setup: &ClaimSetup, fields: &mut WrittenFields) {
    fields.put_list("facts.statement", &setup.statement);
    fields.put_list("facts.shown_out", setup.shown_out.iter().map(|(seat, suit)| format!("{seat} {suit}")));
    let mut cards = Cards::EMPTY;
    for suit in Suit::DOWN {
        let found = setup.aware[suit.index()];
        if let Some(Awareness::Unaware { forgot: Some(forgot) }) = found {
            cards = cards.and(forgot);
        }
        fields.put_optional(&format!("facts.aware.{suit}"), found.map(|found| found.word()));
    }
    fields.put_list("facts.forgot", cards.into_iter().rev());
}

/// The act, and the play since.
fn act(act: &Act, fields: &mut WrittenFields) {
    fields.put_optional("facts.how", act.how.map(|how| how.word()));
    fields.put_optional("facts.meant", act.meant);
    fields.put_list("facts.played_on", &act.played_on);
    if let Some(asked) = act.play_on {
        fields.put("facts.play_on.asked_by", asked.asked_by.letter());
        fields.put_optional("facts.play_on.all_agree", asked.all_agree);
        fields.put_optional("facts.play_on.made", asked.made);
    }
}

/// A doubt that came later.
fn doubt(doubt: &Doubt, fields: &mut WrittenFields) {
    fields.put_optional("facts.doubted", doubt.when.map(|when| when.word()));
    fields.put_optional("facts.doubter", doubt.by.map(|seat| seat.letter()));
    fields.put_optional("facts.already_won", Some(doubt.already_won).filter(|tricks| *tricks > 0));
    fields.put_optional("facts.likely", doubt.likely);
    fields.put_optional("facts.no_normal_play_loses", doubt.no_normal_play);
    fields.put_optional("facts.no_legal_play_loses", doubt.no_legal_play);
}
