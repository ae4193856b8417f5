//! The components asked for in a scenario or in one stage of it.

use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::engine::Key;
use std::collections::BTreeMap;

/// Components asked for, with their weights.
pub(super) struct AskedComponents {
    pub asks: Vec<Key>,
    pub critical: Vec<Key>,
    pub weights: BTreeMap<Key, u8>,
}

/// Reads the fields `asks`, `critical` and `weights` of a table.
pub(super) fn read(table: &mut TableReader<'_>) -> Option<AskedComponents> {
    let asks = table.need("asks").and_then(|n| keys(&n, None));
    let critical = table.maybe("critical", |n| keys(n, asks.as_deref()));
    let weights = table.maybe("weights", |n| weights(n, asks.as_deref()));
    Some(AskedComponents {
        asks: asks?,
        critical: critical?.unwrap_or_default(),
        weights: weights?.unwrap_or_default(),
    })
}

/// True for components with a form: all but the line of play and returned tricks, which are part of
/// the result.
pub(crate) fn askable(key: Key) -> bool {
    !matches!(key, Key::Line | Key::Returned)
}

/// A list of distinct components, all of them among `asked` if that is known.
fn keys<'a>(node: &ValueNode<'a>, asked: Option<&[Key]>) -> Option<Vec<Key>> {
    let read = |item: &ValueNode<'a>| {
        let key = item.word(Key::ALL.map(|k| (k.word(), k)))?;
        if !askable(key) {
            return item.fault(FaultKind::CannotBeAsked);
        }
        is_asked(item, key, asked)?;
        Some((item.clone(), key))
    };
    let mut keys = Vec::new();
    let mut good = true;
    for (item, key) in node.each(read)? {
        if keys.contains(&key) {
            good = false;
            item.fault::<()>(FaultKind::Twice);
        }
        keys.push(key);
    }
    if keys.is_empty() {
        return node.fault(FaultKind::Empty);
    }
    keys.sort();
    good.then_some(keys)
}

fn is_asked(item: &ValueNode<'_>, key: Key, asked: Option<&[Key]>) -> Option<()> {
    if asked.is_none_or(|asked| asked.contains(&key)) { Some(()) } else { item.fault(FaultKind::NotAsked) }
}

fn weights(node: &ValueNode<'_>, asked: Option<&[Key]>) -> Option<BTreeMap<Key, u8>> {
    let read = |(name, item): (&str, ValueNode<'_>)| {
        let Some(key) = Key::read(name) else { return item.fault(FaultKind::UnknownField) };
        let weight = item.number(1, 9);
        is_asked(&item, key, asked)?;
        Some((key, weight? as u8))
    };
    let read: Vec<_> = node.table()?.all().into_iter().map(read).collect();
    read.into_iter().collect()
}
