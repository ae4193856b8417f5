//! Fields of a claim or concession that a change sets to another choice of their type.

use super::Change;
use crate::scenario::claim;
use crate::scenario::schema::{self, FieldSlot};
use crate::scenario::values::TRICKS;
use rules::bridge::{Bid, Contract, Strain};
use rules::engine::claim::{ClaimAct, ClaimSetup};

/// A field that changes set.
pub(super) struct ChangeField {
    /// The last step of its path, by which tokens and messages name it
    name: &'static str,
    may_be_open: bool,
    slot: &'static (dyn FieldSlot<ClaimSetup> + Sync),
}

/// Paths below `facts` of fields that are always known.
const KNOWN: &[&str] =
    &["claims", "concedes", "trump", "leader", "current_trick_only", "disputed", "already_won"];

/// Paths below `facts` of fields that may become unknown.
const OPEN: &[&str] = &[
    "how",
    "meant",
    "objection",
    "agreed",
    "doubted",
    "doubter",
    "likely",
    "no_normal_play_loses",
    "no_legal_play_loses",
    "play_on.all_agree",
];

impl ChangeField {
    pub fn named(name: &str) -> Option<ChangeField> {
        let path = KNOWN.iter().chain(OPEN).find(|path| path.rsplit('.').next() == Some(name))?;
        let slot = schema::find(claim::FIELDS, path)?;
        Some(ChangeField { name: path.rsplit('.').next()?, may_be_open: OPEN.contains(path), slot })
    }

    /// Its changes, the unknown value last.
    pub fn changes(&self) -> Vec<Change> {
        let open = self.may_be_open.then_some(None);
        let choices = self.slot.choices().into_iter().map(Some).chain(open);
        choices.map(|to| Change::Set { field: self.name, to }).collect()
    }

    /// Its value as one of the choices; `None` if it is unknown.
    pub fn text(&self, of: &mut ClaimSetup) -> Option<String> {
        self.slot.value(of).map(|value| value.text())
    }

    /// A number of tricks may have been none, one more, one less, or not found.
    pub fn other_tricks(&self, of: &mut ClaimSetup) -> Vec<Change> {
        let Some(most) = self.text(of).and_then(|text| text.parse::<usize>().ok()) else { return Vec::new() };
        let mut others = vec![Some(0), most.checked_sub(1), most.checked_add(1)];
        others.dedup();
        let others = others.into_iter().flatten().filter_map(|tricks| TRICKS.get(tricks)).copied();
        others.map(Some).chain([None]).map(|to| Change::Set { field: self.name, to }).collect()
    }

    /// Sets it, and removes facts that need another value; `None` if these facts do not have it.
    pub fn set(&self, to: Option<&str>, setup: &mut ClaimSetup) -> Option<()> {
        self.slot.choose(to, setup)?;
        match self.name {
            // Tricks claimed beside a concession are not changed by themselves.
            "claims" if setup.is_concession() => return None,
            "concedes" if setup.claims > 0 => setup.claims = setup.claimed(),
            "trump" => {
                let strain = setup.strain();
                setup.contract = setup.contract.and_then(|contract| in_strain(contract, strain));
            }
            "how" => setup.act.meant = setup.act.meant.filter(|_| setup.act.how == Some(ClaimAct::Shown)),
            // Without a dispute there is no doubt, no refusal to agree, and no request to play on.
            "disputed" if to == Some("false") => {
                setup.doubt = Default::default();
                setup.agreed = setup.agreed.filter(|agreed| *agreed);
                setup.act.play_on = None;
            }
            "agreed" if setup.is_concession() => setup.agreed = Some(setup.agreed?).filter(|agreed| *agreed),
            "all_agree" => {
                let asked = setup.act.play_on.as_mut()?;
                asked.made = asked.made.filter(|_| asked.all_agree != Some(false));
            }
            _ => {}
        }
        Some(())
    }
}

/// The same contract in another denomination.
fn in_strain(contract: Contract, strain: Strain) -> Option<Contract> {
    Some(Contract { bid: Bid::new(contract.bid.level(), strain)?, ..contract })
}
