//! The fields of a claim or concession: the rows of the table `facts`, its reader and its writer.

use super::schema::{self, FieldRow, FieldSlot, FieldTable, FieldType, FieldValue, Place, always, may};
use super::write::{Value, WrittenFields};
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::bridge::{Card, Cards, Contract, Seat, Suit};
use rules::engine::Family;
use rules::engine::claim::{Announced, Awareness, ClaimFacts, ClaimSetup, Objection, PlayOn};

type Claim<T> = Place<ClaimSetup, T>;

/// The table `facts`. A field of one family only has its place in the facts of that family.
pub(crate) const FIELDS: &[FieldRow<ClaimSetup>] = &[
    ("cards", of_claim, &Claim::at(|s| Some(&mut s.cards))),
    ("trump", of_claim, &Claim::at(|s| Some(&mut s.trump))),
    ("declarer", always, &Claim::at(|s| Some(&mut s.declarer))),
    ("leader", of_claim, &Claim::at(|s| Some(&mut s.leader))),
    ("trick", may, &Claim::at(|s| Some(&mut s.trick))),
    ("won", may, &FieldTable { fields: WON, begin: |s| s.won = Some([0; 2]), fail: |_| {} }),
    ("contract", may, &Claim::at(|s| Some(&mut s.contract))),
    ("vulnerable", may, &Claim::at(|s| Some(&mut s.vulnerable))),
    ("claimer", always, &Claim::at(|s| of_claim(s).then_some(&mut s.claimer))),
    ("conceder", always, &Claim::at(|s| s.is_concession().then_some(&mut s.claimer))),
    ("left", always, &Claim::within(1, 13, left)),
    ("concedes", always, &Claim::at(concedes)),
    ("claims", of_claim, &Claim::at(|s| Some(&mut s.claims))),
    ("objection", may, &Claim::at(objection)),
    ("statement", may, &Claim::at(|s| Some(&mut s.statement))),
    ("shown_out", may, &Claim::at(|s| Some(&mut s.shown_out))),
    ("aware", may, &FieldTable { fields: AWARE, begin: |_| {}, fail: any_forgotten }),
    ("forgot", may, &Forgotten),
    ("exposed", may, &Claim::at(|s| Some(&mut s.exposed))),
    ("current_trick_only", may, &Claim::at(|s| Some(&mut s.concerns_current_trick_only))),
    ("disputed", may, &Claim::at(disputed)),
    ("agreed", may, &Claim::at(|s| Some(&mut s.agreed))),
    ("how", may, &Claim::at(|s| Some(&mut s.act.how))),
    ("meant", may, &Claim::at(|s| Some(&mut s.act.meant))),
    ("played_on", may, &Claim::at(|s| Some(&mut s.act.played_on))),
    ("play_on", may, &FieldTable { fields: PLAY_ON, begin: |s| s.act.play_on = Some(ASKED), fail: |_| {} }),
    ("doubted", may, &Claim::at(|s| Some(&mut s.doubt.when))),
    ("doubter", may, &Claim::at(|s| Some(&mut s.doubt.by))),
    ("already_won", may, &Claim::at(|s| Some(&mut s.doubt.already_won))),
    ("likely", may, &Claim::at(|s| Some(&mut s.doubt.likely))),
    ("no_normal_play_loses", may, &Claim::at(|s| Some(&mut s.doubt.no_normal_play))),
    ("no_legal_play_loses", may, &Claim::at(|s| Some(&mut s.doubt.no_legal_play))),
    ("unseen", may, &Claim::at(|s| Some(&mut s.unseen.hands))),
    ("out", may, &Claim::at(|s| Some(&mut s.unseen.out))),
    ("played", may, &Claim::at(|s| Some(&mut s.unseen.played))),
    ("lengths", may, &Claim::at(|s| Some(&mut s.unseen.lengths))),
];

const WON: &[FieldRow<ClaimSetup>] = &[
    ("NS", always, &Claim::at(|s| s.won.as_mut().map(|[ns, _]| ns))),
    ("EW", always, &Claim::at(|s| s.won.as_mut().map(|[_, ew]| ew))),
];

const AWARE: &[FieldRow<ClaimSetup>] = &[
    ("S", may, &Claim::at(|s| Some(&mut s.aware[Suit::S.index()]))),
    ("H", may, &Claim::at(|s| Some(&mut s.aware[Suit::H.index()]))),
    ("D", may, &Claim::at(|s| Some(&mut s.aware[Suit::D.index()]))),
    ("C", may, &Claim::at(|s| Some(&mut s.aware[Suit::C.index()]))),
];

