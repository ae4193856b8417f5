//! Variants of a scenario that are not asked.

use crate::fault::FaultKind;
use crate::reader::ValueNode;
use crate::variant::token::Token;
use std::collections::BTreeSet;

/// The word for every variant.
pub const ALL_VARIANTS: &str = "all";

/// The variants that are not asked: single ones, or all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VetoedVariants {
    all: bool,
    tokens: BTreeSet<Token>,
}

impl VetoedVariants {
    /// True for a variant that is not asked.
    pub fn has(&self, token: Token) -> bool {
        self.all || self.tokens.contains(&token)
    }

    /// As files have them.
    pub(super) fn words(&self) -> Vec<String> {
        let all = self.all.then(|| ALL_VARIANTS.to_owned());
        all.into_iter().chain(self.tokens.iter().map(Token::to_string)).collect()
    }
}

/// Reads a list of tokens, or of the word for all.
pub(super) fn read(node: &ValueNode<'_>) -> Option<VetoedVariants> {
    let mut vetoed = VetoedVariants::default();
    let read = |item: &ValueNode<'_>| match item.text()? {
        ALL_VARIANTS => Some(None),
        text => text.parse().map(Some).ok().or_else(|| item.fault(FaultKind::NotAnId)),
    };
    for token in node.each_non_empty(read)? {
        match token {
            None => vetoed.all = true,
            Some(token) => drop(vetoed.tokens.insert(token)),
        }
    }
    Some(vetoed)
}
