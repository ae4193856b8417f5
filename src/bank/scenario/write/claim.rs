//! The fields of a claim and of a concession.

use super::{FieldSink, WrittenFields};
use rules::bridge::{Cards, Contract, Seat, Side, Suit, Vulnerable, pbn};
use rules::engine::claim::{Act, Awareness, ClaimFacts, ConcessionFacts, Doubt, StatementStep, Unseen};

/// The fields of a claim.
pub(super) fn claim(facts: &ClaimFacts, fields: &mut WrittenFields) {
    fields.put("facts.cards", pbn::write(&facts.cards()));
    fields.put("facts.trump", facts.trump().letters());
    fields.put("facts.declarer", facts.declarer().letter());
    fields.put("facts.leader", facts.leader().letter());
    fields.some("facts.trick", facts.trick());
    score(|side| facts.won(side), facts.contract(), facts.vulnerable(), fields);
    fields.put("facts.claimer", facts.claimer().letter());
    fields.put("facts.claims", facts.claims());
    said(facts.statement(), facts.shown_out(), |suit| facts.aware(suit), fields);
    fields.some("facts.exposed", facts.exposed());
    fields.may("facts.current_trick_only", facts.concerns_current_trick_only().then_some(true));
    fields.may("facts.disputed", (!facts.disputed()).then_some(false));
    fields.may("facts.agreed", facts.agreed());
    act(facts.act(), fields);
    doubt(facts.doubt(), fields);
    unseen(facts.unseen(), fields);
}

/// The fields of a concession.
pub(super) fn concession(facts: &ConcessionFacts, fields: &mut WrittenFields) {
    fields.put("facts.declarer", facts.declarer().letter());
    fields.put("facts.conceder", facts.conceder().letter());
    fields.put("facts.left", facts.left());
    fields.put("facts.concedes", facts.concedes());
    fields.may("facts.claims", Some(facts.claims_said()).filter(|claims| *claims > 0));
    fields.may("facts.objection", facts.objection().map(|objection| objection.word()));
    fields.some("facts.exposed", facts.exposed());
    fields.may("facts.current_trick_only", facts.concerns_current_trick_only().then_some(true));
    fields.may("facts.agreed", facts.agreed().then_some(true));
    fields.may("facts.cards", facts.cards().map(|cards| pbn::write(&cards)));
    fields.may("facts.trump", facts.trump().map(|trump| trump.letters()));
    fields.may("facts.leader", facts.leader().map(|leader| leader.letter()));
    fields.some("facts.trick", facts.trick());
    let told = facts.said();
    said(&told.statement, &told.shown_out, |suit| told.aware[suit.index()], fields);
    score(|side| facts.won(side), facts.contract(), facts.vulnerable(), fields);
    act(facts.act(), fields);
    doubt(facts.doubt(), fields);
    unseen(facts.unseen(), fields);
}

/// Hands with unknown cards.
fn unseen(unseen: &Unseen, fields: &mut WrittenFields) {
    fields.some("facts.unseen", &unseen.hands);
    fields.some("facts.out", unseen.out.unwrap_or_default().into_iter().rev());
    fields.some("facts.played", unseen.played.into_iter().rev());
    fields.some("facts.lengths", unseen.lengths.iter().map(|(seat, suit, n)| format!("{seat} {n}{suit}")));
}

/// Tricks won, the contract, the vulnerability.
fn score(
    won: impl Fn(Side) -> Option<u8>,
    contract: Option<Contract>,
    vulnerable: Vulnerable,
    fields: &mut WrittenFields,
) {
    for side in [Side::NS, Side::EW] {
        fields.may(&format!("facts.won.{side}"), won(side));
    }
    fields.may("facts.contract", contract.map(|contract| format!("{}{}", contract.bid, contract.doubled)));
    fields.may("facts.vulnerable", (vulnerable != Vulnerable::None).then(|| vulnerable.word()));
}

/// Statement, failures to follow, findings by suit and forgotten cards.
fn said(
    statement: &[StatementStep],
    shown_out: &[(Seat, Suit)],
    aware: impl Fn(Suit) -> Option<Awareness>,
    fields: &mut WrittenFields,
) {
    fields.some("facts.statement", statement);
    fields.some("facts.shown_out", shown_out.iter().map(|(seat, suit)| format!("{seat} {suit}")));
    let mut cards = Cards::EMPTY;
    for suit in Suit::DOWN {
        let word = aware(suit).map(|found| match found {
            Awareness::Aware => "yes",
            Awareness::Doubtful => "doubtful",
            Awareness::Unaware { forgot } => {
                cards = cards.and(forgot.unwrap_or(Cards::EMPTY));
                "no"
            }
        });
        fields.may(&format!("facts.aware.{suit}"), word);
    }
    fields.some("facts.forgot", cards.into_iter().rev());
}

/// The act, and the play since.
fn act(act: &Act, fields: &mut WrittenFields) {
    fields.may("facts.how", act.how.map(|how| how.word()));
    fields.may("facts.meant", act.meant);
    fields.some("facts.played_on", &act.played_on);
    if let Some(asked) = act.play_on {
        fields.put("facts.play_on.asked_by", asked.asked_by.letter());
        fields.may("facts.play_on.all_agree", asked.all_agree);
        fields.may("facts.play_on.made", asked.made);
    }
}

/// A doubt that came later.
fn doubt(doubt: &Doubt, fields: &mut WrittenFields) {
    fields.may("facts.doubted", doubt.when.map(|when| when.word()));
    fields.may("facts.doubter", doubt.by.map(|seat| seat.letter()));
    fields.may("facts.already_won", Some(doubt.already_won).filter(|tricks| *tricks > 0));
    fields.may("facts.likely", doubt.likely);
    fields.may("facts.no_normal_play_loses", doubt.no_normal_play);
    fields.may("facts.no_legal_play_loses", doubt.no_legal_play);
}
