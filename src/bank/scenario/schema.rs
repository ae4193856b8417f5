//! The fields of a table as rows: name, whether a file must have it, and its place in the facts.
//! The place's type gives notation, bounds and choices. Reader, writer, desk and changes follow the
//! rows.
//!
//! ```toml
//! already_won = 2    # ("already_won", may, &Claim::at(|s| Some(&mut s.doubt.already_won)))
//! ```

use super::write::{FieldSink, Value, WrittenFields};
use crate::reader::{TableReader, ValueNode};

/// A row: the name of a field, whether it must be there, and its place in an `S`.
pub(crate) type FieldRow<S> = (&'static str, fn(&S) -> bool, &'static (dyn FieldSlot<S> + Sync));

/// Every file has the field.
pub(crate) fn always<S>(_: &S) -> bool {
    true
}

/// The field may be left out.
pub(crate) fn may<S>(_: &S) -> bool {
    false
}

/// The type of a field at the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldType {
    /// A text
    Text,
    Seat,
    /// A suit or notrump
    Strain,
    /// A whole number
    Number,
    /// True or false
    Truth,
    /// Events of an auction: a list
    Auction,
    /// Four hands: a text
    Hands,
    /// Several texts, with commas or line breaks between them
    List,
    /// Several cards or denominations, with anything between them
    Words,
    /// Several seats, likewise
    Seats,
    /// From and to, as in `0-11`
    FromTo,
}

/// A field with its path in files.
#[derive(Clone, Debug)]
pub(crate) struct TypedField {
    pub path: String,
    pub holds: FieldType,
    /// Every value, if there are few
    pub choices: Vec<&'static str>,
}

/// A type of values, with its notation in files.
pub(crate) trait FieldValue: Sized {
    const TYPE: FieldType;
    /// The type of a list of them
    const LIST: FieldType;

    fn read(node: &ValueNode<'_>, bounds: (u16, u16)) -> Option<Self>;

    /// `None` if it is unknown.
    fn value(&self) -> Option<Value>;

    /// Every value as a text, if there are few.
    fn choices() -> Vec<&'static str> {
        Vec::new()
    }

    /// The value of this choice, or the unknown one.
    fn chosen(_: Option<&str>) -> Option<Self> {
        None
    }
}

/// The place of a field in an `S`.
pub(crate) trait FieldSlot<S: 'static> {
    /// False if such facts do not have the field.
    fn is_in(&self, _: &mut S) -> bool {
        true
    }

    fn read(&self, node: &ValueNode<'_>, into: &mut S) -> Option<()>;

    /// `None` if it is unknown, or a table.
    fn value(&self, of: &mut S) -> Option<Value>;

    /// The type of the value.
    fn holds(&self) -> FieldType;

    /// Every value as a text, if there are few.
    fn choices(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Sets one of the choices, or the unknown value; `None` if there is no such one.
    fn choose(&self, _: Option<&str>, _: &mut S) -> Option<()> {
        None
    }

    /// The fields of a table.
    fn fields(&self) -> &'static [FieldRow<S>] {
        &[]
    }
}

/// A single value, with bounds if it is a number.
pub(crate) struct Place<S, T> {
    place: fn(&mut S) -> Option<&mut T>,
    bounds: (u16, u16),
}

/// A table of fields.
pub(crate) struct FieldTable<S: 'static> {
    pub fields: &'static [FieldRow<S>],
    /// Makes room for the fields
    pub begin: fn(&mut S),
    /// Called if the table has a fault
    pub fail: fn(&mut S),
}

/// Reads fields, and reports all faults; the table is not closed.
pub(crate) fn read<S>(fields: &[FieldRow<S>], table: &mut TableReader<'_>, into: &mut S) -> Option<()> {
    let mut read = Some(());
    for (name, must, slot) in fields {
        if slot.is_in(into) {
            let node = if must(into) { table.need(name).map(Some) } else { Some(table.get(name)) };
            let done = node.and_then(|node| node.map_or(Some(()), |node| slot.read(&node, into)));
            read = read.and(done);
        }
    }
    read
}

/// Adds the fields that differ from the default, or must be there.
pub(crate) fn write<S>(
    fields: &[FieldRow<S>],
    at: &str,
    of: &mut S,
    default: &mut S,
    written: &mut WrittenFields,
) {
    for (name, must, slot) in fields {
        let path = format!("{at}.{name}");
        write(slot.fields(), &path, of, default, written);
        let value = slot.value(of);
        let differs = must(of) || value != slot.value(default);
        written.put_optional(&path, value.filter(|_| differs));
    }
}

/// The field with this path below the table.
pub(crate) fn find<S>(fields: &[FieldRow<S>], path: &str) -> Option<&'static (dyn FieldSlot<S> + Sync)> {
    let (first, within) = path.split_once('.').unwrap_or((path, ""));
    let (.., slot) = fields.iter().find(|(name, ..)| *name == first)?;
    if within.is_empty() { Some(*slot) } else { find(slot.fields(), within) }
}

/// True if a file with such facts must have this field.
pub(crate) fn needs<S>(fields: &[FieldRow<S>], name: &str, of: &S) -> bool {
    fields.iter().any(|(other, must, _)| *other == name && must(of))
}

/// The path, type and choices of each field.
pub(crate) fn types<S>(fields: &[FieldRow<S>], at: &str) -> Vec<TypedField> {
    let typed = |(name, _, slot): &FieldRow<S>| match slot.fields() {
        [] => vec![TypedField { path: format!("{at}.{name}"), holds: slot.holds(), choices: slot.choices() }],
        within => types(within, &format!("{at}.{name}")),
    };
    fields.iter().flat_map(typed).collect()
}

impl<S, T> Place<S, T> {
    /// A value; a number is of tricks, from 0 to 13.
    pub const fn at(place: fn(&mut S) -> Option<&mut T>) -> Place<S, T> {
        Place::within(0, 13, place)
    }

    /// A number within these bounds, or a range.
    pub const fn within(low: u16, high: u16, place: fn(&mut S) -> Option<&mut T>) -> Place<S, T> {
        Place { place, bounds: (low, high) }
    }
}

impl<S: 'static, T: FieldValue> FieldSlot<S> for Place<S, T> {
    fn is_in(&self, of: &mut S) -> bool {
        (self.place)(of).is_some()
    }

    fn read(&self, node: &ValueNode<'_>, into: &mut S) -> Option<()> {
        *(self.place)(into)? = T::read(node, self.bounds)?;
        Some(())
    }

    fn value(&self, of: &mut S) -> Option<Value> {
        (self.place)(of)?.value()
    }

    fn holds(&self) -> FieldType {
        T::TYPE
    }

    fn choices(&self) -> Vec<&'static str> {
        T::choices()
    }

    fn choose(&self, choice: Option<&str>, into: &mut S) -> Option<()> {
        *(self.place)(into)? = T::chosen(choice)?;
        Some(())
    }
}

impl<S> FieldSlot<S> for FieldTable<S> {
    fn read(&self, node: &ValueNode<'_>, into: &mut S) -> Option<()> {
        let mut all = || {
            let mut table = node.table()?;
            (self.begin)(into);
            let done = read(self.fields, &mut table, into);
            table.close();
            done
        };
        let done = all();
        if done.is_none() {
            (self.fail)(into);
        }
        done
    }

    fn value(&self, _: &mut S) -> Option<Value> {
        None
    }

    fn holds(&self) -> FieldType {
        FieldType::Text
    }

    fn fields(&self) -> &'static [FieldRow<S>] {
        self.fields
    }
}
