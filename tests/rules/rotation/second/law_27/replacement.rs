//! What the Laws make of the call that replaces an insufficient bid (27B1 and 27B2).

use super::matter::{Matter, State, Tried};
use super::opinion::Account;
use super::story::Made;
use rules::bridge::{Bid, Call, Seat};
use rules::law::Edition;

impl Account<'_> {
    /// True if it depends on a finding whether partner must pass.
    pub fn is_unsettled(&self) -> bool {
        let replaced = |matter: &Matter| matches!(matter.state, State::Replaced(_));
        self.matter.as_ref().is_some_and(replaced) && self.paragraph().is_none()
    }

    pub fn is_partner(&self, seat: Seat) -> bool {
        self.matter.as_ref().is_some_and(|matter| matter.offender.partner() == seat)
    }

    /// The paragraph of 27B for the replacement that stands; `None` while it depends on a finding.
    pub fn paragraph(&self) -> Option<&'static str> {
        let matter = self.matter.as_ref()?;
        let new = if let State::Replaced(tried) = matter.state { Some(tried) } else { None };
        if matter.silenced.is_some() {
            return matter.silenced;
        }
        match (self.is_lowest(new), self.story.edition) {
            (None, _) => None,
            (Some(true), Edition::E1997) => Some("27B1"),
            (Some(true), _) => Some("27B1(a)"),
            (Some(false), Edition::E1997) => Some("27B2"),
            (Some(false), _) => {
                let comparable = match new {
                    Some(tried) => self.is_comparable(tried).flatten(),
                    None => self.story.comparable,
                };
                comparable.map(|yes| if yes { "27B1(b)" } else { "27B2" })
            }
        }
    }

    /// False if the Director's finding on the lowest bid contradicts the calls, or is missing where
    /// a cheaper bid in the same denomination may be artificial.
    pub fn is_consistent(&self, new: Option<Tried>) -> bool {
        let known = self.known_lowest(new);
        if known.is_none() && new.is_some_and(|tried| tried.made.artificial == Some(false)) {
            return self.story.lowest.is_some();
        }
        known.is_none() || self.story.lowest.is_none_or(|found| known == Some(found))
    }

    /// 27B1(a): the lowest sufficient bid that specifies the same denomination (2017), or in the
    /// same denomination, both natural beyond doubt (before); `None` until the Director has found.
    pub fn is_lowest(&self, new: Option<Tried>) -> Option<bool> {
        self.known_lowest(new).or(self.story.lowest)
    }

    fn known_lowest(&self, new: Option<Tried>) -> Option<bool> {
        let matter = self.matter.as_ref()?;
        let bids = matter.tried.iter().filter(|tried| tried.made.call.is_bid());
        let each: Vec<Option<bool>> =
            bids.map(|old| self.is_lowest_of(old.made, new.map(|n| n.made))).collect();
        match each.contains(&Some(false)) {
            true => Some(false),
            false => (!each.contains(&None)).then_some(true),
        }
    }

    fn is_lowest_of(&self, old: Made, new: Option<Made>) -> Option<bool> {
        let modern = self.story.edition == Edition::E2017;
        let Call::Bid(bid) = old.call else { return None };
        let none_specified = old.specifies().is_some_and(|strains| strains.is_empty());
        if modern && none_specified || !modern && old.artificial == Some(true) {
            return Some(false);
        }
        let new = new?;
        let Call::Bid(instead) = new.call else { return Some(false) };
        let naturals = (old.artificial, new.artificial) == (Some(false), Some(false));
        let lowest = instead.strain() == bid.strain() && self.is_cheapest(instead);
        if !modern {
            return match lowest && new.artificial != Some(true) {
                false => Some(false),
                true => naturals.then_some(true),
            };
        }
        match (old.specifies(), new.specifies()) {
            (Some(old), Some(new)) if old != new => Some(false),
            (Some(_), Some(_)) if lowest => Some(true),
            _ => None,
        }
    }

    /// True if no lower bid in its denomination is sufficient.
    fn is_cheapest(&self, bid: Bid) -> bool {
        let last = self.matter.as_ref().map(|matter| matter.last);
        Bid::new(bid.level() - 1, bid.strain()).is_none_or(|lower| Some(lower) <= last)
    }

    /// 23A in 2017; the same or a more precise meaning in 2007. The outer `None` leaves out meanings
    /// that overlap; the inner one waits for the finding.
    pub fn is_comparable(&self, new: Tried) -> Option<Option<bool>> {
        let old = self.matter.as_ref()?.bid();
        let ranges = old.made.range().zip(new.made.range());
        let Some(((low, high), (least, most))) = ranges.filter(|_| self.story.comparable.is_none()) else {
            return Some(self.story.comparable);
        };
        match (least > high || most < low, low <= least && most <= high) {
            (true, _) => Some(Some(false)),
            (_, true) => Some(Some(true)),
            _ => None,
        }
    }
}
