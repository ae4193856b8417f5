//! A wrong component of an answer that is right in all others.

use crate::MarkedComponent;
use crate::question::NONE;
use rules::engine::{Component, Key, Ruling};
use rules::law::Clause;
use std::collections::BTreeSet;

/// A wrong value beside the right ones.
pub(super) struct WrongValue<'a> {
    pub ruling: &'a Ruling,
    pub component: &'a MarkedComponent,
    /// The tokens given, without `none`
    pub given: BTreeSet<&'a str>,
    /// The first right tokens, without `none`
    pub right: BTreeSet<&'a str>,
}

impl<'a> WrongValue<'a> {
    /// The value; `None` where nothing was answered or nothing is right.
    pub fn of(ruling: &'a Ruling, component: &'a MarkedComponent) -> Option<WrongValue<'a>> {
        let without_none = |tokens: &'a [String]| -> BTreeSet<&'a str> {
            tokens.iter().map(String::as_str).filter(|token| *token != NONE).collect()
        };
        // Of several right values none is the one that was missed; tricks and results have bounds.
        let is_range = component.right.len() > 1 && !matches!(component.key, Key::Tricks | Key::Result);
        if component.given.is_empty() || is_range {
            return None;
        }
        let (given, right) = (without_none(&component.given), without_none(component.right.first()?));
        Some(WrongValue { ruling, component, given, right })
    }

    /// The only token given.
    pub fn token(&self) -> &str {
        self.component.given.first().map_or("", String::as_str)
    }

    /// The only right token, or the first.
    pub fn right_token(&self) -> Option<&'a str> {
        self.component.right.first()?.first().map(String::as_str)
    }

    /// The clause given.
    pub fn clause(&self) -> Option<Clause> {
        self.token().parse().ok()
    }

    /// The number of the law that disposes of the case.
    pub fn law(&self) -> &'static str {
        match self.ruling.component(Key::Law) {
            Some(Component::Law(clause)) => clause.law(),
            _ => "",
        }
    }
}
