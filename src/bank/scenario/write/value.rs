//! Values of the file format and their TOML notation.

use std::fmt::Display;

/// Longest line of a file; longer lists are written with a line for each element.
const LINE: usize = 120;

/// The text of an empty list, as opposed to an unknown one.
pub(crate) const NONE: &str = "none";

/// A value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// A text
    Text(String),
    /// A whole number
    Number(u64),
    /// True or false
    Truth(bool),
    /// Several texts
    List(Vec<String>),
    /// Two numbers, from and to
    FromTo(u64, u64),
    /// A value in TOML, on one line
    Toml(String),
}

/// A field: its path in the file, such as `facts.meaning.2.points`, and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrittenField {
    pub path: String,
    pub value: Value,
}

/// Fields in file order.
pub(crate) type WrittenFields = Vec<WrittenField>;

/// A list of fields under construction.
pub(crate) trait FieldSink {
    fn put(&mut self, path: impl Into<String>, value: impl Into<Value>);

    /// Adds a field if it has a value.
    fn put_optional(&mut self, path: &str, value: Option<impl Into<Value>>) {
        if let Some(value) = value {
            self.put(path, value);
        }
    }

    /// Adds a list unless it is empty.
    fn put_list<T: Display>(&mut self, path: &str, items: impl IntoIterator<Item = T>) {
        match Value::list(items) {
            Value::List(items) if items.is_empty() => {}
            list => self.put(path, list),
        }
    }
}

impl FieldSink for WrittenFields {
    fn put(&mut self, path: impl Into<String>, value: impl Into<Value>) {
        self.push(WrittenField { path: path.into(), value: value.into() });
    }
}

impl Value {
    /// Several texts.
    pub fn list<T: Display>(items: impl IntoIterator<Item = T>) -> Value {
        Value::List(items.into_iter().map(|item| item.to_string()).collect())
    }

    /// Two numbers, from and to.
    pub fn from_to((from, to): (u8, u8)) -> Value {
        Value::FromTo(from.into(), to.into())
    }

    /// The value as it is typed at the desk.
    pub fn text(&self) -> String {
        match self {
            Value::Text(text) | Value::Toml(text) => text.clone(),
            Value::Number(n) => n.to_string(),
            Value::Truth(truth) => truth.to_string(),
            Value::List(items) if items.is_empty() => NONE.to_owned(),
            Value::List(items) => items.join(", "),
            Value::FromTo(from, to) => format!("{from}-{to}"),
        }
    }

    /// The value on one line.
    pub fn inline(&self) -> String {
        match self {
            Value::Text(text) => quoted(text),
            Value::Number(n) => n.to_string(),
            Value::Truth(truth) => truth.to_string(),
            Value::List(items) => {
                format!("[{}]", items.iter().map(|item| quoted(item)).collect::<Vec<_>>().join(", "))
            }
            Value::FromTo(from, to) => format!("[{from}, {to}]"),
            Value::Toml(value) => value.clone(),
        }
    }

    /// The line of a field, or several lines for a long list.
    pub fn line(&self, name: &str) -> String {
        let line = format!("{name} = {}\n", self.inline());
        match self {
            Value::List(items) if line.chars().count() > LINE => {
                let items: String = items.iter().map(|item| format!("    {},\n", quoted(item))).collect();
                format!("{name} = [\n{items}]\n")
            }
            _ => line,
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Truth(truth)
    }
}

impl From<u8> for Value {
    fn from(n: u8) -> Value {
        Value::Number(n.into())
    }
}

impl From<u16> for Value {
    fn from(n: u16) -> Value {
        Value::Number(n.into())
    }
}

/// A text between quotation marks.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_quotes_and_newlines() {
        let text = "a \"b\" \\ c\n\u{7f}é";
        let table: toml::Table = Value::from(text).line("x").parse().expect("TOML");
        assert_eq!(table["x"].as_str(), Some(text));
    }

    #[test]
    fn wraps_long_lists() {
        let long = Value::list((0..40).map(|n| format!("item {n}"))).line("x");
        let table: toml::Table = long.parse().expect("TOML");
        assert_eq!((long.lines().count(), table["x"].as_array().map(Vec::len)), (42, Some(40)));
        assert_eq!(Value::list(["a", "b"]).line("x"), "x = [\"a\", \"b\"]\n");
    }
}
