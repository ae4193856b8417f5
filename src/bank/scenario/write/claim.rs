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
    fields.put_list("facts.trick", facts.trick());
    score(|side| facts.won(side), facts.contract(), facts.vulnerable(), fields);
    fields.put("facts.claimer", facts.claimer().letter());
    fields.put("facts.claims", facts.claims());
    statement(facts.statement(), facts.shown_out(), |suit| facts.aware(suit), fields);
    fields.put_list("facts.exposed", facts.exposed());
    fields.put_optional("facts.current_trick_only", facts.concerns_current_trick_only().then_some(true));
    fields.put_optional("facts.disputed", (!facts.disputed()).then_some(false));
    fields.put_optional("facts.agreed", facts.agreed());
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
    fields.put_optional("facts.claims", Some(facts.claims_said()).filter(|claims| *claims > 0));
    fields.put_optional("facts.objection", facts.objection().map(|objection| objection.word()));
    fields.put_list("facts.exposed", facts.exposed());
    fields.put_optional("facts.current_trick_only", facts.concerns_current_trick_only().then_some(true));
    fields.put_optional("facts.agreed", facts.agreed().then_some(true));
    fields.put_optional("facts.cards", facts.cards().map(|cards| pbn::write(&cards)));
    fields.put_optional("facts.trump", facts.trump().map(|trump| trump.letters()));
    fields.put_optional("facts.leader", facts.leader().map(|leader| leader.letter()));
    fields.put_list("facts.trick", facts.trick());
    let said = facts.conceder_statement();
    statement(&said.statement, &said.shown_out, |suit| said.aware[suit.index()], fields);
    score(|side| facts.won(side), facts.contract(), facts.vulnerable(), fields);
    act(facts.act(), fields);
    doubt(facts.doubt(), fields);
    unseen(facts.unseen(), fields);
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
fn score(
    won: impl Fn(Side) -> Option<u8>,
    contract: Option<Contract>,
    vulnerable: Vulnerable,
    fields: &mut WrittenFields,
) {
    for side in [Side::NS, Side::EW] {
        fields.put_optional(&format!("facts.won.{side}"), won(side));
    }
    fields.put_optional(
        "facts.contract",
        contract.map(|contract| format!("{}{}", contract.bid, contract.doubled)),
    );
    fields.put_optional("facts.vulnerable", (vulnerable != Vulnerable::None).then(|| vulnerable.word()));
}

/// Statement, failures to follow, findings by suit and forgotten cards.
fn statement(
    statement: &[StatementStep],
    shown_out: &[(Seat, Suit)],
    aware: impl Fn(Suit) -> Option<Awareness>,
    fields: &mut WrittenFields,
) {
    fields.put_list("facts.statement", statement);
    fields.put_list("facts.shown_out", shown_out.iter().map(|(seat, suit)| format!("{seat} {suit}")));
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
        fields.put_optional(&format!("facts.aware.{suit}"), word);
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