const PLAY_ON: &[FieldRow<ClaimSetup>] = &[
    ("asked_by", always, &Claim::at(|s| Some(&mut s.act.play_on.as_mut()?.asked_by))),
    ("all_agree", may, &Claim::at(|s| Some(&mut s.act.play_on.as_mut()?.all_agree))),
    ("made", may, &Claim::at(|s| Some(&mut s.act.play_on.as_mut()?.made))),
];

const ASKED: PlayOn = PlayOn { asked_by: Seat::N, all_agree: None, made: None };

fn of_claim(setup: &ClaimSetup) -> bool {
    !setup.is_concession()
}

fn disputed(setup: &mut ClaimSetup) -> Option<&mut bool> {
    if let Announced::Claim { disputed } = &mut setup.announced { Some(disputed) } else { None }
}

fn left(setup: &mut ClaimSetup) -> Option<&mut u8> {
    if let Announced::Concession { left, .. } = &mut setup.announced { Some(left) } else { None }
}

fn concedes(setup: &mut ClaimSetup) -> Option<&mut u8> {
    if let Announced::Concession { concedes, .. } = &mut setup.announced { Some(concedes) } else { None }
}

fn objection(setup: &mut ClaimSetup) -> Option<&mut Option<Objection>> {
    if let Announced::Concession { objection, .. } = &mut setup.announced { Some(objection) } else { None }
}

/// A faulty finding must not make faults of cards forgotten.
fn any_forgotten(setup: &mut ClaimSetup) {
    setup.aware = [Some(Awareness::Unaware { forgot: None }); 4];
}

/// The cards forgotten, each in a suit with the finding `no`.
struct Forgotten;

impl Forgotten {
    fn of(setup: &mut ClaimSetup, suit: Suit) -> Option<&mut Option<Cards>> {
        match &mut setup.aware[suit.index()] {
            Some(Awareness::Unaware { forgot }) => Some(forgot),
            _ => None,
        }
    }
}

impl FieldSlot<ClaimSetup> for Forgotten {
    fn read(&self, node: &ValueNode<'_>, into: &mut ClaimSetup) -> Option<()> {
        let cards = node.each(|item| Some((item.clone(), item.read::<Card>(FaultKind::NotACard)?)))?;
        let mut read = Some(());
        for (item, card) in cards {
            match Forgotten::of(into, card.suit) {
                Some(forgot) => *forgot = Some(forgot.unwrap_or_default().with(card)),
                None => read = item.fault(FaultKind::ForgottenButNotUnaware),
            }
        }
        read
    }

    fn value(&self, of: &mut ClaimSetup) -> Option<Value> {
        let cards = Suit::DOWN.map(|suit| Forgotten::of(of, suit).and_then(|forgot| *forgot));
        cards.into_iter().flatten().fold(Cards::EMPTY, Cards::and).value()
    }

    fn holds(&self) -> FieldType {
        Cards::TYPE
    }
}

/// A claim or concession with the defaults of the format.
pub(crate) fn default(family: Family) -> ClaimSetup {
    let concession = Announced::Concession { left: 0, concedes: 0, objection: None };
    let announced = if family == Family::Claim { Announced::default() } else { concession };
    ClaimSetup { announced, ..ClaimSetup::default() }
}

/// Reads the table `facts` of this family.
pub(super) fn read(node: &ValueNode<'_>, family: Family) -> Option<ClaimFacts> {
    let mut table = node.table()?;
    let mut setup = default(family);
    let read = schema::read(FIELDS, &mut table, &mut setup);
    table.close();
    read?;
    let declarer = setup.declarer;
    setup.contract = setup.contract.map(|contract| Contract { declarer, ..contract });
    // A concession without agreement is what it is by default.
    setup.agreed = setup.agreed.filter(|agreed| *agreed || of_claim(&setup));
    let misfits = match setup.check() {
        Ok(facts) => return Some(facts),
        Err(misfits) => misfits,
    };
    for misfit in misfits {
        node.fault_at(&misfit.field, FaultKind::Claim(misfit.kind));
    }
    None
}

/// Writes the table `facts`.
pub(super) fn write(facts: &ClaimFacts, family: Family) -> WrittenFields {
    let mut fields = WrittenFields::new();
    schema::write(FIELDS, "facts", &mut facts.setup(), &mut default(family), &mut fields);
    if family == Family::Concession {
        fields.sort_by_key(|field| order_in_concessions(&field.path));
    }
    fields
}

/// Files of concessions begin with what was said, and end with the score and what came after.
fn order_in_concessions(path: &str) -> u8 {
    match path.split('.').nth(1) {
        Some("declarer" | "conceder" | "left" | "concedes" | "claims" | "objection") => 0,
        Some("exposed" | "current_trick_only" | "agreed") => 1,
        Some("cards" | "trump" | "leader" | "trick" | "statement" | "shown_out" | "aware" | "forgot") => 2,
        _ => 3,
    }
}
